import BadgeRender
import Badges
import Testing

@testable import badge_render

struct BadgeRequestTests {
  private func request(_ arguments: String...) throws -> BadgeRequest {
    try BadgeRequest(arguments)
  }

  private func badge(_ arguments: String...) throws -> Badge {
    try BadgeRequest(["--count", "5"] + arguments).badge()
  }

  @Test func `without options a count is a badge in the default style`() throws {
    #expect(try badge() == Badge(.count(5)))
  }

  @Test(arguments: [("5", 5), ("5.0", 5), ("1e3", 1000), ("-1", -1), ("-0", 0), ("15e-1e", nil)])
  func `a count is any spelling of an integer`(text: String, count: Int?) throws {
    for arguments in [["--count", text], ["--count=\(text)"]] {
      let made = try? BadgeRequest(arguments).badge().content
      #expect(made == count.map { .count($0) })
    }
  }

  @Test func `limits follow the design's table`() throws {
    #expect(try badge().limit == .plusPrefix(999))
    #expect(try badge("--max", "99").limit == .plusSuffix(99))
    #expect(try badge("--max", "99", "--overflow", "prefix").limit == .plusPrefix(99))
    #expect(try badge("--overflow", "prefix", "--max", "99").limit == .plusPrefix(99))
    #expect(try badge("--overflow", "suffix").limit == .plusSuffix(999))
    #expect(try badge("--overflow", "prefix").limit == .plusPrefix(999))
    #expect(try badge("--max", "none").limit == .none)
  }

  @Test func `fonts are a style and a category, or a size`() throws {
    #expect(try badge("--font", "title").style.font == .title)
    #expect(try badge("--font", "large").style.font == .largeTitle)
    #expect(try badge("--content-size", "x-large").style.font == .style(.largeTitle, .xLarge))
    #expect(try badge("--size", "12.5").style.font == .size(12.5))
    #expect(try badge("--weight", "ultra-light", "--italic").style.weight == .ultraLight)
    #expect(try badge("--weight", "650", "--italic").style.italic)
    #expect(try badge("--family", "Exo 2").style.family == "Exo 2")
  }

  @Test func `font files and directories are taken as bytes, directories in order`() throws {
    let fonts = try request("--font-file", "a b.ttf", "--font-dir", "x", "--font-dir=y").fonts
    #expect(fonts == FontSource(file: "a b.ttf", directories: ["x", "y"]))
  }

  @Test func `shapes take a radius and corners`() throws {
    #expect(try badge("--shape", "circle").style.shape == .circle)
    #expect(try badge("--shape", "rounded").style.shape == .rounded(.medium, corners: .all))
    #expect(
      try badge("--corner-radius", "2.5", "--shape", "rounded").style.shape
        == .rounded(.points(2.5)))
    #expect(
      try badge("--shape=rounded", "--corner-radius=max", "--corners", "top-left,bottomTrailing")
        .style.shape == .rounded(.max, corners: [.topLeft, .bottomRight]))
    #expect(
      try badge("--shape=rounded", "--corners=top,left").style.shape
        == .rounded(.medium, corners: [.top, .bottomLeft]))
  }

  @Test func `lengths are points`() throws {
    #expect(try badge("--frame", "24x30.5").style.frame == BadgeFrame(width: 24, height: 30.5))
    #expect(try badge("--padding", "3,1").style.padding == BadgePadding(horizontal: 3, vertical: 1))
    #expect(try badge("--padding", "3").style.padding == BadgePadding(horizontal: 3, vertical: 3))
    #expect(try badge("--max-width", "80").style.maxWidth == 80)
  }

  @Test func `decorations take colours of any notation`() throws {
    let border = try badge("--border", "2,rgb(1, 2, 3)").style.border
    #expect(border == BadgeBorder(width: 2, color: .rgba(RGBA(red: 1, green: 2, blue: 3))))
    #expect(try badge("--shadow", "2.5").style.shadow == BadgeShadow(radius: 2.5))
    #expect(
      try badge("--shadow", "2.5,-1,1,rgb(1,2,3)").style.shadow
        == BadgeShadow(
          radius: 2.5, x: -1, y: 1, color: .rgba(RGBA(red: 1, green: 2, blue: 3))))
    #expect(try badge("--opacity", "0.5").style.opacity == 0.5)
  }

  @Test func `colours follow palette, appearance and contrast`() throws {
    let style = try badge(
      "--tint", "#f008", "--foreground", "auto", "--palette", "ios26", "--appearance", "dark",
      "--contrast", "increased"
    ).style
    #expect(style.tint == .rgba(RGBA(red: 255, green: 0, blue: 0, alpha: 136)))
    #expect(style.foreground == .auto)
    #expect(style.palette == .ios26 && style.appearance == .dark && style.contrast == .increased)
  }

  @Test func `texts for assistive technology are kept apart`() throws {
    let texts = try badge("--alt", "a", "--label", "b", "--value", "c", "--hint", "d").accessibility
    #expect(texts == BadgeAccessibility(alternative: "a", label: "b", value: "c", hint: "d"))
  }

  @Test func `a value may look like an option`() throws {
    #expect(try request("--text", "--dot").badge().content == .text("--dot"))
  }

  @Test func `one setting replaces another of its key`() throws {
    var request = BadgeRequest()
    for text in ["1", "2"] {
      try request.apply(Setting(key: .count, bytes: Array(text.utf8)))
    }
    try request.apply(Setting(key: .dot, bytes: Array("false".utf8)))
    #expect(try request.badge().content == .count(2))
  }

  @Test(arguments: [
    ("x.png", "x@2x.png"), ("a.b/x", "a.b/x@2x"), ("a/.png", "a/.png@2x"),
    ("x.tar.png", "x.tar@2x.png"),
  ])
  func `a scale's name stands before the extension`(name: String, scaled: String) throws {
    let targets = try request("--dot", "--scales", "1,2", "-o", name).targets(writes: true)
    #expect(targets.map { $0.destination?.name.text } == [name, scaled])
  }
}

extension BadgeRequest {
  /// What options make.
  fileprivate init(_ arguments: [String]) throws {
    let parser = OptionParser(options: OptionTable.options, command: nil)
    let parsed = parser.parse(arguments.map { Array($0.utf8) })
    #expect(parsed.fault == nil && parsed.operands.isEmpty)
    self = try BadgeArguments(parsed.given, streams: StandardStreams(input: nil, output: nil))
      .request
  }
}
