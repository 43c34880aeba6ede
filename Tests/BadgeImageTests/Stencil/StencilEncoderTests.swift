import Testing

@testable import BadgeImage

struct StencilEncoderTests {
  private let options = PNGOptions(scale: 2, description: "4 notifications")

  @Test(arguments: [(8, 3000), (60, 800), (300, 60)])
  func `every badge comes back as it was composed`(longestSide: Int, count: Int) throws {
    var random = RandomStencil(seed: UInt64(longestSide))
    let encoder = StencilEncoder()
    for number in 0..<count {
      let badge = random.next(longestSide: longestSide)
      let file = try #require(encoder.encode(badge.ground, badge.glyphs, options: options))
      let bitmap = try Bitmap(png: file)
      #expect(bitmap == badge.bitmap, "badge \(number)")
      if bitmap != badge.bitmap { break }
    }
  }
}
