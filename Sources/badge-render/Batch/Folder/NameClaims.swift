import CBadgeSystem

/// Which files are spoken for, and which folders with them, and which files are read.
///
/// What is kept of a file is a hash: a million names would be too many.
struct NameClaims {
  private let rules: NameRules
  private let output: OpenFolders?
  /// The output folder's one name, with a slash.
  private let base: FilePath
  private var places: [FilePath: StableHash] = [:]
  /// What may be links in each folder, as names that meet have it in common.
  private var links: [FilePath: Set<[UInt8]>] = [:]
  private var files = HashSet()
  private var folders = HashSet()
  private var inputs = HashSet()
  private var hasInputs = false
  /// Folders that are spoken for with all that they lie in; as many as are easily remembered.
  private var knownFolders: Set<FilePath> = []

  /// - Parameters:
  ///   - folder: Where the files are; nil where there is no folder yet.
  ///   - rules: Which names meet there.
  init(in folder: OutputFolder?, rules: NameRules) {
    output = folder.map { OpenFolders($0) }
    base = folder?.path.canonicalFolder ?? FilePath("")
    self.rules = rules
  }

  /// Why a file can't be spoken for.
  struct Meeting: Hashable {
    /// What tells what is spoken for already from others.
    let key: UInt64
    /// Its name.
    let name: FilePath
    /// What it is.
    let kind: Kind

    /// What can be spoken for.
    enum Kind {
      /// A file that is written.
      case file
      /// A folder that such files lie in.
      case folder
      /// A file that is read.
      case input
    }
  }

  /// Speaks for a file and the folders it lies in.
  ///
  /// - Returns: What somebody has spoken for already: the file, to write or to read it, or a folder or file
  ///   that would have to be the other; nil where nobody had.
  mutating func claim(_ name: OutputName) -> Meeting? {
    let (key, newFolders) = (key(name), newFolderKeys(of: name))
    if let meeting = meeting(of: name, key, newFolders) { return meeting }
    if !newFolders.isEmpty {
      for folder in newFolders { _ = folders.insert(folder.key) }
      if knownFolders.count >= 10_000 { knownFolders.removeAll() }
      knownFolders.insert(name.folder)
    }
    _ = files.insert(key)
    return nil
  }

  /// What somebody has spoken for already, as `claim` says it; nobody speaks for anything by this.
  mutating func meeting(of name: OutputName) -> Meeting? {
    meeting(of: name, key(name), newFolderKeys(of: name))
  }

  private func meeting(
    of name: OutputName, _ key: UInt64, _ newFolders: [(key: UInt64, name: FilePath)]
  ) -> Meeting? {
    guard !folders.contains(key) else {
      return Meeting(key: key, name: name.path, kind: .folder)
    }
    guard !hasInputs || !inputs.contains(key) else {
      return Meeting(key: key, name: name.path, kind: .input)
    }
    if let taken = newFolders.first(where: { files.contains($0.key) }) {
      return Meeting(key: taken.key, name: taken.name, kind: .file)
    }
    return files.contains(key) ? Meeting(key: key, name: name.path, kind: .file) : nil
  }

  /// The folders that a file lies in, but for those that are spoken for in any case.
  private mutating func newFolderKeys(of name: OutputName) -> [(key: UInt64, name: FilePath)] {
    name.folder.bytes.isEmpty || knownFolders.contains(name.folder) ? [] : folderKeys(of: name)
  }

  /// Notes that a file is read.
  ///
  /// - Returns: What tells it from others, where somebody has spoken for it; nil where nobody had.
  mutating func read(_ name: OutputName) -> UInt64? {
    let key = key(name)
    guard !files.contains(key) else { return key }
    hasInputs = true
    _ = inputs.insert(key)
    return nil
  }

  /// Whether somebody has spoken for a file, to write or to read it.
  mutating func isNeeded(_ name: OutputName) -> Bool {
    let key = key(name)
    return files.contains(key) || inputs.contains(key)
  }

  /// Whether somebody has spoken for a file, to write it.
  mutating func isClaimed(_ name: OutputName) -> Bool {
    files.contains(key(name))
  }

  /// Whether a file that somebody has spoken for lies in a folder of this name.
  mutating func isFolder(_ name: OutputName) -> Bool {
    folders.contains(key(name))
  }

  /// Whether somebody has spoken for a file in whose place there would have to be a folder.
  mutating func isBelowFile(_ name: OutputName) -> Bool {
    folderKeys(of: name).contains { files.contains($0.key) }
  }

  /// What files in the places of the folders that a file lies in would be told from others by.
  mutating func folderKeys(of name: OutputName) -> [(key: UInt64, name: FilePath)] {
    name.path.folders.map { folder in
      let path = folder.asFile
      return (ownKey(path.directory, path.name), path)
    }
  }

  /// What tells the file from others, whichever way a name leads to it.
  mutating func key(_ name: OutputName) -> UInt64 {
    linkedKey(name) ?? ownKey(name.folder, name.path.name)
  }

  private mutating func ownKey(_ folder: FilePath, _ name: [UInt8]) -> UInt64 {
    var key = place(folder)
    key.combine(rules.key(name))
    return key.value
  }

  /// Whether a folder, which is read only once, has something of that name that may be a link.
  private mutating func mayBeLink(_ name: OutputName, _ output: OpenFolders) -> Bool {
    if let known = links[name.folder] { return known.contains(rules.key(name.path.name)) }
    if links.count >= 10_000 { links.removeAll() }
    let found = try? output.handle(of: name, makes: false)?.names(mayBeLinks: true)
    links[name.folder] = Set((found ?? []).map { rules.key($0.bytes) })
    return mayBeLink(name, output)
  }

  /// The same for a link: what it leads to.
  private mutating func linkedKey(_ name: OutputName) -> UInt64? {
    guard let output, mayBeLink(name, output),
      let folder = try? output.handle(of: name, makes: false),
      let status = folder.status(of: FilePath(name.path.name)),
      Int32(status.st_mode) & S_IFMT == S_IFLNK,
      let end = try? OutputPlace.find(name, in: output, makes: false)
    else { return nil }
    return ownKey(end.way, end.file.bytes)
  }

  /// What tells a folder from others: its names without links, be it there already or not.
  private mutating func place(_ folder: FilePath) -> StableHash {
    if let known = places[folder] { return known }
    if places.count >= 10_000 { places.removeAll() }
    let place = newPlace(folder)
    places[folder] = place
    return place
  }

  private mutating func newPlace(_ folder: FilePath) -> StableHash {
    guard !folder.bytes.isEmpty else { return StableHash() }
    let real = realName(of: folder)
    guard real == folder else { return place(real) }
    let name = folder.asFile
    var place = place(name.directory)
    place.combine(rules.key(name.name))
    return place
  }

  /// The way from the output folder to one below, without links; the same where it isn't there.
  private func realName(of folder: FilePath) -> FilePath {
    guard let output, (try? output.handle(folder, makes: false)) != nil else { return folder }
    let real = output.folder.path.appending(folder).canonicalFolder.bytes
    return real.starts(with: base.bytes) ? FilePath(real.dropFirst(base.bytes.count)) : folder
  }
}
