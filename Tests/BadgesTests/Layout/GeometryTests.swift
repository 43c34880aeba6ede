import Badges
import Testing

/// How large a badge is around its label, and where the label lies.
struct GeometryTests {
  static let scales = [1, 1.25, 1.5, 2, 3]
  static let fonts = TextStyle.allCases.flatMap { style in
    ContentSizeCategory.allCases.map { BadgeFont.style(style, $0) }
  }

  @Test(arguments: [
    (BadgeFont.largeTitle, 58, 115, 173), (.title, 48, 96, 143), (.title2, 40, 79, 118),
    (.title3, 35, 70, 105), (.headline, 31, 62, 93), (.body, 31, 62, 93),
    (.callout, 30, 59, 89), (.subheadline, 28, 56, 84), (.footnote, 26, 51, 76),
    (.caption, 23, 45, 68), (.caption2, 19, 37, 55),
  ])
  func `a style's height in pixels at scales 1, 2 and 3`(
    font: BadgeFont, one: Int, two: Int, three: Int
  ) throws {
    for (scale, height) in [(1.0, one), (2, two), (3, three)] {
      for badge in [Badge(5), Badge(42), Badge("a longer text")] {
        var badge = badge
        badge.style.font = font
        #expect(try laidOut(badge, scale: scale).size.height == height)
      }
    }
  }

  @Test(arguments: scales)
  func `every style and category is 1 point 4 leadings high, rounded up`(scale: Double) throws {
    for font in Self.fonts {
      let leading = try #require(font.leading)
      let layout = try laidOut(Badge("ab", style: BadgeStyle(font: font)), scale: scale)
      // Leadings are whole and scales quarters: in fortieths of a pixel all is whole.
      let fortieths = Int(leading) * 14 * Int(scale * 4)
      #expect(layout.size.height == (fortieths + 39) / 40, "\(font)")
    }
  }

  @Test(arguments: scales)
  func `every style and category is the label and 0 point 8 leadings wide, rounded up`(
    scale: Double
  ) throws {
    for font in Self.fonts {
      let leading = Int(try #require(font.leading))
      for length in 1...5 {
        let text = String(repeating: "m", count: length)
        let layout = try laidOut(Badge(text, style: BadgeStyle(font: font)), scale: scale)
        let fortieths = (Int(font.size) * length * 10 + leading * 8) * Int(scale * 4)
        let width = max((fortieths + 39) / 40, layout.size.height)
        #expect(layout.size.width == width, "\(font), \(length)")
      }
    }
  }

  @Test func `a badge is never narrower than tall`() throws {
    let face = FakeFace(digit: 0.05)
    for text in ["i", "1i", "11", "."] {
      for font in Self.fonts {
        for shape in [BadgeShape.capsule, .rounded(), .circle] {
          let style = BadgeStyle(font: font, shape: shape)
          let size = try laidOut(Badge(text, style: style), face: face).size
          #expect(size.width >= size.height)
        }
      }
    }
    #expect(try laidOut(Badge(11), face: face).size == PixelSize(width: 58, height: 58))
  }

  @Test func `an explicit size takes the line height of its face as label height`() throws {
    // A line of 1.25 × 16 = 20 pixels: 28 high, and 16 beside the label.
    let style = BadgeStyle(font: .size(16))
    #expect(try laidOut(Badge("abc", style: style)).size == PixelSize(width: 64, height: 28))
    #expect(
      try laidOut(Badge("abc", style: style), scale: 2).size == PixelSize(width: 128, height: 56))
  }

  @Test func `the face is asked for at the scaled size`() throws {
    let log = MeasureLog()
    let style = BadgeStyle(
      font: .caption, weight: .black, italic: true, family: "DejaVu Sans")
    let layout = try BadgeLayout(Badge("a", style: style), scale: 2.5, measure: log.measure)
    let request = FontRequest(family: "DejaVu Sans", weight: .black, italic: true, pixelSize: 30)
    #expect(Set(log.requests) == [request])
    #expect(layout.drawing?.label?.font == request)
  }

  @Test func `a length within a 1024th of a pixel of a whole number is whole`() throws {
    let style = BadgeStyle(font: .size(10), padding: BadgePadding(horizontal: 0, vertical: 0))
    for (excess, width) in [
      (0.0, 20), (0.5, 20), (1, 20), (2, 21), (1023, 21), (1025, 21), (1026, 22),
    ] {
      let layout = try BadgeLayout(
        Badge("ab", style: style), measure: measuring(advance: 20 + excess / 1024, lineHeight: 9))
      #expect(layout.size.width == width, "\(excess)")
      let tall = try BadgeLayout(
        Badge("ab", style: style), measure: measuring(advance: 50, lineHeight: 20 + excess / 1024))
      #expect(tall.size.height == width, "\(excess)")
    }
  }

  @Test func `the label is centred by its advance and by its capitals`() throws {
    for scale in Self.scales {
      for text in ["8", "88", "abc", "…", "+999"] {
        let badge = Badge(text, style: BadgeStyle(font: .title2))
        let layout = try laidOut(badge, scale: scale)
        let label = try #require(layout.drawing?.label)
        let metrics = FakeFace().measure(text, label.font)
        let right = Double(layout.size.width) - label.x - metrics.advance
        #expect(abs(label.x - right) < 1e-9)
        let below = Double(layout.size.height) - label.baseline
        #expect(abs(label.baseline - metrics.capHeight - below) < 1e-9)
      }
    }
  }

  @Test func `all labels of a style share height and baseline`() throws {
    for font in [BadgeFont.largeTitle, .caption2, .size(13)] {
      let layouts = try ["a", "A", "g", "Ag", "-", ".", "8", "😎", "+999"].map {
        try laidOut(Badge($0, style: BadgeStyle(font: font)), scale: 1.5)
      }
      #expect(Set(layouts.map(\.size.height)).count == 1)
      #expect(Set(layouts.map { $0.drawing?.label?.baseline }).count == 1)
    }
  }

  @Test func `the shape fills the picture`() throws {
    let layout = try laidOut(Badge(42), scale: 1.25)
    #expect(layout.badge.x == 0 && layout.badge.y == 0)
    #expect(layout.badge.width == layout.size.width)
    #expect(layout.badge.height == layout.size.height)
    #expect(layout.drawing?.shape.width == layout.size.width)
    #expect(layout.drawing?.shape.height == layout.size.height)
    #expect(layout.scale == 1.25)
    #expect(layout.text == "42")
    #expect(!layout.isHidden)
  }

  @Test func `whole multiples of a scale are at most rounded-up multiples of the size`() throws {
    for font in Self.fonts {
      let badge = Badge("ab", style: BadgeStyle(font: font))
      let one = try laidOut(badge).size
      for scale in [2, 3] {
        let size = try laidOut(badge, scale: Double(scale)).size
        #expect((one.height - 1) * scale < size.height && size.height <= one.height * scale)
        #expect((one.width - 1) * scale < size.width && size.width <= one.width * scale)
      }
    }
  }
}
