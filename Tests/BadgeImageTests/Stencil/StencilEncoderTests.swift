import Testing

@testable import BadgeImage

struct StencilEncoderTests {
  private let encoder = StencilEncoder()

  private func encode(_ badge: StencilCase, _ options: PNGOptions = PNGOptions()) -> [UInt8]? {
    encoder.encode(badge.ground, badge.glyphs, options: options)
  }

  @Test(arguments: [(8, 2000), (60, 400), (300, 20)])
  func `every badge comes back as it was composed`(longestSide: Int, count: Int) throws {
    var random = RandomStencil(seed: UInt64(longestSide))
    for number in 0..<count {
      let badge = random.next(longestSide: longestSide)
      let file = encode(badge)
      let isTaken = file != nil
      try #require(isTaken, "badge \(number)")
      let isRight = try file.map { try Bitmap(png: $0) } == badge.bitmap
      try #require(isRight, "badge \(number)")
    }
  }

  @Test(arguments: [(12, 3000), (30, 1500), (80, 200)])
  func `a badge with glyphs anywhere comes back, or is refused for a reason`(
    longestSide: Int, count: Int
  ) throws {
    var random = RandomStencil(seed: UInt64(longestSide))
    var labelCount = 0
    for number in 0..<count {
      let badge = random.wild(longestSide: longestSide)
      let file = encode(badge)
      let (isTaken, canBeTaken) = (file != nil, badge.canBePutTogether)
      try #require(isTaken == canBeTaken, "badge \(number)")
      guard let file else { continue }
      let bitmap = badge.bitmap
      labelCount += bitmap == badge.groundBitmap ? 0 : 1
      let isRight = try Bitmap(png: file) == bitmap
      try #require(isRight, "badge \(number)")
    }
    #expect(labelCount > count / 100)
  }

  @Test func `all but the pixel data is what the general encoder writes`() throws {
    var random = RandomStencil(seed: 5)
    for options in [
      PNGOptions(), PNGOptions(scale: 3), PNGOptions(scale: 1, description: "ｆive\0 😎"),
      PNGOptions(description: ""),
    ] {
      let badge = random.next(longestSide: 40)
      let file = try PNGFile(encode(badge, options) ?? [])
      let general = try PNGFile(badge.bitmap.png(options))
      #expect(file.chunks == general.chunks)
      #expect(file.header == general.header)
    }
  }

  @Test func `a soft ring takes at most twice what the general encoder makes of it`() throws {
    let badge = StencilCase.box(100, 60, PlacedMask(mask: .ring(30, 40), x: 30, y: 5))
    let size = try #require(encode(badge)?.count)
    let generalSize = badge.bitmap.png().count
    #expect(size < generalSize * 2)
  }
}

extension StencilCase {
  fileprivate var groundBitmap: Bitmap { Bitmap(width: width, height: height, words: pixels) }
}
