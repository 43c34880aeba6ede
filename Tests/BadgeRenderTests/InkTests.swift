import BadgeImage
import BadgeRender
import Badges
import Testing

struct InkTests {
  private let renderer: BadgeRenderer

  init() throws {
    renderer = try .fresh()
  }

  /// Tails, marks in stacks, letters that lean out of their advance, and swashes to both sides.
  private static let texts = [
    "gjpqy", "jjjj", "ffff", "\u{1EC6}\u{1ED6}\u{1EB4}", "gag\u{331}\u{331}", "\u{C5}\u{1E68}",
    "fW/", "(42)", "\u{645}\u{631}\u{62D}\u{628}\u{627}", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "70",
  ]

  private static let faces = [
    BadgeStyle.ink(22), .ink(22, family: "DejaVu Serif", italic: true),
    .ink(22, weight: .black, italic: true),
  ]

  private func area(_ text: String, _ style: BadgeStyle) throws -> Double {
    try renderer.bitmap(Badge(text, style: style)).whiteArea
  }

  /// Title2's label height is 28, so its padding is 11.2 and 5.6; whole pixels on top of that leave
  /// the label at the same fraction of a pixel.
  @Test(arguments: faces)
  func `twice the padding shows the same ink`(style: BadgeStyle) throws {
    for text in Self.texts {
      var plain = style
      plain.font = .title2
      var twice = plain
      twice.padding = BadgePadding(horizontal: 11.2 + 12, vertical: 5.6 + 6)
      #expect(try area(text, plain) == area(text, twice), "\(text)")
    }
  }

  /// A badge that grows by half a pixel moves its label by as much, and the ink changes a little.
  @Test(arguments: faces)
  func `without padding no ink is cut`(style: BadgeStyle) throws {
    for text in Self.texts {
      var tight = style
      tight.shape = .rounded(.points(0))
      tight.padding = BadgePadding(horizontal: 0, vertical: 0)
      var roomy = tight
      roomy.padding = BadgePadding(horizontal: 20, vertical: 20)
      let all = try area(text, roomy)
      #expect(abs(try area(text, tight) - all) < 0.015 * all, "\(text)")
    }
  }

  @Test(arguments: faces)
  func `no ink touches the edge of the picture`(style: BadgeStyle) throws {
    for text in Self.texts {
      for scale in [1, 1.5, 2] {
        let bitmap = try renderer.bitmap(Badge(text, style: style), scale: scale)
        #expect(bitmap.rim.allSatisfy { $0.red == 0 }, "\(text) at \(scale)")
      }
    }
  }

  @Test func `a tower of marks is refused`() {
    let tower = "g" + String(repeating: "\u{301}", count: 60)
    let style = BadgeStyle(family: "DejaVu Sans")
    let error = #expect(throws: BadgeError.self) { try renderer.layout(Badge(tower, style: style)) }
    #expect(error?.code == .doesNotFit)
    #expect(error?.field == "text")
  }

  @Test func `a frame that is too low for its label is refused`() {
    let style = BadgeStyle(font: .size(30), frame: BadgeFrame(width: 200, height: 20))
    let error = #expect(throws: BadgeError.self) { try renderer.layout(Badge(8, style: style)) }
    #expect(error?.code == .doesNotFit)
    #expect(error?.field == "frame")
  }
}
