import BadgeImage

/// SplitMix64: the same numbers on every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}

extension Bitmap {
  /// Pixels of random colours, `colours` different ones at most.
  static func random(_ width: Int, _ height: Int, colours: Int, seed: UInt64) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    let palette = (0..<colours).map { _ in
      (0..<4).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
    let pixels = (0..<(width * height)).flatMap { _ in
      palette[Int.random(in: 0..<colours, using: &generator)]
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// A slope in every channel, which filters shorten and no palette holds.
  static let slope = {
    var bitmap = Bitmap(width: 60, height: 40)
    for y in 0..<40 {
      for x in 0..<60 {
        bitmap[x, y] = Pixel(UInt8(x * 4), UInt8(y * 6), UInt8(x + y), UInt8(255 - x))
      }
    }
    return bitmap
  }()
}
