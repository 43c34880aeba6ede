import Testing

@testable import badge_render

struct NameMeetingTests {
  @Test func `a file that would be a folder too is refused before anything is written`() throws {
    let batch = try BatchProgram(
      #"{"count":1,"out":"d/a.png"}"#, #"{"count":2,"out":"d/a.png/x/b.png"}"#,
      #"{"count":3,"out":"e/f/c.png"}"#, #"{"count":4,"out":"e/d.png"}"#,
      #"{"count":5,"out":"e/f"}"#)
    for jobs in ["1", "4"] {
      let child = try batch("--output-dir", "out", "--jobs", jobs)
      #expect(child.status == 65)
      #expect(
        child.messages.prefix(2) == [
          #"m.jsonl:2: error: out: "d/a.png/x/b.png": line 1 writes "d/a.png" as a file, "#
            + "which can't be a folder too; give it another name",
          #"m.jsonl:5: error: out: "e/f": line 3 needs a folder of this name, "#
            + "which can't be a file too; give it another name",
        ])
      #expect(child.messages.count == 3)
      #expect(batch.files.isEmpty)
    }
  }

  @Test func `the folder of a preset is no file of another record`() throws {
    let batch = try BatchProgram(
      #"{"count":1,"out":"N.imageset"}"#, #"{"count":2,"preset":"imageset","out":"N"}"#)
    let child = try batch("--output-dir", "out")
    #expect(child.status == 65)
    #expect(child.err.contains(#"line 1 writes "N.imageset" as a file"#))
    #expect(batch.files.isEmpty)
  }

  @Test func `on a stream the second record of the two fails, whichever it is`() throws {
    let batch = try BatchProgram()
    let child = try batch.stream(
      #"{"count":1,"out":"a.png"}"#, #"{"count":2,"out":"a.png/b.png"}"#,
      #"{"count":3,"out":"a.png/c.png"}"#, #"{"count":4,"out":"d/e.png"}"#,
      #"{"count":5,"out":"d"}"#, #"{"count":6,"out":"d/f.png"}"#, options: ["--json", "-j", "4"])
    #expect(
      child.records.map { $0["status"] as? String } == [
        "ok", "error", "error", "ok", "error", "ok",
      ])
    #expect(child.messages[0].contains(#"an earlier record writes "a.png" as a file"#))
    #expect(child.messages[2].contains("an earlier record needs a folder of this name"))
    #expect(batch.files == ["a.png", "d"])
  }

  @Test func `folders meet by case and form where files do`() throws {
    let files = ["a\u{308}.png", "b/c.png"].map { FilePath($0) }
    let others = ["Ä.PNG/x.png", "B"].map { FilePath($0) }
    for rules in [NameRules(), NameRules(ignoresCase: true, ignoresForm: true)] {
      for (file, other) in zip(files, others) {
        var claims = NameClaims(in: nil, rules: rules)
        let meetings = try [file, other].map { claims.claim(try OutputName($0)) != nil }
        #expect(meetings == [false, rules.ignoresCase])
      }
    }
  }

  /// A stream may have more folders than are kept in mind, and those there are by then are new ones.
  @Test func `a folder is the same one before and after it is made`() throws {
    let directory = try Directory()
    let name = try OutputName(FilePath("d/e/a.png"))
    let folder = try OutputFolder(FilePath(directory.path), makes: false)
    var before = NameClaims(in: folder, rules: NameRules())
    let key = before.key(name)
    _ = try folder.folder(FilePath("d/e/"), makes: true)
    var after = NameClaims(in: folder, rules: NameRules())
    let keyAfter = after.key(name)
    #expect(keyAfter == key)
  }

  @Test func `a set of hashes has what was added, zero too, and nothing else`() {
    var set = HashSet()
    #expect(!set.contains(0))
    let numbers = (0..<20_000).map { StableHash([UInt8($0 & 0xFF), UInt8($0 >> 8)]).value } + [0]
    let added = numbers.filter { set.insert($0) }
    let addedAgain = numbers.filter { set.insert($0) }
    #expect(added == numbers && addedAgain.isEmpty)
    #expect(numbers.allSatisfy(set.contains))
    #expect(!set.contains(12345))
  }

  @Test(arguments: [".Badge-Render.state", "d/.BADGE-RENDER-1-z/x.png"])
  func `the program's own names are its own in any case`(name: String) throws {
    let batch = try BatchProgram(#"{"dot":true,"out":"\#(name)"}"#)
    #expect(try batch("--output-dir", "out").err.contains("the program's own"))
  }
}
