import BadgeRender
import Badges
import CBadgeSystem

/// A worker that a build system keeps running and sends one run after another, by Bazel's protocol: a
/// request in a line of JSON, `{"arguments":[…],"requestId":1}`, and a line that answers it.
///
/// The arguments follow those that the worker was started with. Members that the protocol has grown, or
/// will, mean nothing here.
struct PersistentWorker {
  /// What the worker was started with, as it was typed.
  let arguments: [[UInt8]]
  /// Where requests come from and answers go.
  let streams: StandardStreams

  private let renderers = RendererPool()

  init(_ arguments: [[UInt8]], streams: StandardStreams) {
    self.arguments = arguments.filter { $0 != Self.flag }
    self.streams = streams
  }

  /// The option that makes the program a worker.
  static let name = "persistent_worker"

  private static let flag = Array("--\(name)".utf8)

  /// Whether arguments ask for a worker.
  static func isWanted(_ arguments: [[UInt8]]) -> Bool {
    arguments.contains(flag)
  }

  /// Answers requests until there are no more.
  func run() throws(CommandError) -> ExitStatus {
    guard let descriptor = streams.input else { throw Self.malformed("it is closed") }
    badge_stop_on(SIGTERM)
    var lines = LineSplitter(stoppableSource(descriptor, named: FilePath("-")))
    while let line = try lines.next(), badge_stop_signal() == 0 {
      guard let answer = answer(line) else { continue }
      try streams.write(line: answer.description)
    }
    if badge_stop_signal() != 0 { badge_die_by(badge_stop_signal()) }
    return .done
  }

  /// A line that is no request is answered, too: those behind it wait for theirs.
  private func answer(_ line: LineSplitter.Line) -> JSONValue? {
    do throws(CommandError) {
      guard let bytes = line.bytes else { throw Self.malformed("a request is too long") }
      guard bytes.contains(where: { $0 != UInt8(ascii: " ") }) else { return nil }
      return answer(try WorkRequest(bytes))
    } catch {
      let output = StandardStreams.Capture()
      BatchConsole(BatchOptions(), sink: { output.add($0) }).error(error)
      return Self.answer(error.status, output, to: 0)
    }
  }

  private static func answer(
    _ status: ExitStatus, _ output: StandardStreams.Capture, to id: Int
  ) -> JSONValue {
    .object([
      .init("exitCode", .integer(Int(status.rawValue))),
      .init("output", .string(String(decoding: output.bytes, as: UTF8.self))),
      .init("requestId", .integer(id)),
    ])
  }

  /// nil for a request to give up another, which has been answered before this one was read.
  private func answer(_ request: WorkRequest) -> JSONValue? {
    guard !request.isCancellation else { return nil }
    let output = StandardStreams.Capture()
    let status = run(request, output)
    return Self.answer(status, output, to: request.id)
  }

  private func run(_ request: WorkRequest, _ output: StandardStreams.Capture) -> ExitStatus {
    let own = StandardStreams(input: nil, output: nil, capture: output)
    do throws(CommandError) {
      // A build system expands its parameter files itself; a script may not.
      let all = try expandingResponseFiles(
        arguments + request.arguments.map { Array($0.utf8) })
      return try BatchCommand(all, sink: { output.add($0) }, renderers: renderers).run(own)
    } catch {
      BatchConsole(BatchOptions(), sink: { output.add($0) }).error(error)
      return error.status
    }
  }

  fileprivate static func malformed(_ reason: String) -> CommandError {
    CommandError(.badContent, code: "request", "standard input: \(reason)")
  }
}

/// What a build system asks a worker to do.
private struct WorkRequest {
  /// The arguments of the run.
  private(set) var arguments: [String] = []
  /// What the answer repeats.
  private(set) var id = 0
  /// Whether another request is to be given up.
  private(set) var isCancellation = false

  init(_ bytes: [UInt8]) throws(CommandError) {
    guard let json = try? JSONText.value(of: bytes), case .object(let members) = json else {
      throw PersistentWorker.malformed("a request is an object of JSON in one line")
    }
    for member in members {
      switch (member.name, member.value) {
      case ("arguments", .array(let values)): arguments = values.compactMap(Self.text)
      case ("requestId", .integer(let number)): id = number
      case ("requestId", .number(let number)): id = Int(exactly: number) ?? 0
      case ("cancel", .bool(let isWanted)): isCancellation = isWanted
      default: break
      }
    }
  }

  private static func text(_ json: JSONValue) -> String? {
    if case .string(let text) = json { text } else { nil }
  }
}
