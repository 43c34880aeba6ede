import CBadgeSystem

/// Names for files on their way to their own names.
enum TemporaryName {
  /// A name in the same directory that no other process and no other thread uses now.
  ///
  /// It does not contain the target's name, which may be as long as the system allows.
  static func next(beside target: FilePath) -> FilePath {
    let unique = UInt64.random(in: .min ... .max)
    let name = ".badge-render-\(getpid())-\(String(unique, radix: 36))"
    return FilePath(target.directory.bytes + Array(name.utf8))
  }
}
