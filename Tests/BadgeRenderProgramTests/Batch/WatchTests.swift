import Testing

struct WatchTests {
  @Test func `a changed manifest draws what it changes, until a signal ends it`() throws {
    let batch = try BatchProgram(#"{"count":1,"out":"1.png"}"#, #"{"count":2,"out":"2.png"}"#)
    // Each line of its messages is waited for, so that nothing depends on time.
    let child = try batch.program.shell(
      """
      mkfifo err
      timeout --foreground 60 "$0" batch m.jsonl --watch 2>err & exec 3<err
      read -r line <&3; echo "$line"
      printf '{"count":1,"out":"1.png"}\\n{"count":3,"out":"2.png"}\\n' > new; mv new m.jsonl
      read -r line <&3; echo "$line"
      printf '{' > new; mv new m.jsonl
      read -r line <&3; read -r line <&3; echo "$line"
      printf '{"count":4,"out":"2.png"}\\n' > new; mv new m.jsonl
      read -r line <&3; echo "$line"
      kill -TERM $!; wait $!; echo "end $?"
      """)
    #expect(
      child.lines == [
        "m.jsonl: 2 written, 0 unchanged, 0 failed", "m.jsonl: 1 written, 1 unchanged, 0 failed",
        "m.jsonl: 0 written, 0 unchanged, 1 failed", "m.jsonl: 1 written, 0 unchanged, 0 failed",
        "end 143",
      ])
    #expect(batch.directory.bytes("2.png") == (try batch.program.picture("--count", "4")))
  }
}
