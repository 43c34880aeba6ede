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

  /// The largest distance of one channel, in levels of 255; at least 1.
  public let largestChannelDifference: Int

  /// The column of the first pixel, in the order of the rows, with the largest distance.
  public let x: Int

  /// The row of the first pixel, in the order of the rows, with the largest distance.
  public let y: Int

  /// The columns in which pixels differ, from the first to the last.
  public let columns: ClosedRange<Int>

  /// The rows in which pixels differ, from the first to the last.
  public let rows: ClosedRange<Int>
}
