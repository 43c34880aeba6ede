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
  /// What the request stands for besides one picture.
  var preset: Preset?
  /// All badges, where there are several on one icon; else none.
  private(set) var badges: [BadgeRequest] = []

  /// What each setting says by itself.
  var base = Badge(.empty)
  var contents: [(key: SettingKey, content: BadgeContent)] = []
  private var limit = LimitSettings()
  private var font = FontSettings()
  private var shape = ShapeSettings()
  private var placing = IconSettings()
  private var scaling = ScaleSettings()
  var hasForeground = false
  var hasAppearance = false
  /// The hash of all settings in their order, but for the file's name.
  private(set) var digest = StableHash()

  /// Adds a setting; it replaces one with the same key, but for font directories, which add up.
  mutating func apply(_ setting: Setting) throws(BadgeError) {
    let value = SettingValue(setting)
    if setting.key != .out { digest.combine(setting) }
    switch setting.key {
    case .count, .text, .dot: try applyContent(setting.key, value)
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
      .layoutDirection, .opaque:
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

  /// The same in the middle of a transparent square, as large as it fits.
  ///
  /// - Throws: For settings that need an icon.
  func filling(side: Int) throws(BadgeError) -> BadgeRequest {
    _ = try placing.icon()
    var request = self
    request.placing.fill(side: side)
    request.digest.combine(UInt64(side))
    return request
  }

  /// The same on an icon that is one of several.
  ///
  /// - Parameters:
  ///   - path: The icon's file; nil for the one that was given.
  ///   - size: How large the icon is to be.
  /// - Throws: For settings that don't go with that.
  func on(_ path: FilePath?, _ size: IconSize) throws(BadgeError) -> BadgeRequest {
    var request = self
    let share = font.isGiven ? nil : BadgeRequest.shareOfIcons
    try request.placing.use(path, size, share: share)
    request.badges = try badges.map { (badge) throws(BadgeError) in try badge.on(path, size) }
    request.digest.combine(path?.bytes ?? [])
    request.digest.combine(UInt64(size.number))
    return request
  }

  /// The height of a badge on one of several icons as a share of the icon's: about what systems show.
  private static let shareOfIcons = 0.4

  /// Puts several badges on the icon, all of which say what is on it.
  mutating func put(_ badges: [BadgeRequest]) {
    self.badges = badges
    hasForeground = hasForeground || badges.contains(where: \.hasForeground)
    for badge in badges { digest.combine(badge.digest.value) }
  }

  /// The files besides fonts that the pictures are made from.
  var inputs: [FilePath] { placing.file.map { [$0] } ?? [] }

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

  /// Whether scales were given at all.
  var hasScales: Bool { scaling != ScaleSettings() }

  /// Takes back the scales.
  mutating func displaceScales() { scaling = ScaleSettings() }

  /// The scales and what each adds to the file's name.
  func scales() throws(BadgeError) -> [ScaledName] {
    try scaling.names()
  }
}
