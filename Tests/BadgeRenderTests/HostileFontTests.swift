import BadgeCairo
import BadgeImage
import BadgeRender
import Badges
import Testing

/// Font files say what they like; none may end the process.
struct HostileFontTests {
  private let folder: Scratch

  init() throws {
    folder = try Scratch()
  }

  private func renderer(_ font: PatchedFont) throws -> BadgeRenderer {
    try BadgeRenderer(fonts: FontSource(file: font.write(to: folder)))
  }

  @Test func `a font taller than any picture is refused`() throws {
    var font = try PatchedFont()
    font.set([16], in: "head", at: 18)
    font.setHeights(32_767, -32_768)
    let renderer = try renderer(font)
    for badge in [Badge("8", style: .ink(1000)), Badge(.dot, style: .ink(1000))] {
      let error = #expect(throws: BadgeError.self) { try renderer.bitmap(badge) }
      #expect(error?.code == .tooLarge)
    }
  }

  @Test func `a font without a height can't be used`() throws {
    var font = try PatchedFont()
    font.setHeights(0, 0)
    let renderer = try renderer(font)
    for content in [BadgeContent.dot, .text("8")] {
      let badge = Badge(content, style: .ink())
      let error = #expect(throws: BadgeError.self) { try renderer.bitmap(badge) }
      #expect(error?.code == .noUsableFont)
      #expect(error?.description == "fontFile: \"Blocks\" has no height; use another font")
    }
  }

  @Test func `a font that is hardly high gives a dot of a pixel`() throws {
    var font = try PatchedFont()
    font.set([16_384], in: "head", at: 18)
    font.setHeights(1, 0)
    let renderer = try renderer(font)
    let size = try renderer.bitmap(Badge(.dot, style: .ink(8)))
    #expect(size.width == 1 && size.height == 1)
  }

  /// The axis's least, default and greatest weight.
  @Test func `weights that are none are taken for the least`() throws {
    var font = try PatchedFont()
    font["fvar"].replaceSubrange(
      20..<32, with: [-9, -7, -5].flatMap { PatchedFont.bigEndian($0 << 16, 4) })
    let faces = try FontFace.read(from: [FontFile(font.write(to: folder))])
    #expect(faces.map(\.weights) == [400...400, 1...1])
    let renderer = try BadgeRenderer(fonts: FontSource(directories: [folder.path]))
    let style = BadgeStyle.ink(family: "Blocks", weight: .ultraLight)
    #expect(try renderer.measure(Badge("8", style: style)).font?.weight == 1)
  }

  @Test func `a colour glyph larger than any picture is an error`() throws {
    var font = try PatchedFont()
    font.colorEight()
    font.set([16], in: "head", at: 18)
    let map = try FontMap(files: [FontFile(font.write(to: folder))])
    let face = try #require(map.faces.first)
    let line = map.line("8", in: FontSpecification(face, weight: 400, pixelSize: 16_000))
    let glyph = try #require(line.glyphs.first)
    #expect(throws: CairoError.self) {
      try glyph.font.colorImage(of: glyph.index, x: 0, y: 0)
    }
  }

  /// `.notdef` is wider than every digit that is there.
  @Test func `digits that a font lacks do not widen the others' cells`() throws {
    var font = try PatchedFont()
    font.set([2000], in: "hmtx", at: 0)
    let map = try FontMap(files: [FontFile(font.write(to: folder))])
    let face = try #require(map.faces.first)
    let line = map.line("18", in: FontSpecification(face, weight: 400, pixelSize: 10))
    #expect(line.advance == 2 * 5 * 1024)
  }
}
