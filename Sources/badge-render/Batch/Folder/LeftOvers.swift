import CBadgeSystem

/// The files that runs which were killed left under their temporary names.
struct LeftOvers {
  private let output: OutputFolder
  private let state: FolderHandle
  private let inState: [FilePath]
  private let inOutput: [FilePath]

  /// Looks for them, best before the folder is filled; nil without folders.
  ///
  /// - Parameters:
  ///   - output: The folder that is written into.
  ///   - state: Where the state is.
  init?(output: OutputFolder?, state: FolderHandle?) {
    guard let output, let state else { return nil }
    (self.output, self.state, inState) = (output, state, state.leftOvers)
    inOutput = state === output.handle ? [] : output.handle.leftOvers
  }

  /// Removes them in the output folder, and in all folders below that a killed run wrote into.
  func remove() {
    var notes: Set<FilePath> = []
    for name in inState {
      var isDone = true
      let kind = WrittenFolders.visit(name, in: state) { way in
        // The output folder itself is seen to in any case.
        guard !way.bytes.isEmpty else { return }
        do throws(CommandError) {
          let folder = try output.folder(way, makes: false)
          if let folder, !folder.remove(leftOvers: folder.leftOvers) { isDone = false }
        } catch {
          // It may be there and only not be open to us now.
          isDone = false
        }
      }
      // As long as something is left, the next run has to know where.
      if kind == .notesInUse || kind == .notes && !isDone { notes.insert(name) }
    }
    _ = state.remove(leftOvers: inState.filter { !notes.contains($0) })
    _ = output.handle.remove(leftOvers: inOutput)
  }
}

extension FolderHandle {
  /// The files with temporary names of processes that there are none of any more.
  fileprivate var leftOvers: [FilePath] {
    names(startingWith: TemporaryName.start).filter(TemporaryName.isLeftOver)
  }

  /// Removes such files.
  ///
  /// - Returns: Whether none is too young to be sure.
  fileprivate func remove(leftOvers names: [FilePath]) -> Bool {
    var isDone = true
    for name in names {
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
