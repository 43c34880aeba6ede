/// A box filter whose two outermost taps weigh less, run three times in place of a Gaussian.
///
/// The partial taps give each run exactly a third of the variance asked for, whatever the sigma.
/// All arithmetic is on integers, so a running sum never drifts, and a sample costs the same
/// however wide the box is. Source: Gwosdek, Grewenig, Bruhn, Weickert, "Theoretical Foundations of
/// Gaussian Convolution by Extended Box Filtering", 2011.
struct BoxFilter {
  /// The whole taps on either side of the middle; one partial tap follows on each side.
  let radius: Int
  private let edgeWeight: UInt64
  private let totalWeight: UInt64
  /// 2⁶⁴ by the total: a product's upper half is then the quotient, without a division.
  private let reciprocal: UInt64

  /// What a whole tap weighs.
  private static let weight: UInt64 = 1 << 20

  /// Creates the filter whose three runs have a variance, in square pixels.
  ///
  /// A variance beyond 10¹² counts as 10¹²: no weight overflows, and no picture is as large.
  init(variance: Double) {
    let share = min(variance, 1e12) / 3
    radius = Int(((1 + 12 * share).squareRoot() - 1) / 2)
    let (r, next) = (Double(radius), Double(radius + 1))
    let edge = (2 * r + 1) * (share - r * next / 3) / (2 * (next * next - share))
    edgeWeight = UInt64(max(0, min(1, edge)) * Double(Self.weight) + 0.5)
    totalWeight = UInt64(2 * radius + 1) * Self.weight + 2 * edgeWeight
    reciprocal = UInt64.max / totalWeight
  }

  /// How far three runs carry a sample, in pixels.
  var reach: Int { 3 * (radius + 1) }

  /// The part of a straight edge's level that three runs carry over the whole reach.
  var tail: Double {
    let outermost = Double(edgeWeight) / Double(totalWeight)
    return outermost * outermost * outermost
  }

  /// Runs the filter three times over a line that extends by the reach beyond either end.
  ///
  /// - Parameters:
  ///   - line: The samples; overwritten.
  ///   - scratch: As many samples, of any value; they end as the result, at the same places. What
  ///     lies within the reach of either end is not part of it.
  func run(
    over line: UnsafeMutablePointer<UInt16>, into scratch: UnsafeMutablePointer<UInt16>, count: Int
  ) {
    let step = radius + 1
    runOnce(over: line, into: scratch, from: step, to: count - step)
    runOnce(over: scratch, into: line, from: 2 * step, to: count - 2 * step)
    runOnce(over: line, into: scratch, from: 3 * step, to: count - 3 * step)
  }

  private func runOnce(
    over source: UnsafeMutablePointer<UInt16>, into target: UnsafeMutablePointer<UInt16>,
    from start: Int, to end: Int
  ) {
    var sum: UInt64 = 0
    for index in (start - radius)..<(start + radius) { sum &+= UInt64(source[index]) }
    var trailing = source + (start - radius - 1)
    var leading = source + (start + radius)
    var index = start
    while index < end {
      sum &+= UInt64(leading[0])
      let edges = UInt64(trailing[0]) &+ UInt64(leading[1])
      let weighted = sum &* Self.weight &+ edges &* edgeWeight &+ totalWeight / 2
      target[index] = UInt16(
        truncatingIfNeeded: weighted.multipliedFullWidth(by: reciprocal).high)
      trailing += 1
      sum &-= UInt64(trailing[0])
      leading += 1
      index &+= 1
    }
  }
}
