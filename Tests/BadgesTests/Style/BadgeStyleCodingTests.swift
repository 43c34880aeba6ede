import Badges
import Foundation
import Testing

/// Styles through JSON.
struct BadgeStyleCodingTests {
  @Test func `the default style and one with every property changed survive JSON`() throws {
    for style in [BadgeStyle(), BadgeStyleTests.changed] {
      #expect(try throughJSON(style) == style)
    }
  }

  @Test func `every font survives JSON`() throws {
    for style in TextStyle.allCases {
      for category in ContentSizeCategory.allCases {
        let font = BadgeFont.style(style, category)
        #expect(try throughJSON(font) == font)
      }
    }
    #expect(try throughJSON(BadgeFont.size(0.1 + 0.2)) == .size(0.1 + 0.2))
  }

  @Test(arguments: [
    BadgeShape.capsule, .circle, .rounded(), .rounded(.small), .rounded(.large, corners: []),
    .rounded(.max, corners: .top), .rounded(.points(0), corners: .bottomLeft),
  ])
  func `every shape survives JSON`(shape: BadgeShape) throws {
    #expect(try throughJSON(shape) == shape)
  }

  @Test func `what is not there stays not there`() throws {
    let style = try throughJSON(BadgeStyle())
    #expect(style.padding == nil && style.frame == nil && style.maxWidth == nil)
    #expect(style.border == nil && style.shadow == nil)
  }

  @Test func `a property that is not there has its default`() throws {
    let style = try JSONDecoder().decode(BadgeStyle.self, from: Data(#"{"tint":"blue"}"#.utf8))
    #expect(style == BadgeStyle(tint: .blue))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(BadgeStyle.self, from: Data(##"{"tint":"#12"}"##.utf8))
    }
  }

  @Test func `colours are written as a user writes them`() throws {
    let json = String(decoding: try JSONEncoder().encode(BadgeStyleTests.changed), as: UTF8.self)
    for part in [##""tint":"blue""##, ##""foreground":"auto""##, ##""weight":"thin""##] {
      #expect(json.contains(part), "\(json)")
    }
  }
}
