import CBadgeSystem

/// The files that runs which were killed left under their temporary names.
struct LeftOvers {
  /// The folder that is written into.
  let output: OutputFolder
  /// Where the state is.
  let state: FolderHandle

  /// Removes them in the output folder, and in all folders below that a killed run wrote into.
  func remove() {
    var notes: Set<FilePath> = []
    for name in state.names(where: TemporaryName.isLeftOver) {
      var isDone = true
      let isNotes = WrittenFolders.visit(name, in: state) { way in
        do throws(CommandError) {
          let folder = try output.folder(way, makes: false)
          if folder?.removeLeftOvers() == false { isDone = false }
        } catch {
          // It may be there and only not be open to us now.
          isDone = false
        }
      }
      // As long as something is left, the next run has to know where.
      if isNotes, !isDone { notes.insert(name) }
    }
    _ = output.handle.removeLeftOvers(except: notes)
    if state !== output.handle { _ = state.removeLeftOvers(except: notes) }
  }
}

extension FolderHandle {
  /// Removes files with temporary names of processes that there are none of any more.
  ///
  /// - Returns: Whether none is too young to be sure.
  fileprivate func removeLeftOvers(except kept: Set<FilePath> = []) -> Bool {
    var isDone = true
    for name in names(where: TemporaryName.isLeftOver) where !kept.contains(name) {
      guard let status = status(of: name) else { continue }
      // A clock or another machine's process numbers may deceive; a file takes less time than this.
      if FileStamp(status).age > 10 { _ = remove(name) } else { isDone = false }
    }
    return isDone
  }
}

extension FileStamp {
  /// Seconds since the file was changed.
  fileprivate var age: Int {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Int(now.tv_sec) - self.time / 1_000_000_000
  }
}
