import Badges
import Testing

/// The centre of a badge lies on the icon's alignment point.
struct AlignmentTests {
  private static let points: [(BadgeAlignment, Double, Double)] = [
    (.topLeading, 0, 0), (.top, 0.5, 0), (.topTrailing, 1, 0), (.leading, 0, 0.5),
    (.center, 0.5, 0.5), (.trailing, 1, 0.5), (.bottomLeading, 0, 1), (.bottom, 0.5, 1),
    (.bottomTrailing, 1, 1), (.topLeft, 0, 0), (.topRight, 1, 0), (.left, 0, 0.5),
    (.right, 1, 0.5), (.bottomLeft, 0, 1), (.bottomRight, 1, 1),
  ]

  @Test(arguments: points, [IconCanvas.expand, .clip])
  func `the centre is on the point, whatever the badge's size`(
    point: (alignment: BadgeAlignment, x: Double, y: Double), canvas: IconCanvas
  ) throws {
    for badge in [Badge(5), Badge(.count(1000), limit: .plusSuffix(99)), circle(8), circle(200)] {
      for (width, height) in [(64, 64), (33, 17), (1, 1)] {
        let placement = BadgePlacement(alignment: point.alignment)
        let rect = try #require(
          try onIcon(badge, width, height, placement, canvas: canvas).badgeOnIcon)
        let x = Double(rect.x) + Double(rect.width) / 2 - point.x * Double(width)
        let y = Double(rect.y) + Double(rect.height) / 2 - point.y * Double(height)
        #expect(abs(x) <= 0.5 && abs(y) <= 0.5)
      }
    }
  }

  @Test(arguments: 1...40, [33, 64])
  func `the upper left on a mirrored icon mirrors the upper right`(
    diameter: Int, width: Int
  ) throws {
    for inset in [0, 0.14, 0.33] {
      for (offset, scale) in [(0.0, 1.0), (-4, 1), (0.5, 1), (2.3, 1.5), (40, 1)] {
        let left = BadgePlacement(
          alignment: .topLeft, offset: BadgeOffset(x: -offset, y: 0), inset: inset)
        let right = BadgePlacement(
          alignment: .topRight, offset: BadgeOffset(x: offset, y: 0), inset: inset)
        let badge = circle(Double(diameter))
        let one = try #require(try onIcon(badge, width, 20, left, scale: scale).badgeOnIcon)
        let other = try #require(try onIcon(badge, width, 20, right, scale: scale).badgeOnIcon)
        #expect(one.x == width - other.x - other.width)
        #expect(one.y == other.y)
      }
    }
  }

  @Test func `leading and trailing follow the layout direction, left and right don't`() throws {
    func place(_ alignment: BadgeAlignment, _ direction: LayoutDirection) throws -> PixelRect? {
      try onIcon(
        circle(10), 64, 32, BadgePlacement(alignment: alignment), direction: direction
      ).badgeOnIcon
    }
    for (logical, physical, flipped) in [
      (BadgeAlignment.topLeading, BadgeAlignment.topLeft, BadgeAlignment.topRight),
      (.topTrailing, .topRight, .topLeft), (.leading, .left, .right), (.trailing, .right, .left),
      (.bottomLeading, .bottomLeft, .bottomRight), (.bottomTrailing, .bottomRight, .bottomLeft),
    ] {
      #expect(try place(logical, .leftToRight) == place(physical, .leftToRight))
      #expect(try place(logical, .rightToLeft) == place(flipped, .leftToRight))
      #expect(try place(physical, .rightToLeft) == place(physical, .leftToRight))
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `an offset is in points, to the right and down, on every corner`(
    direction: LayoutDirection
  ) throws {
    for (alignment, _, _) in Self.points {
      let plain = try onIcon(
        circle(10), 64, 64, BadgePlacement(alignment: alignment), direction: direction, scale: 2)
      let placement = BadgePlacement(alignment: alignment, offset: BadgeOffset(x: 4, y: -6))
      let moved = try onIcon(circle(10), 64, 64, placement, direction: direction, scale: 2)
      let (from, to) = (try #require(plain.badgeOnIcon), try #require(moved.badgeOnIcon))
      #expect(to.x == from.x + 8 && to.y == from.y - 12)
    }
  }

  @Test func `an inset moves the point inwards by a share of the icon`() throws {
    let placement = BadgePlacement(alignment: .bottomRight, inset: 0.25)
    #expect(
      try onIcon(circle(10), 80, 40, placement).badgeOnIcon
        == PixelRect(x: 55, y: 25, width: 10, height: 10))
    let middle = BadgePlacement(alignment: .top, inset: 0.25)
    #expect(try onIcon(circle(10), 80, 40, middle).badgeOnIcon?.x == 35)
    #expect(BadgeOverlap.rectangular.inset == 0)
    #expect(BadgeOverlap.circular.inset == 0.14)
  }

  @Test func `a shadow doesn't move the badge`() throws {
    let shadow = BadgeShadow(radius: 12, x: 6, y: -6)
    for canvas in IconCanvas.allCases {
      let plain = try onIcon(circle(10), canvas: canvas).badgeOnIcon
      #expect(try onIcon(circle(10, shadow: shadow), canvas: canvas).badgeOnIcon == plain)
    }
  }
}
