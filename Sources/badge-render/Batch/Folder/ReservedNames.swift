/// The names of files in the output folder that a run reads or writes besides its outputs.
struct ReservedNames: Sendable {
  private let rules: NameRules
  private let names: Set<[UInt8]>
  /// Those that are there, by whatever names links give them.
  private let files: [FileIdentity]

  /// - Parameters:
  ///   - paths: The files, wherever they are.
  ///   - open: Another, which is open already.
  ///   - folder: The output folder.
  ///   - rules: Which names meet there.
  init(_ paths: [FilePath?], and open: FileIdentity?, in folder: FilePath, rules: NameRules) {
    let base = folder.canonicalFolder.bytes
    let below = paths.compactMap { $0?.canonical.bytes }.filter { $0.starts(with: base) }
    self.rules = rules
    names = Set(below.map { rules.key(Array($0.dropFirst(base.count))) })
    files = paths.compactMap { $0.flatMap { FileIdentity($0) } } + [open].compactMap(\.self)
  }

  /// Whether a file is one of them.
  func contains(_ name: OutputName) -> Bool {
    !names.isEmpty && names.contains(rules.key(name.path.bytes))
  }

  /// Whether one of them is in a place.
  func contains(_ place: OutputPlace) -> Bool {
    place.status.map { files.contains(FileIdentity($0)) } ?? false
  }

  /// The refusal of a file that is one of them.
  static func refused(_ name: OutputName) -> CommandError {
    OutputPlace.refused(name, "the run's manifest, depfile or stamp; give another name")
  }
}

extension FilePath {
  /// The folder's one name, with a slash at its end.
  var canonicalFolder: FilePath {
    appending(FilePath(".")).canonical.directory
  }
}
