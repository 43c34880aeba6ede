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
    /// The words of its string.
    var place = WordStrings.Place()
    /// Whether the last pixel is no fill.
    var isOpen = false
  }

  let rows: FixedArray<Row>
  let words: FixedArray<UInt64>
  /// What the ink changes in the checksum of the rows.
  let change: InkChange
  /// The bits of all rows, at most.
  let bitCount: Int
  /// The glyph, held so that no other can take its place in a cache.
  let glyph: StencilGlyph

  /// The memory it takes, in bytes, with the mask it holds.
  var size: Int { rows.size + words.size + glyph.levels.count + 256 }

  /// Codes a glyph.
  ///
  /// - Parameter isTouched: Whether another glyph's ink begins right behind the last column.
  init(_ glyph: StencilGlyph, isTouched: Bool, _ ground: GroundCode) {
    self.glyph = glyph
    change = InkChange(glyph, ground)
    let width = glyph.width + (isTouched ? 0 : 1)
    let coder = InkRowCoder(width: width, ground)
    rows = FixedArray(count: glyph.height) { y in
      let span = glyph.spans.start[y]
      coder.begin(glyph, row: y)
      guard span.start < span.end else { return Row() }
      let end = min(span.end + 1, width)
      return Row(
        start: Int32(span.start), end: Int32(end),
        place: coder.add(span.start..<end, hasRowAbove: y > 0), isOpen: end == span.end)
    }
    words = FixedArray(coder.strings.words)
    // A word holds no more than the limit, and only the last of a row less.
    bitCount = words.count * Bits.limit
  }
}
