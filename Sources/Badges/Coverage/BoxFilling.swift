/// The filling of one box: a rectangle, less what its four corners cut off.
struct BoxFilling {
  private let width: Int
  private let height: Int
  /// How much of each column, and of each row, the rectangle covers.
  private let columns: [Double]
  private let rows: [Double]
  /// A whole row away from the corners; copying it is the fastest way to fill, in debug too.
  private let plainRow: [UInt8]
  private let topLeft: CornerCut
  private let topRight: CornerCut
  private let bottomLeft: CornerCut
  private let bottomRight: CornerCut

  init(_ box: RoundedBox) {
    width = box.width
    height = box.height
    columns = Self.weights(count: box.width, inset: box.inset)
    rows = Self.weights(count: box.height, inset: box.inset)
    plainRow = columns.map(Self.level(ofArea:))
    var cuts: [Double: CornerCut] = [:]
    func cut(_ radius: Double) -> CornerCut {
      if let known = cuts[radius] { return known }
      let new = CornerCut(radius: radius, inset: box.inset)
      cuts[radius] = new
      return new
    }
    topLeft = cut(box.radii.topLeft)
    topRight = cut(box.radii.topRight)
    bottomLeft = cut(box.radii.bottomLeft)
    bottomRight = cut(box.radii.bottomRight)
  }

  /// Fills one row of levels that are all 0.
  func fill(row y: Int, of levels: UnsafeMutableBufferPointer<UInt8>) {
    guard rows[y] > 0 else { return }
    let left = span(topLeft, bottomLeft, row: y)
    let right = span(topRight, bottomRight, row: y)
    let row = UnsafeMutableBufferPointer(rebasing: levels[(y * width)..<((y + 1) * width)])
    fillPlain(row, from: left.bare, to: width - right.bare, weight: rows[y])
    for x in left.bare..<max(left.bare, left.end) { row[x] = level(x, y) }
    for x in (width - max(right.bare, right.end))..<(width - right.bare) { row[x] = level(x, y) }
  }

  private func fillPlain(
    _ row: UnsafeMutableBufferPointer<UInt8>, from start: Int, to end: Int, weight: Double
  ) {
    guard weight < 1 else {
      _ = row[start..<end].update(fromContentsOf: plainRow[start..<end])
      return
    }
    for x in start..<end { row[x] = Self.level(ofArea: columns[x] * weight) }
  }

  /// The pixels from one side that the corners of that side leave bare, and the end of those cut.
  private func span(
    _ top: CornerCut, _ bottom: CornerCut, row y: Int
  ) -> (bare: Int, end: Int) {
    switch (top.span(row: y), bottom.span(row: height - 1 - y)) {
    case (nil, nil): (0, 0)
    case (let span?, nil), (nil, let span?): (span.start, span.end)
    // The middle row of an odd height: what one corner cuts off whole, the other may leave.
    case (let upper?, let lower?): (0, max(upper.end, lower.end))
    }
  }

  /// The level of any pixel; the sums are paired so that a mirrored box has mirrored levels.
  private func level(_ x: Int, _ y: Int) -> UInt8 {
    let (fromRight, fromBottom) = (width - 1 - x, height - 1 - y)
    let top = topLeft.area(x, y) + topRight.area(fromRight, y)
    let bottom = bottomLeft.area(x, fromBottom) + bottomRight.area(fromRight, fromBottom)
    return Self.level(ofArea: columns[x] * rows[y] - (top + bottom))
  }

  private static func level(ofArea area: Double) -> UInt8 {
    UInt8(max(0, min(1, area)) * 255 + 0.5)
  }

  /// How much of each pixel along one side remains when both ends are inset.
  private static func weights(count: Int, inset: Double) -> [Double] {
    (0..<count).map { index in
      let fromStart = min(1, Double(index + 1) - inset)
      let fromEnd = min(1, Double(count - index) - inset)
      return max(0, fromStart + fromEnd - 1)
    }
  }
}
