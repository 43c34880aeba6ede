import BadgeRender
import Badges

/// What became of a job.
struct BatchAnswer {
  /// Where its record stands.
  let place: ManifestPlace
  /// Its line of JSON with its end; empty where none is wanted.
  var record: [UInt8] = []
  /// What went wrong.
  var failures: [CommandError] = []
  /// What is not as it should be.
  var warnings: [BadgeWarning] = []
  /// What became of its files; of a job that failed, those that were finished before.
  var outputs: [AnsweredOutput] = []
  /// The folders that were made for its files.
  var folders: [MadeFolder] = []
  /// The files it was made from, fonts apart.
  var inputs: [FilePath] = []

  /// The answer to a job that failed.
  mutating func fail(_ error: CommandError) {
    let failure = error.inManifest(at: place)
    let target = PictureTarget(scale: 1, destination: error.destination)
    failures = [failure.about(target)]
  }
}

/// What became of one file of a job.
struct AnsweredOutput {
  /// The file's name; nil where there is none.
  let name: OutputName?
  /// What became of it.
  let status: Status
  /// What is to be known of it the next time; nil where that is nothing.
  var entry: StateEntry?
  /// What its record says behind the status, as members of JSON.
  var details: [UInt8] = []

  /// What became of a file.
  enum Status {
    case written, unchanged, skipped
    /// It would be written.
    case stale(StaleReason)

    /// Whether there is no file, because its badge shows nothing.
    var isSkipped: Bool { if case .skipped = self { true } else { false } }

    /// The word for it in records.
    var word: String {
      switch self {
      case .written: "ok"
      case .unchanged: "unchanged"
      case .skipped: "skipped"
      case .stale: "stale"
      }
    }
  }
}
