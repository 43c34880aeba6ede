import Badges
import CBadgeSystem

/// Ends a run's account of an output folder: what it has not touched is carried over or removed.
struct StateKeeping {
  /// The folder.
  let folder: OutputFolder
  /// Where the state is.
  let stateFolder: FolderHandle
  /// Which manifest the run was for.
  let owner: UInt64
  /// What the manifest declares; nil where nothing is to be removed.
  let declared: NameClaims?

  /// Files that an earlier run of the manifest wrote, and that it no longer declares.
  ///
  /// Those that somebody has changed since are theirs.
  func forgotten() -> [StateEntry] {
    guard var declared else { return [] }
    var forgotten: [StateEntry] = []
    _ = StateFile.forEach(in: stateFolder) { entry in
      // By whatever name, it is the file that counts.
      guard entry.owner == owner, let name = try? OutputName(entry.name),
        !declared.isClaimed(name), isAsWritten(entry)
      else { return }
      forgotten.append(entry)
    }
    return forgotten
  }

  /// Removes a file.
  ///
  /// - Returns: Whether it is gone by this.
  func remove(_ entry: StateEntry) -> Bool {
    guard let place = place(of: entry) else { return false }
    return place.folder.remove(place.file)
  }

  /// Completes the new state with what others have written, and puts it in the place of the old one.
  ///
  /// - Parameter removed: The files that are gone.
  /// - Returns: Whether there is a new state, or none is needed.
  func finish(_ writer: StateWriter, removed: Set<FilePath>) -> Bool {
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
    let isKnown = StateFile.forEach(in: stateFolder, where: isUntouched) { entry in
      guard !removed.contains(entry.name), place(of: entry) != nil else { return }
      writer.add(entry.line)
    }
    guard !writer.isEmpty || isKnown else { return true }
    return writer.finish()
  }

  /// The file of an entry; nil where there is none.
  private func place(of entry: StateEntry) -> OutputPlace? {
    guard let name = try? OutputName(entry.name),
      let place = try? OutputPlace.find(name, in: OpenFolders(folder), makes: false),
      place.status != nil
    else { return nil }
    return place
  }

  private func isAsWritten(_ entry: StateEntry) -> Bool {
    guard let place = place(of: entry), let stamp = place.stamp, stamp.size == entry.stamp.size
    else { return false }
    return stamp == entry.stamp
      || place.folder.read(place.file, size: stamp.size).map { sha256($0) } == entry.sha256
  }
}
