/// Finds the shortest string for the ink of one row after another.
final class InkRowCoder {
  /// A pixel, and what comes first on the shortest way from it to the end of the ink: the pixel as it is,
  /// or a match.
  private struct Column {
    var pixel: UInt32 = 0
    var above: UInt32 = 0
    var level: UInt8 = 0
    var source: PixelMatches.Source?
    var count = 1
    /// The bits of the whole way.
    var cost = 0
  }

  /// The strings so far.
  private(set) var strings = WordStrings()

  private let ramp: UnsafePointer<UInt32>
  private let pixels: UnsafePointer<Bits>
  private let matches: PixelMatches
  private let width: Int
  private let columns: UnsafeMutablePointer<Column>

  /// Codes rows of as many pixels on a ground, which has to outlive the coder.
  init(width: Int, _ ground: GroundCode) {
    self.width = width
    ramp = ground.ramp.start
    pixels = ground.pixels.start
    matches = ground.matches
    columns = .allocate(capacity: width + 1)
    columns.initialize(repeating: Column(), count: width + 1)
  }

  deinit { columns.deallocate() }

  /// Goes on to a row of a glyph; what is right of its ink is fill.
  func begin(_ glyph: StencilGlyph, row: Int) {
    glyph.levels.withUnsafeBufferPointer { levels in
      for column in 0..<width {
        let level = column < glyph.width ? levels[row * glyph.width + column] : 0
        columns[column].above = columns[column].pixel
        columns[column].level = level
        columns[column].pixel = ramp[Int(level)]
      }
    }
  }

  /// Adds the string of a part of the row.
  func add(_ span: Range<Int>, hasRowAbove: Bool) -> WordStrings.Place {
    findWay(span, hasRowAbove: hasRowAbove)
    strings.begin()
    var column = span.lowerBound
    while column < span.upperBound {
      let step = columns[column]
      strings.append(step.source.map { matches[$0, step.count] } ?? pixels[Int(step.level)])
      column += step.count
    }
    return strings.place
  }

  /// From the end, since then the way behind each match is known.
  private func findWay(_ span: Range<Int>, hasRowAbove: Bool) {
    var repeated = 0
    var lasting = 0
    columns[span.upperBound].cost = 0
    var index = span.upperBound
    while index > span.lowerBound {
      index -= 1
      let pixel = columns[index].pixel
      columns[index].source = nil
      columns[index].count = 1
      columns[index].cost = columns[index + 1].cost + pixels[Int(columns[index].level)].count
      // What comes before the first column depends on what lies left of the glyph.
      let before = index > 0 ? columns[index - 1].pixel : ~pixel
      if before >> 24 &* 0x0101_0101 == pixel { consider(.byte, repeated + 1, index) }
      repeated = before == pixel ? repeated + 1 : 0
      consider(.pixel, repeated, index)
      lasting = hasRowAbove && pixel == columns[index].above ? lasting + 1 : 0
      consider(.above, lasting, index)
    }
  }

  @inline(__always)
  private func consider(_ source: PixelMatches.Source, _ count: Int, _ index: Int) {
    guard count > 0 else { return }
    let count = min(count, PixelMatches.longest)
    let cost = columns[index + count].cost + matches[source, count].count
    guard cost < columns[index].cost else { return }
    columns[index].cost = cost
    columns[index].source = source
    columns[index].count = count
  }
}
