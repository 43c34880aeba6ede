import Testing

@testable import badge_render

struct DepfileTests {
  @Test func `everything read is in the rule, drawn or not`() throws {
    let batch = try BatchProgram(#"{"count":1,"out":"1.png"}"#, #"{"dot":true,"out":"2.png"}"#)
    let rule = """
      o/1.png o/2.png: \\
        /usr/share/fonts/opentype/inter/Inter-Bold.otf \\
        m.jsonl

      /usr/share/fonts/opentype/inter/Inter-Bold.otf:

      m.jsonl:

      """
    for _ in 1...2 {
      #expect(try batch("--output-dir", "o", "--depfile", "x.d").status == 0)
      #expect(batch.directory.bytes("x.d").map { String(decoding: $0, as: UTF8.self) } == rule)
    }
  }

  @Test func `the stamp stands for all files, and is new after each run without failures`() throws {
    let batch = try BatchProgram(#"{"dot":true,"out":"1.png"}"#)
    _ = try batch("--stamp", "s", "--depfile", "x.d")
    #expect(batch.directory.bytes("x.d")?.starts(with: Array("s: ".utf8)) == true)
    _ = try batch.program.shell("touch -d '1 hour ago' s")
    let old = try #require(batch.directory.time("s"))
    _ = try batch("--stamp", "s")
    let new = try #require(batch.directory.time("s"))
    #expect(new > old)
    try batch.write(["{"])
    _ = try batch("--stamp", "s")
    #expect(batch.directory.time("s") == new)
  }

  @Test(arguments: ["--depfile", "--stamp"])
  func `a depfile or stamp that can't be written is told before anything is drawn`(
    option: String
  ) throws {
    let batch = try BatchProgram(#"{"count":1,"out":"1.png"}"#)
    _ = try batch.program.shell("mkdir d")
    for (name, status) in [("-", 64), ("/dev/stdout", 64), ("d", 73), ("m.jsonl/x", 73)] {
      let child = try batch(option, name)
      #expect(child.status == Int32(status), "\(name)")
      #expect(child.err.hasPrefix("badge-render: error: \(option): \"\(name)\": "), "\(name)")
    }
    #expect(batch.files == ["d"])
    // Folders that are missing are made, as for pictures; only those that can't be are told of late.
    #expect(try batch(option, "e/f/x").status == 0)
    let child = try batch(option, "/proc/e/x")
    #expect(child.status == 73)
    #expect(child.messages.first == "m.jsonl: 0 written, 1 unchanged, 0 failed")
    #expect(child.messages.last?.contains("error: \(option): \"/proc/e/x\": ") == true)
  }

  @Test(arguments: [
    (#"{"on":"e\\","count":1,"out":"a.png"}"#, #""e\\""#),
    (#"{"count":1,"out":"a\nb"}"#, #""a\nb""#),
    (##"{"count":1,"out":"a\\#b"}"##, ##""a\\#b""##),
  ])
  func `a name that make can't read is told, and no depfile is written`(
    record: String, shown: String
  ) throws {
    let batch = try BatchProgram(record)
    _ = try batch.program.shell(#""$0" --count 1 -o i.png; cp i.png 'e\'"#)
    let child = try batch("--depfile", "x.d")
    #expect(child.status == 65)
    #expect(
      child.messages.last?.hasPrefix(
        "badge-render: error: --depfile: \(shown): makefiles name no file with a line break")
        == true, "\(child.err)")
    #expect(batch.directory.bytes("x.d") == nil)
  }

  @Test func `a backslash in the middle of a name is nothing to be escaped`() throws {
    let batch = try BatchProgram(#"{"count":1,"out":"e\\f"}"#)
    _ = try batch("--depfile", "x.d")
    #expect(batch.directory.bytes("x.d")?.starts(with: Array(#"e\f: "#.utf8)) == true)
  }

  @Test(arguments: [
    ("a b", #"a\ b"#), ("a#b", ##"a\#b"##), ("a$b", "a$$b"), ("a:b", #"a\:b"#),
    (#"a\ b"#, #"a\\\ b"#),
  ])
  func `names are escaped as make wants them`(name: String, escaped: String) {
    #expect(Depfile.escaped(FilePath(name)) == Array(escaped.utf8))
  }

  @Test(arguments: ["--depfile", "--stamp"])
  func `neither the state nor a pipe that nobody reads is taken for another file`(
    option: String
  ) throws {
    let batch = try BatchProgram(#"{"count":1,"out":"1.png"}"#)
    _ = try batch.program.shell("mkfifo pipe")
    #expect(try batch(option, ".badge-render.state").status == 64)
    #expect(try batch(option, "pipe").status == 64)
    #expect(batch.files == ["pipe"])
  }
}
