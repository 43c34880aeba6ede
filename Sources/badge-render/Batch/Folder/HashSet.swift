/// A set of hashes that takes little more memory than they do.
///
/// It is cut into parts, each of which grows by itself and by little, so that a million hashes need at no
/// moment the memory of two.
struct HashSet {
  private var parts = [Part](repeating: Part(), count: 256)

  /// Adds a hash.
  ///
  /// - Returns: Whether it wasn't there.
  mutating func insert(_ hash: UInt64) -> Bool {
    parts[Int(truncatingIfNeeded: hash & 0xFF)].insert(hash)
  }

  /// Whether a hash is there.
  func contains(_ hash: UInt64) -> Bool {
    parts[Int(truncatingIfNeeded: hash & 0xFF)].contains(hash)
  }
}

/// Hashes in a table with open places, which are 0.
private struct Part {
  private(set) var count = 0
  private var slots: [UInt64] = []

  mutating func insert(_ hash: UInt64) -> Bool {
    if count * 5 >= slots.count * 4 { grow() }
    let hash = max(hash, 1)
    let slot = slot(of: hash)
    guard slots[slot] == 0 else { return false }
    slots[slot] = hash
    count += 1
    return true
  }

  func contains(_ hash: UInt64) -> Bool {
    !slots.isEmpty && slots[slot(of: max(hash, 1))] != 0
  }

  /// Where a hash is, or would be.
  private func slot(of hash: UInt64) -> Int {
    // The upper half of the product is spread over the table as the hash is over all numbers.
    var slot = Int(truncatingIfNeeded: hash.multipliedFullWidth(by: UInt64(slots.count)).high)
    while slots[slot] != 0, slots[slot] != hash { slot = slot + 1 == slots.count ? 0 : slot + 1 }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count + max(16, old.count / 4))
    for hash in old where hash != 0 { slots[slot(of: hash)] = hash }
  }
}
