import Foundation

/// The files in `Fixtures/` at the top of the package.
enum Fixtures {
  static let images = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Images")

  static func image(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: images.appending(path: name + ".png")))
  }
}
