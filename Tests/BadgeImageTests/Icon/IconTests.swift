import Testing

@testable import BadgeImage

struct IconTests {
  /// Exif data of one directory with one entry.
  private func exif(
    _ value: UInt8, tag: UInt8 = 0x12, type: UInt8 = 3, isBigEndian: Bool = true
  ) -> [UInt8] {
    isBigEndian
      ? [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, tag, 0, type, 0, 0, 0, 1, 0, value, 0, 0, 0, 0]
      : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, tag, 1, type, 0, 1, 0, 0, 0, value, 0, 0, 0, 0, 0]
  }

  /// A picture of 3 × 2 pixels whose red counts them.
  private func counted(_ chunks: [[UInt8]]) throws -> Icon {
    let rows: [UInt8] = (0..<2).flatMap { y in
      [0] + (0..<3).flatMap { x in [UInt8(y * 3 + x), 0, 0, 255] }
    }
    return try Icon(
      png: chunks.reduce(PNGBuilder.signature + PNGBuilder.header(3, 2), +)
        + PNGBuilder.imageData(rows) + PNGBuilder.chunk("IEND"))
  }

  private func reds(_ icon: Icon) -> [[UInt8]] {
    (0..<icon.bitmap.height).map { y in
      (0..<icon.bitmap.width).map { x in icon.bitmap[x, y].red }
    }
  }

  /// What Exif's figure shows for the values 1 to 8.
  @Test(
    arguments: [
      (1, [[0, 1, 2], [3, 4, 5]]), (2, [[2, 1, 0], [5, 4, 3]]), (3, [[5, 4, 3], [2, 1, 0]]),
      (4, [[3, 4, 5], [0, 1, 2]]), (5, [[0, 3], [1, 4], [2, 5]]), (6, [[3, 0], [4, 1], [5, 2]]),
      (7, [[5, 2], [4, 1], [3, 0]]), (8, [[2, 5], [1, 4], [0, 3]]),
    ] as [(UInt8, [[UInt8]])])
  func `a picture is turned as its Exif data says, which then goes`(
    value: UInt8, expected: [[UInt8]]
  ) throws {
    for isBigEndian in [true, false] {
      let data = exif(value, isBigEndian: isBigEndian)
      let icon = try counted([PNGBuilder.chunk("eXIf", data)])
      #expect(reds(icon) == expected)
      #expect(icon.chunks.isEmpty && icon.warnings.isEmpty)
    }
  }

  @Test func `a photograph on its side comes out upright`() throws {
    let stored = try Bitmap(png: Fixtures.image("exif_orient6_40x20"))
    let icon = try Icon(png: Fixtures.image("exif_orient6_40x20"))
    #expect(stored.width == 40 && icon.bitmap.width == 20 && icon.bitmap.height == 40)
    #expect(icon.bitmap[19, 0] == stored[0, 0])
    #expect(icon.chunks.isEmpty)
  }

  @Test func `Exif data without an orientation is left out in silence`() throws {
    let icon = try counted([PNGBuilder.chunk("eXIf", exif(6, tag: 0x0f))])
    #expect(reds(icon) == [[0, 1, 2], [3, 4, 5]])
    #expect(icon.warnings.isEmpty)
  }

  @Test func `Exif data that can't be read leaves the picture as it is, with a warning`() throws {
    let whole = exif(6)
    let cut = (0..<20).map { Array(whole[..<$0]) }
    for data in cut + [exif(0), exif(9), exif(6, type: 9), [0x4d] + whole] {
      let icon = try counted([PNGBuilder.chunk("eXIf", data)])
      #expect(reds(icon) == [[0, 1, 2], [3, 4, 5]])
      #expect(icon.warnings.map(\.code) == [.orientationLeftOut], "\(data)")
    }
  }

  @Test func `the density stays, and turns with the picture`() throws {
    let density: [UInt8] = [0, 0, 0x0b, 0x13, 0, 0, 0x16, 0x25, 1]
    let chunk = PNGBuilder.chunk("pHYs", density)
    let icon = try counted([chunk])
    #expect(icon.chunks.map(\.type) == ["pHYs"] && Array(icon.chunks[0].data) == density)
    let turned = try counted([chunk, PNGBuilder.chunk("eXIf", exif(6))])
    #expect(Array(turned.chunks[0].data) == [0, 0, 0x16, 0x25, 0, 0, 0x0b, 0x13, 1])
    for damaged in [Array(density[1...]), density.dropLast() + [2], [0, 0, 0, 0] + density[4...]] {
      let icon = try counted([PNGBuilder.chunk("pHYs", Array(damaged))])
      #expect(icon.chunks.isEmpty)
      #expect(icon.warnings.map(\.code) == [.densityLeftOut])
    }
  }

  @Test func `times, texts and backgrounds are left out in silence`() throws {
    let icon = try Icon(png: Fixtures.image("text_time_phys"))
    #expect(icon.chunks.map(\.type) == ["pHYs"])
    #expect(icon.warnings.isEmpty)
  }

  @Test func `of an animation the still picture is used, with a warning`() throws {
    let icon = try counted([PNGBuilder.chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0])])
    #expect(reds(icon) == [[0, 1, 2], [3, 4, 5]])
    #expect(icon.warnings.map(\.code) == [.animationLeftOut])
  }

  @Test func `the pixels are the file's, those of faint and transparent ones, too`() throws {
    for name in ["transparent_margin", "gray_alpha8", "palette_trns", "16bit_rgba_interlaced"] {
      let icon = try Icon(png: Fixtures.image(name))
      #expect(try icon.bitmap == Bitmap(png: Fixtures.image(name)))
    }
  }

  @Test func `what is kept comes back from a written file, in the specification's order`() throws {
    let density = PNGBuilder.chunk("pHYs", [0, 0, 1, 0, 0, 0, 1, 0, 0])
    let icon = try Icon(
      png: PNGBuilder.onePixel(with: [
        density, IconColourTests.adobePrimaries, IconColourTests.gamma(45455),
      ]))
    let options = PNGOptions(scale: 2, description: "An icon", chunks: icon.chunks)
    for compression in PNGCompression.allCases {
      var options = options
      options.compression = compression
      let file = try PNGFile(icon.bitmap.png(options))
      #expect(file.chunks.map(\.type) == ["gAMA", "cHRM", "pHYs", "iTXt"])
      #expect(try Icon(png: icon.bitmap.png(options)) == icon)
    }
  }

  @Test func `without anything kept a file says sRGB and its scale`() throws {
    let icon = try Icon(png: PNGBuilder.onePixel())
    let file = icon.bitmap.png(PNGOptions(scale: 2, chunks: icon.chunks))
    #expect(file == icon.bitmap.png(PNGOptions(scale: 2)))
    #expect(try PNGFile(file).chunks.map(\.type) == ["sRGB", "pHYs"])
  }
}
