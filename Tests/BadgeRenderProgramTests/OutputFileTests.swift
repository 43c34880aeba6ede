import BadgeImage
import Testing

struct OutputFileTests {
  @Test func `missing parent directories are made`() throws {
    let program = try BadgeRenderProgram()
    let child = try program("--count", "5", "-o", "a/b/c/x.png")
    #expect(child.status == 0)
    #expect(try Bitmap(png: #require(program.directory.bytes("a/b/c/x.png"))).width == 58)
    #expect(child.out.isEmpty && child.err.isEmpty)
  }

  @Test func `a file with the same bytes keeps its time unless a rewrite is forced`() throws {
    let program = try BadgeRenderProgram()
    _ = try program("--count", "5", "-o", "x.png")
    let first = try #require(program.directory.time("x.png"))
    let again = try program("--count", "5", "-o", "x.png", "--json")
    #expect(again.text.contains(#""status":"unchanged""#))
    #expect(program.directory.time("x.png") == first)
    let forced = try program("--count", "5", "-o", "x.png", "--json", "--force-write")
    #expect(forced.text.contains(#""status":"ok""#))
    #expect(program.directory.time("x.png") != first)
  }

  @Test func `other bytes replace a file and leave nothing beside it`() throws {
    let program = try BadgeRenderProgram()
    try program.directory.write([1, 2, 3], to: "x.png")
    #expect(try program("--count", "5", "-o", "x.png").status == 0)
    #expect(try Bitmap(png: #require(program.directory.bytes("x.png"))).height == 58)
    #expect(program.directory.names == ["x.png"])
  }

  @Test func `an existing file is refused under no-clobber`() throws {
    let program = try BadgeRenderProgram()
    let arguments = ["--count", "5", "--no-clobber", "-o", "x.png"]
    #expect(try program.run(arguments).status == 0)
    let child = try program.run(arguments)
    #expect(child.status == 73)
    let reason = "it exists already, and --no-clobber was given"
    #expect(child.err == "badge-render: error: -o: \"x.png\": \(reason)\n")
  }

  @Test(arguments: [
    ("d", 73, "Is a directory"), ("d/", 73, "Is a directory"),
    ("new/", 73, "the name of a folder; give one of a file"),
    ("/proc/x.png", 73, "No such file or directory"), ("f/x.png", 73, "Not a directory"),
    (String(repeating: "n", count: 300), 73, "File name too long"),
    ("loop", 73, "Too many levels of symbolic links"),
    ("/dev/full", 74, "No space left on device"),
  ])
  func `a refusal names the file and the system's reason`(
    name: String, status: Int32, reason: String
  ) throws {
    let program = try BadgeRenderProgram()
    _ = try program.shell("mkdir d; echo > f; ln -s loop loop")
    let child = try program("--count", "5", "-o", name)
    #expect(child.err == "badge-render: error: -o: \"\(name)\": \(reason)\n")
    #expect(child.status == status)
    #expect(program.directory.names == ["d", "f", "loop"])
  }

