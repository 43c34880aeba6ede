import Badges
import Testing

/// Badges grow where ink would leave their box.
struct InkTests {
  /// 20 high and 16 wide for each character; capitals are 12 high, so they end 4 below the edge.
  private let style = BadgeStyle(
    font: .size(16), padding: BadgePadding(horizontal: 0, vertical: 0))

  /// Ink beyond the box of advance and capitals, in pixels of that style.
  private func face(
    left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0
  ) -> FakeFace {
    FakeFace(
      overhang: InkBox(left: left / 16, top: top / 16, right: right / 16, bottom: bottom / 16))
  }

  private func layout(_ face: FakeFace, _ text: String = "ab") throws -> BadgeLayout {
    try laidOut(Badge(text, style: style), face: face)
  }

  @Test func `ink inside the box changes nothing`() throws {
    let face = face(left: -2, top: 4, right: -3, bottom: 4)
    #expect(try layout(face).size == PixelSize(width: 32, height: 20))
    let padded = FakeFace(overhang: InkBox(left: 0.4, top: 0.2, right: 0.4, bottom: 0.4))
    #expect(try laidOut(Badge(42), face: padded).size == laidOut(Badge(42)).size)
  }

  @Test(arguments: [(3, 0), (0, 3), (3, 3), (3, 1), (2.5, 3)] as [(Double, Double)])
  func `a badge grows on both sides by what hangs out on either`(
    left: Double, right: Double
  ) throws {
    let layout = try layout(face(left: left, right: right))
    #expect(layout.size == PixelSize(width: 38, height: 20))
    #expect(layout.drawing?.label?.x == 3)
  }

  @Test func `all ink of a grown badge lies inside it`() throws {
    for step in 0..<40 {
      let out = Double(step) * 0.37
      for face in [
        face(left: out, right: out / 3), face(top: out / 2, right: out, bottom: out / 4),
      ] {
        for scale in [1, 1.5, 3] {
          let layout = try laidOut(Badge("ab", style: style), scale: scale, face: face)
          let label = try #require(layout.drawing?.label)
          let ink = face.measure("ab", label.font).ink
          let slack = 1.0 / 1024
          #expect(label.x + ink.left >= -slack)
          #expect(label.x + ink.right <= Double(layout.size.width) + slack)
          #expect(label.baseline + ink.top >= -slack)
          #expect(label.baseline + ink.bottom <= Double(layout.size.height) + slack)
        }
      }
    }
  }

  @Test(arguments: [(5, 0), (0, 5), (5, 5), (5, 1)] as [(Double, Double)])
  func `a badge grows above and below by what rises out on either`(
    top: Double, bottom: Double
  ) throws {
    let layout = try layout(face(top: top, bottom: bottom))
    #expect(layout.size == PixelSize(width: 32, height: 22))
    #expect(layout.drawing?.label?.baseline == 17)
  }

  @Test func `a badge that has grown is still as wide as tall at least`() throws {
    #expect(try layout(face(top: 10), "a").size == PixelSize(width: 32, height: 32))
    #expect(try layout(face(top: 10), "1").size == PixelSize(width: 32, height: 32))
    let circle = BadgeStyle(font: .size(16), shape: .circle, padding: style.padding)
    let badge = Badge("ab", style: circle)
    #expect(try laidOut(badge, face: face(right: 5)).size == PixelSize(width: 42, height: 42))
    #expect(try laidOut(badge, face: face(top: 17)).size == PixelSize(width: 46, height: 46))
  }

  @Test func `a badge grows to twice its height and no further`() throws {
    // 14 above the capitals: 20 from their middle.
    #expect(try layout(face(top: 14)).size == PixelSize(width: 40, height: 40))
    #expect(try layout(face(bottom: 14)).size == PixelSize(width: 40, height: 40))
    for face in [face(top: 14.5), face(bottom: 14.5), face(top: 1000)] {
      let error = #expect(throws: BadgeError.self) { try layout(face) }
      #expect(error?.code == .doesNotFit)
      #expect(error?.field == "text")
      #expect(
        error?.message
          == "the marks above or below its letters are taller than the badge can grow; use fewer")
    }
  }

  @Test func `digits too tall for the badge are the count's fault`() {
    let error = #expect(throws: BadgeError.self) {
      try laidOut(Badge(7, style: style), face: face(top: 14.5))
    }
    #expect(error?.code == .doesNotFit)
    #expect(error?.field == "count")
    #expect(error?.message == "its digits are taller than the badge can grow; use another font")
  }

  @Test func `a tower of marks is an error with a largest width too`() {
    var badge = Badge("ab", style: style)
    badge.style.maxWidth = 100
    let error = #expect(throws: BadgeError.self) { try laidOut(badge, face: face(top: 100)) }
    #expect(error?.code == .doesNotFit)
    #expect(error?.message.hasPrefix("the marks above or below") == true)
  }

  @Test func `one digit with ink beyond its circle makes a wider badge`() throws {
    let wide = FakeFace(overhang: InkBox(left: 1, top: 0, right: 0, bottom: 0))
    let size = try laidOut(Badge(7), face: wide).size
    // 0.6 em and an em on both sides.
    #expect(size == PixelSize(width: 89, height: 58))
  }

  @Test func `a text without ink is as large as its advance asks for`() throws {
    let layout = try BadgeLayout(
      Badge("ab", style: style), measure: measuring(advance: 50, capHeight: 12, lineHeight: 20))
    #expect(layout.size == PixelSize(width: 50, height: 20))
  }
}
