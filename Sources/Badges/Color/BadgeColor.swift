/// A colour as a style names it: a system colour, which adapts, or a fixed value.
public enum BadgeColor: Hashable, Sendable {
  /// A system colour; its value depends on palette, appearance and contrast.
  case system(SystemColor)
  /// The same value everywhere.
  case rgba(RGBA)

  /// System red.
  public static let red = BadgeColor.system(.red)
  /// System orange.
  public static let orange = BadgeColor.system(.orange)
  /// System yellow.
  public static let yellow = BadgeColor.system(.yellow)
  /// System green.
  public static let green = BadgeColor.system(.green)
  /// System mint.
  public static let mint = BadgeColor.system(.mint)
  /// System teal.
  public static let teal = BadgeColor.system(.teal)
  /// System cyan.
  public static let cyan = BadgeColor.system(.cyan)
  /// System blue.
  public static let blue = BadgeColor.system(.blue)
  /// System indigo.
  public static let indigo = BadgeColor.system(.indigo)
  /// System purple.
  public static let purple = BadgeColor.system(.purple)
  /// System pink.
  public static let pink = BadgeColor.system(.pink)
  /// System brown.
  public static let brown = BadgeColor.system(.brown)
  /// System gray.
  public static let gray = BadgeColor.system(.gray)
  /// Opaque white.
  public static let white = BadgeColor.rgba(.white)
  /// Opaque black.
  public static let black = BadgeColor.rgba(.black)
  /// Nothing: transparent black.
  public static let clear = BadgeColor.rgba(RGBA(red: 0, green: 0, blue: 0, alpha: 0))

  /// Reads a colour as CSS Color 4 writes it, or the name of a system colour.
  ///
  /// Accepted are `#rgb`, `#rgba`, `#rrggbb` and `#rrggbbaa` (alpha last), `rgb()`, `rgba()`, `hsl()`
  /// and `hsla()` with commas or spaces, the CSS names and `transparent`. Components out of range are
  /// clamped, however large. A system colour wins over a CSS name, so `gray` is the system's and `grey` CSS #808080.
  /// ASCII capitals count as small letters; spaces, but no other white space, may stand around
  /// components.
  ///
  /// - Parameters:
  ///   - text: The user's text, at most 128 bytes.
  ///   - field: The manifest key of the field, for the error.
  /// - Throws: An error that lists the notations and suggests a name where the text is nearly one.
  public init(_ text: String, field: String = "color") throws(BadgeError) {
    guard let color = readColor(text) else { throw notAColor(text, field: field) }
    self = color
  }

  /// The value under a palette, an appearance and a contrast.
  ///
  /// - Parameters:
  ///   - palette: The table of system colours; default: iOS 13 to 18.
  ///   - appearance: Default: light.
  ///   - contrast: Default: normal.
  public func resolved(
    palette: Palette = .ios18, appearance: Appearance = .light, contrast: ColorContrast = .normal
  ) -> RGBA {
    switch self {
    case .system(let color):
      color.resolved(palette: palette, appearance: appearance, contrast: contrast)
    case .rgba(let color): color
    }
  }
}

extension BadgeColor: CustomStringConvertible {
  /// The system colour's name or the value in hexadecimal; reading it gives the same colour.
  public var description: String {
    switch self {
    case .system(let color): color.rawValue
    case .rgba(let color): color.description
    }
  }
}

extension BadgeColor: Codable {
  /// Reads a colour from its text.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeText { (text) throws(BadgeError) in try BadgeColor(text) }
  }

  /// Writes the colour's description.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeText(description)
  }
}
