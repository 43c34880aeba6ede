/// Matches of whole pixels, ready to be written.
struct PixelMatches {
  /// Where a match reads.
  enum Source: Int {
    /// The pixel before, again and again.
    case pixel
    /// The row above.
    case above
    /// The byte before, again and again: for white pixels behind opaque ones.
    case byte

    static let count = 3
  }

  /// The most pixels one match can hold.
  static let longest = 64

  private let bits: FixedArray<Bits>

  /// The bytes they take.
  var size: Int { bits.size }

  /// Makes the matches that a row size and a code give.
  init(rowSize: Int, _ code: BlockCode) {
    bits = FixedArray(count: Source.count * Self.longest) { index in
      let source = Source(rawValue: index / Self.longest) ?? .pixel
      return code.match(
        length: (index % Self.longest + 1) * 4, distance: source.distance(rowSize: rowSize))
    }
  }

  /// The match of 1…64 pixels.
  subscript(source: Source, pixels: Int) -> Bits {
    bits.start[source.rawValue * Self.longest + pixels - 1]
  }
}

extension PixelMatches.Source {
  /// How far back the source lies, in bytes.
  func distance(rowSize: Int) -> Int {
    switch self {
    case .pixel: 4
    case .above: rowSize
    case .byte: 1
    }
  }
}
