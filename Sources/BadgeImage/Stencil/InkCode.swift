/// A glyph as bits, for one ground: a string for the ink of each row, wherever the glyph lies.
///
/// Nothing in them reads beyond the glyph's own cell: its columns, and the fill column to their right if
/// no other glyph's ink begins there.
final class InkCode {
  /// A row's ink.
  struct Row {
    /// The columns from the cell's left edge; equal where there is no ink. A fill pixel behind the ink
    /// belongs to it, if the cell has one.
    var start: Int32 = 0
    var end: Int32 = 0
    var offset: Int32 = 0
    var count: Int32 = 0
    /// Whether the last pixel is no fill.
    var isOpen = false
  }

  let rows: UnsafeMutablePointer<Row>
  let height: Int
  let memory: BitMemory
  /// The memory it takes, in bytes, with the mask it holds.
  var size: Int { memory.size + height * MemoryLayout<Row>.stride + glyph.levels.count + 256 }
  /// What the ink changes in the checksum of the rows.
  let change: InkChange
  /// The glyph, held so that no other can take its place in a cache.
  private let glyph: StencilGlyph

  init(_ glyph: StencilGlyph, isTouched: Bool, _ ground: GroundCode) {
    self.glyph = glyph
    height = glyph.height
    change = InkChange(glyph, ground)
    let rows = UnsafeMutablePointer<Row>.allocate(capacity: height)
    rows.initialize(repeating: Row(), count: height)
    let width = glyph.width + (isTouched ? 0 : 1)
    memory = BitMemory(atMost: width * height * Bits.limit) { writer in
      var coder = InkRowCoder(width: width, ground)
      for (y, span) in glyph.spans.enumerated() {
        coder.begin(glyph, row: y)
        guard !span.isEmpty else { continue }
        let end = min(span.upperBound + 1, width)
        let offset = writer.bitCount
        coder.write(span.lowerBound..<end, hasRowAbove: y > 0, to: &writer)
        rows[y] = Row(
          start: Int32(span.lowerBound), end: Int32(end), offset: Int32(offset),
          count: Int32(writer.bitCount - offset), isOpen: end == span.upperBound)
      }
    }
    self.rows = rows
  }

  deinit { rows.deallocate() }
}
