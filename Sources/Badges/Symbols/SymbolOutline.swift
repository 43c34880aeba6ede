/// A symbol at a weight and size, ready to be filled with ink.
package struct SymbolOutline: Hashable, Sendable {
  /// The symbol.
  package let symbol: BadgeSymbol
  /// The weight of its strokes.
  package let weight: FontWeight
  /// The height of capitals beside it, in pixels.
  package let capHeight: Double
  /// Whether a filled circle is ink with the glyph as a hole, since no badge is its disc.
  package let hasDisc: Bool

  /// Creates an outline.
  package init(
    _ symbol: BadgeSymbol, weight: FontWeight, capHeight: Double, hasDisc: Bool = false
  ) {
    self.symbol = symbol
    self.weight = weight
    self.capHeight = capHeight
    self.hasDisc = hasDisc
  }

  /// A part of the ink that is filled by itself.
  package struct Layer: Sendable {
    /// What it covers, in pixels from the optical centre; polygons overlap and run clockwise as seen.
    package let polygons: [[SymbolPoint]]
    /// Whether its left half mirrors the right one.
    package let isSymmetric: Bool
    /// Whether its upper half mirrors the lower one.
    package let isUpright: Bool
    /// Whether it is taken away from the layers before.
    package let isHole: Bool
  }

  /// The layers; those that are no hole don't overlap.
  package var layers: [Layer] {
    let width = weight.strokeWidth
    let glyph = symbol.glyph
    let isDisc = symbol.enclosure == .filledCircle && hasDisc
    let parts =
      symbol.enclosure == .none
      ? glyph.parts(width: width, isSolid: false) : glyph.enclosed(width: width * 0.9)
    let ink = Layer(
      polygons: polygons(of: parts), isSymmetric: glyph.isSymmetric, isUpright: glyph.isUpright,
      isHole: isDisc)
    guard isDisc || symbol.enclosure == .circle else { return [ink] }
    let circle = Layer(
      polygons: polygons(of: [isDisc ? Self.disc : Self.ring(width * 0.85)]), isSymmetric: true,
      isUpright: true, isHole: false)
    return [circle, ink]
  }

  private func polygons(of parts: [SymbolPart]) -> [[SymbolPoint]] {
    var ink = SymbolInk()
    for part in parts { ink.add(part.moved(y: 0, scale: capHeight)) }
    return ink.polygons
  }

  private static func ring(_ width: Double) -> SymbolPart {
    .stroke(.circle(0, 0, radius: BadgeSymbol.circleDiameter / 2 - width / 2), width)
  }

  private static var disc: SymbolPart {
    .fill(.circle(0, 0, radius: BadgeSymbol.circleDiameter / 2))
  }
}

extension FontWeight {
  /// How wide a symbol's strokes are, in heights of capitals; between two names on a straight line.
  var strokeWidth: Double {
    let widths = [0.035, 0.06, 0.09, 0.12, 0.145, 0.17, 0.19, 0.215, 0.24]
    let place = Double(value) / 100 - 1
    let index = min(Int(place), widths.count - 2)
    return widths[index] + (widths[index + 1] - widths[index]) * (place - Double(index))
  }
}
