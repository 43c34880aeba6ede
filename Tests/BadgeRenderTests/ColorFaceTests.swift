import BadgeImage
import BadgeRender
import Badges
import Testing

/// A face in which one glyph has colours and the others have none.
struct ColorFaceTests {
  private let renderer: BadgeRenderer
  private let folder: Scratch

  init() throws {
    folder = try Scratch()
    var font = try PatchedFont()
    font.colorEight()
    renderer = try BadgeRenderer(fonts: FontSource(file: font.write(to: folder)))
  }

  /// The pixels, white on black, in which the label is all there is to see.
  private func label(_ text: String) throws -> [Pixel] {
    let bitmap = try renderer.bitmap(Badge(text, style: .ink(100, weight: .regular)))
    let pixels = (0..<(bitmap.width * bitmap.height)).map {
      bitmap[$0 % bitmap.width, $0 / bitmap.width]
    }
    return pixels.filter { $0.alpha == 255 && $0 != Pixel(0, 0, 0, 255) }
  }

  @Test func `a plain glyph is drawn in the foreground`() throws {
    let pixels = try label("H")
    #expect(pixels.filter { $0 == Pixel(255, 255, 255, 255) }.count > 1900)
  }

  @Test func `a glyph with colours keeps them`() throws {
    let pixels = try label("8")
    #expect(pixels.filter { $0 == Pixel(0, 0, 255, 255) }.count > 1900)
    #expect(!pixels.contains(Pixel(255, 255, 255, 255)))
  }
}
