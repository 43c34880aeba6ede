/// The colour of a badge's label: given, or chosen to be readable on the tint.
public enum Foreground: Hashable, Sendable {
  /// A given colour, whatever the tint.
  case color(BadgeColor)
  /// White or black, whichever has the higher contrast with the tint.
  case auto

  /// Opaque white.
  public static let white = Foreground.color(.white)
  /// Opaque black.
  public static let black = Foreground.color(.black)

  /// Reads `auto`, in any ASCII case, or a colour as `BadgeColor` does.
  ///
  /// - Parameters:
  ///   - text: The user's text.
  ///   - field: The manifest key of the field, for the error.
  /// - Throws: An error that lists the notations.
  public init(_ text: String, field: String = "foreground") throws(BadgeError) {
    if let color = readColor(text) {
      self = .color(color)
    } else if text.utf8.count == 4, text.asciiLowercased == "auto" {
      self = .auto
    } else {
      throw notAColor(text, field: field, or: ["auto"])
    }
  }

  /// The value on a tint; a given colour is never overruled.
  ///
  /// `auto` compares the contrast ratios of WCAG 2 with the tint, laid over white where it is
  /// translucent; at equal ratios it is white.
  ///
  /// - Parameters:
  ///   - tint: The colour below the label.
  ///   - palette: The table of system colours; default: iOS 13 to 18.
  ///   - appearance: Default: light.
  ///   - contrast: Default: normal.
  public func resolved(
    on tint: RGBA, palette: Palette = .ios18, appearance: Appearance = .light,
    contrast: ColorContrast = .normal
  ) -> RGBA {
    switch self {
    case .color(let color):
      return color.resolved(palette: palette, appearance: appearance, contrast: contrast)
    case .auto:
      let fill = tint.over(.white)
      return fill.contrastRatio(with: .white) >= fill.contrastRatio(with: .black) ? .white : .black
    }
  }
}

extension Foreground: CustomStringConvertible {
  /// `auto` or the colour's description; reading it gives the same foreground.
  public var description: String {
    switch self {
    case .color(let color): color.description
    case .auto: "auto"
    }
  }
}

extension Foreground: Codable {
  /// Reads a foreground from its text.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeText { (text) throws(BadgeError) in try Foreground(text) }
  }

  /// Writes the foreground's description.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeText(description)
  }
}
