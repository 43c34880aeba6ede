/// What a comparison says to the engineer who has to act on it.
package struct DifferenceText {
  let expected: Raster
  let actual: Raster
  let tolerance: PixelTolerance
  let verdict: PixelVerdict
  let difference: BitmapDifference?

  /// Describes a comparison.
  ///
  /// - Parameters:
  ///   - expected: The picture that was expected.
  ///   - actual: The one that was compared with it.
  ///   - tolerance: How far they may differ.
  ///   - verdict: What the tolerance makes of the difference.
  ///   - difference: What differs.
  package init(
    expected: Raster, actual: Raster, tolerance: PixelTolerance, verdict: PixelVerdict,
    difference: BitmapDifference?
  ) {
    (self.expected, self.actual, self.tolerance) = (expected, actual, tolerance)
    (self.verdict, self.difference) = (verdict, difference)
  }

  /// The lines, the first one a sentence.
  package var lines: [String] {
    if case .invalidTolerance = verdict { return [headline] }
    guard case .pixels(let pixels) = difference else { return [headline] }
    return [headline] + details(pixels)
  }

  private var headline: String {
    switch (verdict, difference) {
    case (.invalidTolerance(let problem), _): "the tolerance is unusable: \(problem)"
    case (_, .size): "\(size(actual)) pixels, not \(size(expected))"
    case (.tooAlike, nil): "nothing differs, less than the lower bounds say (\(bounds))"
    case (.tooAlike, .pixels(let pixels)):
      "\(summary(pixels)): less than the lower bounds say (\(bounds))"
    case (_, .pixels(let pixels)): summary(pixels)
    case (_, nil): "nothing differs"
    }
  }

  private func size(_ raster: Raster) -> String { "\(raster.width) × \(raster.height)" }

  private var bounds: String {
    "minChannelDelta \(tolerance.minChannelDelta), minPixels \(tolerance.minPixels)"
  }

  private func summary(_ pixels: PixelDifference) -> String {
    "\(pixels.pixelCount) of \(actual.pixelCount) pixels differ, by"
      + " \(pixels.largestChannelDifference) of \(pixels.maximumLevel) levels at most,"
      + " at (\(pixels.x), \(pixels.y))"
  }

  private func details(_ pixels: PixelDifference) -> [String] {
    var lines = [
      "where: columns \(range(pixels.columns)), rows \(range(pixels.rows))",
      "pixels over a level: " + counts(pixels),
    ]
    if pixels.isOfAlphaOnly { lines.append("only alpha differs") }
    if let move = actual.move(matching: expected, explaining: pixels) {
      lines.append("moved by (\(move.x), \(move.y)) the new picture would match")
    }
    if case .tooDifferent(let failing) = verdict, tolerance != .exact {
      lines.append(
        "tolerance: \(failing) pixels differ by more than maxChannelDelta"
          + " \(tolerance.maxChannelDelta); maxPixels is \(tolerance.maxPixels)")
    }
    return lines
  }

  private func range(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
  }

  private func counts(_ pixels: PixelDifference) -> String {
    [0, 1, 2, 4, 8, 16, 32].map { "\($0): \(pixels.pixelCount(over: $0))" }
      .joined(separator: ", ")
  }
}
