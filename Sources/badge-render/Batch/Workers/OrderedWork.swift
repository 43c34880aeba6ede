/// Work dealt out to threads, whose results come back in the order of what was dealt.
///
/// Each thread takes an item, plans it, lets the plan in when its turn comes, works on it, and hands its
/// result over; the results that are next in order are collected at once. A thread that is far ahead of
/// the slowest waits, so that what is held in memory is bounded, however long the work is.
final class OrderedWork<Item, Plan, Result>: @unchecked Sendable {
  /// How far the items dealt out may be ahead of the results collected.
  private static var window: Int { 256 }

  private let steps: Steps
  private let dealing = Monitor((number: 0, isOver: false))
  private let entrance = Monitor(0)
  private let collecting = Monitor(Collected())

  /// What is done with an item, step by step.
  struct Steps {
    /// Gives the next item, nil at the end; called by one thread at a time.
    let deal: () -> Item?
    /// Plans an item; called by all threads, with their numbers from 0.
    let plan: (Int, Item) -> Plan
    /// Sees the plans in order, one at a time, and may change them; nil where nobody has to.
    var admit: ((inout Plan) -> Void)?
    /// Does what is planned; called by all threads, with their numbers from 0.
    let work: (Int, Plan) -> Result
    /// Takes the results in order, one at a time; false ends the work.
    let collect: (Result) -> Bool
  }

  private struct Collected {
    var next = 0
    var isStopped = false
    var waiting: [Int: Result] = [:]
  }

  init(_ steps: Steps) {
    self.steps = steps
  }

  /// Does the share of one thread; 0 is the first.
  func run(as worker: Int) {
    while let (number, item) = next() {
      var plan = steps.plan(worker, item)
      if let admit = steps.admit {
        entrance.wait { $0 == number }
        entrance.change { turn in
          admit(&plan)
          turn += 1
        }
      }
      hand(steps.work(worker, plan), number)
    }
  }

  private func next() -> (Int, Item)? {
    dealing.with { dealt in
      guard !dealt.isOver else { return nil }
      let first = dealt.number - Self.window
      collecting.wait { $0.next > first || $0.isStopped }
      guard !collecting.with({ $0.isStopped }), let item = steps.deal() else {
        dealt.isOver = true
        return nil
      }
      defer { dealt.number += 1 }
      return (dealt.number, item)
    }
  }

  private func hand(_ result: Result, _ number: Int) {
    collecting.change { collected in
      guard !collected.isStopped else { return }
      collected.waiting[number] = result
      while let next = collected.waiting.removeValue(forKey: collected.next) {
        collected.next += 1
        guard steps.collect(next) else {
          collected.isStopped = true
          collected.waiting.removeAll()
          return
        }
      }
    }
  }
}
