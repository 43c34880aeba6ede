import CBadgeSystem

/// A folder that is held open, so that what happens to its name changes nothing.
final class FolderHandle: Sendable {
  /// What the system calls it by.
  let descriptor: Int32

  /// Takes a descriptor over; nil for one that isn't open.
  init?(owning descriptor: Int32) {
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// What a name in the folder stands for, a link itself included; nil where there is nothing.
  func status(of name: FilePath) -> stat? {
    var status = stat()
    let result = name.withCString { fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }
    return result == 0 ? status : nil
  }

  /// Whether two names in the folder are one file's.
  func isOneFile(_ name: FilePath, _ other: FilePath) -> Bool {
    guard let one = status(of: name), let two = status(of: other) else { return false }
    return one.st_dev == two.st_dev && one.st_ino == two.st_ino
  }

  /// Removes a file.
  ///
  /// - Returns: Whether it is gone by this.
  func remove(_ name: FilePath) -> Bool {
    name.withCString { unlinkat(descriptor, $0, 0) } == 0
  }

  /// The content of a file of that size; nil where it can't be read or has another size by now.
  func read(_ name: FilePath, size: Int) -> [UInt8]? {
    let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let file = name.withCString { badge_openat(descriptor, $0, flags, 0) }
    guard file >= 0 else { return nil }
    defer { close(file) }
    return readAll(file, size: size)
  }

  /// What a link in the folder points to; nil for anything else.
  func linkTarget(_ name: FilePath) -> FilePath? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = name.withCString { readlinkat(descriptor, $0, &buffer, buffer.count) }
    return count > 0 ? FilePath(buffer[..<count].map { UInt8(bitPattern: $0) }) : nil
  }

  /// The names in the folder.
  ///
  /// - Parameters:
  ///   - mayBeLinks: Whether names that certainly aren't links' are left out.
  ///   - start: What all names that are kept begin with, since a folder may hold millions of others.
  func names(mayBeLinks: Bool = false, startingWith start: [UInt8] = []) -> [FilePath] {
    let copy = badge_openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
    guard copy >= 0 else { return [] }
    guard let stream = fdopendir(copy) else {
      close(copy)
      return []
    }
    defer { closedir(stream) }
    var names: [FilePath] = []
    while let entry = readdir(stream) {
      let type = Int32(entry.pointee.d_type)
      guard !mayBeLinks || type == Int32(DT_LNK) || type == Int32(DT_UNKNOWN) else { continue }
      withUnsafeBytes(of: &entry.pointee.d_name) {
        if $0.starts(with: start) { names.append(FilePath($0)) }
      }
    }
    return names
  }
}
