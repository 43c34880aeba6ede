import Badges
import Testing

/// Labels that the largest width does not hold.
struct ShorteningTests {
  /// A style whose badges are 16 points wide for each character, and 20 high.
  private func style(_ characters: Double) -> BadgeStyle {
    BadgeStyle(
      font: .size(16), padding: BadgePadding(horizontal: 0, vertical: 0), maxWidth: 16 * characters)
  }

  private func text(_ text: String, _ characters: Double) throws -> String? {
    try laidOut(Badge(text, style: style(characters))).text
  }

  @Test func `a text that fits exactly stays whole`() throws {
    #expect(try text("abcd", 4) == "abcd")
    #expect(try text("abcd", 100) == "abcd")
  }

  @Test(arguments: [(2, "a…"), (3, "ab…"), (4, "abc…"), (5, "abcd…"), (6, "abcdef")])
  func `a text that does not fit ends in an ellipsis`(width: Int, shortened: String) throws {
    #expect(try text("abcdef", Double(width)) == shortened)
    let layout = try laidOut(Badge("abcdef", style: style(Double(width))))
    #expect(layout.size.width == 16 * width)
    #expect(layout.drawing?.label?.text == shortened)
  }

  @Test func `as much of a text stays as fits`() throws {
    for length in [7, 100, 4096] {
      let long = String(repeating: "m", count: length)
      for width in 2..<min(length, 60) {
        let expected = String(repeating: "m", count: width - 1) + "…"
        #expect(try text(long, Double(width)) == expected)
      }
    }
  }

  @Test func `the largest width is that of the whole badge with its padding`() throws {
    // 0.8 × 41 = 32.8 beside a label of 34 pixels a character.
    let badge = { Badge("abc", style: BadgeStyle(maxWidth: $0)) }
    #expect(try laidOut(badge(135)).text == "abc")
    #expect(try laidOut(badge(134.9)).text == "a…")
    let padded = BadgeStyle(
      font: .size(16), padding: BadgePadding(horizontal: 8, vertical: 0), maxWidth: 64)
    #expect(try laidOut(Badge("abc", style: padded)).text == "abc")
    #expect(try laidOut(Badge("abcd", style: padded)).text == "ab…")
  }

  @Test func `a badge is never wider than its largest width`() throws {
    for maxWidth in stride(from: 70.0, through: 200, by: 3.7) {
      for scale in [0.5, 1, 1.3, 2] {
        let style = BadgeStyle(maxWidth: maxWidth)
        let layout = try laidOut(Badge("Mobile Development", style: style), scale: scale)
        #expect(Double(layout.size.width) <= maxWidth * scale + 1.0 / 1024)
      }
    }
  }

  @Test(arguments: [
    "👨‍👩‍👧‍👦", "🇩🇪", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👍🏽", "1\u{FE0F}\u{20E3}", "❤\u{FE0F}", "e\u{301}\u{323}", "נִ", "நி",
    "\u{1100}\u{1161}\u{11A8}",
  ])
  func `a text is cut between graphemes only`(grapheme: String) throws {
    let parts = grapheme.unicodeScalars.count
    #expect(grapheme.count == 1 && parts > 1)
    for kept in 1...7 {
      // Where every scalar is as wide as another, part of the next grapheme would fit.
      let badge = Badge(
        String(repeating: grapheme, count: 9), style: style(Double((kept + 1) * parts)))
      let layout = try BadgeLayout(badge) { text, font in
        TextMetrics(
          advance: Double(text.unicodeScalars.count) * font.pixelSize, capHeight: 12,
          lineHeight: 20, ink: .empty)
      }
      let expected = String(repeating: grapheme, count: kept) + "…"
      #expect(layout.text.map { Array($0.unicodeScalars) } == Array(expected.unicodeScalars))
    }
  }

  @Test(arguments: [
    ("ab cdef", 4, "ab…"), ("ab   cdef", 5, "ab…"), ("ab\u{A0}cdef", 4, "ab…"),
    ("ab\ncdef", 4, "ab…"), ("  abcd", 3, "…"), ("a b cdef", 4, "a b…"),
    ("ab\u{3000}cdef", 4, "ab…"),
  ])
  func `space before the ellipsis is dropped`(whole: String, width: Int, shortened: String) throws {
    #expect(try text(whole, Double(width)) == shortened)
  }

  @Test func `only the ellipsis may remain`() throws {
    #expect(try text("abc", 1.5) == "…")
    #expect(try text("ab", 1.25) == "…")
  }

  @Test func `a width in which not even the ellipsis fits is an error`() {
    for text in ["ab", "a"] {
      let error = #expect(throws: BadgeError.self) {
        try laidOut(Badge(text, style: style(0.9)))
      }
      #expect(error?.code == .doesNotFit)
      #expect(error?.field == "text")
      #expect(error?.message == "not even … fits the badge; allow more width")
    }
  }

  @Test func `a count is never cut`() throws {
    #expect(try laidOut(Badge(100, style: style(1.875))).text == "100")
    let error = #expect(throws: BadgeError.self) { try laidOut(Badge(1000, style: style(2.75))) }
    #expect(error?.code == .doesNotFit)
    #expect(error?.field == "count")
    #expect(
      error?.message
        == "+999 is wider than the badge may be; a number is never cut: allow more width")
    #expect(try laidOut(Badge("+999", style: style(2.75))).text == "+9…")
  }

  @Test func `ink that hangs out counts for the largest width`() throws {
    let face = FakeFace(overhang: InkBox(left: 0, top: 0, right: 0.25, bottom: 0))
    #expect(try laidOut(Badge("abc", style: style(3.5)), face: face).text == "abc")
    #expect(try laidOut(Badge("abc", style: style(3)), face: face).text == "a…")
  }

  @Test func `a text that no picture could hold is shortened all the same`() throws {
    let long = String(repeating: "m", count: 4096)
    #expect(try text(long, 3) == "mm…")
    let huge = BadgeStyle(font: .size(1000), maxWidth: 3000)
    #expect(try laidOut(Badge(long, style: huge)).text == "m…")
    let circle = BadgeStyle(font: .size(16), shape: .circle, maxWidth: 64)
    #expect(try laidOut(Badge(long, style: circle)).text == "mm…")
    let error = #expect(throws: BadgeError.self) {
      try laidOut(
        Badge(.count(.max), limit: .none, style: BadgeStyle(font: .size(1000), maxWidth: 99)),
        scale: 16)
    }
    #expect(error?.field == "count")
  }

  @Test func `shortening measures few candidates`() throws {
    let log = MeasureLog()
    let badge = Badge(String(repeating: "m", count: 4096), style: style(50))
    _ = try BadgeLayout(badge, measure: log.measure)
    #expect(log.texts.count <= 20)
  }
}
