/// A colour that Apple's systems name and adapt to appearance and contrast.
public enum SystemColor: String, CaseIterable, Codable, Hashable, Sendable {
  /// System red.
  case red
  /// System orange.
  case orange
  /// System yellow.
  case yellow
  /// System green.
  case green
  /// System mint.
  case mint
  /// System teal.
  case teal
  /// System cyan.
  case cyan
  /// System blue.
  case blue
  /// System indigo.
  case indigo
  /// System purple.
  case purple
  /// System pink.
  case pink
  /// System brown.
  case brown
  /// System gray.
  case gray

  /// The opaque sRGB value under a palette, an appearance and a contrast.
  ///
  /// - Parameters:
  ///   - palette: The table to read; default: iOS 13 to 18.
  ///   - appearance: Default: light.
  ///   - contrast: Default: normal.
  public func resolved(
    palette: Palette = .ios18, appearance: Appearance = .light, contrast: ColorContrast = .normal
  ) -> RGBA {
    let shades = palette == .ios18 ? ios18 : ios26
    return switch (appearance, contrast) {
    case (.light, .normal): RGBA(hex: shades.light)
    case (.dark, .normal): RGBA(hex: shades.dark)
    case (.light, .increased): RGBA(hex: shades.increasedLight)
    case (.dark, .increased): RGBA(hex: shades.increasedDark)
    }
  }
}
