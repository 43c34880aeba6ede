/// The names of files in the output folder that a run reads or writes besides its outputs.
struct ReservedNames: Sendable {
  private let rules: NameRules
  private let names: Set<[UInt8]>

  /// - Parameters:
  ///   - paths: The files, wherever they are.
  ///   - folder: The output folder.
  ///   - rules: Which names meet there.
  init(_ paths: [FilePath?], in folder: FilePath, rules: NameRules) {
    let base = folder.canonicalFolder.bytes
    let below = paths.compactMap { $0?.canonical.bytes }.filter { $0.starts(with: base) }
    self.rules = rules
    names = Set(below.map { rules.key(Array($0.dropFirst(base.count))) })
  }

  /// Whether a file is one of them.
  func contains(_ name: OutputName) -> Bool {
    !names.isEmpty && names.contains(rules.key(name.path.bytes))
  }
}

extension FilePath {
  /// The folder's one name, with a slash at its end.
  var canonicalFolder: FilePath {
    appending(FilePath(".")).canonical.directory
  }
}
