import CBadgeTestProcess

/// Notes that a process with this library started.
@_cdecl("badge_test_process_began")
func processBegan() {
  guard let command = RunCommand.current, !TestProcess.listsTests else { return }
  RunEnd.begin(isFull: command.isFull)
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
    guard let log = RunLog.current else { return }
    removeOldLogs()
    log.append(.begin, [TestProcess.isSwiftTesting ? "swift-testing" : "xctest"]) { entries in
      if isFull, entries.isEmpty {
        Files.remove(fullLog)
        FailureFolder.removeAll(below: Artifacts.failures)
      }
      return false
    }
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
    guard let log = RunLog.current else { return }
    if TestProcess.isSwiftTesting { judge(log) }
    // A process without an end keeps the run from being judged.
    if log.isWhole { log.append(.end, ["\(status)"]) }
    if TestProcess.isSwiftTesting { Files.remove(log.path) }
  }

  private func judge(_ log: RunLog) {
    guard let policy = LeftOverPolicy.standard else {
      return reject("goldens: \(LeftOverPolicy.problem)\n")
    }
    let entries = log.entries()
    guard command.isFull, log.isWhole, let found = LeftOvers(entries, judge: getpid()) else {
      return leave(entries, policy)
    }
    let isComplete = status == 0 && !entries.contains { $0.event == .end && $0.values != ["0"] }
    if isComplete { try? Files.write(Array(found.log.utf8), to: Self.fullLog) }
    guard !found.unused.isEmpty, policy != .ignore else { return }
    badge_test_print(found.text(isComplete: isComplete))
    if policy == .reject { reject("goldens: GOLDENS_UNUSED=reject makes that a failure\n") }
  }

  /// Says why left-overs are not judged, where somebody has asked for it.
  private func leave(_ entries: [RunLog.Entry], _ policy: LeftOverPolicy) {
    let isAsked = EnvironmentVariable.unused.value != nil && policy != .ignore
    guard isAsked, entries.contains(where: { $0.event == .used }) else { return }
    let reason = command.isFull ? "not every process came to its end" : "not every test ran"
    badge_test_print("goldens: \(reason), so left-overs are not judged\n")
  }

  /// Fails the run, unless it has failed already.
  private func reject(_ reason: String) {
    badge_test_print(reason)
    if status == 0 { badge_test_end(1) }
  }
}
