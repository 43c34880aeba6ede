/// The radius of each corner of a box, in device pixels; 0 is a square corner.
package struct CornerRadii: Hashable, Sendable {
  /// The radius at the top left, in pixels.
  package let topLeft: Double

  /// The radius at the top right, in pixels.
  package let topRight: Double

  /// The radius at the bottom left, in pixels.
  package let bottomLeft: Double

  /// The radius at the bottom right, in pixels.
  package let bottomRight: Double

  /// Creates a radius for each corner; a corner that is not named is square.
  ///
  /// - Precondition: No radius is negative or NaN. Infinity is as round as the box allows.
  package init(
    topLeft: Double = 0, topRight: Double = 0, bottomLeft: Double = 0, bottomRight: Double = 0
  ) {
    precondition(topLeft >= 0 && topRight >= 0 && bottomLeft >= 0 && bottomRight >= 0)
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }

  /// Creates four equal radii, in pixels; with infinity a box becomes a capsule.
  package init(all radius: Double) {
    self.init(
      topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
  }

  /// The radii, none larger than the limit, in pixels.
  func clamped(to limit: Double) -> CornerRadii {
    CornerRadii(
      topLeft: min(topLeft, limit), topRight: min(topRight, limit),
      bottomLeft: min(bottomLeft, limit), bottomRight: min(bottomRight, limit))
  }
}
