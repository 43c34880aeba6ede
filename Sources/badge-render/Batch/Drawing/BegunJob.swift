/// A job whose files are drawn and not yet written.
final class BegunJob {
  let job: BatchJob
  var answer: BatchAnswer
  var updates: [FileUpdate] = []

  init(_ job: BatchJob) {
    (self.job, answer) = (job, BatchAnswer(place: job.place))
  }

  /// Whether its files are too large to be held back.
  var isLarge: Bool {
    let drawn = updates.reduce(0) { $0 + ($1.drawn?.bytes?.count ?? 0) }
    return drawn + answer.outputs.reduce(0) { $0 + $1.details.count } > 1 << 14
  }
}

/// A file on its way to being up to date.
struct FileUpdate {
  let name: OutputName
  /// What it is made from.
  let inputs: [FilePath]
  let job: UInt64
  /// Where it is; nil where there is not even a folder, and where nobody has looked.
  var place: OutputPlace?
  /// Whether nobody has looked what is there.
  var isUnseen = false
  /// What is known of it, where it is up to date.
  var known: StateEntry?
  /// Why it isn't; nil where it is, and where it isn't wanted.
  var reason: StaleReason?
  /// What it should be.
  var drawn: DrawnOutput?
}
