import Badges
import Testing

/// How large a badge with a symbol is, in a face whose capitals are 0.75 em high.
struct SymbolLayoutTests {
  private func layout(
    _ symbol: BadgeSymbol, _ style: BadgeStyle = BadgeStyle(), scale: Double = 1
  ) throws -> BadgeLayout {
    try laidOut(Badge(symbol, style: style), scale: scale)
  }

  private static let size100 = BadgeStyle(font: .size(100))

  @Test func `a badge with a symbol is no hidden one and has no label`() throws {
    for symbol in BadgeSymbol.allCases {
      let badge = Badge(symbol)
      #expect(try badge.label == nil)
      #expect(try !badge.isHidden)
      let layout = try layout(symbol)
      #expect(layout.text == nil)
      #expect(layout.drawing?.label == nil)
      #expect(layout.drawing?.symbol?.outline.symbol == symbol)
    }
  }

  @Test(arguments: SymbolGlyph.allCases)
  func `a glyph alone makes a circle where a digit does`(glyph: SymbolGlyph) throws {
    // Inter's capitals are 0.727 em high.
    let face = FakeFace(capHeight: 0.727, lineHeight: 1.21)
    for font in GeometryTests.fonts + [.size(20)] {
      let badge = Badge(BadgeSymbol(glyph), style: BadgeStyle(font: font))
      let size = try laidOut(badge, scale: 2, face: face).size
      #expect(size.width == size.height, "\(font)")
    }
  }

  @Test func `a symbol stands in the middle of its badge, capitals high`() throws {
    let style = BadgeStyle(weight: .light, shadow: BadgeShadow(radius: 0, x: -3, y: -5))
    let layout = try layout(.bell, style, scale: 2)
    let symbol = try #require(layout.drawing?.symbol)
    #expect(layout.badge == PixelRect(x: 6, y: 10, width: 115, height: 115))
    #expect(symbol.x == 6 + 57.5)
    #expect(symbol.y == 10 + 57.5)
    #expect(symbol.outline == SymbolOutline(.bell, weight: .light, capHeight: 0.75 * 68))
  }

  @Test func `a ring is 1.6 capitals wide and padded like a label`() throws {
    #expect(try layout(.bell.circle, Self.size100).size == PixelSize(width: 220, height: 175))
    let style = BadgeStyle(font: .size(100), padding: BadgePadding(horizontal: 3, vertical: 0))
    #expect(try layout(.bell.circle, style).size == PixelSize(width: 126, height: 125))
    let circle = BadgeStyle(font: .size(100), shape: .circle)
    #expect(try layout(.bell.circle, circle).size == PixelSize(width: 220, height: 220))
  }

  @Test(arguments: [BadgeShape.capsule, .circle])
  func `a filled circle is a disc of 1.6 capitals`(shape: BadgeShape) throws {
    let layout = try layout(.bell.circleFill, BadgeStyle(font: .size(100), shape: shape))
    #expect(layout.size == PixelSize(width: 120, height: 120))
    #expect(layout.drawing?.shape.radii == CornerRadii(all: 60))
    #expect(layout.drawing?.symbol?.x == 60)
  }

  @Test func `a disc has border, shadow and a frame like any badge`() throws {
    let decorated = BadgeStyle(
      font: .size(100), border: BadgeBorder(width: 2), shadow: BadgeShadow(radius: 0, x: 3))
    let layout = try layout(.bell.circleFill, decorated)
    #expect(layout.size == PixelSize(width: 123, height: 120))
    #expect(layout.drawing?.inside == layout.drawing?.shape.inset(by: 2))
    let framed = BadgeStyle(font: .size(10), frame: BadgeFrame(width: 24, height: 30))
    #expect(
      try laidOut(Badge(.bell.circleFill, style: framed)).size == PixelSize(width: 24, height: 24))
  }

  @Test(arguments: [
    (BadgeStyle(shape: .rounded()), "shape"),
    (BadgeStyle(padding: BadgePadding(horizontal: 1, vertical: 1)), "padding"),
  ])
  func `a disc refuses what would make it another shape`(
    style: BadgeStyle, field: String
  ) throws {
    let error = #expect(throws: BadgeError.self) { try layout(.star.circleFill, style) }
    #expect(error?.code == .conflict)
    #expect(error?.field == field)
    #expect(error?.message.hasPrefix("star.circle.fill is a disc") == true)
    #expect(throws: Never.self) { try layout(.star.circle, style) }
  }

  @Test(arguments: [
    (BadgeSymbol.star, BadgeStyle(maxWidth: 20)), (.star.circle, BadgeStyle(maxWidth: 60)),
    (.star.circleFill, BadgeStyle(maxWidth: 40)),
    (.star, BadgeStyle(frame: BadgeFrame(width: 10, height: 30))),
    (.star.circleFill, BadgeStyle(frame: BadgeFrame(width: 24, height: 24))),
  ])
  func `a symbol is never cut`(symbol: BadgeSymbol, style: BadgeStyle) {
    let error = #expect(throws: BadgeError.self) { try layout(symbol, style) }
    #expect(error?.code == .doesNotFit)
    #expect(error?.field == "symbol")
  }

  @Test func `a symbol beyond the limits is refused`() {
    for symbol in [BadgeSymbol.star, .star.circle, .star.circleFill] {
      let error = #expect(throws: BadgeError.self) {
        try layout(symbol, BadgeStyle(font: .size(1000)), scale: 16)
      }
      #expect(error?.code == .tooLarge)
    }
  }

  @Test func `a symbol's contrast is a label's, but for a glyph that is cut out`() throws {
    #expect(try layout(.plus).contrast == laidOut(Badge(4)).contrast)
    #expect(try layout(.plus.circleFill).contrast == laidOut(Badge(4)).contrast)
    let clear = BadgeStyle(foreground: .color(.clear))
    #expect(try layout(.plus.circleFill, clear).contrast == nil)
    #expect(try layout(.plus, clear).contrast == 1)
  }
}
