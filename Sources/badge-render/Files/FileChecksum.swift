import CBadgeGLib
import CBadgeSystem

/// The SHA-256 of a file, in hexadecimal, nil where it can't be read.
func sha256(of path: FilePath) -> String? {
  let descriptor = path.withCString { badge_open($0, O_RDONLY | O_CLOEXEC, 0) }
  guard descriptor >= 0, let checksum = g_checksum_new(G_CHECKSUM_SHA256) else { return nil }
  defer {
    g_checksum_free(checksum)
    close(descriptor)
  }
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
