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
    let lines = try [true, false].map { lacksOnlyEmoji in
      try FallbackFonts(finder).line(
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

  /// U+FE0F asks for an emoji that Noto Color Emoji lacks; like one of a later year.
  @Test func `an emoji that only another font has is taken from there`() throws {
    let folder = try Scratch()
    var font = try PatchedFont()
    font.map("\u{F0123}")
    let file = try font.write(to: folder)
    let directories = [TestFonts.inter, TestFonts.noto, folder.path]
    let renderer = try BadgeRenderer(fonts: FontSource(directories: directories))
    let measurement = try renderer.measure(Badge("a\u{F0123}\u{FE0F}"))
    #expect(measurement.warnings == [])
    #expect(measurement.font?.files == ["\(TestFonts.inter)/Inter-Bold.otf", file])
  }

  @Test func `the face in a given file is what was asked for`() throws {
    let file = "\(TestFonts.inter)/Inter-Black.otf"
    let renderer = try BadgeRenderer(fonts: FontSource(file: file))
    #expect(try renderer.measure(Badge(5)).warnings == [])
  }
}
