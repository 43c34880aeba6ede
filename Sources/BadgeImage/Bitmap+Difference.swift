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
        guard let first = left.baseAddress, let second = right.baseAddress else { return }
        if first != second { comparison.compare(first, second, left.count, width: width) }
      }
    }
    return comparison.result.map { .pixels($0) }
  }
}

/// The walk over two bitmaps, two pixels at a time where they agree.
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
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int, width: Int
  ) {
    // Plain loops and pointers: ranges and buffers cost several times as much in a debug build.
    var offset = 0
    while offset < count {
      if offset + 8 <= count, left.pair(at: offset) == right.pair(at: offset) {
        offset += 8
        continue
      }
      note(left.colour(at: offset), right.colour(at: offset), offset / 4, width: width)
      offset += 4
    }
  }

  private mutating func note(_ left: UInt32, _ right: UInt32, _ index: Int, width: Int) {
    guard left != right, (left | right) & 0xff != 0 else { return }
    let (x, y) = (index % width, index / width)
    let distance = distance(left, right)
    if pixelCount == 0 { rows.first = y }
    if distance > largest { (largest, location) = (distance, (x, y)) }
    pixelCount += 1
    columns = (min(columns.first, x), max(columns.last, x))
    rows.last = y
  }

  private func distance(_ left: UInt32, _ right: UInt32) -> Int {
    var (left, right, distance) = (left, right, 0)
    while left != right {
      distance = max(distance, abs(Int(left & 0xff) - Int(right & 0xff)))
      left >>= 8
      right >>= 8
    }
    return distance
  }
}

extension UnsafeRawPointer {
  fileprivate func pair(at offset: Int) -> UInt64 {
    loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  fileprivate func colour(at offset: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
