import Testing

@testable import badge_render

struct ResponseFileTests {
  /// The program's directory with a file of arguments.
  private func program(_ content: String, named name: String = "args") throws -> BadgeRenderProgram
  {
    let program = try BadgeRenderProgram()
    try program.directory.write(Array(content.utf8), to: name)
    return program
  }

  @Test(arguments: [
    "--count\n5\n-o\nx.png\n", "--count\n5\n-o\nx.png", "--count\r\n5\r\n-o\r\nx.png\r\n",
    "\u{FEFF}--count\n5\n-o\nx.png\n",
  ])
  func `a file's lines are arguments`(content: String) throws {
    let program = try program(content)
    #expect(try program("@args").status == 0)
    #expect(program.directory.names == ["args", "x.png"])
    #expect(try program.picture("--count", "5") == program.directory.bytes("x.png"))
  }

  @Test func `the lines take the place of the argument, spaces stay in them`() throws {
    let program = try program("--text\n a  b \n")
    let child = try program("@args", "--measure")
    #expect(child.text.contains(#""text":" a  b ""#))
  }

  @Test func `every command takes a file, even for its name`() throws {
    let program = try program("compare\na.png\nb.png\n--json\n")
    _ = try program("--count", "1", "-o", "a.png")
    _ = try program("--count", "1", "-o", "b.png")
    #expect(try program("@args").text.contains(#""same":true"#))
  }

  @Test func `a doubled sign is one, in files too`() throws {
    let program = try program("--text\n@@home\n")
    for arguments in [["--text", "@@home"], ["@args"], ["--text=@home"]] {
      #expect(try program.run(arguments + ["--measure"]).text.contains(#""text":"@home""#))
    }
  }

  @Test func `a file whose name begins with the sign has a path`() throws {
    let program = try program("--count\n5\n", named: "@x")
    #expect(try program("@./@x", "-o", "./@y.png").status == 0)
    #expect(try program("compare", "./@y.png", "./@y.png").status == 0)
    #expect(program.directory.names == ["@x", "@y.png"])
  }

  @Test func `an empty line is an empty argument, an empty file is none`() throws {
    #expect(
      try program("--count\n1\n--alt\n\n--measure\n")("@args").text.contains(#""hidden":false"#))
    let child = try program("")("@args")
    #expect(child.status == 64)
    #expect(child.err.hasPrefix("Usage:"))
  }

  @Test func `files don't nest`() throws {
    let child = try program("--count\n@args\n")("@args")
    #expect(child.status == 64)
    #expect(
      child.err == """
        badge-render: error: "args", line 2: "@args": a response file holds no other; double the @ \
        of a text

        """)
  }

  @Test func `a file that isn't there is a missing input`() throws {
    let child = try program("")("--text", "@home", "-o", "x.png")
    #expect(child.status == 66)
    #expect(child.err.contains(#""home": No such file or directory (an argument that begins"#))
  }

  @Test func `a NUL is refused`() throws {
    let child = try program("--text\na\0b\n")("@args", "--measure")
    #expect(child.status == 64)
    #expect(child.err.contains("a NUL can't be part of an argument"))
  }

  @Test func `names of files in it are bytes`() throws {
    let program = try BadgeRenderProgram()
    try program.directory.write(Array("--count\n5\n-o\n".utf8) + [0xFF, 0x0A], to: "args")
    #expect(try program("@args").status == 0)
    #expect(try program.shell(#"test -f "$(printf '\377')" && echo there"#).text == "there\n")
  }
}
