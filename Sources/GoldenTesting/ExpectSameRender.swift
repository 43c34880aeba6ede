public import BadgeImage

/// Expects two pictures to look the same, without any golden.
///
/// - Parameters:
///   - image: A picture.
///   - other: What it should look like.
///   - tolerance: How far they may differ. Default: not at all.
///   - fileID: The test's file; leave it out.
///   - filePath: The test's file; leave it out.
///   - line: The test's line; leave it out.
///   - column: The test's column; leave it out.
public func expectSameRender(
  _ image: Bitmap, _ other: Bitmap, tolerance: PixelTolerance = .exact,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  PairExpectation(
    site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
    image: Raster(image), other: Raster(other), tolerance: tolerance
  ).expectSame()
}

/// Expects two pictures to look different: what should make a difference makes one.
///
/// - Parameters:
///   - image: A picture.
///   - other: What it should not look like.
///   - fileID: The test's file; leave it out.
///   - filePath: The test's file; leave it out.
///   - line: The test's line; leave it out.
///   - column: The test's column; leave it out.
public func expectDifferentRender(
  _ image: Bitmap, _ other: Bitmap, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  PairExpectation(
    site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
    image: Raster(image), other: Raster(other), tolerance: .exact
  ).expectDifferent()
}

/// Two pictures that a test compares.
private struct PairExpectation {
  let site: CallSite
  let image: Raster
  let other: Raster
  let tolerance: PixelTolerance

  func expectSame() {
    let reporter = Reporter(site: site)
    if let problem = Canary.problem { return reporter.fail("nothing can be compared: \(problem)") }
    let difference = other.difference(from: image)
    let verdict = tolerance.verdict(on: difference, pixelCount: image.pixelCount)
    guard verdict != .same else { return }
    let text = DifferenceText(
      expected: other, actual: image, tolerance: tolerance, verdict: verdict,
      difference: difference)
    let pictures = ComparisonPictures(expected: other, actual: image).files
    for (role, png) in pictures { reporter.attach(png, named: "\(name).\(role).png") }
    let message = "two pictures should look the same: " + text.lines.joined(separator: "\n  ")
    let kept = FailureFolder(path: "\(Artifacts.failures)/\(name)").write(
      pictures, message: message)
    reporter.fail("\(message)\n  pictures: \(kept)")
  }

  func expectDifferent() {
    let reporter = Reporter(site: site)
    if let problem = Canary.problem { return reporter.fail("nothing can be compared: \(problem)") }
    guard image.difference(from: other) == nil else { return }
    reporter.fail("two pictures should differ, yet look the same")
  }

  /// The place in the test and what was compared there: no other pair has the name, and each keeps it.
  private var name: String {
    let file = Files.lastComponent(of: "\(site.filePath)").prefix { $0 != "." }
    let pixels = Fingerprint(image.bitmap.pixels + other.bitmap.pixels)
    return "\(file)-\(site.line)-\(pixels)"
  }
}
