import BadgeImage
import BadgeRender
import Badges
import Testing

struct ShadowTests {
  private let renderer: BadgeRenderer

  init() throws {
    renderer = try .fresh()
  }

  private func badge(_ shadow: BadgeShadow?, tint: BadgeColor = .red) -> Badge {
    Badge(
      5,
      style: BadgeStyle(
        font: .footnote, tint: tint, frame: BadgeFrame(width: 24, height: 24), shadow: shadow))
  }

  /// The badge's own rectangle of a picture with a shadow.
  private func withoutMargins(_ badge: Badge, scale: Double = 1) throws -> Bitmap {
    let rect = try renderer.layout(badge, scale: scale).badge
    return try renderer.bitmap(badge, scale: scale).cropped(to: rect)
  }

  @Test(arguments: [
    (0.5, 0.0, 0.0), (4, 0, 0), (12, 6, 6), (12, 0, 9), (30, -5, 3), (200, 0, 0),
  ])
  func `a shadow ends before the picture does`(radius: Double, x: Double, y: Double) throws {
    for scale in radius > 100 ? [1] : [0.7, 1, 3] {
      let shadow = BadgeShadow(radius: radius, x: x, y: y, color: .black)
      let bitmap = try renderer.bitmap(badge(shadow), scale: scale)
      #expect(bitmap.rim.allSatisfy { $0.alpha <= 1 }, "scale \(scale)")
    }
  }

  @Test func `a faint blur still draws something`() throws {
    let plain = try renderer.bitmap(badge(nil))
    let shadow = try renderer.bitmap(badge(BadgeShadow(radius: 0.5)))
    #expect(shadow.width > plain.width)
    #expect(shadow.alphas.reduce(0) { $0 + Int($1) } > plain.alphas.reduce(0) { $0 + Int($1) })
  }

  @Test func `without blur a shadow is a copy of the shape`() throws {
    let color = RGBA(red: 10, green: 20, blue: 30, alpha: 84)
    let shadow = BadgeShadow(radius: 0, x: 40, y: 3, color: .rgba(color))
    let bitmap = try renderer.bitmap(badge(shadow))
    let plain = try renderer.bitmap(badge(nil))
    #expect(bitmap.width == 24 + 40)
    #expect(bitmap.height == 24 + 3)
    #expect(bitmap.cropped(to: PixelRect(x: 0, y: 0, width: 24, height: 24)) == plain)
    let copy = bitmap.cropped(to: PixelRect(x: 40, y: 3, width: 24, height: 24))
    let wrong = copy.place { place, pixel in
      let alpha = Double(plain[place].alpha) * 84 / 255
      return abs(Double(pixel.alpha) - alpha) > 1
        || (pixel.alpha > 0 && pixel != Pixel(10, 20, 30, pixel.alpha))
    }
    #expect(wrong == nil)
  }

  @Test func `a shadow does not show through a translucent badge`() throws {
    let tint = BadgeColor.rgba(RGBA(red: 0, green: 122, blue: 255, alpha: 128))
    let shadow = BadgeShadow(radius: 6, x: 2, y: 2, color: .black)
    let plain = try renderer.bitmap(badge(nil, tint: tint))
    let shaded = try withoutMargins(badge(shadow, tint: tint))
    let opaque = try renderer.bitmap(badge(nil))
    #expect(opaque.alphas.count { $0 == 255 } > 300)
    #expect(shaded.place { opaque[$0].alpha == 255 && $1 != plain[$0] } == nil)
  }

  @Test func `a shadow moves the badge by whole pixels and changes it in nothing`() throws {
    let plain = try renderer.bitmap(badge(nil), scale: 1.5)
    let shadow = BadgeShadow(radius: 7, x: -3, y: 5)
    let shaded = try withoutMargins(badge(shadow), scale: 1.5)
    #expect(shaded.width == plain.width)
    #expect(plain.place { $1.alpha == 255 && $1 != shaded[$0] } == nil)
  }

  @Test func `a shadow grows with the scale`() throws {
    let shadow = badge(BadgeShadow(radius: 6, x: 1, y: 2, color: .black))
    let small = try renderer.layout(shadow).badge
    let large = try renderer.layout(shadow, scale: 3).badge
    let around = { (rect: PixelRect, margin: Int) in
      PixelRect(
        x: rect.x - margin, y: rect.y - margin, width: rect.width + 2 * margin,
        height: rect.height + 2 * margin)
    }
    let single = try renderer.bitmap(shadow).cropped(to: around(small, 4))
    let triple = try renderer.bitmap(shadow, scale: 3).cropped(to: around(large, 12))
    let different = single.place { place, pixel in
      let block = PixelRect(x: 3 * place.x, y: 3 * place.y, width: 3, height: 3)
      let sum = triple.cropped(to: block).alphas.reduce(0) { $0 + Int($1) }
      return abs(sum / 9 - Int(pixel.alpha)) > 10
    }
    #expect(different == nil)
  }

  @Test func `a shadow far away leaves no badge behind`() throws {
    let shadow = BadgeShadow(radius: 12, x: -20, y: -20)
    let layout = try renderer.layout(badge(shadow))
    let size = layout.size
    #expect(layout.badge.x + layout.badge.width == size.width)
    #expect(layout.badge.y + layout.badge.height == size.height)
    #expect(try renderer.bitmap(badge(shadow)).width == size.width)
  }

  @Test func `opacity fades a shadow with its badge`() throws {
    var faded = badge(BadgeShadow(radius: 4, color: .black))
    let whole = try renderer.bitmap(faded)
    faded.style.opacity = 0.25
    let quarter = try renderer.bitmap(faded)
    #expect(quarter.place { abs(Double($1.alpha) - Double(whole[$0].alpha) / 4) > 1 } == nil)
  }
}
