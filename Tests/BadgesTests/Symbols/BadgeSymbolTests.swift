import Badges
import Testing

/// The names of symbols.
struct BadgeSymbolTests {
  private static let glyphs = [
    "checkmark", "xmark", "plus", "minus", "exclamationmark", "questionmark", "bell", "star",
    "heart", "bolt", "lock", "person", "arrow.up", "arrow.down", "clock", "calendar",
  ]

  @Test func `there are sixteen glyphs, each alone, in a ring and on a disc`() {
    let names = Self.glyphs.flatMap { [$0, $0 + ".circle", $0 + ".circle.fill"] }
    #expect(BadgeSymbol.allCases.map(\.rawValue) == names)
  }

  @Test(arguments: BadgeSymbol.allCases)
  func `a name gives back its symbol`(symbol: BadgeSymbol) throws {
    #expect(BadgeSymbol(rawValue: symbol.rawValue) == symbol)
    #expect(try BadgeSymbol(symbol.description) == symbol)
    #expect(try throughJSON(symbol) == symbol)
    #expect(try throughJSON(Badge(symbol)) == Badge(symbol))
  }

  @Test func `static members and what surrounds them read like the names`() {
    #expect(BadgeSymbol.arrowUp.circleFill.rawValue == "arrow.up.circle.fill")
    #expect(BadgeSymbol.bell.circle.rawValue == "bell.circle")
    #expect(BadgeSymbol.bell.circle.circleFill == BadgeSymbol.bell.circleFill)
    #expect(
      [
        BadgeSymbol.checkmark, .xmark, .plus, .minus, .exclamationmark, .questionmark, .bell, .star,
        .heart, .bolt, .lock, .person, .arrowUp, .arrowDown, .clock, .calendar,
      ].map(\.rawValue) == Self.glyphs)
  }

  @Test(arguments: [
    ("chekmark", "checkmark"), ("arrow-up", "arrow.up"), ("arrowDown.circle", "arrow.down.circle"),
    ("Bell", "bell"), ("star.circle.fil", "star.circle.fill"), ("lock.circle.filled", nil),
    ("", nil), ("loc\u{212A}", nil),
  ])
  func `an unknown name is an error with the names and a near one`(
    text: String, near: String?
  ) throws {
    #expect(BadgeSymbol(rawValue: text) == nil)
    let error = #expect(throws: BadgeError.self) { try BadgeSymbol(text) }
    #expect(error?.field == "symbol")
    let message = try #require(error?.message)
    let list = Self.glyphs.joined(separator: ", ")
    #expect(message.contains("(use \(list), each also with .circle or .circle.fill)"))
    if let near { #expect(message.hasSuffix("; did you mean \(near)?")) }
  }

  @Test func `a badge takes a symbol, an optional one and none`() {
    let some: BadgeSymbol? = .star
    let none: BadgeSymbol? = nil
    #expect(Badge(.star).content == .symbol(.star))
    #expect(Badge(BadgeSymbol.star).content == .symbol(.star))
    #expect(Badge(some).content == .symbol(.star))
    #expect(Badge(none).content == .empty)
  }
}
