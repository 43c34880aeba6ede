import Testing

@testable import BadgeImage

struct PNGErrorTests {
  private func error(_ bytes: [UInt8], limits: PNGLimits = PNGLimits()) throws -> PNGError {
    try #require(throws: PNGError.self) { try Bitmap(png: bytes, limits: limits) }
  }

  @Test(arguments: [
    ("bad/empty", PNGError.Code.empty, "empty"),
    ("bad/sig_only", .truncated, "after 8 bytes"),
    ("bad/trunc_half", .truncated, "within IDAT"),
    ("bad/trunc_no_iend", .truncated, "after 543 bytes"),
    ("bad/crc_idat", .badChecksum, "checksum in IDAT"),
    ("bad/bad_depth", .badHeader, "with 7 bits"),
    ("bad/zero_width", .zeroSize, "0 × 10"),
    ("bad/no_idat", .badImageData, "without image data"),
    ("bad/short_rows", .badImageData, "before its last row"),
    ("bad/text_named", .notPNG, "a text"),
    ("bad/gif_named", .notPNG, "a GIF"),
    ("bad/ico_named", .notPNG, "an ICO"),
    ("bad/jpeg_named", .notPNG, "a JPEG"),
    ("bad/jpeg_cmyk_named", .notPNG, "a JPEG"),
    ("bad/jpeg_exif6_named", .notPNG, "a JPEG"),
    ("bad/svg_named", .notPNG, "an SVG"),
    ("bad/webp_named", .notPNG, "a WebP"),
    ("cgbi", .appleOptimised, "Apple-optimised (CgBI) PNG; convert it"),
  ])
  func `a bad file is refused in its own words`(
    name: String, code: PNGError.Code, words: String
  ) throws {
    let error = try error(Fixtures.image(name))
    #expect(error.code == code)
    #expect(error.message.contains(words), "\(error.message)")
    #expect(!error.message.contains("memory"))
  }

  @Test(arguments: ["bad/trailing_garbage", "bad/extra_rows"])
  func `bytes too many do no harm`(name: String) throws {
    let twin = try Bitmap(png: Fixtures.image("rgba64"))
    #expect(try Bitmap(png: Fixtures.image(name)) == twin)
  }

  @Test(arguments: [
    ("BM60\0\0\0\0\0\0", "a BMP"), ("BMW drivers", "a text"), ("\u{1}\u{2}\u{3}", "not a PNG"),
    ("<?xml version='1.0'?>\n<svg>", "an SVG"), ("<!DOCTYPE html>", "a web page"),
    ("version https://git-lfs.github.com/spec/v1", "git lfs pull"), ("%PDF-1.7", "a PDF"),
  ])
  func `what is no PNG is called by its name`(text: String, words: String) throws {
    let error = try error(Array(text.utf8))
    #expect(error.code == .notPNG)
    #expect(error.message.contains(words), "\(error.message)")
  }

  @Test func `a PNG whose line ends were converted is called damaged`() throws {
    let file = PNGBuilder.onePixel()
    let error = try error(Array(file[..<4]) + Array(file[5...]))
    #expect(error.message.contains("as binary"))
  }

  @Test func `a file cut anywhere is refused`() throws {
    let file = try Fixtures.image("text_time_phys")
    for count in 0..<file.count {
      let code = try error(Array(file[..<count])).code
      #expect(code == (count == 0 ? .empty : .truncated), "\(count) bytes")
    }
  }

  @Test func `a changed byte is noticed anywhere`() throws {
    let file = try Fixtures.image("text_time_phys")
    for index in file.indices {
      var damaged = file
      damaged[index] ^= 0x10
      #expect(throws: PNGError.self, "byte \(index)") { try Bitmap(png: damaged) }
    }
  }

  @Test func `an unknown critical chunk is refused, an unknown other one is not`() throws {
    let unknown = PNGBuilder.onePixel(with: [PNGBuilder.chunk("ABCD", [1])])
    #expect(try error(unknown).code == .badChunk)
    let harmless = PNGBuilder.onePixel(with: [PNGBuilder.chunk("abCD", [1])])
    #expect(try Bitmap(png: harmless)[0, 0] == Pixel(255, 0, 0))
  }

  @Test(arguments: [1, 2, 4, 8], [false, true])
  func `an index beyond the palette is an error of its row`(
    depth: Int, isInterlaced: Bool
  ) throws {
    var png = SampledPNG(
      type: .indexed, depth: depth, isInterlaced: isInterlaced, palette: [1, 2, 3],
      samples: Array(repeating: [0], count: 13 * 9))
    #expect(try Bitmap(png: png.file)[0, 0] == Pixel(1, 2, 3))
    png.samples[6 * 13 + 12] = [1]
    let error = try error(png.file)
    #expect(error.code == .badImageData)
    #expect(error.message.contains("row 7 has a colour beyond its palette of 1"))
  }

  /// A file whose image data ends otherwise.
  private func file(
    _ type: UInt8, interlaced: Bool = false, _ rows: [UInt8], _ change: (inout [UInt8]) -> Void
  ) -> [UInt8] {
    var stream = Array(PNGBuilder.imageData(rows).dropFirst(8).dropLast(4))
    change(&stream)
    return PNGBuilder.signature + PNGBuilder.header(2, 2, type: type, interlaced: interlaced)
      + PNGBuilder.chunk("IDAT", stream) + PNGBuilder.chunk("IEND")
  }

  @Test(arguments: [(UInt8(0), 3), (2, 7), (4, 5), (6, 9)], [false, true])
  func `a wrong checksum of the image data is noticed in every kind of picture`(
    kind: (type: UInt8, row: Int), interlaced: Bool
  ) throws {
    let passes = [1, 1, 2].flatMap { [UInt8](repeating: 0, count: 1 + (kind.row - 1) / 2 * $0) }
    let rows = interlaced ? passes : [UInt8](repeating: 0, count: 2 * kind.row)
    let right = file(kind.type, interlaced: interlaced, rows) { _ in }
    #expect(try Bitmap(png: right).width == 2)
    let wrong = file(kind.type, interlaced: interlaced, rows) { $0[$0.count - 1] ^= 1 }
    let missing = file(kind.type, interlaced: interlaced, rows) { $0.removeLast(4) }
    for file in [wrong, missing] {
      let error = try error(file)
      #expect(error.code == .badChecksum)
      #expect(error.message.contains("checksum (Adler-32) of its image data"), "\(error)")
    }
  }

  @Test func `image data that breaks off behind its last row is damaged`() throws {
    let rows = [UInt8](repeating: 0, count: 18)
    #expect(try error(file(6, rows) { $0.removeLast(5) }).code == .badImageData)
  }

  @Test func `a palette picture without its palette is refused`() throws {
    let png = SampledPNG(width: 1, height: 1, type: .indexed, depth: 8, samples: [[0]])
    #expect(try error(png.file).code == .badChunk)
  }

  @Test func `image data that can't be inflated is refused`() throws {
    let file =
      PNGBuilder.signature + PNGBuilder.header(1, 1)
      + PNGBuilder.chunk("IDAT", [0x78, 0x9c, 0xff, 0xff, 0xff, 0xff])
      + PNGBuilder.chunk("IEND")
    #expect(try error(file).code == .badImageData)
  }
}
