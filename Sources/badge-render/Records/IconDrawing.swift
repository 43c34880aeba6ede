import BadgeImage
import BadgeRender
import Badges

/// Draws a badge on the icon of a request.
struct IconDrawing {
  private let request: IconRequest
  private let badge: Badge
  private let source: Source
  private let ground: RGBA?

  /// Resolves what can be without the icon.
  ///
  /// - Parameter isForSeveral: Whether there are pictures at several scales.
  init(
    _ request: IconRequest, _ badge: Badge, isForSeveral: Bool
  ) throws(BadgeError) {
    self.request = request
    self.badge = badge
    source = Source(request.source, badge.style, isForSeveral: isForSeveral)
    ground = request.ground?.resolved(
      palette: badge.style.palette, appearance: badge.style.appearance,
      contrast: badge.style.contrast)
    guard ground?.isOpaque != false else {
      throw BadgeError(
        field: SettingKey.opaque.rawValue, "the colour is translucent itself; give an opaque one")
    }
  }

  /// The icon: its file as it is now, its drawing or its symbol at the scale.
  func icon(
    _ target: PictureTarget, _ renderer: BadgeRenderer
  ) throws(CommandError) -> Icon {
    switch source {
    case .file(let file): try file.icon(size: request.size, scale: target.scale)
    case .symbol(let symbol):
      try command { () throws(BadgeError) in
        Icon(try renderer.bitmap(symbol, scale: target.scale))
      }
    }
  }

  /// What badge and icon measure.
  func picture(
    on icon: Icon, _ target: PictureTarget, _ renderer: BadgeRenderer
  ) throws(CommandError) -> Picture {
    try command { () throws(BadgeError) in
      let measured = try renderer.measure(
        [placed], on: PixelSize(width: icon.bitmap.width, height: icon.bitmap.height),
        canvas: request.canvas, layoutDirection: request.layoutDirection, scale: target.scale)
      return try Picture(
        badge, target, measured.badges[0], icon: measured.layout, iconWarnings: icon.warnings)
    }
  }

  /// The picture's file.
  func png(
    on icon: consuming Icon, _ target: PictureTarget, _ compression: PNGCompression,
    _ renderer: BadgeRenderer
  ) throws(CommandError) -> [UInt8] {
    do {
      return try renderer.png(
        [placed], on: consume icon, canvas: request.canvas,
        layoutDirection: request.layoutDirection, scale: target.scale, ground: ground,
        compression: compression)
    } catch {
      throw CommandError(error)
    }
  }

  private var placed: PlacedBadge { PlacedBadge(badge, placement: request.placement) }
}

/// Where the icon's pixels come from, ready to be asked for them.
private enum Source {
  case file(IconFile)
  case symbol(SymbolIcon)

  /// A symbol's system colours are those of the badge.
  init(_ source: IconSource, _ style: BadgeStyle, isForSeveral: Bool) {
    switch source {
    case .file(let path): self = .file(IconFile(path, isForSeveral: isForSeveral))
    case .symbol(var icon):
      (icon.palette, icon.appearance, icon.contrast) =
        (style.palette, style.appearance, style.contrast)
      self = .symbol(icon)
    }
  }
}
