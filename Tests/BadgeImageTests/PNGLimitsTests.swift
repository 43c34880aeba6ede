import Testing

@testable import BadgeImage

struct PNGLimitsTests {
  private func code(_ bytes: [UInt8], _ limits: PNGLimits = PNGLimits()) throws -> PNGError.Code {
    try #require(throws: PNGError.self) { try PNGFile(bytes, limits: limits) }.code
  }

  @Test(arguments: [(20000, 20000), (32768, 1), (1, 0x7fff_ffff), (8193, 8192)])
  func `a header beyond the limits is refused before anything else is read`(
    width: Int, height: Int
  ) throws {
    // Nothing follows the header, so only the header can have been judged.
    let file = PNGBuilder.signature + PNGBuilder.header(width, height)
    #expect(try code(file) == .tooLarge)
  }

  @Test func `the message names both sides`() throws {
    let file = PNGBuilder.signature + PNGBuilder.header(20000, 20001)
    let error = try #require(throws: PNGError.self) { try PNGFile(file) }
    #expect(error.message.contains("20000 × 20001"))
  }

  @Test func `limits can be lowered but not raised above a bitmap's own`() throws {
    let file = try Fixtures.image("rgba64")
    #expect(try code(file, PNGLimits(maximumSide: 63)) == .tooLarge)
    #expect(try code(file, PNGLimits(maximumPixelCount: 4095)) == .tooLarge)
    #expect(throws: Never.self) { try PNGFile(file, limits: PNGLimits(maximumPixelCount: 4096)) }
    let limits = PNGLimits(maximumSide: .max, maximumPixelCount: .max)
    #expect(limits.maximumSide == Bitmap.maximumSide)
    #expect(limits.maximumPixelCount == Bitmap.maximumPixelCount)
  }

  /// A transparent picture of 2048 × 2048 pixels that ends after some rows.
  private func picture(rows: Int) -> [UInt8] {
    PNGBuilder.signature + PNGBuilder.header(2048, 2048)
      + PNGBuilder.imageData([UInt8](repeating: 0, count: (2048 * 4 + 1) * rows))
      + PNGBuilder.chunk("IEND")
  }

  @Test func `a picture of far too little data is refused before memory is taken`() throws {
    #expect(try code(picture(rows: 1900)) == .badImageData)
  }

  @Test func `a picture that shrinks as far as deflate can is read`() throws {
    let file = picture(rows: 2048)
    #expect(file.count * 980 < 2048 * 2048 * 4)
    #expect(try Bitmap(png: file) == Bitmap(width: 2048, height: 2048))
  }

  @Test func `a text of 9 MB is passed over`() throws {
    let text = Array("Comment\0".utf8) + [UInt8](repeating: 65, count: 9 << 20)
    let file = try PNGFile(PNGBuilder.onePixel(with: [PNGBuilder.chunk("tEXt", text)]))
    #expect(try file.bitmap()[0, 0] == Pixel(255, 0, 0))
    #expect(file.chunks.map(\.type) == ["tEXt"])
  }

  @Test func `a compressed text or profile is never inflated`() throws {
    let broken = PNGBuilder.chunk("iCCP", Array("a\0\0no zlib stream".utf8))
    let file = try PNGFile(PNGBuilder.onePixel(with: [broken]))
    #expect(try file.bitmap()[0, 0] == Pixel(255, 0, 0))
  }

  @Test func `of very many chunks only the first are listed`() throws {
    let chunks = [[UInt8]](repeating: PNGBuilder.chunk("abCD"), count: 5000)
    let file = try PNGFile(PNGBuilder.onePixel(with: chunks))
    #expect(file.chunks.count == PNGFile.maximumChunkCount)
  }
}
