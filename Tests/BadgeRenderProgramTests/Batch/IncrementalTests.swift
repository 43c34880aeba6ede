import Testing

struct IncrementalTests {
  private func batch() throws -> BatchProgram {
    try BatchProgram(
      #"{"count":1,"out":"1.png"}"#, #"{"count":2,"out":"d/2.png","scales":[1,2]}"#)
  }

  @Test func `a second run touches nothing`() throws {
    let batch = try batch()
    #expect(try batch().err == "m.jsonl: 3 written, 0 unchanged, 0 failed\n")
    let before = times(batch)
    #expect(try batch().err == "m.jsonl: 0 written, 3 unchanged, 0 failed\n")
    #expect(before == times(batch))
  }

  private func times(_ batch: BatchProgram) -> [Int?] {
    ["1.png", "d/2.png", "d/2@2x.png"].map(batch.directory.time)
  }

  @Test func `what is up to date is not drawn, and its record is the same`() throws {
    let batch = try batch()
    let first = try batch("--json").text
    #expect(try batch("--json").text == unchanged(first))
    #expect(try batch("--dry-run").lines.allSatisfy { $0.hasSuffix(": up to date") })
  }

  /// Records of what was written, as they are the next time.
  private func unchanged(_ records: String) -> String {
    records.replacing(#""status":"ok""#, with: #""status":"unchanged""#)
  }

  @Test func `records are the same when the first run made none`() throws {
    let (silent, told) = (try batch(), try batch())
    _ = try silent()
    let first = try told("--json").text
    #expect(try silent("--json").text == unchanged(first))
  }

  @Test(arguments: [
    "rm .badge-render.state", "echo x > .badge-render.state", "truncate -s -9 .badge-render.state",
    "sed -i 's/png/pnk/' .badge-render.state", "mkdir x; mv .badge-render.state x",
    "touch 1.png d/2.png",
  ])
  func `a state that is lost costs no file its time`(damage: String) throws {
    let batch = try batch()
    _ = try batch()
    _ = try batch.program.shell(damage)
    let before = times(batch)
    #expect(try batch("--check").status == 0)
    #expect(try batch().err == "m.jsonl: 0 written, 3 unchanged, 0 failed\n")
    #expect(before == times(batch))
  }

  @Test(arguments: [
    "rm 1.png", "echo >> 1.png", "printf x | dd of=1.png conv=notrunc bs=1 seek=99",
  ])
  func `a file that is not as it was left is written again`(damage: String) throws {
    let batch = try batch()
    _ = try batch()
    let right = batch.directory.bytes("1.png")
    _ = try batch.program.shell(damage)
    let check = try batch("--check")
    #expect(check.status == 1)
    #expect(check.lines.count == 1 && check.text.hasPrefix("1.png: "))
    #expect(batch.directory.bytes("1.png") != right)
    #expect(try batch().err == "m.jsonl: 1 written, 2 unchanged, 0 failed\n")
    #expect(batch.directory.bytes("1.png") == right)
  }

  @Test func `a changed record is drawn again, and so is a changed default`() throws {
    let batch = try batch()
    _ = try batch()
    try batch.write([
      #"{"count":9,"out":"1.png"}"#, #"{"count":2,"out":"d/2.png","scales":[1,2]}"#,
    ])
    #expect(try batch("--dry-run").lines.first == "1.png: made from something else")
    #expect(try batch().err == "m.jsonl: 1 written, 2 unchanged, 0 failed\n")
    #expect(try batch("--tint", "blue").err == "m.jsonl: 3 written, 0 unchanged, 0 failed\n")
  }

  @Test func `a dry run writes nothing, and neither does a list of outputs`() throws {
    let batch = try batch()
    #expect(
      try batch("--dry-run", "--output-dir", "o").lines
        == ["o/1.png: missing", "o/d/2.png: missing", "o/d/2@2x.png: missing"])
    let outputs = try batch("--outputs", "--output-dir", "o")
    #expect(outputs.lines == ["o/1.png", "o/d/2.png", "o/d/2@2x.png"])
    #expect(outputs.err.isEmpty)
    #expect(try batch("--check", "--output-dir", "o").status == 1)
    #expect(batch.files.isEmpty)
  }

  @Test func `pruning removes what an earlier run wrote, and nothing else`() throws {
    let batch = try batch()
    _ = try batch()
    try batch.directory.write([1], to: "mine.png")
    try batch.directory.write(Array(#"{"count":1,"out":"other.png"}"#.utf8), to: "n.jsonl")
    _ = try batch.program.run(["batch", "n.jsonl"])
    try batch.write([#"{"count":3,"out":"3.png"}"#])
    let before = batch.files
    #expect(
      try batch("--check", "--prune").lines
        == [
          "3.png: missing", "1.png: no longer in the manifest",
          "d/2.png: no longer in the manifest",
          "d/2@2x.png: no longer in the manifest",
        ])
    #expect(batch.files == before)
    _ = try batch.program.shell("echo changed > 1.png")
    #expect(
      try batch("--prune").err == "m.jsonl: 1 written, 0 unchanged, 2 removed, 0 failed\n")
    #expect(batch.files == ["1.png", "3.png", "mine.png", "n.jsonl", "other.png"])
    #expect(try batch("--prune").err == "m.jsonl: 0 written, 1 unchanged, 0 failed\n")
  }

  @Test func `pruning spares a file that the manifest has by another name`() throws {
    let batch = try BatchProgram(#"{"count":1,"out":"l/1.png"}"#)
    _ = try batch.program.shell("mkdir d; ln -s d l")
    _ = try batch()
    try batch.write([#"{"count":1,"out":"d/1.png"}"#])
    #expect(try batch("--check", "--prune").status == 0)
    #expect(try batch("--prune").err == "m.jsonl: 0 written, 1 unchanged, 0 failed\n")
    #expect(batch.directory.names(in: "d") == ["1.png"])
  }

  @Test func `pruning waits for a run that forgot it`() throws {
    let batch = try batch()
    _ = try batch()
    try batch.write([#"{"count":3,"out":"3.png"}"#])
    _ = try batch()
    #expect(try batch("--prune").err == "m.jsonl: 0 written, 1 unchanged, 3 removed, 0 failed\n")
    #expect(batch.files == ["3.png"])
  }

  @Test func `nothing is pruned while a record that may have declared it is broken`() throws {
    let batch = try batch()
    _ = try batch()
    try batch.write([#"{"count":3,"out":"3.png"}"#, #"{"count":"#])
    #expect(try batch("--prune").status == 1)
    #expect(batch.files == ["1.png", "3.png", "d"])
  }

  @Test func `the parts of a manifest are the whole`() throws {
    let batch = try BatchProgram()
    try batch.write((1...10).map { #"{"count":\#($0),"out":"\#($0).png"}"# })
    let parts = try (1...3).map { try batch("--shard", "\($0)/3", "--json").records.count }
    #expect(parts == [4, 3, 3])
    #expect(batch.files.count == 10)
    #expect(try batch("--prune").err == "m.jsonl: 0 written, 10 unchanged, 0 failed\n")
  }

  @Test func `two runs at once leave what both have done`() throws {
    let batch = try BatchProgram()
    try batch.write((1...40).map { #"{"count":\#($0),"out":"\#($0).png"}"# })
    let child = try batch.program.shell(
      """
      for part in 1 2 3 4; do "$0" batch m.jsonl --shard $part/4 -q & done; wait
      "$0" batch m.jsonl
      """)
    #expect(child.err == "m.jsonl: 0 written, 40 unchanged, 0 failed\n")
    #expect(batch.files.count == 40)
  }

  @Test func `a picture is compared by its bytes where nothing is known of it`() throws {
    let batch = try BatchProgram(#"{"count":1,"out":"a.png"}"#, #"{"count":2,"out":"b.png"}"#)
    _ = try batch()
    _ = try batch.program.shell("rm .badge-render.state; cp a.png b.png")
    #expect(try batch("--check").lines == ["b.png: not what the manifest makes"])
  }

  @Test func `a picture that exists is refused where none may be replaced`() throws {
    let batch = try batch()
    _ = try batch()
    #expect(try batch("--no-clobber").messages.last == "m.jsonl: 0 written, 0 unchanged, 2 failed")
    #expect(try batch("--force-write").err == "m.jsonl: 3 written, 0 unchanged, 0 failed\n")
  }

  @Test func `a state that is damaged beyond measure costs no memory`() throws {
    let batch = try BatchProgram(#"{"dot":true,"out":"a.png"}"#)
    let child = try batch.program.shell(
      "truncate -s 8G .badge-render.state; ulimit -v 6000000; \"$0\" batch m.jsonl")
    #expect(child.err == "m.jsonl: 1 written, 0 unchanged, 0 failed\n")
  }

  @Test(arguments: [
    #""size":4000"#, #""size":0.1"#, #""scale":99"#, #""opacity":2"#, #""maxWidth":-3"#,
    #""on":"i.png","badges":[{"count":1},{"count":2,"size":4000}]"#, #""on":"i.png","inset":7"#,
  ])
  func `a value out of its range is found before anything is drawn`(member: String) throws {
    let content = member.contains("badges") ? "" : #""count":1,"#
    let batch = try BatchProgram(#"{"id":7,\#(content)\#(member),"out":"{id}.png"}"#)
    _ = try batch.program.run(["--count", "1", "-o", "i.png"])
    #expect(try batch("--json").records.map { $0["out"] as? String } == ["7.png"])
    for option in ["--dry-run", "--outputs", "--check"] {
      let child = try batch(option)
      #expect(child.status == 1, "\(option)")
      #expect(child.text.isEmpty, "\(option)")
    }
  }
}
