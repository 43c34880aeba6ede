import CBadgeTestProcess

extension Files {
  /// Writes a file, whole or not at all; missing folders are made, and a link stays one.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let target = resolved(path) ?? path
    let start = lastSlash(in: target).map { target[...$0] } ?? ""
    // Random, since tests that run at once may write one file; hidden, since a killed test leaves it.
    let unique = String(UInt64.random(in: .min ... .max), radix: 36)
    let temporary = "\(start).goldens-\(unique).new"
    let descriptor = create(temporary)
    guard descriptor >= 0 else { throw failure(path) }
    let isWritten = append(bytes, to: descriptor)
    guard isWritten, close(descriptor) == 0, rename(temporary, target) == 0 else {
      let reason = failure(path)
      if !isWritten { close(descriptor) }
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

  /// Makes a folder and those above it; whether there is one now.
  @discardableResult
  static func makeFolder(_ path: String) -> Bool {
    if path.isEmpty || mkdir(path, 0o777) == 0 || badge_test_errno() == EEXIST { return true }
    guard badge_test_errno() == ENOENT, makeFolder(folder(of: path)) else { return false }
    return mkdir(path, 0o777) == 0 || badge_test_errno() == EEXIST
  }

  /// A new file and the folders above it; negative where it can't be made.
  private static func create(_ path: String) -> Int32 {
    // Another test may remove a folder that it has just emptied.
    for _ in 0..<8 {
      let descriptor = badge_test_open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC)
      guard descriptor < 0, badge_test_errno() == ENOENT else { return descriptor }
      guard makeFolder(folder(of: path)) else { return -1 }
    }
    return -1
  }
}
