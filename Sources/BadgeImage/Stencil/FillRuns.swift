/// Runs of fill pixels of every length up to a width, ready to be written.
struct FillRuns {
  /// The most pixels a run has.
  let width: Int
  /// How many bits a run takes at most.
  let longest: Int
  /// First the runs behind a fill pixel, from none to `width` pixels, then those behind any pixel.
  let places: FixedMemory<WordStrings.Place>
  /// The bits of all runs.
  let words: FixedMemory<UInt64>

  init(width: Int, fill: Bits, _ code: BlockCode) {
    self.width = width
    var strings = WordStrings()
    var places = [WordStrings.Place()]
    for pixels in 1...width { places.append(strings.addRun(pixels, code)) }
    places.append(WordStrings.Place())
    for pixels in 1...width { places.append(strings.addRun(pixels, code, behind: fill)) }
    longest = Int(places.map(\.count).max() ?? 0)
    self.places = FixedMemory(places)
    words = FixedMemory(strings.words)
  }

  /// Goes through the lengths of the matches that make a run of pixels behind one of them.
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

extension WordStrings {
  fileprivate mutating func addRun(
    _ pixels: Int, _ code: BlockCode, behind first: Bits? = nil
  ) -> Place {
    begin()
    if let first { append(first) }
    FillRuns.forEachLength(first == nil ? pixels : pixels - 1) {
      append(code.match(length: $0, distance: 4))
    }
    return place
  }
}
