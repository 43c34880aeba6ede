import BadgeImage
import BadgeRender
import Badges
import Testing

/// A face in which one glyph has colours and the others have none.
struct ColorFaceTests {
  /// The pixels, white on black, in which the label is all there is to see.
  private func label(
    _ text: String, in patch: (inout PatchedFont) -> Void
  ) throws -> [Pixel] {
    let folder = try Scratch()
    var font = try PatchedFont()
    patch(&font)
    let renderer = try BadgeRenderer(fonts: FontSource(file: font.write(to: folder)))
    let bitmap = try renderer.bitmap(Badge(text, style: .ink(100, weight: .regular)))
    let pixels = (0..<(bitmap.width * bitmap.height)).map {
      bitmap[$0 % bitmap.width, $0 / bitmap.width]
    }
    return pixels.filter { $0.alpha == 255 && $0 != Pixel(0, 0, 0, 255) }
  }

  @Test func `a plain glyph is drawn in the foreground`() throws {
    let pixels = try label("H") { $0.colorEight() }
    #expect(pixels.filter { $0 == Pixel(255, 255, 255, 255) }.count > 1900)
  }

  @Test func `a glyph with colours keeps them`() throws {
    let pixels = try label("8") { $0.colorEight() }
    #expect(pixels.filter { $0 == Pixel(0, 0, 255, 255) }.count > 1900)
    #expect(!pixels.contains(Pixel(255, 255, 255, 255)))
  }

  /// cairo before 1.18 shows nothing for such a glyph.
  @Test func `a glyph with a drawing is never left out`() throws {
    let pixels = try label("8") { $0.drawEight() }
    #expect(pixels.count > 1900)
  }
}
