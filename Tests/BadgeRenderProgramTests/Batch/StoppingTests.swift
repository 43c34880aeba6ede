import Glibc
import Testing

struct StoppingTests {
  @Test(arguments: [(SIGTERM, "SIGTERM"), (SIGINT, "SIGINT")])
  func `a run that is stopped says so, and the next one does the rest`(
    signal: Int32, name: String
  ) throws {
    let run = try StoppedRun()
    let written = try run.stop(by: signal)
    #expect(0 < written && written < StoppedRun.records)
    #expect(run.message.hasSuffix(" 0 unchanged, 0 failed, stopped by \(name)\n"))
    #expect(run.message.hasPrefix("m.jsonl: \(written) written,"))
    #expect(run.batch.directory.names(in: "o").allSatisfy { !$0.hasPrefix(".badge-render-") })
    let rest = StoppedRun.records - written
    #expect(
      try run.batch("--output-dir", "o").err
        == "m.jsonl: \(rest) written, \(written) unchanged, 0 failed\n")
  }

  @Test(arguments: ["", "[{"])
  func `a manifest in a pipe that nobody goes on with keeps no run from ending`(
    start: String
  ) throws {
    let child = try BatchProgram().program.shell(
      """
      mkfifo pipe
      [ -z '\(start)' ] || { exec 3<>pipe; printf '%s' '\(start)' >&3; }
      timeout --foreground -s KILL 60 "$0" batch pipe 3>&- & wait=$!
      for turn in $(seq 2000); do
        run=$(cat "/proc/$wait/task/$wait/children") && run=${run% } && [ ! "$run" ] || break
      done
      # It has opened the pipe, or waits for somebody who opens its other end.
      for turn in $(seq 2000); do
        ! readlink "/proc/$run"/fd/* | grep -q '/pipe$' || break
      done
      kill -TERM "$run"; wait "$wait"; echo "$?"
      """)
    #expect(child.text == "143\n")
    #expect(!child.err.contains("error"), "\(child.err)")
  }

  @Test func `a log of JSON says so too`() throws {
    let run = try StoppedRun("--log-format", "json")
    _ = try run.stop(by: SIGTERM)
    #expect(run.message.hasSuffix(#""failed":0,"stopped":"SIGTERM"}"# + "\n"))
  }

  @Test func `what a killed run left in folders below is removed by the next one`() throws {
    let batch = try BatchProgram(#"{"dot":true,"out":"a.png"}"#)
    let run = try StoppedRun("--state-dir", "s", isReplacing: true)
    try run.killInTheMiddleOfAFile()
    let folder = "\(run.batch.directory.path)"
    let left = { try batch.program.shell("find \(folder) -name '.badge-render-*' | wc -l").text }
    #expect(try left() != "0\n")
    _ = try run.batch("--output-dir", "o", "--state-dir", "s", "--shard", "1/1000000")
    #expect(try left() != "0\n", "too young to be sure")
    _ = try batch.program.shell(
      """
      cd \(folder); find . -name '.badge-render-*' -exec touch -d '1 minute ago' {} +
      touch -d '1 minute ago' o/d/.badge-render-1-abc o/d/.badge-render-x o/d/mine
      """)
    _ = try run.batch("--output-dir", "o", "--state-dir", "s", "--shard", "1/1000000")
    #expect(try left() == "2\n")
    #expect(
      run.batch.directory.names(in: "o/d").prefix(2) == [".badge-render-1-abc", ".badge-render-x"])
    #expect(run.batch.directory.names(in: "o/d").last == "mine")
    #expect(run.batch.directory.names(in: "s") == [".badge-render.state"])
  }
}

/// A run that is ended while it writes.
private final class StoppedRun {
  static let records = 4000

  let batch: BatchProgram
  private let output: Directory
  private let process: pid_t

  /// - Parameter isReplacing: Whether all files are there already, with other content.
  init(_ options: String..., isReplacing: Bool = false) throws {
    batch = try BatchProgram()
    if isReplacing {
      _ = try batch.program.shell(
        "mkdir -p o/d && cd o/d && seq 0 \(Self.records - 1) | sed 's/$/.png/' | xargs touch")
    }
    try batch.write((0..<Self.records).map { #"{"count":\#($0),"max":9999,"out":"d/\#($0).png"}"# })
    output = try Directory()
    let arguments = ["batch", "m.jsonl", "--output-dir", "o"] + options
    process = try Launcher(directory: batch.directory).start(
      BadgeRenderProgram.path, arguments.map { Array($0.utf8) }, output)
  }

  /// What the run said.
  var message: String { String(decoding: output.bytes("2") ?? [], as: UTF8.self) }

  private var names: [String] { batch.directory.names(in: "o/d") }

  /// Sends a signal once some files are there; how many are in the end.
  func stop(by signal: Int32) throws -> Int {
    while names.count < 3 { try pause() }
    #expect(end(by: signal) == signal)
    return names.count
  }

  /// Ends it where a file is there under its temporary name.
  func killInTheMiddleOfAFile() throws {
    repeat { try pause() } while !names.contains { $0.hasPrefix(".badge-render-") }
    #expect(end(by: SIGKILL) == SIGKILL)
  }

  /// Lets the run go on for a moment, and stops it.
  private func pause() throws {
    var status: Int32 = 0
    kill(process, SIGCONT)
    sched_yield()
    kill(process, SIGSTOP)
    guard waitpid(process, &status, WUNTRACED) == process, status & 0xFF == 0x7F else {
      throw SystemFailure(code: ESRCH, of: "the program")
    }
  }

  private func end(by signal: Int32) -> Int32 {
    kill(process, signal)
    kill(process, SIGCONT)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return status & 0x7F
  }
}
