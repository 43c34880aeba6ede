import CBadgeTestProcess

/// The file system, as far as goldens need it.
enum Files {
  /// Why a file could not be read or written, in the system's words.
  struct Failure: Error, Hashable {
    /// The file.
    let path: String
    /// The system's number for the reason; 0 for something that is no file.
    let code: Int32

    var isMissing: Bool { code == ENOENT }

    var text: String { "\(path): \(code == 0 ? "not a file" : String(cString: strerror(code)))" }
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func isFolder(_ path: String) -> Bool { kind(path, stat) == Int32(S_IFDIR) }

  static func isLink(_ path: String) -> Bool { kind(path, lstat) == Int32(S_IFLNK) }

  /// The one path that a file has without links; nil where there is none.
  static func resolved(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// The file's size in bytes.
  static func size(_ path: String) throws(Failure) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { throw failure(path) }
    return Int(status.st_size)
  }

  static func read(_ path: String) throws(Failure) -> [UInt8] {
    // A pipe would be waited for, and a device may never end.
    let descriptor = badge_test_open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path) }
    guard kind(status) == Int32(S_IFREG) else { throw Failure(path: path, code: 0) }
    guard let bytes = contents(of: descriptor) else { throw failure(path) }
    return bytes
  }

  /// The rest of what an open file holds; nil where it can't be read.
  static func contents(of descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = CBadgeTestProcess.read(descriptor, &buffer, buffer.count)
      if count < 0, badge_test_errno() == EINTR { continue }
      guard count >= 0 else { return nil }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  static func remove(_ path: String) { unlink(path) }

  /// What stands before the last slash.
  static func folder(of path: String) -> String {
    lastSlash(in: path).map { String(path[..<$0]) } ?? ""
  }

  /// What stands behind the last slash.
  static func lastComponent(of path: String) -> String {
    lastSlash(in: path).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// A path relative to a folder above it.
  static func path(_ path: String, in folder: String) -> String {
    String(Substring(path.utf8.dropFirst(folder.utf8.count + 1)))
  }

  /// The byte, since a slash and a mark behind it are one character.
  static func lastSlash(in path: String) -> String.Index? {
    path.utf8.lastIndex(of: UInt8(ascii: "/"))
  }

  static func failure(_ path: String) -> Failure {
    Failure(path: path, code: badge_test_errno())
  }

  private typealias Query = (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32

  private static func kind(_ path: String, _ query: Query) -> Int32? {
    var status = stat()
    return query(path, &status) == 0 ? kind(status) : nil
  }

  /// The system's number for what a file is; its types differ from system to system.
  private static func kind(_ status: stat) -> Int32 { Int32(status.st_mode) & Int32(S_IFMT) }
}
