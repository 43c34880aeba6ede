public import BadgeImage
public import Badges

extension BadgeRenderer {
  /// Draws badges on an icon.
  ///
  /// What neither badge, shadow nor gap touches is the icon's bit for bit; a badge has the pixels that
  /// it has alone. An icon whose only owner gives it away is painted on in place.
  ///
  /// - Parameters:
  ///   - badges: The badges; later ones lie on earlier ones.
  ///   - icon: What they are drawn on.
  ///   - canvas: What becomes of parts outside the icon. Default: the picture grows.
  ///   - layoutDirection: What leading and trailing mean. Default: left to right.
  ///   - scale: Pixels a point, 0.1…16. Default: 1.
  /// - Throws: `BadgeError`, as for a badge, and for a placement or picture beyond the limits.
  public func draw(
    _ badges: [PlacedBadge], on icon: consuming Bitmap, canvas: IconCanvas = .expand,
    layoutDirection: LayoutDirection = .leftToRight, scale: Double = 1
  ) throws(BadgeError) -> BadgedIcon {
    try draw(
      badges, on: icon, canvas: canvas, layoutDirection: layoutDirection, scale: scale,
      space: .sRGB)
  }

  /// Draws badges on an icon in its colour space.
  func draw(
    _ badges: [PlacedBadge], on icon: consuming Bitmap, canvas: IconCanvas,
    layoutDirection: LayoutDirection, scale: Double, space: ColourSpace
  ) throws(BadgeError) -> BadgedIcon {
    let size = PixelSize(width: icon.width, height: icon.height)
    let layout = try iconLayout(badges, size, canvas, layoutDirection, scale)
    guard !layout.isPlain else { return BadgedIcon(bitmap: icon, layout: layout) }
    var picture = consume icon
    if layout.size != size {
      picture = picture.placed(
        inWidth: layout.size.width, height: layout.size.height, x: layout.icon.x, y: layout.icon.y)
    }
    for (badge, placed) in zip(badges, layout.badges) {
      guard let placed else { continue }
      try IconBadge(placed, badge.badge, space, renderer: self).paint(on: &picture)
    }
    return BadgedIcon(bitmap: picture, layout: layout)
  }

  /// Places badges on an icon and says what they are set in.
  ///
  /// - Parameters:
  ///   - badges: The badges; later ones lie on earlier ones.
  ///   - icon: The icon's size.
  ///   - canvas: What becomes of parts outside the icon. Default: the picture grows.
  ///   - layoutDirection: What leading and trailing mean. Default: left to right.
  ///   - scale: Pixels a point, 0.1…16. Default: 1.
  /// - Throws: `BadgeError`, as for a picture.
  public func measure(
    _ badges: [PlacedBadge], on icon: PixelSize, canvas: IconCanvas = .expand,
    layoutDirection: LayoutDirection = .leftToRight, scale: Double = 1
  ) throws(BadgeError) -> IconMeasurement {
    let layout = try iconLayout(badges, icon, canvas, layoutDirection, scale)
    var measured: [BadgeMeasurement] = []
    for (badge, placed) in zip(badges, layout.badges) {
      if let placed {
        measured.append(try measure(placed.layout, of: badge.badge))
      } else {
        measured.append(try measure(badge.badge, scale: scale))
      }
    }
    return IconMeasurement(layout: layout, badges: measured)
  }

  private func iconLayout(
    _ badges: [PlacedBadge], _ icon: PixelSize, _ canvas: IconCanvas,
    _ direction: LayoutDirection, _ scale: Double
  ) throws(BadgeError) -> IconLayout {
    try IconLayout(
      icon: icon, badges: badges, canvas: canvas, layoutDirection: direction, scale: scale
    ) { [self] badge, scale throws(BadgeError) in
      try layout(badge, fittedScale: scale)
    }
  }
}
