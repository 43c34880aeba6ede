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

/// How a glyph's ink changes the bytes of a picture.
struct InkChange {
  /// The sum of all differences.
  private(set) var sum = 0
  /// The sum of all differences, each times the bytes from the cell's top left to it.
  private(set) var moment = 0

  init(_ glyph: StencilGlyph, _ ground: GroundCode) {
    let differences = ground.ramp.map { pixel in
      (0..<4).map { Int(pixel.channel($0)) - Int(ground.ramp[0].channel($0)) }
    }
    let sums = differences.map { $0[0] + $0[1] + $0[2] + $0[3] }
    let moments = differences.map { $0[1] + 2 * $0[2] + 3 * $0[3] }
    for (y, span) in glyph.spans.enumerated() {
      for x in span {
        let level = Int(glyph.levels[y * glyph.width + x])
        let offset = y * ground.rowSize + x * 4
        sum += sums[level]
        moment += sums[level] * offset + moments[level]
      }
    }
  }
}
