import BadgeCairo
import Badges
import Testing

@testable import BadgeRender

struct GlyphCacheTests {
  private func glyphs() throws -> [ShapedLine.Glyph] {
    let setter = try TextSetter(TestFonts.source)
    let font = FontRequest(family: "Inter", weight: .bold, italic: false, pixelSize: 15)
    return try setter.set("Aafgj8", in: font).line.glyphs
  }

  @Test func `a cache that forgets draws what one that remembers draws`() throws {
    let forgetful = GlyphCache(budget: 1000)
    let cache = GlyphCache()
    for _ in 0..<3 {
      for glyph in try glyphs() {
        for step in 0..<8 {
          let (x, y) = (step * 137, step * 511)
          let one = try forgetful.place(glyph, x: x, y: y)
          let other = try cache.place(glyph, x: x, y: y)
          #expect(one.glyph.mask.levels == other.glyph.mask.levels)
          #expect(one.x == other.x && one.y == other.y)
        }
      }
    }
  }

  /// 1/64 of a pixel is the grid that glyphs lie on; half a step is rounded up.
  @Test func `places that are nearly one are one`() throws {
    let cache = GlyphCache()
    let glyph = try #require(try glyphs().first)
    let place = try cache.place(glyph, x: 1024 + 160, y: -5)
    for (x, y) in [(1024 + 152, 7), (1024 + 167, -8)] {
      let near = try cache.place(glyph, x: x, y: y)
      #expect(near.glyph.mask.levels == place.glyph.mask.levels)
      #expect(near.x == 1 && near.y == 0)
    }
    #expect(
      try cache.place(glyph, x: 1024 + 168, y: 0).glyph.mask.levels != place.glyph.mask.levels)
    #expect(try cache.place(glyph, x: 0, y: -9).y == -1)
  }
}
