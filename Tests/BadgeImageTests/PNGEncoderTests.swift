import Testing

@testable import BadgeImage

struct PNGEncoderTests {
  private let picture = Bitmap.random(20, 9, colours: 400, seed: 3)

  /// The types of all chunks, in order, and their data.
  private func chunks(_ file: [UInt8]) throws -> [PNGChunk] {
    var reader = ChunkReader(file)
    var chunks = [try reader.next()]
    while let last = chunks.last, last.type != "IEND" { chunks.append(try reader.next()) }
    #expect(reader.position == file.count)
    return chunks
  }

  private func types(_ file: [UInt8]) throws -> [String] {
    try chunks(file).map { $0.type.description }
  }

  private func data(_ type: PNGChunkType, _ file: [UInt8]) throws -> [UInt8] {
    let chunk = try chunks(file).first { $0.type == type }
    return Array(try #require(chunk).data)
  }

  /// Opaque pixels in no order, which only a palette shortens.
  private func noise(_ colours: Int) -> Bitmap {
    var generator = SeededGenerator(seed: 11)
    var bitmap = Bitmap(width: 64, height: 64)
    for index in 0..<4096 {
      let red = UInt8(Int.random(in: 0..<colours, using: &generator))
      bitmap[index % 64, index / 64] = Pixel(red, 9, 0)
    }
    return bitmap
  }

  @Test(arguments: [PNGCompression.fast, .best], [1, 2, 3, 17, 256, 257, 5000])
  func `every bitmap comes back as it was`(compression: PNGCompression, colours: Int) throws {
    for (width, height) in [(1, 1), (1, 9), (33, 1), (33, 17), (80, 58)] {
      let bitmap = Bitmap.random(width, height, colours: colours, seed: UInt64(width + colours))
      let file = bitmap.png(PNGOptions(compression: compression, scale: 2, description: "4"))
      #expect(try Bitmap(png: file) == bitmap)
    }
  }

  @Test func `a filtered picture comes back as it was, and shorter`() throws {
    let best = Bitmap.slope.png(PNGOptions(compression: .best))
    #expect(try Bitmap(png: best) == .slope)
    #expect(best.count * 4 < Bitmap.slope.png().count)
  }

  @Test func `rows under each of the five filters come back as they were`() throws {
    var generator = SeededGenerator(seed: 2)
    var bitmap = Bitmap.slope
    for y in 0..<40 {
      for x in 0..<60 {
        let level = Int.random(in: 0...3, using: &generator)
        bitmap[x, y].red = UInt8(level * 60 * (y % 2) + x * (1 - y % 2))
        let small: UInt8 = [0, 1, 255][level % 3]
        if y % 5 == 0 { bitmap[x, y] = Pixel(0, small, 0, 0) }
      }
    }
    let rows = bitmap.filteredRows()
    #expect(Set(stride(from: 0, to: rows.count, by: 241).map { rows[$0] }) == [0, 1, 2, 3, 4])
    let file =
      PNGBuilder.signature + PNGBuilder.header(60, 40) + PNGBuilder.imageData(rows)
      + PNGBuilder.chunk("IEND")
    #expect(try Bitmap(png: file) == bitmap)
  }

  @Test(arguments: [(12, 6, 10, 6), (10, 13, 10, 13), (13, 10, 10, 13), (5, 9, 7, 7)])
  func `of equally near neighbours the format's order decides`(
    left: UInt8, above: UInt8, corner: UInt8, prediction: UInt8
  ) {
    let paeth = RowFilter.paeth.prediction(left: left, above: above, corner: corner)
    #expect(paeth == prediction)
  }

  @Test(arguments: [PNGCompression.fast, .best])
  func `the tint under a nearly transparent edge is kept`(compression: PNGCompression) throws {
    var bitmap = Bitmap(width: 4, height: 4)
    bitmap[1, 1] = Pixel(200, 100, 50, 3)
    bitmap[2, 1] = Pixel(7, 8, 9, 0)
    #expect(try Bitmap(png: bitmap.png(PNGOptions(compression: compression))) == bitmap)
  }

  @Test func `the chunks are in order and nothing else is written`() throws {
    let file = picture.png(PNGOptions(scale: 1, description: "4 notifications"))
    #expect(try types(file) == ["IHDR", "sRGB", "pHYs", "iTXt", "IDAT", "IEND"])
    #expect(Array(file.prefix(8)) == PNGBuilder.signature)
    #expect(try data("IHDR", file) == [0, 0, 0, 20, 0, 0, 0, 9, 8, 6, 0, 0, 0])
    #expect(try data("sRGB", file) == [0])
    #expect(try data("IEND", file) == [])
  }

  @Test func `without scale and description their chunks are left out`() throws {
    for options in [PNGOptions(), PNGOptions(description: "")] {
      #expect(try types(picture.png(options)) == ["IHDR", "sRGB", "IDAT", "IEND"])
    }
  }

  @Test(arguments: [(1.0, 2835), (2, 5669), (3, 8504), (1.5, 4252), (0.1, 283), (16, 45354)])
  func `the density is 72 dpi times the scale`(scale: Double, perMetre: UInt32) throws {
    let bytes = PNGBuilder.bytes(perMetre)
    #expect(try data("pHYs", picture.png(PNGOptions(scale: scale))) == bytes + bytes + [1])
  }

  @Test func `the description is UTF-8 under its keyword`() throws {
    let file = picture.png(PNGOptions(description: "٤ إشعارات 😎"))
    let expected = Array("Description\0\0\0\0\0٤ إشعارات 😎".utf8)
    #expect(try data("iTXt", file) == expected)
  }

  @Test func `a description keeps no NUL, which would end it for readers`() throws {
    let file = picture.png(PNGOptions(description: "a\0b"))
    #expect(try data("iTXt", file) == Array("Description\0\0\0\0\0ab".utf8))
    #expect(try !types(picture.png(PNGOptions(description: "\0"))).contains("iTXt"))
  }

  @Test(arguments: [(2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
  func `few colours become a palette of the fewest bits`(colours: Int, bits: UInt8) throws {
    let bitmap = noise(colours)
    let file = bitmap.png(PNGOptions(compression: .best))
    #expect(try types(file) == ["IHDR", "sRGB", "PLTE", "IDAT", "IEND"])
    #expect(Array(try data("IHDR", file)[8...9]) == [bits, 3])
    #expect(try data("PLTE", file).count == colours * 3)
    #expect(try Bitmap(png: file) == bitmap)
  }

  @Test func `a palette lists transparent colours first, so that their list is short`() throws {
    var bitmap = noise(20)
    bitmap[5, 5] = Pixel(255, 255, 255, 128)
    bitmap[6, 6] = .clear
    let file = bitmap.png(PNGOptions(compression: .best))
    #expect(try data("tRNS", file) == [0, 128])
    #expect(Array(try data("PLTE", file).prefix(9)) == [0, 0, 0, 255, 255, 255, 0, 9, 0])
    #expect(try Bitmap(png: file) == bitmap)
  }

  @Test func `257 colours are not forced into a palette`() throws {
    let bitmap = Bitmap.random(60, 60, colours: 257, seed: 8)
    let file = bitmap.png(PNGOptions(compression: .best))
    #expect(try types(file) == ["IHDR", "sRGB", "IDAT", "IEND"])
  }

  @Test func `a palette that would make the file longer is not used`() throws {
    let file = Bitmap(width: 1, height: 1).png(PNGOptions(compression: .best))
    #expect(try types(file) == ["IHDR", "sRGB", "IDAT", "IEND"])
  }

  @Test(arguments: [PNGCompression.fast, .best])
  func `a used encoder writes the same bytes as a new one`(compression: PNGCompression) {
    let options = PNGOptions(compression: compression, scale: 3, description: "4")
    let bitmaps = [
      picture, .slope, Bitmap(width: 1, height: 1), .random(80, 58, colours: 90, seed: 5),
    ]
    let encoder = PNGEncoder()
    for bitmap in bitmaps + bitmaps.reversed() {
      #expect(encoder.encode(bitmap, options: options) == bitmap.png(options))
    }
  }

  @Test func `an encoded file stays as it is when the encoder goes on`() throws {
    let encoder = PNGEncoder()
    let file = encoder.encode(picture)
    _ = encoder.encode(.slope)
    #expect(try Bitmap(png: file) == picture)
  }
}
