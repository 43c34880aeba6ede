extension PixelTolerance {
  /// Reads the four values as a range of channel differences and a range of pixel counts.
  ///
  /// `0-2;0-40` sets `maxChannelDelta` to 2 and `maxPixels` to 40, as does `2;40`; the lower ends are
  /// `minChannelDelta` and `minPixels`. Nil for anything else.
  public init?(ranges text: String) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    guard parts.count == 2, let delta = Self.range(parts[0]), let pixels = Self.range(parts[1])
    else { return nil }
    self.init(
      maxChannelDelta: delta.upperBound, maxPixels: .count(pixels.upperBound),
      minChannelDelta: delta.lowerBound, minPixels: .count(pixels.lowerBound))
    guard problem == nil else { return nil }
  }

  private static func range(_ text: Substring) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map(number)
    guard let first = ends.first, let lower = first else { return nil }
    guard ends.count == 2 else { return ends.count == 1 ? 0...lower : nil }
    guard let upper = ends[1], lower <= upper else { return nil }
    return lower...upper
  }

  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}
