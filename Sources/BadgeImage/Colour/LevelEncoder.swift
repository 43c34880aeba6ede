/// Finds the level, 0 to 255, whose light is nearest on a curve's own scale.
struct LevelEncoder: Hashable, Sendable {
  /// The light halfway between each level and the next, never falling.
  private let thresholds: [Double]
  private let levels: ClosedRange<Int>

  /// The levels of a curve; nil where it doesn't rise.
  ///
  /// - Parameters:
  ///   - black: The level that stands for the sample 0. Default: 0.
  ///   - white: The level that stands for the sample 1. Default: 255.
  init?(_ curve: TransferCurve, black: Int = 0, white: Int = 255) {
    let lights = (0..<255).map { level in
      curve.light((Double(level - black) + 0.5) / Double(white - black))
    }
    var highest = -Double.infinity
    thresholds = lights.map { light in
      highest = max(highest, light)
      return highest
    }
    levels = black...white
    guard lights.allSatisfy(\.isFinite), curve.light(1) > curve.light(0), thresholds[0] < 1 else {
      return nil
    }
  }

  /// The level for a light, the darkest of equals; what is out of range becomes black's or white's.
  func level(_ light: Double) -> UInt8 {
    var (low, high) = (0, thresholds.count)
    while low < high {
      let middle = (low + high) / 2
      if thresholds[middle] < light { low = middle + 1 } else { high = middle }
    }
    return UInt8(min(max(low, levels.lowerBound), levels.upperBound))
  }
}
