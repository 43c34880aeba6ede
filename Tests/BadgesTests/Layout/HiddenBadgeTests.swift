import Badges
import Testing

/// A badge with nothing to see is one transparent pixel.
struct HiddenBadgeTests {
  private static let hidden = [
    Badge(-1), Badge(nil), Badge(.empty), Badge(""), Badge(" \u{200B}"),
    Badge(.count(0), zero: .hidden),
  ]

  @Test func `a hidden badge is one pixel without a drawing at every scale`() throws {
    for badge in Self.hidden {
      #expect(try badge.isHidden)
      #expect(try badge.label == nil)
      for scale in [0.1, 1, 16] {
        let layout = try laidOut(badge, scale: scale)
        #expect(layout.isHidden)
        #expect(layout.size == PixelSize(width: 1, height: 1))
        #expect(layout.badge.width == 0 && layout.badge.height == 0)
        #expect(layout.text == nil)
        #expect(layout.contrast == nil)
        #expect(layout.drawing == nil)
        #expect(layout.scale == scale)
      }
    }
  }

  @Test func `a hidden badge is one pixel whatever its style`() throws {
    for var badge in Self.hidden {
      badge.style = BadgeStyle(
        frame: BadgeFrame(width: 32767, height: 32767), border: BadgeBorder(width: 3),
        shadow: BadgeShadow(radius: 9, x: 5))
      #expect(try laidOut(badge).size == PixelSize(width: 1, height: 1))
    }
  }

  @Test func `a hidden badge needs no face`() throws {
    let log = MeasureLog()
    for var badge in Self.hidden {
      badge.style.font = .size(20)
      _ = try BadgeLayout(badge, measure: log.measure)
    }
    #expect(log.requests == [])
  }
}
