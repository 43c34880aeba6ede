import Glibc
import Testing

@testable import badge_render

struct OutputSafetyTests {
  @Test(arguments: [
    "../x.png", "a/../../x.png", "/tmp/badge-render-escaped.png", "..", ".", "", "a/..", "a/",
    "a\\u0000.png", "../out/x.png",
  ])
  func `a name that leads out, or is none, fails its job and nothing else`(name: String) throws {
    let batch = try BatchProgram(#"{"dot":true,"out":"\#(name)"}"#, #"{"dot":true,"out":"ok.png"}"#)
    let child = try batch("--output-dir", "out", "--json")
    #expect(child.status == 1)
    #expect(child.records.map { $0["status"] as? String } == ["error", "ok"])
    #expect(child.messages.first?.hasPrefix("m.jsonl:1: error: out: ") == true)
    #expect(batch.files == ["out"])
    #expect(batch.directory.names(in: "out") == [".badge-render.state", "ok.png"])
  }

  @Test(arguments: [
    ("a/../b/./x.png", "b/x.png"), ("-o.png", "-o.png"), ("~/x.png", "~/x.png"),
    ("大 😎.png", "大 😎.png"), (".x.png", ".x.png"), ("..x.png", "..x.png"),
  ])
  func `a name that stays inside is a file's name, whatever it looks like`(
    name: String, file: String
  ) throws {
    let batch = try BatchProgram(#"{"dot":true,"out":"\#(name)"}"#)
    #expect(try batch("--output-dir", "out").status == 0)
    #expect(batch.directory.bytes("out/\(file)") != nil)
  }

  @Test(arguments: [".badge-render.state", ".badge-render-99999-abc", "d/.badge-render-1-z/x.png"])
  func `a name that the program keeps for itself is refused`(name: String) throws {
    let batch = try BatchProgram(#"{"dot":true,"out":"\#(name)"}"#)
    let child = try batch("--output-dir", "out")
    #expect(child.status == 1)
    #expect(child.err.contains("the program's own"))
  }

  @Test func `neither manifest, depfile nor stamp is written over by a picture`() throws {
    let batch = try BatchProgram(
      #"{"dot":true,"out":"m.jsonl"}"#, #"{"dot":true,"out":"x.d"}"#, #"{"dot":true,"out":"x"}"#)
    let child = try batch("--depfile", "x.d", "--stamp", "x")
    #expect(child.status == 1)
    #expect(child.err.contains("0 written, 0 unchanged, 3 failed"))
    #expect(!batch.files.contains("x.d"))
  }

  @Test func `no picture is written over the manifest that standard input is read from`() throws {
    let batch = try BatchProgram(#"{"dot":true,"out":"m.jsonl"}"#, #"{"dot":true,"out":"ok.png"}"#)
    let before = batch.directory.bytes("m.jsonl")
    for option in ["", "--force-write"] {
      let child = try batch.program.shell("\"$0\" batch - \(option) <m.jsonl")
      #expect(child.err.contains(#"out: "m.jsonl": the run's manifest, depfile or stamp"#))
      #expect(batch.directory.bytes("m.jsonl") == before)
      #expect(batch.directory.bytes("ok.png") != nil)
    }
  }

  @Test(arguments: ["--stamp", "--depfile"])
  func `neither depfile nor stamp is written over what a badge is made from`(
    option: String
  ) throws {
    let batch = try BatchProgram(#"{"count":1,"on":"icon.png","out":"a.png"}"#)
    _ = try batch.program.shell("\"$0\" --count 1 -o icon.png; ln -s icon.png link.png")
    let before = batch.directory.bytes("icon.png")
    for name in ["icon.png", "./link.png"] {
      let child = try batch(option, name)
      #expect(child.status == 1)
      #expect(
        child.messages.first?.hasPrefix(
          #"m.jsonl:1: error: on: "icon.png": the run's depfile or stamp, which would be written"#)
          == true)
      #expect(batch.directory.bytes("icon.png") == before)
    }
  }

  @Test(arguments: [
    ["--stamp", "m.jsonl"], ["--depfile", "./m.jsonl"], ["--depfile", "x", "--stamp", "./x"],
    ["--prune", "--shard", "1/2"],
  ])
  func `options that would undo each other are refused before anything is written`(
    options: [String]
  ) throws {
    let batch = try BatchProgram(#"{"dot":true,"out":"ok.png"}"#)
    let before = batch.directory.bytes("m.jsonl")
    #expect(try batch.program.run(["batch", "m.jsonl"] + options).status == 64)
    #expect(batch.directory.bytes("m.jsonl") == before)
    #expect(batch.directory.bytes("ok.png") == nil)
  }

  @Test func `a second name of the manifest is no depfile`() throws {
    let batch = try BatchProgram(#"{"dot":true,"out":"ok.png"}"#)
    _ = try batch.program.shell("ln m.jsonl other")
    #expect(try batch("--depfile", "other").status == 64)
    #expect(batch.directory.bytes("ok.png") == nil)
  }

  @Test func `a stamp needs a run without failures, also where they are told in records`() throws {
    let batch = try BatchProgram(#"{"count":"x","out":"x.png"}"#)
    #expect(try batch("--errors=records", "--stamp", "stamp").status == 0)
    #expect(batch.directory.bytes("stamp") == nil)
  }

  /// The state outgrows its buffer after some 600 files, and is in the making from then on.
  @Test func `a reader that goes away leaves no file in the making`() throws {
    let batch = try BatchProgram()
    try batch.write((0..<1500).map { #"{"dot":true,"out":"\#($0).png"}"# })
    let child = try batch.program.shell(
      #""$0" batch m.jsonl --output-dir out --json -q | head -n 1000 >/dev/null"#)
    #expect(child.status == 0)
    #expect(batch.directory.names(in: "out").count > 1000)
    #expect(!batch.directory.names(in: "out").contains { $0.hasPrefix(".badge-render-") })
  }

  @Test func `a name longer than the file system's fails its job`() throws {
    let name = String(repeating: "n", count: 252) + ".png"
    let batch = try BatchProgram(#"{"dot":true,"out":"\#(name)"}"#)
    #expect(try batch().err.contains("a name of 256 bytes"))
  }

  @Test(arguments: ["link/x.png", "file.png", "sub/up/x.png"])
  func `a link that leads out is not followed`(name: String) throws {
    let batch = try BatchProgram(#"{"dot":true,"out":"\#(name)"}"#)
    _ = try batch.program.shell(
      """
      mkdir -p outside out/sub; ln -s ../outside out/link; ln -s ../outside/file.png out/file.png
      ln -s ../../outside out/sub/up
      """)
    let child = try batch("--output-dir", "out")
    #expect(child.status == 1)
    #expect(child.err.contains(#"out: "\#(name)": leads out of the output folder; give a name"#))
    #expect(batch.directory.names(in: "outside").isEmpty)
  }

  @Test func `a link that stays inside is followed and stays`() throws {
    let batch = try BatchProgram(#"{"dot":true,"out":"l/x.png"}"#, #"{"dot":true,"out":"f.png"}"#)
    _ = try batch.program.shell("mkdir d; ln -s d l; ln -s d/y.png f.png")
    #expect(try batch().status == 0)
    #expect(batch.directory.names(in: "d") == ["x.png", "y.png"])
    #expect(try batch.program.shell("readlink l f.png").text == "d\nd/y.png\n")
  }

  @Test(arguments: [
    ("a/b/", true), ("l/", true), ("a/self/b/", true), ("l/../b/", true), ("esc/", false),
    ("abs/", false), ("../r/a/", false), ("a/../../r/", false), ("loop/", false),
  ])
  func `a kernel without openat2 sees to the same`(folder: String, isInside: Bool) throws {
    let program = try BadgeRenderProgram()
    _ = try program.shell(
      """
      mkdir -p r/a/b out; ln -s a/b r/l; ln -s ../a r/a/self; ln -s ../out r/esc; ln -s / r/abs
      ln -s loop r/loop
      """)
    for walks in [false, true] {
      let root = try OutputFolder(
        FilePath(program.directory.path + "/r"), makes: false, walks: walks)
      let handle = try? root.folder(FilePath(folder), makes: false)
      #expect((handle != nil) == isInside, "walks: \(walks)")
    }
  }

  @Test func `two jobs for one file are refused before anything is written`() throws {
    let batch = try BatchProgram(
      #"{"count":1,"out":"a.png"}"#, #"{"count":2,"out":"b.png"}"#,
      #"{"count":3,"out":"d/../a.png"}"#)
    let child = try batch("--output-dir", "out")
    #expect(child.status == 65)
    #expect(
      child.messages.first == #"m.jsonl:3: error: out: "a.png": line 1 writes it already; "#
        + "give it another name")
    #expect(batch.files.isEmpty)
  }

  @Test func `two ways to one file are noticed`() throws {
    let batch = try BatchProgram(#"{"count":1,"out":"d/a.png"}"#, #"{"count":2,"out":"l/a.png"}"#)
    _ = try batch.program.shell("mkdir d; ln -s d l")
    #expect(try batch().status == 65)
    #expect(batch.directory.names(in: "d").isEmpty)
  }

  @Test func `on a stream the second job for one file fails`() throws {
    let batch = try BatchProgram()
    let child = try batch.stream(
      #"{"count":1,"out":"a.png"}"#, #"{"count":2,"out":"a.png"}"#, #"{"count":3,"out":"b.png"}"#,
      options: ["--json", "--jobs", "4"])
    #expect(child.records.map { $0["status"] as? String } == ["ok", "error", "ok"])
    #expect(batch.directory.bytes("a.png") == (try batch.program.picture("--count", "1")))
  }

  @Test func `names that meet on some file systems have one key there, and two elsewhere`() {
    let names = ["Ä.png", "ä.png", "a\u{308}.png"].map { Array($0.utf8) }
    let keys = { (rules: NameRules) in Set(names.map(rules.key)).count }
    #expect(keys(NameRules()) == 3)
    #expect(keys(NameRules(ignoresCase: true)) == 2)
    #expect(keys(NameRules(ignoresForm: true)) == 2)
    #expect(keys(NameRules(ignoresCase: true, ignoresForm: true)) == 1)
  }

  @Test func `a file that can't be written whole fails its job and leaves the old one`() throws {
    let batch = try BatchProgram(
      #"{"text":"WWWWWWWW","scale":9,"out":"big.png"}"#, #"{"dot":true,"out":"small.png"}"#)
    try batch.directory.write([1, 2, 3], to: "big.png")
    let child = try batch.program.shell("ulimit -f 8; \"$0\" batch m.jsonl")
    #expect(child.status == 1)
    #expect(child.err.contains("m.jsonl:1: error: out: \"big.png\": File too large"))
    #expect(batch.directory.bytes("big.png") == [1, 2, 3])
    #expect(batch.files == ["big.png", "small.png"])
  }

  @Test func `a link is no way to the manifest`() throws {
    let batch = try BatchProgram()
    _ = try batch.program.shell("ln -s . l")
    let manifest = Array(#"{"dot":true,"out":"l/m.png"}"#.utf8)
    try batch.directory.write(manifest, to: "m.png")
    let child = try batch.program.run(["batch", "m.png"])
    #expect(child.status == 1)
    #expect(
      child.err.contains(
        #"out: "l/m.png": the run's manifest, depfile or stamp; give another name"#))
    #expect(batch.directory.bytes("m.png") == manifest)
  }

  @Test func `what a killed run left is removed by the next one`() throws {
    let batch = try BatchProgram(#"{"dot":true,"out":"a.png"}"#)
    _ = try batch.program.shell(
      """
      touch -d '1 minute ago' .badge-render-999999999-abc .badge-render-1-abc .badge-render-x
      touch .badge-render-999999999-new
      """)
    #expect(try batch().status == 0)
    #expect(
      batch.files == [
        ".badge-render-1-abc", ".badge-render-999999999-new", ".badge-render-x", "a.png",
      ])
  }

  @Test func `few open files are enough for many folders`() throws {
    let batch = try BatchProgram()
    try batch.write((0..<300).map { #"{"count":\#($0),"out":"\#($0 % 100)/\#($0).png"}"# })
    let summary = "m.jsonl: 300 written, 0 unchanged, 0 failed\n"
    let soft = try batch.program.shell("ulimit -Sn 64; \"$0\" batch m.jsonl --jobs 8")
    #expect(soft.err == summary)
    let hard = try batch.program.shell(
      "ulimit -n 256; \"$0\" batch m.jsonl --jobs 16 --force-write")
    #expect(hard.err == summary)
  }
}
