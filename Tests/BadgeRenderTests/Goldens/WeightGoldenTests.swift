import BadgeRender
import Badges
import Testing

struct WeightGoldenTests {
  @Test(arguments: [
    ("ultra-light", BadgeStyle(font: .footnote, weight: .ultraLight)),
    ("regular", BadgeStyle(font: .footnote, weight: .regular)),
    ("black", BadgeStyle(font: .footnote, weight: .black)),
    ("italic", BadgeStyle(font: .footnote, italic: true)),
  ])
  func `a face looks as before`(name: String, style: BadgeStyle) throws {
    try expectBadge(Badge("Ra5", style: style), scale: 2, looksLike: "weight/\(name)")
  }

  /// Inter Display's digits differ by a sixth; in cells its ones stand as far apart as its eights.
  @Test(arguments: ["1411", "8888"])
  func `digits of a face without tabular ones stand in cells`(digits: String) throws {
    let style = BadgeStyle(font: .footnote, family: "Inter Display")
    try expectBadge(Badge(digits, style: style), looksLike: "weight/inter-display-\(digits)")
  }
}
