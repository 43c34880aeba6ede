import BadgeImage
import BadgeRender
import Badges
import Testing

struct LabelWidthTests {
  private let renderer: BadgeRenderer

  init() throws {
    renderer = try .fresh()
  }

  @Test func `every count above the limit is one picture`() throws {
    let style = BadgeStyle(font: .caption)
    let thousand = try renderer.png(Badge(1000, style: style), scale: 2)
    for count in [1001, 5000, Int.max] {
      #expect(try renderer.png(Badge(count, style: style), scale: 2) == thousand)
    }
    #expect(try renderer.png(Badge(999, style: style), scale: 2) != thousand)
  }

  @Test(arguments: ["Inter", "Inter Display", "DejaVu Sans"])
  func `numbers of as many digits have one width at every weight`(family: String) throws {
    for weight in FontWeight.named {
      let width = { (text: String) throws in
        let style = BadgeStyle(font: .size(40), weight: weight, family: family)
        return try renderer.layout(Badge(text, style: style)).size.width
      }
      for digits in 2...3 {
        let narrow = try width(String(repeating: "1", count: digits))
        for digit in ["4", "7", "8"] {
          #expect(try width(String(repeating: digit, count: digits)) == narrow, "weight \(weight)")
        }
      }
    }
  }

  @Test(arguments: ["Inter", "Inter Display", "DejaVu Sans"], [1, 1.5, 2, 3])
  func `one digit is exactly round`(family: String, scale: Double) throws {
    for size in 9...40 {
      for weight in [FontWeight.ultraLight, .regular, .bold, .black] {
        let style = BadgeStyle(font: .size(Double(size)), weight: weight, family: family)
        let one = try renderer.layout(Badge(1, style: style), scale: scale)
        let eight = try renderer.layout(Badge(8, style: style), scale: scale)
        #expect(one.size.width == one.size.height, "\(size) pt, \(weight)")
        #expect(one.size == eight.size, "\(size) pt, \(weight)")
      }
    }
  }

  @Test(arguments: [".", "i", "٣", "-"])
  func `a narrow label makes a circle`(text: String) throws {
    for scale in [1, 1.5, 2, 3] {
      let size = try renderer.layout(Badge(text), scale: scale).size
      #expect(size.width == size.height)
    }
  }

  @Test func `a digit's circle has clear corners and is its own mirror image`() throws {
    for size in [9.0, 12, 17, 34] {
      let style = BadgeStyle(font: .size(size), family: "DejaVu Sans")
      let bitmap = try renderer.bitmap(Badge(8, style: style), scale: 1.5)
      #expect(bitmap[0, 0].alpha == 0)
      #expect(bitmap.alphas == bitmap.mirrored.alphas)
      #expect(bitmap.alphas == bitmap.flipped.alphas)
    }
  }
}
