import BadgeCairo
import Testing

struct GlyphRasterizerTests {
  private let rasterizer = GlyphRasterizer()

  /// The first glyph of a text.
  private func glyph(
    _ text: String, _ file: FontFile, size: Double, weight: Int = 400
  ) throws -> ShapedLine.Glyph {
    let map = try FontMap(files: [file])
    let line = map.line(text, in: try map.specification(size, weight: weight))
    return try #require(line.glyphs.first)
  }

  private func mask(_ glyph: ShapedLine.Glyph, _ x: Int, _ y: Int) throws -> GlyphMask {
    try rasterizer.mask(of: glyph.index, in: glyph.font, phaseX: x, phaseY: y)
  }

  /// Blocks' H is a rectangle from 0.1 to 0.4 em, 0.7 em high.
  @Test func `whole pixels are covered whole`() throws {
    let mask = try mask(glyph("H", TestFonts.blocks, size: 10), 0, 0)
    #expect(mask.left == 1)
    #expect(mask.top == -7)
    #expect(mask.width == 3)
    #expect(mask.height == 7)
    #expect(Set(mask.levels) == [255])
  }

  @Test func `parts of pixels are covered in part`() throws {
    let mask = try mask(glyph("H", TestFonts.blocks, size: 10), 16, 32)
    #expect(mask.left == 1)
    #expect(mask.top == -7)
    #expect(mask.width == 4)
    #expect(mask.height == 8)
    let row = { (y: Int) in Array(mask.levels[(y * 4)..<(y * 4 + 4)]) }
    #expect(near(row(1), [191, 255, 255, 64]))
    #expect(near(row(0), [96, 128, 128, 32]))
    #expect(near(row(7), [96, 128, 128, 32]))
  }

  private func near(_ levels: [UInt8], _ expected: [Int]) -> Bool {
    zip(levels, expected).allSatisfy { abs(Int($0) - $1) <= 2 }
  }

  @Test func `64 steps are a pixel`() throws {
    let glyph = try glyph("g", TestFonts.inter("Inter-Bold"), size: 21)
    for (x, y) in [(0, 0), (17, 40), (63, 63)] {
      let mask = try mask(glyph, x, y)
      let moved = try self.mask(glyph, x + 64, y + 64)
      #expect(moved.left == mask.left + 1)
      #expect(moved.top == mask.top + 1)
      #expect(moved.levels == mask.levels)
    }
  }

  @Test(arguments: ["g", "8", "W", "i"])
  func `the ink does not depend on the place`(text: String) throws {
    let glyph = try glyph(text, TestFonts.inter("Inter-Regular"), size: 18)
    let area = { (x: Int, y: Int) throws in
      try mask(glyph, x, y).levels.reduce(0.0) { $0 + Double($1) / 255 }
    }
    let first = try area(0, 0)
    for step in stride(from: 5, to: 64, by: 9) {
      #expect(abs(try area(step, 64 - step) - first) < 0.01 * first)
    }
  }

  @Test func `a mask has no empty rows or columns to speak of`() throws {
    let mask = try mask(glyph("8", TestFonts.inter("Inter-Bold"), size: 40), 20, 50)
    let rows = (0..<mask.height).filter { y in
      mask.levels[(y * mask.width)..<((y + 1) * mask.width)].contains { $0 > 0 }
    }
    #expect(rows.count >= mask.height - 2)
  }

  @Test func `a glyph without ink has an empty mask`() throws {
    let mask = try mask(glyph(" ", TestFonts.inter("Inter-Bold"), size: 20), 3, 3)
    #expect(mask.width == 0)
    #expect(mask.levels == [])
  }
}
