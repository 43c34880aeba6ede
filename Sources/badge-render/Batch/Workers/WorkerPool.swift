import CBadgeSystem

/// The threads of a batch: the one that starts it, and helpers.
struct WorkerPool: Sendable {
  /// How many work at the same time, 1 or more.
  let workers: Int
  /// Who else has a say in how many may run; nil for nobody.
  let jobServer: JobServer?

  /// As many workers as the options and the job server that the program runs under allow.
  init(_ options: BatchOptions) {
    let flags = environmentValue("MAKEFLAGS") ?? ""
    jobServer = JobServer(flags: flags)
    // A make whose pipe can't be used wants no more than one job.
    let standard = jobServer == nil && JobServer.isNamed(in: flags) ? 1 : Int(badge_processors())
    workers = options.jobs ?? min(256, max(1, standard))
  }

  /// Has all workers do a share and waits for the last of them.
  func run(_ work: OrderedWork<some Any, some Any, some Any>) throws(CommandError) {
    let helpers = try (1..<max(1, workers)).map { (index) throws(CommandError) in
      try Thread {
        badge_widen_heap()
        help(work, index)
      }
    }
    badge_widen_heap()
    work.run(as: 0)
    jobServer?.stopWaiting()
    helpers.forEach { $0.join() }
  }

  private func help(_ work: OrderedWork<some Any, some Any, some Any>, _ index: Int) {
    guard let jobServer else { return work.run(as: index) }
    guard let token = jobServer.takeToken() else { return }
    work.run(as: index)
    jobServer.giveBack(token)
  }
}
