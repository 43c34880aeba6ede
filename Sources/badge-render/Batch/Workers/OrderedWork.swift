/// Work dealt out to threads, whose results come back in the order of what was dealt.
///
/// Each thread takes some items, plans them, lets the plans in when their turn comes, works on them, and
/// hands each result over; the results that are next in order are collected at once. A thread that is far
/// ahead of the slowest waits, so that what is held in memory is bounded, however long the work is.
final class OrderedWork<Item, Plan, Result>: @unchecked Sendable {
  /// How far the items dealt out may be ahead of the results collected.
  private static var window: Int { 256 }

  private let steps: Steps
  private let dealing = Monitor((number: 0, isOver: false))
  private let entrance = Monitor(0)
  private let collecting = Monitor(Collected())

  /// What is done with an item, step by step.
  struct Steps {
    /// How many items a thread takes at once, of those that need not be waited for.
    var group = 16
    /// Whether the next item need not be waited for.
    var isReady: () -> Bool = { true }
    /// Gives the next item, nil at the end; called by one thread at a time.
    let deal: () -> Item?
    /// Plans an item; called by all threads, with their numbers from 0.
    let plan: (Int, Item) -> Plan
    /// Sees the plans in order, one at a time, and may change them; nil where nobody has to.
    var admit: ((inout Plan) -> Void)?
    /// Does what is planned and hands over a result for each plan, some at a time, until that says to
    /// stop; called by all threads, with their numbers from 0.
    let work: (Int, [Plan], ([Result]) -> Bool) -> Void
    /// Takes results in order, by one thread at a time; false ends the work.
    let collect: ([Result]) -> Bool
  }

  private struct Collected {
    var next = 0
    var isStopped = false
    /// Results that follow one another, by the number of their first.
    var waiting: [Int: [Result]] = [:]
  }

  init(_ steps: Steps) {
    self.steps = steps
  }

  /// Does the share of one thread; 0 is the first.
  func run(as worker: Int) {
    while let (first, items) = next() {
      var plans = items.map { steps.plan(worker, $0) }
      admit(&plans, from: first)
      var number = first
      steps.work(worker, plans) { results in
        defer { number += results.count }
        return hand(results, from: number)
      }
    }
  }

  private func next() -> (first: Int, items: [Item])? {
    dealing.with { dealt in
      guard !dealt.isOver else { return nil }
      let first = dealt.number - Self.window
      collecting.wait { $0.next > first || $0.isStopped }
      guard !collecting.with({ $0.isStopped }) else {
        dealt.isOver = true
        return nil
      }
      var items: [Item] = []
      while items.isEmpty || (items.count < steps.group && steps.isReady()) {
        guard let item = steps.deal() else {
          dealt.isOver = true
          break
        }
        items.append(item)
      }
      guard !items.isEmpty else { return nil }
      defer { dealt.number += items.count }
      return (dealt.number, items)
    }
  }

  private func admit(_ plans: inout [Plan], from first: Int) {
    guard let admit = steps.admit else { return }
    entrance.wait { $0 == first }
    entrance.change { turn in
      for index in plans.indices { admit(&plans[index]) }
      turn += plans.count
    }
  }

  /// Hands results over; whether there may be more.
  private func hand(_ results: [Result], from first: Int) -> Bool {
    collecting.change { collected in
      guard !collected.isStopped else { return false }
      collected.waiting[first] = results
      while let next = collected.waiting.removeValue(forKey: collected.next) {
        collected.next += next.count
        guard steps.collect(next) else {
          collected.isStopped = true
          collected.waiting.removeAll()
          return false
        }
      }
      return true
    }
  }
}
