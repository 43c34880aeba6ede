/// Work dealt out to threads, whose results come back in the order of what was dealt.
///
/// Each thread takes some items, plans them, lets the plans in when their turn comes, works on them, and
/// hands each result over; the results that are next in order are collected at once. A thread that is far
/// ahead of the slowest waits, so that what is held in memory is bounded, however long the work is. What
/// was dealt is always done and collected, so that nothing is done that nobody hears of.
final class OrderedWork<Item, Plan, Result>: @unchecked Sendable {
  /// How far the items dealt out may be ahead of the results collected.
  private static var window: Int { 256 }

  private let steps: Steps
  private let dealing = Monitor((number: 0, isOver: false))
  private let entrance = Monitor(0)
  private let collecting = Monitor(Collected())

  /// What is done with an item, step by step.
  struct Steps {
    /// The most items that a thread takes at once, of those that need not be waited for.
    var mostAtOnce = 16
    /// Gives the next item; called by one thread at a time.
    ///
    /// Where it may not wait and would have to, it gives none for now.
    let deal: (_ mayWait: Bool) -> Dealt
    /// Plans an item; called by all threads, with their numbers from 0.
    let plan: (Int, Item) -> Plan
    /// Sees the plans in order, one at a time, and may change them; nil where nobody has to.
    var admit: ((inout Plan) -> Void)?
    /// Does one plan after the other and hands over a result for each, some at a time; called by all
    /// threads, with their numbers from 0.
    let work: (Int, _ next: () -> Plan?, _ hand: ([Result]) -> Void) -> Void
    /// Takes results in order, by one thread at a time; after false nothing more is dealt.
    let collect: ([Result]) -> Bool
  }

  /// What there is to be dealt.
  enum Dealt {
    case item(Item)
    /// None that need not be waited for.
    case noneNow
    case end
  }

  private struct Collected {
    var next = 0
    var isStopped = false
    /// Whether somebody collects just now.
    var isBusy = false
    /// Results that follow one another, by the number of their first.
    var waiting: [Int: [Result]] = [:]

    /// Those that are next, for one who has the time to collect them.
    mutating func take() -> [Result]? {
      guard !isBusy, let results = waiting.removeValue(forKey: next) else { return nil }
      isBusy = true
      return results
    }
  }

  init(_ steps: Steps) {
    self.steps = steps
  }

  /// Does the share of one thread; 0 is the first.
  func run(as worker: Int) {
    var count = 1
    while let (first, items) = next(count) {
      let start = monotonicTime()
      var plans = items.map { steps.plan(worker, $0) }
      admit(&plans, from: first)
      var number = first
      plans.reverse()
      // A plan is given away, so that what it holds in memory goes as soon as it is done.
      steps.work(worker, { plans.popLast() }) { results in
        hand(results, from: number)
        number += results.count
      }
      // Work that takes long is dealt out one by one, so that no thread is idle beside another's heap.
      let isQuick = monotonicTime() - start < Self.quick * Double(items.count)
      count = isQuick ? min(2 * count, steps.mostAtOnce) : 1
    }
  }

  /// Items that take less than this, in seconds, are taken several at a time.
  private static var quick: Double { 0.0005 }

  private func next(_ count: Int) -> (first: Int, items: [Item])? {
    dealing.with { dealt in
      guard !dealt.isOver else { return nil }
      let first = dealt.number - Self.window
      collecting.wait { $0.next > first || $0.isStopped }
      guard !collecting.with({ $0.isStopped }) else {
        dealt.isOver = true
        return nil
      }
      var items: [Item] = []
      dealing: while items.count < count {
        switch steps.deal(items.isEmpty) {
        case .item(let item): items.append(item)
        case .noneNow: break dealing
        case .end:
          dealt.isOver = true
          break dealing
        }
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

  /// Hands results over: collects those that are next, unless somebody else is about it, who will.
  private func hand(_ results: [Result], from first: Int) {
    var next = collecting.with { collected in
      collected.waiting[first] = results
      return collected.take()
    }
    while let results = next {
      let goesOn = steps.collect(results)
      next = collecting.change { collected in
        collected.next += results.count
        collected.isBusy = false
        if !goesOn { collected.isStopped = true }
        return collected.take()
      }
    }
  }
}
