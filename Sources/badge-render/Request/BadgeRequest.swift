import BadgeRender
import Badges

/// What is asked for: a badge, its scales, its fonts and its file, put together setting by setting.
///
/// What several settings decide together is decided when it is read, so their order never matters.
struct BadgeRequest {
  /// Where to look for fonts.
  var fonts = FontSource()
  /// What becomes of a badge that shows nothing.
  private(set) var hidden = HiddenPolicy.transparent
  /// The picture's file.
  private(set) var out: FilePath?

  /// What each setting says by itself.
  var base = Badge(.empty)
  var contents: [(key: SettingKey, content: BadgeContent)] = []
  private var limit = LimitSettings()
  private var font = FontSettings()
  private var shape = ShapeSettings()
  private var placing = IconSettings()
  private var scaling = ScaleSettings()
  var hasForeground = false
  /// The hash of all settings in their order, but for the file's name.
  private(set) var digest = StableHash()

  /// Adds a setting; it replaces one with the same key, but for font directories, which add up.
  mutating func apply(_ setting: Setting) throws(BadgeError) {
    let value = SettingValue(setting)
    if setting.key != .out { digest.combine(setting) }
    switch setting.key {
    case .count, .text, .symbol, .dot: try applyContent(setting.key, value)
    case .max, .overflow: try limit.apply(setting.key, value)
    case .zero, .numberFormat, .digits: try applyCounting(setting.key, value)
    case .font, .contentSize, .size: try font.apply(setting.key, value)
    case .family, .weight, .italic: try applyFace(setting.key, value)
    case .fontFile, .fontDirs: try applyFontSource(setting.key, value)
    case .tint, .foreground, .palette, .appearance, .contrast:
      try applyColor(setting.key, value)
    case .shape, .cornerRadius, .corners: try shape.apply(setting.key, value)
    case .frame, .maxWidth, .padding: try applySize(setting.key, value)
    case .border, .opacity, .shadow: try applyDecoration(setting.key, value)
    case .on, .alignment, .offset, .inset, .overlap, .canvas, .badgeSize, .cutout,
      .layoutDirection, .opaque, .onSymbol, .onSize, .iconForeground, .iconBackground, .iconPadding,
      .iconCornerRadius:
      try placing.apply(setting.key, value)
    case .scale, .scales: try scaling.apply(setting.key, value)
    case .alt, .label, .value, .hint: try applyAccessibility(setting.key, value)
    case .hidden: hidden = try value.name()
    case .out: out = value.path
    }
  }

  /// Takes back what excludes a setting that is about to be added over older ones.
  mutating func displace(for setting: Setting) {
    switch setting.key {
    case .count, .text: contents = []
    case .dot: if case .flag(false) = setting.value {} else { contents = [] }
    case .max, .overflow: limit.displace(for: setting)
    case .font, .contentSize, .size: font.displace(for: setting.key)
    case .shape: shape.displace(for: setting)
    case .frame: base.style.maxWidth = nil
    case .maxWidth: base.style.frame = nil
    case .inset, .overlap: placing.displace(for: setting.key)
    case .scale, .scales: scaling.displace(for: setting.key)
    case .fontDirs: fonts.directoryBytes = nil
    default: break
    }
  }

  /// The badge.
  ///
  /// - Throws: For settings that contradict each other, and where nothing is to be shown.
  func badge() throws(BadgeError) -> Badge {
    var badge = base
    badge.content = try content()
    badge.limit = try limit.limit()
    badge.style.font = try font.font()
    badge.style.shape = try shape.shape()
    return badge
  }

  /// Lets the settings hold for many badges, of which only some are on an icon.
  mutating func holdForMany() {
    placing.holdForMany()
  }

  /// What the badge is put on, and where; nil for a badge alone.
  ///
  /// - Throws: For settings that contradict each other, and ones that need an icon.
  func icon() throws(BadgeError) -> IconRequest? {
    try placing.icon()
  }

  /// Whether scales were given as a list.
  var isForSeveralFiles: Bool { scaling.isList }

  /// The scales and what each adds to the file's name.
  func scales() throws(BadgeError) -> [ScaledName] {
    try scaling.names()
  }
}
