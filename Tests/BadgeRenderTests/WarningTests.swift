import BadgeRender
import Badges
import Testing

struct WarningTests {
  private let renderer: BadgeRenderer

  init() throws {
    renderer = try .fresh()
  }

  /// Code, field and message of each.
  private func lines(_ text: String, _ style: BadgeStyle = .ink()) throws -> [String] {
    try warnings(text, style).map { "\($0.code) \($0.field): \($0.message)" }
  }

  private func warnings(_ text: String, _ style: BadgeStyle = .ink()) throws -> [BadgeWarning] {
    try renderer.measure(Badge(text, style: style)).warnings
  }

  @Test func `a badge as it was asked for has no warning`() throws {
    #expect(try warnings("42") == [])
    #expect(try warnings("42", .ink(family: "dejavu sans")) == [])
  }

  @Test func `a family that isn't there is named once, with the one that was used`() throws {
    let style = BadgeStyle.ink(family: "Helvetica Neue", weight: .black, italic: true)
    #expect(
      try lines("Ag", style) == [
        "familySubstituted family: \"Helvetica Neue\": no such family; drawn in \"Inter\""
      ])
  }

  /// Read from a string, a Pango font description would take the number for a size.
  @Test func `a family with a number in its name is a family`() throws {
    let found = try warnings("Ag", .ink(family: "Exo 2"))
    #expect(found.map(\.message) == ["\"Exo 2\": no such family; drawn in \"Inter\""])
    let named = try renderer.bitmap(Badge("Ag", style: .ink(30, family: "Exo 2")))
    #expect(named == (try renderer.bitmap(Badge("Ag", style: .ink(30)))))
  }

  @Test(arguments: [
    ("DejaVu Sans", FontWeight.black, "\"DejaVu Sans\" has no weight 900; drawn in 700"),
    ("DejaVu Sans Light", .bold, "\"DejaVu Sans Light\" has no weight 700; drawn in 200"),
    ("DejaVu Serif", .ultraLight, "\"DejaVu Serif\" has no weight 100; drawn in 400"),
  ])
  func `a weight that a family lacks is named, with the one that was used`(
    family: String, weight: FontWeight, message: String
  ) throws {
    let found = try lines("Ag", .ink(family: family, weight: weight))
    #expect(found == ["weightSubstituted weight: " + message])
  }

  @Test func `a family without an italic face is drawn upright, with a warning`() throws {
    let style = BadgeStyle.ink(family: "Noto Mono", weight: .regular, italic: true)
    #expect(
      try lines("Ag", style) == [
        "italicSubstituted italic: \"Noto Mono\" has no italic face; drawn upright"
      ])
  }

  @Test func `characters that no font has are named once each`() throws {
    let missing = try warnings("\u{378}a\u{F0123}\u{378}")
    #expect(missing.map(\.code) == [.missingCharacter, .missingCharacter])
    #expect(missing.map(\.message) == ["no font has U+0378", "no font has U+F0123"])
    #expect(missing.map(\.field) == ["text", "text"])
    #expect(missing.allSatisfy { $0.isAboutFonts })
  }

  @Test(arguments: [(8, nil), (9, "and 1 more character"), (1000, "and 992 more characters")])
  func `eight missing characters are named and the others counted`(
    count: Int, last: String?
  ) throws {
    let scalars = (0..<count).compactMap { Unicode.Scalar(0xF0000 + $0) }
    let missing = try warnings(String(String.UnicodeScalarView(scalars)), .ink(12))
    #expect(
      missing.prefix(8).map(\.message)
        == scalars.prefix(8).map { "no font has U+F000\($0.value % 16)" })
    #expect(missing.dropFirst(8).map(\.message) == (last.map { [$0] } ?? []))
    #expect(missing.allSatisfy { $0.code == .missingCharacter && $0.field == "text" })
  }

  @Test func `a number with a digit that no font has is refused`() throws {
    guard let digits = DigitSet("tols") else { throw CancellationError() }
    var badge = Badge(11, style: .ink())
    badge.digits = digits
    let error = #expect(throws: BadgeError.self) { try renderer.bitmap(badge) }
    #expect(error?.code == .noUsableFont)
    #expect(error?.description == "count: no font has U+11DE1, which the number needs")
  }

  @Test func `a missing character is warned of beside a missing family`() throws {
    let found = try warnings("a\u{378}", .ink(family: "Nowhere"))
    #expect(found.map(\.code) == [.familySubstituted, .missingCharacter])
  }

  @Test func `a label that is hard to read has one warning with the ratio`() throws {
    let style = BadgeStyle(tint: .yellow)
    #expect(
      try lines("1", style) == [
        "lowContrast foreground: the label's contrast with the badge is 1.51:1, below 3:1; "
          + "use another foreground or auto"
      ])
    #expect(try warnings("1", BadgeStyle(tint: .yellow, foreground: .auto)) == [])
  }

  @Test func `a dot and a hidden badge have neither font nor warning`() throws {
    for badge in [Badge(.dot, style: .ink(family: "Nowhere")), Badge(-1)] {
      let measurement = try renderer.measure(badge)
      #expect(measurement.font == nil)
      #expect(measurement.warnings == [])
    }
  }

  @Test func `the size is reported as it was given`() throws {
    for scale in [0.1, 0.7, 1.3, 2.7, 3.1] {
      for size in [11.0, 12, 13, 34] {
        let badge = Badge(1, style: BadgeStyle(font: .size(size)))
        #expect(try renderer.measure(badge, scale: scale).font?.size == size)
      }
    }
  }
}
