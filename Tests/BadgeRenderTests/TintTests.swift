import BadgeImage
import BadgeRender
import Badges
import Testing

struct TintTests {
  private let renderer: BadgeRenderer

  init() throws {
    renderer = try .fresh()
  }

  private static let tints = [
    RGBA(red: 255, green: 59, blue: 48), RGBA(red: 1, green: 2, blue: 3),
    RGBA(red: 254, green: 127, blue: 128), RGBA(red: 0, green: 122, blue: 255, alpha: 128),
    RGBA(red: 200, green: 100, blue: 50, alpha: 3), RGBA(red: 9, green: 250, blue: 77, alpha: 254),
  ]

  private func isTint(_ pixel: Pixel, _ tint: RGBA) -> Bool {
    pixel.alpha == 0 || (pixel.red, pixel.green, pixel.blue) == (tint.red, tint.green, tint.blue)
  }

  @Test(arguments: tints)
  func `edges have exactly the tint`(tint: RGBA) throws {
    for shape in [BadgeShape.capsule, .rounded(.large), .circle] {
      let style = BadgeStyle(font: .footnote, tint: .rgba(tint), shape: shape)
      for badge in [Badge(.dot, style: style), Badge("ii", style: style)] {
        let bitmap = try renderer.bitmap(badge, scale: 1.5)
        let isDot = badge.content == .dot
        let labelStart = isDot ? bitmap.width : bitmap.width / 5
        #expect(bitmap.place { $0.x < labelStart && !isTint($1, tint) } == nil)
        #expect(bitmap.alphas.max() == (isDot ? tint.alpha : 255))
        #expect(bitmap.alphas.contains { $0 > 0 && $0 < tint.alpha })
      }
    }
  }

  @Test(arguments: tints)
  func `a label in the tint's colour leaves no trace of another colour`(tint: RGBA) throws {
    let style = BadgeStyle(
      font: .caption, tint: .rgba(tint), foreground: .color(.rgba(tint)), opacity: 0.7)
    let bitmap = try renderer.bitmap(Badge("Ag", style: style))
    #expect(bitmap.place { !isTint($1, tint) } == nil)
  }

  @Test func `opacity multiplies alpha and leaves the colours`() throws {
    let badge = { Badge("Ag", style: BadgeStyle(font: .caption, opacity: $0)) }
    let whole = try renderer.bitmap(badge(1))
    let half = try renderer.bitmap(badge(0.5))
    let otherColour = half.place { place, pixel in
      let before = whole[place]
      return pixel.alpha > 0 && (pixel.red, pixel.green) != (before.red, before.green)
    }
    let otherAlpha = half.place { abs(Int($1.alpha) * 2 - Int(whole[$0].alpha)) > 1 }
    #expect(otherColour == nil)
    #expect(otherAlpha == nil)
    #expect(Set(try renderer.bitmap(badge(0)).pixels) == [0])
  }

  @Test func `an automatic label is black on yellow and white on blue`() throws {
    let brightest = { (tint: BadgeColor) throws in
      let style = BadgeStyle(tint: tint, foreground: .auto)
      return try renderer.bitmap(Badge("H", style: style)).whiteArea
    }
    let plain = BadgeStyle(tint: .yellow, foreground: .black)
    #expect(try brightest(.yellow) == renderer.bitmap(Badge("H", style: plain)).whiteArea)
    let white = BadgeStyle(tint: .indigo, foreground: .white)
    #expect(try brightest(.indigo) == renderer.bitmap(Badge("H", style: white)).whiteArea)
  }
}
