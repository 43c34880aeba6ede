// Lengths are heights of capitals. Each sign stands with two thirds of its box's middle and one of
// its ink's centroid on the origin.

extension SymbolGlyph {
  static func checkmark(_ width: Double) -> [SymbolPart] {
    let x: Double = 0.5 - width / 2
    let y: Double = 0.46 - width / 2
    let path = SymbolPath(-x, 0.12 * y).line(-0.32 * x, y).line(x, -y)
    return [SymbolPart.stroke(path, width)].moved(y: 0.068 * width - 0.026)
  }

  static func xmark(_ width: Double) -> [SymbolPart] {
    let arm: Double = 0.43 - width / 2
    return [
      SymbolPart.stroke(.line(-arm, -arm, arm, arm), width),
      SymbolPart.stroke(.line(-arm, arm, arm, -arm), width),
    ]
  }

  static func plus(_ width: Double) -> [SymbolPart] {
    let arm: Double = 0.5 - width / 2
    return [
      SymbolPart.stroke(.line(-arm, 0, arm, 0), width),
      SymbolPart.stroke(.line(0, -arm, 0, arm), width),
    ]
  }

  static func minus(_ width: Double) -> [SymbolPart] {
    let arm: Double = 0.5 - width / 2
    return [SymbolPart.stroke(.line(-arm, 0, arm, 0), width)]
  }

  static func exclamationmark(_ width: Double) -> [SymbolPart] {
    let stroke: Double = width * 1.1
    let dot: Double = width * 0.66
    let gap: Double = 0.05 + width * 0.3
    let end: Double = 0.5 - 2 * dot - gap - stroke / 2
    return [
      SymbolPart.stroke(.line(0, stroke / 2 - 0.5, 0, end), stroke),
      SymbolPart.fill(.circle(0, 0.5 - dot, radius: dot)),
    ].moved(y: 0.01)
  }

  static func questionmark(_ width: Double) -> [SymbolPart] {
    let stroke: Double = width * 0.88
    let dot: Double = width * 0.6
    let gap: Double = 0.04 + width * 0.2
    let end: Double = 0.53 - 2 * dot - gap - stroke / 2
    let radius: Double = 0.31 - width * 0.2
    let top: Double = stroke / 2 - 0.53
    let middle: Double = top + radius
    let stem: Double = end - middle
    let hook = SymbolPath(-radius, middle)
      .arc(0, top, around: (0, middle)).arc(radius, middle, around: (0, middle))
      .curve(radius, middle + 0.62 * stem, 0, middle + 0.42 * stem, 0, end)
    return [
      SymbolPart.stroke(hook, stroke), SymbolPart.fill(.circle(0, 0.53 - dot, radius: dot)),
    ].moved(x: 0.076 * width - 0.023, y: 0.056 - 0.083 * width)
  }

  /// - Parameter tip: Where it points: -1 up, 1 down.
  static func arrow(_ width: Double, tip: Double) -> [SymbolPart] {
    let end: Double = tip * (0.5 - width / 2)
    let side: Double = 0.42 - width / 2
    let barb: Double = end - tip * side
    return [
      SymbolPart.stroke(SymbolPath(-side, barb).line(0, end).line(side, barb), width),
      SymbolPart.stroke(.line(0, end, 0, -end), width),
    ].moved(y: tip * (0.125 * width - 0.052))
  }
}
