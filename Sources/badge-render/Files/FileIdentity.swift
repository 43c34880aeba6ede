import CBadgeSystem

/// Which file a name leads to, whatever its spelling.
struct FileIdentity: Hashable {
  private let device: dev_t
  private let number: ino_t

  init(_ status: stat) {
    (device, number) = (status.st_dev, status.st_ino)
  }

  /// Nil where there is no file.
  init?(_ path: FilePath) {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
    self.init(status)
  }
}
