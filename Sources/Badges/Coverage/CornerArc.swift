/// The quarter circle of one corner and the integrals over it.
///
/// Coordinates have their origin in the circle's centre and grow towards the corner. The integrals
/// follow the arc only as far as the diagonal, where it is shallow: the rest is its mirror image,
/// and the vertical tangent, which no polynomial follows, is never met.
struct CornerArc {
  /// The radius, less the inset.
  private let radius: Double
  /// The distance of the circle's centre from the sides of the box.
  private let centre: Double
  /// Where the arc meets the diagonal.
  private let diagonal: Double

  /// The pixels from the corner, along either side, that the arc may touch.
  let size: Int

  init(radius: Double, inset: Double) {
    self.radius = max(0, radius - inset)
    centre = max(radius, inset)
    diagonal = self.radius * 0.5.squareRoot()
    size = self.radius > 0 ? Int(centre.rounded(.up)) : 0
  }

  /// The columns of a row that the arc touches, and one more on either side against rounding.
  func columns(touchedInRow row: Int) -> Range<Int> {
    let rows = extent(row)
    guard rows.start < rows.end else { return 0..<0 }
    let start = max(0, Int(centre - height(at: rows.start)) - 1)
    let end = min(size, Int(centre - height(at: rows.end)) + 2)
    return start..<max(start, end)
  }

  /// The part of a pixel that lies between the corner and the arc.
  func areaCut(_ column: Int, _ row: Int) -> Double {
    areaCutBeforeDiagonal(column, row) + areaCutBeforeDiagonal(row, column)
  }

  /// The part of a pixel that lies in the square around the quarter circle.
  func wholeArea(_ column: Int, _ row: Int) -> Double {
    let (columns, rows) = (extent(column), extent(row))
    return max(0, columns.end - columns.start) * max(0, rows.end - rows.start)
  }

  /// A pixel's interval on either axis, within the square around the quarter circle.
  private func extent(_ pixel: Int) -> (start: Double, end: Double) {
    let outer = centre - Double(pixel)
    return (max(0, outer - 1), min(radius, outer))
  }

  private func areaCutBeforeDiagonal(_ column: Int, _ row: Int) -> Double {
    let (columns, rows) = (extent(column), extent(row))
    guard columns.start < columns.end, rows.start < rows.end else { return 0 }
    return area(from: columns.start, to: columns.end, below: rows.end)
      - area(from: columns.start, to: columns.end, below: rows.start)
  }

  /// The area above both arc and diagonal, and below a line.
  private func area(from start: Double, to end: Double, below line: Double) -> Double {
    guard line > diagonal else { return 0 }
    var area = 0.0
    let arcStart = max(start, height(at: line))
    let arcEnd = min(end, diagonal)
    if arcStart < arcEnd {
      area += (arcEnd - arcStart) * line - integral(from: arcStart, to: arcEnd)
    }
    let diagonalStart = max(start, diagonal)
    let diagonalEnd = min(end, line)
    if diagonalStart < diagonalEnd {
      area += (diagonalEnd - diagonalStart) * (line - (diagonalStart + diagonalEnd) / 2)
    }
    return area
  }

  /// The arc's height over a place, as a product since a difference of squares loses digits.
  private func height(at place: Double) -> Double {
    ((radius - place) * (radius + place)).squareRoot()
  }

  /// The integral of the height by Gauss–Legendre with six points.
  ///
  /// Before the diagonal and over a pixel at most, the error is below 1e-7 of a pixel.
  private func integral(from start: Double, to end: Double) -> Double {
    let middle = (start + end) / 2
    let half = (end - start) / 2
    func pair(_ node: Double) -> Double {
      height(at: middle - half * node) + height(at: middle + half * node)
    }
    return half
      * (0.46791393457269104 * pair(0.2386191860831969)
        + 0.3607615730481387 * pair(0.6612093864662645)
        + 0.17132449237917027 * pair(0.9324695142031519))
  }
}
