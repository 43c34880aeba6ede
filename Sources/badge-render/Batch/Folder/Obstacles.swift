/// What earlier runs left in the places of files and folders of this one.
final class Obstacles: Sendable {
  /// What earlier runs left; nil where there is nothing, or it can't be removed by this run's options.
  private let state: StateFile?
  private let stateFolder: FolderHandle?
  private let owner: UInt64
  private let way = Monitor(Way())
  private let folders = Monitor<HashSet?>(nil)

  /// - Parameters:
  ///   - state: What earlier runs left; nil for nothing.
  ///   - stateFolder: Where that is.
  ///   - owner: Which manifest asks.
  init(_ state: StateFile?, in stateFolder: FolderHandle?, owner: UInt64) {
    (self.state, self.stateFolder, self.owner) = (state, stateFolder, owner)
  }

  /// What may be removed where it is in the way.
  struct Way {
    /// Files, and folders without their slash.
    var names: Set<FilePath> = []
    /// The files, those in the folders among them.
    var entries: [StateEntry] = []
    /// Removes a file; whether it is gone by this.
    var remove: (StateEntry) -> Bool = { _ in false }
    /// The files that have been removed.
    fileprivate(set) var removed: [FilePath] = []
  }

  /// Lets files be removed once something else is to be in their places.
  func allow(_ way: Way) {
    self.way.with { $0 = way }
  }

  /// Whether what is in a file's place may be removed.
  func mayGo(from name: OutputName) -> Bool {
    way.with { way in
      let places = [name.path] + name.path.folders.map(\.asFile)
      return !way.names.isEmpty && places.contains(where: way.names.contains)
    }
  }

  /// Removes what is in a file's place, now that the file is drawn.
  func clear(for name: OutputName) {
    way.with { way in
      let above = name.path.folders.map(\.asFile)
      let below = name.path.bytes + [UInt8(ascii: "/")]
      for entry in way.entries
      where above.contains(entry.name) || entry.name.bytes.starts(with: below) {
        if way.remove(entry) { way.removed.append(entry.name) }
      }
      way.names.subtract([name.path] + above)
    }
  }

  /// The files that have been removed since this was last asked for.
  func takeRemoved() -> [FilePath] {
    way.with { way in
      defer { way.removed = [] }
      return way.removed
    }
  }

  /// The refusal of a file's place, which says so where pruning makes it free.
  func explained(_ error: CommandError, _ name: OutputName) -> CommandError {
    guard let state, error.code == "cannotCreate" else { return error }
    let above = name.path.folders.map(\.asFile)
    if let file = above.first(where: { state.entry($0)?.owner == owner }) {
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
      guard entry.owner == owner else { return }
      for folder in entry.name.folders {
        let hash = StableHash(folder.bytes).value
        if made.contains(hash) { _ = owned.insert(hash) }
      }
    }
    return owned
  }
}
