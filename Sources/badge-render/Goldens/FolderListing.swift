import CBadgeSystem

extension FilePath {
  /// The path of a name in this folder.
  func appending(_ name: String) -> FilePath { FilePath(bytes + Array("/\(name)".utf8)) }

  var isFolder: Bool {
    var status = stat()
    return withCString { stat($0, &status) } == 0 && Int32(status.st_mode) & S_IFMT == S_IFDIR
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

  /// The files of a name's ending in this folder and below it, as paths relative to it.
  func files(endingIn end: String) -> [String] {
    names.flatMap { name -> [String] in
      let path = appending(name)
      guard path.isFolder else { return name.hasSuffix(end) ? [name] : [] }
      return path.files(endingIn: end).map { "\(name)/\($0)" }
    }
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
