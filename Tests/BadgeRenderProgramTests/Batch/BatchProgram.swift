import Foundation

/// The program with a manifest in a directory of its own.
struct BatchProgram {
  let program: BadgeRenderProgram

  /// - Parameter lines: The manifest `m.jsonl`.
  init(_ lines: String...) throws {
    program = try BadgeRenderProgram()
    try write(lines)
  }

  var directory: Directory { program.directory }

  /// Writes the manifest anew.
  func write(_ lines: [String]) throws {
    try directory.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: "m.jsonl")
  }

  /// Runs the batch.
  func callAsFunction(_ options: String...) throws -> Child {
    try program.run(["batch", "m.jsonl"] + options)
  }

  /// Runs a batch that reads lines from standard input.
  func stream(_ lines: String..., options: [String]) throws -> Child {
    var program = program
    program.surroundings.input = Array(lines.map { $0 + "\n" }.joined().utf8)
    return try program.run(["batch", "-"] + options)
  }

  /// The names in the directory besides the manifest and the state.
  var files: [String] {
    directory.names.filter { !["m.jsonl", ".badge-render.state"].contains($0) }
  }
}

extension Child {
  /// The lines of standard output.
  var lines: [String] { text.split(separator: "\n").map(String.init) }

  /// The records on standard output.
  var records: [[String: Any]] {
    lines.compactMap {
      (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any]
    }
  }

  /// The lines of standard error.
  var messages: [String] { err.split(separator: "\n").map(String.init) }
}
