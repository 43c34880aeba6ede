/// What earlier runs left in the places of files and folders of this one.
final class Obstacles: Sendable {
  /// What earlier runs left; nil where there is nothing, or it can't be removed by this run's options.
  private let state: StateFile?
  private let stateFolder: FolderHandle?
  private let owner: UInt64
  private let gone = Monitor<Set<FilePath>>([])
  private let folders = Monitor<HashSet?>(nil)

  /// - Parameters:
  ///   - state: What earlier runs left; nil for nothing.
  ///   - stateFolder: Where that is.
  ///   - owner: Which manifest asks.
  init(_ state: StateFile?, in stateFolder: FolderHandle?, owner: UInt64) {
    (self.state, self.stateFolder, self.owner) = (state, stateFolder, owner)
  }

  /// Counts files, and folders without their slash, as gone.
  func pass(over names: Set<FilePath>) {
    gone.with { $0 = names }
  }

  /// Whether what is in a file's place counts as gone.
  func areGone(from name: OutputName) -> Bool {
    gone.with { gone in
      !gone.isEmpty && ([name.path] + name.foldersAsFiles).contains(where: gone.contains)
    }
  }

  /// The refusal of a file's place, which says so where pruning makes it free.
  func explained(_ error: CommandError, _ name: OutputName) -> CommandError {
    guard let state, error.code == "cannotCreate" else { return error }
    if let file = name.foldersAsFiles.first(where: { state.entry($0)?.owner == owner }) {
      return OutputPlace.refused(
        name, "an earlier run wrote \(file), which is to be a folder now; --prune removes it")
    }
    guard hasMade(FilePath(name.path.bytes + [UInt8(ascii: "/")])) else { return error }
    return OutputPlace.refused(
      name, "an earlier run wrote files into a folder of this name; --prune removes them")
  }

  /// Whether a folder was made by a run, and has files of the manifest's.
  private func hasMade(_ way: FilePath) -> Bool {
    folders.with { known in
      if known == nil { known = owned() }
      return known?.contains(StableHash(way.bytes).value) ?? false
    }
  }

  /// Hashes of the folders that runs have made and the manifest's files are in.
  private func owned() -> HashSet {
    var (made, owned) = (HashSet(), HashSet())
    guard let stateFolder else { return owned }
    let note = { (folder: MadeFolder) in _ = made.insert(StableHash(folder.way.bytes).value) }
    _ = StateFile.forEach(in: stateFolder, folders: note) { _ in }
    _ = StateFile.forEach(in: stateFolder) { entry in
      var way = entry.name.directory
      while entry.owner == owner, !way.bytes.isEmpty {
        let hash = StableHash(way.bytes).value
        if made.contains(hash) { _ = owned.insert(hash) }
        way = FilePath(way.bytes.dropLast()).directory
      }
    }
    return owned
  }
}

extension OutputName {
  /// The folders that the file is in, by the names that files in their places would have.
  fileprivate var foldersAsFiles: [FilePath] {
    var (names, way) = ([FilePath](), folder)
    while !way.bytes.isEmpty {
      names.append(FilePath(way.bytes.dropLast()))
      way = names[names.count - 1].directory
    }
    return names
  }
}
