import Badges
import CBadgeSystem

/// Ends a run's account of an output folder: what it has not touched is carried over.
struct StateKeeping {
  /// The folder.
  let folder: OutputFolder
  /// Where the state is.
  let stateFolder: FolderHandle

  /// Completes the new state with what others have written, and puts it in the place of the old one.
  ///
  /// - Returns: Whether there is a new state, or none is needed.
  func finish(_ writer: StateWriter) -> Bool {
    // Runs that end at the same moment would lose each other's entries.
    let lock = badge_openat(stateFolder.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
    if lock >= 0 { flock(lock, LOCK_EX) }
    defer { if lock >= 0 { close(lock) } }
    guard StateFile.isThere(in: stateFolder) else { return writer.isEmpty || writer.finish() }
    let done = writer.hashes()
    let isUntouched = { (name: [UInt8]) in
      let hash = StableHash(name).value
      let place = done.firstSorted { $0 >= hash }
      return place == done.count || done[place] != hash
    }
    let isKnown = StateFile.forEach(
      in: stateFolder, where: isUntouched,
      folders: { made in
        if (try? folder.folder(made.way, makes: false)) != nil { writer.add(made.line) }
      },
      { entry in
        if folder.place(of: entry) != nil { writer.add(entry.line) }
      })
    guard !writer.isEmpty || isKnown else { return true }
    return writer.finish()
  }
}
