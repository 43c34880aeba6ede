import CBadgeSystem

/// Which files are spoken for.
///
/// What is kept of a file is a hash: a million names would be too many.
struct NameClaims {
  private let rules: NameRules
  private let folders: OpenFolders?
  private var places: [FilePath: StableHash] = [:]
  private var links: [FilePath: Set<FilePath>] = [:]
  private var claimed: Set<UInt64> = []

  /// - Parameters:
  ///   - folder: Where the files are; nil where there is no folder yet.
  ///   - rules: Which names meet there.
  init(in folder: OutputFolder?, rules: NameRules) {
    folders = folder.map(OpenFolders.init)
    self.rules = rules
  }

  /// Speaks for a file.
  ///
  /// - Returns: Whether nobody had.
  mutating func claim(_ name: OutputName) -> Bool {
    claimed.insert(key(name)).inserted
  }

  /// What tells the file from others, whichever way a name leads to it.
  mutating func key(_ name: OutputName) -> UInt64 {
    if let key = linkedKey(name) { return key }
    var key = place(name.folder)
    key.combine(rules.key(name.path.name))
    return key.value
  }

  /// Whether a folder, which is read only once, has something of that name that may be a link.
  private mutating func mayBeLink(_ name: OutputName, _ folders: OpenFolders) -> Bool {
    if let known = links[name.folder] { return known.contains(FilePath(name.path.name)) }
    if links.count >= 10_000 { links.removeAll() }
    let found = try? folders.handle(of: name, makes: false)?.names(mayBeLinks: true)
    links[name.folder] = Set(found ?? [])
    return mayBeLink(name, folders)
  }

  /// The same for a link: what it leads to.
  private mutating func linkedKey(_ name: OutputName) -> UInt64? {
    guard let folders, mayBeLink(name, folders),
      let folder = try? folders.handle(of: name, makes: false),
      let status = folder.status(of: FilePath(name.path.name)),
      Int32(status.st_mode) & S_IFMT == S_IFLNK,
      let end = try? OutputPlace.find(name, in: folders, makes: false)
    else { return nil }
    var key = Self.identity(end.folder)
    key.combine(rules.key(end.file.bytes))
    return key.value
  }

  /// What tells a folder from others: the system's number for the part that is there, names beyond.
  private mutating func place(_ folder: FilePath) -> StableHash {
    if let known = places[folder] { return known }
    if places.count >= 10_000 { places.removeAll() }
    let place = newPlace(folder)
    places[folder] = place
    return place
  }

  private mutating func newPlace(_ folder: FilePath) -> StableHash {
    if let handle = try? folders?.handle(folder, makes: false) { return Self.identity(handle) }
    guard !folder.bytes.isEmpty else { return StableHash() }
    let name = FilePath(folder.bytes.dropLast())
    var place = place(name.directory)
    place.combine(rules.key(name.name))
    return place
  }

  private static func identity(_ folder: FolderHandle) -> StableHash {
    var (hash, status) = (StableHash(), stat())
    guard fstat(folder.descriptor, &status) == 0 else { return hash }
    hash.combine(UInt64(truncatingIfNeeded: status.st_dev))
    hash.combine(UInt64(truncatingIfNeeded: status.st_ino))
    return hash
  }
}
