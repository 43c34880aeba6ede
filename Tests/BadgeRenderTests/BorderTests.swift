import BadgeImage
import BadgeRender
import Badges
import Testing

struct BorderTests {
  private let renderer: BadgeRenderer

  init() throws {
    renderer = try .fresh()
  }

  @Test func `no tint shines through at the edge of a border`() throws {
    let style = BadgeStyle(
      font: .caption, tint: .blue, border: BadgeBorder(width: 1.5, color: .white))
    let bitmap = try renderer.bitmap(Badge("Ag", style: style), scale: 2)
    let tinted = bitmap.place { _, pixel in
      (1..<255).contains(pixel.alpha) && pixel != Pixel(255, 255, 255, pixel.alpha)
    }
    #expect(tinted == nil)
  }

  @Test func `a border lies inside the edge and changes no size`() throws {
    let plain = BadgeStyle(font: .caption, shape: .rounded(.small))
    var bordered = plain
    bordered.border = BadgeBorder(width: 2, color: .black)
    let without = try renderer.bitmap(Badge(7, style: plain))
    let with = try renderer.bitmap(Badge(7, style: bordered))
    #expect(with.alphas == without.alphas)
    #expect(with[with.width / 2, 0] == Pixel(0, 0, 0))
    #expect(with[with.width / 2, 1] == Pixel(0, 0, 0))
    #expect(with[with.width / 2, 2] == Pixel(255, 59, 48))
  }

  @Test func `a border on a translucent tint keeps the inside translucent`() throws {
    let style = BadgeStyle(
      font: .caption, tint: .rgba(RGBA(red: 0, green: 0, blue: 255, alpha: 100)),
      shape: .rounded(.small),
      border: BadgeBorder(width: 2, color: .black))
    let bitmap = try renderer.bitmap(Badge(.text("i"), style: style))
    #expect(bitmap[bitmap.width / 2, 3] == Pixel(0, 0, 255, 100))
    #expect(bitmap[bitmap.width / 2, 0] == Pixel(0, 0, 0, 255))
  }

  @Test func `a border wider than the badge fills it`() throws {
    let style = BadgeStyle(font: .caption, border: BadgeBorder(width: 1000, color: .black))
    let bitmap = try renderer.bitmap(Badge(.dot, style: style))
    #expect(
      bitmap == (try renderer.bitmap(Badge(.dot, style: BadgeStyle(font: .caption, tint: .black)))))
  }
}
