import BadgeImage
import Foundation

/// What the tests draw, as the environment wants it.
enum Picture {
  /// A red square; one pixel differs where `GOLDEN_USER_BREAKS` is set.
  static var red: Bitmap {
    var bitmap = Bitmap(width: 6, height: 6)
    for y in 0..<6 {
      for x in 0..<6 { bitmap[x, y] = Pixel(255, 59, 48) }
    }
    if variable("GOLDEN_USER_BREAKS") != nil { bitmap[4, 1].green += 1 }
    return bitmap
  }

  /// The golden's name; `GOLDEN_USER_NAME` gives both frameworks the same one.
  static func name(_ name: String) -> String { variable("GOLDEN_USER_NAME") ?? name }

  /// None, or as wide as `GOLDEN_USER_TOLERANCE` says.
  static var tolerance: PixelTolerance? {
    variable("GOLDEN_USER_TOLERANCE").flatMap(PixelTolerance.init(ranges:))
  }

  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }
}
