import CBadgeTestProcess

/// The goldens that this run has checked.
struct UsedGoldens: Sendable {
  private let log: RunLog?
  private let repeatsTests: Bool
  /// Where each golden of this process was checked, and under which name, by its identity.
  private let uses = Locked<[String: (name: String, site: String)]>([:])
  /// The identities of the goldens that other processes have checked, and how much of the log they
  /// are from.
  private let others = Locked<(read: Int, names: [String: String])>((0, [:]))

  /// Those of this process and, through the log, of the others of its run.
  static let current = UsedGoldens(log: .current, repeatsTests: TestProcess.repeatsTests)

  init(log: RunLog?, repeatsTests: Bool) {
    self.log = log
    self.repeatsTests = repeatsTests
  }

  /// Notes that a golden is checked.
  ///
  /// - Returns: What is wrong where it has been checked before: two pictures under one name, of which
  ///   the golden can be only one.
  func note(_ place: GoldenPlace, at site: CallSite) -> String? {
    let earlier = uses.with { uses in
      let earlier = uses[place.identity]
      if earlier == nil { uses[place.identity] = (place.name, site.text) }
      return earlier
    }
    if let earlier {
      let isRepeated = repeatsTests && earlier == (place.name, site.text)
      return isRepeated ? nil : taken(place, earlier.name, "at \(earlier.site)")
    }
    return nameInOtherProcess(place).map { taken(place, $0, "by another process of the run") }
  }

  /// Adds the golden to the log, unless another process has.
  private func nameInOtherProcess(_ place: GoldenPlace) -> String? {
    var name: String?
    log?.append(.used, [place.package, place.folder, place.name]) { entries in
      name = others.with { others in
        for entry in entries[others.read...] where entry.process != getpid() {
          guard let place = GoldenPlace(entry) else { continue }
          others.names[place.identity] = place.name
        }
        others.read = entries.count
        return others.names[place.identity]
      }
      return name != nil
    }
    return name
  }

  private func taken(_ place: GoldenPlace, _ name: String, _ user: String) -> String {
    let spelling =
      name == place.name ? "" : " as \(name), the same file where case makes no difference"
    return "the name is taken: it was checked \(user)\(spelling); a golden belongs to one picture,"
      + " so give each a name of its own"
  }
}
