import Foundation
import Testing

@testable import badge_render

struct ProgressTests {
  @Test(arguments: [
    (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": "1"], true),
    (["TERM": "xterm", "CI": ""], true), (["TERM": "xterm", "CI": "true"], false),
    (["TERM": "dumb"], false), ([:], false),
  ])
  func `a line is written over where a terminal can and somebody looks`(
    environment: [String: String], isWanted: Bool
  ) {
    let value = { (name: String) in environment[name] }
    #expect(Console.isInteractive(isTerminal: true, value) == isWanted)
    #expect(!Console.isInteractive(isTerminal: false, value))
  }

  /// Records are fed as long as the line has not been seen, and its place is free in the end.
  private func terminal(_ options: String, _ environment: String) throws -> String {
    try BatchProgram().program.shell(
      #"""
      mkfifo in
      \#(environment) script -qefc "timeout 60 $0 batch - --output-dir o \#(options) <in" log \
        >/dev/null </dev/null &
      (
        number=0
        until grep -q 'stdin' log 2>/dev/null; do
          number=$((number + 1))
          echo "{\"count\":$number,\"out\":\"$((number % 9))/$number.png\"}"
        done
      ) >in
      wait; cat log
      """#
    ).text
  }

  @Test func `a terminal shows how far a stream has come, without colour where none is wanted`()
    throws
  {
    let text = try terminal("", "TERM=xterm NO_COLOR=1")
    #expect(text.contains("\r\u{1B}[K<stdin>: "))
    #expect(text.contains("/s"))
    #expect(!text.contains("\u{1B}[1;"))
    // The line is taken away before the summary stands there.
    let last = text.components(separatedBy: "\r\u{1B}[K").last
    #expect(last?.hasPrefix("<stdin>: ") == true)
    #expect(last?.contains(" written, 0 unchanged, 0 failed") == true)
  }

  @Test func `a line ends before the terminal does`() {
    #expect(Progress.cut("m.jsonl: 12 of 50", to: 10) == "m.jsonl: 1")
    #expect(Progress.cut("大大大", to: 5) == "大大")
    #expect(Progress.cut("m.jsonl", to: -1) == "m.jsonl")
  }

  @Test func `the time left is what the rest takes at this rate`() {
    var counts = BatchCounts()
    (counts.records, counts.failed) = (50, 2)
    #expect(
      Progress.text(counts, of: 100, manifest: "m", rate: 5)
        == "m: 50 of 100, 5/s, 10 s left, 2 failed")
    #expect(Progress.text(counts, of: nil, manifest: "m", rate: 0) == "m: 50, 0/s, 2 failed")
  }
}
