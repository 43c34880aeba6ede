import Foundation
import Testing

struct BatchStreamTests {
  @Test func `each line is answered at once while the stream stays open`() throws {
    let child = try BatchProgram().program.shell(
      """
      mkfifo in out
      timeout --foreground 60 "$0" batch - --json --output-dir o <in >out 2>err & exec 3>in 4<out
      for number in 1 2 3; do
        echo "{\\"count\\":$number,\\"out\\":\\"$number.png\\",\\"id\\":\\"n$number\\"}" >&3
        read -r answer <&4; echo "$answer"; ls o
      done
      exec 3>&-; wait $!; echo "end $?"; cat err
      """)
    #expect(child.records.map { $0["id"] as? String } == ["n1", "n2", "n3"])
    #expect(child.records.map { $0["line"] as? Int } == [1, 2, 3])
    #expect(child.lines.filter { $0.hasSuffix(".png") }.count == 6)
    #expect(child.lines.suffix(2) == ["end 0", "<stdin>: 3 written, 0 unchanged, 0 failed"])
  }

  @Test(arguments: [#"\n"#, #"\357\273\277\n"#, #" \r\n"#])
  func `a blank line is answered at once, also as the first`(line: String) throws {
    let child = try BatchProgram().program.shell(
      """
      mkfifo in out
      timeout --foreground 60 "$0" batch - --json <in >out 2>err & exec 3>in 4<out
      printf '\(line)' >&3; read -r answer <&4; echo "$answer"
      echo '[{"count":"x"}]' >&3; exec 3>&-; cat <&4; wait $!; cat err
      """)
    #expect(child.records.map { $0["line"] as? Int } == [1, 2])
    #expect(child.records.map { $0["status"] as? String } == ["skipped", "error"])
    #expect(child.lines.suffix(2).first?.hasPrefix("<stdin>:2: error: [0]: count: ") == true)
  }

  @Test(arguments: [
    (#"{"id":"a","count":NaN}"#, "a"), (#"{"text":"\ud83d","id":"a"}"#, "a"),
    (#"{ "count" : 1000000000000000000000 , "id" : "a" }"#, "a"), (#"{"count":,"id":"a"}"#, "a"),
    (#"{"id":,"text":"x"}"#, nil),
    (#"{"id":"a","on":{"id":"b"},"count":1,"count":2}"#, "a"), (#"{"id":"a","count":"#, "a"),
    (#"{"on":{"id":"a"},"count":"#, nil), (#"{"id":"a\"#, nil),
    (#"{"count":"id","b":"#, nil), (#"{"id":[1],"count":"#, nil),
  ])
  func `a line that is no JSON is answered with its id, where that is to be found`(
    line: String, id: String?
  ) throws {
    let child = try BatchProgram().stream(line, options: ["--inline", "--errors=records"])
    #expect(child.records.map { $0["status"] as? String } == ["error"])
    #expect(child.records.map { $0["id"] as? String } == [id])
  }

  @Test func `a part of a stream is answered before the lines of other parts come`() throws {
    let child = try BatchProgram().program.shell(
      """
      mkfifo in out
      timeout --foreground 60 "$0" batch - --inline --shard 1/2 <in >out 2>err & exec 3>in 4<out
      printf '{"count":1}\n{"count":2}\n' >&3
      read -r answer <&4; echo "$answer"
      exec 3>&-; wait $!; echo "end $?"; cat err
      """)
    #expect(child.records.map { $0["line"] as? Int } == [1])
    #expect(child.lines.last == "<stdin>: 1 written, 0 unchanged, 0 failed")
  }

  @Test func `there is one record for each line, in order, however many work`() throws {
    let lines = (1...60).map { number in
      switch number % 5 {
      case 0: ""
      case 1: #"{"text":"\#(String(repeating: "w", count: 20))","size":40}"#
      case 2: #"{"count":\#(number),"id":\#(number)}"#
      case 3: "{"
      default: #"{"text":"\#(number) 😎","family":"DejaVu Sans"}"#
      }
    }
    var program = try BadgeRenderProgram()
    program.surroundings.input = Array((lines.joined(separator: "\n") + "\n").utf8)
    let one = try program.run(["batch", "-", "--inline", "--jobs", "1"])
    let many = try program.run(["batch", "-", "--inline", "--jobs", "16"])
    #expect(one.records.map { $0["line"] as? Int } == (1...60).map { $0 })
    #expect(one.out == many.out)
    #expect(one.err == many.err)
    #expect(one.status == 1)
    let words = ["ok", "ok", "error", "ok", "skipped"]
    #expect(one.records.prefix(5).map { $0["status"] as? String } == words)
  }

  @Test func `a picture in a record is the file's bytes`() throws {
    let batch = try BatchProgram()
    let child = try batch.stream(#"{"count":7,"scale":2}"#, options: ["--inline"])
    let text = try #require(child.records.first?["png"] as? String)
    #expect(
      Data(base64Encoded: text).map { Array($0) }
        == (try batch.program.picture("--count", "7", "--scale", "2")))
    #expect(batch.directory.names == ["m.jsonl"])
  }

  @Test func `an empty stream is answered by nothing`() throws {
    let batch = try BatchProgram()
    let child = try batch.stream(options: ["--json"])
    #expect(child.status == 0)
    #expect(child.out.isEmpty && child.err.isEmpty)
    #expect(batch.files.isEmpty && !batch.directory.names.contains(".badge-render.state"))
  }

  @Test func `a signal to end finishes the record in hand and then ends by it`() throws {
    let child = try BatchProgram().program.shell(
      """
      mkfifo in out
      timeout --foreground 60 "$0" batch - --json --jobs 3 <in >out & exec 3>in 4<out
      echo '{"count":1,"out":"1.png"}' >&3; read -r answer <&4; echo "$answer"
      kill -TERM $!; wait $!; echo "end $?"; cat <&4; ls -A
      """)
    #expect(child.records.map { $0["status"] as? String } == ["ok"])
    #expect(child.lines.contains("end 143"))
    #expect(
      Set(child.lines.suffix(5)) == [".badge-render.state", "1.png", "in", "m.jsonl", "out"])
  }

  @Test func `a line that its sender hasn't ended is not answered when the run is stopped`() throws
  {
    let child = try BatchProgram().program.shell(
      """
      mkfifo in out
      timeout --foreground 60 "$0" batch - --json <in >out & exec 3>in 4<out
      printf '{"count":1,"out":"1.png"}\\n{"cou' >&3; read -r answer <&4; echo "$answer"
      kill -TERM $!; wait $!; echo "end $?"; cat <&4
      """)
    #expect(child.records.map { $0["status"] as? String } == ["ok"])
    #expect(child.lines.last == "end 143")
  }

  @Test func `what a record would have written that fails is left to others`() throws {
    let child = try BatchProgram().stream(
      #"{"count":1,"out":"x@2x.png"}"#, #"{"count":2,"scales":[1,2],"out":"x.png"}"#,
      #"{"count":3,"out":"x.png"}"#, options: ["--json"])
    #expect(child.records.map { $0["status"] as? String } == ["ok", "error", "ok"])
  }
}
