import CBadgeSystem

/// The bytes of a file that is an input, whole.
///
/// What is no regular file is refused, since it may never end: but for `/dev/null`, and for pipes that
/// are given as descriptors (`/dev/fd/63`, a shell's `<(…)`). A name is opened without waiting for
/// anybody, and a file that grows is read to the end it has by then.
///
/// - Parameters:
///   - path: The file.
///   - limit: The most bytes it may have.
///   - field: The key of the setting that names the file, for the error. Default: none.
///   - folder: What it must lie in. Default: anything.
/// - Throws: An error with the path and the system's reason, or what the file is instead of one.
func readInput(
  _ path: FilePath, limit: Int, field: SettingKey? = nil, in folder: InputFolder = InputFolder()
) throws(CommandError) -> [UInt8] {
  do throws(InputFile.Failure) {
    let file = try InputFile(path, in: folder)
    return try file.bytes(size: try file.check(path), limit: limit)
  } catch {
    throw CommandError(
      .unreadableInput, code: "unreadableInput", field: field?.rawValue, "\(path): \(error.reason)")
  }
}

/// An open file that is read from.
private struct InputFile: ~Copyable {
  /// Why there are no bytes.
  struct Failure: Error {
    let reason: String
  }

  private let descriptor: Int32

  init(_ path: FilePath, in folder: InputFolder) throws(Failure) {
    descriptor = try Self.open(path, in: folder)
  }

  deinit { close(descriptor) }

  private static func open(
    _ path: FilePath, in folder: InputFolder
  ) throws(Failure) -> Int32 {
    guard !path.bytes.isEmpty else { throw Failure(reason: "a file's name is not empty") }
    let descriptor = folder.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      throw badge_errno() == EXDEV
        ? Failure(reason: InputFolder.outside) : failure(badge_errno())
    }
    return descriptor
  }

  /// Refuses what is no file.
  ///
  /// - Returns: The size it has now.
  func check(_ path: FilePath) throws(Failure) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.failure(badge_errno()) }
    switch Int32(status.st_mode) & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw Self.failure(EISDIR)
    case S_IFIFO where path.isDescriptor: break
    case S_IFIFO: throw Failure(reason: "a pipe, not a file; give a file")
    case S_IFCHR where path.isNull: break
    default: throw Failure(reason: "a device, not a file; give a file")
    }
    return max(Int(status.st_size), 0)
  }

  /// Everything up to the end.
  ///
  /// - Parameter size: What the file is expected to have.
  func bytes(size: Int, limit: Int) throws(Failure) -> [UInt8] {
    // One byte more shows the end without growing.
    var bytes = [UInt8](repeating: 0, count: min(size, limit) + 1)
    var filled = 0
    while true {
      let count = try read(into: &bytes, from: filled)
      guard count > 0 else { break }
      filled += count
      guard filled <= limit else { throw Failure(reason: "larger than \(sizeText(limit))") }
      if filled == bytes.count {
        bytes += [UInt8](repeating: 0, count: min(max(bytes.count, 65536), limit + 1 - filled))
      }
    }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }

  private func read(into bytes: inout [UInt8], from start: Int) throws(Failure) -> Int {
    while true {
      let count = bytes.withUnsafeMutableBytes { buffer in
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[start...])
        return CBadgeSystem.read(descriptor, rest.baseAddress, rest.count)
      }
      guard count < 0 else { return count }
      guard mayTryAgain(descriptor, POLLIN) else { throw Self.failure(badge_errno()) }
    }
  }

  private static func failure(_ code: Int32) -> Failure {
    Failure(reason: systemReason(code))
  }
}

extension FilePath {
  /// Whether the name stands for a descriptor that the caller has opened.
  fileprivate var isDescriptor: Bool {
    text == "/dev/stdin"
      || ["/dev/fd/", "/proc/self/fd/"].contains { bytes.starts(with: Array($0.utf8)) }
  }

  fileprivate var isNull: Bool { text == "/dev/null" }
}

/// A limit in words: whole units, as limits are.
private func sizeText(_ bytes: Int) -> String {
  switch bytes {
  case (1 << 20)...: "\(bytes >> 20) MiB, the most that is read"
  case (1 << 10)...: "\(bytes >> 10) KiB, the most that is read"
  default: "\(bytes) bytes, the most that is read"
  }
}
