import CBadgeSystem

/// Reads from a descriptor what is there, and waits only where nothing is.
func byteSource(_ descriptor: Int32, named name: String) -> ByteSource {
  { (buffer) throws(CommandError) in
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count < 0, mayTryAgain(descriptor, POLLIN) { continue }
      guard count < 0 else { return count }
      throw CommandError(
        .unreadableInput, code: "unreadableInput", "\(name): \(systemReason(badge_errno()))")
    }
  }
}

/// Reads from bytes in memory.
func byteSource(_ bytes: [UInt8]) -> ByteSource {
  var rest = bytes[...]
  return { buffer in
    let count = min(buffer.count, rest.count)
    buffer.copyBytes(from: rest.prefix(count))
    rest.removeFirst(count)
    return count
  }
}
