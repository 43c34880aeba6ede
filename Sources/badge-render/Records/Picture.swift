import BadgeImage
import BadgeRender
import Badges

/// A badge at one scale, alone or on an icon: what it measures, and where it goes.
struct Picture {
  /// What the badge's layout says.
  let measurement: BadgeMeasurement
  /// Where badge and icon lie; nil for a badge alone.
  let icon: IconLayout?
  /// What was not as asked for, of the badge and of the icon.
  let warnings: [BadgeWarning]
  /// The texts that go with it, the alternative one given or derived.
  let accessibility: BadgeAccessibility
  /// The scale and the file.
  let target: PictureTarget

  /// Measures a badge alone.
  init(
    _ badge: Badge, _ target: PictureTarget, renderer: BadgeRenderer
  ) throws(BadgeError) {
    try self.init(badge, target, try renderer.measure(badge, scale: target.scale))
  }

  /// Puts together what is known of a badge, and of the icon it is on.
  init(
    _ badge: Badge, _ target: PictureTarget, _ measurement: BadgeMeasurement,
    icon: IconLayout? = nil, iconWarnings: [IconWarning] = [], others: [BadgeMeasurement] = []
  ) throws(BadgeError) {
    self.target = target
    self.measurement = measurement
    self.icon = icon
    let outside = icon.map { $0.outsideWarnings } ?? []
    let all = others.isEmpty ? measurement.warnings : others.flatMap(\.warnings)
    warnings = all + iconWarnings.map(BadgeWarning.init) + outside
    var texts = try badge.accessibility.validated()
    texts.alternative = try badge.accessibleText
    accessibility = texts
  }
}

extension Picture {
  /// The size of the picture.
  var size: PixelSize { icon?.size ?? measurement.layout.size }

  /// Where the badge's shape lies in it; nil where the badge shows nothing.
  var badge: PixelRect? {
    guard !measurement.layout.isHidden else { return nil }
    return icon.map { $0.badges.lazy.compactMap { $0?.rect }.first } ?? measurement.layout.badge
  }
}

extension IconLayout {
  /// A warning where nothing of a badge's shape is left in the picture.
  fileprivate var outsideWarnings: [BadgeWarning] {
    let isOutside = badges.contains { placed in
      guard let rect = placed?.rect else { return false }
      return rect.x >= size.width || rect.y >= size.height || rect.x + rect.width <= 0
        || rect.y + rect.height <= 0
    }
    guard isOutside else { return [] }
    return [
      BadgeWarning(
        code: .outsidePicture, field: SettingKey.canvas.rawValue,
        message: "the badge lies outside the icon, where the canvas cuts it off")
    ]
  }
}
