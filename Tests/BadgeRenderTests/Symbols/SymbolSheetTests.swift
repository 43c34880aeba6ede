import BadgeImage
import BadgeRender
import Badges
import GoldenTesting
import Testing

/// Contact sheets of symbols.
struct SymbolSheetTests {
  @Test func `the sheet has ink and a caption in every cell`() throws {
    let sheet = try SymbolSheet(.fresh()).bitmap
    #expect((sheet.width, sheet.height) == (6 * 336, 8 * 208))
    #expect(Set(sheet.alphas) == [255])
    for index in BadgeSymbol.allCases.indices {
      let cell = sheet.cropped(
        to: PixelRect(x: index % 6 * 336, y: index / 6 * 208, width: 336, height: 208))
      let dark = (0..<208).map { y in (0..<336).contains { cell[$0, y].red < 160 } }
      #expect(dark[..<152].contains(true), "\(BadgeSymbol.allCases[index])")
      #expect(dark[152...].contains(true), "\(BadgeSymbol.allCases[index])")
      let rim = (0..<208).allSatisfy { cell[0, $0].red == 255 && cell[335, $0].red == 255 }
      #expect(rim, "\(BadgeSymbol.allCases[index])")
    }
  }

  /// Sixteen glyphs, each alone, in a ring and on a disc, side by side in a row of its own.
  @Test(arguments: [
    ("ultra-light-24", 24.0, FontWeight.ultraLight), ("bold-12", 12, .bold),
    ("bold-20", 20, .bold), ("black-20", 20, .black),
  ])
  func `all symbols look as before`(name: String, size: Double, weight: FontWeight) throws {
    let renderer = try BadgeRenderer.fresh()
    let cell = Int(size * 2.2)
    var sheet = Bitmap(width: 12 * cell, height: 4 * cell)
    for (index, symbol) in BadgeSymbol.allCases.enumerated() {
      let badge = try renderer.bitmap(
        Badge(symbol, style: BadgeStyle(font: .size(size), weight: weight, shape: .circle)))
      let (x, y) = (index % 12 * cell, index / 12 * cell)
      let (left, top) = (x + (cell - badge.width) / 2, y + (cell - badge.height) / 2)
      for row in 0..<badge.height {
        for column in 0..<badge.width { sheet[left + column, top + row] = badge[column, row] }
      }
    }
    expectGolden(sheet, named: "symbol/\(name)")
  }
}
