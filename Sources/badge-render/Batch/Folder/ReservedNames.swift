/// The names of files in the output folder that a run reads or writes besides its outputs.
struct ReservedNames: Sendable {
  private let rules: NameRules
  private let names: Set<[UInt8]>
  /// Those that are there, by whatever names links give them.
  private let files: [FileIdentity]
  /// Those of them that the run writes.
  private let written: [FileIdentity]

  /// - Parameters:
  ///   - manifest: The manifest; nil for standard input.
  ///   - identity: What tells the open manifest from others, standard input too.
  ///   - written: The files that the run writes, wherever they are.
  ///   - folder: The output folder.
  ///   - rules: Which names meet there.
  init(
    manifest: FilePath?, openAs identity: FileIdentity?, written: [FilePath?], in folder: FilePath,
    rules: NameRules
  ) {
    let base = folder.canonicalFolder.bytes
    let below = ([manifest] + written).compactMap { $0?.canonical.bytes }
      .filter { $0.starts(with: base) }
    self.rules = rules
    names = Set(below.map { rules.key(Array($0.dropFirst(base.count))) })
    self.written = written.compactMap { $0.flatMap { FileIdentity($0) } }
    files = self.written + [identity].compactMap(\.self)
  }

  /// Whether a file is one of them.
  func contains(_ name: OutputName) -> Bool {
    !names.isEmpty && names.contains(rules.key(name.path.bytes))
  }

  /// Whether one of them is in a place.
  func contains(_ place: OutputPlace) -> Bool {
    place.status.map { files.contains(FileIdentity($0)) } ?? false
  }

  /// Refuses to read a file that the run writes over in the end.
  func check(read path: FilePath, _ key: SettingKey) throws(CommandError) {
    guard !written.isEmpty, let file = FileIdentity(path), written.contains(file) else { return }
    throw CommandError(
      .cannotCreate, code: "cannotCreate", field: key.rawValue,
      "\(path): the run's depfile or stamp, which would be written over it; give that another name")
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
