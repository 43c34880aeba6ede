import BadgeImage
import BadgeRender
import Badges
import Testing

struct SymbolSymmetryTests {
  private let renderer: BadgeRenderer

  init() throws {
    renderer = try .fresh()
  }

  private static let mirrored: [SymbolGlyph] = [
    .xmark, .plus, .minus, .exclamationmark, .bell, .star, .heart, .lock, .person, .arrowUp,
    .arrowDown, .calendar,
  ]

  /// At 1.25 and 1.5 some badges have an odd side, and their middle lies in a pixel.
  private func bitmaps(_ symbol: BadgeSymbol) throws -> [Bitmap] {
    try [FontWeight.thin, .bold, .black].flatMap { weight in
      try [1, 1.25, 1.5, 2].map { scale in
        let style = BadgeStyle(font: .title, weight: weight, shadow: BadgeShadow(radius: 2))
        return try renderer.bitmap(Badge(symbol, style: style), scale: scale)
      }
    }
  }

  @Test(arguments: mirrored, SymbolEnclosure.allCases)
  func `a symmetric symbol is its own mirror image to the last level`(
    glyph: SymbolGlyph, enclosure: SymbolEnclosure
  ) throws {
    for bitmap in try bitmaps(BadgeSymbol(glyph, in: enclosure)) {
      #expect(bitmap == bitmap.mirrored)
    }
  }

  @Test(arguments: [SymbolGlyph.xmark, .plus, .minus], SymbolEnclosure.allCases)
  func `a sign that reads the same upside down is its own image in a pool`(
    glyph: SymbolGlyph, enclosure: SymbolEnclosure
  ) throws {
    for bitmap in try bitmaps(BadgeSymbol(glyph, in: enclosure)) {
      #expect(bitmap == bitmap.flipped)
    }
  }

  @Test func `the arrow down is the arrow up in a pool, to a level or two`() throws {
    for (up, down) in zip(try bitmaps(.arrowUp), try bitmaps(.arrowDown)) {
      let difference = zip(up.flipped.pixels, down.pixels).map { abs(Int($0) - Int($1)) }.max()
      #expect(difference.map { $0 <= 4 } == true)
    }
  }

  @Test(arguments: [SymbolGlyph.checkmark, .questionmark, .bolt, .clock])
  func `a ring around any glyph is the same from all sides`(glyph: SymbolGlyph) throws {
    let bitmap = try renderer.bitmap(
      Badge(BadgeSymbol(glyph).circle, style: .ink(34)), scale: 2)
    let middle = bitmap.height / 2
    let row = (0..<bitmap.width).map { bitmap[$0, middle].red }
    let width = (0..<8).map { row[bitmap.width / 2 - 39 + $0] }
    let other = (0..<8).map { row[bitmap.width - 1 - (bitmap.width / 2 - 39 + $0)] }
    #expect(width == other)
    #expect(width.contains { $0 > 128 })
  }
}
