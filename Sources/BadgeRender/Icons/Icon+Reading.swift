import BadgeCairo
public import BadgeImage
public import Badges

extension Icon {
  /// Reads an icon's file: a PNG, or an SVG, which is drawn.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - size: The longer side of an SVG in points, 1…1000. Default: its own size, in which a pixel of
  ///     CSS is a point.
  ///   - scale: Pixels a point, for an SVG. Default: 1.
  /// - Throws: `BadgeError` about `on` where the file is no icon, and about `onSize` where the size
  ///   can't be had.
  public init(file bytes: [UInt8], size: Double? = nil, scale: Double = 1) throws(BadgeError) {
    if PNGFile.isSVG(bytes) {
      self = try SVGIcon(bytes, library: SVGLibrary.installed).icon(size: size, scale: scale)
      return
    }
    do throws(PNGError) {
      try self.init(png: bytes)
    } catch {
      throw BadgeError(.badIcon, field: "on", error.message)
    }
    guard size == nil else {
      throw BadgeError(.conflict, field: "onSize", "a PNG has a size of its own")
    }
  }
}
