import Badges
import Testing

/// Pictures that would be too large are refused before anything is drawn.
struct LimitsTests {
  private func frame(_ width: Double, _ height: Double) -> BadgeStyle {
    BadgeStyle(font: .caption2, frame: BadgeFrame(width: width, height: height))
  }

  private static let side = BadgeError(
    .tooLarge, field: nil,
    "the picture would have a side of more than 32767 pixels; use a smaller size or scale")
  private static let area = BadgeError(
    .tooLarge, field: nil,
    "the picture would have more than 16 megapixels; use a smaller size or scale")

  @Test(arguments: [
    (0.0, "0"), (0.0999, "0.0999"), (-1, "-1"), (16.001, "16.001"), (17, "17"), (1e300, "1e+300"),
    (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
  ])
  func `a scale is from a tenth to 16`(scale: Double, text: String) {
    let log = MeasureLog()
    for badge in [Badge(5), Badge("a"), Badge(.dot), Badge(nil)] {
      #expect(throws: BadgeError(field: "scale", "\(text): a scale is from 0.1 to 16")) {
        try BadgeLayout(badge, scale: scale, measure: log.measure)
      }
    }
    #expect(log.requests == [])
  }

  @Test func `the smallest and the largest scale are drawn`() throws {
    #expect(try laidOut(Badge(5), scale: 0.1).size == PixelSize(width: 6, height: 6))
    #expect(try laidOut(Badge(5), scale: 16).size == PixelSize(width: 919, height: 919))
  }

  @Test func `the smallest badge is a pixel and the largest size is drawn`() throws {
    let least = BadgeStyle(font: .size(1))
    #expect(try laidOut(Badge(5, style: least), scale: 0.1).size == PixelSize(width: 1, height: 1))
    #expect(try laidOut(Badge(.dot, style: least), scale: 0.1).size.width == 1)
    let most = BadgeStyle(font: .size(1000))
    #expect(try laidOut(Badge(5, style: most)).size == PixelSize(width: 1750, height: 1750))
  }

  @Test func `a side has at most 32767 pixels`() throws {
    #expect(try laidOut(Badge("a", style: frame(32767, 30))).size.width == 32767)
    #expect(try laidOut(Badge("a", style: frame(30, 32767))).size.height == 32767)
    #expect(throws: Self.side) { try laidOut(Badge("a", style: frame(32767, 30)), scale: 1.001) }
    #expect(throws: Self.side) { try laidOut(Badge("a", style: frame(30, 32767)), scale: 1.001) }
  }

  @Test func `a picture has at most 16 megapixels`() throws {
    #expect(try laidOut(Badge("a", style: frame(4096, 4096))).size.width == 4096)
    #expect(throws: Self.area) { try laidOut(Badge("a", style: frame(4096, 4097))) }
    #expect(throws: Self.area) { try laidOut(Badge("a", style: frame(8192, 2049))) }
    #expect(throws: Self.area) {
      try laidOut(Badge(5, style: BadgeStyle(font: .size(1000))), scale: 3)
    }
  }

  @Test func `a long text, a wide padding and a circle are held to the limits`() {
    let long = Badge(String(repeating: "m", count: 1000))
    #expect(throws: Self.side) { try laidOut(long) }
    let padded = { BadgeStyle(padding: BadgePadding(horizontal: $0, vertical: $1)) }
    #expect(throws: Self.side) { try laidOut(Badge("a", style: padded(32767, 0))) }
    #expect(throws: Self.side) { try laidOut(Badge("a", style: padded(0, 32767)), scale: 16) }
    #expect(throws: Self.area) { try laidOut(Badge("a", style: padded(3000, 3000))) }
    let circle = Badge(String(repeating: "m", count: 200), style: BadgeStyle(shape: .circle))
    #expect(throws: Self.area) { try laidOut(circle) }
  }

  @Test func `a dot is held to the limits`() {
    #expect(throws: Self.side) { try laidOut(Badge(.dot, style: frame(32767, 32767)), scale: 2) }
    #expect(throws: Self.area) { try laidOut(Badge(.dot, style: frame(5000, 5000))) }
  }

  @Test func `a shadow counts`() throws {
    let style = { BadgeStyle(shadow: BadgeShadow(radius: 0, x: $0)) }
    #expect(try laidOut(Badge(5, style: style(10_000))).size.width == 10_058)
    #expect(throws: Self.side) { try laidOut(Badge(5, style: style(10_000)), scale: 4) }
    let blurred = BadgeStyle(shadow: BadgeShadow(radius: 1000))
    #expect(throws: Self.area) { try laidOut(Badge(5, style: blurred), scale: 2) }
    #expect(throws: Self.side) { try laidOut(Badge(5, style: blurred), scale: 16) }
  }

  @Test func `a badge that grows for its ink is held to the limits`() {
    let face = FakeFace(overhang: InkBox(left: 1000, top: 0, right: 0, bottom: 0))
    #expect(throws: Self.side) { try laidOut(Badge("a"), face: face) }
  }

  @Test func `an error of the face passes through`() {
    let fault = BadgeError(.noUsableFont, field: nil, "no font")
    #expect(throws: fault) {
      try BadgeLayout(Badge("a")) { (_, _) throws(BadgeError) in throw fault }
    }
  }
}
