import Badges

/// Where an icon's pixels come from.
enum IconSource: Hashable {
  /// A picture's file.
  case file(FilePath)
  /// Nothing, on a square of so many pixels.
  case blank(side: Int)
}

/// How large an icon is to be drawn.
enum IconSize: Hashable {
  /// As it is.
  case own
  /// A square of so many pixels.
  case square(Int)
  /// A share of its own size, as a fraction.
  case share(Int, of: Int)

  /// A number that differs for different sizes.
  var number: Int {
    switch self {
    case .own: 0
    case .square(let side): side << 8
    case .share(let part, let whole): part << 4 | whole
    }
  }
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
  /// How large the icon is to be.
  let size: IconSize
}

/// What decides about an icon.
struct IconSettings {
  private var source: IconSource?
  private var placement = BadgePlacement()
  private var inset: Double?
  private var overlap: BadgeOverlap?
  private var canvas: IconCanvas?
  private var size = IconSize.own
  private var layoutDirection = LayoutDirection.leftToRight
  private var ground: BadgeColor?
  /// The first setting that only a badge on an icon has.
  private var companion: SettingKey?

  mutating func apply(_ key: SettingKey, _ value: SettingValue) throws(BadgeError) {
    guard key != .on else {
      source = .file(try value.inputPath())
      return
    }
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
  }

  /// The icon's file; nil where there is none.
  var file: FilePath? {
    if case .file(let path) = source { path } else { nil }
  }

  /// Puts the badge into the middle of a square, as large as it fits.
  mutating func fill(side: Int) {
    source = .blank(side: side)
    placement = BadgePlacement(alignment: .center, size: 1)
    (inset, overlap, canvas) = (nil, nil, .inside)
  }

  /// Draws on an icon of one size among several: the badge keeps inside, and has its share of it.
  ///
  /// - Parameters:
  ///   - path: The icon's file; nil for the one that was given.
  ///   - share: The badge's height as a share of the icon's, where none was given; nil for the style's.
  /// - Throws: For a canvas that would change the picture's size.
  mutating func use(_ path: FilePath?, _ size: IconSize, share: Double?) throws(BadgeError) {
    guard canvas != .expand else {
      throw BadgeError(
        .conflict, field: SettingKey.canvas.rawValue,
        "the pictures of a preset keep their size; use clip or inside")
    }
    if let path { source = .file(path) }
    self.size = size
    canvas = canvas ?? .inside
    placement.size = placement.size ?? share
  }

  /// The icon; nil for a badge alone.
  ///
  /// - Throws: For settings that exclude each other, and ones that need an icon.
  func icon() throws(BadgeError) -> IconRequest? {
    guard let source else {
      guard let companion else { return nil }
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
      source: source, placement: placement, canvas: canvas ?? .expand,
      layoutDirection: layoutDirection, ground: ground, size: size)
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
