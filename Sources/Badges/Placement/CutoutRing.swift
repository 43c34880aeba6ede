/// The shape of a badge and the gap around it, which are cut out of the icon.
package struct CutoutRing: Hashable, Sendable {
  /// The shape; what it keeps away from its box's sides is the fraction that the gap lacks of whole
  /// pixels.
  package let shape: RoundedBox

  /// How far the box reaches beyond the badge's on each side, in pixels.
  package let reach: Int

  /// Grows a badge's shape on all sides.
  ///
  /// - Parameters:
  ///   - badge: The shape.
  ///   - width: The width of the gap, in pixels; more than 0.
  /// - Throws: `BadgeError` where the box is beyond the limits on pictures.
  init(around badge: RoundedBox, width: Double) throws(BadgeError) {
    let reach = wholeSide(width)
    self.reach = reach
    let size = PixelSize(width: badge.width + 2 * reach, height: badge.height + 2 * reach)
    do {
      try PictureLimits.check(size)
    } catch {
      throw BadgeError(
        .tooLarge, field: "cutout", "the gap would be wider than a picture may be; use less")
    }
    // All points at that distance: square corners become round too.
    let grown = { (radius: Double) in radius + Double(reach) }
    let radii = CornerRadii(
      topLeft: grown(badge.radii.topLeft), topRight: grown(badge.radii.topRight),
      bottomLeft: grown(badge.radii.bottomLeft), bottomRight: grown(badge.radii.bottomRight))
    shape = RoundedBox(
      width: size.width, height: size.height, radii: radii,
      inset: max(0, Double(reach) - width))
  }
}
