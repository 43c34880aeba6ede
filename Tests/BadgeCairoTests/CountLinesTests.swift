import Testing

@testable import BadgeCairo

@Suite struct CountLinesTests {
  @Test(arguments: ["Thin", "Regular", "Bold", "Black"])
  func `a table serves Inter`(name: String) throws {
    let map = FontMap(files: [FontFile("/usr/share/fonts/opentype/inter/Inter-\(name).otf")])
    let weight = Int(try #require(map.faces.first).weights.lowerBound)
    let face = FontSpecification(family: "Inter", weight: weight, isItalic: false, pixelSize: 34)
    let table = try #require(CountLines(map, face))
    for text in ["42", "7", "1.9K", "1,234", "999T"] {
      #expect(table.line(text) == map.line(text, in: face))
    }
  }
}
