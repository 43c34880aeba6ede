/// How much of each pixel a shape covers.
package struct Coverage: Hashable, Sendable {
  /// The columns, in pixels.
  package let width: Int

  /// The rows, in pixels.
  package let height: Int

  /// One level per pixel, row by row from the top left: 0 is bare, 255 fully covered.
  ///
  /// There are exactly `width * height` of them.
  package let levels: [UInt8]

  /// Creates a coverage from its levels.
  ///
  /// - Precondition: `levels` has `width * height` elements.
  package init(width: Int, height: Int, levels: [UInt8]) {
    precondition(width >= 0 && height >= 0 && levels.count == width * height)
    self.width = width
    self.height = height
    self.levels = levels
  }

  /// The level of one pixel, counted from the top left.
  package subscript(x: Int, y: Int) -> UInt8 {
    precondition(0..<width ~= x)
    return levels[y * width + x]
  }
}
