extension SymbolGlyph {
  static func star(_ width: Double, _ isSolid: Bool) -> [SymbolPart] {
    let stroke: Double = width * 0.8
    let outer: Double = 0.57 - stroke / 2
    let inner: Double = outer * 0.48
    // Sines and cosines of the tenths of a turn.
    let right = [
      SymbolPoint(0, -1) * outer, SymbolPoint(0.5877852522924731, -0.8090169943749475) * inner,
      SymbolPoint(0.9510565162951535, -0.3090169943749474) * outer,
      SymbolPoint(0.9510565162951535, 0.3090169943749474) * inner,
      SymbolPoint(0.5877852522924731, 0.8090169943749475) * outer, SymbolPoint(0, 1) * inner,
    ]
    let left = right[1..<5].reversed().map { SymbolPoint(-$0.x, $0.y) }
    return [SymbolPart.outline(.polygon(right + left), stroke, isSolid: isSolid)].moved(y: 0.03)
  }

  static func heart(_ width: Double, _ isSolid: Bool) -> [SymbolPart] {
    let stroke: Double = width * 0.9
    let path = SymbolPath(0, 0.46)
      .curve(-0.09, 0.40, -0.53, 0.14, -0.53, -0.20)
      .curve(-0.53, -0.36, -0.42, -0.46, -0.28, -0.46)
      .curve(-0.16, -0.46, -0.06, -0.40, 0, -0.28)
      .curve(0.06, -0.40, 0.16, -0.46, 0.28, -0.46)
      .curve(0.42, -0.46, 0.53, -0.36, 0.53, -0.20)
      .curve(0.53, 0.14, 0.09, 0.40, 0, 0.46)
    return [
      SymbolPart.outline(path.moved(y: 0.03, scale: 1.06 - stroke), stroke, isSolid: isSolid)
    ]
  }

  static func bolt(_ width: Double, _ isSolid: Bool) -> [SymbolPart] {
    let stroke: Double = width * (0.75 - width)
    let high: Double = 0.56 - stroke / 2
    let side: Double = 0.46 - stroke / 2
    let half = [
      SymbolPoint(0.36 * side, -high), SymbolPoint(-side, 0.14 * high),
      SymbolPoint(-0.1 * side, 0.14 * high),
    ]
    let path = SymbolPath.polygon(half + half.map { SymbolPoint(-$0.x, -$0.y) })
    return [SymbolPart.outline(path, stroke, isSolid: isSolid)]
  }
}
