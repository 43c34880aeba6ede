import Testing

/// A record with several files, of which one can't be written.
struct UnfinishedRecordTests {
  private let record = #"{"text":"W","scales":[1,9],"out":"w.png"}"#

  /// A run in which no file may grow beyond some kilobytes.
  private func limited(_ batch: BatchProgram, _ options: String = "") throws -> Child {
    try batch.program.shell("ulimit -f 8; \"$0\" batch m.jsonl \(options)")
  }

  @Test func `its record tells of the files that were written`() throws {
    let batch = try BatchProgram(record)
    let child = try limited(batch, "--json")
    #expect(child.status == 1)
    #expect(batch.files == ["w.png"])
    #expect(child.records.first?["status"] as? String == "error")
    #expect(child.records.first?["out"] as? String == "w@9x.png")
    let outputs = child.records.first?["outputs"] as? [[String: Any]]
    #expect(outputs?.map { $0["out"] as? String } == ["w.png"])
    #expect(outputs?.map { $0["status"] as? String } == ["ok"])
    #expect(child.messages.last == "m.jsonl: 1 written, 0 unchanged, 1 failed")
  }

  @Test func `the next run writes only what is missing`() throws {
    let batch = try BatchProgram(record)
    _ = try limited(batch)
    #expect(
      try batch("--dry-run").lines == ["w.png: up to date", "w@9x.png: missing"])
    #expect(try batch().err == "m.jsonl: 1 written, 1 unchanged, 0 failed\n")
  }

  @Test func `what was written is pruned once the manifest no longer has it`() throws {
    let batch = try BatchProgram(record)
    _ = try limited(batch)
    try batch.write([#"{"dot":true,"out":"d.png"}"#])
    #expect(try batch("--prune").err == "m.jsonl: 1 written, 0 unchanged, 1 removed, 0 failed\n")
    #expect(batch.files == ["d.png"])
  }

  @Test func `a record that fails before anything is written tells of no file`() throws {
    let batch = try BatchProgram(#"{"count":1,"on":"no.png","scales":[1,2],"out":"w.png"}"#)
    for options in [["--json"], ["--json", "--inline"]] {
      let child = try batch.program.run(["batch", "m.jsonl"] + options)
      #expect(child.records.count == 1)
      #expect(child.records.first?["outputs"] == nil)
    }
  }
}
