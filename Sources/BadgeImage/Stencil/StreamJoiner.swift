/// Joins the strings of a ground and its label's glyphs into one zlib stream.
struct StreamJoiner {
  private let inks: UnsafeBufferPointer<PlacedInk>
  private let ground: UnsafeRawPointer
  private let groundCount: Int
  private let rows: UnsafePointer<GroundCode.Row>
  private let runs: UnsafePointer<WordStrings.Place>
  private let runWords: UnsafePointer<UInt64>
  /// A pixel of fill.
  private let fill: Bits

  /// Joins a ground and inks, from right to left; both have to outlive the joiner.
  init(_ code: GroundCode, _ inks: UnsafeBufferPointer<PlacedInk>) {
    self.inks = inks
    ground = code.memory.start
    groundCount = code.memory.bitCount
    rows = code.rows.start
    runs = code.runs.places.start
    runWords = code.runs.words.start
    fill = code.pixels.start[0]
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
    var isOpen = false
    var index = inks.count
    while index > 0 {
      index &-= 1
      let placed = inks[index]
      let line = y &- placed.top
      guard line >= 0, line < placed.height else { continue }
      let ink = placed.rows[line]
      guard ink.fillEnd > ink.fillStart else { continue }
      guard placed.left &+ Int(ink.fillStart) >= Int(row.start),
        placed.left &+ Int(ink.fillEnd) <= Int(row.end)
      else { return false }
      guard ink.end > ink.start else { continue }
      writeRun(placed.left &+ Int(ink.start) &- column, isOpen, to: &writer)
      writer.write(placed.words + Int(ink.place.word), count: ink.place.count)
      column = placed.left &+ Int(ink.end)
      isOpen = ink.isOpen
    }
    writeRun(Int(row.end) &- column, isOpen, to: &writer)
    return true
  }

  @inline(__always)
  private func writeRun(_ pixels: Int, _ isOpen: Bool, to writer: inout BitWriter) {
    var pixels = pixels
    // Ink that another glyph's ink touches has no fill behind it that a run could repeat.
    if isOpen, pixels > 0 {
      writer.write(fill)
      pixels &-= 1
    }
    let run = runs[pixels]
    writer.write(runWords + Int(run.word), count: run.count)
  }
}