  @Test(arguments: [
    ("", 64, "a file's name is not empty"), ("d/", 73, #""d/": Is a directory"#),
    ("new/", 73, #""new/": the name of a folder; give one of a file"#),
    (".", 73, #"".": Is a directory"#),
    ("d/..", 73, #""d/..": Is a directory"#), ("/", 73, #""/": Is a directory"#),
    ("d", 73, #""d": Is a directory"#),
  ])
  func `a name that no file can have is refused for several scales, too`(
    name: String, status: Int32, reason: String
  ) throws {
    let program = try BadgeRenderProgram()
    _ = try program.shell("mkdir d")
    for scales in [["--scale", "2"], ["--scales", "2"], ["--scales", "2,3"]] {
      let child = try program.run(["--count", "5", "-o", name] + scales)
      #expect(child.err == "badge-render: error: -o: \(reason)\n")
      #expect(child.status == status)
    }
    #expect(program.directory.names == ["d"] && program.directory.names(in: "d").isEmpty)
  }

  @Test(arguments: [
    "jpg", "JPEG", "jpe", "jfif", "gif", "webp", "svg", "bmp", "tif", "tiff", "ico", "icns", "pdf",
    "psd", "avif", "heic", "heif", "jxl", "apng", "jp2", "eps", "tga", "xpm", "qoi", "ppm",
  ])
  func `the name of another format is refused`(format: String) throws {
    let program = try BadgeRenderProgram()
    let child = try program("--count", "5", "-o", "x.\(format)")
    let reason =
      "pictures are PNG files; give a name that ends in .png, not .\(format.lowercased())"
    #expect(child.err == "badge-render: error: -o: \"x.\(format)\": \(reason)\n")
    #expect(child.status == 64)
  }

  @Test func `a full disk leaves no file`() throws {
    let program = try BadgeRenderProgram()
    // A process that may not write a single block, whose messages go down a pipe.
    let child = try program.shell(
      #"{ (ulimit -f 0; exec "$0" --count 5 -o x.png); echo $?; } 2>&1 | cat"#)
    #expect(child.text == "badge-render: error: -o: \"x.png\": File too large\n74\n")
    #expect(program.directory.names.isEmpty)
  }

  @Test func `a link stays and its target is replaced`() throws {
    let program = try BadgeRenderProgram()
    _ = try program.shell("mkdir d; ln -s d/real.png x.png")
    #expect(try program("--count", "5", "-o", "x.png").status == 0)
    #expect(try program.shell("readlink x.png").text == "d/real.png\n")
    #expect(program.directory.bytes("d/real.png") == program.directory.bytes("x.png"))
    #expect(program.directory.bytes("d/real.png")?.isEmpty == false)
  }

  @Test func `a pipe is written to`() throws {
    let program = try BadgeRenderProgram()
    let child = try program.shell(#"mkfifo p; cat p > copy & "$0" --count 5 -o p; wait; test -p p"#)
    #expect(child.status == 0)
    #expect(try program.directory.bytes("copy") == program.picture("--count", "5"))
  }

  @Test func `a file takes the usual mode`() throws {
    let program = try BadgeRenderProgram()
    let child = try program.shell(#"umask 027; "$0" --count 5 -o x.png; stat -c %a x.png"#)
    #expect(child.text == "640\n")
  }

  @Test(arguments: ["600", "664", "444"])
  func `a file that is replaced keeps its mode`(mode: String) throws {
    let program = try BadgeRenderProgram()
    let child = try program.shell(
      #"umask 022; echo > x.png; chmod \#(mode) x.png; "$0" --count 5 -o x.png; stat -c %a x.png"#)
    #expect(child.text == "\(mode)\n")
    #expect(try program.directory.bytes("x.png") == program.picture("--count", "5"))
  }

  @Test func `several pictures are never written into one`() throws {
    let program = try BadgeRenderProgram()
    _ = try program.shell("ln -s cc@2x.png cc.png; mkdir d; ln -s d e; ln -s ../e/x@2x.png d/x.png")
    for (name, other) in [("cc.png", "cc@2x.png"), ("d/x.png", "d/x@2x.png")] {
      let child = try program("--dot", "--scales", "1,2", "-o", name)
      let reason = "\"\(other)\": the same file as \"\(name)\""
      #expect(child.err == "badge-render: error: -o: \(reason)\n")
      #expect(child.status == 73)
    }
    let device = try program("--dot", "--scales", "2", "-o", "/dev/null")
    #expect(device.err == "badge-render: error: -o: \"/dev/null\": several pictures need files\n")
    #expect(device.status == 73)
    #expect(program.directory.names == ["cc.png", "d", "e"])
  }

  @Test func `a name is bytes`() throws {
    let program = try BadgeRenderProgram()
    let name: [UInt8] = [0x6E, 0xFF, 0x2E, 0x70, 0x6E, 0x67]
    let child = try program.run(bytes: [Array("--count=5".utf8), Array("-o".utf8), name])
    #expect(child.status == 0)
    #expect(try program.shell(#"test -f "$(printf 'n\377.png')""#).status == 0)
  }

  @Test func `names of scales stand before the extension`() throws {
    let program = try BadgeRenderProgram()
    #expect(try program("--count", "5", "--scales", "1,2,1.5", "-o", "a.b/x.png").status == 0)
    #expect(try program.shell("ls a.b").text == "x.png\nx@1.5x.png\nx@2x.png\n")
    #expect(try Bitmap(png: #require(program.directory.bytes("a.b/x@2x.png"))).width == 115)
  }

  @Test func `an error at one scale leaves no file of another`() throws {
    let program = try BadgeRenderProgram()
    let child = try program(
      "--text", "WWWWW", "--size", "1000", "--scales", "0.1,16", "-o", "x.png")
    #expect(child.status == 64)
    #expect(program.directory.names.isEmpty)
  }

  @Test(arguments: ["-", "-o.png", "~/x.png", "数 😎.png"])
  func `a name is taken as it is`(name: String) throws {
    let program = try BadgeRenderProgram()
    #expect(try program("--count", "5", "-o", "./\(name)").status == 0)
    #expect(program.directory.bytes(name)?.isEmpty == false)
  }
}
