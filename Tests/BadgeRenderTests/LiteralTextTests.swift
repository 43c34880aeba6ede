import BadgeRender
import Badges
import Testing

struct LiteralTextTests {
  private let renderer: BadgeRenderer

  init() throws {
    renderer = try .fresh()
  }

  @Test(arguments: [
    "Q&A <b>x</b> &lt; %s", "&", "<", "%n%s", "</span>", "&#65;", "<span foreground='red'>x</span>",
  ])
  func `text that looks like markup is drawn as it is`(text: String) throws {
    let style = BadgeStyle.ink(20, family: "DejaVu Sans Mono")
    let layout = try renderer.layout(Badge(text, style: style))
    let same = String(text.map { $0 == " " ? $0 : "0" })
    #expect(layout.text == text)
    #expect(layout.size == (try renderer.layout(Badge(same, style: style)).size))
    #expect(try renderer.bitmap(Badge(text, style: style)).isGray)
  }

  @Test(arguments: [
    "A\nB", "A\r\nB", "A\rB", "A\u{2028}B", "A\u{2029}B", "A\tB", "A\n\n\t\r\nB",
  ])
  func `line breaks and tabs are one space`(text: String) throws {
    let space = try renderer.bitmap(Badge("A B", style: .ink(20)))
    #expect(try renderer.bitmap(Badge(text, style: .ink(20))) == space)
  }

  /// U+202D forces the order from left to right, so the second text says what must be seen.
  ///
  /// In DejaVu Sans, where the form of a bracket does not depend on its neighbours.
  @Test(arguments: [
    ("\u{5E9}\u{5DC}\u{5D5}\u{5DD} (12)", "(12) \u{5DD}\u{5D5}\u{5DC}\u{5E9}"),
    ("v2.0 \u{5E9}\u{5DC}\u{5D5}\u{5DD}!", "v2.0 \u{5DD}\u{5D5}\u{5DC}\u{5E9}!"),
    ("\u{6F3}\u{6F7}\u{6F8}", "\u{6F3}\u{6F7}\u{6F8}"),
    ("\u{669}\u{669}+", "\u{669}\u{669}+"), ("+\u{669}\u{669}", "+\u{669}\u{669}"),
  ])
  func `letters and numbers stand in the order they are read`(text: String, seen: String) throws {
    let style = BadgeStyle.ink(20, family: "DejaVu Sans")
    let label = try renderer.bitmap(Badge(text, style: style))
    #expect(try renderer.bitmap(Badge("\u{202D}" + seen, style: style)) == label)
  }

  @Test func `an override does not leave its label`() throws {
    let before = try renderer.bitmap(Badge("abc 12", style: .ink(20)))
    _ = try renderer.bitmap(Badge("\u{202E}abc", style: .ink(20)))
    #expect(try renderer.bitmap(Badge("abc 12", style: .ink(20))) == before)
    let reversed = try renderer.bitmap(Badge("\u{202E}abc", style: .ink(20)))
    #expect(reversed == (try renderer.bitmap(Badge("cba", style: .ink(20)))))
  }
}
