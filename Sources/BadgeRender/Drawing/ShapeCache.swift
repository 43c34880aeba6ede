import Badges

/// Coverage of shapes that were computed before; emptied when it reaches 4 MiB.
final class ShapeCache {
  private static let budget = 4 << 20

  private var shapes: [RoundedBox: Coverage] = [:]
  private var size = 0

  /// The coverage of a shape.
  func coverage(of box: RoundedBox) -> Coverage {
    if let known = shapes[box] { return known }
    let coverage = box.coverage()
    if size > Self.budget {
      shapes.removeAll()
      size = 0
    }
    if coverage.levels.count <= Self.budget {
      shapes[box] = coverage
      size += coverage.levels.count
    }
    return coverage
  }
}
