import Badges

/// A manifest read through before anything is written.
struct Survey {
  /// Its jobs, where they are few enough to be kept.
  private(set) var jobs: [BatchJob]? = []
  /// How many records it has.
  private(set) var count = 0
  /// The files it declares.
  private(set) var claims: NameClaims

  /// More than this are read a second time instead: their memory would grow with the manifest.
  private static let mostKept = 16_384

  private var met: Set<UInt64> = []

  /// - Parameter claims: Which files are spoken for: none.
  init(claims: NameClaims) {
    self.claims = claims
  }

  /// Sees the next job.
  mutating func add(_ job: BatchJob) {
    for name in job.outputs.compactMap(\.declared) {
      if let meeting = claims.claim(name) { met.insert(meeting.key) }
    }
    count += 1
    if count > Self.mostKept { jobs = nil }
    jobs?.append(job)
  }

  /// Lets go what was needed only to find meetings.
  mutating func forgetClaims() {
    claims = NameClaims(in: nil, rules: NameRules())
  }

  /// Gives the jobs away.
  mutating func takeJobs() -> [BatchJob]? {
    defer { jobs = nil }
    return jobs
  }

  /// Whether some jobs would write one file.
  var hasMeetings: Bool { !met.isEmpty }

  /// The names of a job that others have too.
  mutating func meetings(of job: BatchJob) -> [Meetings.Claim] {
    job.outputs.compactMap(\.declared).flatMap { name in
      let file = Meetings.Claim(
        key: claims.key(name), path: name.path, isFolder: false, name: name, place: job.place)
      let folders = claims.folderKeys(of: name).map {
        Meetings.Claim(key: $0.key, path: $0.name, isFolder: true, name: name, place: job.place)
      }
      return ([file] + folders).filter { met.contains($0.key) }
    }
  }
}
