import Badges
import Testing

/// Badges through JSON.
struct BadgeCodingTests {
  @Test(arguments: [
    BadgeContent.count(0), .count(.min), .count(.max), .text(""), .text("é \u{202E}\"\\"), .dot,
    .symbol(.arrowUp.circleFill), .empty,
  ])
  func `every content survives JSON`(content: BadgeContent) throws {
    #expect(try throughJSON(Badge(content)) == Badge(content))
  }

  @Test func `a badge with every rule changed survives JSON`() throws {
    let badge = Badge(
      .count(5000), limit: .plusSuffix(1234), zero: .hidden, numberFormat: .grouped,
      digits: try #require(DigitSet("deva")), style: BadgeStyle(font: .caption2, weight: .thin),
      accessibility: BadgeAccessibility(
        alternative: "a", label: "Notifications", value: "5 unread", hint: "Opens the list"))
    let decoded = try throughJSON(badge)
    #expect(decoded == badge)
    #expect(try decoded.label == "१,२३४+")
    for limit in [CountLimit.none, .plusPrefix(0)] {
      #expect(try throughJSON(Badge(.dot, limit: limit)).limit == limit)
    }
  }
}
