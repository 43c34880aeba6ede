/// How a deflate block with codes of its own begins.
struct BlockHeader {
  /// The order in which deflate lists the lengths of the code that the lengths are written in.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private let literalCount: Int
  private let distanceCount: Int
  /// Lengths and repetitions, and what follows each repetition.
  private var symbols: [UInt8] = []
  private var repetitions: [UInt8] = []

  /// How many bits it has at most.
  var mostBits: Int { 3 + 14 + 19 * 3 + symbols.count * (7 + 7) }

  /// Takes the lengths of both codes.
  init(literals: [UInt8], distances: [UInt8]) {
    literalCount = max(257, 1 + (literals.lastIndex { $0 > 0 } ?? 0))
    distanceCount = 1 + (distances.lastIndex { $0 > 0 } ?? 0)
    let lengths = literals[..<literalCount] + distances[..<distanceCount]
    var start = lengths.startIndex
    while start < lengths.endIndex {
      let end = lengths[start...].firstIndex { $0 != lengths[start] } ?? lengths.endIndex
      addRun(of: lengths[start], count: end - start)
      start = end
    }
  }

  private mutating func addRun(of length: UInt8, count: Int) {
    var rest = count
    if length > 0 {
      add(length)
      rest -= 1
    }
    while rest > 2 {
      let taken = min(rest, length > 0 ? 6 : 138)
      if length > 0 {
        add(16, UInt8(taken - 3))
      } else if taken < 11 {
        add(17, UInt8(taken - 3))
      } else {
        add(18, UInt8(taken - 11))
      }
      rest -= taken
    }
    for _ in 0..<rest { add(length) }
  }

  private mutating func add(_ symbol: UInt8, _ repetition: UInt8 = 0) {
    symbols.append(symbol)
    repetitions.append(repetition)
  }

  /// Writes the header.
  ///
  /// - Parameter isLast: Whether no block follows. Default: none does.
  func write(to writer: inout BitWriter, isLast: Bool = true) {
    var weights = [Int](repeating: 0, count: Self.order.count)
    for symbol in symbols { weights[Int(symbol)] += 1 }
    let code = PrefixCode(weights: weights, limit: 7)
    let listed = 1 + (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0)
    // A block with codes of its own.
    writer.write(isLast ? 0b101 : 0b100, 3)
    writer.write(literalCount - 257, 5)
    writer.write(distanceCount - 1, 5)
    writer.write(listed - 4, 4)
    for symbol in Self.order[..<listed] { writer.write(Int(code.lengths[symbol]), 3) }
    for (symbol, repetition) in zip(symbols, repetitions) {
      writer.write(code[Int(symbol)])
      writer.write(Int(repetition), Self.extraCount(symbol))
    }
  }

  private static func extraCount(_ symbol: UInt8) -> Int {
    switch symbol {
    case 16: 2
    case 17: 3
    case 18: 7
    default: 0
    }
  }
}

extension BitWriter {
  fileprivate mutating func write(_ value: Int, _ count: Int) {
    write(Bits(value: UInt64(value), count: count))
  }
}
