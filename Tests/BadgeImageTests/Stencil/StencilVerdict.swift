@testable import BadgeImage

extension StencilCase {
  /// Whether the encoder has to take the badge, by its own words and with no regard to speed.
  var canBePutTogether: Bool {
    let inks = masks.map { Ink($0) }.filter { !$0.rows.isEmpty }
    let columns = inks.map(\.columns).sorted { $0.lowerBound < $1.lowerBound }
    guard zip(columns, columns.dropFirst()).allSatisfy({ $0.upperBound <= $1.lowerBound }) else {
      return false
    }
    return inks.allSatisfy { ink in
      // The pixel behind the ink is read from the row above, unless another glyph's ink begins there.
      let isTouched = columns.contains { $0.lowerBound == ink.columns.upperBound }
      return ink.rows.allSatisfy { y, span in
        let end = span.upperBound + 1
        let endAbove = isTouched ? min(end, ink.columns.upperBound) : end
        return holds(span.lowerBound..<end, row: y)
          && (y == ink.top || holds(span.lowerBound..<endAbove, row: y - 1))
      }
    }
  }

  /// Whether columns lie in the fill around the middle of a row, behind its first pixel.
  private func holds(_ columns: Range<Int>, row: Int) -> Bool {
    guard (0..<height).contains(row) else { return false }
    let pixels = pixels[row * width..<(row + 1) * width].map { $0 == ramp[0] }
    guard pixels[width / 2] else { return false }
    let first = (pixels[..<(width / 2)].lastIndex(of: false) ?? -1) + 1
    let end = pixels[(width / 2)...].firstIndex(of: false) ?? width
    return columns.lowerBound > first && columns.upperBound <= end
  }
}

/// Where a placed mask has ink, in the picture's rows and columns.
private struct Ink {
  private(set) var rows: [Int: Range<Int>] = [:]

  var top: Int { rows.keys.min() ?? 0 }
  var columns: Range<Int> {
    (rows.values.map(\.lowerBound).min() ?? 0)..<(rows.values.map(\.upperBound).max() ?? 0)
  }

  init(_ placed: PlacedMask) {
    for y in 0..<placed.mask.height {
      let columns = (0..<placed.mask.width).filter { placed.mask[$0, y] > 0 }
      guard let first = columns.first, let last = columns.last else { continue }
      rows[placed.y + y] = placed.x + first..<placed.x + last + 1
    }
  }
}
