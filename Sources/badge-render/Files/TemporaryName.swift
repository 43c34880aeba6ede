import CBadgeSystem

/// Names for files on their way to their own names.
enum TemporaryName {
  /// What all of them begin with.
  static let start = Array(".badge-render-".utf8)

  private static let prefix = start + Array("\(getpid())-".utf8)

  /// Where the process's numbers begin, so that they aren't another machine's.
  private static let first = UInt64.random(in: .min ... .max)

  /// A name in the same directory that no other process and no other thread uses now.
  ///
  /// It does not contain the target's name, which may be as long as the system allows.
  static func next(beside target: FilePath) -> FilePath {
    let number = String(first &+ UInt64(badge_next_number()), radix: 36)
    return FilePath(target.directory.bytes + prefix + number.utf8)
  }

  /// Whether a file has such a name, from a process that there is none of any more.
  static func isLeftOver(_ name: FilePath) -> Bool {
    guard name.bytes.starts(with: start) else { return false }
    let parts = name.bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    // What is to be tried out about names has a fifth part.
    guard 4...5 ~= parts.count, let process = pid_t(String(decoding: parts[2], as: UTF8.self)),
      process > 0, let number = UInt64(String(decoding: parts[3], as: UTF8.self), radix: 36)
    else { return false }
    // In a container, processes have the same few numbers each time.
    if process == getpid() { return number &- first > UInt64(UInt32.max) }
    return kill(process, 0) != 0 && badge_errno() == ESRCH
  }
}
