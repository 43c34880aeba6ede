/// A badge without its label, for all badges that differ in nothing but the label.
///
/// It keeps what it has been turned into, and the glyphs that were put on it, in at most half a megabyte
/// besides its own. Not for use from two threads at once.
package final class StencilGround {
  package let width: Int
  package let height: Int

  /// The memory it takes, in bytes, roughly.
  package var size: Int { (code?.byteSize ?? 0) + inks.size }

  /// The ground as bits; nil where the picture is too large for it.
  let code: GroundCode?
  private var inks = InkCache()

  private static let longestSide = 4095
  private static let mostPixels = 1 << 21
  private static let inkBudget = 1 << 19

  /// Whether a picture of that size can be put together; a larger one need not be tried.
  package static func allows(width: Int, height: Int) -> Bool {
    width <= longestSide && width * height <= mostPixels
  }

  /// Takes a ground.
  ///
  /// - Parameters:
  ///   - width: Columns, 1 or more.
  ///   - height: Rows, 1 or more.
  ///   - pixels: Straight RGBA, red in the lowest byte, row by row.
  ///   - ramp: The pixel for each level of the label, 0…255, where a label can lie: the first is what the
  ///     ground has there.
  /// - Precondition: `pixels` holds `width * height` pixels, and `ramp` 256.
  package init(width: Int, height: Int, pixels: [UInt32], ramp: [UInt32]) {
    precondition(Bitmap.allows(width: width, height: height), "no bitmap is \(width) × \(height)")
    precondition(pixels.count == width * height, "the pixels do not fill \(width) × \(height)")
    precondition(ramp.count == 256, "a ramp has 256 levels")
    self.width = width
    self.height = height
    code =
      Self.allows(width: width, height: height)
      ? GroundCode(
        GroundRows(width: width, height: height, pixels: pixels, fill: ramp[0]), ramp: ramp)
      : nil
  }

  /// Forgets glyphs if there are too many; not while a badge is being put together.
  func trim() {
    if inks.size > Self.inkBudget { inks = InkCache() }
  }

  /// A glyph as bits, remembered from the last time.
  func ink(_ glyph: StencilGlyph, isTouched: Bool, _ code: GroundCode) -> InkCode {
    if let known = inks.ink(of: glyph, isTouched: isTouched) { return known }
    let ink = InkCode(glyph, isTouched: isTouched, code)
    inks.insert(ink, isTouched: isTouched)
    return ink
  }
}
