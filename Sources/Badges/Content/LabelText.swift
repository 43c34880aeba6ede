/// The most bytes of UTF-8 that a text may have.
package let maximumTextBytes = 4096

/// A user's text as one line fit to be drawn.
///
/// A run of line breaks and tabs becomes one space. Everything else is kept as it is.
///
/// - Parameters:
///   - text: The text as given.
///   - field: The manifest key that an error names.
/// - Throws: `BadgeError` for a control character or more than 4096 bytes of UTF-8.
package func singleLine(_ text: String, field: String) throws(BadgeError) -> String {
  guard text.utf8.count <= maximumTextBytes else {
    throw BadgeError(
      field: field,
      "too long (\(text.utf8.count) bytes of UTF-8; at most \(maximumTextBytes))")
  }
  guard !text.isPrintableASCII else { return text }
  var line = String.UnicodeScalarView()
  var isInBreak = false
  for scalar in text.unicodeScalars {
    let isBreak = scalar.isLineBreakOrTab
    if isBreak, !isInBreak { line.append(" ") }
    isInBreak = isBreak
    guard !isBreak else { continue }
    guard scalar.properties.generalCategory != .control else {
      throw BadgeError(
        field: field,
        "\(quoted(text)): the control character \(scalar.codePoint) is not allowed; remove it")
    }
    line.append(scalar)
  }
  return String(line)
}

/// Whether a text has nothing to draw: it is empty or all of it is space or zero-width.
func isBlank(_ text: String) -> Bool {
  guard !text.utf8.contains(where: { (0x21...0x7E).contains($0) }) else { return false }
  return text.unicodeScalars.allSatisfy { scalar in
    let properties = scalar.properties
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .format
  }
}

extension String {
  /// Whether the rules for other characters need not be asked: most labels are like that.
  fileprivate var isPrintableASCII: Bool {
    utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }
}

extension Unicode.Scalar {
  fileprivate var isLineBreakOrTab: Bool {
    switch self {
    case "\t", "\n", "\r", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
