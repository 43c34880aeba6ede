import BadgeImage
import Testing

struct BitmapDifferenceTests {
  private let base = Bitmap.random(7, 5, colours: 30, seed: 1)

  private func pixels(_ difference: BitmapDifference?) -> PixelDifference? {
    if case .pixels(let pixels) = difference { pixels } else { nil }
  }

  @Test func `equal bitmaps have no difference`() {
    var copy = base
    copy[0, 0] = base[0, 0]
    #expect(base.difference(from: copy) == nil)
    #expect(base.difference(from: base) == nil)
  }

  @Test func `colours of transparent pixels don't count`() {
    var (left, right) = (base, base)
    left[3, 3] = Pixel(1, 2, 3, 0)
    right[3, 3] = Pixel(200, 0, 9, 0)
    #expect(left.difference(from: right) == nil)
  }

  @Test(arguments: [Pixel.clear, Pixel(255, 255, 255, 0)])
  func `a transparent pixel differs from a visible one by alpha alone`(hidden: Pixel) {
    var (left, right) = (base, base)
    left[3, 3] = hidden
    right[3, 3] = Pixel(200, 0, 9, 1)
    for difference in [left.difference(from: right), right.difference(from: left)] {
      #expect(pixels(difference)?.largestChannelDifference == 1)
      #expect(pixels(difference)?.isOfAlphaOnly == true)
    }
  }

  @Test func `count, box and first pixel with the largest distance are exact`() {
    var (left, right) = (base, base)
    for (x, y, level) in [(5, 1, 10), (2, 3, 40), (4, 3, 40), (1, 4, 12)] {
      left[x, y] = Pixel(100, 100, 100, 255)
      right[x, y] = Pixel(100, 100, UInt8(100 + level), 255)
    }
    let difference = pixels(left.difference(from: right))
    #expect(difference?.pixelCount == 4)
    #expect(difference?.largestChannelDifference == 40)
    #expect(difference?.x == 2)
    #expect(difference?.y == 3)
    #expect(difference?.columns == 1...5)
    #expect(difference?.rows == 1...4)
    #expect(difference == pixels(right.difference(from: left)))
  }

  @Test func `the last pixel of an odd number of pixels is compared`() {
    var other = base
    other[6, 4].alpha ^= 1
    let difference = pixels(base.difference(from: other))
    #expect(difference?.columns == 6...6)
    #expect(difference?.rows == 4...4)
  }

  @Test(arguments: [("red_32x33", "red_32x32"), ("red_33x32", "red_32x32")])
  func `bitmaps of different sizes differ in either direction`(left: String, right: String) throws {
    let left = try Bitmap(png: Fixtures.image(left))
    let right = try Bitmap(png: Fixtures.image(right))
    #expect(left.difference(from: right) == .size)
    #expect(right.difference(from: left) == .size)
  }

  @Test(arguments: [
    ("all_plus2", 1024, 2), ("one_pixel_off", 1, 225), ("quarter_off", 256, 6),
  ])
  func `counts and distances of known pictures are exact`(
    name: String, count: Int, largest: Int
  ) throws {
    let expected = try Bitmap(png: Fixtures.image("red_32x32"))
    let difference = pixels(try Bitmap(png: Fixtures.image(name)).difference(from: expected))
    #expect(difference?.pixelCount == count)
    #expect(difference?.largestChannelDifference == largest)
  }

  @Test(arguments: ["red_palette", "red_rgb", "red_16bit", "red_interlaced", "red_gama"])
  func `how a file stores its pixels makes no difference`(name: String) throws {
    let expected = try Bitmap(png: Fixtures.image("red_32x32"))
    #expect(try Bitmap(png: Fixtures.image(name)).difference(from: expected) == nil)
  }

  @Test func `pixels are counted over each level`() {
    var (left, right) = (base, base)
    for (x, level) in [0, 1, 2, 3, 40, 255].enumerated() {
      left[x, 0] = Pixel(0, 0, 0)
      right[x, 0] = Pixel(0, UInt8(level), 0)
    }
    let difference = pixels(left.difference(from: right))
    let counts = [0, 1, 2, 4, 8, 16, 32, 254, 255].map { difference?.pixelCount(over: $0) }
    #expect(counts == [5, 4, 3, 2, 2, 2, 2, 1, 0])
  }

  @Test func `it shows whether a visible colour differs`() {
    var (left, right) = (base, base)
    left[1, 1] = Pixel(9, 9, 9, 200)
    right[1, 1] = Pixel(9, 9, 9, 199)
    left[2, 1] = Pixel(255, 255, 255)
    right[2, 1] = .clear
    #expect(pixels(left.difference(from: right))?.isOfAlphaOnly == true)
    right[3, 1].blue ^= 1
    right[3, 1].alpha = 255
    left[3, 1].alpha = 255
    #expect(pixels(left.difference(from: right))?.isOfAlphaOnly == false)
  }
}
