/// A box of whole pixels with rounded corners, or what a stroke along its edge leaves inside.
///
/// Capsule, rounded rectangle and circle are all this shape: a capsule has radii of half the
/// shorter side, a circle is a square capsule.
package struct RoundedBox: Hashable, Sendable {
  /// The width that the box fills, in pixels; at least 1.
  package let width: Int

  /// The height that the box fills, in pixels; at least 1.
  package let height: Int

  /// The corners of the box without its inset; none exceeds half the shorter side.
  package let radii: CornerRadii

  /// How far the region keeps away from each side of the box, in pixels; 0 or more.
  ///
  /// The region's radii are smaller by as much, as at the inner edge of a stroke.
  package let inset: Double

  /// Creates a box, with its radii clamped to half the shorter side.
  ///
  /// - Precondition: The sides are 1 or more, the inset 0 or more.
  package init(width: Int, height: Int, radii: CornerRadii, inset: Double = 0) {
    precondition(width >= 1 && height >= 1 && inset >= 0)
    self.width = width
    self.height = height
    self.radii = radii.clamped(to: Double(min(width, height)) / 2)
    self.inset = inset
  }

  /// The same box with another inset, in pixels.
  package func inset(by inset: Double) -> RoundedBox {
    RoundedBox(width: width, height: height, radii: radii, inset: inset)
  }

  /// The exact area of each pixel that the region covers, rounded to the nearest level.
  ///
  /// Mirroring the box mirrors its coverage to the last level, and a larger inset covers no pixel
  /// more. An inset of half the shorter side or more leaves nothing: all levels are 0. The levels
  /// are the same on every machine.
  package func coverage() -> Coverage {
    var levels = [UInt8](repeating: 0, count: width * height)
    if inset * 2 < Double(min(width, height)) {
      let filling = BoxFilling(self)
      levels.withUnsafeMutableBufferPointer { levels in
        for y in 0..<height { filling.fill(row: y, of: levels) }
      }
    }
    return Coverage(width: width, height: height, levels: levels)
  }
}
