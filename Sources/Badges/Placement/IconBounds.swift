/// The whole pixels that hold an icon and badges, as margins around the icon.
struct IconBounds {
  private let icon: PixelSize
  /// The pixels that the picture grows by on the left.
  private(set) var left = 0
  /// The pixels that it grows by above.
  private(set) var top = 0
  private var right = 0
  private var bottom = 0
  /// Whether a badge lies apart from the icon.
  private var hasGap = false

  /// The size of the picture.
  var size: PixelSize {
    PixelSize(width: left + icon.width + right, height: top + icon.height + bottom)
  }

  /// Holds the icon, whose upper left pixel is the origin, and the badges with their shadows.
  init(icon: PixelSize, around badges: [IconLayout.Placed]) {
    self.icon = icon
    for picture in badges.map(\.picture) {
      left = max(left, -picture.x)
      top = max(top, -picture.y)
      right = max(right, picture.x + picture.width - icon.width)
      bottom = max(bottom, picture.y + picture.height - icon.height)
      hasGap =
        hasGap || picture.x > icon.width || picture.y > icon.height
        || picture.x + picture.width < 0 || picture.y + picture.height < 0
    }
  }

  /// Refuses a picture beyond the limits, and one that is large for its emptiness alone.
  ///
  /// - Parameter hasOffset: Whether a badge is moved, so that less of that would help.
  func check(hasOffset: Bool) throws(BadgeError) {
    guard left + right + top + bottom > 0 else { return }
    guard max(size.width, size.height) <= PictureLimits.side else {
      throw tooLarge(hasOffset, "a side of more than \(PictureLimits.side) pixels")
    }
    // Factors below 2¹⁵ each.
    let area = size.width * size.height
    guard area <= PictureLimits.iconArea else {
      throw tooLarge(hasOffset, "more than 64 megapixels")
    }
    let mostApart = max(1 << 20, 4 * icon.width * icon.height)
    guard !hasGap || area <= mostApart else {
      throw tooLarge(
        hasOffset, "\(area) pixels, most of them empty (at most \(mostApart) with the badge apart)")
    }
  }

  private func tooLarge(_ hasOffset: Bool, _ what: String) -> BadgeError {
    guard hasOffset else {
      return BadgeError(
        .tooLarge, field: "on",
        "the icon has \(icon.width) × \(icon.height) pixels, and with what sticks out of it the"
          + " picture would have \(what); use a smaller icon, or the canvas clip")
    }
    return BadgeError(
      .tooLarge, field: "offset",
      "the badge lies so far outside the icon that the picture would have \(what);"
        + " use a smaller offset, or the canvas clip")
  }
}
