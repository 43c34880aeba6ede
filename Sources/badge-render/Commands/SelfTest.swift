import BadgeImage
import BadgeRender
import Badges

/// Draws a badge several ways, which must agree.
enum SelfTest {
  private static let badge = Badge(.count(42))

  /// The face of a badge in the default style.
  static func face() throws(BadgeError) -> FontReport? {
    try BadgeRenderer().measure(badge).font
  }

  /// - Throws: Where a second drawing, a second renderer or the file's pixels differ.
  static func run() throws(CommandError) {
    let renderer = try command { () throws(BadgeError) in try BadgeRenderer() }
    let other = try command { () throws(BadgeError) in try BadgeRenderer() }
    let first = try draw(renderer)
    guard try draw(renderer) == first, try draw(other) == first else {
      throw CommandError.fault("self-test: the same badge came out differently")
    }
    let bitmap = try command { () throws(BadgeError) in try renderer.bitmap(badge) }
    guard let decoded = try? Bitmap(png: first), decoded.difference(from: bitmap) == nil else {
      throw CommandError.fault("self-test: the file does not hold the picture")
    }
  }

  private static func draw(_ renderer: BadgeRenderer) throws(CommandError) -> [UInt8] {
    try command { () throws(BadgeError) in try renderer.png(badge) }
  }
}
