import BadgeImage
import BadgeRender
import Badges
import Testing

/// Symbols as icons.
struct SymbolIconPictureTests {
  private let renderer: BadgeRenderer

  init() throws {
    renderer = try .fresh()
  }

  @Test(arguments: BadgeSymbol.allCases)
  func `an icon without padding shows all of its symbol and fills its square`(
    symbol: BadgeSymbol
  ) throws {
    for weight in [FontWeight.ultraLight, .regular, .black] {
      let icon = SymbolIcon(symbol: symbol, size: 60, weight: weight)
      let tight = try renderer.bitmap(icon)
      var padded = icon
      padded.padding = 10
      let roomy = try renderer.bitmap(padded)
      #expect(tight == roomy.cropped(to: PixelRect(x: 10, y: 10, width: 60, height: 60)))
      #expect(roomy.alphas.reduce(0) { $0 + Int($1) } == tight.alphas.reduce(0) { $0 + Int($1) })
      let columns = (0..<60).filter { x in (0..<60).contains { tight[x, $0].alpha > 24 } }
      let rows = (0..<60).filter { y in (0..<60).contains { tight[$0, y].alpha > 24 } }
      #expect(max(columns.count, rows.count) >= 49, "\(weight)")
    }
  }

  @Test func `an icon has its colours, corners and transparent surroundings`() throws {
    let icon = SymbolIcon(
      symbol: .minus, size: 50, foreground: .white, background: .red, padding: 16,
      cornerRadius: .points(10))
    let bitmap = try renderer.bitmap(icon, scale: 2)
    #expect((bitmap.width, bitmap.height) == (164, 164))
    #expect(bitmap[0, 0].alpha == 0)
    #expect(bitmap[82, 4] == Pixel(255, 59, 48, 255))
    #expect(bitmap[82, 82] == Pixel(255, 255, 255, 255))
    #expect(bitmap == bitmap.mirrored && bitmap == bitmap.flipped)
    var bare = icon
    bare.background = nil
    bare.foreground = .auto
    let ink = try renderer.bitmap(bare, scale: 2)
    #expect(ink[82, 4].alpha == 0)
    #expect(ink[82, 82] == Pixel(0, 0, 0, 255))
  }

  @Test func `a filled circle is a disc with the glyph cut out`() throws {
    let icon = SymbolIcon(symbol: .plus.circleFill, size: 40, foreground: .color(.blue))
    let bitmap = try renderer.bitmap(icon)
    #expect(bitmap[20, 20].alpha == 0)
    #expect(bitmap[20, 3] == Pixel(0, 122, 255, 255))
    #expect(bitmap[0, 0].alpha == 0)
    #expect(bitmap == bitmap.mirrored)
  }
}
