import BadgeImage
import Testing

struct StreamTests {
  @Test func `standard output holds exactly the file`() throws {
    let program = try BadgeRenderProgram()
    _ = try program("--count", "5", "-o", "x.png")
    let file = try #require(program.directory.bytes("x.png"))
    for arguments in [
      ["-o", "-"], ["-o-"], ["--output=-"], ["-o", "/dev/stdout"], ["-o", "-", "--verbose"],
      ["-o", "-", "--json"],
    ] {
      let child = try program.run(["--count", "5"] + arguments)
      #expect(child.out == file, "\(arguments)")
      #expect(child.status == 0)
    }
  }

  @Test func `with the picture on standard output the record goes to standard error`() throws {
    let child = try BadgeRenderProgram()("--count", "5", "-o", "-", "--json")
    #expect(child.err.hasPrefix(#"{"v":1,"out":"-","status":"ok","#))
    for out in ["-", "/dev/stdout", "/dev/fd/1"] {
      for options in [["--count", "x"], ["--dot", "--bogus"]] {
        let failed = try BadgeRenderProgram().run(["-o", out, "--json"] + options)
        #expect(failed.out.isEmpty)
        #expect(failed.err.hasPrefix(#"{"v":1,"out":"-","status":"error","#))
      }
    }
  }

  @Test(arguments: [
    "//dev/stdout", "/dev/./stdout", "/dev/fd//1", "/proc/self/fd/1", "/proc/thread-self/fd/1",
    "link.png", "dir/1",
  ])
  func `whatever leads to standard output is standard output`(name: String) throws {
    let program = try BadgeRenderProgram()
    _ = try program.shell("ln -s more link.png; ln -s /dev/stdout more; ln -s /dev/fd dir")
    let child = try program("--count", "5", "-o", name)
    #expect(try child.out == program.picture("--count", "5"))
    #expect(child.err.isEmpty && child.status == 0)
    let several = try program("--count", "5", "--scales", "1,2", "-o", name)
    #expect(several.status == 64 && several.out.isEmpty)
  }

  @Test func `a standard output that doesn't block is waited for`() throws {
    let program = try BadgeRenderProgram()
    // More than a pipe holds.
    let child = try program.shell(
      """
      perl -e 'use Fcntl; fcntl(STDOUT, F_SETFL, O_WRONLY | O_NONBLOCK); exec @ARGV' \\
        "$0" --text 😎😀🍎🌈🎁🐙 --size 400 -o - | cat
      """)
    #expect(child.out.count > 200_000)
    #expect(throws: Never.self) { try Bitmap(png: child.out) }
    #expect(child.err.isEmpty)
  }

  @Test(arguments: [["-o", "-"], ["-o", "x.png", "--json"], ["--measure"], ["--help"]])
  func `a closed standard output is an error where data belongs there`(arguments: [String]) throws {
    var program = try BadgeRenderProgram()
    program.surroundings.closed = [1]
    let child = try program.run(["--count", "5"] + arguments)
    #expect(child.err == "badge-render: error: standard output is closed\n")
    #expect(child.status == 73)
    #expect(program.directory.names.isEmpty)
  }

  @Test func `with all streams closed a file is still right`() throws {
    var program = try BadgeRenderProgram()
    let expected = try program.picture("--count", "5")
    program.surroundings.closed = [0, 1, 2]
    #expect(try program("--count", "5", "-o", "x.png").status == 0)
    #expect(program.directory.bytes("x.png") == expected)
  }

  @Test func `a full standard output is an error`() throws {
    var program = try BadgeRenderProgram()
    program.surroundings.redirected = [1: "/dev/full"]
    let child = try program("--count", "5", "-o", "-")
    #expect(child.err == "badge-render: error: standard output: No space left on device\n")
    #expect(child.status == 74)
  }

  @Test(arguments: ["", "trap '' PIPE;"])
  func `a reader that has gone ends the program silently by SIGPIPE`(trap: String) throws {
    let program = try BadgeRenderProgram()
    // The reader ends before the program starts: the pipe it opened is broken for certain.
    let child = try program.shell(
      """
      \(trap) mkfifo p gone; { exec 4<p; exec 4<&-; echo > gone; } & exec 3>p; read x < gone
      "$0" --count 5 -o - >&3; echo $?
      """)
    #expect(child.text == "141\n")
    #expect(child.err.isEmpty)
  }

  @Test func `a text of one hyphen is read from standard input`() throws {
    var program = try BadgeRenderProgram()
    let expected = try program.picture("--text", "A B")
    for input in ["A B", "A\nB\n", "A\r\nB\r\n", "A\tB\n", "A\u{2028}B"] {
      program.surroundings.input = Array(input.utf8)
      #expect(try program.picture("--text", "-") == expected, "\(input)")
    }
  }

  @Test func `only one line break ends a text`() throws {
    var program = try BadgeRenderProgram()
    for (input, text) in [("A\n\n", "A "), ("A\r\n", "A"), ("A\r\n\r\n", "A "), ("A\r", "A")] {
      program.surroundings.input = Array(input.utf8)
      #expect(try program.picture("--text", "-") == program.picture("--text", text), "\(input)")
    }
  }

  @Test func `a standard input without a text is refused`() throws {
    var program = try BadgeRenderProgram()
    program.surroundings.input = [UInt8](repeating: 0x61, count: 5000)
    let long = try program("--text", "-", "-o", "x.png")
    #expect(long.err == "badge-render: error: --text: too long (at most 4096 bytes of UTF-8)\n")
    #expect(long.status == 64)
    program.surroundings.closed = [0]
    let closed = try program("--text", "-", "-o", "x.png")
    #expect(closed.err == "badge-render: error: --text: standard input: it is closed\n")
    #expect(closed.status == 66)
  }

  @Test(arguments: [
    ("TERM=xterm", true), ("TERM=xterm NO_COLOR=", true), ("TERM=xterm NO_COLOR=1", false),
    ("TERM=xterm CI=", true), ("TERM=xterm CI=true", false), ("TERM=dumb", false),
    ("-u TERM", false),
  ])
  func `colour is for terminals that want it`(environment: String, isColored: Bool) throws {
    let program = try BadgeRenderProgram()
    let child = try program.shell(#"script -qec "env \#(environment) $0 -o x.png" /dev/null"#)
    let word = isColored ? "\u{1B}[1;31merror:\u{1B}[0m" : "error:"
    #expect(child.text.hasPrefix("badge-render: \(word) nothing to show"))
  }

  @Test func `a file gets no colour`() throws {
    let child = try BadgeRenderProgram().shell(#"TERM=xterm "$0" -o x.png"#)
    #expect(child.err.hasPrefix("badge-render: error: nothing to show"))
  }
}
