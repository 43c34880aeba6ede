import Testing

struct JobServerTests {
  /// A job server with three tokens, and a batch under it; prints the tokens left.
  private func run(_ authentication: String, _ tokens: String) throws -> Child {
    let batch = try BatchProgram()
    try batch.write((1...40).map { #"{"count":\#($0),"out":"\#($0).png"}"# })
    return try batch.program.shell(
      """
      mkfifo tokens; exec 3<>tokens 4>&3; printf \(tokens) >&3
      MAKEFLAGS=" -j4 \(authentication)" timeout 60 "$0" batch m.jsonl --jobs 4
      echo "end $?"; timeout 0.1 cat <&3
      """)
  }

  @Test(arguments: ["--jobserver-auth=3,4", "--jobserver-auth=fifo:tokens", "--jobserver-fds=3,4"])
  func `tokens that are taken are given back, each the same`(authentication: String) throws {
    let child = try run(authentication, "abc")
    #expect(child.err == "m.jsonl: 40 written, 0 unchanged, 0 failed\n")
    #expect(child.lines.first == "end 0")
    #expect(child.lines.last.map { $0.sorted() } == ["a", "b", "c"])
  }

  @Test func `without tokens one job works alone`() throws {
    let child = try run("--jobserver-auth=3,4", "''")
    #expect(child.lines == ["end 0"])
    #expect(child.err == "m.jsonl: 40 written, 0 unchanged, 0 failed\n")
  }

  @Test func `a file that is no pipe is not written into`() throws {
    let batch = try BatchProgram()
    try batch.write((1...400).map { #"{"count":\#($0),"max":"none","out":"\#($0).png"}"# })
    let child = try batch.program.shell(
      """
      printf ABCDEFGH >file
      MAKEFLAGS=" -j4 --jobserver-auth=fifo:file" "$0" batch m.jsonl --jobs 4 && cat file
      """)
    #expect(child.text == "ABCDEFGH")
  }
}
