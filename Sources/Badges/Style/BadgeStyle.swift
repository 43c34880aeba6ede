/// How a badge looks.
public struct BadgeStyle: Hashable, Sendable, Codable {
  /// How large the label is; default: largeTitle at the large content size.
  public var font: BadgeFont
  /// The weight of the face; default: bold.
  public var weight: FontWeight
  /// Whether the face is italic; default: upright.
  public var italic: Bool
  /// The family of the face; default: Inter.
  public var family: String

  /// The colour of the shape; default: red.
  public var tint: BadgeColor
  /// The colour of the label; default: white.
  public var foreground: Foreground
  /// Which system colours are meant; default: iOS 18's.
  public var palette: Palette
  /// Whether system colours are those for a light or a dark surrounding; default: light.
  public var appearance: Appearance
  /// Whether system colours are those of increased contrast; default: normal.
  public var contrast: ColorContrast

  /// The outline; default: a capsule.
  public var shape: BadgeShape
  /// The space around the label; default, nil: 0.4 of the label height beside it, 0.2 above and below.
  public var padding: BadgePadding?
  /// A fixed size; default, nil: as large as the label needs.
  public var frame: BadgeFrame?
  /// The widest the badge may be, in points, 1…32767; default, nil: as wide as the label needs.
  public var maxWidth: Double?

  /// A line inside the edge; default: none.
  public var border: BadgeBorder?
  /// The opacity of the whole badge, 0…1; default: 1.
  public var opacity: Double
  /// A shadow; default: none.
  public var shadow: BadgeShadow?

  /// Creates a style; without arguments it is largeTitle, bold, white on red.
  public init(
    font: BadgeFont = .largeTitle, weight: FontWeight = .bold, italic: Bool = false,
    family: String = "Inter", tint: BadgeColor = .red, foreground: Foreground = .white,
    palette: Palette = .ios18, appearance: Appearance = .light, contrast: ColorContrast = .normal,
    shape: BadgeShape = .capsule, padding: BadgePadding? = nil, frame: BadgeFrame? = nil,
    maxWidth: Double? = nil, border: BadgeBorder? = nil, opacity: Double = 1,
    shadow: BadgeShadow? = nil
  ) {
    self.font = font
    self.weight = weight
    self.italic = italic
    self.family = family
    self.tint = tint
    self.foreground = foreground
    self.palette = palette
    self.appearance = appearance
    self.contrast = contrast
    self.shape = shape
    self.padding = padding
    self.frame = frame
    self.maxWidth = maxWidth
    self.border = border
    self.opacity = opacity
    self.shadow = shadow
  }

  /// Returns the style to largeTitle, bold, white on red, with every other property at its default.
  public mutating func reset() {
    self = BadgeStyle()
  }
}

extension BadgeStyle {
  /// Reads a style; a property that isn't there has its default.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    func read<Value: Decodable>(_ value: inout Value, _ key: CodingKeys) throws {
      value = try container.decodeIfPresent(Value.self, forKey: key) ?? value
    }
    try read(&font, .font)
    try read(&weight, .weight)
    try read(&italic, .italic)
    try read(&family, .family)
    try read(&tint, .tint)
    try read(&foreground, .foreground)
    try read(&palette, .palette)
    try read(&appearance, .appearance)
    try read(&contrast, .contrast)
    try read(&shape, .shape)
    try read(&opacity, .opacity)
    padding = try container.decodeIfPresent(BadgePadding.self, forKey: .padding)
    frame = try container.decodeIfPresent(BadgeFrame.self, forKey: .frame)
    maxWidth = try container.decodeIfPresent(Double.self, forKey: .maxWidth)
    border = try container.decodeIfPresent(BadgeBorder.self, forKey: .border)
    shadow = try container.decodeIfPresent(BadgeShadow.self, forKey: .shadow)
  }
}
