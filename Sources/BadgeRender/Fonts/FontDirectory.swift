import BadgeCairo

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A directory that is searched for font files, with all below it.
///
/// Its entries are visited in a fixed order: `opentype` and `truetype` first, where most fonts lie, and
/// the others by their names' bytes.
struct FontDirectory {
  private let path: [UInt8]
  /// The directories above this one, as far as they are searched.
  private let ancestors: [Identity]

  /// Deep enough for any font collection.
  private static let deepest = 12

  /// Names that end in one of these hold faces that Pango can draw.
  private static let endings: [[UInt8]] = [".ttf", ".otf", ".ttc", ".otc"].map { Array($0.utf8) }

  private static let firstNames: [[UInt8]] = ["opentype", "truetype"].map { Array($0.utf8) }

  /// Names a directory.
  ///
  /// - Parameter bytes: Its path's bytes.
  init(bytes: [UInt8]) {
    self.init(path: bytes, ancestors: [])
  }

  private init(path: [UInt8], ancestors: [Identity]) {
    self.path = path
    self.ancestors = ancestors
  }

  /// Visits font files until one is wanted.
  ///
  /// - Parameter isWanted: Asked for each file in turn.
  /// - Returns: Whether a file was wanted; a directory that can't be read has none.
  func visit(until isWanted: (FontFile) -> Bool) -> Bool {
    // A link to a directory above would be followed again and again.
    guard ancestors.count < Self.deepest, let identity = Identity(of: path),
      !ancestors.contains(identity)
    else { return false }
    return entries().contains { entry in
      let child = path + (path.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + entry.name
      switch Self.kind(of: entry, at: child) {
      case S_IFDIR:
        return FontDirectory(path: child, ancestors: ancestors + [identity]).visit(until: isWanted)
      case S_IFREG where Self.isFont(entry.name): return isWanted(FontFile(bytes: child))
      default: return false
      }
    }
  }

  private struct Entry {
    let name: [UInt8]
    let type: UInt8
  }

  /// What the directory holds, in order, hidden names left out.
  private func entries() -> [Entry] {
    guard let directory = opendir(Self.cString(path)) else { return [] }
    defer { closedir(directory) }
    var entries: [Entry] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard name.first != UInt8(ascii: ".") else { continue }
      entries.append(Entry(name: name, type: entry.pointee.d_type))
    }
    return entries.sorted { Self.precedes($0.name, $1.name) }
  }

  private static func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    let places = (firstNames.firstIndex(of: left) ?? 2, firstNames.firstIndex(of: right) ?? 2)
    guard places.0 == places.1 else { return places.0 < places.1 }
    return left.lexicographicallyPrecedes(right)
  }

  /// What an entry is, links followed; most file systems say so without being asked again.
  private static func kind(of entry: Entry, at path: [UInt8]) -> mode_t {
    switch Int32(entry.type) {
    case Int32(DT_DIR): return S_IFDIR
    case Int32(DT_REG): return S_IFREG
    default:
      return status(of: path).map { $0.st_mode & S_IFMT } ?? 0
    }
  }

  /// What tells a directory from all others, whatever path leads to it.
  private struct Identity: Equatable {
    let device: dev_t
    let number: ino_t

    init?(of path: [UInt8]) {
      guard let status = FontDirectory.status(of: path) else { return nil }
      device = status.st_dev
      number = status.st_ino
    }
  }

  private static func status(of path: [UInt8]) -> stat? {
    var status = stat()
    return stat(cString(path), &status) == 0 ? status : nil
  }

  private static func cString(_ path: [UInt8]) -> [CChar] {
    path.map(CChar.init(bitPattern:)) + [0]
  }

  private static func isFont(_ name: [UInt8]) -> Bool {
    let lowercased = name.suffix(4).map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }
    return endings.contains(lowercased)
  }
}
