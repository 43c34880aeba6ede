import Badges
import Foundation
import Testing

struct TextStyleTests {
  /// Points, size/leading, as Apple's Human Interface Guidelines list them for iOS.
  private static let table = tableRows(
    """
    category       largeTitle title title2 title3 headline body  callout subheadline footnote caption caption2
    xSmall         31/38      25/31 19/24  17/22  14/19    14/19 13/18   12/16       12/16    11/13   11/13
    small          32/39      26/32 20/25  18/23  15/20    15/20 14/19   13/18       12/16    11/13   11/13
    medium         33/40      27/33 21/26  19/24  16/21    16/21 15/20   14/19       12/16    11/13   11/13
    large          34/41      28/34 22/28  20/25  17/22    17/22 16/21   15/20       13/18    12/16   11/13
    xLarge         36/43      30/37 24/30  22/28  19/24    19/24 18/23   17/22       15/20    14/19   13/18
    xxLarge        38/46      32/39 26/32  24/30  21/26    21/26 20/25   19/24       17/22    16/21   15/20
    xxxLarge       40/48      34/41 28/34  26/32  23/29    23/29 22/28   21/28       19/24    18/23   17/22
    accessibility1 44/52      38/46 34/41  31/38  28/34    28/34 26/32   25/31       23/29    22/28   20/25
    accessibility2 48/57      43/51 39/47  37/44  33/40    33/40 32/39   30/37       27/33    26/32   24/30
    accessibility3 52/61      48/57 44/52  43/51  40/48    40/48 38/46   36/43       33/40    32/39   29/35
    accessibility4 56/66      53/62 50/59  49/58  47/56    47/56 44/52   42/50       38/46    37/44   34/41
    accessibility5 60/70      58/68 56/66  55/65  53/62    53/62 51/60   49/58       44/52    43/51   40/48
    """, separator: " ")

  @Test func `every style has Apple's size and leading in every category`() throws {
    let styles = try Self.table[0].dropFirst().map { try TextStyle($0) }
    #expect(Set(styles) == Set(TextStyle.allCases))
    #expect(Self.table.dropFirst().map(\.[0]) == ContentSizeCategory.allCases.map(\.rawValue))
    for row in Self.table.dropFirst() {
      let category = try ContentSizeCategory(row[0])
      for (style, cell) in zip(styles, row.dropFirst()) {
        let metrics = style.metrics(for: category)
        #expect("\(Int(metrics.size))/\(Int(metrics.leading))" == cell, "\(style), \(category)")
      }
    }
  }

  @Test func `large is the category where none is given`() {
    for style in TextStyle.allCases {
      #expect(style.metrics() == style.metrics(for: .large))
    }
    #expect(TextStyle.largeTitle.metrics().leading == 41)
  }

  @Test(arguments: [
    ("largeTitle", TextStyle.largeTitle), ("large-title", .largeTitle), ("large", .largeTitle),
    ("title", .title), ("title1", .title), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("subheadline", .subheadline), ("body", .body),
    ("callout", .callout), ("footnote", .footnote), ("caption", .caption),
    ("caption1", .caption), ("caption2", .caption2),
  ])
  func `a style is read by its name, its kebab-case name or an alias`(
    text: String, style: TextStyle
  ) throws {
    #expect(try TextStyle(text) == style)
  }

  @Test(arguments: [
    "", "LargeTitle", "LARGE", "large_title", "large title", "-large-title", "title4", " body",
    "body ", "ｂｏｄｙ", "body\u{0}", "extraLargeTitle",
  ])
  func `any other text is no style`(text: String) {
    #expect(throws: BadgeError.self) { try TextStyle(text) }
  }

  @Test func `the error for a style lists the styles and suggests the nearest`() {
    let error = #expect(throws: BadgeError.self) { try TextStyle("fotnote") }
    #expect(error?.field == "font")
    #expect(
      error?.message == """
        "fotnote": not one of largeTitle, title, title2, title3, headline, subheadline, body, \
        callout, footnote, caption, caption2; did you mean footnote?
        """)
  }

  @Test(
    arguments: zip(
      [
        "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL",
        "AccessibilityXL", "AccessibilityXXL", "AccessibilityXXXL",
      ], ContentSizeCategory.allCases))
  func `a category is read by UIKit's name too`(text: String, category: ContentSizeCategory) throws
  {
    #expect(try ContentSizeCategory(text) == category)
    #expect(try ContentSizeCategory(category.rawValue) == category)
  }

  @Test func `a category is read in kebab-case but not in another case`() throws {
    #expect(try ContentSizeCategory("xxx-large") == .xxxLarge)
    #expect(throws: BadgeError.self) { try ContentSizeCategory("xxxlarge") }
    #expect(throws: BadgeError.self) { try ContentSizeCategory("xl") }
    #expect(throws: BadgeError.self) { try ContentSizeCategory("accessibility6") }
  }

  @Test func `styles and categories survive JSON`() throws {
    let styles = try JSONEncoder().encode(TextStyle.allCases)
    #expect(try JSONDecoder().decode([TextStyle].self, from: styles) == TextStyle.allCases)
    let sizes = try JSONEncoder().encode(ContentSizeCategory.allCases)
    #expect(
      try JSONDecoder().decode([ContentSizeCategory].self, from: sizes)
        == ContentSizeCategory.allCases)
  }
}
