import BadgeImage
import BadgeRender
import Badges
import Testing

struct SymmetryTests {
  private let renderer: BadgeRenderer

  init() throws {
    renderer = try .fresh()
  }

  /// With a label in the colour of the tint a badge is nothing but its shape.
  private func shape(
    _ style: BadgeStyle, _ text: String = "Ag4", scale: Double = 1
  ) throws -> Bitmap {
    var style = style
    style.foreground = .color(style.tint)
    return try renderer.bitmap(Badge(text, style: style), scale: scale)
  }

  @Test(arguments: [
    BadgeStyle(font: .caption), BadgeStyle(font: .footnote, shape: .rounded(.large)),
    BadgeStyle(font: .caption2, shape: .circle),
    BadgeStyle(font: .caption, frame: BadgeFrame(width: 39, height: 21)),
    BadgeStyle(font: .caption, border: BadgeBorder(width: 1.3, color: .black)),
    BadgeStyle(font: .caption, shadow: BadgeShadow(radius: 5)),
  ])
  func `a badge is its own mirror image`(style: BadgeStyle) throws {
    for scale in [0.7, 1, 1.5, 2, 3] {
      let bitmap = try shape(style, scale: scale)
      #expect(bitmap == bitmap.mirrored, "scale \(scale)")
      #expect(bitmap == bitmap.flipped, "scale \(scale)")
    }
  }

  @Test func `corners to the left are those to the right in a mirror`() throws {
    let left = try shape(BadgeStyle(font: .caption, shape: .rounded(.large, corners: .topLeft)))
    let right = try shape(BadgeStyle(font: .caption, shape: .rounded(.large, corners: .topRight)))
    let low = try shape(BadgeStyle(font: .caption, shape: .rounded(.large, corners: .bottomRight)))
    #expect(left.mirrored == right)
    #expect(right.flipped == low)
    #expect(left[0, 0].alpha == 0)
    #expect(left[left.width - 1, 0].alpha == 255)
  }

  @Test func `straight edges are sharp and fill the picture`() throws {
    let bitmap = try shape(BadgeStyle(font: .caption), "wide label", scale: 1.5)
    let middle = bitmap.width / 2
    #expect(bitmap[middle, 0].alpha == 255)
    #expect(bitmap[middle, bitmap.height - 1].alpha == 255)
  }

  /// 0, 8 and H are symmetric themselves in these faces to a small fraction of a pixel.
  @Test func `a symmetric label stands in the middle`() throws {
    for family in ["Inter", "DejaVu Sans"] {
      for text in ["0", "8", "H", "88"] {
        let bitmap = try renderer.bitmap(Badge(text, style: .ink(40, family: family)))
        let whites = bitmap.whites
        var moment = 0.0
        for (index, white) in whites.enumerated() {
          moment += Double(white) * (Double(index % bitmap.width) + 0.5)
        }
        let centre = moment / Double(whites.reduce(0, +))
        #expect(abs(centre - Double(bitmap.width) / 2) < 0.5, "\(family) \(text)")
      }
    }
  }
}
