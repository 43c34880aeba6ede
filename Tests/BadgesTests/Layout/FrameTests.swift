import Badges
import Testing

/// Padding and fixed sizes.
struct FrameTests {
  private func style(
    _ width: Double, _ height: Double, font: BadgeFont = .footnote, shape: BadgeShape = .capsule
  ) -> BadgeStyle {
    BadgeStyle(font: font, shape: shape, frame: BadgeFrame(width: width, height: height))
  }

  @Test func `a given padding lies beside, above and below the label height`() throws {
    let padding = BadgePadding(horizontal: 3, vertical: 2)
    let named = BadgeStyle(font: .footnote, padding: padding)
    #expect(try laidOut(Badge("ab", style: named)).size == PixelSize(width: 32, height: 22))
    let sized = BadgeStyle(font: .size(16), padding: padding)
    #expect(
      try laidOut(Badge("ab", style: sized), scale: 1.5).size == PixelSize(width: 57, height: 36))
  }

  @Test func `without padding a badge is as large as its label`() throws {
    let style = BadgeStyle(font: .size(16), padding: BadgePadding(horizontal: 0, vertical: 0))
    #expect(try laidOut(Badge("ab", style: style)).size == PixelSize(width: 32, height: 20))
    #expect(try laidOut(Badge("1", style: style)).size == PixelSize(width: 20, height: 20))
  }

  @Test func `a frame fixes the size whatever the label`() throws {
    for text in ["i", "1", "ab"] {
      let badge = Badge(text, style: style(40, 24))
      #expect(try laidOut(badge).size == PixelSize(width: 40, height: 24))
      #expect(try laidOut(badge, scale: 2).size == PixelSize(width: 80, height: 48))
      #expect(try laidOut(badge, scale: 1.3).size == PixelSize(width: 52, height: 32))
    }
  }

  @Test func `a frame may be higher than wide`() throws {
    let layout = try laidOut(Badge("a", style: style(20, 60)))
    #expect(layout.size == PixelSize(width: 20, height: 60))
    #expect(layout.drawing?.shape.radii == CornerRadii(all: 10))
  }

  @Test func `a circle of 24 points holds a count of footnote`() throws {
    let layout = try laidOut(Badge(42, style: style(24, 24, shape: .circle)))
    #expect(layout.size == PixelSize(width: 24, height: 24))
    #expect(layout.text == "42")
    #expect(layout.drawing?.shape.radii == CornerRadii(all: 12))
  }

  @Test func `the label is in the middle of its frame`() throws {
    let layout = try laidOut(Badge("ab", style: style(100, 50)))
    #expect(layout.drawing?.label?.x == 37)
    #expect(layout.drawing?.label?.baseline == 25 + 0.75 * 13 / 2)
  }

  @Test func `a text too wide for its frame is shortened`() throws {
    #expect(try laidOut(Badge("abcd", style: style(52, 24))).text == "abcd")
    #expect(try laidOut(Badge("abcde", style: style(52, 24))).text == "abc…")
    #expect(try laidOut(Badge("abcd", style: style(51.5, 24)), scale: 2).text == "ab…")
    let cut = try laidOut(Badge("abcde", style: style(52, 24)))
    #expect(cut.size == PixelSize(width: 52, height: 24))
  }

  @Test func `a given padding narrows the room in a frame`() throws {
    var style = style(52, 24)
    style.padding = BadgePadding(horizontal: 6.5, vertical: 0)
    #expect(try laidOut(Badge("abc", style: style)).text == "abc")
    #expect(try laidOut(Badge("abcd", style: style)).text == "ab…")
  }

  @Test func `a count too wide for its frame is an error`() throws {
    #expect(throws: Never.self) { try laidOut(Badge(100, style: style(24, 24))) }
    let error = #expect(throws: BadgeError.self) {
      try laidOut(Badge(1000, style: style(24, 24)))
    }
    #expect(error?.code == .doesNotFit)
    #expect(error?.field == "count")
    #expect(
      error?.message
        == "+999 is wider than the badge may be; a number is never cut: allow more width")
  }

  @Test func `a frame in which not even the ellipsis fits is an error`() {
    let error = #expect(throws: BadgeError.self) { try laidOut(Badge("ab", style: style(12, 24))) }
    #expect(error?.code == .doesNotFit)
    #expect(error?.field == "text")
    #expect(error?.message == "not even … fits the badge; allow more width")
  }

  @Test func `a label taller than its frame is an error`() throws {
    // Capitals of 0.75 × 16 = 12 pixels, and 2 below the baseline as well as above.
    let face = FakeFace(overhang: InkBox(left: 0, top: 0, right: 0, bottom: 0.125))
    let (exact, low) = (style(30, 16, font: .size(16)), style(30, 15, font: .size(16)))
    #expect(throws: Never.self) { try laidOut(Badge("g", style: exact), face: face) }
    let error = #expect(throws: BadgeError.self) { try laidOut(Badge("g", style: low), face: face) }
    #expect(error?.code == .doesNotFit)
    #expect(error?.field == "frame")
    #expect(
      error?.message == "the label is taller than the frame; use a higher frame or a smaller font")
    let expected = try #require(error)
    #expect(throws: expected) { try laidOut(Badge(5, style: low), face: face) }
  }

  @Test func `ink that hangs out of a text's advance counts in a frame`() throws {
    let face = FakeFace(overhang: InkBox(left: 0.25, top: 0, right: 0, bottom: 0))
    // Centred by advance, ink of 4 pixels on one side needs as much on the other.
    #expect(
      try laidOut(Badge("ab", style: style(40, 24, font: .size(16))), face: face).text == "ab")
    let narrow = Badge(555, style: style(36, 24, font: .size(16)))
    #expect(throws: BadgeError.self) { try laidOut(narrow, face: face) }
    #expect(try laidOut(narrow).text == "555")
  }
}
