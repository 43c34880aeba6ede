import Badges
import Testing

/// A dot is a filled circle without a label.
struct DotTests {
  private func dot(_ style: BadgeStyle, scale: Double = 1) throws -> BadgeLayout {
    try laidOut(Badge(.dot, style: style), scale: scale)
  }

  @Test(arguments: GeometryTests.scales)
  func `a dot is half a leading in diameter, rounded up`(scale: Double) throws {
    for font in GeometryTests.fonts {
      let leading = Int(try #require(font.leading))
      let side = (leading * Int(scale * 4) + 7) / 8
      let size = try dot(BadgeStyle(font: font), scale: scale).size
      #expect(size == PixelSize(width: side, height: side), "\(font)")
    }
  }

  @Test func `a dot at an explicit size is half the face's line height in diameter`() throws {
    let style = BadgeStyle(font: .size(16))
    #expect(try dot(style).size == PixelSize(width: 10, height: 10))
    #expect(try dot(style, scale: 3).size == PixelSize(width: 30, height: 30))
  }

  @Test func `a frame fixes a dot's diameter`() throws {
    let style = BadgeStyle(frame: BadgeFrame(width: 12, height: 12))
    #expect(try dot(style, scale: 1.5).size == PixelSize(width: 18, height: 18))
    let oblong = BadgeStyle(frame: BadgeFrame(width: 40, height: 12))
    #expect(try dot(oblong).badge.height == 12)
    #expect(try dot(oblong).badge.width == 12)
  }

  @Test(arguments: [
    BadgeShape.capsule, .circle, .rounded(.small), .rounded(.points(0), corners: []),
  ])
  func `a dot is round whatever the shape`(shape: BadgeShape) throws {
    let style = BadgeStyle(shape: shape, padding: BadgePadding(horizontal: 9, vertical: 3))
    let layout = try dot(style)
    #expect(layout.size == PixelSize(width: 21, height: 21))
    #expect(layout.drawing?.shape.radii == CornerRadii(all: 10.5))
  }

  @Test func `a dot has no label, no text and no contrast`() throws {
    let layout = try dot(BadgeStyle())
    #expect(layout.text == nil)
    #expect(layout.contrast == nil)
    #expect(layout.drawing?.label == nil)
    #expect(!layout.isHidden)
    #expect(try Badge(.dot).label == nil)
    #expect(try !Badge(.dot).isHidden)
  }

  @Test(arguments: [
    BadgeStyle(), BadgeStyle(font: .style(.caption, .accessibility5)),
    BadgeStyle(font: .size(16), frame: BadgeFrame(width: 9, height: 9)),
  ])
  func `a dot needs no face where a text style or a frame gives its size`(style: BadgeStyle) throws
  {
    let log = MeasureLog()
    _ = try BadgeLayout(Badge(.dot, style: style), measure: log.measure)
    #expect(log.requests == [])
  }

  @Test func `a dot has border and shadow like any badge`() throws {
    let style = BadgeStyle(border: BadgeBorder(width: 2), shadow: BadgeShadow(radius: 0, x: 3))
    let layout = try dot(style)
    #expect(layout.size == PixelSize(width: 24, height: 21))
    #expect(layout.drawing?.inside == layout.drawing?.shape.inset(by: 2))
  }
}
