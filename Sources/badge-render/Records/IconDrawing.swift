import BadgeImage
import BadgeRender
import Badges

/// Draws a badge on the icon of a request.
struct IconDrawing {
  private let request: IconRequest
  private let badge: Badge
  private let file: IconFile
  private let ground: RGBA?

  /// Resolves what can be without the icon.
  ///
  /// - Parameter isForSeveral: Whether there are pictures at several scales.
  init(
    _ request: IconRequest, _ badge: Badge, isForSeveral: Bool
  ) throws(BadgeError) {
    self.request = request
    self.badge = badge
    file =
      switch request.source {
      case .file(let path): IconFile(path, isForSeveral: isForSeveral)
      }
    ground = request.ground?.resolved(
      palette: badge.style.palette, appearance: badge.style.appearance,
      contrast: badge.style.contrast)
    guard ground?.isOpaque != false else {
      throw BadgeError(
        field: SettingKey.opaque.rawValue, "the colour is translucent itself; give an opaque one")
    }
  }

  /// The icon as it is now, at the scale of a picture if it is drawn.
  func icon(_ target: PictureTarget) throws(CommandError) -> Icon {
    try file.icon(scale: target.scale)
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
