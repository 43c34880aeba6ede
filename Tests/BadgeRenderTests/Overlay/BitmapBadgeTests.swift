import BadgeImage
import BadgeRender
import Badges
import Testing

/// Badges on bitmaps, in one line.
struct BitmapBadgeTests {
  private let renderer: BadgeRenderer
  private let icon = Bitmap.noise(40, 30)

  init() throws {
    renderer = try .fresh()
  }

  @Test func `a badge that shows nothing leaves the icon untouched`() throws {
    let hidden = [
      Badge(nil), Badge(-1), Badge(.count(0), zero: .hidden), Badge("  "),
    ]
    for badge in hidden {
      #expect(try icon.badge(badge) == icon)
      #expect(try icon.badge(badge, placement: BadgePlacement(cutout: 5)) == icon)
      #expect(try renderer.draw([PlacedBadge(badge)], on: icon).bitmap == icon)
    }
    #expect(try icon.badge(count: nil) == icon)
    #expect(try icon.badge(count: -1) == icon)
  }

  @Test func `a condition leaves the badge out`() throws {
    #expect(try icon.badge(Badge(5), if: false) == icon)
    let shown = try icon.badge(Badge(5), if: true, renderer: renderer)
    #expect(shown != icon)
    #expect(try icon.badge(Badge(5), renderer: renderer) == shown)
    #expect(try icon.badge(count: 5, renderer: renderer) == shown)
  }

  @Test func `the badge lies where it is told to`() throws {
    let style = BadgeStyle(font: .footnote)
    let right = try icon.badge(Badge(5, style: style), alignment: .topTrailing, renderer: renderer)
    let left = try icon.badge(Badge(5, style: style), alignment: .topLeading, renderer: renderer)
    let mirrored = try icon.badge(
      Badge(5, style: style), placement: BadgePlacement(alignment: .topTrailing),
      layoutDirection: .rightToLeft, renderer: renderer)
    #expect(left == mirrored)
    #expect(left != right)
    #expect(right.width == 40 + 13 && right.height == 30 + 13)
  }

  @Test func `what is wrong is thrown with its field`() {
    #expect(throws: BadgeError(field: "inset", "2: an inset is from 0 to 0.5")) {
      try icon.badge(Badge(5), placement: BadgePlacement(inset: 2), renderer: renderer)
    }
    #expect(throws: BadgeError(field: "scale", "0: a scale is from 0.1 to 16")) {
      try icon.badge(Badge(5), scale: 0, renderer: renderer)
    }
  }

  @Test func `a text at its size on the icon is set there and not resampled`() throws {
    let placement = BadgePlacement(alignment: .center, size: 1)
    let large = Bitmap(width: 287, height: 287)
    let drawn = try renderer.draw([PlacedBadge(Badge(5), placement: placement)], on: large)
    let scale = try #require(drawn.layout.badges[0]?.layout.scale)
    #expect(drawn.bitmap == (try renderer.bitmap(Badge(5), scale: scale)))
    #expect(drawn.bitmap.height == 287)
  }

  @Test func `measuring says what drawing does`() throws {
    let badges = [PlacedBadge(Badge(5)), PlacedBadge(Badge(nil))]
    let measured = try renderer.measure(badges, on: PixelSize(width: 40, height: 30))
    #expect(try renderer.draw(badges, on: icon).layout == measured.layout)
    #expect(measured.badges.map(\.layout.isHidden) == [false, true])
    #expect(measured.badges[0].font?.family == "Inter")
  }
}
