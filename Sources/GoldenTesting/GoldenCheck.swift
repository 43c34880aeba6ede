import BadgeImage

/// One comparison of a picture with its golden: what is read, compared and written.
struct GoldenCheck {
  let place: GoldenPlace
  let picture: GoldenPicture
  var tolerance = PixelTolerance.exact
  var record = GoldenRecording.never
  var maximumBytes = GoldenFile.standardMaximumBytes
  /// The folder of failures, one folder for each golden below it.
  var failures = Artifacts.failures
  var environment: () -> GoldenEnvironment? = { nil }

  /// What came out.
  struct Outcome {
    /// Why the test fails, nil where it doesn't.
    var failure: String?
    /// What is not as it should be, yet no failure.
    var warning: String?
    /// The pictures of the failure, as PNG.
    var pictures: [(role: String, png: [UInt8])] = []
  }

  func run() -> Outcome {
    if let problem = tolerance.problem {
      return Outcome(failure: message(["the tolerance is unusable: \(problem)"]))
    }
    if record == .all { return recorded("recorded") }
    switch GoldenFile.read(place.path, maximumBytes: maximumBytes) {
    case .unusable(let reason): return failed([reason], expected: nil)
    case .missing:
      if record == .missing || record == .changed { return recorded("recorded for the first time") }
      return failed(["there is no golden"] + keptAndAdvice(), expected: nil)
    case .picture(let expected, let recorded): return compare(expected, recorded)
    }
  }

  private func compare(_ expected: Raster, _ recordedIn: GoldenEnvironment?) -> Outcome {
    let actual = picture.raster
    let difference = expected.difference(from: actual)
    let verdict = tolerance.verdict(on: difference, pixelCount: actual.pixelCount)
    guard verdict != .same else {
      removeTraces()
      return Outcome(
        warning: tolerance.warning(observed: difference, pixelCount: actual.pixelCount))
    }
    let text = DifferenceText(
      expected: expected, actual: actual, tolerance: tolerance, verdict: verdict,
      difference: difference)
    if record == .changed, difference != nil {
      return recorded("recorded again; it differed: \(text.lines[0])")
    }
    return failed(
      text.lines + [environmentLine(recordedIn)] + keptAndAdvice(), expected: expected)
  }

  /// Writes the golden; the test fails, since nobody has looked at the picture.
  private func recorded(_ what: String) -> Outcome {
    let bytes = picture.golden(environment())
    guard bytes.count <= maximumBytes else {
      return Outcome(
        failure: message([
          "not recorded: the picture takes \(bytes.count) bytes, more than the \(maximumBytes)"
            + " allowed"
        ]))
    }
    do throws(Files.Failure) {
      try Files.write(bytes, to: place.path)
      removeTraces()
      return Outcome(
        failure: message(["\(what): look at \(place.relativePath), and run without recording"]))
    } catch {
      return Outcome(failure: message(["not recorded: \(error.text)"]))
    }
  }

  private func failed(_ lines: [String], expected: Raster?) -> Outcome {
    let pictures = ComparisonPictures(expected: expected, actual: picture.raster).files
    let kept = failureFolder.write(pictures, message: message(lines))
    let text = message(lines + ["pictures: \(kept)"])
    return Outcome(failure: text, pictures: pictures)
  }

  /// What earlier failures left is not true any more.
  private func removeTraces() {
    failureFolder.remove()
    if record != .never { Files.remove(place.pendingPath) }
  }

  private var failureFolder: FailureFolder { FailureFolder(path: "\(failures)/\(place.title)") }

  private func message(_ lines: [String]) -> String {
    "\(place.title): " + lines.joined(separator: "\n  ")
  }
}

extension GoldenCheck {
  private func environmentLine(_ recordedIn: GoldenEnvironment?) -> String {
    guard let recordedIn else {
      return "environment: the golden does not say what it was recorded in"
    }
    let present = (environment() ?? [:]).stamped
    return "environment: \(recordedIn.changes(to: present))"
  }

  /// Keeps the new picture where it can be accepted from, and says how.
  private func keptAndAdvice() -> [String] {
    guard record == .pending else {
      return ["accept: run the test with GOLDENS_RECORD=pending, which says how"]
    }
    do throws(Files.Failure) {
      try Files.write(picture.png(environment(), .fast), to: place.pendingPath)
    } catch {
      return ["accept: not possible, since the new picture can't be kept: \(error.text)"]
    }
    return [
      "accept: badge-render goldens accept \(ShellWord(place.title))",
      "    or: mkdir -p \(ShellWord(Files.folder(of: place.path)))"
        + " && mv \(ShellWord(place.pendingPath)) \(ShellWord(place.path))",
    ]
  }
}
