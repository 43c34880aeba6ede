/// Joins the strings of a ground and its label's glyphs into one zlib stream.
struct StreamJoiner {
  private let inks: UnsafeBufferPointer<PlacedInk>
  private let ground: UnsafeRawPointer
  private let groundCount: Int
  private let rows: UnsafePointer<GroundCode.Row>
  private let runs: UnsafePointer<WordStrings.Place>
  private let runWords: UnsafePointer<UInt64>
  /// How far the runs behind any pixel lie behind those of the same length behind fill.
  private let openRuns: Int

  /// Joins a ground and inks, from right to left; both have to outlive the joiner.
  init(_ code: GroundCode, _ inks: UnsafeBufferPointer<PlacedInk>) {
    self.inks = inks
    ground = code.memory.start
    groundCount = code.memory.bitCount
    rows = code.rows.start
    runs = code.runs.places.start
    runWords = code.runs.words.start
    openRuns = code.runs.width + 1
  }

  /// Writes the stream without its checksum, if all ink lies within openings.
  ///
  /// - Parameter rows: Those that may have ink.
  func join(rows range: Range<Int>, to writer: inout BitWriter) -> Bool {
    var written = 0
    for y in range {
      let row = rows[y]
      let next = written..<Int(row.runStart)
      if y == range.lowerBound {
        writer.copyMany(ground, next)
      } else {
        writer.copy(ground, next)
      }
      guard writeOpening(row, y, to: &writer) else { return false }
      written = Int(row.runEnd)
    }
    writer.copyMany(ground, written..<groundCount)
    return true
  }

  /// Writes the fill and the ink of one row.
  @inline(__always)
  private func writeOpening(_ row: GroundCode.Row, _ y: Int, to writer: inout BitWriter) -> Bool {
    var column = Int(row.start)
    var kind = 0
    for index in stride(from: inks.count &- 1, through: 0, by: -1) {
      let placed = inks[index]
      let line = y &- placed.top
      guard line >= 0, line < placed.height else { continue }
      let ink = placed.rows[line]
      guard ink.end > ink.start else { continue }
      let gap = placed.left &+ Int(ink.start) &- column
      guard gap >= 0 else { return false }
      write(runs[kind &+ gap], of: runWords, to: &writer)
      write(ink.place, of: placed.words, to: &writer)
      column = placed.left &+ Int(ink.end)
      kind = ink.isOpen ? openRuns : 0
    }
    let gap = Int(row.end) &- column
    guard gap >= 0 else { return false }
    write(runs[kind &+ gap], of: runWords, to: &writer)
    return true
  }

  @inline(__always)
  private func write(
    _ place: WordStrings.Place, of words: UnsafePointer<UInt64>, to writer: inout BitWriter
  ) {
    writer.write(words + Int(place.word), count: place.count)
  }
}
