import Foundation

/// The package's own fixtures.
enum Fixtures {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  static func image(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: "Images/\(name).png")))
  }
}
