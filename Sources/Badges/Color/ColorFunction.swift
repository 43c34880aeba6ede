/// The colour of `rgb()`, `rgba()`, `hsl()` or `hsla()` in small letters, as CSS Color 4 defines them.
func functionColor(_ text: String) -> RGBA? {
  guard let open = text.utf8.firstIndex(of: UInt8(ascii: "(")) else { return nil }
  let arguments = text.utf8[text.utf8.index(after: open)...]
  switch text[..<open] {
  case "rgb", "rgba": return CSSArguments(arguments).flatMap(rgbColor)
  case "hsl", "hsla": return CSSArguments(arguments).flatMap(hslColor)
  default: return nil
  }
}

private func rgbColor(_ arguments: CSSArguments) -> RGBA? {
  let (first, second, third) = arguments.components
  // With commas, CSS takes three numbers or three percentages but no mixture.
  if arguments.hasCommas, first.unit != second.unit || second.unit != third.unit { return nil }
  guard let red = first.level, let green = second.level, let blue = third.level,
    let alpha = alphaLevel(arguments)
  else { return nil }
  return RGBA(red: red, green: green, blue: blue, alpha: alpha)
}

private func hslColor(_ arguments: CSSArguments) -> RGBA? {
  let (first, second, third) = arguments.components
  // With commas, CSS wants percentages here.
  if arguments.hasCommas, second.unit != .percent || third.unit != .percent { return nil }
  guard let hue = first.hue, let saturation = second.percentage, let lightness = third.percentage,
    let alpha = alphaLevel(arguments)
  else { return nil }
  let strength = saturation * min(lightness, 1 - lightness)
  /// The formula of CSS Color 4, with the hue in twelfths of the circle.
  func channel(_ offset: Double) -> UInt8 {
    let place = (offset + hue).truncatingRemainder(dividingBy: 12)
    return clampedLevel(255 * (lightness - strength * max(-1, min(place - 3, 9 - place, 1))))
  }
  return RGBA(red: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
}

/// The opacity, full where none is given; nil where it is an angle.
private func alphaLevel(_ arguments: CSSArguments) -> UInt8? {
  guard let alpha = arguments.alpha else { return 255 }
  return switch alpha.unit {
  case .none: clampedLevel(alpha.value * 255)
  case .percent: clampedLevel(alpha.value * 255 / 100)
  default: nil
  }
}

/// The nearest level to a value, clamped to 0…255.
private func clampedLevel(_ value: Double) -> UInt8 {
  UInt8(min(max(value, 0), 255).rounded())
}

extension CSSNumber {
  /// The value as a level of red, green or blue; nil for an angle.
  fileprivate var level: UInt8? {
    switch unit {
    case .none: clampedLevel(value)
    case .percent: clampedLevel(value * 255 / 100)
    default: nil
    }
  }

  /// The value as saturation or lightness, clamped to 0…1; nil for an angle.
  fileprivate var percentage: Double? {
    unit == .none || unit == .percent ? min(max(value / 100, 0), 1) : nil
  }

  /// The value as a hue in twelfths of the circle, 0..<12; nil for a percentage.
  fileprivate var hue: Double? {
    guard let circle = unit.circle else { return nil }
    let hue = value.truncatingRemainder(dividingBy: circle) * 12 / circle
    return hue < 0 ? hue + 12 : hue
  }
}
