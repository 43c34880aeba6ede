import Badges
import Testing

@testable import badge_render

/// No record is drawn on what another one writes: that would be as it was before, or as it is then.
struct InputMeetingTests {
  private static let writer = #"{"count":1,"size":90,"out":"a.png"}"#
  private static let reader = #"{"dot":true,"on":"o/a.png","out":"b.png"}"#

  /// A batch with an icon in its output folder.
  private func batch(_ lines: String...) throws -> BatchProgram {
    let batch = try BatchProgram()
    try batch.write(lines)
    _ = try batch.program.shell("mkdir o; \"$0\" --text x --size 90 -o o/a.png")
    return batch
  }

  @Test(arguments: ["1", "4"])
  func `an icon that a record writes is refused before anything is written`(jobs: String) throws {
    let batch = try batch(Self.writer, Self.reader)
    let icon = batch.directory.bytes("o/a.png")
    let child = try batch("--output-dir", "o", "--jobs", jobs)
    #expect(child.status == 65)
    #expect(
      child.messages == [
        #"m.jsonl:2: error: on: "o/a.png": line 1 writes this file; name one that no record writes"#,
        #"badge-render: error: "m.jsonl": nothing is written, since records are in each other's way"#,
      ])
    #expect(batch.directory.names(in: "o") == ["a.png"])
    #expect(batch.directory.bytes("o/a.png") == icon)
  }

  @Test func `so is a file that an earlier record is drawn on`() throws {
    let batch = try batch(Self.reader, Self.writer)
    let child = try batch("--output-dir", "o")
    #expect(child.status == 65)
    #expect(
      child.messages.first
        == #"m.jsonl:2: error: out: "a.png": line 1 is made from this file; give it another name"#)
    #expect(batch.directory.names(in: "o") == ["a.png"])
  }

  @Test func `an icon that isn't there yet is refused too, also in a folder that isn't`() throws {
    let batch = try BatchProgram(
      #"{"dot":true,"on":"o/d/../e/a.png","out":"b.png"}"#, #"{"count":1,"out":"e/a.png"}"#)
    #expect(try batch("--output-dir", "o").status == 65)
    #expect(try batch("--output-dir", "o", "--outputs").status == 65)
    #expect(batch.files.isEmpty)
  }

  @Test func `links to an icon are followed`() throws {
    let batch = try batch(Self.writer, #"{"dot":true,"on":"l","out":"b.png"}"#)
    _ = try batch.program.shell("ln -s o p; ln -s p/a.png l")
    #expect(try batch("--output-dir", "o").status == 65)
    #expect(batch.directory.names(in: "o") == ["a.png"])
  }

  @Test func `on a stream the later of the two fails, whichever it is`() throws {
    for (lines, word) in [
      ([Self.writer, Self.reader], "an earlier record writes this file"),
      ([Self.reader, Self.writer], "an earlier record is made from this file"),
    ] {
      let batch = try batch()
      let child = try batch.stream(
        lines.joined(separator: "\n"), #"{"count":3,"out":"c.png"}"#,
        options: ["--output-dir", "o", "--json", "--jobs", "4"])
      #expect(child.records.map { $0["status"] as? String } == ["ok", "error", "ok"])
      #expect(child.messages.first?.contains(word) == true)
    }
  }

  @Test func `a record that would be drawn on its own file fails, and no other`() throws {
    let batch = try batch(
      #"{"dot":true,"on":"o/a.png","out":"a.png"}"#, #"{"count":2,"out":"2.png"}"#)
    let icon = batch.directory.bytes("o/a.png")
    for options in [["--outputs"], []] {
      let child = try batch.program.run(["batch", "m.jsonl", "--output-dir", "o"] + options)
      #expect(child.status == 1)
      #expect(
        child.messages.first == #"m.jsonl:1: error: out: "a.png": the file that it is made from; "#
          + "write to another folder")
    }
    #expect(batch.directory.bytes("o/a.png") == icon)
    #expect(batch.directory.bytes("o/2.png") != nil)
  }

  @Test func `neither is a font another record's file`() throws {
    let font = "/usr/share/fonts/opentype/inter/Inter-Bold.otf"
    for setting in [#""fontFile":"f/x.otf""#, #""fontDirs":["f"]"#] {
      let batch = try BatchProgram(
        #"{"count":1,\#(setting),"out":"a.png"}"#, #"{"count":2,"out":"f/x.otf"}"#)
      _ = try batch.program.shell("mkdir f; cp \(font) f/x.otf")
      let child = try batch()
      #expect(child.status == 65)
      #expect(child.err.contains("line 1 is made from this file"))
    }
  }

  @Test func `icons of an app that the run itself would make are refused, before there are any`()
    throws
  {
    let batch = try batch(
      #"{"count":1,"preset":"appiconset","on":"A.appiconset","out":"B"}"#,
      #"{"count":2,"preset":"appiconset","on":"B.appiconset","out":"C"}"#)
    _ = try batch.program.shell("mkdir A.appiconset; cp o/a.png A.appiconset/a.png")
    try batch.directory.write(
      Array(#"{"images":[{"filename":"a.png"}]}"#.utf8), to: "A.appiconset/Contents.json")
    let child = try batch()
    #expect(child.status == 65)
    #expect(child.err.contains(#""B.appiconset/Contents.json": line 1 writes this file"#))
    #expect(!batch.files.contains("B.appiconset"))
  }

  @Test func `many may be drawn on one icon beside them, and one that is hidden on any`() throws {
    let batch = try batch(
      Self.reader, #"{"count":2,"on":"o/a.png","out":"c.png"}"#, #"{"count":3,"out":"d.png"}"#,
      #"{"count":-1,"hidden":"skip","on":"o/d.png","out":"e.png"}"#)
    #expect(
      try batch("--output-dir", "o").err
        == "m.jsonl: 3 written, 0 unchanged, 1 skipped, 0 failed\n")
  }

  @Test func `an icon's name is compared as the file system does`() throws {
    let job = { (line: Int, read: String?, written: String) in
      let job = BatchJob(place: ManifestPlace(manifest: "m", line: line), id: nil)
      job.content = .files([
        BatchOutput(
          name: try OutputName(FilePath(written)), content: .bytes([]), inputs: [],
          isSkipped: false)
      ])
      job.reads = read.map { [FilePath("/nowhere/o/\($0)")] } ?? []
      return job
    }
    for rules in [NameRules(), NameRules(ignoresCase: true, ignoresForm: true)] {
      var admission = Admission(
        NameClaims(in: nil, rules: rules), in: FilePath("/nowhere/o"))
      let jobs = [try job(1, "D/\u{C4}.png", "x.png"), try job(2, nil, "d/a\u{308}.png")]
      for job in jobs { admission.admit(job) }
      #expect(jobs.map(\.outputs.isEmpty) == [false, rules.ignoresCase])
    }
  }
}
