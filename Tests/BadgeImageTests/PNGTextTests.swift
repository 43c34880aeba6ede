import Testing

@testable import BadgeImage

struct PNGTextTests {
  private let bitmap = Bitmap.random(6, 5, colours: 9, seed: 8)

  @Test func `texts are written behind the description and read again`() throws {
    let texts = [
      PNGText(keyword: "Environment", "cairo: 1.16\nfont: 😎"), PNGText(keyword: "B", ""),
    ]
    let file = try PNGFile(bitmap.png(PNGOptions(description: "5 pixels", texts: texts)))
    #expect(file.texts == [PNGText(keyword: "Description", "5 pixels")] + texts)
    #expect(try file.bitmap() == bitmap)
  }

  @Test func `a text takes the place of one under its keyword`() throws {
    let options = PNGOptions(
      description: "x",
      texts: [PNGText(keyword: "A", "old"), PNGText(keyword: "B", "stays")])
    let bytes = try PNGFile.replacing(PNGText(keyword: "A", "new"), in: bitmap.png(options))
    let file = try PNGFile(bytes)
    #expect(Set(file.texts.map(\.text)) == ["x", "new", "stays"])
    #expect(try file.bitmap() == bitmap)
  }

  @Test func `other forms of text are left alone`() throws {
    let chunks = [
      PNGBuilder.chunk("iTXt", Array("K\0\u{1}\0\0\0zip".utf8)),
      PNGBuilder.chunk("iTXt", Array("K\0\0".utf8)), PNGBuilder.chunk("iTXt", Array("K".utf8)),
      PNGBuilder.chunk("tEXt", Array("K\0old".utf8)),
    ]
    let file = PNGBuilder.onePixel(with: chunks)
    #expect(try PNGFile(file).texts == [])
    #expect(try PNGFile(PNGFile.replacing(PNGText(keyword: "K", "n"), in: file)).chunks.count == 5)
  }
}
