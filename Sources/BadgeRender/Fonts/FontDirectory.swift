import BadgeCairo
import Badges

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
  /// How many names are read, in it and below: more than any font collection has.
  static let mostEntries = 100_000

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
  /// - Parameters:
  ///   - mostEntries: How many names are read before the directory is given up.
  ///   - isWanted: Asked for each file in turn.
  /// - Returns: Whether a file was wanted; a directory that can't be read has none.
  /// - Throws: `BadgeError` for a directory with too many names in it and below.
  func visit(
    mostEntries: Int = mostEntries, until isWanted: (FontFile) -> Bool
  ) throws(BadgeError) -> Bool {
    var left = mostEntries
    guard let found = visit(&left, until: isWanted) else {
      throw BadgeError(
        .unreadableFont, field: "fontDirs",
        "\(quoted(String(decoding: path, as: UTF8.self))): more than \(mostEntries) files; "
          + "name a directory of fonts")
    }
    return found
  }

  /// The same with names that are counted down; nil where there are more than are left.
  private func visit(_ left: inout Int, until isWanted: (FontFile) -> Bool) -> Bool? {
    // A link to a directory above would be followed again and again.
    guard ancestors.count < Self.deepest, let identity = Identity(of: path),
      !ancestors.contains(identity)
    else { return false }
    guard let entries = entries(&left) else { return nil }
    for entry in entries {
      let child = path + (path.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + entry.name
      switch Self.kind(of: entry, at: child) {
      case S_IFDIR:
        let found = FontDirectory(path: child, ancestors: ancestors + [identity])
          .visit(&left, until: isWanted)
        guard found == false else { return found }
      case S_IFREG where Self.isFont(entry.name):
        if isWanted(FontFile(bytes: child)) { return true }
      default: break
      }
    }
    return false
  }

  private struct Entry {
    let name: [UInt8]
    let type: UInt8
  }

  /// What the directory holds, in order, hidden names left out; nil where that is more than is left.
  private func entries(_ left: inout Int) -> [Entry]? {
    guard let directory = opendir(FontAccess.cString(path)) else { return [] }
    defer { closedir(directory) }
    var entries: [Entry] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard name.first != UInt8(ascii: ".") else { continue }
      guard left > 0 else { return nil }
      left -= 1
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
      return FontAccess.status(of: path).map { $0.st_mode & S_IFMT } ?? 0
    }
  }

  /// What tells a directory from all others, whatever path leads to it.
  private struct Identity: Equatable {
    let device: dev_t
    let number: ino_t

    init?(of path: [UInt8]) {
      guard let status = FontAccess.status(of: path) else { return nil }
      device = status.st_dev
      number = status.st_ino
    }
  }

  private static func isFont(_ name: [UInt8]) -> Bool {
    endings.contains(name.suffix(4).map(\.asciiLowercased))
  }
}
