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

  /// Writes the stream without its checksum, and returns its writer; nil unless all ink lies within
  /// openings.
  ///
  /// - Parameters:
  ///   - range: The rows that may have ink.
  ///   - start: Memory that is large enough.
  func join(rows range: Range<Int>, at start: UnsafeMutableRawPointer) -> BitWriter? {
    // A writer of its own, and not one it is lent, can live in registers.
    var writer = BitWriter(start)
    var written = 0
    if !range.isEmpty {
      written = Int(rows[range.lowerBound].runStart)
      writer.copyMany(ground, 0..<written)
    }
    for y in range {
      let row = rows[y]
      writer.copy(ground, from: written, to: Int(row.runStart))
      guard writeOpening(row, y, to: &writer) else { return nil }
      written = Int(row.runEnd)
    }
    writer.copyMany(ground, written..<groundCount)
    return writer
  }

  /// Writes the fill and the ink of one row.
  @inline(__always)
  private func writeOpening(_ row: GroundCode.Row, _ y: Int, to writer: inout BitWriter) -> Bool {
    var column = Int(row.start)
    var kind = 0
    var index = inks.count
    while index > 0 {
      index &-= 1
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
