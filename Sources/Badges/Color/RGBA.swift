/// A colour as four 8-bit sRGB channels, not premultiplied.
public struct RGBA: Hashable, Sendable {
  /// The red channel, 0…255.
  public var red: UInt8
  /// The green channel, 0…255.
  public var green: UInt8
  /// The blue channel, 0…255.
  public var blue: UInt8
  /// The opacity: 0 transparent, 255 opaque.
  public var alpha: UInt8

  /// Creates a colour from its channels.
  ///
  /// - Parameters:
  ///   - red: 0…255.
  ///   - green: 0…255.
  ///   - blue: 0…255.
  ///   - alpha: 0 transparent, 255 opaque; default: opaque.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque colour from a literal 0xRRGGBB.
  package init(hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }

  /// Opaque white.
  public static let white = RGBA(hex: 0xFFFFFF)

  /// Opaque black.
  public static let black = RGBA(hex: 0x000000)

  /// Whether nothing shows through the colour.
  public var isOpaque: Bool { alpha == 255 }

  /// The opaque colour that results from painting this one on a background.
  ///
  /// Each channel is the exact mixture rounded to the nearest level.
  ///
  /// - Parameter background: What lies below; it counts as opaque whatever its alpha.
  public func over(_ background: RGBA) -> RGBA {
    RGBA(
      red: mixed(red, background.red), green: mixed(green, background.green),
      blue: mixed(blue, background.blue))
  }

  private func mixed(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
    // 255 is odd, so a mixture never lies halfway between two levels.
    let sum = Int(top) * Int(alpha) + Int(bottom) * (255 - Int(alpha))
    return UInt8((sum + 127) / 255)
  }
}

extension RGBA: CustomStringConvertible {
  /// The colour in CSS hexadecimal: `#rrggbb`, or `#rrggbbaa` where it is not opaque.
  public var description: String {
    let channels = isOpaque ? [red, green, blue] : [red, green, blue, alpha]
    return channels.reduce(into: "#") { text, channel in
      text += (channel < 16 ? "0" : "") + String(channel, radix: 16)
    }
  }
}
