import BadgeImage

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
