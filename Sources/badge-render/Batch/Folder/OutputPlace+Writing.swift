import CBadgeSystem

extension OutputPlace {
  /// What the file is now; nil where there is none.
  var stamp: FileStamp? { status.map(FileStamp.init) }

  /// Whether the file has exactly these bytes.
  func holds(_ bytes: [UInt8]) -> Bool {
    guard let stamp, stamp.size == bytes.count else { return false }
    return folder.read(file, size: bytes.count) == bytes
  }

  /// Writes the file, whole or not at all.
  ///
  /// - Returns: What it is now.
  func write(_ bytes: [UInt8], policy: OverwritePolicy) throws(CommandError) -> FileStamp {
    guard policy != .refuse || status == nil else { throw Self.existing(name) }
    if status == nil, let stamp = try Self.writeNew(bytes, name, as: file, in: folder, policy) {
      return stamp
    }
    let temporary = TemporaryName.next(beside: FilePath(""))
    return try PendingFiles.with(temporary, in: folder) { () throws(CommandError) in
      let descriptor = try create(temporary)
      do throws(CommandError) {
        let stamp = try fill(descriptor, with: bytes)
        try rename(temporary, policy)
        return stamp
      } catch {
        _ = folder.remove(temporary)
        throw error
      }
    }
  }

  /// Writes a file without having looked whether there is one.
  ///
  /// - Returns: What it is now; nil where there is something, or it can't be known.
  static func writeNew(
    _ bytes: [UInt8], _ name: OutputName, in folders: OpenFolders
  ) throws(CommandError) -> FileStamp? {
    guard let folder = try folder(name.folder, of: name, in: folders, makes: true) else {
      return nil
    }
    return try writeNew(
      bytes, name, as: FilePath(name.path.name), in: folder, .replaceDifferent)
  }

  /// Writes a file that isn't there yet; nil where that can't be done in one step, or it is there by now.
  private static func writeNew(
    _ bytes: [UInt8], _ name: OutputName, as file: FilePath, in folder: FolderHandle,
    _ policy: OverwritePolicy
  ) throws(CommandError) -> FileStamp? {
    switch UnnamedFile.write(bytes, to: file, in: folder.descriptor) {
    case .written(let stamp): return stamp
    case .exists where policy == .refuse: throw existing(name)
    case .exists, .impossible: return nil
    case .failed(let code): throw cannotWrite(name, code)
    }
  }

  private func create(_ temporary: FilePath) throws(CommandError) -> Int32 {
    // What the file had, it keeps.
    let mode = status.map { $0.st_mode & 0o777 }
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let descriptor = temporary.withCString {
      badge_openat(folder.descriptor, $0, flags, mode ?? 0o666)
    }
    guard descriptor >= 0 else { throw Self.refusal(name, badge_errno()) }
    // What the process's mask took away. A file system without permissions may refuse.
    if let mode { _ = fchmod(descriptor, mode) }
    return descriptor
  }

  private func fill(
    _ descriptor: Int32, with bytes: [UInt8]
  ) throws(CommandError) -> FileStamp {
    let failure = writeAll(bytes, to: descriptor)
    var status = stat()
    let isKnown = failure == nil && fstat(descriptor, &status) == 0
    let isClosed = close(descriptor) == 0
    if let failure { throw Self.cannotWrite(name, failure) }
    guard isKnown, isClosed else { throw Self.cannotWrite(name, badge_errno()) }
    return FileStamp(status)
  }

  private func rename(_ temporary: FilePath, _ policy: OverwritePolicy) throws(CommandError) {
    let descriptor = folder.descriptor
    let result = temporary.withCString { from in
      file.withCString { to in
        policy == .refuse
          ? badge_rename_new_at(descriptor, from, to)
          : renameat(descriptor, from, descriptor, to)
      }
    }
    guard result != 0 else { return }
    throw badge_errno() == EEXIST ? Self.existing(name) : Self.cannotWrite(name, badge_errno())
  }

  private static func existing(_ name: OutputName) -> CommandError {
    refused(name, "it exists already, and --no-clobber was given")
  }

  private static func cannotWrite(_ name: OutputName, _ code: Int32) -> CommandError {
    CommandError(
      .cannotWrite, code: "cannotWrite", field: "out", "\(name.path): \(systemReason(code))")
  }
}
