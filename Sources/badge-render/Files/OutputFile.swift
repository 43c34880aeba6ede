import CBadgeSystem

/// A file that a picture is written to, whole or not at all.
///
/// A link is followed: it stays, and the file it points to is replaced. What is not a regular file, a
/// device or a pipe, is written to directly.
struct OutputFile {
  /// The name the user gave.
  let path: FilePath
  /// What may be done to a file that is there.
  let policy: OverwritePolicy

  /// What writing did.
  enum Outcome {
    /// The file has the bytes now.
    case written
    /// The file had exactly these bytes before, and was not touched.
    case unchanged
  }

  /// Refuses a name that can't become a file, before any work is done for it.
  func check() throws(CommandError) {
    switch try target() {
    case .file: guard policy != .refuse else { throw existing }
    case .missing, .stream: break
    }
  }

  /// Refuses names made from this one that can't become several files.
  func checkSeveral(_ paths: [FilePath]) throws(CommandError) {
    if case .stream = try target() { throw refused("several pictures need files") }
    var owners: [FilePath: FilePath] = [:]
    for path in paths {
      guard let owner = owners.updateValue(path, forKey: path.canonical) else { continue }
      throw CommandError(
        .cannotCreate, code: "cannotCreate", field: "out", "\(path): the same file as \(owner)")
    }
  }

  /// Writes the bytes; missing parent directories are made.
  func write(_ bytes: [UInt8]) throws(CommandError) -> Outcome {
    switch try target() {
    case .stream: try writeThrough(bytes)
    case .file(let size, let mode):
      guard policy != .refuse else { throw existing }
      if policy == .replaceDifferent, size == bytes.count, readFile(path, size: size) == bytes {
        return .unchanged
      }
      try replace(try followingLinks(), with: bytes, mode: mode)
    case .missing:
      let end = try followingLinks()
      if try !writeNew(end, bytes) { try replace(end, with: bytes, mode: nil) }
    }
    return .written
  }

  private enum Target {
    case missing
    case file(size: Int, mode: mode_t)
    case stream
  }

  private func target() throws(CommandError) -> Target {
    guard !path.bytes.isEmpty else { throw CommandError.usage("out", "a file's name is not empty") }
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else {
      guard badge_errno() == ENOENT else { throw cannotCreate(badge_errno()) }
      guard !path.name.isEmpty else { throw refused("the name of a folder; give one of a file") }
      return .missing
    }
    switch Int32(status.st_mode) & S_IFMT {
    case S_IFREG: return .file(size: Int(status.st_size), mode: status.st_mode & 0o777)
    case S_IFCHR, S_IFIFO: return .stream
    case S_IFDIR: throw cannotCreate(EISDIR)
    default: throw refused("neither a file nor a stream")
    }
  }

  private func writeThrough(_ bytes: [UInt8]) throws(CommandError) {
    let descriptor = path.withCString { badge_open($0, O_WRONLY | O_CLOEXEC | O_NOCTTY, 0) }
    guard descriptor >= 0 else { throw cannotCreate(badge_errno()) }
    let failure = writeAll(bytes, to: descriptor)
    let isClosed = close(descriptor) == 0
    if failure == EPIPE { dieBySIGPIPE() }
    if let failure { throw cannotWrite(failure) }
    guard isClosed else { throw cannotWrite(badge_errno()) }
  }

  private func followingLinks() throws(CommandError) -> FilePath {
    guard let end = path.followingLinks else { throw cannotCreate(ELOOP) }
    return end
  }

  /// Writes a file that isn't there yet; false where that can't be done in one step, or it is there by now.
  private func writeNew(_ target: FilePath, _ bytes: [UInt8]) throws(CommandError) -> Bool {
    switch UnnamedFile.write(bytes, to: target) {
    case .written: return true
    case .exists where policy == .refuse: throw existing
    case .exists, .impossible: return false
    case .failed(let code): throw cannotWrite(code)
    }
  }

  /// - Parameter mode: The permissions that the file had, which it keeps; nil for the usual ones.
  private func replace(
    _ target: FilePath, with bytes: [UInt8], mode: mode_t?
  ) throws(CommandError) {
    let temporary = TemporaryName.next(beside: target)
    try PendingFiles.with(temporary) { () throws(CommandError) in
      let descriptor = try create(temporary, mode: mode)
      do throws(CommandError) {
        try fill(descriptor, with: bytes)
        try rename(temporary, to: target)
      } catch {
        _ = temporary.withCString { unlink($0) }
        throw error
      }
    }
  }

  private func create(_ temporary: FilePath, mode: mode_t?) throws(CommandError) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let open = { temporary.withCString { badge_open($0, flags, mode ?? 0o666) } }
    var descriptor = open()
    if descriptor < 0, badge_errno() == ENOENT, makeDirectories(temporary.directory) {
      descriptor = open()
    }
    guard descriptor >= 0 else { throw cannotCreate(badge_errno()) }
    // What the process's mask took away. A file system without permissions may refuse.
    if let mode { _ = fchmod(descriptor, mode) }
    return descriptor
  }

  private func fill(_ descriptor: Int32, with bytes: [UInt8]) throws(CommandError) {
    let failure = writeAll(bytes, to: descriptor)
    let isClosed = close(descriptor) == 0
    if let failure { throw cannotWrite(failure) }
    guard isClosed else { throw cannotWrite(badge_errno()) }
  }

  private func rename(_ temporary: FilePath, to target: FilePath) throws(CommandError) {
    let result = temporary.withCString { from in
      target.withCString { to in
        policy == .refuse ? badge_rename_new(from, to) : CBadgeSystem.rename(from, to)
      }
    }
    guard result != 0 else { return }
    throw badge_errno() == EEXIST ? existing : cannotWrite(badge_errno())
  }
}

extension OutputFile {
  private var existing: CommandError {
    refused("it exists already, and --no-clobber was given")
  }

  private func cannotCreate(_ code: Int32) -> CommandError {
    refused(systemReason(code))
  }

  private func refused(_ reason: String) -> CommandError {
    CommandError(.cannotCreate, code: "cannotCreate", field: "out", "\(path): \(reason)")
  }

  private func cannotWrite(_ code: Int32) -> CommandError {
    CommandError(
      .cannotWrite, code: "cannotWrite", field: "out", "\(path): \(systemReason(code))")
  }
}
