import Badges

/// Where an icon's pixels come from.
enum IconSource: Hashable {
  /// A picture's file.
  case file(FilePath)
  /// A symbol.
  case symbol(SymbolIcon)
}

/// An icon and the place of a badge on it.
struct IconRequest: Hashable {
  /// What the badge is put on.
  let source: IconSource
  /// Where it lies.
  let placement: BadgePlacement
  /// What becomes of parts outside.
  let canvas: IconCanvas
  /// What leading and trailing mean.
  let layoutDirection: LayoutDirection
  /// The opaque colour behind everything; nil to keep what is transparent.
  let ground: BadgeColor?
  /// The longer side of an SVG, in points; nil for its own size.
  let size: Double?
}

/// What decides about an icon.
struct IconSettings {
  private var file: FilePath?
  private var symbol = SymbolIconSettings()
  private var placement = BadgePlacement()
  private var inset: Double?
  private var overlap: BadgeOverlap?
  private var canvas = IconCanvas.expand
  private var layoutDirection = LayoutDirection.leftToRight
  private var ground: BadgeColor?
  /// The first setting that only a badge on an icon has.
  private var companion: SettingKey?
  /// Whether the settings hold for badges that are on no icon, too.
  private var isForMany = false

  mutating func apply(_ key: SettingKey, _ value: SettingValue) throws(BadgeError) {
    switch key {
    case .on: file = try value.inputPath()
    case .onSymbol, .onSize, .iconForeground, .iconBackground, .iconPadding, .iconCornerRadius:
      try symbol.apply(key, value)
    default: try applyPlacement(key, value)
    }
  }

  private mutating func applyPlacement(
    _ key: SettingKey, _ value: SettingValue
  ) throws(BadgeError) {
    companion = companion ?? key
    switch key {
    case .alignment: placement.alignment = try value.name()
    case .offset: placement.offset = try value.offset()
    case .inset: inset = try value.number()
    case .overlap: overlap = try value.name()
    case .badgeSize: placement.size = try value.share()
    case .cutout: placement.cutout = try value.number()
    case .canvas: canvas = try value.name()
    case .layoutDirection: layoutDirection = try value.name()
    default: ground = try BadgeColor(value.text(), field: value.field)
    }
  }

  /// Takes back what excludes a setting that is about to be added.
  mutating func displace(for key: SettingKey) {
    if key == .inset { overlap = nil } else { inset = nil }
  }

  /// Lets the settings hold for badges that are on no icon too.
  mutating func holdForMany() {
    companion = nil
    isForMany = true
    symbol.holdForMany()
  }

  /// The icon; nil for a badge alone.
  ///
  /// - Throws: For settings that exclude each other, and ones that need an icon.
  func icon() throws(BadgeError) -> IconRequest? {
    guard let source = try source() else {
      let sizeAlone = symbol.size == nil || isForMany ? nil : SettingKey.onSize
      guard let companion = companion ?? sizeAlone else { return nil }
      throw BadgeError(
        .conflict, field: companion.rawValue,
        "only a badge on an icon has this; give the icon too, by --on ICON")
    }
    guard inset == nil || overlap == nil else {
      throw BadgeError(
        .conflict, field: SettingKey.overlap.rawValue,
        "an overlap is an inset by name; give one of the two")
    }
    var placement = placement
    placement.inset = inset ?? overlap?.inset ?? 0
    return IconRequest(
      source: source, placement: placement, canvas: canvas, layoutDirection: layoutDirection,
      ground: ground, size: symbol.size)
  }
}

extension IconSettings {
  /// The file or the symbol.
  ///
  /// - Throws: For both, and for settings that only a symbol has.
  private func source() throws(BadgeError) -> IconSource? {
    guard file == nil || !symbol.isGiven else {
      throw BadgeError(
        .conflict, field: SettingKey.onSymbol.rawValue,
        "the badge is on a file already; give one of the two")
    }
    if let icon = try symbol.icon() { return .symbol(icon) }
    return file.map { .file($0) }
  }
}

extension SettingValue {
  fileprivate func inputPath() throws(BadgeError) -> FilePath {
    guard !path.bytes.isEmpty else { throw error("a file's name is not empty") }
    return path
  }

  fileprivate func offset() throws(BadgeError) -> BadgeOffset {
    let parts = try parts()
    guard parts.count == 2 else {
      throw error("\(quoted(try text())): not an offset (use RIGHT,DOWN, such as 4,-6)")
    }
    return BadgeOffset(x: try number(parts[0]), y: try number(parts[1]))
  }

  fileprivate func share() throws(BadgeError) -> Double {
    let text = try text()
    guard text.hasSuffix("%"), let percent = parseNumber(text.dropLast()) else {
      throw error("\(quoted(text)): not a share of the icon's height (use N%, such as 40%)")
    }
    return percent / 100
  }
}
