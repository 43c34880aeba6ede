/// What ink covers, as polygons that may overlap; each runs clockwise as seen.
struct SymbolInk {
  private(set) var polygons: [[SymbolPoint]] = []

  /// Adds a part, in pixels: lines as boxes around their straight pieces, with discs at the corners.
  ///
  /// cairo's own strokes take sines and cosines from the mathematics library.
  mutating func add(_ part: SymbolPart) {
    let points = part.path.flattened()
    if part.isFilled { add(points) }
    if part.width > 0 { addStroke(along: points, radius: part.width / 2) }
  }

  private mutating func addStroke(along points: [SymbolPoint], radius: Double) {
    var last: SymbolPoint?
    for (from, to) in zip(points, points.dropFirst()) {
      let way = to - from
      guard way.length > 0 else { continue }
      let side = way.turned * (radius / way.length)
      add([from + side, from - side, to - side, to + side])
      addJoint(at: from, from: last, to: side, radius: radius)
      last = side
    }
    if let end = points.last { addDisc(at: end, radius: radius) }
  }

  /// Fills the gap outside a bend: a wedge for a gentle one, a disc for a corner.
  private mutating func addJoint(
    at point: SymbolPoint, from last: SymbolPoint?, to side: SymbolPoint, radius: Double
  ) {
    guard let last, SymbolPoint.dot(last, side) > 0.97 * radius * radius else {
      addDisc(at: point, radius: radius)
      return
    }
    let outside = SymbolPoint.cross(last, side) < 0 ? 1.0 : -1.0
    add([point, point + last * outside, point + side * outside])
  }

  private mutating func addDisc(at point: SymbolPoint, radius: Double) {
    add(SymbolPath.circle(point.x, point.y, radius: radius).flattened())
  }

  private mutating func add(_ polygon: [SymbolPoint]) {
    polygons.append(polygon.isClockwise ? polygon : polygon.reversed())
  }
}

extension [SymbolPoint] {
  fileprivate var isClockwise: Bool {
    guard let last else { return true }
    var area = 0.0
    var before = last
    for point in self {
      area += SymbolPoint.cross(before, point)
      before = point
    }
    return area >= 0
  }
}
