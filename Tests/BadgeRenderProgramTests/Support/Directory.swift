import Foundation

/// A directory of its own that is removed with the value.
final class Directory {
  /// The directory's path.
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "badge-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The bytes of a file, nil where there is none.
  func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map { Array($0) }
  }

  /// Writes a file.
  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  /// The names in the directory, sorted.
  var names: [String] { names(in: "") }

  /// The names in a directory below, sorted.
  func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")
    return (names ?? []).sorted()
  }

  /// When a file was last written, in nanoseconds.
  func time(_ name: String) -> Int? {
    var status = stat()
    guard stat("\(path)/\(name)", &status) == 0 else { return nil }
    return status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
  }
}
