import Testing

@testable import BadgeImage

/// Files of pictures other than badges.
struct IconEncoderTests {
  /// A smooth picture with a little noise, as photographs have it.
  private func photograph(_ width: Int, _ height: Int) -> Bitmap {
    var generator = SeededGenerator(seed: 5)
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let noise = Int.random(in: 0..<4, using: &generator)
        let level = { (value: Int) in UInt8(truncatingIfNeeded: min(value + noise, 255)) }
        bitmap[x, y] = Pixel(level(x), level(y), level((x + y) / 2))
      }
    }
    return bitmap
  }

  @Test(arguments: [PNGCompression.fast, .best], [1, 2, 300, 5000])
  func `every bitmap comes back as it was`(compression: PNGCompression, colours: Int) throws {
    var encoder = IconEncoder()
    for (width, height) in [(1, 1), (1, 9), (33, 1), (33, 17), (64, 130), (150, 200)] {
      let bitmap = Bitmap.random(width, height, colours: colours, seed: UInt64(width + colours))
      let file = encoder.encode(bitmap, options: PNGOptions(compression: compression))
      #expect(try Bitmap(png: file) == bitmap)
      #expect(try PNGFile(file).header.colourType == .rgba)
    }
    let photograph = photograph(120, 90)
    let file = encoder.encode(photograph, options: PNGOptions(compression: compression))
    #expect(try Bitmap(png: file) == photograph)
  }

  @Test(arguments: [PNGCompression.fast, .best])
  func `an opaque picture is written without alphas`(compression: PNGCompression) throws {
    var encoder = IconEncoder()
    let pictures = [
      photograph(33, 17), photograph(1, 1), photograph(120, 90),
      Bitmap(width: 9, height: 40, pixels: .init(repeating: 255, count: 9 * 40 * 4)),
    ]
    for bitmap in pictures {
      let file = encoder.encode(
        bitmap, options: PNGOptions(compression: compression), isOpaque: true)
      #expect(try PNGFile(file).header.colourType == .rgb)
      #expect(try Bitmap(png: file) == bitmap)
    }
  }

  @Test func `photographs are filtered, drawings are not`() {
    var encoder = IconEncoder()
    let photograph = photograph(128, 128)
    #expect(encoder.encode(photograph).count < photograph.png().count * 2 / 3)
    var drawing = Bitmap(width: 128, height: 128)
    for y in 0..<128 {
      for x in 0..<128 where (x / 9 + y / 7).isMultiple(of: 3) { drawing[x, y] = Pixel(200, 30, 9) }
    }
    #expect(encoder.encode(drawing).count <= drawing.png().count)
  }

  @Test func `what was encoded before changes nothing`() {
    var encoder = IconEncoder()
    let bitmap = photograph(40, 40)
    let first = encoder.encode(bitmap)
    _ = encoder.encode(Bitmap.random(300, 300, colours: 9, seed: 2))
    #expect(encoder.encode(bitmap) == first)
    #expect(IconEncoder.encoded(bitmap) == first)
  }
}

extension IconEncoder {
  /// The file that a new encoder makes.
  fileprivate static func encoded(_ bitmap: Bitmap) -> [UInt8] {
    var encoder = IconEncoder()
    return encoder.encode(bitmap)
  }
}
