/// Finds the shortest string for the ink of one row after another.
struct InkRowCoder {
  /// One pixel as it is, or a match of several.
  private struct Step {
    var source: PixelMatches.Source?
    var count = 1
  }

  /// The strings so far.
  private(set) var strings = WordStrings()
  private let ground: GroundCode
  private var pixels: [UInt32]
  private var pixelsAbove: [UInt32]
  private var levels: [UInt8]
  /// The bits from each pixel to the end of the ink, and what comes first on that way.
  private var costs: [Int]
  private var steps: [Step]

  /// Codes rows of as many pixels.
  init(width: Int, _ ground: GroundCode) {
    self.ground = ground
    pixels = [UInt32](repeating: 0, count: width)
    pixelsAbove = pixels
    levels = [UInt8](repeating: 0, count: width)
    costs = [Int](repeating: 0, count: width + 1)
    steps = [Step](repeating: Step(), count: width)
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

  /// Adds the string of a part of the row.
  mutating func add(_ span: Range<Int>, hasRowAbove: Bool) -> WordStrings.Place {
    findSteps(span, hasRowAbove: hasRowAbove)
    strings.begin()
    var column = span.lowerBound
    while column < span.upperBound {
      strings.append(bits(of: steps[column], column))
      column += steps[column].count
    }
    return strings.place
  }

  private func bits(of step: Step, _ column: Int) -> Bits {
    guard let source = step.source else { return ground.pixels[Int(levels[column])] }
    return ground.matches[source, step.count]
  }

  /// From the end, since then the way behind each step is known.
  private mutating func findSteps(_ span: Range<Int>, hasRowAbove: Bool) {
    var repeated = 0
    var lasting = 0
    costs[span.upperBound] = 0
    for column in span.reversed() {
      let pixel = pixels[column]
      costs[column] = .max
      consider(nil, 1, column)
      // What comes before the first pixel depends on what lies left of the glyph.
      let before = column > span.lowerBound ? pixels[column - 1] : ~pixel
      if before >> 24 &* 0x0101_0101 == pixel { consider(.byte, repeated + 1, column) }
      repeated = before == pixel ? repeated + 1 : 0
      consider(.pixel, repeated, column)
      lasting = hasRowAbove && pixel == pixelsAbove[column] ? lasting + 1 : 0
      consider(.above, lasting, column)
    }
  }

  private mutating func consider(_ source: PixelMatches.Source?, _ count: Int, _ column: Int) {
    guard count > 0 else { return }
    let step = Step(source: source, count: min(count, PixelMatches.longest))
    let cost = costs[column + step.count] + bits(of: step, column).count
    guard cost < costs[column] else { return }
    costs[column] = cost
    steps[column] = step
  }
}
