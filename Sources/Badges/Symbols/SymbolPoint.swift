/// A place in a symbol: x to the right and y downwards from its optical centre.
package struct SymbolPoint: Hashable, Sendable {
  /// To the right.
  package var x: Double
  /// Downwards.
  package var y: Double

  /// Creates a point.
  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The distance from the origin.
  var length: Double { (x * x + y * y).squareRoot() }

  /// The same direction turned by a right angle: from rightwards to downwards.
  var turned: SymbolPoint { SymbolPoint(-y, x) }

  static func + (one: SymbolPoint, two: SymbolPoint) -> SymbolPoint {
    SymbolPoint(one.x + two.x, one.y + two.y)
  }

  static func - (one: SymbolPoint, two: SymbolPoint) -> SymbolPoint {
    SymbolPoint(one.x - two.x, one.y - two.y)
  }

  static func * (point: SymbolPoint, factor: Double) -> SymbolPoint {
    SymbolPoint(point.x * factor, point.y * factor)
  }

  /// How alike two directions are: the product of the lengths for equal ones, 0 at a right angle.
  static func dot(_ one: SymbolPoint, _ two: SymbolPoint) -> Double {
    one.x * two.x + one.y * two.y
  }

  /// Above 0 where the second direction lies clockwise of the first, as seen.
  static func cross(_ one: SymbolPoint, _ two: SymbolPoint) -> Double {
    one.x * two.y - one.y * two.x
  }
}
