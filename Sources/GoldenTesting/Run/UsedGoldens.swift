import CBadgeTestProcess

/// The goldens that this run has checked.
struct UsedGoldens: Sendable {
  private let log: RunLog?
  private let repeatsTests: Bool
  private let sites = Locked<[GoldenPlace: String]>([:])

  /// Those of this process and, through the log, of the others of its run.
  static let current = UsedGoldens(log: RunLog.current(), repeatsTests: TestProcess.repeatsTests)

  init(log: RunLog?, repeatsTests: Bool) {
    self.log = log
    self.repeatsTests = repeatsTests
  }

  /// Notes that a golden is checked.
  ///
  /// - Returns: What is wrong where it has been checked before: two pictures under one name, of which
  ///   the golden can be only one.
  func note(_ place: GoldenPlace, at site: CallSite) -> String? {
    let earlier = sites.with { sites in
      let earlier = sites[place]
      if earlier == nil { sites[place] = site.text }
      return earlier
    }
    if let earlier {
      guard repeatsTests, earlier == site.text else { return taken(by: "at \(earlier)") }
      return nil
    }
    return isTakenByOtherProcess(place) ? taken(by: "by another process of the run") : nil
  }

  private func isTakenByOtherProcess(_ place: GoldenPlace) -> Bool {
    let values = [place.package, place.folder, place.name]
    let process = getpid()
    var isTaken = false
    log?.append(.used, values) { entries in
      isTaken = entries.contains {
        $0.event == .used && $0.values == values && $0.process != process
      }
      return isTaken
    }
    return isTaken
  }

  private func taken(by user: String) -> String {
    "the name is taken: it was checked \(user); a golden belongs to one picture, so give each a"
      + " name of its own"
  }
}
