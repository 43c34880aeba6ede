import Badges

extension BadgeStyle {
  /// White on black, so that a picture's red channel is the label's coverage.
  static func ink(
    _ size: Double = 20, family: String = "Inter", weight: FontWeight = .bold, italic: Bool = false
  ) -> BadgeStyle {
    BadgeStyle(
      font: .size(size), weight: weight, italic: italic, family: family, tint: .black,
      foreground: .white)
  }
}

extension FontWeight {
  /// The nine weights that have names.
  static let named: [FontWeight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]
}
