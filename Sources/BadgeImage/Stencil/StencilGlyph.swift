/// The coverage of a glyph, for badges that share it.
package final class StencilGlyph: Sendable {
  /// Where the ink begins in the mask it was taken from.
  let left: Int
  let top: Int
  /// The size of the ink; 0 where there is none.
  let width: Int
  let height: Int
  /// The levels of the ink, row by row.
  let levels: [UInt8]
  /// Where a row's ink begins and ends, in columns from the left of all ink; equal where it has none.
  struct Span {
    var start = 0
    var end = 0

    var isEmpty: Bool { start == end }
  }

  /// Where each row's ink begins and ends.
  private let starts: [Int]
  private let ends: [Int]

  /// Takes a mask.
  ///
  /// - Parameters:
  ///   - width: Columns, at most 32,767.
  ///   - height: Rows, at most 32,767.
  ///   - levels: How much of each pixel is covered, 0…255, row by row.
  /// - Precondition: `levels` holds `width * height` levels.
  package init(width: Int, height: Int, levels: [UInt8]) {
    precondition((0...32767).contains(width) && (0...32767).contains(height))
    precondition(levels.count == width * height, "the levels do not fill \(width) × \(height)")
    let spans = FixedArray(count: height) { y in
      Self.span(of: levels[y * width..<(y + 1) * width])
    }
    var columns = Span(start: width, end: 0)
    var rows = Span(start: height, end: height)
    for y in 0..<height where !spans.start[y].isEmpty {
      columns.start = min(columns.start, spans.start[y].start)
      columns.end = max(columns.end, spans.start[y].end)
      rows.start = min(rows.start, y)
      rows.end = y + 1
    }
    (left, top) = (columns.start, rows.start)
    self.width = max(0, columns.end - columns.start)
    self.height = rows.end - rows.start
    let inked = rows.start..<rows.end
    starts = inked.map { spans.start[$0].isEmpty ? 0 : spans.start[$0].start - columns.start }
    ends = inked.map { spans.start[$0].isEmpty ? 0 : spans.start[$0].end - columns.start }
    self.levels = inked.flatMap {
      levels[$0 * width + columns.start..<$0 * width + columns.end]
    }
  }

  /// Where a row's ink lies.
  func span(_ row: Int) -> Span { Span(start: starts[row], end: ends[row]) }

  private static func span(of row: ArraySlice<UInt8>) -> Span {
    guard let first = row.firstIndex(where: { $0 > 0 }), let last = row.lastIndex(where: { $0 > 0 })
    else { return Span() }
    return Span(start: first - row.startIndex, end: last + 1 - row.startIndex)
  }
}

/// A glyph and the pixel of the picture that its mask's top left corner lies on.
package struct PlacedGlyph: Sendable {
  let glyph: StencilGlyph
  let x: Int
  let y: Int

  /// Places a glyph; coordinates beyond any picture's are as good as others.
  package init(_ glyph: StencilGlyph, x: Int, y: Int) {
    self.glyph = glyph
    self.x = min(max(x, -65536), 65536)
    self.y = min(max(y, -65536), 65536)
  }
}
