/// The colour that a text spells by the rules of `BadgeColor.init(_:field:)`, nil where it spells none.
func readColor(_ text: String) -> BadgeColor? {
  // No colour takes so much; refused here, a huge text costs nothing.
  guard text.utf8.count <= 128, let text = text.asciiLowercased else { return nil }
  if let color = SystemColor(rawValue: text) { return .system(color) }
  if let hex = cssColorNames[text] { return .rgba(RGBA(hex: hex)) }
  if text == "transparent" { return .clear }
  let color = text.hasPrefix("#") ? hexColor(text.utf8.dropFirst()) : functionColor(text)
  return color.map(BadgeColor.rgba)
}

/// The error for a text that is no colour.
///
/// - Parameter names: Words that the field takes besides colours, for the suggestion.
func notAColor(_ text: String, field: String, or names: [String] = []) -> BadgeError {
  // Sorted, because a dictionary's order changes from run to run.
  let known = names + SystemColor.allCases.map(\.rawValue) + cssColorNames.keys.sorted()
  return BadgeError(
    field: field,
    "\(quoted(text)): not a colour (use #rgb, #rrggbb, #rrggbbaa, rgb(…), hsl(…)"
      + names.map { ", \($0)" }.joined() + " or a name such as red)"
      + didYouMean(text, among: known + ["transparent"]))
}

/// The colour of 3, 4, 6 or 8 hexadecimal digits.
private func hexColor(_ text: Substring.UTF8View) -> RGBA? {
  let digits = text.compactMap(hexDigit)
  guard digits.count == text.count else { return nil }
  let channels: [UInt8]
  switch digits.count {
  case 3, 4: channels = digits.map { $0 * 17 }
  case 6, 8:
    channels = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
  default: return nil
  }
  return RGBA(
    red: channels[0], green: channels[1], blue: channels[2],
    alpha: channels.count == 4 ? channels[3] : 255)
}

/// The value 0…15 of a hexadecimal digit in small letters.
private func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  default: nil
  }
}
