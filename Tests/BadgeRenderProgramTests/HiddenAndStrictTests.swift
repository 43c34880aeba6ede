import BadgeImage
import Testing

struct HiddenAndStrictTests {
  @Test(arguments: [
    ["--count", "-1"], ["--count=-1"], ["--count", "0", "--zero", "hide"], ["--text", ""],
    ["--text", "\u{200B} "],
  ])
  func `a badge that shows nothing is one transparent pixel`(arguments: [String]) throws {
    let program = try BadgeRenderProgram()
    let child = try program.run(arguments + ["-o", "x.png"])
    #expect(child.status == 0 && child.err.isEmpty)
    let bitmap = try Bitmap(png: #require(program.directory.bytes("x.png")))
    #expect(bitmap == Bitmap(width: 1, height: 1))
  }

  @Test func `a hidden badge may be skipped`() throws {
    let program = try BadgeRenderProgram()
    let child = try program("--count", "-1", "--hidden", "skip", "--json", "-o", "x.png")
    let line = #"{"v":1,"out":"x.png","status":"skipped","hidden":true,"warnings":[]}"#
    #expect(child.text == "\(line)\n")
    #expect(child.status == 0)
    #expect(program.directory.names.isEmpty)
  }

  @Test func `a hidden badge that is skipped clobbers nothing`() throws {
    let program = try BadgeRenderProgram()
    try program.directory.write([1], to: "x.png")
    let child = try program("--count", "-1", "--hidden", "skip", "--no-clobber", "-o", "x.png")
    #expect(child.status == 0 && child.err.isEmpty)
    #expect(program.directory.bytes("x.png") == [1])
  }

  @Test func `a hidden badge may be an error`() throws {
    let program = try BadgeRenderProgram()
    let child = try program("--count", "-1", "--hidden", "error", "-o", "x.png")
    #expect(child.err == "badge-render: error: --hidden: the badge shows nothing\n")
    #expect(child.status == 65)
    #expect(program.directory.names.isEmpty)
  }

  @Test func `an unknown family is a warning, once for all scales`() throws {
    let program = try BadgeRenderProgram()
    let arguments = ["--count", "5", "--family", "No Such", "--scales", "1,2", "-o", "x.png"]
    let text = #"--family: "No Such": no such family; drawn in "Inter""#
    let child = try program.run(arguments)
    #expect(child.err == "badge-render: warning: \(text)\n")
    #expect(child.status == 0)
    #expect(try program.run(arguments + ["-q"]).err.isEmpty)
    #expect(try program.run(arguments + ["--strict"]).err == "badge-render: error: \(text)\n")
    #expect(try program.run(arguments + ["--strict"]).status == 69)
  }

  @Test func `low contrast is strict only with a foreground of the user's`() throws {
    let program = try BadgeRenderProgram()
    let arguments = ["--count", "5", "--tint", "yellow", "-o", "x.png", "--strict"]
    let child = try program.run(arguments)
    #expect(child.err.hasPrefix("badge-render: warning: --foreground: "))
    #expect(child.status == 0)
    let strict = try program.run(arguments + ["--foreground", "white"])
    #expect(strict.err.hasPrefix("badge-render: error: --foreground: "))
    #expect(strict.status == 65)
    #expect(try program.run(arguments + ["--foreground", "auto"]).err.isEmpty)
  }

  @Test func `verbose says what is done`() throws {
    let child = try BadgeRenderProgram()("--count", "5", "--verbose", "-o", "x.png")
    #expect(child.err.hasPrefix("badge-render: note: set in Inter 700, "))
    #expect(child.err.hasSuffix("badge-render: note: \"x.png\": written, 58 × 58 pixels\n"))
  }

  @Test func `names of files can't write to the terminal`() throws {
    let program = try BadgeRenderProgram()
    _ = try program.shell(
      "mkdir f; ln -s /usr/share/fonts/opentype/inter/Inter-Bold.otf \"f/$(printf 'a\\033[1m.otf')\""
    )
    let child = try program("--count", "5", "--verbose", "--font-dir", "f", "-o", "x.png")
    #expect(child.err.contains(#"f/a\u{1b}[1m.otf"#))
    #expect(!child.err.contains("\u{1B}"))
  }
}
