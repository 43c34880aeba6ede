import BadgeCairo

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A directory that is searched for font files, with all below it.
struct FontDirectory {
  let bytes: [UInt8]

  /// Deep enough for any font collection; a loop of links ends here.
  private static let deepest = 12

  /// Names that end in one of these hold faces that Pango can draw.
  private static let endings: [[UInt8]] = [".ttf", ".otf", ".ttc", ".otc"].map { Array($0.utf8) }

  /// The font files, sorted by their paths' bytes; none where the directory can't be read.
  func files() -> [FontFile] {
    var found: [FontFile] = []
    collect(from: bytes, depth: 0, into: &found)
    return found.sorted()
  }

  private func collect(from path: [UInt8], depth: Int, into found: inout [FontFile]) {
    guard depth < Self.deepest, let directory = opendir(path.map(CChar.init(bitPattern:)) + [0])
    else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = Self.name(of: entry)
      guard name.first != UInt8(ascii: ".") else { continue }
      let child = path + (path.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + name
      switch Self.kind(of: entry, at: child) {
      case S_IFDIR: collect(from: child, depth: depth + 1, into: &found)
      case S_IFREG where Self.isFont(name): found.append(FontFile(bytes: child))
      default: break
      }
    }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      Array(bytes.prefix { $0 != 0 })
    }
  }

  /// What an entry is, links followed; most file systems say so without being asked again.
  private static func kind(of entry: UnsafeMutablePointer<dirent>, at path: [UInt8]) -> mode_t {
    switch Int32(entry.pointee.d_type) {
    case Int32(DT_DIR): return S_IFDIR
    case Int32(DT_REG): return S_IFREG
    default:
      var status = stat()
      guard stat(path.map(CChar.init(bitPattern:)) + [0], &status) == 0 else { return 0 }
      return status.st_mode & S_IFMT
    }
  }

  private static func isFont(_ name: [UInt8]) -> Bool {
    let lowercased = name.suffix(4).map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }
    return endings.contains(lowercased)
  }
}
