/// The table that system colours are read from.
public enum Palette: String, CaseIterable, Codable, Hashable, Sendable {
  /// The values of iOS 13 to iOS 18.
  case ios18
  /// The values since iOS 26.
  case ios26
}

/// The appearance that system colours are chosen for.
public enum Appearance: String, CaseIterable, Codable, Hashable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The contrast that system colours are chosen for.
public enum ColorContrast: String, CaseIterable, Codable, Hashable, Sendable {
  /// The usual values.
  case normal
  /// The values of the accessibility setting “Increase Contrast”.
  case increased
}
