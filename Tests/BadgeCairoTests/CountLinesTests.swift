import Testing

@testable import BadgeCairo

struct CountLinesTests {
  private static let characters = Array("0123456789,.KMBT")

  @Test(arguments: [
    "Inter-Thin", "Inter-Regular", "Inter-Bold", "Inter-Black", "Inter-BoldItalic",
    "InterDisplay-Bold",
  ])
  func `a table gives the lines that Pango gives`(name: String) throws {
    let map = FontMap(files: [TestFonts.inter(name)])
    let face = try map.specification(17.3)
    let table = try #require(CountLines(map, face))
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<400 {
      let length = Int.random(in: 1...8, using: &generator)
      let text = String(
        (0..<length).map { _ in Self.characters.randomElement(using: &generator) ?? "0" })
      #expect(table.line(text) == map.line(text, in: face), "\(text)")
    }
  }

  @Test func `a table has no line for other characters`() throws {
    let map = FontMap(files: [TestFonts.inter("Inter-Bold")])
    let face = try map.specification(20)
    let table = try #require(CountLines(map, face))
    #expect(table.line("4 2") == nil)
    // Inter raises a plus sign between capitals and figures, which more than its neighbours decide.
    #expect(table.line("99+") == nil)
    #expect(table.line("\u{664}") == nil)
    #expect(table.line("") == ShapedLine())
  }

  @Test func `a face that lacks a character has no table`() throws {
    let map = FontMap(files: [TestFonts.blocks])
    let face = try map.specification(20)
    #expect(CountLines(map, face) == nil)
  }
}
