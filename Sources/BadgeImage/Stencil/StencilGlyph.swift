/// The coverage of a glyph, for badges that share it.
package final class StencilGlyph {
  /// Where the ink begins in the mask it was taken from.
  let left: Int
  let top: Int
  /// The size of the ink; 0 where there is none.
  let width: Int
  let height: Int
  /// The levels of the ink, row by row.
  let levels: [UInt8]
  /// Where each row's ink begins and ends, in columns from `left`; empty where it has none.
  let spans: [Range<Int>]

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
    let spans = (0..<height).map { Self.span(of: levels[$0 * width..<($0 + 1) * width]) }
    let rows = spans.indices.filter { !spans[$0].isEmpty }
    let columns = (
      start: rows.map { spans[$0].lowerBound }.min() ?? 0,
      end: rows.map { spans[$0].upperBound }.max() ?? 0
    )
    left = columns.start
    top = rows.first ?? 0
    self.width = columns.end - columns.start
    self.height = rows.last.map { $0 + 1 - (rows.first ?? 0) } ?? 0
    let inked = top..<top + self.height
    self.levels = inked.flatMap {
      levels[$0 * width + columns.start..<$0 * width + columns.end]
    }
    self.spans = spans[inked].map {
      $0.isEmpty ? $0 : $0.lowerBound - columns.start..<$0.upperBound - columns.start
    }
  }

  private static func span(of row: ArraySlice<UInt8>) -> Range<Int> {
    guard let first = row.firstIndex(where: { $0 > 0 }), let last = row.lastIndex(where: { $0 > 0 })
    else { return 0..<0 }
    return first - row.startIndex..<last + 1 - row.startIndex
  }
}

/// A glyph and the pixel of the picture that its mask's top left corner lies on.
package struct PlacedGlyph {
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
