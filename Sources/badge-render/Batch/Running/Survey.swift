import Badges

/// A manifest read through before anything is written.
struct Survey {
  /// Its jobs, where they are few enough to be kept.
  private(set) var jobs: [BatchJob]? = []
  /// How many records it has.
  private(set) var count = 0
  /// Whether some of its records can't be done, and may declare anything.
  private(set) var hasFailures = false
  /// The files that its jobs are about.
  private var admission: Admission?

  /// More than this are read a second time instead: their memory would grow with the manifest.
  private static let mostKept = 16_384

  private var met: Set<UInt64> = []

  /// - Parameter admission: Which files jobs are about: none.
  init(_ admission: Admission) {
    self.admission = admission
  }

  /// The files it declares; nil once they are forgotten.
  var claims: NameClaims? { admission?.claims }

  /// Sees the next job.
  mutating func add(_ job: BatchJob) {
    for key in admission?.see(job) ?? [] { met.insert(key) }
    if case .failure = job.content { hasFailures = true }
    count += 1
    if count > Self.mostKept { jobs = nil }
    jobs?.append(job)
  }

  /// Lets go what was needed only to find meetings.
  mutating func forgetClaims() {
    admission = nil
  }

  /// Gives the jobs away.
  mutating func takeJobs() -> [BatchJob]? {
    defer { jobs = nil }
    return jobs
  }

  /// Whether some jobs would write what others write or read.
  var hasMeetings: Bool { !met.isEmpty }

  /// What a job is about that others are about, too.
  mutating func meetings(of job: BatchJob) -> [Meetings.Claim] {
    admission?.claims(of: job).filter { met.contains($0.key) } ?? []
  }
}
