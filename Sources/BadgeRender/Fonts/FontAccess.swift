import BadgeCairo
import Badges

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the system says about the files and directories that were named.
enum FontAccess {
  /// Refuses a font file that can't be read, without waiting for it.
  ///
  /// - Throws: `BadgeError` with the system's reason, and for anything but a regular file: a pipe would
  ///   hold the program up.
  static func check(file: FontFile) throws(BadgeError) {
    guard let status = status(of: file.bytes) else {
      throw unreadable(file.bytes, field: "fontFile", reason)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw unreadable(file.bytes, field: "fontFile", "a directory, not a font file")
    default: throw unreadable(file.bytes, field: "fontFile", "not a regular file")
    }
    let descriptor = open(cString(file.bytes), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(file.bytes, field: "fontFile", reason) }
    close(descriptor)
  }

  /// Refuses a directory that can't be listed.
  ///
  /// - Throws: `BadgeError` with the system's reason.
  static func check(directory: [UInt8]) throws(BadgeError) {
    guard let stream = opendir(cString(directory)) else {
      throw unreadable(directory, field: "fontDirs", reason)
    }
    closedir(stream)
  }

  /// What a path leads to, links followed; nil where there is nothing.
  static func status(of path: [UInt8]) -> stat? {
    var status = stat()
    return stat(cString(path), &status) == 0 ? status : nil
  }

  /// The path for C.
  static func cString(_ path: [UInt8]) -> [CChar] {
    path.map(CChar.init(bitPattern:)) + [0]
  }

  /// The system's words for what went wrong last.
  private static var reason: String { String(cString: strerror(errno)) }

  private static func unreadable(
    _ path: [UInt8], field: String, _ reason: String
  ) -> BadgeError {
    let name = quoted(String(decoding: path, as: UTF8.self))
    return BadgeError(.unreadableFont, field: field, "\(name): \(reason)")
  }
}
