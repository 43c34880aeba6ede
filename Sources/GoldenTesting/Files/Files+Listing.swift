import CBadgeTestProcess

extension Files {
  /// The names in a folder, in order and without hidden ones; none where it can't be read.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// The PNG files in a folder and the folders below it, as paths.
  static func pictures(below folder: String) -> [String] {
    names(in: folder).map { "\(folder)/\($0)" }.flatMap { path in
      isFolder(path) ? pictures(below: path) : path.hasSuffix(".png") ? [path] : []
    }
  }

  /// The folders of a name in a folder and below it; packages of their own are left out.
  static func folders(named name: String, below folder: String) -> [String] {
    names(in: folder).flatMap { entry -> [String] in
      let path = "\(folder)/\(entry)"
      guard isFolder(path), !exists("\(path)/Package.swift") else { return [] }
      return entry == name ? [path] : folders(named: name, below: path)
    }
  }
}
