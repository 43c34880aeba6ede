/// The area that one rounded corner cuts off its pixels.
///
/// Columns and rows count from the corner of the box inwards, so one cut serves all four corners.
/// It is symmetric: column and row can be exchanged without changing a bit.
struct CornerCut {
  private let arc: CornerArc
  /// The pixels of each row that the arc may touch; those before `start` are cut off whole.
  private let spans: [Span]
  private let areas: [Double]

  /// A run of columns in one row.
  struct Span {
    let start: Int
    let end: Int
    fileprivate let firstArea: Int
  }

  /// Creates the cut of a corner with a radius, seen at an inset; both in pixels.
  init(radius: Double, inset: Double) {
    let arc = CornerArc(radius: radius, inset: inset)
    var spans: [Span] = []
    var areas: [Double] = []
    for row in 0..<arc.size {
      let columns = arc.columns(touchedInRow: row)
      spans.append(
        Span(start: columns.lowerBound, end: columns.upperBound, firstArea: areas.count))
      for column in columns { areas.append(arc.areaCut(column, row)) }
    }
    self.arc = arc
    self.spans = spans
    self.areas = areas
  }

  /// The columns of a row that need a look, nil where the corner does not reach the row.
  func span(row: Int) -> Span? {
    row < spans.count ? spans[row] : nil
  }

  /// The area cut off a pixel, 0…1.
  func area(_ column: Int, _ row: Int) -> Double {
    guard row < spans.count else { return 0 }
    let span = spans[row]
    if column >= span.end { return 0 }
    if column < span.start { return arc.wholeArea(column, row) }
    return areas[span.firstArea + column - span.start]
  }
}
