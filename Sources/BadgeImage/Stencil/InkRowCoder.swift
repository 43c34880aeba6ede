/// Finds the shortest string for the ink of one row after another.
///
/// A pixel is written as it is, or as one of several that repeat the pixel before or the row above.
struct InkRowCoder {
  private let ground: GroundCode
  private var pixels: [UInt32]
  private var pixelsAbove: [UInt32]
  private var levels: [UInt8]
  /// For each pixel the bits from it to the end, and what comes first on that way: 0 for the pixel as it
  /// is, above 0 for so many that repeat it, below 0 for so many that repeat the row above.
  private var costs: [Int32]
  private var steps: [Int32]

  /// Codes rows of as many pixels.
  init(width: Int, _ ground: GroundCode) {
    self.ground = ground
    pixels = [UInt32](repeating: 0, count: width)
    pixelsAbove = pixels
    levels = [UInt8](repeating: 0, count: width)
    costs = [Int32](repeating: 0, count: width + 1)
    steps = costs
  }

  /// Goes on to a row of a glyph; what is right of its ink is fill.
  mutating func begin(_ glyph: StencilGlyph, row: Int) {
    swap(&pixels, &pixelsAbove)
    for column in 0..<pixels.count {
      let level = column < glyph.width ? glyph.levels[row * glyph.width + column] : 0
      levels[column] = level
      pixels[column] = ground.ramp[Int(level)]
    }
  }

  /// Writes a part of the row.
  mutating func write(_ span: Range<Int>, hasRowAbove: Bool, to writer: inout BitWriter) {
    findWay(span, hasRowAbove: hasRowAbove)
    var column = span.lowerBound
    while column < span.upperBound {
      let step = Int(steps[column])
      writer.write(bits(of: step, column))
      column += step == 0 ? 1 : abs(step)
    }
  }

  private func bits(of step: Int, _ column: Int) -> Bits {
    if step == 0 { return ground.pixels[Int(levels[column])] }
    return step > 0 ? ground.repeated[step] : ground.above[-step]
  }

  /// From the end: what is left after a step is known by then.
  private mutating func findWay(_ span: Range<Int>, hasRowAbove: Bool) {
    var repeating = 0
    var lasting = 0
    costs[span.upperBound] = 0
    for column in span.reversed() {
      let pixel = pixels[column]
      repeating = column > span.lowerBound && pixel == pixels[column - 1] ? repeating + 1 : 0
      lasting = hasRowAbove && pixel == pixelsAbove[column] ? lasting + 1 : 0
      costs[column] = .max
      consider(0, column)
      if repeating > 0 { consider(min(repeating, PixelMatches.longest), column) }
      if lasting > 0 { consider(-min(lasting, PixelMatches.longest), column) }
    }
  }

  private mutating func consider(_ step: Int, _ column: Int) {
    let rest = costs[column + (step == 0 ? 1 : abs(step))]
    let cost = rest + Int32(bits(of: step, column).count)
    guard cost < costs[column] else { return }
    costs[column] = cost
    steps[column] = Int32(step)
  }
}
