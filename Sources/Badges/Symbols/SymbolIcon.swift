/// A symbol as an icon to put a badge on: as large as asked for, on a ground or on nothing.
///
/// The icon is a square of `size` and twice the padding. It needs no font.
public struct SymbolIcon: Hashable, Sendable {
  /// The symbol; a filled circle is a disc of the foreground with the glyph cut out.
  public var symbol: BadgeSymbol

  /// The side of the square that the symbol fills, in points, 1…1000.
  public var size: Double

  /// The weight of the strokes; default: regular.
  public var weight: FontWeight

  /// The colour of the symbol; default: black.
  public var foreground: Foreground

  /// The colour behind it; default, nil: nothing.
  public var background: BadgeColor?

  /// The space around the symbol on every side, in points, 0…32767; default: none.
  public var padding: Double

  /// How round the background's corners are; default: not at all.
  public var cornerRadius: CornerRadius

  /// Which system colours are meant; default: iOS 18's.
  public var palette: Palette
  /// Whether system colours are those for a light or a dark surrounding; default: light.
  public var appearance: Appearance
  /// Whether system colours are those of increased contrast; default: normal.
  public var contrast: ColorContrast

  /// Creates an icon.
  public init(
    symbol: BadgeSymbol, size: Double, weight: FontWeight = .regular,
    foreground: Foreground = .black, background: BadgeColor? = nil, padding: Double = 0,
    cornerRadius: CornerRadius = .points(0), palette: Palette = .ios18,
    appearance: Appearance = .light, contrast: ColorContrast = .normal
  ) {
    self.symbol = symbol
    self.size = size
    self.weight = weight
    self.foreground = foreground
    self.background = background
    self.padding = padding
    self.cornerRadius = cornerRadius
    self.palette = palette
    self.appearance = appearance
    self.contrast = contrast
  }
}

extension SymbolIcon {
  /// Refuses values that nothing can be drawn from, each by its field's name.
  package func validate() throws(BadgeError) {
    let longest = BadgeStyle.longest
    try BadgeStyle.check(size, in: 1...1000, field: "onSize", "a size in points")
    try BadgeStyle.check(padding, in: 0...longest, field: "iconPadding", "a padding")
    guard case .points(let radius) = cornerRadius else { return }
    try BadgeStyle.check(radius, in: 0...longest, field: "iconCornerRadius", "a radius in points")
  }

  /// The style of a badge that has the icon's colours.
  var style: BadgeStyle {
    BadgeStyle(
      weight: weight, tint: background ?? .clear, foreground: foreground, palette: palette,
      appearance: appearance, contrast: contrast, shape: .rounded(cornerRadius))
  }
}
