/// A canonical Huffman code.
struct PrefixCode {
  /// The length of each symbol's code in bits; 0 where a symbol has none.
  let lengths: [UInt8]
  /// Each symbol's code, ready to be written.
  let codes: [Bits]

  /// Makes the code that is shortest for weights, with no code longer than a limit.
  ///
  /// A symbol has a code if its weight is above 0. Equal weights give equal codes: nothing but whole
  /// numbers takes part.
  ///
  /// - Precondition: At least one weight is above 0.
  init(weights: [Int], limit: Int) {
    // Rarer symbols would have longer codes than may be, mostly.
    let least = weights.reduce(0, +) >> min(limit - 2, 12)
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

  /// Huffman's lengths: leaves by weight in one queue, joined nodes in another.
  private static func lengths(_ weights: [Int]) -> [UInt8] {
    let leaves = weights.indices.filter { weights[$0] > 0 }
      .map { UInt64(weights[$0]) << 16 | UInt64($0) }.sorted()
    var lengths = [UInt8](repeating: 0, count: weights.count)
    guard leaves.count > 1 else {
      for leaf in leaves { lengths[Int(leaf & 0xffff)] = 1 }
      return lengths
    }
    let depths = depths(ofLeaves: leaves.map { $0 >> 16 })
    for (leaf, depth) in zip(leaves, depths) { lengths[Int(leaf & 0xffff)] = depth }
    return lengths
  }

  /// The depth of each leaf, given by weight from light to heavy.
  private static func depths(ofLeaves leaves: [UInt64]) -> [UInt8] {
    let nodeCount = 2 * leaves.count - 1
    var weights = leaves
    var parents = [Int](repeating: 0, count: nodeCount)
    var leaf = 0
    var node = leaves.count
    while weights.count < nodeCount {
      var sum: UInt64 = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < leaves.count
          && (node == weights.count || weights[leaf] <= weights[node])
        let child = takesLeaf ? leaf : node
        if takesLeaf { leaf += 1 } else { node += 1 }
        sum += weights[child]
        parents[child] = weights.count
      }
      weights.append(sum)
    }
    var depths = [UInt8](repeating: 0, count: nodeCount)
    for child in stride(from: nodeCount - 2, through: 0, by: -1) {
      depths[child] = depths[parents[child]] + 1
    }
    return Array(depths[..<leaves.count])
  }

  private static func codes(_ lengths: [UInt8]) -> [Bits] {
    var next = [Int](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1..<17 { next[length] = (next[length - 1] + next[length]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return Bits() }
      defer { next[Int(length)] += 1 }
      return Bits(value: reversed(next[Int(length)]) >> UInt64(16 - length), count: Int(length))
    }
  }

  /// Deflate packs codes from their highest bit on, into bytes that fill from their lowest.
  private static func reversed(_ code: Int) -> UInt64 {
    var bits = UInt16(code)
    bits = bits >> 1 & 0x5555 | (bits & 0x5555) << 1
    bits = bits >> 2 & 0x3333 | (bits & 0x3333) << 2
    bits = bits >> 4 & 0x0f0f | (bits & 0x0f0f) << 4
    return UInt64(bits.byteSwapped)
  }
}
