/// How a shadow is moved and blurred along one axis.
struct ShadowAxis {
  private let filter: BoxFilter
  /// Where the first sample lies, in whole pixels from the canvas's edge.
  private let start: Int
  /// What a sample gives to the next pixel, in 65536ths.
  private let fraction: UInt32
  private let canvas: Int

  /// Creates an axis.
  ///
  /// - Parameters:
  ///   - sigma: The standard deviation of the blur, in pixels.
  ///   - offset: The shadow's offset from the shape, in pixels.
  ///   - origin: The shape's first pixel on the canvas.
  ///   - canvas: The pixels of the canvas.
  init(sigma: Double, offset: Double, origin: Int, canvas: Int) {
    let whole = offset.rounded(.down)
    let part = offset - whole
    // Interpolation blurs by itself: without this a shadow would soften between two pixels.
    filter = BoxFilter(variance: max(0, sigma * sigma - part * (1 - part)))
    start = origin + Int(whole)
    fraction = UInt32(part * 65536 + 0.5)
    self.canvas = canvas
  }

  /// The shadows of equally long lines, transposed: what this axis leaves is ready for the other.
  ///
  /// - Parameters:
  ///   - samples: The lines one after the other, each sample 0…65535.
  ///   - lines: Their number.
  /// - Returns: For each pixel of the canvas, `lines` samples.
  func transposedShadows(of samples: [UInt16], lines: Int) -> [UInt16] {
    var result = [UInt16](repeating: 0, count: canvas * lines)
    guard !samples.isEmpty else { return result }
    samples.withUnsafeBufferPointer { samples in
      result.withUnsafeMutableBufferPointer { result in
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: (blockLines + 1) * stride) {
          guard let line = $0.baseAddress, let result = result.baseAddress else { return }
          for first in Swift.stride(from: 0, to: lines, by: blockLines) {
            let block = first..<min(lines, first + blockLines)
            blur(block, of: samples, lines: lines, line: line, into: line + stride)
            transpose(line + stride + filter.reach, into: result, block, lines: lines)
          }
        }
      }
    }
    return result
  }

  /// The lines that are blurred before they are transposed, few enough to stay in the cache.
  private var blockLines: Int { 32 }

  /// The samples of a line with the filter's reach on either side.
  private var lineCount: Int { canvas + 2 * filter.reach }

  /// The samples from one line of a block to the next.
  ///
  /// An odd number of 64-byte cache lines: with a power of two, the lines would evict each other.
  private var stride: Int { ((lineCount / 32 + 1) | 1) * 32 }

  private func blur(
    _ block: Range<Int>, of samples: UnsafeBufferPointer<UInt16>, lines: Int,
    line: UnsafeMutablePointer<UInt16>, into target: UnsafeMutablePointer<UInt16>
  ) {
    let length = samples.count / lines
    for (row, index) in block.enumerated() {
      let source = samples[(index * length)..<((index + 1) * length)]
      place(UnsafeBufferPointer(rebasing: source), in: line)
      filter.run(over: line, into: target + row * stride, count: lineCount)
    }
  }

  private func transpose(
    _ source: UnsafeMutablePointer<UInt16>, into result: UnsafeMutablePointer<UInt16>,
    _ block: Range<Int>, lines: Int
  ) {
    let (stride, rows) = (stride, block.count)
    var target = result + block.lowerBound
    for pixel in 0..<canvas {
      var sample = source + pixel
      var row = 0
      while row < rows {
        target[row] = sample[0]
        sample += stride
        row &+= 1
      }
      target += lines
    }
  }

  /// Writes the samples at their place, interpolated, and 0 around them.
  private func place(
    _ samples: UnsafeBufferPointer<UInt16>, in line: UnsafeMutablePointer<UInt16>
  ) {
    line.update(repeating: 0, count: lineCount)
    let shift = start + filter.reach
    let first = max(0, -shift)
    let end = min(samples.count + 1, lineCount - shift)
    guard first < end else { return }
    var previous = first > 0 ? UInt32(samples[first - 1]) : 0
    for index in first..<end {
      let sample = index < samples.count ? UInt32(samples[index]) : 0
      let mixed = sample &* (65536 &- fraction) &+ previous &* fraction &+ 32768
      line[shift + index] = UInt16(truncatingIfNeeded: mixed >> 16)
      previous = sample
    }
  }
}
