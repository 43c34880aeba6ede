import CBadgeTestProcess

/// Notes that a process with this library started.
@_cdecl("badge_test_process_began")
func processBegan() {
  guard RunCommand.current != nil, !TestProcess.listsTests else { return }
  RunEnd.begin(isFull: RunCommand.current?.isFull == true)
}

/// Notes that it ends, and judges the run if it is the last one.
@_cdecl("badge_test_process_ends")
func processEnds(_ status: Int32) {
  guard let command = RunCommand.current, !TestProcess.listsTests else { return }
  RunEnd(command: command, status: status).finish()
}

/// The end of a run's process.
struct RunEnd {
  let command: RunCommand
  let status: Int32

  /// Where the log of the last full run lies.
  static var fullLog: String { "\(Artifacts.folder)/full-run.log" }

  /// Notes the beginning; the first process of a full run removes what is out of date by then.
  static func begin(isFull: Bool) {
    guard let log = RunLog.current() else { return }
    removeOldLogs()
    if isFull {
      Files.remove(fullLog)
      if !Files.exists(log.path) { FailureFolder.removeAll(below: Artifacts.failures) }
    }
    log.append(.begin, [TestProcess.isSwiftTesting ? "swift-testing" : "xctest"])
  }

  /// Logs of runs that were broken off would stay for ever.
  private static func removeOldLogs() {
    for name in Files.names(in: RunLog.folder) {
      let process = name.prefix { $0 != "-" }
      if !Files.exists("/proc/\(process)") { Files.remove("\(RunLog.folder)/\(name)") }
    }
  }

  /// `swift test` starts XCTest first and Swift Testing last, whether they have tests or not.
  func finish() {
    guard let log = RunLog.current() else { return }
    if TestProcess.isSwiftTesting { judge(log.entries()) }
    log.append(.end, ["\(status)"])
    if TestProcess.isSwiftTesting { Files.remove(log.path) }
  }

  private func judge(_ entries: [RunLog.Entry]) {
    guard command.isFull else {
      if EnvironmentVariable.unused.value != nil, entries.contains(where: { $0.event == .used }) {
        badge_test_print("goldens: not every test ran, so left-overs are not judged\n")
      }
      return
    }
    guard let found = LeftOvers(entries, judge: getpid()) else { return }
    let isComplete = status == 0 && !entries.contains { $0.event == .end && $0.values != ["0"] }
    if isComplete { try? Files.write(Array(found.log.utf8), to: Self.fullLog) }
    let wish = EnvironmentVariable.unused.value ?? "warn"
    guard !found.unused.isEmpty, wish != "ignore" else { return }
    badge_test_print(found.text(isComplete: isComplete))
    if wish == "reject", status == 0 {
      badge_test_print("goldens: GOLDENS_UNUSED=reject makes that a failure\n")
      badge_test_end(1)
    }
  }
}
