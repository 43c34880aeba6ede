import BadgeRender
import Badges
import Testing

struct CounterGoldenTests {
  private static let style = BadgeStyle(font: .caption)

  @Test(arguments: [
    ("one-digit", Badge(.count(7), style: style)),
    ("two-digits", Badge(.count(42), style: style)),
    ("plus-prefix", Badge(.count(1000), style: style)),
    ("plus-suffix", Badge(.count(100), limit: .plusSuffix(99), style: style)),
    ("grouped", Badge(.count(1234), limit: .none, numberFormat: .grouped, style: style)),
    ("compact", Badge(.count(1999), limit: .none, numberFormat: .compact, style: style)),
    (
      "arabic-digits",
      Badge(.count(1000), digits: DigitSet("arab") ?? .latn, style: BadgeStyle(font: .footnote))
    ),
  ])
  func `a counter looks as before`(name: String, badge: Badge) throws {
    try expectBadge(badge, looksLike: "counter/\(name)")
  }
}
