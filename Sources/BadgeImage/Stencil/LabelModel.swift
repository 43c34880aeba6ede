/// What labels are expected to look like, before any is seen.
///
/// The codes of a ground serve all its labels, so they follow from the ground and its ramp alone.
struct LabelModel {
  /// What one occurrence in a ground weighs; counts here are in parts of it.
  static let unit = 64

  /// The rows of glyphs a label is made of: its rows times its glyphs.
  private let glyphRows: Int
  private let ramp: [UInt32]
  private let rowSize: Int

  /// Guesses a label's size from the place there is for it: digits that fill seven sixteenths of the
  /// height, in as many columns as the ends of a capsule leave.
  init(_ rows: GroundRows, ramp: [UInt32]) {
    let lengths = rows.openings.lazy.map { $0.end - $0.start }.filter { $0 > 0 }
    let height = lengths.count
    let width = lengths.max() ?? 0
    let glyphs = min(max(1, (16 * width - 11 * height) / max(6 * height, 1)), 16)
    glyphRows = glyphs * max(1, height * 7 / 16)
    self.ramp = ramp
    rowSize = rows.rowSize
  }

  /// Adds the symbols a label is expected to take.
  func add(to weights: inout SymbolWeights) {
    let row = glyphRows * Self.unit
    for level in 1..<255 { weights.addPixel(ramp[level], 1 + row * 9 / (2 * 254)) }
    weights.addPixel(ramp[0], row * 2)
    weights.addPixel(ramp[255], row)
    addMatches(distance: 4, row * 3, to: &weights)
    if rowSize <= DeflateSymbol.window { addMatches(distance: rowSize, row, to: &weights) }
  }

  /// Matches of whole pixels, the short ones more often.
  private func addMatches(distance: Int, _ weight: Int, to weights: inout SymbolWeights) {
    for pixels in 1...PixelMatches.longest {
      weights.addMatch(length: pixels * 4, distance: distance, 1 + weight / (pixels * pixels + 3))
    }
  }
}
