/// A glyph as bits, for one ground: a string for the ink of each row, wherever the glyph lies.
///
/// Nothing in them reads beyond the glyph's own cell: its columns, and the fill column to their right if
/// no other glyph's ink begins there.
final class InkCode {
  /// A row's ink, in columns from the cell's left edge.
  struct Row {
    /// Where the ink begins and ends; equal where there is none.
    ///
    /// A fill pixel behind it belongs to it, if the cell has one.
    var start: Int32 = 0
    var end: Int32 = 0
    /// What must lie on fill: the ink, a pixel behind it even if the cell has none, since an opening
    /// keeps its last pixel, and what the row below may read.
    var fillStart: Int32 = 0
    var fillEnd: Int32 = 0
    /// The words of the ink's string.
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
      coder.begin(glyph, row: y)
      let span = glyph.cellSpan(y, width)
      let fill = glyph.cellSpan(y, .max).hull(with: glyph.cellSpan(y + 1, width))
      var row = Row(
        start: Int32(span.start), end: Int32(span.end), fillStart: Int32(fill.start),
        fillEnd: Int32(fill.end))
      guard !span.isEmpty else { return row }
      row.place = coder.add(span.start..<span.end, hasRowAbove: y > 0)
      row.isOpen = span.end == glyph.span(y).end
      return row
    }
    words = FixedArray(coder.strings.words)
    // A word holds no more than the limit, and only the last of a row less.
    bitCount = words.count * Bits.limit
  }
}

extension StencilGlyph {
  /// Where a row's ink lies, with the fill pixel behind it if a cell of such a width has one.
  fileprivate func cellSpan(_ row: Int, _ width: Int) -> Span {
    guard row < height, !span(row).isEmpty else { return Span() }
    return Span(start: span(row).start, end: min(span(row).end + 1, width))
  }
}

extension StencilGlyph.Span {
  fileprivate func hull(with other: Self) -> Self {
    if isEmpty || other.isEmpty { return isEmpty ? other : self }
    return Self(start: min(start, other.start), end: max(end, other.end))
  }
}
