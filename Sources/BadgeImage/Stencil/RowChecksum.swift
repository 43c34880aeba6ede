/// The Adler-32 of rows, changed as ink covers fill.
struct RowChecksum {
  private static let modulus = 65521

  private var sum: Int
  private var sums: Int

  init(_ adler: UInt32) {
    sum = Int(adler & 0xffff)
    sums = Int(adler >> 16)
  }

  /// Puts a glyph's ink in the place of fill.
  ///
  /// - Parameters:
  ///   - change: What the ink changes.
  ///   - rest: The bytes from the top left of its cell to the end of the rows.
  mutating func apply(_ change: InkChange, rest: Int) {
    sum += change.sum
    sums += change.sum * rest - change.moment
  }

  /// The Adler-32.
  var value: UInt32 {
    UInt32(remainder(sums) << 16 | remainder(sum))
  }

  private func remainder(_ value: Int) -> Int {
    let remainder = value % Self.modulus
    return remainder < 0 ? remainder + Self.modulus : remainder
  }
}

/// How ink changes the bytes of a picture.
struct InkChange {
  /// The sum of all differences.
  private(set) var sum = 0
  /// The sum of all differences, each times the bytes from the ink's top left to it.
  private(set) var moment = 0

  /// A pixel in the place of another.
  init(from fill: UInt32, to pixel: UInt32) {
    for channel in 0..<4 {
      let difference = Int(pixel.channel(channel)) - Int(fill.channel(channel))
      sum += difference
      moment += difference * channel
    }
  }

  /// A glyph on a ground.
  init(_ glyph: StencilGlyph, _ ground: GroundCode) {
    glyph.levels.withUnsafeBufferPointer { levels in
      for y in 0..<glyph.height {
        let span = glyph.span(y)
        var rowSum = 0
        for x in span.start..<span.end {
          let change = ground.changes.start[Int(levels[y * glyph.width + x])]
          rowSum += change.sum
          moment += change.sum * x * 4 + change.moment
        }
        sum += rowSum
        moment += rowSum * y * ground.rowSize
      }
    }
  }
}
