/// What labels are expected to look like, before any is seen.
///
/// The codes of a ground serve all its labels, so they follow from the ground and its ramp alone. The
/// numbers are averages over labels of one to four digits in a bold face; others cost a little more.
struct LabelModel {
  /// What one symbol of a ground weighs; labels are counted in parts of it.
  static let unit = 64

  private let ground: GroundRows
  private let ramp: [UInt32]
  /// The rows that have an opening.
  private let rows: [Int]
  /// The rows of glyphs in a label: its rows times its glyphs.
  private let glyphRows: Int

  /// Guesses a label's size from the place there is for it: digits that fill seven sixteenths of the
  /// height, in as many columns as the ends of a capsule leave.
  init(_ ground: GroundRows, ramp: [UInt32]) {
    self.ground = ground
    self.ramp = ramp
    rows = ground.openings.indices.filter { ground.openings[$0].end > 0 }
    let width = ground.openings.map { $0.end - $0.start }.max() ?? 0
    let glyphs = min(max(1, (16 * width - 11 * rows.count) / max(6 * rows.count, 1)), 16)
    glyphRows = glyphs * max(1, rows.count * 7 / 16)
  }

  /// Adds the symbols a label is expected to take, and those of the fill around it.
  func add(to weights: inout SymbolWeights) {
    let row = glyphRows * Self.unit
    addSoftPixels(row * 11 / 3, to: &weights)
    weights.addPixel(ramp[0], row)
    let height = rows.count
    addMatches(.pixel, 0...height * 3 / 8, row, to: &weights)
    addMatches(.above, 0...height * 3 / 8, row * 2 / 5, to: &weights)
    // Full pixels inside a glyph: white behind opaque ones can be had for less than other colours.
    let isWhite = ramp[255] == .max && ramp[0] >> 24 == 255
    weights.addPixel(ramp[255], isWhite ? row / 16 : row)
    addMatches(isWhite ? .byte : .pixel, height / 24...height / 9, row, to: &weights)
    for row in rows[..<(rows.count * 9 / 32)] + rows[(rows.count * 23 / 32)...] {
      let opening = ground.openings[row]
      FillRuns.forEachLength(opening.end - opening.start) {
        weights.addMatch(length: $0, distance: 4, Self.unit)
      }
    }
    // Every length can occur.
    for index in DeflateSymbol.endOfBlock + 1..<DeflateSymbol.literalCount {
      weights.literals[index] += 1
    }
  }

  /// Pixels between fill and full: each channel's bytes are as likely as each other, which also keeps
  /// the lengths of their codes short to list.
  private func addSoftPixels(_ weight: Int, to weights: inout SymbolWeights) {
    for channel in 0..<4 {
      let bytes = ramp.map { $0.channel(channel) }
      guard let first = bytes.min(), let last = bytes.max() else { return }
      for byte in first...last {
        weights.addLiteral(byte, max(1, weight / (Int(last) - Int(first) + 1)))
      }
    }
  }

  /// Matches of so many pixels, each as likely as the others.
  private func addMatches(
    _ source: PixelMatches.Source, _ pixels: ClosedRange<Int>, _ weight: Int,
    to weights: inout SymbolWeights
  ) {
    let range = max(pixels.lowerBound, 1)...max(min(pixels.upperBound, PixelMatches.longest), 1)
    for pixels in range {
      weights.addMatch(
        length: pixels * 4, distance: source.distance(rowSize: ground.rowSize),
        1 + weight / range.count)
    }
  }
}
