import BadgeImage
import BadgeRender
import Badges
import Testing

struct BaselineTests {
  private let renderer: BadgeRenderer

  init() throws {
    renderer = try .fresh()
  }

  @Test(arguments: ["Inter", "DejaVu Serif"])
  func `labels of a style have one height and one baseline`(family: String) throws {
    let texts = ["a", "A", "g", "Ag", "-", ".", "8", "\u{1F60E}", "\u{5E9}", "\u{1EC6}"]
    for size in [10.0, 13, 34] {
      let layouts = try texts.map {
        try renderer.layout(Badge($0, style: .ink(size, family: family)), scale: 1.5)
      }
      #expect(Set(layouts.map(\.size.height)).count == 1)
      #expect(Set(layouts.map(\.drawing?.label?.baseline)).count == 1)
    }
  }

  @Test func `letters without descender end in one row`() throws {
    for size in [20.0, 34, 50] {
      let bottoms = try ["A", "H", "x", "Az", "1"].map {
        try renderer.bitmap(Badge($0, style: .ink(size))).whiteRows?.upperBound
      }
      #expect(Set(bottoms).count == 1, "\(size): \(bottoms)")
      let descender = try renderer.bitmap(Badge("g", style: .ink(size))).whiteRows
      #expect(descender?.upperBound ?? 0 > bottoms[0] ?? 0)
    }
  }

  @Test func `an 8 has as much room above as below`() throws {
    for size in 10...64 {
      let bitmap = try renderer.bitmap(Badge(8, style: .ink(Double(size))))
      let rows = try #require(bitmap.whiteRows)
      let below = bitmap.height - 1 - rows.upperBound
      #expect(abs(rows.lowerBound - below) <= 1, "\(size) pt: \(rows.lowerBound) and \(below)")
    }
  }
}
