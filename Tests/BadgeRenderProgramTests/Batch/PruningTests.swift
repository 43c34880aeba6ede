import Testing

/// What `--prune` does besides removing files.
struct PruningTests {
  private func summary(_ text: String) -> String { "m.jsonl: \(text)\n" }

  @Test func `a folder that a run made goes with its last file, and no other folder`() throws {
    let batch = try BatchProgram(
      #"{"count":1,"out":"made/deep/1.png"}"#, #"{"count":2,"out":"given/2.png"}"#,
      #"{"count":3,"out":"shared/3.png"}"#, #"{"count":4,"out":"half/4.png"}"#,
      #"{"count":5,"out":"half/5.png"}"#)
    _ = try batch.program.shell("mkdir given")
    _ = try batch()
    try batch.directory.write([1], to: "shared/mine")
    try batch.write([#"{"count":5,"out":"half/5.png"}"#])
    // What the run made is known however many runs later.
    _ = try batch()
    #expect(try batch("--prune").err == summary("0 written, 1 unchanged, 4 removed, 0 failed"))
    #expect(batch.files == ["given", "half", "shared"])
    #expect(batch.directory.names(in: "half") == ["5.png"])
    #expect(batch.directory.names(in: "shared") == ["mine"])
  }

  @Test func `a file that the run is made from stays`() throws {
    let batch = try BatchProgram(#"{"count":1,"out":"icon.png"}"#)
    _ = try batch()
    try batch.write([#"{"count":2,"on":"icon.png","out":"a.png"}"#])
    #expect(try batch("--check", "--prune").lines == ["a.png: missing"])
    #expect(try batch("--prune").err == summary("1 written, 0 unchanged, 0 failed"))
    #expect(batch.files == ["a.png", "icon.png"])
  }

  @Test func `the output folder stays, be it made and empty`() throws {
    let batch = try BatchProgram(#"{"count":1,"out":"d/1.png"}"#)
    _ = try batch("--output-dir", "o", "--state-dir", "s")
    try batch.write([])
    _ = try batch("--output-dir", "o", "--state-dir", "s", "--prune")
    #expect(batch.files == ["o", "s"])
    #expect(batch.directory.names(in: "o").isEmpty)
  }

  /// A file and a folder of its name, in turn.
  private static let file = #"{"count":1,"out":"a.png"}"#
  private static let folder = #"{"count":2,"out":"a.png/b/c.png"}"#

  private func batch(from old: String, to new: String) throws -> BatchProgram {
    let batch = try BatchProgram(old)
    _ = try batch()
    try batch.write([new])
    return batch
  }

  @Test(arguments: [
    (
      file, folder,
      #"out: "a.png/b/c.png": an earlier run wrote "a.png", which is to be a folder now; --prune removes it"#,
      ["a.png/b/c.png: missing", "a.png: no longer in the manifest"]
    ),
    (
      folder, file,
      #"out: "a.png": an earlier run wrote files into a folder of this name; --prune removes them"#,
      ["a.png: missing", "a.png/b/c.png: no longer in the manifest"]
    ),
  ])
  func `pruning makes way for a folder where there was a file, and the other way round`(
    old: String, new: String, message: String, listed: [String]
  ) throws {
    let batch = try batch(from: old, to: new)
    for options in [[], ["--check"], ["--dry-run"]] {
      let child = try batch.program.run(["batch", "m.jsonl"] + options)
      #expect(child.status == 1)
      #expect(child.messages.first == "m.jsonl:1: error: " + message)
    }
    #expect(try batch("--check", "--prune").lines == listed)
    #expect(try batch("--dry-run", "--prune").lines == listed)
    #expect(try batch("--prune").err == summary("1 written, 0 unchanged, 1 removed, 0 failed"))
    #expect(try batch("--check", "--prune").status == 0)
  }

  @Test func `what somebody else has changed or added makes way for nothing`() throws {
    for (old, new, change) in [
      (Self.file, Self.folder, "echo x > a.png"), (Self.folder, Self.file, "echo x > a.png/x"),
      (Self.folder, Self.file, "echo x > a.png/b/c.png"),
    ] {
      let batch = try batch(from: old, to: new)
      _ = try batch.program.shell(change)
      #expect(try batch("--dry-run", "--prune").status == 1)
      #expect(try batch("--prune").status == 1)
      let path = String(change.dropFirst("echo x > ".count))
      #expect(batch.directory.bytes(path) == Array("x\n".utf8))
    }
  }

  @Test func `nothing makes way while a record can't be understood`() throws {
    let batch = try batch(from: Self.file, to: Self.folder + "\n{")
    let picture = batch.directory.bytes("a.png")
    #expect(try batch("--prune").messages.last == "m.jsonl: 0 written, 0 unchanged, 2 failed")
    #expect(batch.directory.bytes("a.png") == picture)
  }

  @Test func `that nothing is removed is said, with what to do`() throws {
    let batch = try batch(from: Self.file, to: "{")
    let text =
      "files of earlier runs stay, since a record that failed may have declared them; "
      + "correct it and run again"
    #expect(try batch("--prune").messages[1] == "m.jsonl: warning: \(text)")
    #expect(try batch("--check", "--prune").messages[1] == "m.jsonl: warning: \(text)")
    #expect(
      try batch("--prune", "--log-format", "json").messages[1]
        == #"{"level":"warning","manifest":"m.jsonl","code":"notPruned","message":"\#(text)"}"#)
    #expect(try batch("--prune", "-q").messages.count == 1)
    #expect(batch.files == ["a.png"])
  }

  @Test func `a manifest that can be read only once can't be pruned by`() throws {
    let batch = try batch(from: Self.file, to: "")
    let child = try batch.program.shell(#"echo | "$0" batch /dev/stdin --output-dir . --prune"#)
    #expect(child.status == 64)
    #expect(child.err.contains("--prune: needs a manifest in a file, which can be read again"))
  }

  @Test func `what is in the way stays until what takes its place is drawn`() throws {
    let batch = try BatchProgram(#"{"count":1,"out":"x"}"#, #"{"count":2,"out":"y/z.png"}"#)
    _ = try batch()
    try batch.write([
      #"{"count":1,"on":"nothing.png","out":"x/k.png"}"#,
      #"{"count":2,"on":"nothing.png","out":"y"}"#,
    ])
    let child = try batch("--prune")
    #expect(child.err.contains("0 written, 0 unchanged, 2 failed"))
    #expect(batch.files == ["x", "y"])
    #expect(batch.directory.bytes("x") != nil)
    #expect(batch.directory.names(in: "y") == ["z.png"])
  }

  @Test func `a folder with a file of somebody's is not half emptied`() throws {
    let batch = try BatchProgram(#"{"count":1,"out":"a/q/r.png"}"#)
    _ = try batch()
    try batch.directory.write([1], to: "a/q/mine")
    try batch.write([#"{"count":2,"out":"a"}"#])
    #expect(try batch("--prune", "--check").status == 1)
    #expect(try batch("--prune").status == 1)
    #expect(batch.directory.names(in: "a/q") == ["mine", "r.png"])
  }
}
