/// The text in double quotes, fit for one line of a terminal or a log.
///
/// Control, format and bidirectional characters are written as `\u{…}`, a long text is cut after 60
/// characters: what a user typed can neither break the line nor reorder it.
public func quoted(_ text: some StringProtocol) -> String {
  let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(60)))
  let isWhole = text.unicodeScalars.dropFirst(60).isEmpty
  return "\"\(escaped(start))\(isWhole ? "" : "…")\""
}

/// The whole text without quotes, as `quoted(_:)` writes it between them.
package func escaped(_ text: String) -> String {
  var line = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": line += "\\\(scalar)"
    case "\n": line += "\\n"
    case "\t": line += "\\t"
    case _ where scalar.isUnsafeInLine: line += "\\u{\(String(scalar.value, radix: 16))}"
    default: line.unicodeScalars.append(scalar)
    }
  }
  return line
}

extension Unicode.Scalar {
  /// Whether the character could break, hide or reorder the line it is printed in.
  fileprivate var isUnsafeInLine: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}
