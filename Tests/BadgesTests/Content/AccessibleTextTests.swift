import Badges
import Testing

/// What assistive technology says in place of the picture.
struct AccessibleTextTests {
  @Test(arguments: [
    (0, "No notifications"), (1, "1 notification"), (2, "2 notifications"),
    (4, "4 notifications"), (999, "999 notifications"), (1000, "More than 999 notifications"),
    (Int.max, "More than 999 notifications"),
  ])
  func `a count says how many notifications there are`(count: Int, text: String) throws {
    #expect(try Badge(count).accessibleText == text)
  }

  @Test(arguments: [
    (CountLimit.plusSuffix(99), "More than 99 notifications"),
    (.plusPrefix(99), "More than 99 notifications"),
    (.plusSuffix(1), "More than 1 notification"),
    (.plusSuffix(0), "More than 0 notifications"),
    (.plusSuffix(120), "120 notifications"),
    (.none, "120 notifications"),
  ])
  func `a count above its limit says more than the limit`(
    limit: CountLimit, text: String
  ) throws {
    #expect(try Badge(.count(120), limit: limit).accessibleText == text)
  }

  @Test func `format and digits do not change what is said`() throws {
    let badge = Badge(
      .count(5000), limit: .none, numberFormat: .compact, digits: try #require(DigitSet("arab")))
    #expect(try badge.label == "٥K")
    #expect(try badge.accessibleText == "5000 notifications")
  }

  @Test func `a text says itself as one line and whole`() throws {
    #expect(try Badge("Q&A <b>").accessibleText == "Q&A <b>")
    #expect(try Badge("A\r\nB").accessibleText == "A B")
    var badge = Badge("a text that will be shortened")
    badge.style.maxWidth = 100
    #expect(try badge.accessibleText == "a text that will be shortened")
  }

  @Test func `a dot says that there is a notification`() throws {
    #expect(try Badge(.dot).accessibleText == "New notification")
  }

  @Test(arguments: [
    (BadgeSymbol.checkmark, "Checkmark"), (.xmark, "Cross mark"),
    (.exclamationmark.circleFill, "Exclamation mark"), (.bolt.circle, "Lightning bolt"),
    (.arrowUp, "Up arrow"), (.calendar, "Calendar"),
  ])
  func `a symbol says what it shows, whatever is around it`(
    symbol: BadgeSymbol, text: String
  ) throws {
    #expect(try Badge(symbol).accessibleText == text)
  }

  @Test func `no two glyphs say the same`() throws {
    let texts = try SymbolGlyph.allCases.map { try Badge(BadgeSymbol($0)).accessibleText }
    #expect(Set(texts).count == SymbolGlyph.allCases.count)
    #expect(texts.allSatisfy { $0.first?.isUppercase == true })
  }

  @Test func `a hidden badge says nothing`() throws {
    for badge in [Badge(-1), Badge(nil), Badge(" "), Badge(.count(0), zero: .hidden)] {
      #expect(try badge.accessibleText == "")
    }
  }

  @Test func `a given text replaces the derived one`() throws {
    for content in [BadgeContent.count(4), .text("x"), .symbol(.bell), .dot, .empty] {
      var badge = Badge(content)
      badge.accessibility.alternative = "Four unread"
      #expect(try badge.accessibleText == "Four unread")
      badge.accessibility.alternative = ""
      #expect(try badge.accessibleText == "")
    }
  }

  @Test func `label, value and hint leave the text for the picture alone`() throws {
    var badge = Badge(4)
    badge.accessibility = BadgeAccessibility(label: "Inbox", value: "4 unread", hint: "Opens it")
    #expect(try badge.accessibleText == "4 notifications")
  }

  @Test func `each text becomes one line`() throws {
    let texts = BadgeAccessibility(
      alternative: "a\nb", label: "c\td", value: "e\r\nf", hint: "g\u{2028}h")
    #expect(
      try texts.validated()
        == BadgeAccessibility(alternative: "a b", label: "c d", value: "e f", hint: "g h"))
    #expect(try BadgeAccessibility().validated() == BadgeAccessibility())
    var badge = Badge(4)
    badge.accessibility = texts
    #expect(try badge.accessibleText == "a b")
  }

  @Test(arguments: ["\u{0}", "\u{1B}[31m", String(repeating: "a", count: 4097)])
  func `a text that is no line is an error that names its field`(text: String) throws {
    for (field, texts) in [
      ("alt", BadgeAccessibility(alternative: text)), ("label", BadgeAccessibility(label: text)),
      ("value", BadgeAccessibility(value: text)), ("hint", BadgeAccessibility(hint: text)),
    ] {
      let error = #expect(throws: BadgeError.self) { try texts.validated() }
      #expect(error?.field == field)
      #expect(error?.code == .invalidValue)
      var badge = Badge(4)
      badge.accessibility = texts
      let expected = try #require(error)
      #expect(throws: expected) { try badge.accessibleText }
    }
  }
}
