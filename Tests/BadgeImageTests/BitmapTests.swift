import BadgeImage
import Testing

struct BitmapTests {
  @Test func `a new bitmap is transparent`() {
    let bitmap = Bitmap(width: 3, height: 2)
    #expect(bitmap.pixels == [UInt8](repeating: 0, count: 24))
    #expect(bitmap[2, 1] == .clear)
  }

  @Test func `a pixel that was set is found again, in the order red, green, blue, alpha`() {
    var bitmap = Bitmap(width: 3, height: 2)
    bitmap[1, 1] = Pixel(1, 2, 3, 4)
    #expect(bitmap[1, 1] == Pixel(1, 2, 3, 4))
    #expect(Array(bitmap.pixels[16..<20]) == [1, 2, 3, 4])
  }

  @Test func `pixels can be written in place`() {
    var bitmap = Bitmap(width: 2, height: 1)
    bitmap.withUnsafeMutablePixels { $0[7] = 9 }
    #expect(bitmap[1, 0] == Pixel(0, 0, 0, 9))
  }

  @Test(arguments: [(0, 1), (1, 0), (-1, 1), (32768, 1), (1, 32768), (32767, 32767)])
  func `sides beyond the limits are not allowed`(width: Int, height: Int) {
    #expect(!Bitmap.allows(width: width, height: height))
  }

  @Test(arguments: [(1, 1), (32767, 8192), (16384, 16384)])
  func `sides up to the limits are allowed`(width: Int, height: Int) {
    #expect(Bitmap.allows(width: width, height: height))
  }

  @Test func `a bitmap without rows can't be built`() async {
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: 1, height: 0) }
  }

  @Test func `a bitmap whose pixels don't fill it can't be built`() async {
    await #expect(processExitsWith: .failure) {
      _ = Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 4])
    }
  }
}
