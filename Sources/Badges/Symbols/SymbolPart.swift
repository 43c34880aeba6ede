/// A piece of a symbol that ink covers.
struct SymbolPart {
  /// The line.
  var path: SymbolPath
  /// How wide the line is drawn, 0 where it is not.
  var width: Double
  /// Whether what the line surrounds is covered.
  var isFilled: Bool

  /// A line of a width, with round ends and corners.
  static func stroke(_ path: SymbolPath, _ width: Double) -> SymbolPart {
    SymbolPart(path: path, width: width, isFilled: false)
  }

  /// What a line surrounds.
  static func fill(_ path: SymbolPath) -> SymbolPart {
    SymbolPart(path: path, width: 0, isFilled: true)
  }

  /// A line of a width, and what it surrounds too where `isSolid`.
  static func outline(_ path: SymbolPath, _ width: Double, isSolid: Bool) -> SymbolPart {
    SymbolPart(path: path, width: width, isFilled: isSolid)
  }

  /// The part moved, then made larger.
  func moved(x: Double = 0, y: Double, scale: Double) -> SymbolPart {
    SymbolPart(
      path: path.moved(x: x, y: y, scale: scale), width: width * scale, isFilled: isFilled)
  }
}

extension [SymbolPart] {
  /// The parts moved by so many heights of capitals.
  func moved(x: Double = 0, y: Double) -> [SymbolPart] {
    map { $0.moved(x: x, y: y, scale: 1) }
  }
}
