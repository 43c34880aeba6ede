import CBadgeSystem

/// Writes all bytes to a descriptor, however often it takes.
///
/// - Returns: nil, or the `errno` of the write that failed.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, mayTryAgain(descriptor, POLLOUT) { continue }
      if count < 0 { return badge_errno() }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}

/// Whether a read or write that failed was only interrupted, or had to wait, which it has now.
///
/// A descriptor that a caller shares with another program may not block.
func mayTryAgain(_ descriptor: Int32, _ event: Int32) -> Bool {
  let failure = badge_errno()
  guard failure != EINTR else { return true }
  guard failure == EAGAIN || failure == EWOULDBLOCK else { return false }
  var waiting = pollfd(fd: descriptor, events: Int16(event), revents: 0)
  return poll(&waiting, 1, -1) > 0 || badge_errno() == EINTR
}

/// The system's words for an `errno`, in English.
func systemReason(_ code: Int32) -> String {
  String(cString: strerror(code))
}
