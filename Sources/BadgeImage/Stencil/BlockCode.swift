/// The two codes of a deflate block.
struct BlockCode {
  /// No longer than this, so that the four bytes of a pixel fit `Bits`.
  static let longestCode = 14

  private let literals: PrefixCode
  private let distances: PrefixCode

  /// Makes the codes that suit how often each symbol is expected.
  init(_ weights: SymbolWeights) {
    literals = PrefixCode(weights: weights.literals, limit: Self.longestCode)
    distances = PrefixCode(weights: weights.distances, limit: Self.longestCode)
  }

  /// What ends the block.
  var end: Bits { literals[DeflateSymbol.endOfBlock] }

  /// A byte as it is.
  func literal(_ byte: UInt8) -> Bits { literals[Int(byte)] }

  /// The four bytes of a pixel.
  func pixel(_ word: UInt32) -> Bits {
    var bits = Bits()
    for channel in 0..<4 { bits.append(literal(word.channel(channel))) }
    return bits
  }

  /// Bytes that stand further back in the stream.
  func match(length: Int, distance: Int) -> Bits {
    let length = DeflateSymbol.length(length)
    let distance = DeflateSymbol.distance(distance)
    var bits = literals[length.index]
    bits.append(length.extra)
    bits.append(distances[distance.index])
    bits.append(distance.extra)
    return bits
  }

  /// What begins the block: that it is the last one and has codes of its own, and these.
  var header: BlockHeader { BlockHeader(literals: literals.lengths, distances: distances.lengths) }
}

/// How often each symbol is expected in a block, in parts of any size.
struct SymbolWeights {
  /// Of literals, the end and lengths.
  var literals = [Int](repeating: 0, count: DeflateSymbol.literalCount)
  /// Of distances.
  var distances = [Int](repeating: 0, count: DeflateSymbol.distanceCount)

  /// Expects a byte as it is.
  mutating func addLiteral(_ byte: UInt8, _ weight: Int) { literals[Int(byte)] += weight }

  /// Expects the four bytes of a pixel.
  mutating func addPixel(_ word: UInt32, _ weight: Int) {
    for channel in 0..<4 { addLiteral(word.channel(channel), weight) }
  }

  /// Expects a match.
  mutating func addMatch(length: Int, distance: Int, _ weight: Int) {
    literals[DeflateSymbol.length(length).index] += weight
    distances[DeflateSymbol.distance(distance).index] += weight
  }
}

extension UInt32 {
  /// A byte of a pixel word, in the order of the file.
  func channel(_ channel: Int) -> UInt8 { UInt8(truncatingIfNeeded: self >> UInt32(8 * channel)) }
}
