import Badges

/// The one line of JSON that answers a record.
struct BatchRecord {
  private let job: BatchJob
  private let answer: BatchAnswer

  init(_ job: BatchJob, _ answer: BatchAnswer) {
    self.job = job
    self.answer = answer
  }

  /// The line with its end.
  var line: [UInt8] { JSONMembers.line(write) }

  private func write(to members: inout JSONMembers) {
    members.add("v", 1)
    members.add("id", job.id)
    members.add("line", job.place.line.map(JSONValue.integer))
    if let failure = answer.failures.first {
      write(failure, to: &members)
    } else if answer.outputs.count == 1 {
      write(answer.outputs[0], to: &members)
    } else {
      members.add("status", word)
      guard !answer.outputs.isEmpty else { return }
      members.add("outputs", answer.outputs, object: write)
    }
  }

  /// What became of the record as a whole: whatever takes the most work.
  private var word: String {
    let words = answer.outputs.map(\.status.word)
    return ["ok", "stale", "unchanged"].first { words.contains($0) } ?? "skipped"
  }

  private func write(_ output: AnsweredOutput, to members: inout JSONMembers) {
    members.add("out", output.name?.path.text)
    members.add("status", output.status.word)
    if case .stale(let reason) = output.status { members.add("reason", reason.rawValue) }
    members.add(members: output.details)
  }

  private func write(_ failure: CommandError, to members: inout JSONMembers) {
    members.add("out", failure.destination?.name.text)
    members.add("status", "error")
    members.add("error", failure.json)
    if answer.failures.count > 1 {
      members.add("errors", .array(answer.failures.map(\.json)))
    }
    // Its other files are there all the same.
    if !answer.outputs.isEmpty { members.add("outputs", answer.outputs, object: write) }
  }
}

extension CommandError {
  /// The error as records name it.
  var json: JSONValue {
    let field = field.map { [JSONValue.Member("field", .string($0))] } ?? []
    return .object(
      [.init("code", .string(code))] + field + [.init("message", .string(message))])
  }
}
