import Badges
import Testing

/// A label that is one decimal digit makes a circle.
struct OneDigitTests {
  @Test(arguments: [0.1, 0.5, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 16])
  func `one digit is as wide as tall in every style and category`(scale: Double) throws {
    for font in GeometryTests.fonts {
      let one = try laidOut(Badge(1, style: BadgeStyle(font: font)), scale: scale).size
      #expect(one.width == one.height, "\(font)")
      #expect(try laidOut(Badge(8, style: BadgeStyle(font: font)), scale: scale).size == one)
    }
  }

  @Test func `one digit is as wide as tall at every explicit size`() throws {
    for size in stride(from: 1.0, through: 64, by: 0.37) {
      for scale in [1, 1.5, 2, 3] {
        let badge = Badge(1, style: BadgeStyle(font: .size(size)))
        let layout = try laidOut(badge, scale: scale)
        #expect(layout.size.width == layout.size.height, "\(size)")
      }
    }
  }

  @Test(arguments: [0.01, 0.6, 0.73, 1, 1.3, 1.68])
  func `how wide the digit is makes no difference`(digit: Double) throws {
    let size = try laidOut(Badge(1), face: FakeFace(digit: digit)).size
    #expect(size == PixelSize(width: 58, height: 58))
  }

  @Test(arguments: ["0", "٣", "७", "๙", "７", "𝟗", "𞥕"])
  func `a digit of any script is one digit`(text: String) throws {
    let face = FakeFace(digit: 1.3)
    #expect(try laidOut(Badge(text), face: face).size == PixelSize(width: 58, height: 58))
  }

  @Test func `a count in other digits is one digit too`() throws {
    let badge = Badge(.count(3), digits: try #require(DigitSet("arab")))
    #expect(
      try laidOut(badge, face: FakeFace(digit: 1.3)).size == PixelSize(width: 58, height: 58))
  }

  @Test(arguments: ["m", "五", "²", "Ⅷ", "①", "1\u{FE0F}\u{20E3}", "10", "1.", " 1"])
  func `what is not one decimal digit is as wide as it needs to be`(text: String) throws {
    let size = try laidOut(Badge(text), face: FakeFace(digit: 1)).size
    #expect(size.width > size.height)
    #expect(size.height == 58)
  }

  @Test func `a given padding is kept around one digit`() throws {
    let style = BadgeStyle(font: .size(16), padding: BadgePadding(horizontal: 20, vertical: 5))
    let size = try laidOut(Badge(1, style: style)).size
    #expect(size == PixelSize(width: 50, height: 30))
  }

  @Test func `the radii make one digit exactly round`() throws {
    let layout = try laidOut(Badge(7), scale: 2)
    #expect(layout.drawing?.shape.radii == CornerRadii(all: 57.5))
    #expect(layout.size == PixelSize(width: 115, height: 115))
  }
}
