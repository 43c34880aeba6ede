import CBadgeTestProcess

/// The file system, as far as goldens need it.
enum Files {
  /// Why a file could not be read or written, in the system's words.
  struct Failure: Error, Hashable {
    /// The file.
    let path: String
    /// The system's number for the reason.
    let code: Int32

    var isMissing: Bool { code == ENOENT }

    var text: String { "\(path): \(String(cString: strerror(code)))" }
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && Int32(status.st_mode) & Int32(S_IFMT) == Int32(S_IFDIR)
  }

  /// The file's size in bytes.
  static func size(_ path: String) throws(Failure) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { throw failure(path) }
    return Int(status.st_size)
  }

  static func read(_ path: String) throws(Failure) -> [UInt8] {
    let descriptor = badge_test_open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
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

  /// Writes a file, whole or not at all; missing folders are made.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    makeFolder(folder(of: path))
    // Names the process, so that no other one writes to the same file.
    let temporary = "\(path).\(getpid()).new"
    let descriptor = badge_test_open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    let isWritten = append(bytes, to: descriptor)
    guard close(descriptor) == 0, isWritten, rename(temporary, path) == 0 else {
      let reason = failure(path)
      unlink(temporary)
      throw reason
    }
  }

  /// Whether all bytes could be written to an open file.
  static func append(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        CBadgeTestProcess.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, badge_test_errno() == EINTR { continue }
      guard count >= 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  static func remove(_ path: String) { unlink(path) }

  static func makeFolder(_ path: String) {
    guard !path.isEmpty, mkdir(path, 0o777) != 0, badge_test_errno() == ENOENT else { return }
    makeFolder(folder(of: path))
    mkdir(path, 0o777)
  }

  /// What stands before the last slash.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// What stands behind the last slash.
  static func lastComponent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  private static func failure(_ path: String) -> Failure {
    Failure(path: path, code: badge_test_errno())
  }
}
