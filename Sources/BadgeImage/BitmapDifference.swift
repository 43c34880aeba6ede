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

extension Bitmap {
  /// What sets the bitmap apart from another one; nil where they look the same.
  ///
  /// Channels are compared exactly, except that two transparent pixels are equal whatever their
  /// colours.
  public func difference(from other: Bitmap) -> BitmapDifference? {
    guard width == other.width, height == other.height else { return .size }
    var comparison = Comparison()
    pixels.withUnsafeBytes { left in
      other.pixels.withUnsafeBytes { right in
        guard left.baseAddress != right.baseAddress else { return }
        comparison.compare(left, right, width: width)
      }
    }
    return comparison.result.map { .pixels($0) }
  }
}

/// The walk over two bitmaps, eight bytes at a time where they agree.
private struct Comparison {
  private var pixelCount = 0
  private var largest = 0
  private var location = (x: 0, y: 0)
  private var columns = (first: Int.max, last: 0)
  private var rows = (first: 0, last: 0)

  var result: PixelDifference? {
    guard pixelCount > 0 else { return nil }
    return PixelDifference(
      pixelCount: pixelCount, largestChannelDifference: largest, x: location.x, y: location.y,
      columns: columns.first...columns.last, rows: rows.first...rows.last)
  }

  mutating func compare(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer, width: Int
  ) {
    var offset = 0
    // A plain loop: iterating a range costs several times as much in a debug build.
    while offset < left.count {
      let step = min(8, left.count - offset)
      if step < 8 || !equalWords(left, right, offset) {
        for first in stride(from: offset, to: offset + step, by: 4) {
          note(left, right, first, x: first / 4 % width, y: first / 4 / width)
        }
      }
      offset += step
    }
  }

  private func equalWords(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer, _ offset: Int
  ) -> Bool {
    left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  private mutating func note(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer, _ first: Int, x: Int, y: Int
  ) {
    guard left[first + 3] | right[first + 3] != 0 else { return }
    var distance = 0
    for channel in first..<(first + 4) {
      distance = max(distance, abs(Int(left[channel]) - Int(right[channel])))
    }
    guard distance > 0 else { return }
    if pixelCount == 0 { rows.first = y }
    if distance > largest { (largest, location) = (distance, (x, y)) }
    pixelCount += 1
    columns = (min(columns.first, x), max(columns.last, x))
    rows.last = y
  }
}
