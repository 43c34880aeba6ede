import Badges
import Testing

/// What a text becomes before it is drawn.
struct LabelTextTests {
  /// The scalars of a text's label; comparing those, no equivalence of Unicode blurs a difference.
  private func scalars(_ text: String) throws -> [Unicode.Scalar]? {
    try Badge(text).label.map { Array($0.unicodeScalars) }
  }

  @Test(arguments: [
    "Q&A <b>x</b> &lt; %s", "&", "<", "</span>", "%n%s", "&amp;", "a  b", "\\n", "99+", "+99",
    "שלום (12)", "مرحبا 378", "v2.0 שלום!", "e\u{301}", "é", "👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1\u{FE0F}\u{20E3}",
    "❤\u{FE0E}", "\u{301}", "\u{A0}x\u{A0}", "\u{E123}",
    "\u{202E}abc\u{202C}", "\u{2066}a\u{2069}", "\u{200F}a\u{200E}",
  ])
  func `a text is kept character for character`(text: String) throws {
    #expect(try scalars(text) == Array(text.unicodeScalars))
  }

  @Test(arguments: [
    ("A\nB", "A B"), ("A\rB", "A B"), ("A\r\nB", "A B"), ("A\tB", "A B"), ("A\u{2028}B", "A B"),
    ("A\u{2029}B", "A B"), ("A\n\n\tB", "A B"), ("A\r\n\r\nB", "A B"), ("A\nB\nC", "A B C"),
    ("\nA", " A"), ("A\t", "A "), ("A \n B", "A   B"), ("e\n\u{301}", "e \u{301}"),
  ])
  func `a run of line breaks and tabs becomes one space`(text: String, line: String) throws {
    #expect(try scalars(text) == Array(line.unicodeScalars))
  }

  @Test(arguments: [
    ("\u{0}", "U+0000"), ("\u{7}", "U+0007"), ("\u{8}", "U+0008"), ("\u{B}", "U+000B"),
    ("\u{C}", "U+000C"), ("\u{1B}", "U+001B"), ("\u{1F}", "U+001F"), ("\u{7F}", "U+007F"),
    ("\u{80}", "U+0080"), ("\u{85}", "U+0085"), ("\u{9F}", "U+009F"),
  ])
  func `a control character is an error that names the field and the character`(
    control: String, name: String
  ) throws {
    for text in [control, "ab" + control, control + "\n", " " + control] {
      let error = #expect(throws: BadgeError.self) { try Badge(text).label }
      #expect(error?.code == .invalidValue)
      #expect(error?.field == "text")
      #expect(
        error?.message.hasSuffix(": the control character \(name) is not allowed; remove it")
          == true)
      #expect(
        error?.message.unicodeScalars.contains { $0.properties.generalCategory == .control }
          == false)
      let expected = try #require(error)
      #expect(throws: expected) { try laidOut(Badge(text)) }
    }
  }

  @Test(arguments: [
    "", " ", "   ", "\n", "\r\n", "\t\t", "\u{2028}", "\u{A0}", "\u{3000}", "\u{2003}", "\u{200B}",
    "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{34F}", "\u{115F}", "\u{3164}",
    "\u{FE0F}", "\u{E0020}", "\u{200E}\u{200F}", "\u{202E}\u{202C}", "\u{2066}\u{2069}",
    " \u{200B}\n\u{FE0E}",
  ])
  func `a text with nothing to draw hides the badge`(text: String) throws {
    #expect(try Badge(text).label == nil)
    #expect(try Badge(text).isHidden)
    #expect(try laidOut(Badge(text)).isHidden)
  }

  @Test(arguments: ["\u{200B}a", ".", " -", "\u{301}", "❤\u{FE0F}", "\u{1F1E9}"])
  func `a text with anything to draw shows`(text: String) throws {
    #expect(try scalars(text) == Array(text.unicodeScalars))
    #expect(try !Badge(text).isHidden)
  }

  @Test func `a text has at most 4096 bytes of UTF-8`() throws {
    for (unit, count) in [("a", 4096), ("é", 2048), ("€", 1365), ("😎", 1024)] {
      let longest = String(repeating: unit, count: count)
      #expect(try Badge(longest).label == longest)
      let error = #expect(throws: BadgeError.self) { try Badge(longest + unit).label }
      #expect(error?.code == .invalidValue)
      #expect(error?.field == "text")
      #expect(
        error?.message == "too long (\((longest + unit).utf8.count) bytes of UTF-8; at most 4096)")
    }
  }
}
