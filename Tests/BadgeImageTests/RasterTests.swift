import Testing

@testable import BadgeImage

struct RasterTests {
  private let base = Bitmap.random(9, 7, colours: 30, seed: 4)

  private func deep(_ name: String) throws -> Raster {
    try Raster(PNGFile(Fixtures.image(name)))
  }

  /// A file of one row of 16-bit grey.
  private func grey(_ levels: [UInt16]) throws -> Raster {
    let png = SampledPNG(
      width: levels.count, height: 1, type: .grey, depth: 16, samples: levels.map { [$0] })
    return try Raster(PNGFile(png.file))
  }

  private func pixels(_ difference: BitmapDifference?) -> PixelDifference? {
    if case .pixels(let pixels) = difference { pixels } else { nil }
  }

  @Test func `a picture of 16 bits equals the one of 8 bits it is 257 times`() throws {
    let (eight, sixteen) = (try deep("red_32x32"), try deep("red_16bit"))
    #expect(!eight.isDeep && sixteen.isDeep)
    #expect(eight.difference(from: sixteen) == nil)
    #expect(sixteen.difference(from: eight) == nil)
  }

  @Test func `a difference below one level of 8 bits is seen at 16`() throws {
    let difference = pixels(
      try grey([500, 500, 0]).difference(from: try grey([500, 501, 258])))
    #expect(difference?.pixelCount == 2)
    #expect(difference?.largestChannelDifference == 258)
    #expect(difference?.maximumLevel == 65535)
    #expect(difference?.largestByteDifference == 2)
    #expect([0, 1, 2].map { difference?.pixelCount(over: $0) } == [2, 1, 0])
  }

  @Test func `a difference below one level of 8 bits is seen in the picture of it`() throws {
    let picture = try #require(
      try grey([500, 500]).differencePicture(from: try grey([500, 501])))
    #expect(picture[0, 0] == Pixel(0, 0, 0))
    #expect(picture[1, 0] == Pixel(132, 132, 132))
  }

  @Test(arguments: [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)])
  func `a picture that moved by one pixel is recognised`(x: Int, y: Int) {
    var moved = Bitmap(width: 9, height: 7)
    for row in max(0, y)..<min(7, 7 + y) {
      for column in max(0, x)..<min(9, 9 + x) {
        moved[column, row] = base[column - x, row - y]
      }
    }
    let move = self.move(base, moved)
    #expect(move?.x == x && move?.y == y)
    moved[4, 3].red ^= 1
    moved[4, 3].alpha = 255
    #expect(self.move(base, moved) == nil)
  }

  private func move(_ left: Bitmap, _ right: Bitmap) -> (x: Int, y: Int)? {
    guard case .pixels(let pixels) = left.difference(from: right) else { return nil }
    return Raster(left).move(matching: Raster(right), explaining: pixels)
  }

  @Test(arguments: [(0, 0), (4, 0), (0, 4), (4, 4), (2, 0), (0, 2)])
  func `a pixel at the edge of a plain picture has not moved`(x: Int, y: Int) {
    var plain = Bitmap(width: 5, height: 5)
    plain.fill(Pixel(1, 2, 3))
    var marked = plain
    marked[x, y] = Pixel(9, 9, 9)
    #expect(move(plain, marked) == nil)
    #expect(move(marked, plain) == nil)
  }

  @Test func `a picture of one column moves up and down`() {
    var (left, right) = (Bitmap(width: 1, height: 5), Bitmap(width: 1, height: 5))
    (left[0, 2], right[0, 3]) = (Pixel(9, 9, 9), Pixel(9, 9, 9))
    let move = move(left, right)
    #expect(move?.x == 0 && move?.y == 1)
  }

  @Test func `the picture of a difference raises what differs and darkens the rest`() throws {
    var (left, right) = (Bitmap(width: 6, height: 1), Bitmap(width: 6, height: 1))
    left.fill(Pixel(255, 255, 255))
    right.fill(Pixel(255, 255, 255))
    right[1, 0] = Pixel(255, 254, 255)
    right[2, 0] = Pixel(0, 255, 254)
    right[3, 0] = Pixel(255, 255, 255, 230)
    (left[4, 0], right[4, 0]) = (Pixel(1, 2, 3, 0), Pixel(7, 8, 9, 0))
    (left[5, 0], right[5, 0]) = (Pixel(1, 2, 3, 0), Pixel(7, 8, 9, 255))
    let picture = try #require(Raster(left).differencePicture(from: Raster(right)))
    #expect(picture[0, 0] == Pixel(63, 63, 63))
    #expect(picture[1, 0] == Pixel(0, 132, 0))
    #expect(picture[2, 0] == Pixel(255, 0, 132))
    #expect(picture[3, 0] == Pixel(228, 228, 228))
    #expect(picture[4, 0] == Pixel(0, 0, 0))
    #expect(picture[5, 0] == Pixel(255, 255, 255))
  }

  @Test func `the picture of a difference covers both sizes and marks what only one has`() throws {
    let picture = try #require(
      try deep("red_32x33").differencePicture(from: try deep("red_33x32")))
    #expect(picture.width == 33 && picture.height == 33)
    #expect(picture[31, 31] != Pixel(255, 0, 255))
    #expect(picture[32, 0] == Pixel(255, 0, 255))
    #expect(picture[0, 32] == Pixel(255, 0, 255))
    #expect(picture[32, 32] == Pixel(255, 0, 255))
  }

  @Test func `sizes that are too large together have no picture of their difference`() {
    let wide = Raster(Bitmap(width: 32767, height: 1))
    let tall = Raster(Bitmap(width: 1, height: 32767))
    #expect(wide.differencePicture(from: tall) == nil)
    #expect(wide.difference(from: tall) == .size)
  }
}
