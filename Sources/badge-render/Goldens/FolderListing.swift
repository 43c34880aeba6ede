import CBadgeSystem

extension FilePath {
  /// The path of a string of the system's.
  init(cString text: UnsafePointer<CChar>) {
    self.init(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  var isFolder: Bool { kind == S_IFDIR }

  /// Whether it is a regular file.
  var isFile: Bool { kind == S_IFREG }

  private var kind: Int32? {
    var status = stat()
    return withCString { stat($0, &status) } == 0 ? Int32(status.st_mode) & S_IFMT : nil
  }

  var exists: Bool { withCString { access($0, F_OK) } == 0 }

  /// The names in the folder that are UTF-8, in order; none where it can't be read.
  var names: [String] {
    guard let stream = withCString({ opendir($0) }) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
      }
      if let name, name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The files of a name's ending in this folder and below it, as paths relative to it; a folder with
  /// several names is looked at once.
  func files(endingIn end: String) -> [String] {
    var seen: Set<FileIdentity> = []
    return files(endingIn: end, &seen)
  }

  private func files(endingIn end: String, _ seen: inout Set<FileIdentity>) -> [String] {
    guard let identity = FileIdentity(self), seen.insert(identity).inserted else { return [] }
    var found: [String] = []
    for name in names {
      let path = appending(name)
      if path.isFolder {
        found += path.files(endingIn: end, &seen).map { "\(name)/\($0)" }
      } else if name.hasSuffix(end) {
        found.append(name)
      }
    }
    return found
  }

  /// Removes folders that have become empty, from the one a relative path is in up to this one.
  func removeEmptyFolders(above file: String) {
    var parts = file.split(separator: "/").dropLast()
    while !parts.isEmpty {
      guard appending(parts.joined(separator: "/")).withCString({ rmdir($0) }) == 0 else { return }
      parts.removeLast()
    }
    _ = withCString { rmdir($0) }
  }
}
