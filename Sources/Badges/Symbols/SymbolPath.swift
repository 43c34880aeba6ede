/// A line made of straight pieces, arcs and curves.
struct SymbolPath {
  /// A piece from where the one before ends.
  enum Piece {
    case line(SymbolPoint)
    case curve(SymbolPoint, SymbolPoint, SymbolPoint)
  }

  /// Where it begins.
  private(set) var start: SymbolPoint
  /// What follows.
  private(set) var pieces: [Piece] = []
  /// Where it has come to.
  private var end: SymbolPoint

  /// Begins a path.
  init(_ x: Double, _ y: Double) {
    start = SymbolPoint(x, y)
    end = start
  }

  /// Goes straight.
  func line(_ x: Double, _ y: Double) -> SymbolPath {
    adding(.line(SymbolPoint(x, y)), to: SymbolPoint(x, y))
  }

  /// Goes straight to the start.
  func closed() -> SymbolPath { line(start.x, start.y) }

  /// Goes along a cubic curve with two control points.
  func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) -> SymbolPath {
    adding(
      .curve(SymbolPoint(x1, y1), SymbolPoint(x2, y2), SymbolPoint(x, y)), to: SymbolPoint(x, y))
  }

  /// Goes along a circle by the shorter way, at most a quarter of it.
  ///
  /// - Parameters:
  ///   - x: Where the arc ends.
  ///   - y: The same.
  ///   - centre: The circle's, as far from the end as from where the path is.
  func arc(_ x: Double, _ y: Double, around centre: (x: Double, y: Double)) -> SymbolPath {
    let middle = SymbolPoint(centre.x, centre.y)
    let to = SymbolPoint(x, y)
    let (from, onto) = (end - middle, to - middle)
    // Half the angle's cosine and sine, and from them the tangent of its quarter.
    let cosine = SymbolPoint.dot(from, onto) / (from.length * onto.length)
    let tangent =
      max(0, (1 - cosine) / 2).squareRoot() / (1 + max(0, (1 + cosine) / 2).squareRoot())
    let handle = (SymbolPoint.cross(from, onto) < 0 ? -4.0 : 4.0) / 3 * tangent
    return adding(
      .curve(end + from.turned * handle, to - onto.turned * handle, to), to: to)
  }

  private func adding(_ piece: Piece, to end: SymbolPoint) -> SymbolPath {
    var path = self
    path.pieces.append(piece)
    path.end = end
    return path
  }
}

extension SymbolPath {
  /// A straight line.
  static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> SymbolPath {
    SymbolPath(x1, y1).line(x2, y2)
  }

  /// A whole circle.
  static func circle(_ x: Double, _ y: Double, radius: Double) -> SymbolPath {
    let centre = (x: x, y: y)
    return SymbolPath(x, y - radius)
      .arc(x + radius, y, around: centre).arc(x, y + radius, around: centre)
      .arc(x - radius, y, around: centre).arc(x, y - radius, around: centre)
  }

  /// A rectangle with round corners around the vertical axis.
  static func box(
    halfWidth: Double, top: Double, bottom: Double, radius: Double
  ) -> SymbolPath {
    let (side, inner) = (halfWidth, halfWidth - radius)
    return SymbolPath(-inner, top)
      .line(inner, top).arc(side, top + radius, around: (inner, top + radius))
      .line(side, bottom - radius).arc(inner, bottom, around: (inner, bottom - radius))
      .line(-inner, bottom).arc(-side, bottom - radius, around: (-inner, bottom - radius))
      .line(-side, top + radius).arc(-inner, top, around: (-inner, top + radius))
  }

  /// A closed outline of straight lines.
  static func polygon(_ corners: [SymbolPoint]) -> SymbolPath {
    var path = SymbolPath(corners[0].x, corners[0].y)
    for corner in corners.dropFirst() { path = path.line(corner.x, corner.y) }
    return path.closed()
  }
}

extension SymbolPath {
  /// The path moved, then made larger.
  func moved(x: Double = 0, y: Double, scale: Double) -> SymbolPath {
    let place = { (point: SymbolPoint) in (point + SymbolPoint(x, y)) * scale }
    var path = self
    path.start = place(start)
    path.end = place(end)
    path.pieces = pieces.map { piece in
      switch piece {
      case .line(let end): .line(place(end))
      case .curve(let first, let second, let end): .curve(place(first), place(second), place(end))
      }
    }
    return path
  }

  /// The path as straight lines that leave it by a fiftieth of a unit at most.
  func flattened() -> [SymbolPoint] {
    var points = [start]
    for piece in pieces {
      let from = points[points.count - 1]
      switch piece {
      case .line(let end): points.append(end)
      case .curve(let first, let second, let end):
        points += Self.flattened(from, first, second, end)
      }
    }
    return points
  }

  private static func flattened(
    _ from: SymbolPoint, _ first: SymbolPoint, _ second: SymbolPoint, _ end: SymbolPoint
  ) -> [SymbolPoint] {
    let bend = max(
      (from - first * 2 + second).length, (first - second * 2 + end).length)
    let tolerance = 0.02
    let count = min(max(1, Int((bend * 0.75 / tolerance).squareRoot().rounded(.up))), 1024)
    return (1...count).map { step in
      guard step < count else { return end }
      let t = Double(step) / Double(count)
      let s = 1 - t
      return from * (s * s * s) + first * (3 * s * s * t) + second * (3 * s * t * t)
        + end * (t * t * t)
    }
  }
}
