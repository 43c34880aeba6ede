import CBadgeSystem

/// A value that one thread at a time may use, and that threads can wait to be changed.
final class Monitor<State>: @unchecked Sendable {
  private let monitor = UnsafeMutablePointer<badge_monitor>.allocate(capacity: 1)
  private var state: State

  init(_ state: State) {
    self.state = state
    badge_monitor_init(monitor)
  }

  deinit {
    badge_monitor_destroy(monitor)
    monitor.deallocate()
  }

  /// Lends the value.
  func with<T, E: Error>(_ body: (inout State) throws(E) -> T) throws(E) -> T {
    badge_monitor_lock(monitor)
    defer { badge_monitor_unlock(monitor) }
    return try body(&state)
  }

  /// Lends the value, and then wakes those who wait for a change.
  func change<T>(_ body: (inout State) -> T) -> T {
    badge_monitor_lock(monitor)
    defer {
      badge_monitor_tell(monitor)
      badge_monitor_unlock(monitor)
    }
    return body(&state)
  }

  /// Waits until the value is as it should be.
  func wait(until isMet: (State) -> Bool) {
    badge_monitor_lock(monitor)
    defer { badge_monitor_unlock(monitor) }
    while !isMet(state) { badge_monitor_wait(monitor) }
  }
}
