import CBadgeSystem

/// A new file that gets its name when it is whole.
///
/// Until then it is in no folder: where the process ends before, nothing is left of it, and a folder
/// that many threads write to is locked once a file and not twice.
enum UnnamedFile {
  /// What became of a file.
  enum Outcome {
    case written(FileStamp)
    /// There is something of that name already.
    case exists
    /// The file system, or the system's settings, have no such files.
    case impossible
    /// The system's reason, as `errno` has it.
    case failed(Int32)
  }

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - folder: The open folder that the path begins at.
  static func write(_ bytes: [UInt8], to path: FilePath, in folder: Int32 = AT_FDCWD) -> Outcome {
    let directory = path.directory.bytes.isEmpty ? FilePath(".") : path.directory
    let descriptor = directory.withCString { badge_open_unnamed(folder, $0, 0o666) }
    guard descriptor >= 0 else { return .impossible }
    let outcome = fill(descriptor, bytes, path, folder)
    guard close(descriptor) == 0 else { return .failed(badge_errno()) }
    return outcome
  }

  private static func fill(
    _ descriptor: Int32, _ bytes: [UInt8], _ path: FilePath, _ folder: Int32
  ) -> Outcome {
    if let failure = writeAll(bytes, to: descriptor) { return .failed(failure) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failed(badge_errno()) }
    guard path.withCString({ badge_name_file(descriptor, folder, $0) }) != 0 else {
      return .written(FileStamp(status))
    }
    return badge_errno() == EEXIST ? .exists : .impossible
  }
}
