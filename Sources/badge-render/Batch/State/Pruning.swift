import CBadgeSystem

/// Removes files that an earlier run of the manifest wrote and that it no longer declares.
///
/// What the manifest reads now stays, and so does what somebody has changed since. Folders that a run
/// has made go with the last of their files.
struct Pruning {
  private let folder: OutputFolder
  private let stateFolder: FolderHandle
  private let owner: UInt64
  private let declared: NameClaims
  private let made: Set<FilePath>

  /// - Parameters:
  ///   - folder: The folder.
  ///   - stateFolder: Where the state is.
  ///   - owner: Which manifest the run is for.
  ///   - declared: What it declares.
  init(
    in folder: OutputFolder, stateFolder: FolderHandle, owner: UInt64, declared: NameClaims
  ) {
    (self.folder, self.stateFolder, self.owner) = (folder, stateFolder, owner)
    self.declared = declared
    var made: Set<FilePath> = []
    _ = StateFile.forEach(in: stateFolder, folders: { made.insert($0.way) }) { _ in }
    self.made = made
  }

  /// All files that are to be removed.
  func forgotten() -> [StateEntry] {
    forgotten { _, _ in true }
  }

  /// Those of them in whose place a folder is to be, or in a folder in whose place a file is to be.
  func obstacles() -> [StateEntry] {
    forgotten { name, declared in declared.isFolder(name) || declared.isBelowFile(name) }
  }

  private func forgotten(
    where isWanted: (OutputName, inout NameClaims) -> Bool
  ) -> [StateEntry] {
    var (declared, forgotten) = (declared, [StateEntry]())
    _ = StateFile.forEach(in: stateFolder) { entry in
      // By whatever name, it is the file that counts.
      guard entry.owner == owner, let name = try? OutputName(entry.name),
        !declared.isNeeded(name), isWanted(name, &declared), isAsWritten(entry)
      else { return }
      forgotten.append(entry)
    }
    return forgotten
  }

  private func isAsWritten(_ entry: StateEntry) -> Bool {
    guard let place = folder.place(of: entry), let stamp = place.stamp,
      stamp.size == entry.stamp.size
    else { return false }
    return stamp == entry.stamp
      || place.folder.read(place.file, size: stamp.size).map { sha256($0) } == entry.sha256
  }

  /// Removes a file, and the folders that nothing else is in.
  ///
  /// - Returns: Whether the file is gone by this.
  func remove(_ entry: StateEntry) -> Bool {
    guard let place = folder.place(of: entry), place.folder.remove(place.file) else { return false }
    for way in place.way.folders {
      guard made.contains(way), folder.removeFolder(way) else { break }
    }
    return true
  }

  /// The names of files, and of folders without their slash, that would be gone with some files.
  func gone(with entries: [StateEntry]) -> Set<FilePath> {
    var gone = Set(entries.map(\.name))
    for entry in entries {
      for way in entry.name.folders {
        guard isEmpty(way, without: gone) else { break }
        gone.insert(way.asFile)
      }
    }
    return gone
  }

  private func isEmpty(_ way: FilePath, without gone: Set<FilePath>) -> Bool {
    guard made.contains(way), let handle = try? folder.folder(way, makes: false) else {
      return false
    }
    let own = [".", ".."].map(FilePath.init)
    return handle.names().allSatisfy { name in
      own.contains(name) || gone.contains(FilePath(way.bytes + name.bytes))
    }
  }
}

extension OutputFolder {
  /// The file of an entry; nil where there is none.
  func place(of entry: StateEntry) -> OutputPlace? {
    guard let name = try? OutputName(entry.name),
      let place = try? OutputPlace.find(name, in: OpenFolders(self), makes: false),
      place.status != nil
    else { return nil }
    return place
  }
}
