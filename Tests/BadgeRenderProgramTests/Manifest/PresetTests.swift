import BadgeImage
import BadgeRender
import Badges
import Testing

@testable import badge_render

struct PresetTests {
  /// The files of a record, over files that can be read.
  private func outputs(
    _ record: String, files: [String: String] = [:]
  ) throws -> [PlannedOutput] {
    let read = try #require(try ManifestText(record).records().first)
    guard case .request(let request) = read.content else {
      throw Refused(text: read.failures.map { ManifestText.line($0) }.joined())
    }
    do throws(CommandError) {
      return try request.outputs(id: read.id) { (path) throws(CommandError) in
        guard let text = files[path.text] else { throw CommandError.usage(nil, "\(path): missing") }
        return Array(text.utf8)
      }
    } catch {
      throw Refused(text: "\(error.field ?? "-"): \(error.message)")
    }
  }

  private struct Refused: Error, Equatable { let text: String }

  private func names(_ outputs: [PlannedOutput]) -> [String] {
    outputs.map { $0.path?.text ?? "" }
  }

  private func text(_ output: PlannedOutput?) -> String? {
    guard case .bytes(let bytes) = output?.content else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The sizes of a file's pictures.
  private func sizes(_ output: PlannedOutput) throws -> [PixelSize] {
    let renderer = try BadgeRenderer()
    return try output.pictures.map { planned in
      let drawn = try PictureDrawing(planned.resolved, RunOptions()).draw(
        PictureTarget(scale: planned.scale, destination: nil), renderer)
      let bitmap = try PNGFile(try #require(drawn.png)).bitmap()
      #expect(drawn.picture.size == PixelSize(width: bitmap.width, height: bitmap.height))
      return drawn.picture.size
    }
  }

  private func square(_ side: Int) -> PixelSize { PixelSize(width: side, height: side) }

  /// A directory with an icon in it, and the icon's path.
  private func icon(_ width: Int, _ height: Int) throws -> (Directory, String) {
    let directory = try Directory()
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { bitmap[x, y] = Pixel(0, 0, 255) } }
    try directory.write(bitmap.png(), to: "icon.png")
    return (directory, directory.path + "/icon.png")
  }

  @Test func `an image set has three scales and a list`() throws {
    for out in ["a/bell", "a/bell.imageset", "a/bell.png"] {
      let made = try outputs(#"{"count":5,"preset":"imageset","out":"\#(out)"}"#)
      #expect(
        names(made) == [
          "a/bell.imageset/bell.png", "a/bell.imageset/bell@2x.png", "a/bell.imageset/bell@3x.png",
          "a/bell.imageset/Contents.json",
        ])
      #expect(try made.dropLast().flatMap(sizes) == [58, 115, 173].map(square))
      #expect(
        text(made.last) == """
          {
            "images": [
              {
                "filename": "bell.png",
                "idiom": "universal",
                "scale": "1x"
              },
              {
                "filename": "bell@2x.png",
                "idiom": "universal",
                "scale": "2x"
              },
              {
                "filename": "bell@3x.png",
                "idiom": "universal",
                "scale": "3x"
              }
            ],
            "info": {
              "author": "badge-render",
              "version": 1
            }
          }

          """)
    }
  }

  @Test func `an icon in an image set is the picture at scale 3`() throws {
    let (directory, path) = try icon(90, 60)
    let made = try outputs(#"{"count":5,"preset":"imageset","on":"\#(path)","out":"x"}"#)
    #expect(
      try made.dropLast().flatMap(sizes)
        == [(30, 20), (60, 40), (90, 60)].map { PixelSize(width: $0, height: $1) })
    withExtendedLifetime(directory) {}
  }

