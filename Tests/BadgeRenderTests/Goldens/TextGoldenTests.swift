import BadgeRender
import Badges
import Testing

struct TextGoldenTests {
  @Test(arguments: [
    ("descenders", "gjpqy"),
    ("vietnamese-stacks", "\u{1EC6}\u{1ED6}\u{1EB4}"),
    ("hebrew-with-number", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} (12)"),
    ("arabic-joined-with-number", "\u{645}\u{631}\u{62D}\u{628}\u{627} 378"),
    ("latin-with-hebrew", "v2.0 \u{5E9}\u{5DC}\u{5D5}\u{5DD}!"),
    ("digit-with-emoji", "9 \u{1F60E}"),
    ("text-heart", "\u{2764}\u{FE0E}"),
  ])
  func `a text looks as before`(name: String, text: String) throws {
    let style = BadgeStyle(font: .caption)
    try expectBadge(Badge(text, style: style), scale: 2, looksLike: "text/\(name)")
  }

  @Test(arguments: [
    ("emoji-heart", "\u{2764}\u{FE0F}"),
    ("flag", "\u{1F1E9}\u{1F1EA}"),
    ("family", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"),
    ("keycap", "1\u{FE0F}\u{20E3}"),
  ])
  func `an emoji looks as before`(name: String, text: String) throws {
    let badge = Badge(text, style: BadgeStyle(font: .caption, tint: .white))
    try expectBadge(badge, scale: 2, looksLike: "text/\(name)")
  }

  @Test func `a text that is cut looks as before`() throws {
    let badge = Badge("Notifications", style: BadgeStyle(font: .caption, maxWidth: 60))
    try expectBadge(badge, scale: 2, looksLike: "text/ellipsis")
  }
}
