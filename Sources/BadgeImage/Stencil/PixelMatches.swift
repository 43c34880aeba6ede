/// Matches of whole pixels at one distance, ready to be written.
struct PixelMatches {
  /// The most pixels one match can hold.
  static let longest = 64

  private let bits: [Bits]

  init(distance: Int, _ code: BlockCode) {
    bits = (1...Self.longest).map { code.match(length: $0 * 4, distance: distance) }
  }

  /// The match of 1…64 pixels.
  subscript(pixels: Int) -> Bits { bits[pixels - 1] }
}