  @Test func `Android has a folder for each density`() throws {
    let made = try outputs(#"{"dot":true,"preset":"android","out":"res/ic_badge.png"}"#)
    let densities = ["ldpi", "mdpi", "hdpi", "xhdpi", "xxhdpi", "xxxhdpi"]
    #expect(names(made) == densities.map { "res/mipmap-\($0)/ic_badge.png" })
    #expect(made.flatMap(\.pictures).map(\.scale) == [0.75, 1, 1.5, 2, 3, 4])
    let (directory, path) = try icon(200, 200)
    let icons = try outputs(#"{"count":5,"preset":"android","on":"\#(path)","out":"ic"}"#)
    #expect(try icons.flatMap(sizes) == [36, 48, 72, 96, 144, 192].map(square))
    withExtendedLifetime(directory) {}
  }

  @Test(arguments: ["Badge", "a-b", "1a", "", "ä", "_a", "res/"])
  func `Android's names are refused where Android would refuse them`(name: String) {
    #expect(throws: (any Error).self) {
      try outputs(#"{"dot":true,"preset":"android","out":"\#(name)"}"#)
    }
  }

  @Test func `a Windows icon has four squares in one file`() throws {
    for text in [
      #""count":5"#, #""count":120,"max":99,"font":"caption2""#, #""text":"A long one""#,
    ] {
      let made = try outputs(#"{\#(text),"preset":"ico","out":"x"}"#)
      #expect(names(made) == ["x.ico"])
      #expect(try made.flatMap(sizes) == [16, 20, 24, 32].map(square))
    }
    #expect(names(try outputs(#"{"dot":true,"preset":"ico","out":"a/x.ico"}"#)) == ["a/x.ico"])
    #expect(throws: Refused.self) { try outputs(#"{"dot":true,"preset":"ico","out":"x.png"}"#) }
  }

  @Test func `a badge without an icon fills the square`() throws {
    let made = try outputs(#"{"count":5,"preset":"ico","out":"x"}"#)
    let picture = try #require(made.first?.pictures.first)
    let drawn = try PictureDrawing(picture.resolved, RunOptions()).draw(
      PictureTarget(scale: picture.scale, destination: nil), BadgeRenderer())
    #expect(drawn.picture.badge == PixelRect(x: 0, y: 0, width: 16, height: 16))
  }

  @Test func `a web site's icons have five sizes and a list`() throws {
    let made = try outputs(#"{"count":5,"preset":"favicon","out":"web/favicon"}"#)
    let sides = [16, 32, 180, 192, 512]
    #expect(
      names(made) == sides.map { "web/favicon-\($0)x\($0).png" } + ["web/favicon.webmanifest"])
    #expect(try made.dropLast().flatMap(sizes) == sides.map(square))
    let list = try #require(text(made.last))
    for side in sides { #expect(list.contains(#""src": "favicon-\#(side)x\#(side).png""#)) }
    #expect(list.contains(#""sizes": "512x512""#) && list.contains(#""type": "image/png""#))
  }

  @Test func `the list of a web site's icons holds addresses, whatever the name is`() throws {
    let made = try outputs(#"{"count":5,"preset":"favicon","out":"a/b c#1?%é~"}"#)
    #expect(names(made).first == "a/b c#1?%é~-16x16.png")
    let list = try #require(text(made.last))
    #expect(list.contains(#""src": "b%20c%231%3F%25%C3%A9~-16x16.png""#))
  }

  @Test func `an icon is never enlarged, and has to be square`() throws {
    for (width, height) in [(100, 100), (600, 599)] {
      let (directory, path) = try icon(width, height)
      let made = try outputs(#"{"count":5,"preset":"favicon","on":"\#(path)","out":"x"}"#)
      #expect(throws: CommandError.self) { try made.dropLast().flatMap(sizes) }
      withExtendedLifetime(directory) {}
    }
  }

  @Test func `pictures of a preset keep their size, whatever the badge`() throws {
    let (directory, path) = try icon(64, 64)
    let record = #"{"text":"wide","preset":"ico","on":"\#(path)","out":"x","canvas":"#
    #expect(try outputs(record + #""clip"}"#).flatMap(sizes).last == square(32))
    #expect(throws: Refused.self) { try outputs(record + #""expand"}"#) }
    withExtendedLifetime(directory) {}
  }

  @Test func `scales and presets exclude each other, older scales give way`() throws {
    for member in [#""scale":2"#, #""scales":[1,2]"#] {
      #expect(throws: Refused(text: "preset: imageset has scales of its own; give no others")) {
        try outputs(#"{"count":1,\#(member),"preset":"imageset","out":"x"}"#)
      }
      let manifest =
        #"{"defaults":{\#(member)},"badges":[{"count":1,"preset":"imageset","out":"x"}]}"#
      #expect(try outputs(manifest).count == 4)
    }
    #expect(throws: Refused.self) {
      try outputs(#"{"count":1,"preset":"ico","out":"{scale}"}"#)
    }
  }

  @Test func `a preset that isn't known is refused, one without a name too`() throws {
    let known = "imageset, appiconset, android, ico, favicon"
    #expect(
      throws: Refused(text: #"m:1: preset: "icon": not one of \#(known); did you mean ico?"#)
    ) { try outputs(#"{"count":1,"preset":"icon","out":"x"}"#) }
    #expect(throws: Refused.self) { try outputs(#"{"count":1,"preset":"ico"}"#) }
    #expect(throws: Refused.self) { try outputs(#"{"count":1,"preset":1,"out":"x"}"#) }
  }

  @Test func `of a hidden badge that is left out nothing is made`() throws {
    let skipped = try outputs(#"{"count":-1,"hidden":"skip","preset":"imageset","out":"x"}"#)
    #expect(skipped.map(\.isSkipped) == [true, true, true, true])
    let hidden = try outputs(#"{"count":-1,"preset":"ico","out":"x"}"#)
    #expect(try hidden.flatMap(sizes) == [16, 20, 24, 32].map(square))
  }
}
