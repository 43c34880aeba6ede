import Testing

struct HiddenOutputTests {
  private let shown = #"{"count":1,"hidden":"skip","out":"1.png"}"#
  private let hidden = #"{"count":-1,"hidden":"skip","out":"1.png"}"#
  private let other = #"{"count":2,"out":"2.png"}"#

  /// A batch whose first badge was shown once and is hidden now.
  private func batch() throws -> BatchProgram {
    let batch = try BatchProgram(shown, other)
    _ = try batch()
    try batch.write([hidden, other])
    return batch
  }

  @Test func `a badge that is left out is no output`() throws {
    let batch = try batch()
    #expect(try batch("--outputs").lines == ["2.png"])
    #expect(try batch("--depfile", "m.d").status == 0)
    let rule = String(decoding: batch.directory.bytes("m.d") ?? [], as: UTF8.self)
    #expect(rule.hasPrefix("2.png:"))
  }

  @Test func `its older picture stays until it is pruned, and a check says the same`() throws {
    let batch = try batch()
    #expect(try batch("--check").status == 0)
    #expect(try batch().err == "m.jsonl: 0 written, 1 unchanged, 1 skipped, 0 failed\n")
    #expect(batch.files == ["1.png", "2.png"])
    let check = try batch("--check", "--prune")
    #expect(check.status == 1)
    #expect(check.lines == ["1.png: no longer in the manifest"])
    #expect(
      try batch("--prune").err
        == "m.jsonl: 0 written, 1 unchanged, 1 skipped, 1 removed, 0 failed\n")
    #expect(batch.files == ["2.png"])
    #expect(try batch("--check", "--prune").status == 0)
  }

  @Test func `its record still says which file there isn't`() throws {
    let child = try BatchProgram(hidden)("--json")
    #expect(
      child.text
        == #"{"v":1,"line":1,"out":"1.png","status":"skipped","hidden":true,"warnings":[]}"# + "\n")
  }

  @Test func `another badge may have its name`() throws {
    let batch = try BatchProgram(hidden, #"{"count":7,"out":"1.png"}"#)
    #expect(try batch().status == 0)
    #expect(batch.directory.bytes("1.png") == (try batch.program.picture("--count", "7")))
  }

  @Test func `a hidden badge without that policy is one transparent pixel and stays`() throws {
    let batch = try BatchProgram(#"{"count":-1,"out":"1.png"}"#)
    #expect(try batch("--outputs").lines == ["1.png"])
    #expect(try batch("--prune").status == 0)
    #expect(batch.files == ["1.png"])
  }

  @Test func `a hidden badge that may not be fails its record before anything is drawn`() throws {
    let batch = try BatchProgram(#"{"id":"x","count":-1,"hidden":"error","out":"{id}.png"}"#, other)
    for options in [["--outputs"], ["--dry-run"], ["--check"], ["--measure"], ["--inline"], []] {
      let child = try batch.program.run(["batch", "m.jsonl"] + options)
      #expect(child.status == 1)
      #expect(child.messages.first == "m.jsonl:1: error: hidden: the badge shows nothing")
    }
    #expect(batch.files == ["2.png"])
    #expect(try batch("--json").records.first?["out"] as? String == "x.png")
  }

  @Test func `all files of a preset that is left out are told of, one by one`() throws {
    let batch = try BatchProgram(
      #"{"count":-1,"hidden":"skip","preset":"favicon","out":"f"}"#,
      #"{"count":-1,"hidden":"skip","preset":"ico","out":"i"}"#)
    #expect(try batch().err == "m.jsonl: 0 written, 0 unchanged, 7 skipped, 0 failed\n")
    #expect(batch.files.isEmpty)
    #expect(try batch("--outputs").lines.isEmpty)
    let lines = try batch("--dry-run").lines
    #expect(lines.count == 7)
    #expect(lines.first == "f-16x16.png: skipped, the badge shows nothing")
    #expect(lines.last == "i.ico: skipped, the badge shows nothing")
    for options in [["--json"], ["--inline"]] {
      let records = try batch.program.run(["batch", "m.jsonl"] + options).records
      #expect(records.map { $0["status"] as? String } == ["skipped", "skipped"])
      #expect(records.last?["hidden"] as? Bool == true)
      let outputs = records.first?["outputs"] as? [[String: Any]]
      #expect(outputs?.map { $0["hidden"] as? Bool } == [true, true, true, true, true, true])
      #expect(outputs?.allSatisfy { $0["png"] == nil } == true)
    }
  }
}
