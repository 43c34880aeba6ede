import BadgeRender
import Badges
import Testing

struct EmojiTests {
  private let renderer: BadgeRenderer

  init() throws {
    renderer = try .fresh()
  }

  private static let sequences = [
    ("family", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"),
    ("flag", "\u{1F1E9}\u{1F1EA}"),
    ("England", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"),
    ("skin", "\u{1F44D}\u{1F3FD}"),
    ("keycap", "1\u{FE0F}\u{20E3}"),
    ("heart", "\u{2764}\u{FE0F}"),
  ]

  @Test(arguments: sequences)
  func `a sequence is one glyph, as wide as one emoji`(name: String, text: String) throws {
    for size in [16.0, 40, 96] {
      let style = BadgeStyle(font: .size(size))
      let one = try renderer.measure(Badge("\u{1F60E}", style: style))
      let sequence = try renderer.measure(Badge(text, style: style))
      #expect(sequence.layout.size == one.layout.size)
      #expect(sequence.warnings == [])
      #expect(sequence.font?.files.count == 2)
      #expect(sequence.font?.files.last == "\(TestFonts.noto)/NotoColorEmoji.ttf")
    }
  }

  @Test(arguments: sequences)
  func `no ink of a sequence is cut`(name: String, text: String) throws {
    let tight = BadgeStyle(
      font: .size(24), tint: .white, shape: .rounded(.points(0)),
      padding: BadgePadding(horizontal: 0, vertical: 0))
    var roomy = tight
    roomy.padding = BadgePadding(horizontal: 10, vertical: 10)
    let dark = { (style: BadgeStyle) throws in
      try renderer.bitmap(Badge(text, style: style)).darkness
    }
    let area = try dark(roomy)
    #expect(abs(try dark(tight) - area) < 0.01 * area)
  }

  @Test func `labels with emoji are as tall as digits`() throws {
    for style in TextStyle.allCases {
      let font = BadgeStyle(font: .style(style))
      let digit = try renderer.layout(Badge(7, style: font), scale: 2).size.height
      for text in ["\u{1F60E}", "9 \u{1F60E}", "\u{1F1E9}\u{1F1EA}", "1\u{FE0F}\u{20E3}"] {
        #expect(try renderer.layout(Badge(text, style: font), scale: 2).size.height == digit)
      }
    }
  }

  @Test(arguments: ["Inter", "DejaVu Serif", "Noto Mono"])
  func `a heart is a text or an emoji as its selector says`(family: String) throws {
    let heart = { (selector: String) throws in
      let badge = Badge("\u{2764}" + selector, style: .ink(30, family: family))
      let files = try renderer.measure(badge).font?.files ?? []
      let picture = try renderer.bitmap(badge)
      return (isEmoji: files.contains { $0.hasSuffix("Emoji.ttf") }, picture: picture)
    }
    let text = try heart("\u{FE0E}")
    let emoji = try heart("\u{FE0F}")
    #expect(!text.isEmoji && text.picture.isGray)
    #expect(emoji.isEmoji && !emoji.picture.isGray)
  }

  /// An emoji's place is not rounded to pixels, so what a digit shifts by, the emoji behind it does.
  @Test func `an emoji keeps its distance from the text at fractions of a pixel`() throws {
    let style = { (width: Double) in
      BadgeStyle(font: .size(20), tint: .white, frame: BadgeFrame(width: width, height: 40))
    }
    let even = try renderer.bitmap(Badge("\u{1F60E}", style: style(60)))
    let odd = try renderer.bitmap(Badge("\u{1F60E}", style: style(61)))
    #expect(abs(odd.darkCentre - even.darkCentre - 0.5) < 0.1)
  }

  @Test func `opacity fades an emoji with its badge`() throws {
    let badge = Badge("\u{1F60E}", style: BadgeStyle(font: .size(20), opacity: 0.5))
    let alphas = Set(try renderer.bitmap(badge).alphas)
    #expect(alphas.max() == 128)
  }

  @Test func `a long label is cut between whole emoji`() throws {
    let flags = String(repeating: "\u{1F1E9}\u{1F1EA}", count: 8)
    let families = String(
      repeating: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}", count: 8)
    for text in [flags, families] {
      for width in stride(from: 60.0, through: 160, by: 7) {
        let style = BadgeStyle(font: .size(17), maxWidth: width)
        let label = try #require(try renderer.layout(Badge(text, style: style)).text)
        #expect(label.last == "…")
        #expect(text.hasPrefix(String(label.dropLast())))
        #expect(Set(label.dropLast()).isSubset(of: Set(text)))
      }
    }
  }
}
