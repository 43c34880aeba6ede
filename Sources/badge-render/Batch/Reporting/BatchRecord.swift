import Badges

/// The one line of JSON that answers a record.
struct BatchRecord {
  private let job: BatchJob
  private let answer: BatchAnswer
  private var text: [UInt8] = []

  init(_ job: BatchJob, _ answer: BatchAnswer) {
    self.job = job
    self.answer = answer
  }

  /// The line with its end.
  var line: [UInt8] {
    var record = self
    record.write()
    return record.text
  }

  private mutating func write() {
    text.reserveCapacity(600)
    add(#"{"v":1"#)
    for member in RecordOrigin(line: job.place.line, id: job.id).members {
      add(",\"\(member.name)\":\(member.value)")
    }
    if let failure = answer.failures.first {
      writeFailure(failure)
    } else if answer.outputs.count == 1 {
      add(",")
      write(answer.outputs[0])
    } else {
      add(",")
      writeStatus(word)
      if !answer.outputs.isEmpty { writeOutputs() }
    }
    add("}\n")
  }

  /// What became of the record as a whole: whatever takes the most work.
  private var word: String {
    let words = answer.outputs.map(\.status.word)
    return ["ok", "stale", "unchanged"].first { words.contains($0) } ?? "skipped"
  }

  private mutating func writeOutputs() {
    add(",\"outputs\":[")
    for (index, output) in answer.outputs.enumerated() {
      add(index > 0 ? ",{" : "{")
      write(output)
      add("}")
    }
    add("]")
  }

  private mutating func write(_ output: AnsweredOutput) {
    if let name = output.name {
      add("\"out\":\(JSONValue.string(name.path.text)),")
    }
    writeStatus(output.status.word)
    if case .stale(let reason) = output.status { add(",\"reason\":\"\(reason.rawValue)\"") }
    guard !output.details.isEmpty else { return }
    add(",")
    text += output.details
  }

  private mutating func writeStatus(_ word: String) {
    add("\"status\":\"\(word)\"")
  }

  private mutating func writeFailure(_ failure: CommandError) {
    if let name = failure.destination?.name.text { add(",\"out\":\(JSONValue.string(name))") }
    add(",")
    writeStatus("error")
    add(",\"error\":\(failure.json)")
    guard answer.failures.count > 1 else { return }
    add(",\"errors\":\(JSONValue.array(answer.failures.map(\.json)))")
  }

  private mutating func add(_ part: String) {
    text += part.utf8
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
