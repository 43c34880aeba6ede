import BadgeRender
import Badges
import Testing

struct ShapeGoldenTests {
  @Test(arguments: [
    ("capsule-even", BadgeStyle(font: .caption, frame: BadgeFrame(width: 40, height: 22))),
    ("capsule-odd", BadgeStyle(font: .caption, frame: BadgeFrame(width: 39, height: 21))),
    ("rounded-small", BadgeStyle(font: .caption, shape: .rounded(.small))),
    ("rounded-top", BadgeStyle(font: .caption, shape: .rounded(corners: .top))),
    (
      "rounded-one-corner",
      BadgeStyle(font: .caption, shape: .rounded(.max, corners: .bottomRight))
    ),
    ("circle", BadgeStyle(font: .caption, shape: .circle)),
    (
      "frame-24",
      BadgeStyle(font: .footnote, shape: .circle, frame: BadgeFrame(width: 24, height: 24))
    ),
  ])
  func `a shape looks as before`(name: String, style: BadgeStyle) throws {
    try expectBadge(Badge(12, style: style), looksLike: "shape/\(name)")
  }

  @Test func `a dot looks as before`() throws {
    let badge = Badge(.dot, style: BadgeStyle(font: .caption))
    try expectBadge(badge, scale: 2, looksLike: "shape/dot")
  }
}
