import CBadgeGLib
import CBadgeSystem

/// Runs a batch again whenever its manifest, or a file it draws from, changes.
///
/// What has not changed is known from the run before and costs next to nothing.
struct Watch {
  private let manifest: FilePath
  private let console: BatchConsole
  private let makeRun: () throws(CommandError) -> BatchRun

  /// How long no more changes must come: editors write a file in several steps.
  private static let quietMilliseconds: Int32 = 100

  init(
    _ manifest: FilePath, _ console: BatchConsole,
    _ makeRun: @escaping () throws(CommandError) -> BatchRun
  ) {
    self.manifest = manifest
    self.console = console
    self.makeRun = makeRun
  }

  /// Goes on until a signal ends it.
  func run() throws(CommandError) -> ExitStatus {
    let files = WatchedFiles()
    files.watch(manifest)
    badge_watch_descriptor(badge_stop_descriptor())
    while badge_stop_signal() == 0 {
      files.hasChanged = false
      for file in draw() { files.watch(file) }
      while !files.hasChanged, badge_stop_signal() == 0 { _ = badge_watch_wait(-1) }
      while badge_stop_signal() == 0, badge_watch_wait(Self.quietMilliseconds) != 0 {}
    }
    badge_die_by(badge_stop_signal())
    return .done
  }

  /// Does a run; a failure is told and ends nothing.
  ///
  /// - Returns: What was drawn from.
  private func draw() -> [FilePath] {
    do throws(CommandError) {
      let run = try makeRun()
      _ = try run.run()
      return run.inputs
    } catch {
      console.error(error)
      return []
    }
  }
}

/// Files whose changes are noticed.
private final class WatchedFiles {
  /// Whether one has changed.
  var hasChanged = false
  private var monitors: [FilePath: UnsafeMutablePointer<badge_watch>] = [:]

  deinit {
    for monitor in monitors.values { badge_watch_end(monitor) }
  }

  /// Notices changes of a file from now on.
  func watch(_ file: FilePath) {
    guard monitors[file] == nil else { return }
    let data = Unmanaged.passUnretained(self).toOpaque()
    monitors[file] = file.withCString { badge_watch_begin($0, Self.note, data) }
  }

  private static let note: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
    guard let data else { return }
    Unmanaged<WatchedFiles>.fromOpaque(data).takeUnretainedValue().hasChanged = true
  }
}
