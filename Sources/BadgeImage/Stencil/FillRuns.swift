/// Runs of fill pixels of every length up to a width, ready to be written.
final class FillRuns {
  /// Where a run's bits lie.
  struct Run {
    var offset: Int32 = 0
    var count: Int32 = 0
  }

  /// The most pixels a run has.
  let width: Int
  /// How many bits a run takes at most.
  let longest: Int
  /// First the runs behind a fill pixel, from none to `width` pixels, then those behind any pixel.
  let runs: UnsafeMutablePointer<Run>
  /// The bits of all runs.
  let memory: BitMemory

  /// The lengths of the matches that make a run of pixels behind one of them.
  static func lengths(_ pixels: Int) -> [Int] {
    var lengths: [Int] = []
    var rest = pixels * 4
    while rest > 0 {
      // The longest match is the shortest to write. One of two bytes can't follow it.
      let length = rest == DeflateSymbol.longestMatch + 2 ? 256 : min(rest, 258)
      lengths.append(length)
      rest -= length
    }
    return lengths
  }

  init(width: Int, fill: Bits, _ code: BlockCode) {
    self.width = width
    longest = Bits.limit * (2 + width / PixelMatches.longest)
    let count = 2 * (width + 1)
    let runs = UnsafeMutablePointer<Run>.allocate(capacity: count)
    runs.initialize(repeating: Run(), count: count)
    memory = BitMemory(atMost: longest * count) { writer in
      for pixels in 1...width {
        runs[pixels] = writer.writeRun(pixels, code)
        runs[width + 1 + pixels] = writer.writeRun(pixels, code, behind: fill)
      }
    }
    self.runs = runs
  }

  deinit { runs.deallocate() }
}

extension BitWriter {
  fileprivate mutating func writeRun(
    _ pixels: Int, _ code: BlockCode, behind first: Bits? = nil
  ) -> FillRuns.Run {
    let start = bitCount
    if let first { write(first) }
    for length in FillRuns.lengths(first == nil ? pixels : pixels - 1) {
      write(code.match(length: length, distance: 4))
    }
    return FillRuns.Run(offset: Int32(start), count: Int32(bitCount - start))
  }
}
