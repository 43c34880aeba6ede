import Badges

/// A manifest read through before anything is written.
struct Survey {
  /// Its jobs, where they are few enough to be kept.
  private(set) var jobs: [BatchJob]? = []
  /// How many records it has.
  private(set) var count = 0
  /// Hashes of the names of all files it declares, where they were asked for.
  private(set) var declared: Set<UInt64>

  /// More than this are read a second time instead: their memory would grow with the manifest.
  private static let mostKept = 16_384

  private let keepsNames: Bool
  private var claims: NameClaims
  private var met: Set<UInt64> = []

  /// - Parameters:
  ///   - claims: Which files are spoken for: none.
  ///   - keepsNames: Whether the names are asked for.
  init(claims: NameClaims, keepsNames: Bool) {
    self.claims = claims
    self.keepsNames = keepsNames
    declared = []
  }

  /// Sees the next job.
  mutating func add(_ job: BatchJob) {
    for output in job.outputs {
      guard let name = output.name else { continue }
      if keepsNames { declared.insert(StableHash(name.path.bytes).value) }
      if !claims.claim(name) { met.insert(claims.key(name)) }
    }
    count += 1
    if count > Self.mostKept { jobs = nil }
    jobs?.append(job)
  }

  /// Whether some jobs would write one file.
  var hasMeetings: Bool { !met.isEmpty }

  /// The names of a job that others have too, and what tells their files apart.
  mutating func meetings(of job: BatchJob) -> [(key: UInt64, name: OutputName)] {
    job.outputs.compactMap(\.name).map { (claims.key($0), $0) }.filter { met.contains($0.0) }
  }
}

/// The errors of jobs that would write files that are spoken for.
struct Meetings {
  private var first: [UInt64: (name: OutputName, place: ManifestPlace)] = [:]
  /// One for each job too many.
  private(set) var errors: [CommandError] = []

  /// Enough for anyone to see what is wrong.
  static let mostErrors = 20

  /// Sees a name.
  mutating func add(_ key: UInt64, _ name: OutputName, at place: ManifestPlace) {
    guard let earlier = first[key] else {
      first[key] = (name, place)
      return
    }
    guard errors.count < Self.mostErrors else { return }
    errors.append(Self.error(name, earlier.name, earlier.place).inManifest(at: place))
  }

  private static func error(
    _ name: OutputName, _ earlier: OutputName, _ place: ManifestPlace
  ) -> CommandError {
    let line = place.line.map { "line \($0)" } ?? "an earlier record"
    let same =
      name == earlier
      ? "\(name.path): \(line) writes it already"
      : "\(name.path): the same file as \(earlier.path) of \(line)"
    return CommandError(
      .badContent, code: "sameFile", field: SettingKey.out.rawValue, "\(same); give it another name"
    )
  }

  /// The error of a job whose file an earlier one has written.
  static func error(_ name: OutputName) -> CommandError {
    CommandError(
      .badContent, code: "sameFile", field: SettingKey.out.rawValue,
      "\(name.path): an earlier record writes this file already; give it another name")
  }
}
