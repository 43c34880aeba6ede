import BadgeRender
import Badges
import Testing

struct DecorationGoldenTests {
  private static let translucent = BadgeColor.rgba(
    RGBA(red: 0, green: 0x7A, blue: 0xFF, alpha: 0x80))

  private static func style(
    _ tint: BadgeColor = .red, border: BadgeBorder? = nil, opacity: Double = 1,
    shadow: BadgeShadow? = nil
  ) -> BadgeStyle {
    BadgeStyle(font: .caption, tint: tint, border: border, opacity: opacity, shadow: shadow)
  }

  @Test(arguments: [
    ("border", style(border: BadgeBorder(width: 1.5))),
    ("border-on-translucent", style(translucent, border: BadgeBorder(width: 2, color: .black))),
    ("opacity", style(opacity: 0.5)),
    ("shadow-hard", style(shadow: BadgeShadow(radius: 0, x: 2, y: 3))),
    ("shadow-4", style(shadow: BadgeShadow(radius: 4))),
    ("shadow-12", style(shadow: BadgeShadow(radius: 12, x: 3, y: 5))),
    (
      "shadow-under-translucent",
      style(translucent, shadow: BadgeShadow(radius: 4, y: 2, color: .black))
    ),
  ])
  func `a decoration looks as before`(name: String, style: BadgeStyle) throws {
    try expectBadge(Badge(5, style: style), looksLike: "decoration/\(name)")
  }

  @Test(arguments: [
    ("auto-on-yellow", BadgeColor.yellow, Foreground.auto),
    ("translucent-tint", translucent, Foreground.white),
    ("translucent-label", .black, .color(.rgba(RGBA(red: 255, green: 255, blue: 0, alpha: 128)))),
  ])
  func `colours look as before`(name: String, tint: BadgeColor, label: Foreground) throws {
    let badge = Badge(5, style: BadgeStyle(font: .caption, tint: tint, foreground: label))
    try expectBadge(badge, looksLike: "color/\(name)")
  }
}
