/// Runs of fill pixels of every length up to a width, ready to be written.
final class FillRuns {
  /// Where a run's bits lie.
  struct Run {
    var offset: Int32 = 0
    var count: Int32 = 0
  }

  /// How many bits the longest takes.
  let longest: Int
  /// First the runs behind a fill pixel, from none to `width` pixels, then those behind any pixel.
  let runs: UnsafeMutablePointer<Run>
  let memory: BitMemory
  let width: Int

  init(width: Int, fill: Bits, _ repeated: PixelMatches) {
    self.width = width
    let count = 2 * (width + 1)
    longest = Bits.limit * (2 + width / PixelMatches.longest)
    let runs = UnsafeMutablePointer<Run>.allocate(capacity: count)
    runs.initialize(repeating: Run(), count: count)
    memory = BitMemory(atMost: longest * count) { writer in
      for pixels in 1...width {
        runs[pixels] = writer.writeRun(pixels, repeated)
        runs[width + 1 + pixels] = writer.writeRun(pixels, repeated, behind: fill)
      }
    }
    self.runs = runs
  }

  deinit { runs.deallocate() }
}

extension BitWriter {
  fileprivate mutating func writeRun(
    _ pixels: Int, _ repeated: PixelMatches, behind first: Bits? = nil
  ) -> FillRuns.Run {
    let start = bitCount
    var rest = pixels
    if let first {
      write(first)
      rest -= 1
    }
    while rest > 0 {
      let step = min(rest, PixelMatches.longest)
      write(repeated[step])
      rest -= step
    }
    return FillRuns.Run(offset: Int32(start), count: Int32(bitCount - start))
  }
}
