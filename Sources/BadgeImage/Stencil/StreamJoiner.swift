/// Joins the strings of a ground and its label's glyphs into one zlib stream.
struct StreamJoiner {
  private let code: GroundCode
  private let inks: UnsafeBufferPointer<PlacedInk>
  private let ground: UnsafeRawPointer
  private let runs: UnsafePointer<FillRuns.Run>
  private let runBits: UnsafeRawPointer
  /// How far the runs behind any pixel lie behind those of the same length behind fill.
  private let openRuns: Int
  private let start: UnsafeMutableRawPointer

  /// Joins into memory that is large enough.
  init(
    _ code: GroundCode, _ inks: UnsafeBufferPointer<PlacedInk>, _ start: UnsafeMutableRawPointer
  ) {
    self.code = code
    self.inks = inks
    self.start = start
    ground = code.memory.start
    runs = UnsafePointer(code.runs.runs)
    runBits = code.runs.memory.start
    openRuns = code.runs.width + 1
  }

  /// Writes the stream and returns its length in bytes; nil where ink lies beside the fill.
  func join(rows: Range<Int>) -> Int? {
    let first = rows.isEmpty ? code.memory.bitCount : Int(code.rows[rows.lowerBound].runStart)
    // What comes before the label begins at the same bit of its byte in both streams.
    start.copyMemory(from: ground, byteCount: (first + 7) / 8)
    var writer = BitWriter(start, after: first)
    var written = first
    for y in rows {
      let row = code.rows[y]
      writer.copy(ground, from: written, count: Int(row.runStart) - written)
      guard writeOpening(row, y, to: &writer) else { return nil }
      written = Int(row.runEnd)
    }
    writer.copy(ground, from: written, count: code.memory.bitCount - written)
    writer.finish(with: checksum)
    return writer.bitCount / 8
  }

  /// Writes the fill and the ink of one row.
  @inline(__always)
  private func writeOpening(_ row: GroundCode.Row, _ y: Int, to writer: inout BitWriter) -> Bool {
    var column = Int(row.start)
    var kind = 0
    for index in stride(from: inks.count - 1, through: 0, by: -1) {
      let placed = inks[index]
      let line = y - placed.top
      guard line >= 0, line < placed.ink.height else { continue }
      let ink = placed.ink.rows[line]
      guard ink.end > ink.start else { continue }
      let gap = placed.left + Int(ink.start) - column
      guard gap >= 0 else { return false }
      let run = runs[kind + gap]
      writer.copy(runBits, from: Int(run.offset), count: Int(run.count))
      writer.copy(placed.ink.memory.start, from: Int(ink.offset), count: Int(ink.count))
      column = placed.left + Int(ink.end)
      kind = ink.isOpen ? openRuns : 0
    }
    let gap = Int(row.end) - column
    guard gap >= 0 else { return false }
    let run = runs[kind + gap]
    writer.copy(runBits, from: Int(run.offset), count: Int(run.count))
    return true
  }

  private var checksum: UInt32 {
    var checksum = code.checksum
    for placed in inks {
      let offset = placed.top * code.rowSize + 1 + placed.left * 4
      checksum.apply(placed.ink.change, rest: code.size - offset)
    }
    return checksum.value
  }
}
