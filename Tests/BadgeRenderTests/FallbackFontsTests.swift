import BadgeCairo
import Badges
import Testing

@testable import BadgeRender

/// The short way to emoji against the long one.
struct FallbackFontsTests {
  @Test(arguments: ["9 😎", "👨‍👩‍👧‍👦🇩🇪", "1️⃣ new", "❤️ a ❤︎", "👍🏽!"])
  func `a label that lacks nothing but emoji comes out as with every font at hand`(
    text: String
  ) throws {
    let finder = try FontFinder(TestFonts.source)
    let face = try finder.find(FaceRequest(family: "Inter", weight: 700, isItalic: false)).face
    let lines = [true, false].map { lacksOnlyEmoji in
      FallbackFonts(finder).line(
        text, in: FontSpecification(face, weight: 700, pixelSize: 34), from: face.file,
        lacksOnlyEmoji: lacksOnlyEmoji)
    }
    #expect(lines[0].advance == lines[1].advance)
    #expect(lines[0].missing == lines[1].missing)
    for (short, long) in zip(lines[0].glyphs, lines[1].glyphs) {
      #expect(short.font.file == long.font.file && short.index == long.index)
      #expect(short.x == long.x && short.y == long.y)
    }
  }

  @Test func `the face in a given file is what was asked for`() throws {
    let file = "\(TestFonts.inter)/Inter-Black.otf"
    let renderer = try BadgeRenderer(fonts: FontSource(file: file))
    #expect(try renderer.measure(Badge(5)).warnings == [])
  }
}
