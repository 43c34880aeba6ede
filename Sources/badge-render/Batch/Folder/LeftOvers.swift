import CBadgeSystem

extension FolderHandle {
  /// Removes files that a program which was killed left under their temporary names.
  func removeLeftOvers() {
    for name in names(where: TemporaryName.isLeftOver) {
      // A clock or another machine's process numbers may deceive; a file takes less time than this.
      guard let status = status(of: name), FileStamp(status).age > 10 else { continue }
      _ = remove(name)
    }
  }
}

extension FileStamp {
  /// Seconds since the file was changed.
  fileprivate var age: Int {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Int(now.tv_sec) - self.time / 1_000_000_000
  }
}
