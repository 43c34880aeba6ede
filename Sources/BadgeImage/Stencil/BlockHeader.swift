/// How a deflate block with codes of its own begins.
struct BlockHeader {
  /// The order in which deflate lists the lengths of the code that the lengths are written in.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private let literalCount: Int
  private let distanceCount: Int
  private var items: [Item] = []

  /// A length, or a repetition of one: a symbol, then plain bits.
  private struct Item {
    let symbol: Int
    var extra = Bits()
  }

  /// Takes the lengths of both codes.
  init(literals: [UInt8], distances: [UInt8]) {
    literalCount = max(257, 1 + (literals.lastIndex { $0 > 0 } ?? 0))
    distanceCount = 1 + (distances.lastIndex { $0 > 0 } ?? 0)
    let lengths = literals[..<literalCount] + distances[..<distanceCount]
    var start = lengths.startIndex
    while start < lengths.endIndex {
      let end = lengths[start...].firstIndex { $0 != lengths[start] } ?? lengths.endIndex
      addRun(of: Int(lengths[start]), count: end - start)
      start = end
    }
  }

  private mutating func addRun(of length: Int, count: Int) {
    var rest = count
    if length > 0 {
      items.append(Item(symbol: length))
      rest -= 1
    }
    while rest > 0 {
      let (item, taken) = Self.repetition(of: length, count: rest)
      items.append(item)
      rest -= taken
    }
  }

  private static func repetition(of length: Int, count: Int) -> (Item, taken: Int) {
    func item(_ symbol: Int, least: Int, most: Int, _ width: Int) -> (Item, taken: Int) {
      let taken = min(count, most)
      return (Item(symbol: symbol, extra: Bits(value: UInt64(taken - least), count: width)), taken)
    }
    if count < 3 { return (Item(symbol: length), 1) }
    if length > 0 { return item(16, least: 3, most: 6, 2) }
    return count < 11 ? item(17, least: 3, most: 10, 3) : item(18, least: 11, most: 138, 7)
  }

  /// The bits, a few at a time.
  var bits: [Bits] {
    var weights = [Int](repeating: 0, count: Self.order.count)
    for item in items { weights[item.symbol] += 1 }
    let code = PrefixCode(weights: weights, limit: 7)
    let listed = 1 + (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0)
    let last = Bits(value: 1, count: 1)
    let dynamic = Bits(value: 2, count: 2)
    let counts = [
      (literalCount - 257, 5), (distanceCount - 1, 5), (listed - 4, 4),
    ].map { Bits(value: UInt64($0.0), count: $0.1) }
    let lengths = Self.order[..<listed].map { Bits(value: UInt64(code.lengths[$0]), count: 3) }
    return [last, dynamic] + counts + lengths + items.flatMap { [code.codes[$0.symbol], $0.extra] }
  }
}
