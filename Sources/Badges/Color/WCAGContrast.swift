extension RGBA {
  /// The relative luminance of WCAG 2: 0 for black, 1 for white; alpha is not looked at.
  ///
  /// The same bits on every machine.
  public var relativeLuminance: Double {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of WCAG 2, from 1 (the same) to 21 (black and white).
  ///
  /// Both colours count as opaque: put a translucent one `over(_:)` its background first.
  public func contrastRatio(with other: RGBA) -> Double {
    let (one, two) = (relativeLuminance, other.relativeLuminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}

/// The light that an sRGB level stands for, 0…1.
private func linear(_ level: UInt8) -> Double {
  let value = Double(level) / 255
  // WCAG 2 says 0.03928 where sRGB has 0.04045; no 8-bit level lies between the two.
  if value <= 0.03928 { return value / 12.92 }
  let base = (value + 0.055) / 1.055
  let root = fifthRoot(base)
  return base * base * root * root
}

/// The fifth root of a value in 0.08…1 by Newton's method.
///
/// `pow` may differ in its last bit from one C library to the next; these operations do not.
private func fifthRoot(_ value: Double) -> Double {
  var root = 1.0
  // From 1 the error is below 1e-15 after seven steps at the lower end of the range.
  for _ in 0..<8 {
    let square = root * root
    root -= (root - value / (square * square)) / 5
  }
  return root
}
