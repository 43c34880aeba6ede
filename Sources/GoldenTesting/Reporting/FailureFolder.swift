import CBadgeTestProcess

/// The folder that keeps the pictures and the message of one failure.
struct FailureFolder {
  let path: String

  private static let roles = ["expected", "actual", "difference", "comparison"]

  /// Writes the pictures and the message.
  ///
  /// - Returns: The picture to look at first, or why there is none.
  func write(_ pictures: [(role: String, png: [UInt8])], message: String) -> String {
    remove()
    do throws(Files.Failure) {
      for (role, png) in pictures { try Files.write(png, to: "\(path)/\(role).png") }
      try Files.write(Array((message + "\n").utf8), to: "\(path)/message.txt")
    } catch {
      return "not written: \(error.text)"
    }
    return pictures.last.map { "\(path)/\($0.role).png" } ?? path
  }

  /// Removes what all earlier failures left in a folder.
  static func removeAll(below path: String) {
    for name in Files.names(in: path)
    where Files.isFolder("\(path)/\(name)") && !Files.isLink("\(path)/\(name)") {
      removeAll(below: "\(path)/\(name)")
    }
    FailureFolder(path: path).remove()
  }

  /// Removes what an earlier failure left.
  func remove() {
    for role in Self.roles { Files.remove("\(path)/\(role).png") }
    Files.remove("\(path)/message.txt")
    rmdir(path)
  }
}
