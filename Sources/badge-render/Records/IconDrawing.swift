import BadgeImage
import BadgeRender
import Badges

/// Draws badges on the icon of a request.
struct IconDrawing {
  /// What was asked for.
  let request: IconRequest
  private let badges: [PlacedBadge]
  private let source: Source
  private let ground: RGBA?

  /// Resolves what can be without the icon.
  ///
  /// - Parameter isForSeveral: Whether there are pictures at several scales.
  init(
    _ request: IconRequest, _ badges: [PlacedBadge], isForSeveral: Bool
  ) throws(BadgeError) {
    self.request = request
    self.badges = badges
    let style = badges[0].badge.style
    source = Source(request.source, style, isForSeveral: isForSeveral)
    ground = request.ground?.resolved(
      palette: style.palette, appearance: style.appearance, contrast: style.contrast)
    guard ground?.isOpaque != false else {
      throw BadgeError(
        field: SettingKey.opaque.rawValue, "the colour is translucent itself; give an opaque one")
    }
  }

  /// Refuses values out of their ranges.
  func validate() throws(BadgeError) {
    for badge in badges { try badge.validate() }
    if case .symbol(let icon) = source { try icon.validate() }
  }

  /// The icon: its file as it is now, its drawing or its symbol at the scale, or nothing.
  ///
  /// What is drawn is drawn in the size it is to have; pixels are made fewer.
  ///
  /// - Parameter folder: What its file must lie in.
  func icon(
    _ target: PictureTarget, _ renderer: BadgeRenderer, in folder: InputFolder
  ) throws(CommandError) -> Icon {
    switch source {
    case .file(let file):
      guard let side = request.size.side else {
        let icon = try file.icon(in: folder, size: request.vectorSize, scale: target.scale)
        return file.isDrawn ? icon : try request.size.applied(to: icon)
      }
      return try request.size.applied(to: file.icon(in: folder, side: side))
    case .symbol(let symbol):
      let side = request.size.side
      return try command { () throws(BadgeError) in
        Icon(
          try renderer.bitmap(
            side.map(symbol.filling) ?? symbol, scale: side == nil ? target.scale : 1))
      }
    case .blank(let side): return Icon(Bitmap(width: side, height: side))
    }
  }

  /// What badge and icon measure.
  func picture(
    on icon: Icon, _ target: PictureTarget, _ renderer: BadgeRenderer
  ) throws(CommandError) -> Picture {
    try command { () throws(BadgeError) in
      let measured = try renderer.measure(
        badges, on: PixelSize(width: icon.bitmap.width, height: icon.bitmap.height),
        canvas: request.canvas, layoutDirection: request.layoutDirection, scale: target.scale)
      return try Picture(
        badges[0].badge, target, measured.shown, icon: measured.layout,
        iconWarnings: icon.warnings, others: measured.badges)
    }
  }

  /// The picture's file.
  func png(
    on icon: consuming Icon, _ target: PictureTarget, _ compression: PNGCompression,
    _ renderer: BadgeRenderer
  ) throws(CommandError) -> [UInt8] {
    do {
      return try renderer.png(
        badges, on: consume icon, canvas: request.canvas,
        layoutDirection: request.layoutDirection, scale: target.scale, ground: ground,
        compression: compression)
    } catch {
      throw CommandError(error)
    }
  }
}

extension SymbolIcon {
  /// The icon enlarged or reduced as a whole to a square of so many points.
  fileprivate func filling(side: Int) -> SymbolIcon {
    let factor = Double(side) / (size + 2 * padding)
    var result = self
    result.size *= factor
    result.padding *= factor
    if cornerRadius != .max { result.cornerRadius = .points(cornerRadius.points * factor) }
    return result
  }
}

extension IconSize {
  /// The side of a square.
  fileprivate var side: Int? {
    if case .square(let side) = self { side } else { nil }
  }

  /// The icon in this size.
  ///
  /// - Throws: For an icon that is too small, or not square where it has to be.
  fileprivate func applied(to icon: Icon) throws(CommandError) -> Icon {
    let (width, height) = (icon.bitmap.width, icon.bitmap.height)
    switch self {
    case .own: return icon
    case .share(let part, let whole):
      return icon.reduced(
        toWidth: max(1, (width * part + whole / 2) / whole),
        height: max(1, (height * part + whole / 2) / whole))
    case .square(let side):
      guard width == height else {
        throw refused("\(width) × \(height) pixels; give a square icon")
      }
      guard width >= side else {
        throw refused(
          "\(width) pixels wide; give an icon of at least \(side), since none is enlarged")
      }
      return icon.reduced(toWidth: side, height: side)
    }
  }

  private func refused(_ message: String) -> CommandError {
    CommandError(
      .badContent, code: "iconSize", field: SettingKey.on.rawValue, "the icon is \(message)")
  }
}

extension IconMeasurement {
  /// The first badge that shows something; the first of all where none does.
  fileprivate var shown: BadgeMeasurement {
    badges.first { !$0.layout.isHidden } ?? badges[0]
  }
}

/// Where the icon's pixels come from, ready to be asked for them.
private enum Source {
  case file(IconFile)
  case symbol(SymbolIcon)
  case blank(side: Int)

  /// A symbol's system colours are those of the badge.
  init(_ source: IconSource, _ style: BadgeStyle, isForSeveral: Bool) {
    switch source {
    case .file(let path): self = .file(IconFile(path, isForSeveral: isForSeveral))
    case .symbol(var icon):
      (icon.palette, icon.appearance, icon.contrast) =
        (style.palette, style.appearance, style.contrast)
      self = .symbol(icon)
    case .blank(let side): self = .blank(side: side)
    }
  }
}
