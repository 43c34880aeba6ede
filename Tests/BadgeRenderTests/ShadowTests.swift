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
    for y in 0..<24 {
      for x in 0..<24 {
        #expect(bitmap[x, y] == plain[x, y])
        let copy = bitmap[x + 40, y + 3]
        #expect(abs(Int(copy.alpha) - Int(plain[x, y].alpha) * 84 / 255) <= 1)
        #expect(copy.alpha == 0 || copy == Pixel(10, 20, 30, copy.alpha))
      }
    }
  }

  @Test func `a shadow does not show through a translucent badge`() throws {
    let tint = BadgeColor.rgba(RGBA(red: 0, green: 122, blue: 255, alpha: 128))
    let shadow = BadgeShadow(radius: 6, x: 2, y: 2, color: .black)
    let plain = try renderer.bitmap(badge(nil, tint: tint))
    let layout = try renderer.layout(badge(shadow, tint: tint))
    let shaded = try renderer.bitmap(badge(shadow, tint: tint))
    let opaque = try renderer.bitmap(badge(nil))
    var compared = 0
    for y in 0..<plain.height {
      for x in 0..<plain.width where opaque[x, y].alpha == 255 {
        #expect(shaded[x + layout.badge.x, y + layout.badge.y] == plain[x, y])
        compared += 1
      }
    }
    #expect(compared > 300)
  }

  @Test func `a shadow moves the badge by whole pixels and changes it in nothing`() throws {
    let plain = try renderer.bitmap(badge(nil), scale: 1.5)
    let shadow = BadgeShadow(radius: 7, x: -3, y: 5)
    let layout = try renderer.layout(badge(shadow), scale: 1.5)
    let shaded = try renderer.bitmap(badge(shadow), scale: 1.5)
    #expect(layout.badge.width == plain.width)
    for y in 0..<plain.height {
      for x in 0..<plain.width where plain[x, y].alpha == 255 {
        #expect(shaded[x + layout.badge.x, y + layout.badge.y] == plain[x, y])
      }
    }
  }

  @Test func `a shadow grows with the scale`() throws {
    let shadow = badge(BadgeShadow(radius: 6, x: 1, y: 2, color: .black))
    let single = try renderer.bitmap(shadow)
    let triple = try renderer.bitmap(shadow, scale: 3)
    let small = try renderer.layout(shadow).badge
    let large = try renderer.layout(shadow, scale: 3).badge
    for y in -4..<28 {
      for x in -4..<28 {
        var sum = 0
        for row in 0..<3 {
          for column in 0..<3 {
            sum += Int(triple[large.x + 3 * x + column, large.y + 3 * y + row].alpha)
          }
        }
        let alpha = Int(single[small.x + x, small.y + y].alpha)
        #expect(abs(sum / 9 - alpha) <= 10, "(\(x), \(y))")
      }
    }
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
    for (one, two) in zip(whole.alphas, quarter.alphas) {
      #expect(abs(Double(one) / 4 - Double(two)) <= 1)
    }
  }
}
