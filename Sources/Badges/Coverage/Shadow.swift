extension Coverage {
  /// The coverage of the shape's shadow on a canvas.
  ///
  /// The blur is within a few levels of a Gaussian, has its variance and keeps the shape's mass. A
  /// symmetric shape has a shadow symmetric to the last level. What lies outside the canvas is cut
  /// but still casts its shadow into it. The time does not depend on sigma, and the levels are the
  /// same on every machine.
  ///
  /// - Parameters:
  ///   - sigma: The standard deviation, in pixels; 0 copies the shape. Not negative, not NaN.
  ///   - offset: How far the shadow lies to the right of the shape and below it, in pixels;
  ///     fractions are interpolated.
  ///   - origin: The place of the shape's top left pixel on the canvas, in whole pixels.
  ///   - canvas: The size of the result, in pixels.
  package func blurred(
    sigma: Double, offset: (x: Double, y: Double) = (0, 0), origin: (x: Int, y: Int),
    canvas: (width: Int, height: Int)
  ) -> Coverage {
    precondition(sigma >= 0 && canvas.width >= 0 && canvas.height >= 0)
    let across = ShadowAxis(
      sigma: sigma, offset: offset.x, origin: origin.x, canvas: canvas.width)
    let down = ShadowAxis(
      sigma: sigma, offset: offset.y, origin: origin.y, canvas: canvas.height)
    let columns = across.transposedShadows(of: levels.map { UInt16($0) * 257 }, lines: height)
    let rows = down.transposedShadows(of: columns, lines: canvas.width)
    return Coverage(
      width: canvas.width, height: canvas.height,
      levels: rows.map { UInt8((UInt32($0) + 128) / 257) })
  }

  /// The whole pixels by which a picture must grow on each side so that a shadow is not cut.
  ///
  /// No level lies beyond it, and the outermost row has at most level 1. An offset comes on top,
  /// rounded up on the side that it points to and down on the other.
  ///
  /// - Parameter sigma: The standard deviation, in pixels. Not negative, not NaN.
  package static func shadowReach(sigma: Double) -> Int {
    precondition(sigma >= 0)
    guard sigma > 0 else { return 0 }
    let filter = BoxFilter(variance: sigma * sigma)
    return filter.reach + (filter.tail * 255 < 1.5 ? 0 : 1)
  }
}
