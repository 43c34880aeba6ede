import CBadgeSystem

/// Writes all bytes to a descriptor, however often it takes.
///
/// - Returns: nil, or the `errno` of the write that failed.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, badge_errno() == EINTR { continue }
      if count < 0 { return badge_errno() }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}

/// The system's words for an `errno`, in English.
func systemReason(_ code: Int32) -> String {
  String(cString: strerror(code))
}
