import Testing

struct PersistentWorkerTests {
  private func work(_ requests: String..., options: [String] = []) throws -> (Child, BatchProgram) {
    let batch = try BatchProgram(#"{"count":1,"out":"1.png"}"#, ##"{"tint":"#12","out":"2.png"}"##)
    var program = batch.program
    program.surroundings.input = Array(requests.joined(separator: "\n").utf8)
    return (try program.run(["batch"] + options + ["--persistent_worker"]), batch)
  }

  @Test func `each request is answered once, with its exit code and messages`() throws {
    let (child, batch) = try work(
      #"{"arguments":["m.jsonl","--output-dir","o"],"inputs":[{"path":"m.jsonl","digest":"x"}],"#
        + #""requestId":7,"verbosity":1,"new":{}}"#,
      #"{"arguments":["--nonsense"],"requestId":8}"#,
      #"{"arguments":["m.jsonl","--outputs"]}"#,
      #"{"requestId":7,"cancel":true}"#)
    #expect(child.status == 0)
    #expect(child.err.isEmpty)
    #expect(child.records.map { $0["requestId"] as? Int } == [7, 8, 0])
    #expect(child.records.map { $0["exitCode"] as? Int } == [1, 64, 1])
    let output = child.records.compactMap { $0["output"] as? String }
    #expect(output[0].contains("m.jsonl:2: error: "))
    #expect(output[0].hasSuffix("m.jsonl: 1 written, 0 unchanged, 1 failed\n"))
    #expect(
      output[1] == "badge-render: error: \"--nonsense\": unknown option; "
        + "see badge-render help batch\n")
    #expect(output[2].contains("\n1.png\n") || output[2].hasPrefix("1.png\n"))
    #expect(batch.directory.names(in: "o") == [".badge-render.state", "1.png"])
  }

  @Test func `the worker's own options come before those of a request`() throws {
    let (child, batch) = try work(
      #"{"arguments":["m.jsonl","--tint","blue"]}"#, options: ["--output-dir", "o", "--scale", "2"])
    #expect(child.records.count == 1)
    #expect(
      batch.directory.bytes("o/1.png")
        == (try batch.program.picture("--count", "1", "--tint", "blue", "--scale", "2")))
  }

  @Test func `a line that is no request is answered, and so are those behind it`() throws {
    let (child, _) = try work("not json", #"{"arguments":["m.jsonl","--outputs"],"requestId":2}"#)
    #expect(child.status == 0)
    #expect(child.records.map { $0["requestId"] as? Int } == [0, 2])
    #expect(child.records.first?["exitCode"] as? Int == 65)
  }

  @Test func `a request that would never end is refused, and those behind it are answered`() throws
  {
    let (child, _) = try work(
      #"{"arguments":["m.jsonl","--watch"],"requestId":9}"#,
      #"{"arguments":["m.jsonl"],"requestId":10.0}"#)
    #expect(child.records.map { $0["requestId"] as? Int } == [9, 10])
    #expect(child.records.map { $0["exitCode"] as? Int } == [64, 1])
  }
}
