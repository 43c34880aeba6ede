import BadgeImage
import Testing

struct ReducingTests {
  private func bitmap(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> Pixel) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { bitmap[x, y] = pixel(x, y) } }
    return bitmap
  }

  @Test func `one colour stays that colour in any size`() {
    let color = Pixel(200, 100, 50, 77)
    let reduced = bitmap(13, 7) { _, _ in color }.reduced(toWidth: 5, height: 3)
    #expect(reduced == bitmap(5, 3) { _, _ in color })
  }

  @Test func `each pixel is the mean of those it covers`() {
    let columns = bitmap(4, 2) { x, _ in Pixel(UInt8(x * 60), 0, 0) }
    #expect(columns.reduced(toWidth: 2, height: 1)[0, 0] == Pixel(30, 0, 0))
    #expect(columns.reduced(toWidth: 2, height: 1)[1, 0] == Pixel(150, 0, 0))
    // The middle one of three pixels belongs to both halves.
    let thirds = bitmap(3, 1) { x, _ in Pixel(UInt8(x * 90), 0, 0) }
    #expect(thirds.reduced(toWidth: 2, height: 1)[0, 0] == Pixel(30, 0, 0))
    #expect(thirds.reduced(toWidth: 2, height: 1)[1, 0] == Pixel(150, 0, 0))
  }

  @Test func `colours of transparent pixels don't count`() {
    let half = bitmap(2, 1) { x, _ in x == 0 ? Pixel(200, 100, 50) : Pixel(0, 255, 255, 0) }
    #expect(half.reduced(toWidth: 1, height: 1)[0, 0] == Pixel(200, 100, 50, 128))
    let none = bitmap(2, 1) { _, _ in Pixel(9, 9, 9, 0) }
    #expect(none.reduced(toWidth: 1, height: 1)[0, 0] == .clear)
  }

  @Test func `the same size is the same picture`() {
    let picture = bitmap(3, 3) { x, y in Pixel(UInt8(x), UInt8(y), 3, UInt8(x * y)) }
    #expect(picture.reduced(toWidth: 3, height: 3) == picture)
  }
}
