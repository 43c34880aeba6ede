/// A canonical Huffman code.
struct PrefixCode {
  /// The length of each symbol's code in bits; 0 where a symbol has none.
  let lengths: [UInt8]
  /// Each symbol's code, its bits in the order in which they are written.
  private let codes: [UInt16]

  /// A symbol's code.
  subscript(symbol: Int) -> Bits {
    Bits(value: UInt64(codes[symbol]), count: Int(lengths[symbol]))
  }

  /// Makes the code that is shortest for weights, with no code longer than a limit.
  ///
  /// A symbol has a code if its weight is above 0. Equal weights give equal codes: nothing but whole
  /// numbers takes part.
  ///
  /// - Precondition: At least one weight is above 0.
  init(weights: [Int], limit: Int) {
    // Rarer symbols would have longer codes than may be, mostly.
    let least = weights.reduce(0, +) >> min(limit - 1, 12)
    var weights = weights.map { $0 == 0 ? 0 : max($0, least) }
    var lengths = Self.lengths(weights)
    while lengths.contains(where: { $0 > limit }) {
      // Flatter weights give a flatter tree; all ones give the flattest.
      weights = weights.map { ($0 + 1) / 2 }
      lengths = Self.lengths(weights)
    }
    self.lengths = lengths
    codes = Self.codes(lengths)
  }

  private static func lengths(_ weights: [Int]) -> [UInt8] {
    var leaves: [Int] = []
    leaves.reserveCapacity(weights.count)
    for (symbol, weight) in weights.enumerated() where weight > 0 {
      leaves.append(weight << 16 | symbol)
    }
    leaves.sort()
    var lengths = [UInt8](repeating: 0, count: weights.count)
    let nodeCount = 2 * leaves.count - 1
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 2 * nodeCount) { memory in
      let nodes = UnsafeMutableBufferPointer(rebasing: memory[..<nodeCount])
      let parents = UnsafeMutableBufferPointer(rebasing: memory[nodeCount...])
      for (index, leaf) in leaves.enumerated() { nodes[index] = leaf >> 16 }
      joinNodes(nodes, parents, leafCount: leaves.count)
      // A node's depth takes the place of its weight.
      nodes[nodeCount - 1] = leaves.count == 1 ? 1 : 0
      for child in (0..<nodeCount - 1).reversed() { nodes[child] = nodes[parents[child]] + 1 }
      for (index, leaf) in leaves.enumerated() { lengths[leaf & 0xffff] = UInt8(nodes[index]) }
    }
    return lengths
  }

  /// Joins the two lightest nodes until one is left: leaves wait by weight in one queue, joined nodes in
  /// another behind them.
  private static func joinNodes(
    _ weights: UnsafeMutableBufferPointer<Int>, _ parents: UnsafeMutableBufferPointer<Int>,
    leafCount: Int
  ) {
    var leaf = 0
    var node = leafCount
    for joined in leafCount..<weights.count {
      var sum = 0
      for _ in 0..<2 {
        let takesLeaf =
          leaf < leafCount && (node == joined || weights[leaf] <= weights[node])
        let child = takesLeaf ? leaf : node
        if takesLeaf { leaf += 1 } else { node += 1 }
        sum += weights[child]
        parents[child] = joined
      }
      weights[joined] = sum
    }
  }

  private static func codes(_ lengths: [UInt8]) -> [UInt16] {
    var next = [Int](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1..<17 { next[length] = (next[length - 1] + next[length]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return reversed(next[Int(length)]) >> UInt16(16 - length)
    }
  }

  /// Deflate packs codes from their highest bit on, into bytes that fill from their lowest.
  private static func reversed(_ code: Int) -> UInt16 {
    var bits = UInt16(code)
    bits = bits >> 1 & 0x5555 | (bits & 0x5555) << 1
    bits = bits >> 2 & 0x3333 | (bits & 0x3333) << 2
    bits = bits >> 4 & 0x0f0f | (bits & 0x0f0f) << 4
    return bits.byteSwapped
  }
}
