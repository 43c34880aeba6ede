import Badges

/// How many files and records of a batch came to what.
struct BatchCounts: Hashable {
  /// Files that have been written, or pictures that are in records.
  var written = 0
  /// Files that were right already.
  var unchanged = 0
  /// Badges that show nothing and want no file.
  var skipped = 0
  /// Files that would be written.
  var stale = 0
  /// Files that have been removed, or would be.
  var removed = 0
  /// Records that failed.
  var failed = 0
  /// Records in all.
  var records = 0

  /// Counts what became of a record.
  mutating func add(_ answer: BatchAnswer) {
    records += 1
    if !answer.failures.isEmpty { failed += 1 }
    for output in answer.outputs {
      switch output.status {
      case .written: written += 1
      case .unchanged: unchanged += 1
      case .skipped: skipped += 1
      case .stale: stale += 1
      }
    }
  }

  /// The counts for people.
  ///
  /// - Parameter isDrawn: Whether files are written and not only compared.
  func text(isDrawn: Bool) -> String {
    var parts = isDrawn ? ["\(written) written"] : ["\(stale) to be written"]
    parts.append("\(unchanged) unchanged")
    if skipped > 0 { parts.append("\(skipped) skipped") }
    if removed > 0 { parts.append(isDrawn ? "\(removed) removed" : "\(removed) to be removed") }
    return (parts + ["\(failed) failed"]).joined(separator: ", ")
  }

  /// The counts for programs.
  var members: [JSONValue.Member] {
    [
      .init("written", .integer(written)), .init("unchanged", .integer(unchanged)),
      .init("skipped", .integer(skipped)), .init("stale", .integer(stale)),
      .init("removed", .integer(removed)), .init("failed", .integer(failed)),
    ]
  }
}
