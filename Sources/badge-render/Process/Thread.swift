import CBadgeSystem

/// A running thread of the system; `join` must be called, once.
final class Thread {
  private let thread = UnsafeMutablePointer<badge_thread>.allocate(capacity: 1)

  private final class Body {
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
      self.run = run
    }
  }

  /// Starts a thread.
  init(_ run: @escaping @Sendable () -> Void) throws(CommandError) {
    thread.initialize(to: badge_thread())
    let body = Unmanaged.passRetained(Body(run))
    let failure = badge_thread_start(
      thread,
      { data in
        guard let data else { return }
        Unmanaged<Body>.fromOpaque(data).takeRetainedValue().run()
      }, body.toOpaque())
    guard failure == 0 else {
      body.release()
      throw CommandError.fault("a thread can't be started: \(systemReason(failure))")
    }
  }

  deinit {
    thread.deallocate()
  }

  /// Waits for the thread's end.
  func join() {
    badge_thread_join(thread)
  }
}

/// A gate that opens when all threads and the one that made it wait there.
final class StartLine: @unchecked Sendable {
  private let gate = UnsafeMutablePointer<badge_gate>.allocate(capacity: 1)

  init(threads: Int) {
    badge_gate_init(gate, Int32(threads) + 1)
  }

  deinit {
    gate.deallocate()
  }

  /// Waits for the others.
  func wait() {
    badge_gate_wait(gate)
  }
}
