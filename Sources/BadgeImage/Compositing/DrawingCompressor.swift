import CBadgeDeflate
import CBadgePixels

/// Compresses the rows of a drawing, whose pixels repeat those to the left and above.
///
/// It looks there first and elsewhere only in passing, which takes a third of libdeflate's time and makes
/// streams about as long. The same rows, added in the same portions, give the same stream.
struct DrawingCompressor {
  /// The bytes before a portion that matches may reach.
  static let reach = DeflateSymbol.window

  /// Tokens that share their codes.
  private static let blockLength = 1 << 14
  /// The bytes that a token takes at most, and what is around the tokens of a block.
  private static let mostTokenBytes = 6
  private static let mostOtherBytes = 1 << 10

  private var matcher: badge_matcher
  private var checksum: UInt32 = 1
  /// Numbers as `badge_matcher_next` wants them.
  private var table = [UInt32](repeating: .max, count: 1 << 14)
  private var tokens = [UInt32](repeating: 0, count: blockLength)
  /// Where a block is put together.
  private var block = [UInt8](
    repeating: 0, count: blockLength * mostTokenBytes + mostOtherBytes)
  /// What there is: deflate with a window of 32 KiB, in a hurry.
  private var stream: [UInt8] = [0x78, 0x01]
  /// The last bits, which are no byte yet.
  private var rest = Bits()

  /// Starts a stream.
  ///
  /// - Parameters:
  ///   - row: The bytes of a row with its filter's number.
  ///   - pixel: The bytes of a pixel.
  init(row: Int, pixel: Int) {
    matcher = badge_matcher(row: row, step: pixel, start: 0, position: 0, end: 0, last: 0)
  }

  /// Compresses more rows.
  ///
  /// - Parameters:
  ///   - bytes: What was added last, at least `reach` bytes of it if there were as many, and the new rows.
  ///   - count: The bytes of the new rows, at least one.
  ///   - isLast: Whether there are no others.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, newCount count: Int, isLast: Bool) {
    matcher.start = matcher.end - (bytes.count - count)
    matcher.end += count
    checksum = libdeflate_adler32(
      checksum, bytes.baseAddress.map { $0 + (bytes.count - count) }, count)
    while matcher.position < matcher.end {
      var weights = [UInt32](
        repeating: 0, count: DeflateSymbol.literalCount + DeflateSymbol.distanceCount)
      let count = badge_matcher_next(
        &matcher, bytes.baseAddress, &table, &tokens, tokens.count, &weights)
      let isEnd = isLast && matcher.position == matcher.end
      let bits = write(count, BlockCode(counted: weights), isLast: isEnd)
      stream += block[..<(bits / 8)]
      rest = Bits(value: UInt64(block[bits / 8]) & (1 << UInt64(bits % 8) - 1), count: bits % 8)
    }
  }

  /// The zlib stream, once the last rows have been added.
  consuming func finished() -> [UInt8] {
    if rest.count > 0 { stream.append(UInt8(rest.value)) }
    return stream + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> $0) }
  }

  /// Writes the first tokens to `block`, behind the last bits; returns how many bits it has then.
  private mutating func write(_ count: Int, _ code: BlockCode, isLast: Bool) -> Int {
    block.withUnsafeMutableBytes { block in
      guard let start = block.baseAddress else { return 0 }
      var writer = BitWriter(start)
      writer.write(rest)
      code.header.write(to: &writer, isLast: isLast)
      for token in tokens[..<count] {
        let length = Int(token >> 16)
        writer.write(
          length == 0
            ? code.literal(UInt8(token))
            : code.match(length: length, distance: Int(token & 0xffff) + 1))
      }
      writer.write(code.end)
      return writer.bitCount
    }
  }
}

extension BlockCode {
  /// Makes the codes for a block whose symbols were counted: bytes and lengths, then distances.
  fileprivate init(counted: [UInt32]) {
    var weights = SymbolWeights()
    weights.literals = counted[..<DeflateSymbol.literalCount].map(Int.init)
    weights.distances = counted[DeflateSymbol.literalCount...].map(Int.init)
    weights.literals[DeflateSymbol.endOfBlock] = 1
    // There is no code without a symbol.
    if weights.distances.allSatisfy({ $0 == 0 }) { weights.distances[0] = 1 }
    self.init(weights)
  }
}
