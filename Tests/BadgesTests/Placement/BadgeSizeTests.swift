import Badges
import Testing

/// A badge whose size is a share of the icon's height.
struct BadgeSizeTests {
  @Test(arguments: [20, 29, 60, 64, 180, 1024], [0.1, 0.25, 0.4, 1])
  func `the shape has the share of the icon's height to the pixel`(
    height: Int, share: Double
  ) throws {
    for badge in [Badge(5), Badge(.count(1000), limit: .plusSuffix(99)), Badge(.dot), circle(24)] {
      let layout = try onIcon(badge, 64, height, BadgePlacement(size: share), canvas: .clip)
      #expect(layout.badges[0]?.rect.height == max(1, Int((share * Double(height)).rounded())))
    }
  }

  @Test func `the scale asked for changes nothing but offsets`() throws {
    let placement = BadgePlacement(size: 0.5)
    let once = try onIcon(Badge(5), 64, 64, placement)
    let twice = try onIcon(Badge(5), 64, 64, placement, scale: 2)
    #expect(once.badges[0]?.rect == twice.badges[0]?.rect)
  }

  @Test func `the text is set at the new size`() throws {
    let layout = try onIcon(Badge(5), 64, 1024, BadgePlacement(size: 0.5), canvas: .clip)
    let label = try #require(layout.badges[0]?.layout.drawing?.label)
    #expect(label.font.pixelSize > 290 && label.font.pixelSize < 310)
  }
}
