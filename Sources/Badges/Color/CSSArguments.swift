/// What stands between the parentheses of a CSS colour function: three components and perhaps alpha.
struct CSSArguments {
  let components: (CSSNumber, CSSNumber, CSSNumber)
  let alpha: CSSNumber?
  /// Whether the components are separated by commas, the older notation, with rules of its own.
  let hasCommas: Bool

  /// Reads the arguments up to the closing parenthesis, which must be the end of the text.
  init?(_ text: Substring.UTF8View) {
    var scanner = CSSScanner(rest: text)
    guard let first = scanner.component() else { return nil }
    hasCommas = scanner.take(",")
    guard let second = scanner.component(), !hasCommas || scanner.take(","),
      let third = scanner.component()
    else { return nil }
    components = (first, second, third)
    if scanner.take(hasCommas ? "," : "/") {
      guard let alpha = scanner.component() else { return nil }
      self.alpha = alpha
    } else {
      alpha = nil
    }
    guard scanner.take(")"), scanner.rest.isEmpty else { return nil }
  }
}

/// A number of a CSS colour function with its unit.
struct CSSNumber {
  let value: Double
  let unit: Unit

  /// The units that a colour function takes.
  enum Unit: String {
    case none = ""
    case percent = "%"
    case deg, grad, rad, turn

    /// The value of a full circle, nil for what is not an angle; a plain number means degrees.
    var circle: Double? {
      switch self {
      case .none, .deg: 360
      case .grad: 400
      case .rad: 2 * Double.pi
      case .turn: 1
      case .percent: nil
      }
    }
  }
}

/// Reads the tokens of CSS from ASCII text in small letters.
private struct CSSScanner {
  var rest: Substring.UTF8View

  /// Takes a character, if it is next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes a number with its unit and the spaces around it; nil where there is none.
  mutating func component() -> CSSNumber? {
    skipSpace()
    guard let value = number(), let unit = CSSNumber.Unit(rawValue: unit()) else { return nil }
    skipSpace()
    return CSSNumber(value: value, unit: unit)
  }

  /// Takes a number by the rules of CSS, which wants a digit after a point but none before it.
  private mutating func number() -> Double? {
    let start = rest
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    let hasWhole = skipDigits()
    var behindPoint = self
    if behindPoint.rest.popFirst() == UInt8(ascii: "."), behindPoint.skipDigits() {
      self = behindPoint
    } else if !hasWhole {
      return nil
    }
    skipExponent()
    let text = String(Substring(start[..<rest.startIndex]))
    // CSS clamps a number too large to hold; infinity would make a hue that is no number.
    let limit = Double.greatestFiniteMagnitude
    return Double(text).map { min(max($0, -limit), limit) }
  }

  /// Takes an exponent, if it is complete: the e of `1em` begins a unit.
  private mutating func skipExponent() {
    var ahead = self
    guard ahead.rest.popFirst() == UInt8(ascii: "e") else { return }
    if ahead.rest.first == UInt8(ascii: "-") || ahead.rest.first == UInt8(ascii: "+") {
      ahead.rest.removeFirst()
    }
    if ahead.skipDigits() { self = ahead }
  }

  /// Takes a percent sign or a word; a word goes on through digits and hyphens, as in CSS.
  private mutating func unit() -> String {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    if rest.first == UInt8(ascii: "%") {
      rest.removeFirst()
      return "%"
    }
    guard let first = rest.first, letters ~= first else { return "" }
    let word = rest.prefix {
      letters ~= $0 || isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    rest.removeFirst(word.count)
    return String(Substring(word))
  }

  /// Takes digits; false where there is none.
  private mutating func skipDigits() -> Bool {
    let digits = rest.prefix(while: isDigit)
    rest.removeFirst(digits.count)
    return !digits.isEmpty
  }

  private mutating func skipSpace() {
    let space = rest.prefix { $0 == UInt8(ascii: " ") }
    rest.removeFirst(space.count)
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
}
