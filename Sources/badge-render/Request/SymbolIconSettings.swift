import Badges

/// What decides about a symbol that stands for an icon.
struct SymbolIconSettings: Hashable {
  private var symbol: BadgeSymbol?
  /// The size in points, of a symbol or an SVG.
  private(set) var size: Double?
  private var foreground = Foreground.black
  private var background: BadgeColor?
  private var padding = 0.0
  private var cornerRadius = CornerRadius.points(0)
  /// The first setting that only a symbol as an icon has.
  private var companion: SettingKey?

  /// Whether there is a symbol.
  var isGiven: Bool { symbol != nil }

  mutating func apply(_ key: SettingKey, _ value: SettingValue) throws(BadgeError) {
    guard key != .onSymbol else {
      symbol = try BadgeSymbol(value.text(), field: value.field)
      return
    }
    guard key != .onSize else {
      size = try value.number()
      return
    }
    companion = companion ?? key
    switch key {
    case .iconForeground: foreground = try Foreground(value.text(), field: value.field)
    case .iconBackground: background = try BadgeColor(value.text(), field: value.field)
    case .iconPadding: padding = try value.number()
    default: cornerRadius = try value.radius()
    }
  }

  /// Lets the settings hold for badges that are on no symbol too.
  mutating func holdForMany() {
    companion = nil
  }

  /// The icon; nil where there is no symbol.
  ///
  /// - Throws: For a symbol without a size, and for settings that need a symbol.
  func icon() throws(BadgeError) -> SymbolIcon? {
    guard let symbol else {
      guard let companion else { return nil }
      throw BadgeError(
        .conflict, field: companion.rawValue,
        "only a symbol as an icon has this; give the symbol too, by --on-symbol NAME")
    }
    guard let size else {
      throw BadgeError(
        field: SettingKey.onSymbol.rawValue, "a symbol has no size of its own; add --on-size PT")
    }
    return SymbolIcon(
      symbol: symbol, size: size, foreground: foreground, background: background,
      padding: padding, cornerRadius: cornerRadius)
  }
}
