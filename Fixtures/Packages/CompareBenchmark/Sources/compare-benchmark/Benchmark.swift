import BadgeImage

/// Compares bitmaps of a megapixel and prints how long it took.
@main
enum Benchmark {
  static func main() {
    let base = noise(seed: 1)
    var copy = base
    copy[0, 0] = base[0, 0]
    let (other, corner) = (noise(seed: 2), changed(base))
    print("equal      \(milliseconds { _ = base.difference(from: copy) }) ms")
    print("one pixel  \(milliseconds { _ = base.difference(from: corner) }) ms")
    print("different  \(milliseconds { _ = base.difference(from: other) }) ms")
  }

  /// The middle of eleven runs, in tenths.
  private static func milliseconds(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let times = (0..<11).map { _ in clock.measure(body) / .milliseconds(1) }.sorted()
    return (times[5] * 10).rounded() / 10
  }

  private static func noise(seed: UInt32) -> Bitmap {
    var state = seed
    let pixels = (0..<(4 << 20)).map { _ -> UInt8 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
    return Bitmap(width: 1024, height: 1024, pixels: pixels)
  }

  private static func changed(_ bitmap: Bitmap) -> Bitmap {
    var bitmap = bitmap
    bitmap[1023, 1023].red ^= 1
    bitmap[1023, 1023].alpha = 255
    return bitmap
  }
}
