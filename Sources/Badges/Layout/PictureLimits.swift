/// What a picture may be, checked before anything is allocated.
package enum PictureLimits {
  /// Pixels a point.
  package static let scale = 0.1...16.0
  /// Points.
  package static let fontSize = 1.0...1000.0
  /// Pixels.
  package static let side = 32767
  /// Pixels in all.
  package static let area = 16 * 1024 * 1024
  /// Pixels in all of a badged icon: as many as an icon may have.
  static let iconArea = 64 * 1024 * 1024
  /// The type size in pixels that a badge can be scaled to on an icon.
  static let pixelSize = 0.1...16000.0

  /// Refuses a scale out of range.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point.
  ///   - field: The manifest key that an error names; default: scale.
  package static func check(scale: Double, field: String = "scale") throws(BadgeError) {
    guard Self.scale.contains(scale) else {
      throw BadgeError(field: field, "\(decimal(scale)): a scale is from 0.1 to 16")
    }
  }

  /// Refuses a scale that a badge would get on an icon and that no text can be set at.
  static func check(fittedScale scale: Double, fontSize: Double) throws(BadgeError) {
    guard pixelSize.contains(scale * fontSize) else {
      throw BadgeError(
        .tooLarge, field: nil,
        "on this icon the label would be \(scale * fontSize < 1 ? "smaller" : "larger") than text can be"
      )
    }
  }

  /// Refuses a picture beyond the limits on sides and area.
  package static func check(_ size: PixelSize) throws(BadgeError) {
    try check(width: Double(size.width), height: Double(size.height))
  }

  /// Refuses lengths beyond the limits, also ones too large for an integer.
  static func check(width: Double, height: Double) throws(BadgeError) {
    guard width <= Double(side), height <= Double(side) else {
      throw BadgeError(
        .tooLarge, field: nil,
        "the picture would have a side of more than \(side) pixels; use a smaller size or scale")
    }
    guard width * height <= Double(area) else {
      throw BadgeError(
        .tooLarge, field: nil,
        "the picture would have more than 16 megapixels; use a smaller size or scale")
    }
  }
}
