extension Bitmap {
  /// The picture made smaller: each pixel is the mean of the area that it covers.
  ///
  /// Colours count by their opacity. All sums are of whole numbers, so that no order of summation shows.
  ///
  /// - Precondition: The new sides are in 1… the old ones.
  package func reduced(toWidth newWidth: Int, height newHeight: Int) -> Bitmap {
    precondition((1...width).contains(newWidth) && (1...height).contains(newHeight))
    guard (newWidth, newHeight) != (width, height) else { return self }
    let columns = AreaSpans(width, newWidth)
    let rows = AreaSpans(height, newHeight)
    var result = Bitmap(width: newWidth, height: newHeight)
    pixels.withUnsafeBufferPointer { source in
      result.withUnsafeMutablePixels { target in
        for y in 0..<newHeight {
          for x in 0..<newWidth {
            let mean = Self.mean(source, width, columns[x], rows[y])
            target.storeBytes(of: mean, toByteOffset: (y * newWidth + x) * 4, as: UInt32.self)
          }
        }
      }
    }
    return result
  }

  /// The mean of an area, as four bytes in their order in memory.
  private static func mean(
    _ pixels: UnsafeBufferPointer<UInt8>, _ width: Int, _ columns: AreaSpan, _ rows: AreaSpan
  ) -> UInt32 {
    var sums: SIMD4<UInt64> = .zero
    for y in rows.range {
      let rowWeight = rows.weight(y)
      for x in columns.range {
        let first = (y * width + x) * 4
        let alpha = UInt64(pixels[first + 3]) * rowWeight * columns.weight(x)
        let color = SIMD4<UInt64>(
          UInt64(pixels[first]), UInt64(pixels[first + 1]), UInt64(pixels[first + 2]), 1)
        sums &+= color &* alpha
      }
    }
    let alpha = sums.w
    guard alpha > 0 else { return 0 }
    var mean = (sums &+ alpha / 2) / alpha
    let area = columns.total * rows.total
    mean.w = (alpha + area / 2) / area
    let bytes = SIMD4<UInt8>(truncatingIfNeeded: mean)
    return unsafeBitCast(bytes, to: UInt32.self)
  }
}

/// The old pixels that a new one covers along an axis.
private struct AreaSpan {
  /// The pixels.
  let range: Range<Int>
  /// The part of the first and of the last that is covered, and of a whole one.
  let first: UInt64
  let last: UInt64
  let whole: UInt64
  /// The sum of all parts.
  let total: UInt64

  func weight(_ index: Int) -> UInt64 {
    if index == range.lowerBound { return first }
    return index == range.upperBound - 1 ? last : whole
  }
}

/// What each new pixel covers along an axis, in units of which an old pixel has as many as there are
/// new pixels.
private struct AreaSpans {
  private let old: Int
  private let new: Int

  init(_ old: Int, _ new: Int) {
    (self.old, self.new) = (old, new)
  }

  subscript(index: Int) -> AreaSpan {
    let (start, end) = (index * old, (index + 1) * old)
    let range = start / new..<(end + new - 1) / new
    let first = min(end, (range.lowerBound + 1) * new) - start
    let last = end - max(start, (range.upperBound - 1) * new)
    return AreaSpan(
      range: range, first: UInt64(first), last: UInt64(last), whole: UInt64(new),
      total: UInt64(old))
  }
}
