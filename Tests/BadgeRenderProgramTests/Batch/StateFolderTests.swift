import Testing

struct StateFolderTests {
  private let state = ["--output-dir", "o", "--state-dir", "s"]

  private func run(_ batch: BatchProgram, _ options: String...) throws -> Child {
    try batch.program.run(["batch", "m.jsonl"] + state + options)
  }

  @Test func `the output folder has pictures only, and a second run knows them`() throws {
    let batch = try BatchProgram(#"{"count":1,"out":"1.png"}"#)
    #expect(try run(batch).err == "m.jsonl: 1 written, 0 unchanged, 0 failed\n")
    #expect(batch.directory.names(in: "o") == ["1.png"])
    #expect(batch.directory.names(in: "s") == [".badge-render.state"])
    #expect(try run(batch, "--dry-run").lines == ["o/1.png: up to date"])
    #expect(try run(batch, "--check").status == 0)
  }

  @Test func `files are pruned by it`() throws {
    let batch = try BatchProgram(#"{"count":1,"out":"1.png"}"#)
    _ = try run(batch)
    try batch.write([#"{"count":2,"out":"2.png"}"#])
    #expect(
      try run(batch, "--prune").err == "m.jsonl: 1 written, 0 unchanged, 1 removed, 0 failed\n")
    #expect(batch.directory.names(in: "o") == ["2.png"])
  }

  @Test func `a folder that can't be made is refused by its option's name`() throws {
    let batch = try BatchProgram(#"{"count":1,"out":"1.png"}"#)
    let child = try batch("--state-dir", "m.jsonl/s")
    #expect(child.status == 73)
    #expect(child.err.contains("error: --state-dir: \"m.jsonl/s\": "))
    #expect(try batch("--state-dir", "s", "--outputs").status == 64)
  }

  @Test func `a run that is refused leaves no folder behind`() throws {
    let batch = try BatchProgram(#"{"count":1,"out":"1.png"}"#, #"{"count":2,"out":"1.png"}"#)
    #expect(try run(batch).status == 65)
    #expect(batch.files.isEmpty)
  }
}
