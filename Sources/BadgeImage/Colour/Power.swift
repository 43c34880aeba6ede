/// A positive number to a power, from additions, multiplications and divisions alone.
///
/// The functions of mathematics libraries differ in their last bits from one processor to another; this
/// one gives the same bits everywhere, exact to some 14 digits. Bases of 0 and less give 0.
func raise(_ base: Double, to exponent: Double) -> Double {
  guard base > 0 else { return 0 }
  let logarithm = exponent * binaryLogarithm(base)
  guard logarithm > -1000 else { return 0 }
  return binaryExponential(min(logarithm, 1000))
}

private func binaryLogarithm(_ value: Double) -> Double {
  var (significand, exponent) = (value.significand, Double(value.exponent))
  if significand > 1.4142135623730951 {
    significand /= 2
    exponent += 1
  }
  // ln m = 2 artanh((m − 1) / (m + 1)), whose argument is 0.172 at most.
  let argument = (significand - 1) / (significand + 1)
  let square = argument * argument
  var sum = 0.0
  for divisor in stride(from: 27, through: 1, by: -2) { sum = sum * square + 1 / Double(divisor) }
  return exponent + 2 * argument * sum / naturalLogarithmOf2
}

private func binaryExponential(_ value: Double) -> Double {
  let whole = Int(value < 0 ? value - 0.5 : value + 0.5)
  let rest = (value - Double(whole)) * naturalLogarithmOf2
  var sum = 1.0
  for divisor in stride(from: 18, through: 1, by: -1) { sum = 1 + sum * rest / Double(divisor) }
  return Double(sign: .plus, exponent: whole, significand: sum)
}

private let naturalLogarithmOf2 = 0.6931471805599453
