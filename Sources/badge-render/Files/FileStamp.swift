import CBadgeSystem

/// What tells a file from a later one of the same name, without its content.
struct FileStamp: Hashable {
  /// Bytes.
  let size: Int
  /// When it was last changed, in nanoseconds.
  let time: Int

  init(size: Int, time: Int) {
    self.size = size
    self.time = time
  }

  init(_ status: stat) {
    var status = status
    size = Int(status.st_size)
    time = Int(badge_modification_time(&status))
  }
}
