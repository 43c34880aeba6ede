import CBadgeGLib
import CBadgeSystem

/// The SHA-256 of a file, in hexadecimal, nil where it can't be read, and for a pipe or a device, which
/// what is read would be missing from.
///
/// - Parameter folder: What it must lie in. Default: anything.
func sha256(of path: FilePath, in folder: InputFolder = InputFolder()) -> String? {
  let descriptor = folder.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  guard isRegularFile(descriptor), let checksum = g_checksum_new(G_CHECKSUM_SHA256) else {
    return nil
  }
  defer { g_checksum_free(checksum) }
  var buffer = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0, badge_errno() == EINTR { continue }
    guard count >= 0 else { return nil }
    guard count > 0 else { break }
    g_checksum_update(checksum, buffer, gssize(count))
  }
  return g_checksum_get_string(checksum).map { String(cString: $0) }
}
