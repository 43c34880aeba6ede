import BadgeImage
import BadgeRender
import Badges
import Testing

/// The pixels of a badge on an icon.
struct IconCompositingTests {
  private let renderer: BadgeRenderer

  init() throws {
    renderer = try .fresh()
  }

  private static let styles: [BadgeStyle] = [
    BadgeStyle(font: .footnote),
    BadgeStyle(font: .footnote, shadow: BadgeShadow(radius: 4)),
    BadgeStyle(font: .footnote, border: BadgeBorder(width: 2), opacity: 0.4),
    BadgeStyle(
      font: .footnote, tint: .rgba(RGBA(red: 0, green: 120, blue: 255, alpha: 90)),
      shadow: BadgeShadow(radius: 8, x: 3, y: 5, color: .black)),
  ]

  @Test(arguments: styles.indices, IconCanvas.allCases)
  func `every pixel is within a level of a reference in double precision`(
    style: Int, canvas: IconCanvas
  ) throws {
    let badge = Badge("7a", style: Self.styles[style])
    let alone = try renderer.bitmap(badge)
    let icon = Bitmap.noise(61, 43)
    for alignment in [BadgeAlignment.topTrailing, .bottomLeading, .center] {
      let placement = BadgePlacement(alignment: alignment)
      let drawn = try renderer.draw(
        [PlacedBadge(badge, placement: placement)], on: icon, canvas: canvas)
      let origin = try #require(drawn.layout.badges[0]?.picture)
      let wrong = drawn.bitmap.place { place, pixel in
        let below = icon.pixel(place.x - drawn.layout.icon.x, place.y - drawn.layout.icon.y)
        let above = alone.pixel(place.x - origin.x, place.y - origin.y)
        guard above.alpha > 0 else { return pixel != below }
        return !ReferenceCompositing.agree(
          pixel, ReferenceCompositing.mixed(above, bare: above, over: below))
      }
      #expect(wrong == nil)
    }
  }

  @Test(arguments: [0.5, 1, 2.3, 6], [0, 3])
  func `a gap is within a level of the reference and takes the shadow with it`(
    gap: Double, style: Int
  ) throws {
    let badge = Badge("7a", style: Self.styles[style])
    var plain = badge
    plain.style.shadow = nil
    let (alone, bare) = (try renderer.bitmap(badge), try renderer.bitmap(plain))
    let icon = Bitmap.noise(61, 43)
    let drawn = try renderer.draw(
      [PlacedBadge(badge, placement: BadgePlacement(cutout: gap))], on: icon)
    let placed = try #require(drawn.layout.badges[0])
    let ring = try #require(placed.cutout)
    let coverage = ring.shape.coverage()
    let wrong = drawn.bitmap.place { place, pixel in
      let below = icon.pixel(place.x - drawn.layout.icon.x, place.y - drawn.layout.icon.y)
      let above = alone.pixel(place.x - placed.picture.x, place.y - placed.picture.y)
      let (x, y) = (place.x - placed.rect.x, place.y - placed.rect.y)
      let column = x + ring.reach
      let row = y + ring.reach
      let isInside =
        (0..<coverage.width).contains(column) && (0..<coverage.height).contains(row)
      let cut = isInside ? Double(coverage[column, row]) / 255 : 0
      if above.alpha == 0, cut == 0 { return pixel != below }
      let reference = ReferenceCompositing.mixed(
        above, bare: bare.pixel(x, y), over: below, cut: cut)
      return !ReferenceCompositing.agree(pixel, reference)
    }
    #expect(wrong == nil)
  }

  @Test func `in the gap there is nothing at all`() throws {
    let icon = Bitmap(width: 64, height: 64, pixels: .init(repeating: 200, count: 64 * 64 * 4))
    let placement = BadgePlacement(alignment: .center, cutout: 4)
    for style in Self.styles {
      let drawn = try renderer.draw(
        [PlacedBadge(Badge(5, style: style), placement: placement)], on: icon)
      let rect = try #require(drawn.layout.badges[0]?.rect)
      let y = rect.y + rect.height / 2
      for x in rect.x - 3..<rect.x - 1 { #expect(drawn.bitmap[x, y] == .clear) }
      #expect(drawn.bitmap[rect.x - 5, y].alpha > 0)
    }
  }

  @Test func `a faint pixel beside the badge stays as it is`() throws {
    var icon = Bitmap(width: 64, height: 64)
    icon[3, 60] = Pixel(200, 100, 50, 3)
    let drawn = try icon.badge(Badge(5), canvas: .clip, renderer: renderer)
    #expect(drawn[3, 60] == Pixel(200, 100, 50, 3))
  }

  @Test func `on an icon a badge has the pixels that it has alone`() throws {
    let badge = Badge(.count(120), limit: .plusSuffix(99))
    let alone = try renderer.bitmap(badge)
    for size in [64, 65] {
      let drawn = try renderer.draw([PlacedBadge(badge)], on: Bitmap(width: size, height: size))
      let rect = try #require(drawn.layout.badges[0]?.rect)
      #expect(drawn.bitmap.cropped(to: rect) == alone)
    }
  }

  @Test func `a mirrored icon with a badge at the left mirrors one at the right`() throws {
    let icon = Bitmap.noise(33, 17)
    let badge = Badge(
      .dot,
      style: BadgeStyle(
        font: .footnote, border: BadgeBorder(width: 1), shadow: BadgeShadow(radius: 3)))
    for canvas in IconCanvas.allCases {
      for gap in [0, 1.5] {
        let right = BadgePlacement(alignment: .topRight, inset: 0.1, cutout: gap)
        let left = BadgePlacement(alignment: .topLeft, inset: 0.1, cutout: gap)
        let one = try icon.badge(badge, placement: right, canvas: canvas, renderer: renderer)
        let other = try icon.mirrored.badge(
          badge, placement: left, canvas: canvas, renderer: renderer)
        #expect(one.mirrored == other)
      }
    }
  }

  @Test func `several badges lie on each other in their order`() throws {
    let icon = Bitmap.noise(64, 64)
    let first = PlacedBadge(Badge(5, style: BadgeStyle(font: .footnote, tint: .blue)))
    let second = PlacedBadge(Badge(.dot, style: BadgeStyle(font: .footnote, tint: .green)))
    let both = try renderer.draw([first, second], on: icon, canvas: .clip).bitmap
    let once = try renderer.draw([first], on: icon, canvas: .clip).bitmap
    #expect(try renderer.draw([second], on: once, canvas: .clip).bitmap == both)
    #expect(both[63, 0] == Pixel(52, 199, 89))
  }
}

extension Bitmap {
  /// A pixel; transparent black outside the picture.
  fileprivate func pixel(_ x: Int, _ y: Int) -> Pixel {
    (0..<width).contains(x) && (0..<height).contains(y) ? self[x, y] : .clear
  }
}
