import Badges

/// The errors of jobs that would write files that other jobs are about.
struct Meetings {
  /// What a job is about.
  struct Claim {
    /// What tells it from others.
    let key: UInt64
    /// Its name.
    let path: FilePath
    /// What the job does with it.
    let kind: Kind
    /// The job's file.
    let name: OutputName
    /// Where the job stands.
    let place: ManifestPlace
  }

  /// What a job does with a name.
  enum Kind {
    /// It writes a file.
    case file
    /// It needs a folder that its file lies in.
    case folder
    /// It reads a file.
    case input(InputNames.Input)
  }

  private var first: [UInt64: Claim] = [:]
  /// One for each job too many.
  private(set) var errors: [CommandError] = []

  /// Enough for anyone to see what is wrong.
  static let mostErrors = 20

  /// Sees what a job is about.
  mutating func add(_ claim: Claim) {
    guard let earlier = first[claim.key] else {
      first[claim.key] = claim
      return
    }
    guard errors.count < Self.mostErrors, let error = Self.error(claim, earlier) else { return }
    errors.append(error.inManifest(at: claim.place))
  }

  /// nil where both may be: files may share a folder, and icons are for many.
  private static func error(_ claim: Claim, _ earlier: Claim) -> CommandError? {
    let line = earlier.place.line.map { "line \($0)" } ?? "an earlier record"
    switch (claim.kind, earlier.kind) {
    case (.file, .file):
      let isOneName = claim.name == earlier.name
      return error(
        claim.name,
        isOneName ? "\(line) writes it already" : "the same file as \(earlier.path) of \(line)")
    case (.folder, .file): return error(claim.name, inFile: earlier.path, of: line)
    case (.file, .folder): return error(claim.name, folderOf: line)
    case (.file, .input): return error(claim.name, inputOf: line)
    case (.input(let input), .file): return error(input, writer: line)
    case (.folder, _), (.input, _): return nil
    }
  }

  /// The error of a job whose file, or a folder of it, is spoken for.
  static func error(_ name: OutputName, _ meeting: NameClaims.Meeting) -> CommandError {
    let record = "an earlier record"
    switch meeting.kind {
    case .folder: return error(name, folderOf: record)
    case .input: return error(name, inputOf: record)
    case .file:
      return meeting.name == name.path
        ? error(name, "\(record) writes this file already")
        : error(name, inFile: meeting.name, of: record)
    }
  }

  /// The error of a job that would read what another writes.
  static func error(_ input: InputNames.Input, writer: String) -> CommandError {
    CommandError(
      .badContent, code: "sameFile", field: input.key.rawValue,
      "\(input.path): \(writer) writes this file; name one that no record writes")
  }

  private static func error(_ name: OutputName, inputOf record: String) -> CommandError {
    error(name, "\(record) is made from this file")
  }

  private static func error(_ name: OutputName, folderOf record: String) -> CommandError {
    error(name, "\(record) needs a folder of this name, which can't be a file too")
  }

  private static func error(
    _ name: OutputName, inFile file: FilePath, of record: String
  ) -> CommandError {
    error(name, "\(record) writes \(file) as a file, which can't be a folder too")
  }

  private static func error(_ name: OutputName, _ reason: String) -> CommandError {
    CommandError(
      .badContent, code: "sameFile", field: SettingKey.out.rawValue,
      "\(name.path): \(reason); give it another name")
  }
}
