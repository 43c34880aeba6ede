import BadgeImage

/// What a failed comparison says to the engineer who has to act on it.
struct FailureText {
  let expected: Raster
  let actual: Raster
  let tolerance: PixelTolerance
  let verdict: PixelVerdict
  let difference: BitmapDifference?

  /// The lines, the first one a sentence.
  var lines: [String] {
    switch difference {
    case .size, nil: [headline]
    case .pixels(let pixels): [headline] + details(pixels)
    }
  }

  private var headline: String {
    switch (verdict, difference) {
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
    if let move = actual.move(matching: expected) {
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

extension PixelTolerance {
  /// A warning where the tolerance allows more than a passing comparison needed; nil where it is tight.
  ///
  /// Lower bounds say themselves when a tolerance has become too wide.
  func warning(observed difference: BitmapDifference?, pixelCount: Int) -> String? {
    guard minChannelDelta == 0, minPixels == 0, self != .exact else { return nil }
    var pixels: PixelDifference?
    if case .pixels(let observed) = difference { pixels = observed }
    let largest = pixels?.largestByteDifference ?? 0
    let tight = PixelTolerance(maxChannelDelta: largest, maxPixels: 0)
    let failing = pixels?.pixelCount(over: maxChannelDelta) ?? 0
    let isNeeded = self == tight || !allows(failing + 1, of: pixelCount) && failing > 0
    guard !isNeeded else { return nil }
    return "the tolerance is wider than needed: maxChannelDelta \(maxChannelDelta), maxPixels"
      + " \(maxPixels); maxChannelDelta \(largest) with maxPixels 0 is enough"
  }
}
