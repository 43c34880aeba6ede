/// A length or distance as deflate writes it: a symbol with a prefix code, then plain bits.
struct DeflateSymbol {
  /// The symbol that ends a block.
  static let endOfBlock = 256
  /// How many symbols stand for literals, the end and lengths.
  static let literalCount = 286
  /// How many symbols stand for distances.
  static let distanceCount = 30
  /// How long a match can be.
  static let longestMatch = 258
  /// How far back a match can reach.
  static let window = 32768

  /// The symbol's number.
  let index: Int
  /// What follows its code.
  let extra: Bits

  /// The symbol of a length, 3…258.
  static func length(_ length: Int) -> DeflateSymbol {
    let value = length - 3
    if length == longestMatch { return DeflateSymbol(index: 285, extra: Bits()) }
    if value < 8 { return DeflateSymbol(index: 257 + value, extra: Bits()) }
    // Four symbols share each power of two.
    let count = value.highestBit - 2
    return DeflateSymbol(
      index: 257 + 4 * (count + 1) + value >> count & 3, extra: Bits(lowest: count, of: value))
  }

  /// The symbol of a distance, 1…32,768.
  static func distance(_ distance: Int) -> DeflateSymbol {
    let value = distance - 1
    if value < 4 { return DeflateSymbol(index: value, extra: Bits()) }
    // Two symbols share each power of two.
    let count = value.highestBit - 1
    return DeflateSymbol(
      index: 2 * (count + 1) + value >> count & 1, extra: Bits(lowest: count, of: value))
  }
}

extension Int {
  fileprivate var highestBit: Int { Int.bitWidth - 1 - leadingZeroBitCount }
}

extension Bits {
  fileprivate init(lowest count: Int, of value: Int) {
    self.init(value: UInt64(value & (1 << count - 1)), count: count)
  }
}
