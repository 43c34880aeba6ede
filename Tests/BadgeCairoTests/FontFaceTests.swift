import BadgeCairo
import Testing

struct FontFaceTests {
  @Test(arguments: [
    ("Thin", 100), ("ExtraLight", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
    ("SemiBold", 600), ("Bold", 700), ("ExtraBold", 800), ("Black", 900),
  ])
  func `Inter's faces have the weights of CSS`(name: String, weight: Double) throws {
    let faces = try FontFace.read(from: [TestFonts.inter("Inter-\(name)")])
    let face = try #require(faces.first)
    #expect(faces.count == 1)
    #expect(face.weights == weight...weight)
    #expect(face.name == "Inter")
    #expect(face.file == TestFonts.inter("Inter-\(name)"))
    #expect(!face.isItalic && !face.hasColor && face.isNormalWidth && !face.isVariable)
  }

  @Test func `italic and oblique faces are known`() throws {
    let files = [
      TestFonts.inter("Inter-Italic"), TestFonts.dejaVu("DejaVuSans-Oblique"),
      TestFonts.inter("Inter-Regular"),
    ]
    #expect(try FontFace.read(from: files).map(\.isItalic) == [true, true, false])
  }

  @Test func `condensed faces and faces in colour are known`() throws {
    let faces = try FontFace.read(from: [TestFonts.dejaVu("DejaVuSansCondensed"), TestFonts.emoji])
    #expect(faces.map(\.isNormalWidth) == [false, true])
    #expect(faces.map(\.width) == [87, 100])
    #expect(faces.map(\.hasColor) == [false, true])
    #expect(faces.first?.families == ["DejaVu Sans", "DejaVu Sans Condensed"])
  }

  @Test func `a variable face has a range of weights`() throws {
    let faces = try FontFace.read(from: [TestFonts.blocks])
    let variable = try #require(faces.first { $0.isVariable })
    #expect(variable.weights == 100...900)
    #expect(variable.weight(nearestTo: 50) == 100)
    #expect(variable.weight(nearestTo: 433) == 433)
    #expect(variable.weight(nearestTo: 950) == 900)
  }

  @Test func `faces come in the order of their files`() throws {
    let files = ["Inter-Bold", "Inter-Thin", "InterDisplay-Bold"].map(TestFonts.inter)
    #expect(try FontFace.read(from: files).map(\.file) == files)
    #expect(try FontFace.read(from: files.reversed()).map(\.file) == files.reversed())
  }

  @Test func `a file that is no font adds no face`() throws {
    let files = [FontFile(#filePath), FontFile("/nowhere"), TestFonts.inter("Inter-Bold")]
    #expect(try FontFace.read(from: files).map(\.file) == [TestFonts.inter("Inter-Bold")])
    #expect(try FontFace.read(from: []) == [])
    #expect(try FontMap(files: [FontFile(#filePath)]).faces == [])
  }
}
