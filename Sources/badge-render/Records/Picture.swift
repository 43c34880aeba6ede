import BadgeRender
import Badges

/// A badge at one scale: what it measures, and where it goes.
struct Picture {
  /// What the layout says.
  let measurement: BadgeMeasurement
  /// The texts that go with it, the alternative one given or derived.
  let accessibility: BadgeAccessibility
  /// The scale and the file.
  let target: PictureTarget

  init(
    _ badge: Badge, _ target: PictureTarget, renderer: BadgeRenderer
  ) throws(BadgeError) {
    self.target = target
    measurement = try renderer.measure(badge, scale: target.scale)
    var texts = try badge.accessibility.validated()
    texts.alternative = try badge.accessibleText
    accessibility = texts
  }
}
