/// Values that were made before; the least recently used go when all together outgrow a budget.
struct RecentCache<Key: Hashable, Value> {
  private let budget: Int
  private let cost: (Value) -> Int
  private var entries: [Key: Entry] = [:]
  private var size = 0
  private var uses = 0

  private final class Entry {
    let value: Value
    var lastUse: Int

    init(_ value: Value, lastUse: Int) {
      self.value = value
      self.lastUse = lastUse
    }
  }

  /// Makes an empty cache.
  ///
  /// - Parameters:
  ///   - budget: How much is kept, in the unit of `cost`.
  ///   - cost: What keeping a value takes; it may grow while the value is kept.
  init(budget: Int, cost: @escaping (Value) -> Int) {
    self.budget = budget
    self.cost = cost
  }

  /// The value of a key, which counts as used now; nil where there is none, or none any more.
  mutating func value(for key: Key) -> Value? {
    guard let entry = entries[key] else { return nil }
    uses += 1
    entry.lastUse = uses
    return entry.value
  }

  /// Keeps a value under a key that has none; one beyond the whole budget isn't kept.
  mutating func insert(_ value: Value, for key: Key) {
    let cost = cost(value)
    guard cost <= budget else { return }
    uses += 1
    entries[key] = Entry(value, lastUse: uses)
    size += cost
    if size > budget { trim() }
  }

  /// Counts again what all values take, and lets the oldest go where that is beyond the budget.
  mutating func trim() {
    size = entries.values.reduce(0) { $0 + cost($1.value) }
    guard size > budget else { return }
    // A quarter of the budget is freed at a time, so that sorting is paid for by many insertions.
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard size > budget / 4 * 3 else { return }
      entries[key] = nil
      size -= cost(entry.value)
    }
  }
}
