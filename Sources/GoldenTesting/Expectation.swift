import BadgeImage

/// A golden that a test checks: the place of the call and what it gave.
struct Expectation {
  let site: CallSite
  let name: GoldenName
  let tolerance: PixelTolerance?
  let record: GoldenRecording?
  let maximumBytes: Int?
  let environment: () -> GoldenEnvironment?

  /// Checks the picture and tells the framework.
  func check(_ picture: GoldenPicture) {
    let reporter = Reporter(site: site)
    if let problem = Canary.problem { return reporter.fail("goldens can't be checked: \(problem)") }
    if let problem = name.problem {
      return reporter.fail("\(name.text): not a golden's name; a name \(problem)")
    }
    let place = GoldenPlace(name: name.text, testFile: "\(site.filePath)")
    if let problem = UsedGoldens.current.note(place, at: site) {
      return reporter.fail("\(place.title): \(problem)")
    }
    let traits = GoldenTrait.current
    guard let record = record ?? traits.record ?? GoldenRecording.standard() else {
      let modes = GoldenRecording.allCases.map(\.rawValue)
      return reporter.fail(EnvironmentVariable.record.problem(choices: modes))
    }
    let maximumBytes =
      maximumBytes ?? traits.maximumBytes ?? GoldenFile.standardMaximumBytes
    let check = GoldenCheck(
      place: place, picture: picture, tolerance: tolerance ?? traits.tolerance ?? .exact,
      record: record, maximumBytes: maximumBytes,
      environment: { environment() ?? traits.environment })
    report(check.run(), place, reporter)
  }

  private func report(
    _ outcome: GoldenCheck.Outcome, _ place: GoldenPlace, _ reporter: Reporter
  ) {
    for (role, png) in outcome.pictures {
      reporter.attach(png, named: place.attachmentName(role))
    }
    if let failure = outcome.failure { reporter.fail(failure) }
    if let warning = outcome.warning { reporter.warn("\(place.title): \(warning)") }
  }
}
