import BadgeImage
import BadgeRender
import Badges
import Testing

struct ScaleTests {
  private let renderer: BadgeRenderer

  init() throws {
    renderer = try .fresh()
  }

  @Test func `a scale is the same as larger type`() throws {
    for text in ["42", "Ag", "9 \u{1F60E}"] {
      let scaled = try renderer.bitmap(Badge(text, style: .ink(13)), scale: 2)
      let larger = try renderer.bitmap(Badge(text, style: .ink(26)), scale: 1)
      #expect(scaled == larger)
    }
  }

  @Test func `text at twice the scale has detail of its own`() throws {
    let badge = Badge("Ag", style: .ink(20))
    let single = try renderer.bitmap(badge)
    let double = try renderer.bitmap(badge, scale: 2)
    #expect(double.width >= 2 * single.width - 1)
    var uniform = 0
    var mixed = 0
    for y in stride(from: 0, to: double.height - 1, by: 2) {
      for x in stride(from: 0, to: double.width - 1, by: 2) {
        let reds = Set([
          double[x, y].red, double[x + 1, y].red, double[x, y + 1].red, double[x + 1, y + 1].red,
        ])
        if reds == [0] || reds == [255] { continue }
        if reds.count == 1 { uniform += 1 } else { mixed += 1 }
      }
    }
    #expect(mixed > 10 * uniform)
  }

  @Test func `whole scales have whole multiples of a whole size`() throws {
    let style = BadgeStyle(font: .caption, frame: BadgeFrame(width: 31, height: 23))
    for scale in 1...4 {
      let size = try renderer.bitmap(Badge(42, style: style), scale: Double(scale))
      #expect(size.width == 31 * scale)
      #expect(size.height == 23 * scale)
    }
  }

  @Test func `a hidden badge is one transparent pixel at every scale`() throws {
    for badge in [Badge(-1), Badge(.empty), Badge(""), Badge("\u{200B} ")] {
      let bitmap = try renderer.bitmap(badge, scale: 3)
      #expect(bitmap == Bitmap(width: 1, height: 1))
    }
  }
}
