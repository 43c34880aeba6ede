/// Runs of pixels behind one of them, of every length up to a width, ready to be written.
struct FillRuns {
  /// How many bits a run takes at most.
  let longest: Int
  /// Where the runs lie, from none to `width` pixels.
  let places: FixedArray<WordStrings.Place>
  /// The bits of all runs.
  let words: FixedArray<UInt64>

  init(width: Int, _ code: BlockCode) {
    var strings = WordStrings()
    var longest = 0
    places = FixedArray(count: width + 1) { pixels in
      guard pixels > 0 else { return WordStrings.Place() }
      strings.begin()
      Self.forEachLength(pixels) { strings.append(code.match(length: $0, distance: 4)) }
      longest = max(longest, Int(strings.place.count))
      return strings.place
    }
    words = FixedArray(strings.words)
    self.longest = longest
  }

  /// Goes through the lengths of the matches that make a run of pixels.
  static func forEachLength(_ pixels: Int, _ body: (Int) -> Void) {
    let longest = DeflateSymbol.longestMatch
    var rest = pixels * 4
    while rest > 0 {
      // The longest match is the shortest to write. One of two bytes can't follow it.
      let length = rest == longest + 2 ? longest - 2 : min(rest, longest)
      body(length)
      rest -= length
    }
  }
}
