import Badges
import CBadgeSystem

extension BatchRun {
  /// Lets files of earlier runs be removed where folders are to be, and folders of theirs where files are.
  func makeWay() {
    // What a record that can't be understood declares, nobody knows.
    guard badge_stop_signal() == 0, let pruning, survey?.hasFailures == false else { return }
    let entries = pruning.obstacles()
    ground.obstacles.allow(
      Obstacles.Way(
        names: pruning.gone(with: entries), entries: entries, remove: pruning.remove))
  }

  /// Ends the run's account of the folder, and says how it went.
  func finish() throws(CommandError) {
    defer { summarize() }
    try prune()
    if let folder, let stateFolder { keepState(folder, stateFolder.handle) }
    if report.counts.failed == 0, status == .done, badge_stop_signal() == 0 {
      try writeDependencies()
    }
  }

  private func summarize() {
    guard report.counts.records > 0 || input.isRepeatable else { return }
    console.summary(report.counts, of: ManifestPlace(input.path), options)
  }

  /// What is to be removed, by what the manifest declares; nil where nothing is.
  func makePruning() -> Pruning? {
    guard options.prunes, let folder, let stateFolder, let declared = survey?.claims else {
      return nil
    }
    return Pruning(
      in: folder, stateFolder: stateFolder.handle, owner: ground.owner, declared: declared)
  }

  private func prune() throws(CommandError) {
    for name in ground.obstacles.takeRemoved() { try report.remove(name) }
    // What a run that is stopped has not come to, nobody knows.
    guard let pruning, badge_stop_signal() == 0 else { return }
    guard report.counts.failed == 0 else {
      return console.warning(
        "notPruned",
        "files of earlier runs stay, since a record that failed may have declared them; "
          + "correct it and run again",
        at: ManifestPlace(input.path))
    }
    for entry in pruning.forgotten() {
      if !options.mode.writes || pruning.remove(entry) {
        try report.remove(entry.name)
      } else {
        let path = folderPath.appending(entry.name)
        let reason = systemReason(badge_errno())
        report.failToRemove()
        console.warning(
          "notRemoved", "\(path): can't be removed: \(reason)", at: ManifestPlace(input.path))
      }
    }
  }

  private func keepState(_ folder: OutputFolder, _ stateFolder: FolderHandle) {
    let keeping = StateKeeping(folder: folder, stateFolder: stateFolder)
    if let writer, report.counts.records > 0, !keeping.finish(writer) {
      let path = (options.stateFolder ?? folderPath).appending(StateFile.name)
      console.note("\(path): can't be written")
    }
    guard options.mode.writes else { return }
    ground.written?.remove()
    leftOvers?.remove()
  }

  private func writeDependencies() throws(CommandError) {
    if let file = options.depfile, var depfile = report.depfile {
      if let file = input.file { depfile.add(file) }
      if let name = depfile.unreadableName(stamp: options.stamp?.path) {
        throw CommandError(
          .badContent, code: "depfile", field: file.option,
          "\(name): makefiles name no file with a line break, or a backslash before #, : or the end; "
            + "rename it")
      }
      try file.write(depfile.text(stamp: options.stamp?.path), policy: .replaceDifferent)
    }
    try options.stamp?.write([], policy: .replaceAlways)
  }
}
