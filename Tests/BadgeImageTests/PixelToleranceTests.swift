import BadgeImage
import Testing

struct PixelToleranceTests {
  private func verdict(
    _ name: String, _ tolerance: PixelTolerance, against other: String = "red_32x32"
  ) throws -> PixelVerdict {
    let expected = try Bitmap(png: Fixtures.image(other))
    let actual = try Bitmap(png: Fixtures.image(name))
    return tolerance.verdict(
      on: actual.difference(from: expected), pixelCount: expected.width * expected.height)
  }

  @Test(arguments: [0, 1, 2, 5, 6])
  func `a pixel fails when it differs by more than the largest allowed`(delta: Int) throws {
    let tolerance = PixelTolerance(maxChannelDelta: delta)
    #expect(
      try verdict("all_plus2", tolerance) == (delta < 2 ? .tooDifferent(failing: 1024) : .same))
    #expect(
      try verdict("quarter_off", tolerance) == (delta < 6 ? .tooDifferent(failing: 256) : .same))
    #expect(try verdict("one_pixel_off", tolerance) == .tooDifferent(failing: 1))
  }

  @Test(arguments: [
    (PixelAmount.percent(0), false, false), (.percent(0.1), true, false),
    (.percent(1), true, false),
    (.percent(24.99), true, false), (.percent(25), true, true), (.share(0.25), true, true),
    (.count(255), true, false), (256, true, true), (1, true, false),
  ])
  func `so many pixels may fail, the limit included`(
    amount: PixelAmount, one: Bool, quarter: Bool
  ) throws {
    let tolerance = PixelTolerance(maxPixels: amount)
    #expect((try verdict("one_pixel_off", tolerance) == .same) == one)
    #expect((try verdict("quarter_off", tolerance) == .same) == quarter)
  }

  @Test func `a share written in decimal includes its limit`() throws {
    let (left, right) = (Bitmap(width: 1000, height: 1), Bitmap(width: 1000, height: 1))
    for count in 1...999 {
      var right = right
      for x in 0..<count { right[x, 0] = Pixel(0, 0, 0) }
      let difference = left.difference(from: right)
      for amount in [
        PixelAmount.share(Double(count) / 1000), .percent(Double(count) / 10), .count(count),
      ] {
        #expect(
          PixelTolerance(maxPixels: amount).verdict(on: difference, pixelCount: 1000) == .same,
          "\(amount)")
      }
    }
  }

  @Test func `lower bounds hold for what was observed`() throws {
    let delta = PixelTolerance(maxChannelDelta: 10, minChannelDelta: 6)
    #expect(try verdict("quarter_off", delta) == .same)
    #expect(try verdict("all_plus2", delta) == .tooAlike)
    #expect(try verdict("red_32x32", delta) == .tooAlike)
    let pixels = PixelTolerance(maxChannelDelta: 10, minPixels: .percent(25))
    #expect(try verdict("quarter_off", pixels) == .same)
    #expect(try verdict("red_32x32", pixels) == .tooAlike)
  }

  @Test(arguments: [
    ("red_32x33", "red_32x32"), ("red_33x32", "red_32x32"), ("white_1x1", "white_opaque"),
  ])
  func `no tolerance makes two sizes the same`(left: String, right: String) throws {
    let tolerance = PixelTolerance(maxChannelDelta: 255, maxPixels: .share(1))
    #expect(try verdict(left, tolerance, against: right) == .differentSize)
    #expect(try verdict(right, tolerance, against: left) == .differentSize)
  }

  @Test(arguments: [
    PixelTolerance(maxChannelDelta: -1), PixelTolerance(maxChannelDelta: 256),
    PixelTolerance(maxPixels: -1), PixelTolerance(maxPixels: .share(.nan)),
    PixelTolerance(maxPixels: .share(-0.1)), PixelTolerance(maxPixels: .share(1.1)),
    PixelTolerance(maxPixels: .percent(101)), PixelTolerance(maxPixels: .percent(.infinity)),
    PixelTolerance(minChannelDelta: -1), PixelTolerance(minPixels: .share(.nan)),
  ])
  func `a value out of range accepts nothing`(tolerance: PixelTolerance) throws {
    let problem = try #require(tolerance.problem)
    #expect(try verdict("red_32x32", tolerance) == .invalidTolerance(problem))
  }

  @Test func `ranges are read as four values`() {
    #expect(
      PixelTolerance(ranges: "0-2;0-40") == PixelTolerance(maxChannelDelta: 2, maxPixels: 40))
    #expect(PixelTolerance(ranges: "2;40") == PixelTolerance(maxChannelDelta: 2, maxPixels: 40))
    #expect(
      PixelTolerance(ranges: "1-2;3-40")
        == PixelTolerance(maxChannelDelta: 2, maxPixels: 40, minChannelDelta: 1, minPixels: 3))
  }

  @Test(arguments: ["", "2", "2;", ";2", "2-1;3", "1-2-3;4", "256;1", "+1;2", "1;2;3", "-1;2"])
  func `other texts are no ranges`(text: String) {
    #expect(PixelTolerance(ranges: text) == nil)
  }

  @Test(arguments: [
    Pixel(0xff, 0x45, 0x3a), Pixel(0xff, 0x2d, 0x55), Pixel(0xe6, 0x35, 0x2b),
    Pixel(0xff, 0x3b, 0x30, 0xe6), Pixel(0xff, 0x3b, 0x31),
  ])
  func `a change of a whole badge's colour is seen`(colour: Pixel) {
    let red = Bitmap.filled(Pixel(0xff, 0x3b, 0x30))
    let difference = Bitmap.filled(colour).difference(from: red)
    #expect(
      PixelTolerance.exact.verdict(on: difference, pixelCount: 64) == .tooDifferent(failing: 64))
  }

  @Test func `white differs from nothing`() {
    let difference = Bitmap.filled(Pixel(255, 255, 255)).difference(from: Bitmap.filled(.clear))
    #expect(
      PixelTolerance.exact.verdict(on: difference, pixelCount: 64) == .tooDifferent(failing: 64))
  }
}

extension Bitmap {
  fileprivate static func filled(_ pixel: Pixel) -> Bitmap {
    var bitmap = Bitmap(width: 8, height: 8)
    for y in 0..<8 {
      for x in 0..<8 { bitmap[x, y] = pixel }
    }
    return bitmap
  }
}
