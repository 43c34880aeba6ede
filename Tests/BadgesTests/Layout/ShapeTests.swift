import Badges
import Testing

/// The outline of a badge: its radii, and the side of a circle.
struct ShapeTests {
  private func radii(_ shape: BadgeShape, scale: Double = 1, text: String = "abc") throws
    -> CornerRadii?
  {
    let style = BadgeStyle(font: .size(16), shape: shape)
    return try laidOut(Badge(text, style: style), scale: scale).drawing?.shape.radii
  }

  @Test func `a capsule's radii are half its height`() throws {
    #expect(try radii(.capsule) == CornerRadii(all: 14))
    #expect(try radii(.capsule, scale: 1.25) == CornerRadii(all: 17.5))
  }

  @Test(
    arguments: [
      (CornerRadius.small, 4), (.medium, 8), (.large, 12), (.points(0), 0), (.points(2.5), 2.5),
      (.points(13.9), 13.9), (.points(14), 14), (.points(15), 14), (.points(1000), 14), (.max, 14),
    ] as [(CornerRadius, Double)])
  func `a rounded badge's radii are as asked for up to half the shorter side`(
    radius: CornerRadius, points: Double
  ) throws {
    for scale in [1.0, 2, 3] {
      #expect(try radii(.rounded(radius), scale: scale) == CornerRadii(all: points * scale))
    }
  }

  @Test func `a rounded badge has radii of 8 points where none is given`() throws {
    #expect(try radii(.rounded()) == CornerRadii(all: 8))
  }

  @Test func `the shorter side of a frame limits the radii`() throws {
    let style = BadgeStyle(
      font: .caption2, shape: .rounded(.large), frame: BadgeFrame(width: 14, height: 40))
    #expect(try laidOut(Badge("a", style: style)).drawing?.shape.radii == CornerRadii(all: 7))
  }

  @Test func `every subset of corners is round and the others are square`() throws {
    for bits in UInt8(0)..<16 {
      let corners = Corners(rawValue: bits)
      #expect(
        try radii(.rounded(.small, corners: corners))
          == CornerRadii(
            topLeft: corners.contains(.topLeft) ? 4 : 0,
            topRight: corners.contains(.topRight) ? 4 : 0,
            bottomLeft: corners.contains(.bottomLeft) ? 4 : 0,
            bottomRight: corners.contains(.bottomRight) ? 4 : 0))
    }
    #expect(
      try radii(.rounded(.max, corners: .top)) == CornerRadii(topLeft: 14, topRight: 14))
  }

  @Test func `a rounded badge is as large as a capsule`() throws {
    for badge in [Badge(5), Badge(42), Badge("abc")] {
      var rounded = badge
      rounded.style.shape = .rounded(.small)
      #expect(try laidOut(rounded, scale: 1.5).size == laidOut(badge, scale: 1.5).size)
    }
  }

  @Test(arguments: GeometryTests.scales)
  func `a circle is as wide and tall as the capsule would be wide`(scale: Double) throws {
    for text in ["5", "i", "42", "abc", "+999"] {
      for font in GeometryTests.fonts {
        let capsule = try laidOut(Badge(text, style: BadgeStyle(font: font)), scale: scale).size
        let style = BadgeStyle(font: font, shape: .circle)
        let layout = try laidOut(Badge(text, style: style), scale: scale)
        #expect(layout.size == PixelSize(width: capsule.width, height: capsule.width))
        #expect(layout.drawing?.shape.radii == CornerRadii(all: Double(capsule.width) / 2))
      }
    }
  }

  @Test func `a padding given for a circle lies around the label, and the longer side wins`() throws
  {
    let wide = BadgeStyle(
      font: .size(16), shape: .circle, padding: BadgePadding(horizontal: 10, vertical: 0))
    #expect(try laidOut(Badge("a", style: wide)).size == PixelSize(width: 36, height: 36))
    let tall = BadgeStyle(
      font: .size(16), shape: .circle, padding: BadgePadding(horizontal: 0, vertical: 10))
    #expect(try laidOut(Badge("a", style: tall)).size == PixelSize(width: 40, height: 40))
  }
}
