import Badges
import Foundation
import Testing

/// Names, descriptions and JSON of colours and foregrounds.
struct BadgeColorCodingTests {
  private static let colors: [BadgeColor] =
    SystemColor.allCases.map(BadgeColor.system) + [.white, .black, .clear]
    + stride(from: 0, through: 255, by: 1).map {
      let level = UInt8($0)
      return .rgba(RGBA(red: level, green: 255 - level, blue: level ^ 0x5A, alpha: level))
    }

  @Test func `every colour's description reads as the same colour`() throws {
    for color in Self.colors {
      #expect(try BadgeColor(color.description) == color)
      #expect(try Foreground(Foreground.color(color).description) == .color(color))
    }
    #expect(try Foreground(Foreground.auto.description) == .auto)
  }

  @Test func `every colour and foreground survives JSON`() throws {
    let colors = try JSONEncoder().encode(Self.colors)
    #expect(try JSONDecoder().decode([BadgeColor].self, from: colors) == Self.colors)
    let foregrounds = [Foreground.auto, .white, .black] + Self.colors.map(Foreground.color)
    let data = try JSONEncoder().encode(foregrounds)
    #expect(try JSONDecoder().decode([Foreground].self, from: data) == foregrounds)
  }

  @Test func `JSON has a colour as its text`() throws {
    let colors = [BadgeColor.red, .white, .clear]
    let text = String(decoding: try JSONEncoder().encode(colors), as: UTF8.self)
    #expect(text == ##"["red","#ffffff","#00000000"]"##)
  }

  @Test(arguments: ["[\"#12\"]", "[3]", "[null]"])
  func `JSON that is no colour is a decoding error`(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([BadgeColor].self, from: Data(json.utf8))
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Foreground].self, from: Data(json.utf8))
    }
  }

  @Test func `the decoding error carries the message`() {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([BadgeColor].self, from: Data("[\"#12\"]".utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("unexpected \(String(describing: error))")
      return
    }
    #expect(context.debugDescription.hasPrefix("\"#12\": not a colour"))
  }

  @Test func `choices of palette, appearance and contrast survive JSON`() throws {
    let palettes = try JSONEncoder().encode(Palette.allCases)
    #expect(try JSONDecoder().decode([Palette].self, from: palettes) == [.ios18, .ios26])
    let appearances = try JSONEncoder().encode(Appearance.allCases)
    #expect(try JSONDecoder().decode([Appearance].self, from: appearances) == [.light, .dark])
    let contrasts = try JSONEncoder().encode(ColorContrast.allCases)
    #expect(
      try JSONDecoder().decode([ColorContrast].self, from: contrasts) == [.normal, .increased])
    let colors = try JSONEncoder().encode(SystemColor.allCases)
    #expect(try JSONDecoder().decode([SystemColor].self, from: colors) == SystemColor.allCases)
  }

  @Test(arguments: [
    ("aliceblue", "#f0f8ff"), ("AliceBlue", "#f0f8ff"), ("aqua", "#00ffff"), ("black", "#000000"),
    ("chartreuse", "#7fff00"), ("cornflowerblue", "#6495ed"), ("darkslategray", "#2f4f4f"),
    ("fuchsia", "#ff00ff"), ("lightgoldenrodyellow", "#fafad2"), ("lime", "#00ff00"),
    ("magenta", "#ff00ff"), ("maroon", "#800000"), ("navy", "#000080"), ("olive", "#808000"),
    ("rebeccapurple", "#663399"), ("silver", "#c0c0c0"), ("tomato", "#ff6347"),
    ("white", "#ffffff"), ("yellowgreen", "#9acd32"), ("transparent", "#00000000"),
    ("TRANSPARENT", "#00000000"),
  ])
  func `a CSS name has its value`(name: String, value: String) throws {
    #expect(try BadgeColor(name).description == value)
  }

  @Test func `CSS has 148 names, and each spelling of gray means the same`() throws {
    #expect(cssColorNames.count == 148)
    for name in cssColorNames.keys {
      #expect(name.utf8.allSatisfy { (0x61...0x7A).contains($0) })
      #expect(throws: Never.self) { try BadgeColor(name) }
      guard let range = name.range(of: "grey") else { continue }
      #expect(
        cssColorNames[name] == cssColorNames[name.replacingCharacters(in: range, with: "gray")])
    }
  }
}
