import CBadgeTestProcess

extension Files {
  /// The names in a folder that a golden or its folder can have, in order; none where it can't be read.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
      }
      if let name, GoldenName.allows(part: name.unicodeScalars) { names.append(name) }
    }
    return names.sorted()
  }

  /// The PNG files in a folder and the folders below it, as paths; a folder with several names is
  /// looked at once.
  static func pictures(below folder: String) -> [String] {
    var seen: Set<String> = []
    return pictures(below: folder, &seen)
  }

  private static func pictures(below folder: String, _ seen: inout Set<String>) -> [String] {
    guard let identity = resolved(folder), seen.insert(identity).inserted else { return [] }
    var found: [String] = []
    for path in names(in: folder).map({ "\(folder)/\($0)" }) {
      if isFolder(path) {
        found += pictures(below: path, &seen)
      } else if path.hasSuffix(".png") {
        found.append(path)
      }
    }
    return found
  }

  /// The folders of a name in a folder and below it; links and packages of their own are left out.
  static func folders(named name: String, below folder: String) -> [String] {
    names(in: folder).flatMap { entry -> [String] in
      let path = "\(folder)/\(entry)"
      guard isFolder(path), !isLink(path), !exists("\(path)/Package.swift") else { return [] }
      return entry == name ? [path] : folders(named: name, below: path)
    }
  }
}
