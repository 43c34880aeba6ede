import Testing

struct BatchFailureTests {
  private func batch() throws -> BatchProgram {
    try BatchProgram(
      #"{"count":1,"out":"1.png"}"#, ##"{"count":2,"tint":"#12","out":"2.png"}"##, "",
      #"{"count":4,"out":"4.png"}"#)
  }

  @Test func `a bad record stops no other, and is told by its line and key`() throws {
    let batch = try batch()
    let child = try batch()
    #expect(child.status == 1)
    #expect(child.messages.count == 2)
    #expect(child.messages[0].hasPrefix(##"m.jsonl:2: error: tint: "#12": not a colour"##))
    #expect(child.messages[1] == "m.jsonl: 2 written, 0 unchanged, 1 failed")
    #expect(batch.files == ["1.png", "4.png"])
    #expect(child.out.isEmpty)
  }

  @Test func `the first failure can be the last`() throws {
    let batch = try batch()
    let child = try batch("--fail-fast", "--jobs", "1")
    #expect(child.status == 1)
    #expect(child.messages.last == "m.jsonl: 1 written, 0 unchanged, 1 failed; stopped there")
    #expect(batch.files == ["1.png"])
  }

  @Test func `errors can be told in records alone`() throws {
    let child = try batch()("--errors=records")
    #expect(child.status == 0)
    #expect(child.records.map { $0["status"] as? String } == ["ok", "error", "skipped", "ok"])
    let error = child.records[1]["error"] as? [String: String]
    #expect(error?["field"] == "tint")
    #expect(child.messages == ["m.jsonl: 2 written, 0 unchanged, 1 failed"])
  }

  @Test func `a warning is told once for all records it is true of`() throws {
    let batch = try BatchProgram(
      #"{"count":1,"family":"Nosuch","out":"1.png"}"#,
      #"{"count":2,"family":"Nosuch","out":"2.png"}"#,
      #"{"count":3,"family":"Noother","out":"3.png"}"#)
    let warnings = try batch("--jobs", "1").messages.filter { $0.contains("warning") }
    #expect(warnings.count == 2)
    #expect(
      warnings.first?.hasPrefix(#"m.jsonl:1: warning: family: "Nosuch": no such family"#) == true)
    #expect(try batch("-q", "--force-write").err.isEmpty)
  }

  @Test func `under strict rules a warning fails its record`() throws {
    let batch = try BatchProgram(
      #"{"count":1,"family":"Nosuch","out":"1.png"}"#, #"{"count":2,"out":"2.png"}"#)
    #expect(try batch().status == 0)
    #expect(try batch("--strict").messages.first?.hasPrefix("m.jsonl:1: error: family: ") == true)
  }

  @Test func `messages can be lines of JSON`() throws {
    let child = try batch()("--log-format", "json")
    #expect(
      child.messages[0].hasPrefix(
        #"{"level":"error","manifest":"m.jsonl","line":2,"code":"invalidValue","field":"tint","#))
    #expect(
      child.messages[1]
        == #"{"level":"summary","manifest":"m.jsonl","written":2,"unchanged":0,"skipped":0,"#
        + #""stale":0,"removed":0,"failed":1}"#)
  }

  @Test(arguments: [
    ("[{]", [], #"{"level":"error","manifest":"m.jsonl","line":1,"column":3,"code":"syntax","#),
    ("{}", ["--output-dir", "m.jsonl/x"], #"{"level":"error","code":"cannotCreate","field":""#),
  ])
  func `what ends the whole run is a line of JSON as well`(
    manifest: String, options: [String], start: String
  ) throws {
    let batch = try BatchProgram(manifest)
    let child = try batch.program.run(["batch", "m.jsonl", "--log-format", "json"] + options)
    #expect(child.messages.count == 1)
    #expect(child.err.hasPrefix(start), "\(child.err)")
  }

  @Test func `a folder of icons without its list is told by the key that names it`() throws {
    let batch = try BatchProgram(
      #"{"count":1,"preset":"appiconset","on":"A.appiconset","out":"B"}"#)
    #expect(
      try batch().messages.first
        == #"m.jsonl:1: error: on: "A.appiconset/Contents.json": No such file or directory"#)
  }

  @Test func `options that can't be followed together are refused`() throws {
    let batch = try BatchProgram(#"{"dot":true,"out":"1.png"}"#)
    for options in [
      ["--check", "--dry-run"], ["--check", "--depfile", "d"], ["--inline", "--output-dir", "o"],
      ["--shard", "0/2"], ["--shard", "3/2"], ["--jobs", "0"], ["--errors", "no"], ["other"],
      ["--log-format", "yaml"], ["--output-dir", ""],
    ] {
      #expect(try batch.program.run(["batch", "m.jsonl"] + options).status == 64, "\(options)")
    }
    #expect(try batch.program.run(["batch"]).status == 64)
    #expect(try batch.program.run(["batch", "missing.json"]).status == 66)
    #expect(try batch.program.run(["batch", "-", "--prune"]).status == 64)
    #expect(batch.files.isEmpty)
  }

  @Test(arguments: ["1", "2", "8"])
  func `a run that stops at a failure tells of every file it wrote`(jobs: String) throws {
    let batch = try BatchProgram()
    try batch.write(
      (0..<400).map { #"{"count":\#($0 == 60 ? "2.5" : "\($0)"),"out":"\#($0).png"}"# })
    let child = try batch("--output-dir", "o", "--fail-fast", "--json", "--jobs", jobs)
    let names = batch.directory.names(in: "o").filter { $0.hasSuffix(".png") }
    let told = child.records.compactMap {
      $0["status"] as? String == "ok" ? $0["out"] as? String : nil
    }
    #expect(told.sorted() == names)
    #expect(child.records.map { $0["line"] as? Int } == (1...child.records.count).map { $0 })
    #expect(child.records.count < 400)
  }
}
