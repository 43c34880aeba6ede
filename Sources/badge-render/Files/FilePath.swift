import Badges

/// A file's name: bytes, of which nothing is assumed but that none is zero.
struct FilePath: Hashable {
  /// The bytes.
  let bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    self.bytes = bytes.firstIndex(of: 0).map { Array(bytes[..<$0]) } ?? bytes
  }

  init(_ text: String) {
    self.init(text.utf8)
  }

  /// What stands before the last component, with its slash; empty where there is no slash.
  var directory: FilePath {
    guard let end = bytes.lastIndex(of: slash) else { return FilePath([]) }
    return FilePath(bytes[...end])
  }

  /// The folders that the path leads through, from the innermost outwards, each with its slash.
  var folders: [FilePath] {
    bytes.indices.reversed().filter { bytes[$0] == slash }.map { FilePath(bytes[...$0]) }
  }

  /// A folder's path as that of a file in its place, without its slash.
  var asFile: FilePath {
    bytes.last == slash ? FilePath(bytes.dropLast()) : self
  }

  /// The last component; empty behind a final slash.
  var name: [UInt8] {
    bytes.lastIndex(of: slash).map { Array(bytes[($0 + 1)...]) } ?? bytes
  }

  /// The last component's end behind its last point, in small letters; empty without one.
  ///
  /// A point at the component's start begins a hidden file's name.
  var fileExtension: String {
    guard let point = extensionPoint else { return "" }
    return String(decoding: bytes[(point + 1)...], as: UTF8.self).asciiLowercased ?? ""
  }

  /// The path with text before its extension: `name.png` and `@2x` make `name@2x.png`.
  ///
  /// A path that can only be a directory's (`d/`, `..`), or nothing's, stays as it is.
  func inserting(_ text: String) -> FilePath {
    guard !text.isEmpty, !["", ".", ".."].contains(where: { Array($0.utf8) == name }) else {
      return self
    }
    let end = extensionPoint ?? bytes.count
    return FilePath(bytes[..<end] + Array(text.utf8) + bytes[end...])
  }

  /// A path relative to this one's directory; an absolute one stays.
  func sibling(_ path: FilePath) -> FilePath {
    path.bytes.first == slash ? path : FilePath(directory.bytes + path.bytes)
  }

  /// The path of a name in this folder; an empty path is the working directory.
  func appending(_ name: FilePath) -> FilePath {
    guard !bytes.isEmpty else { return name }
    return FilePath(bytes + (bytes.last == slash ? [] : [slash]) + name.bytes)
  }

  /// The same for a name as text.
  func appending(_ name: String) -> FilePath { appending(FilePath(name)) }

  /// Lends the path to C.
  func withCString<T>(_ body: (UnsafePointer<CChar>) -> T) -> T {
    func lend(_ bytes: UnsafeRawPointer) -> T { body(bytes.assumingMemoryBound(to: CChar.self)) }
    return lend(bytes + [0])
  }

  private let slash = UInt8(ascii: "/")

  private var extensionPoint: Int? {
    let start = directory.bytes.count
    guard let point = bytes[start...].lastIndex(of: UInt8(ascii: ".")), point > start else {
      return nil
    }
    return point
  }
}

extension FilePath: CustomStringConvertible {
  /// The path in quotes, whole, fit for one line; bytes that are not UTF-8 are shown as U+FFFD.
  var description: String {
    "\"\(escaped(text))\""
  }

  /// The path as text; bytes that are not UTF-8 become U+FFFD.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
