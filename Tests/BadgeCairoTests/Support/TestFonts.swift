import BadgeCairo
import Foundation
import Testing

/// Font files as Debian installs them, and the package's own.
enum TestFonts {
  static func inter(_ name: String) -> FontFile {
    FontFile("/usr/share/fonts/opentype/inter/\(name).otf")
  }

  static func dejaVu(_ name: String) -> FontFile {
    FontFile("/usr/share/fonts/truetype/dejavu/\(name).ttf")
  }

  static let emoji = FontFile("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")

  /// A variable font of rectangles; see `Fixtures/Fonts/make-blocks.py`.
  static let blocks = FontFile(
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/Fonts/Blocks.ttf").path())
}

extension FontMap {
  /// The map's first face at a size.
  func specification(_ pixelSize: Double, weight: Int = 400) throws -> FontSpecification {
    FontSpecification(try #require(faces.first), weight: weight, pixelSize: pixelSize)
  }
}
