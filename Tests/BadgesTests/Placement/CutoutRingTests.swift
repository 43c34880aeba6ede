import Badges
import Testing

/// The gap around a badge.
struct CutoutRingTests {
  private func ring(_ badge: Badge, _ width: Double, scale: Double = 1) throws -> CutoutRing {
    let placement = BadgePlacement(cutout: width)
    return try #require(try onIcon(badge, 64, 64, placement, scale: scale).badges[0]?.cutout)
  }

  @Test func `a gap of whole pixels is the shape of a larger badge`() throws {
    let ring = try ring(circle(20), 3)
    #expect(ring.reach == 3)
    #expect(
      ring.shape.coverage()
        == RoundedBox(width: 26, height: 26, radii: CornerRadii(all: 13)).coverage())
  }

  @Test(arguments: [0.25, 0.5, 1.3, 2.75])
  func `a gap is as wide as asked for, to a part of a pixel`(width: Double) throws {
    let badge = Badge(
      "a",
      style: BadgeStyle(
        font: .caption2, shape: .rounded(.points(0)), frame: BadgeFrame(width: 20, height: 20)))
    let coverage = try ring(badge, width).shape.coverage()
    let middle = coverage.height / 2
    let covered = (0..<coverage.width).reduce(0.0) { $0 + Double(coverage[$1, middle]) / 255 }
    #expect(abs(covered - (20 + 2 * width)) < 0.01)
    // A square corner's gap is a quarter of a circle.
    let area = coverage.levels.reduce(0.0) { $0 + Double($1) / 255 }
    #expect(abs(area - (400 + 80 * width + Double.pi * width * width)) < 0.2)
  }

  @Test func `the gap is in points and needs no room`() throws {
    #expect(try ring(circle(20), 3, scale: 2).reach == 6)
    let placement = BadgePlacement(cutout: 10)
    #expect(try onIcon(circle(20), 64, 64, placement).size == onIcon(circle(20), 64, 64).size)
    #expect(try onIcon(circle(20)).badges[0]?.cutout == nil)
  }
}
