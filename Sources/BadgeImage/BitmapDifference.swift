/// How two bitmaps differ.
public enum BitmapDifference: Hashable, Sendable {
  /// The sides differ, so that no pixel has a counterpart for certain.
  case size
  /// The sides are equal and these pixels differ.
  case pixels(PixelDifference)
}

/// How the pixels of two bitmaps of one size differ.
public struct PixelDifference: Hashable, Sendable {
  /// How many pixels differ; at least one.
  public let pixelCount: Int

  /// The largest distance of one channel, in levels of `maximumLevel`; at least 1.
  public let largestChannelDifference: Int

  /// The highest level of a channel: 255, or 65,535 where 16 bits were compared.
  public let maximumLevel: Int

  /// The column of the first pixel, in the order of the rows, with the largest distance.
  public let x: Int

  /// The row of the first pixel, in the order of the rows, with the largest distance.
  public let y: Int

  /// The columns in which pixels differ, from the first to the last.
  public let columns: ClosedRange<Int>

  /// The rows in which pixels differ, from the first to the last.
  public let rows: ClosedRange<Int>

  /// Whether no colour differs that both bitmaps show.
  public let isOfAlphaOnly: Bool

  /// Pixels by their largest distance in levels of 255, rounded up.
  let histogram: [Int]

  /// The largest distance of one channel in levels of 255, rounded up.
  public var largestByteDifference: Int {
    let level = maximumLevel / 255
    return (largestChannelDifference + level - 1) / level
  }

  /// How many pixels have a channel that differs by more than so many levels of 255.
  ///
  /// - Precondition: The level is not negative.
  public func pixelCount(over level: Int) -> Int {
    histogram.dropFirst(level + 1).reduce(0, +)
  }
}
