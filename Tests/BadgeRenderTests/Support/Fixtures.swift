import Foundation

/// The files in `Fixtures/` at the top of the package.
enum Fixtures {
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func path(_ name: String) -> String {
    package.appending(path: "Fixtures/\(name)").path()
  }

  /// The bytes of a picture in `Fixtures/Images`.
  static func image(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path("Images/\(name).png"))))
  }
}

/// A folder that is gone when its owner is.
final class Scratch {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path()
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ text: String, named name: String) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: path).appending(path: name))
    return path + "/" + name
  }
}
