import BadgeImage
import BadgeRender
import Badges
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

struct FontFileTests {
  /// Blocks: a variable font of rectangles; its H is 0.3 em wide at 400, 0.1 at 100, 0.4 at 900.
  private static let blocks = Fixtures.path("Fonts/Blocks.ttf")

  private func renderer(_ file: String) throws -> BadgeRenderer {
    let directories = [TestFonts.inter, TestFonts.dejaVu, TestFonts.noto]
    return try BadgeRenderer(fonts: FontSource(file: file, directories: directories))
  }

  @Test func `a font file draws what its family draws, and nothing is missed`() throws {
    let file = try renderer("\(TestFonts.dejaVu)/DejaVuSerif-BoldItalic.ttf")
    let family = BadgeStyle.ink(family: "DejaVu Serif", italic: true)
    for text in ["fj", "7 \u{1F60E}"] {
      let drawn = try file.bitmap(Badge(text, style: .ink(italic: true)))
      #expect(drawn == (try BadgeRenderer.fresh().bitmap(Badge(text, style: family))))
    }
    #expect(try file.measure(Badge("fj", style: .ink(italic: true))).warnings == [])
  }

  /// The second map holds all faces of the family; the text must stay in the one that was given.
  @Test(arguments: [
    "\(TestFonts.inter)/Inter-Black.otf", "\(TestFonts.dejaVu)/DejaVuSansCondensed.ttf",
    "\(TestFonts.dejaVu)/DejaVuSerif-Italic.ttf",
  ])
  func `beside an emoji the text stays in the font file`(file: String) throws {
    for weight in [FontWeight.regular, .bold] {
      let badge = Badge("7 \u{1F60E}", style: .ink(weight: weight))
      let files = try renderer(file).measure(badge).font?.files
      #expect(files == [file, "\(TestFonts.noto)/NotoColorEmoji.ttf"])
    }
  }

  @Test(arguments: [
    ("DejaVu Sans Condensed", "DejaVuSansCondensed-Bold"),
    ("DejaVu Sans Light", "DejaVuSans-ExtraLight"), ("DejaVu Sans Mono", "DejaVuSansMono-Bold"),
  ])
  func `beside an emoji the text stays in its face`(family: String, face: String) throws {
    let badge = Badge("7 \u{1F60E}", style: .ink(family: family))
    let files = try BadgeRenderer.fresh().measure(badge).font?.files
    #expect(files == ["\(TestFonts.dejaVu)/\(face).ttf", "\(TestFonts.noto)/NotoColorEmoji.ttf"])
  }

  @Test(arguments: [(100, 0.1), (400, 0.3), (650, 0.35), (900, 0.4)])
  func `a variable font takes the weight`(weight: Int, width: Double) throws {
    let renderer = try renderer(Self.blocks)
    let style = BadgeStyle.ink(100, weight: try #require(FontWeight(weight)))
    let measurement = try renderer.measure(Badge("H", style: style))
    #expect(measurement.font?.weight == weight)
    #expect(measurement.warnings == [])
    let area = try renderer.bitmap(Badge("H", style: style)).whiteArea
    #expect(abs(area - 100 * width * 70) < 35)
  }

  @Test func `a font file that is none is refused by name`() throws {
    let folder = try Scratch()
    let path = try folder.write("not a font", named: "fake.ttf")
    let error = refusal(of: FontSource(file: path))
    #expect(error?.code == .badFont)
    #expect(error?.description == "fontFile: \"\(path)\": not a font that can be used")
  }

  /// A pipe without a writer would be waited for.
  @Test func `a font file that can't be read is refused with the reason`() throws {
    let folder = try Scratch()
    let pipe = folder.path + "/pipe.ttf"
    #expect(mkfifo(pipe, 0o600) == 0)
    let reasons = [
      folder.path: "a directory, not a font file", pipe: "not a regular file",
      "/nowhere/a.ttf": "No such file or directory",
      "\(Self.blocks)/a.ttf": "Not a directory",
    ]
    for (path, reason) in reasons {
      let error = refusal(of: FontSource(file: path))
      #expect(error?.code == .unreadableFont)
      #expect(error?.description == "fontFile: \"\(path)\": \(reason)")
    }
  }

  @Test func `a font directory that can't be read is refused, also beside one that can`() throws {
    for (path, reason) in [
      ("/nowhere", "No such file or directory"), (Self.blocks, "Not a directory"),
    ] {
      for file in [nil, Self.blocks] {
        let error = refusal(of: FontSource(file: file, directories: [TestFonts.inter, path]))
        #expect(error?.code == .unreadableFont)
        #expect(error?.description == "fontDirs: \"\(path)\": \(reason)")
      }
    }
  }

  private func refusal(of source: FontSource) -> BadgeError? {
    #expect(throws: BadgeError.self) { try BadgeRenderer(fonts: source) }
  }

  @Test func `without a font there is an error, never a picture`() throws {
    let empty = try Scratch()
    let renderer = try BadgeRenderer(fonts: FontSource(directories: [empty.path]))
    for badge in [Badge(1), Badge("a"), Badge("😎")] {
      let error = #expect(throws: BadgeError.self) { try renderer.bitmap(badge) }
      #expect(error?.code == .noUsableFont)
      #expect(
        error?.message
          == "no usable font in \"\(empty.path)\"; install a font such as Inter")
    }
  }

  @Test func `what has no label needs no font`() throws {
    let empty = try Scratch()
    let renderer = try BadgeRenderer(fonts: FontSource(directories: [empty.path]))
    #expect(try renderer.bitmap(Badge(-1)) == Bitmap(width: 1, height: 1))
    #expect(try renderer.bitmap(Badge(.dot)).width == 21)
  }

  @Test func `files that only look like fonts are no usable fonts`() throws {
    let folder = try Scratch()
    try folder.write("not a font", named: "Inter-Bold.otf")
    let renderer = try BadgeRenderer(fonts: FontSource(directories: [folder.path]))
    let error = #expect(throws: BadgeError.self) { try renderer.bitmap(Badge(1)) }
    #expect(error?.code == .noUsableFont)
    #expect(error?.field == "fontDirs")
  }

  @Test func `the first of two directories wins`() throws {
    let folder = try Scratch()
    let copy = folder.path + "/x.otf"
    try FileManager.default.copyItem(atPath: "\(TestFonts.inter)/Inter-Bold.otf", toPath: copy)
    let first = try BadgeRenderer(fonts: FontSource(directories: [folder.path, TestFonts.inter]))
    let weight = BadgeStyle(weight: .bold)
    #expect(try first.measure(Badge(1, style: weight)).font?.family == "Inter")
    let only = try BadgeRenderer(fonts: FontSource(directories: [folder.path]))
    #expect(try only.measure(Badge(1, style: weight)).font?.files == [copy])
    #expect(
      try only.bitmap(Badge(1, style: weight))
        == BadgeRenderer.fresh().bitmap(Badge(1, style: weight)))
  }
}
