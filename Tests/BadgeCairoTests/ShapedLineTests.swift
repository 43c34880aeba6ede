import Testing

@testable import BadgeCairo

struct ShapedLineTests {
  @Test func `a monospaced line is as long as its characters`() throws {
    let map = try FontMap(files: [TestFonts.dejaVu("DejaVuSansMono")])
    let face = try map.specification(16)
    let one = map.line("x", in: face).advance
    // 1233 of 2048 units an em, in 1/1024 pixel.
    #expect(abs(one - 1233 * 16 * 1024 / 2048) <= 1)
    #expect(map.line("x1y2z", in: face).advance == 5 * one)
  }

  @Test func `positions are fractions of a pixel, not whole ones`() throws {
    let map = try FontMap(files: [TestFonts.inter("Inter-Regular")])
    let line = map.line("minimum", in: try map.specification(13))
    #expect(line.glyphs.contains { $0.x % 1024 != 0 })
    #expect(line.advance % 1024 != 0)
  }

  @Test func `pairs are kerned`() throws {
    let map = try FontMap(files: [TestFonts.inter("Inter-Regular")])
    let face = try map.specification(40)
    let pair = map.line("AV", in: face).advance
    #expect(pair < map.line("A", in: face).advance + map.line("V", in: face).advance)
  }

  @Test(arguments: [
    TestFonts.inter("Inter-Bold"), TestFonts.inter("InterDisplay-Bold"),
    TestFonts.inter("InterDisplay-Thin"), TestFonts.dejaVu("DejaVuSerif"), TestFonts.blocks,
  ])
  func `digits stand in cells of the widest`(file: FontFile) throws {
    let map = try FontMap(files: [file])
    let face = try map.specification(30)
    let eight = map.line("8", in: face).advance
    let one = map.line("1", in: face).advance
    #expect(one == eight)
    #expect(map.line("1818", in: face).advance == 4 * eight)
  }

  /// Blocks' 8 is 0.5 em wide and its 1, a bar from 0.1 to 0.2 em, 0.3 em.
  @Test func `a narrow digit stands in the middle of its cell`() throws {
    let map = try FontMap(files: [TestFonts.blocks])
    let line = map.line("1", in: try map.specification(10))
    #expect(line.advance == 5 * 1024)
    #expect(line.glyphs.map(\.x) == [1024])
    #expect(line.ink?.left == 2 * 1024)
    #expect(line.ink?.right == 3 * 1024)
    #expect(line.ink?.top == -7 * 1024)
    #expect(line.ink?.bottom == 0)
  }

  @Test func `missing characters are named once each, in their order`() throws {
    let map = try FontMap(files: [TestFonts.inter("Inter-Bold")])
    let line = map.line("\u{F0123}a\u{5D0}\u{F0123}", in: try map.specification(20))
    #expect(line.missing == ["\u{F0123}", "\u{5D0}"])
    #expect(line.glyphs.count == 4)
  }

  @Test func `a second map takes what a face lacks from the others`() throws {
    let files = [TestFonts.inter("Inter-Bold"), TestFonts.emoji, TestFonts.dejaVu("DejaVuSans")]
    let map = try FontMap(files: files, fallback: true)
    let face = FontSpecification(
      try #require(FontFace.read(from: [files[0]]).first), weight: 700, pixelSize: 20)
    let line = map.line("a\u{1F60E}", in: face)
    #expect(line.missing == [])
    #expect(line.glyphs.map(\.font.file) == [files[0], TestFonts.emoji])
    #expect(line.glyphs.map(\.isColored) == [false, true])
  }

  @Test func `glyphs of a right-to-left line come from left to right`() throws {
    let map = try FontMap(files: [TestFonts.dejaVu("DejaVuSans")])
    let line = map.line("\u{5E9}\u{5DC} 12", in: try map.specification(20))
    let places = line.glyphs.map(\.x)
    #expect(places == places.sorted())
    let one = map.line("1", in: try map.specification(20)).glyphs.first
    #expect(line.glyphs.first?.index == one?.index)
  }

  @Test func `an empty line has neither length nor ink`() throws {
    let map = try FontMap(files: [TestFonts.inter("Inter-Bold")])
    let line = map.line("", in: try map.specification(20))
    #expect(line.advance == 0)
    #expect(line.ink == nil)
    #expect(line == ShapedLine())
  }

  @Test func `a face says its heights`() throws {
    let map = try FontMap(files: [TestFonts.blocks])
    let face = try map.specification(10)
    let font = try #require(map.font(for: face))
    #expect(font.capHeight == 7 * 1024)
    #expect(font.lineHeight == 12 * 1024)
  }
}
