import CBadgeSystem

/// The content of a file of that size; nil where it can't be read or has another size by now.
func readFile(_ path: FilePath, size: Int) -> [UInt8]? {
  let descriptor = path.withCString { badge_open($0, O_RDONLY | O_CLOEXEC, 0) }
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  return readAll(descriptor, size: size)
}

/// The content of an open file of that size; nil where it can't be read or has another size by now.
func readAll(_ descriptor: Int32, size: Int) -> [UInt8]? {
  // One byte more, to notice a file that has grown.
  var bytes = [UInt8](repeating: 0, count: size + 1)
  var filled = 0
  while filled < bytes.count {
    let count = bytes.withUnsafeMutableBytes { buffer in
      read(descriptor, buffer.baseAddress?.advanced(by: filled), buffer.count - filled)
    }
    if count < 0, badge_errno() == EINTR { continue }
    guard count >= 0 else { return nil }
    guard count > 0 else { break }
    filled += count
  }
  return filled == size ? Array(bytes[..<size]) : nil
}

/// Whether what is open is a file and no pipe, device or folder.
func isRegularFile(_ descriptor: Int32) -> Bool {
  var status = stat()
  return fstat(descriptor, &status) == 0 && Int32(status.st_mode) & S_IFMT == S_IFREG
}

/// What a symbolic link points to; nil for anything else.
func linkTarget(_ path: FilePath) -> FilePath? {
  var buffer = [CChar](repeating: 0, count: 4096)
  let count = path.withCString { readlink($0, &buffer, buffer.count) }
  return count > 0 ? FilePath(buffer[..<count].map { UInt8(bitPattern: $0) }) : nil
}

/// Makes a directory and those above it; whether there may be one now.
func makeDirectories(_ path: FilePath) -> Bool {
  var bytes = path.bytes[...]
  while bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
  let directory = FilePath(bytes)
  guard !directory.bytes.isEmpty else { return false }
  if directory.withCString({ mkdir($0, 0o777) }) == 0 || badge_errno() == EEXIST { return true }
  guard badge_errno() == ENOENT, makeDirectories(directory.directory) else { return false }
  return directory.withCString { mkdir($0, 0o777) } == 0 || badge_errno() == EEXIST
}
