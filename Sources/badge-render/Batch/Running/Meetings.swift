import Badges

/// The errors of jobs that would write files that are spoken for.
struct Meetings {
  /// What a job speaks for.
  struct Claim {
    /// What tells it from others.
    let key: UInt64
    /// Its name.
    let path: FilePath
    /// Whether it is a folder that the job's file lies in.
    let isFolder: Bool
    /// The job's file.
    let name: OutputName
    /// Where the job stands.
    let place: ManifestPlace
  }

  private var first: [UInt64: Claim] = [:]
  /// One for each job too many.
  private(set) var errors: [CommandError] = []

  /// Enough for anyone to see what is wrong.
  static let mostErrors = 20

  /// Sees what a job speaks for.
  mutating func add(_ claim: Claim) {
    guard let earlier = first[claim.key] else {
      first[claim.key] = claim
      return
    }
    // Files may share a folder.
    guard !(claim.isFolder && earlier.isFolder), errors.count < Self.mostErrors else { return }
    errors.append(Self.error(claim, earlier).inManifest(at: claim.place))
  }

  private static func error(_ claim: Claim, _ earlier: Claim) -> CommandError {
    let line = earlier.place.line.map { "line \($0)" } ?? "an earlier record"
    if claim.isFolder || earlier.isFolder {
      return error(claim.name, file: claim.isFolder ? earlier.path : claim.path, claim, line)
    }
    let same =
      claim.name == earlier.name
      ? "\(line) writes it already" : "the same file as \(earlier.path) of \(line)"
    return error(claim.name, same)
  }

  private static func error(
    _ name: OutputName, file: FilePath, _ claim: Claim, _ line: String
  ) -> CommandError {
    error(
      name,
      claim.isFolder
        ? "\(line) writes \(file) as a file, which can't be a folder too"
        : "\(line) needs a folder of this name, which can't be a file too")
  }

  /// The error of a job whose file, or a folder of it, is spoken for.
  static func error(_ name: OutputName, _ meeting: NameClaims.Meeting) -> CommandError {
    if meeting.isFolder {
      return error(name, "an earlier record needs a folder of this name, which can't be a file too")
    }
    guard meeting.name == name.path else {
      return error(
        name, "an earlier record writes \(meeting.name) as a file, which can't be a folder too")
    }
    return error(name, "an earlier record writes this file already")
  }

  private static func error(_ name: OutputName, _ reason: String) -> CommandError {
    CommandError(
      .badContent, code: "sameFile", field: SettingKey.out.rawValue,
      "\(name.path): \(reason); give it another name")
  }
}
