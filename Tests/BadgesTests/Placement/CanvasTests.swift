import Badges
import Testing

/// What becomes of a badge's parts outside the icon.
struct CanvasTests {
  @Test func `the picture grows by exactly the overhang of each side`() throws {
    let layout = try onIcon(circle(20), 64, 48)
    #expect(layout.size == PixelSize(width: 74, height: 58))
    #expect(layout.icon == PixelRect(x: 0, y: 10, width: 64, height: 48))
    #expect(layout.badges[0]?.rect == PixelRect(x: 54, y: 0, width: 20, height: 20))
    let low = try onIcon(circle(20), 64, 48, BadgePlacement(alignment: .bottomLeading))
    #expect(low.size == PixelSize(width: 74, height: 58))
    #expect(low.icon == PixelRect(x: 10, y: 0, width: 64, height: 48))
  }

  @Test func `a badge within the icon leaves the picture as it is`() throws {
    let layout = try onIcon(circle(20), 64, 48, BadgePlacement(alignment: .center))
    #expect(layout.size == PixelSize(width: 64, height: 48))
    #expect(layout.icon == PixelRect(x: 0, y: 0, width: 64, height: 48))
  }

  @Test func `a shadow has room too`() throws {
    let badge = circle(20, shadow: BadgeShadow(radius: 0, x: 5, y: -3))
    let layout = try onIcon(badge, 64, 48)
    #expect(layout.size == PixelSize(width: 79, height: 61))
    #expect(layout.icon.y == 13)
  }

  @Test func `clip and inside keep the icon's size`() throws {
    for canvas in [IconCanvas.clip, .inside] {
      let layout = try onIcon(circle(20), 64, 48, canvas: canvas)
      #expect(layout.size == PixelSize(width: 64, height: 48))
      #expect(layout.icon == PixelRect(x: 0, y: 0, width: 64, height: 48))
    }
  }

  @Test(arguments: BadgeAlignment.allCases)
  func `inside, the badge touches the edge and keeps its size`(alignment: BadgeAlignment) throws {
    let placement = BadgePlacement(alignment: alignment)
    let rect = try #require(
      try onIcon(Badge(12345), 200, 100, placement, canvas: .inside).badgeOnIcon)
    #expect(rect.width == (try laidOut(Badge(12345)).badge.width))
    #expect(rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= 200 && rect.y + rect.height <= 100)
    let point = alignment.unitPoint(in: .leftToRight)
    #expect(point.x == 0 || (point.x < 0 ? rect.x == 0 : rect.x + rect.width == 200))
    #expect(point.y == 0 || (point.y < 0 ? rect.y == 0 : rect.y + rect.height == 100))
  }

  @Test(arguments: [(20, 20), (7, 300), (300, 7), (1, 1), (33, 17)])
  func `a badge larger than the icon shrinks until it is inside`(width: Int, height: Int) throws {
    for badge in [Badge(5), Badge("Beta"), Badge(.dot), circle(64)] {
      let layout = try onIcon(badge, width, height, canvas: .inside)
      let rect = try #require(layout.badgeOnIcon)
      #expect(rect.x >= 0 && rect.y >= 0)
      #expect(rect.x + rect.width <= width && rect.y + rect.height <= height)
      let whole = try laidOut(badge).badge
      let isLarger = whole.width > width || whole.height > height
      #expect(!isLarger || rect.width == width || rect.height == height)
      #expect(isLarger || (rect.width, rect.height) == (whole.width, whole.height))
    }
  }

  @Test func `the icon's place doesn't depend on the badge`() throws {
    let bare = try onIcon(Badge(nil), 64, 48)
    #expect(bare.isPlain)
    #expect(bare.size == PixelSize(width: 64, height: 48))
    for badge in [Badge(5), Badge(123456)] {
      let layout = try onIcon(badge, 64, 48)
      #expect(layout.icon.width == 64 && layout.icon.height == 48)
    }
  }

  @Test func `several badges make room together`() throws {
    let badges = [
      PlacedBadge(circle(20)),
      PlacedBadge(Badge(nil), placement: BadgePlacement(alignment: .bottom)),
      PlacedBadge(circle(10), placement: BadgePlacement(alignment: .bottomLeading)),
    ]
    let layout = try onIcon(badges, 64, 48)
    #expect(layout.size == PixelSize(width: 5 + 64 + 10, height: 10 + 48 + 5))
    #expect(layout.badges.map { $0 == nil } == [false, true, false])
    #expect(layout.badges[2]?.rect == PixelRect(x: 0, y: 53, width: 10, height: 10))
  }
}
