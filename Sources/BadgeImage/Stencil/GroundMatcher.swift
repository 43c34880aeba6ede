/// Says what surrounds the openings of a ground in literals and matches.
///
/// What lies in an opening may be covered by a label, so no match reads it.
struct GroundMatcher {
  /// A literal, or bytes that stand further back.
  struct Token {
    /// The byte of a literal, or the length of a match.
    let value: Int
    /// How far back a match reads; 0 for a literal.
    let distance: Int
  }

  private(set) var tokens: [Token] = []
  /// How many tokens come before each row's opening.
  private(set) var counts: [Int] = []

  private let rows: GroundRows
  private let rowSize: Int
  /// Where each row's opening begins and ends, in bytes from the row's start; at the row's end where it
  /// has none.
  private let starts: [Int]
  private let ends: [Int]

  /// Goes through the whole ground.
  init(_ rows: GroundRows) {
    self.rows = rows
    rowSize = rows.rowSize
    let size = rowSize
    starts = rows.openings.map { $0.start == 0 ? size : 1 + $0.start * 4 }
    ends = rows.openings.map { $0.start == 0 ? size : 1 + $0.end * 4 }
    counts.reserveCapacity(rows.height)
    tokens.reserveCapacity(rows.height * 16)
    var position = 0
    for row in 0..<rows.height {
      addTokens(from: position, to: row * rowSize + starts[row])
      counts.append(tokens.count)
      position = row * rowSize + ends[row]
    }
    addTokens(from: position, to: rows.size)
  }

  private mutating func addTokens(from start: Int, to end: Int) {
    var position = start
    while position < end {
      let row = position / rowSize
      var best = Token(value: Int(byte(position)), distance: 0)
      // A literal takes five bits at a guess, a match so many: of the pixel before, of the row above,
      // of the row that mirrors this one.
      var gain = 0
      consider(4, bits: 6, position, end, &best, &gain)
      consider(rowSize, bits: 13, position, end, &best, &gain)
      consider((2 * row - rows.height + 1) * rowSize, bits: 21, position, end, &best, &gain)
      tokens.append(best)
      position += best.distance == 0 ? 1 : best.value
    }
  }

  /// Takes a match if it gains more bits than the best token so far.
  private func consider(
    _ distance: Int, bits: Int, _ position: Int, _ end: Int, _ best: inout Token, _ gain: inout Int
  ) {
    let most = min(end - position, DeflateSymbol.longestMatch)
    guard distance > 0, distance <= DeflateSymbol.window, most * 5 - bits > gain else { return }
    let length = matchLength(position, distance, most: most)
    guard length >= 3, length * 5 - bits > gain else { return }
    gain = length * 5 - bits
    best = Token(value: length, distance: distance)
  }

  private func byte(_ position: Int) -> UInt8 {
    rows.bytes.load(fromByteOffset: position, as: UInt8.self)
  }

  private func matchLength(_ position: Int, _ distance: Int, most: Int) -> Int {
    let source = position - distance
    guard source >= 0, byte(source) == byte(position) else { return 0 }
    let most = min(most, readableCount(at: source))
    var length = 0
    while length < most {
      let difference =
        rows.bytes.loadUnaligned(fromByteOffset: position + length, as: UInt64.self).littleEndian
        ^ rows.bytes.loadUnaligned(fromByteOffset: source + length, as: UInt64.self).littleEndian
      if difference != 0 { return min(most, length + difference.trailingZeroBitCount / 8) }
      length += 8
    }
    return most
  }

  /// How many bytes from a position on lie outside of openings.
  private func readableCount(at position: Int) -> Int {
    let row = position / rowSize
    let column = position - row * rowSize
    if column < starts[row], starts[row] < rowSize { return starts[row] - column }
    // A label leaves the last pixel of an opening as it is.
    guard column >= ends[row] - 4 || starts[row] == rowSize else { return 0 }
    return rowSize - column + (row + 1 < rows.height ? starts[row + 1] : 0)
  }
}
