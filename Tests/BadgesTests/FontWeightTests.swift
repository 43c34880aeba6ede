import Badges
import Foundation
import Testing

struct FontWeightTests {
  private static let named: [(String, FontWeight, Int)] = [
    ("ultraLight", .ultraLight, 100), ("thin", .thin, 200), ("light", .light, 300),
    ("regular", .regular, 400), ("medium", .medium, 500), ("semibold", .semibold, 600),
    ("bold", .bold, 700), ("heavy", .heavy, 800), ("black", .black, 900),
  ]

  @Test(arguments: named)
  func `a named weight has its number`(name: String, weight: FontWeight, value: Int) throws {
    #expect(weight.value == value)
    #expect(weight.name == name)
    #expect(try FontWeight(name) == weight)
    #expect(try FontWeight("\(value)") == weight)
  }

  @Test func `weights are ordered from ultra light to black`() {
    let weights = Self.named.map(\.1)
    #expect(weights.sorted() == weights)
    #expect(FontWeight.thin < .light)
  }

  @Test(arguments: [
    ("ultra-light", 100), ("100", 100), ("101", 101), ("650", 650), ("650.0", 650), ("9e2", 900),
    ("899", 899), ("900", 900),
  ])
  func `a weight is read in kebab-case or as an integer`(text: String, value: Int) throws {
    #expect(try FontWeight(text).value == value)
  }

  @Test(arguments: [
    "", "99", "901", "0", "-400", "650.5", "+400", " 400", "4 00", "0x190", "Bold", "BOLD",
    "ultralight", "UltraLight", "extra-bold", "nan", "９００", "99999999999999999999",
  ])
  func `any other text is no weight`(text: String) {
    #expect(throws: BadgeError.self) { try FontWeight(text) }
  }

  @Test func `the error for a weight says what is accepted`() {
    let error = #expect(throws: BadgeError.self) { try FontWeight("semi-bold") }
    #expect(error?.field == "weight")
    #expect(
      error?.message == """
        "semi-bold": not a weight (use 100…900 or ultraLight, thin, light, regular, medium, \
        semibold, bold, heavy, black); did you mean semibold?
        """)
  }

  @Test func `a number outside 100 to 900 makes no weight`() {
    #expect(FontWeight(100)?.value == 100)
    #expect(FontWeight(900) == .black)
    #expect(FontWeight(99) == nil)
    #expect(FontWeight(901) == nil)
    #expect(FontWeight(Int.min) == nil)
    #expect(FontWeight(650)?.name == nil)
  }

  @Test func `every weight survives JSON and its own description`() throws {
    let weights = (100...900).compactMap { FontWeight($0) }
    #expect(weights.count == 801)
    let data = try JSONEncoder().encode(weights)
    #expect(try JSONDecoder().decode([FontWeight].self, from: data) == weights)
    for weight in weights {
      #expect(try FontWeight(weight.description) == weight)
    }
  }

  @Test func `JSON has the name, or the number where there is none`() throws {
    let weights = [FontWeight.bold, try FontWeight("650")]
    #expect(String(decoding: try JSONEncoder().encode(weights), as: UTF8.self) == #"["bold",650]"#)
    #expect(
      try JSONDecoder().decode([FontWeight].self, from: Data(#"[700, "650"]"#.utf8)) == weights)
  }

  @Test func `a weight that JSON cannot mean is corrupt data with a reason`() {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([FontWeight].self, from: Data("[1000]".utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("unexpected \(String(describing: error))")
      return
    }
    #expect(context.debugDescription.hasPrefix(#""1000": not a weight"#))
  }
}
