/// The number that a decimal text spells, nil where the text is not one or lies beyond `Double`.
///
/// Grammar: an optional `-`, ASCII digits, optionally a point and digits, optionally `e` or `E`, a
/// sign or none, and digits. No leading `+`, no spaces, no bare point, no `nan` or `inf`. Minus zero
/// is zero. The work grows with the length of the text and not with the number it spells.
package func parseNumber(_ text: some StringProtocol) -> Double? {
  guard Decimal(text) != nil, let value = Double(text), value.isFinite else { return nil }
  return value + 0.0
}

/// The integer that a decimal text spells exactly, nil where it has a fraction or lies beyond `Int`.
///
/// The grammar is that of `parseNumber`, the value decides: `5`, `5.0` and `1e3` are integers, `2.5`
/// is not. Nothing is rounded on the way.
package func parseInteger(_ text: some StringProtocol) -> Int? {
  Decimal(text)?.integer
}

/// A decimal number as it was written: significant digits and a power of ten.
private struct Decimal {
  private var isNegative = false
  /// Values 0…9, without zeros at either end; empty for zero.
  private var digits: ArraySlice<UInt8> = []
  /// The value is 0.d₁d₂d₃… × 10^exponent.
  private var exponent = 0

  init?(_ text: some StringProtocol) {
    var rest = Array(text.utf8)[...]
    isNegative = rest.take("-") != nil
    let whole = rest.takeDigits()
    guard !whole.isEmpty else { return nil }
    var fraction: ArraySlice<UInt8> = []
    if rest.take(".") != nil {
      fraction = rest.takeDigits()
      guard !fraction.isEmpty else { return nil }
    }
    if rest.take("e", "E") != nil {
      guard let power = rest.takeExponent() else { return nil }
      exponent = power
    }
    guard rest.isEmpty else { return nil }
    normalize(whole: whole, fraction: fraction)
  }

  private mutating func normalize(whole: ArraySlice<UInt8>, fraction: ArraySlice<UInt8>) {
    let all = whole + fraction
    digits = all.drop { $0 == 0 }
    exponent += whole.count - (all.count - digits.count)
    while digits.last == 0 { digits.removeLast() }
  }

  /// The value as an integer, nil where it is not one.
  var integer: Int? {
    if digits.isEmpty { return 0 }
    // Int has 19 digits: a larger exponent overflows, a smaller one leaves a fraction.
    guard digits.count <= exponent, exponent <= 19 else { return nil }
    var value = 0
    for position in 0..<exponent {
      let digit = position < digits.count ? Int(digits[digits.startIndex + position]) : 0
      let (tens, tooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflow) = tens.addingReportingOverflow(isNegative ? -digit : digit)
      if tooLarge || overflow { return nil }
      value = sum
    }
    return value
  }
}

extension ArraySlice<UInt8> {
  /// Takes the next character, if it is one of these.
  fileprivate mutating func take(_ characters: Unicode.Scalar...) -> UInt8? {
    guard let first, characters.contains(Unicode.Scalar(first)) else { return nil }
    return popFirst()
  }

  /// Takes the ASCII digits in front, as values 0…9.
  fileprivate mutating func takeDigits() -> ArraySlice<UInt8> {
    let digits = prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    removeFirst(digits.count)
    return digits.map { $0 - UInt8(ascii: "0") }[...]
  }

  /// Takes a sign or none and digits; a huge exponent stops growing long before `Int` ends.
  fileprivate mutating func takeExponent() -> Int? {
    let sign = take("+", "-")
    let digits = takeDigits()
    guard !digits.isEmpty else { return nil }
    let size = digits.reduce(0) { Swift.min($0 * 10 + Int($1), 1 << 50) }
    return sign == UInt8(ascii: "-") ? -size : size
  }
}
