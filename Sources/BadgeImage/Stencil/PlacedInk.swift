/// A glyph as bits, and the pixel of the picture that its ink's top left corner lies on.
///
/// It holds no references, so that the loop over rows counts none: its owner keeps the code alive.
struct PlacedInk {
  let left: Int
  let top: Int
  let height: Int
  let rows: UnsafePointer<InkCode.Row>
  let words: UnsafePointer<UInt64>
  /// The bits of all rows.
  let bitCount: Int
  /// What the ink changes in the checksum of the rows.
  let change: InkChange

  /// The row behind the last.
  var bottom: Int { top + height }

  init(_ ink: InkCode, left: Int, top: Int) {
    self.left = left
    self.top = top
    height = ink.rows.count
    rows = ink.rows.start
    words = ink.words.start
    bitCount = ink.bitCount
    change = ink.change
  }
}
