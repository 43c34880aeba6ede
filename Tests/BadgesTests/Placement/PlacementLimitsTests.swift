import Badges
import Testing

/// Absurd placements are refused by the field at fault, and nothing overflows.
struct PlacementLimitsTests {
  private func field(_ placement: BadgePlacement, canvas: IconCanvas = .expand) -> String? {
    do {
      _ = try onIcon(circle(20), 64, 64, placement, canvas: canvas)
      return nil
    } catch {
      return error.field
    }
  }

  @Test(arguments: [-2_147_483_648, 1e300, -10_001, .infinity, -.infinity, .nan])
  func `an offset is at most 10000 points`(offset: Double) {
    for canvas in IconCanvas.allCases {
      #expect(
        field(BadgePlacement(offset: BadgeOffset(x: offset, y: 0)), canvas: canvas) == "offset")
      #expect(
        field(BadgePlacement(offset: BadgeOffset(x: 0, y: offset)), canvas: canvas) == "offset")
    }
  }

  @Test func `the message says the limit`() {
    #expect(
      throws: BadgeError(
        field: "offset", "-20000: an offset in points is from -10000 to 10000")
    ) {
      try onIcon(circle(20), 64, 64, BadgePlacement(offset: BadgeOffset(x: -20000, y: 0)))
    }
  }

  @Test func `a badge far away makes no picture of millions of pixels`() throws {
    let far = { BadgePlacement(offset: BadgeOffset(x: $0, y: $0)) }
    #expect(try onIcon(circle(20), 64, 64, far(500)).size == PixelSize(width: 574, height: 510))
    #expect(field(far(2000)) == "offset")
    #expect(field(far(-10_000)) == "offset")
    for canvas in [IconCanvas.clip, .inside] {
      #expect(field(far(10_000), canvas: canvas) == nil)
    }
  }

  @Test func `a side of the picture is at most 32767 pixels`() {
    let badge = Badge(
      "a", style: BadgeStyle(font: .caption2, frame: BadgeFrame(width: 300, height: 20)))
    #expect(throws: BadgeError.self) { try onIcon(badge, 32767, 20) }
    #expect(throws: Never.self) { try onIcon(badge, 32000, 20) }
  }

  @Test
  func `an icon too large to grow is named by its size, unless an offset is at fault`() throws {
    let error = try #require(throws: BadgeError.self) { try onIcon(circle(20), 32767, 1) }
    #expect(error.field == "on")
    #expect(error.message.contains("the icon has 32767 × 1 pixels"), "\(error.message)")
    let moved = try #require(throws: BadgeError.self) {
      try onIcon(circle(20), 32767, 1, BadgePlacement(offset: BadgeOffset(x: 1, y: 0)))
    }
    #expect(moved.field == "offset")
  }

  @Test func `insets, gaps and sizes have limits`() {
    for inset in [-0.01, 0.51, .nan] { #expect(field(BadgePlacement(inset: inset)) == "inset") }
    for size in [0, -1, 0.009, 4.01, .nan, .infinity] {
      #expect(field(BadgePlacement(size: size)) == "badgeSize")
    }
    for gap in [-0.1, 1001, .nan] { #expect(field(BadgePlacement(cutout: gap)) == "cutout") }
    #expect(throws: BadgeError.self) {
      try onIcon(circle(20), 64, 64, BadgePlacement(cutout: 1000), scale: 16)
    }
  }

  @Test func `on a large icon the scale may be any, asked for it may not`() throws {
    let layout = try onIcon(circle(4), 1024, 1024, BadgePlacement(size: 1), canvas: .clip)
    #expect(layout.badges[0]?.rect.height == 1024)
    #expect(throws: BadgeError(field: "scale", "17: a scale is from 0.1 to 16")) {
      try onIcon(circle(1), scale: 17)
    }
  }

  @Test func `a label too small for any text is refused`() {
    let badge = Badge(
      "a",
      style: BadgeStyle(font: .size(1), padding: BadgePadding(horizontal: 1000, vertical: 1000)))
    #expect(throws: BadgeError.self) {
      try onIcon(badge, 20, 20, BadgePlacement(size: 0.5))
    }
  }
}
