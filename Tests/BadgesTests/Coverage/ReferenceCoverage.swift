import Badges

/// Levels found by another road: 256 thin lines per pixel row, each cut exactly at both its ends.
func referenceLevels(_ box: RoundedBox) -> [Double] {
  let lines = 256
  var levels = [Double](repeating: 0, count: box.width * box.height)
  for line in 0..<(box.height * lines) {
    let y = (Double(line) + 0.5) / Double(lines)
    guard let (start, end) = extent(of: box, at: y) else { continue }
    for x in max(0, Int(start))..<min(box.width, Int(end) + 1) {
      let covered = min(Double(x + 1), end) - max(Double(x), start)
      levels[line / lines * box.width + x] += max(0, covered) * 255 / Double(lines)
    }
  }
  return levels
}

/// Levels by asking 64 × 64 points in each pixel whether they lie in the region.
func sampledLevels(_ box: RoundedBox) -> [Double] {
  let side = 64
  var levels = [Double](repeating: 0, count: box.width * box.height)
  for row in 0..<(box.height * side) {
    let y = (Double(row) + 0.5) / Double(side)
    for column in 0..<(box.width * side) {
      let x = (Double(column) + 0.5) / Double(side)
      guard contains(box, x, y) else { continue }
      levels[row / side * box.width + column / side] += 255 / Double(side * side)
    }
  }
  return levels
}

/// Where the region starts and ends on one line, nil where nothing of it is left.
private func extent(of box: RoundedBox, at y: Double) -> (start: Double, end: Double)? {
  let (width, height) = (Double(box.width), Double(box.height))
  guard y >= box.inset, y <= height - box.inset, width > 2 * box.inset else { return nil }
  func side(_ upper: Double, _ lower: Double) -> Double {
    max(ends(radius: upper, depth: y), ends(radius: lower, depth: height - y))
  }
  func ends(radius: Double, depth: Double) -> Double {
    let inner = radius - box.inset
    guard inner > 0, depth < radius else { return box.inset }
    return radius - (inner * inner - (radius - depth) * (radius - depth)).squareRoot()
  }
  return (
    side(box.radii.topLeft, box.radii.bottomLeft),
    width - side(box.radii.topRight, box.radii.bottomRight)
  )
}

private func contains(_ box: RoundedBox, _ x: Double, _ y: Double) -> Bool {
  let (right, bottom) = (Double(box.width) - x, Double(box.height) - y)
  guard min(min(x, right), min(y, bottom)) >= box.inset else { return false }
  func inCorner(_ radius: Double, _ across: Double, _ down: Double) -> Bool {
    let inner = radius - box.inset
    guard inner > 0, across < radius, down < radius else { return true }
    return (radius - across) * (radius - across) + (radius - down) * (radius - down)
      <= inner * inner
  }
  return inCorner(box.radii.topLeft, x, y) && inCorner(box.radii.topRight, right, y)
    && inCorner(box.radii.bottomLeft, x, bottom) && inCorner(box.radii.bottomRight, right, bottom)
}

extension Coverage {
  /// The rows from right to left.
  var mirrored: Coverage {
    let rows = (0..<height).flatMap { levels[($0 * width)..<(($0 + 1) * width)].reversed() }
    return Coverage(width: width, height: height, levels: rows)
  }

  /// The rows from bottom to top.
  var flipped: Coverage {
    let rows = (0..<height).reversed().flatMap { levels[($0 * width)..<(($0 + 1) * width)] }
    return Coverage(width: width, height: height, levels: rows)
  }

  /// All levels added up, as an area in pixels.
  var area: Double { Double(levels.reduce(0) { $0 + Int($1) }) / 255 }

  /// The greatest difference from other levels.
  func distance(to others: [Double]) -> Double {
    zip(levels, others).reduce(0) { max($0, abs(Double($1.0) - $1.1)) }
  }
}

extension RoundedBox {
  /// A box with radii of half the shorter side.
  static func capsule(_ width: Int, _ height: Int, inset: Double = 0) -> RoundedBox {
    RoundedBox(width: width, height: height, radii: CornerRadii(all: .infinity), inset: inset)
  }

  /// A box with a radius at some corners: bit 0 is the top left, 1 the top right, 2 the bottom left.
  static func rounded(
    _ width: Int, _ height: Int, _ radius: Double, corners: Int, inset: Double = 0
  ) -> RoundedBox {
    func at(_ bit: Int) -> Double { corners >> bit & 1 == 1 ? radius : 0 }
    let radii = CornerRadii(
      topLeft: at(0), topRight: at(1), bottomLeft: at(2), bottomRight: at(3))
    return RoundedBox(width: width, height: height, radii: radii, inset: inset)
  }
}
