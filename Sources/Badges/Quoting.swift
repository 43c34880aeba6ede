/// The text in double quotes, fit for one line of a terminal or a log.
///
/// Control, format and bidirectional characters are written as `\u{…}`, a long text is cut after 60
/// characters: what a user typed can neither break the line nor reorder it.
public func quoted(_ text: some StringProtocol) -> String {
  var line = "\""
  for scalar in text.unicodeScalars.prefix(60) {
    switch scalar {
    case "\"", "\\": line += "\\\(scalar)"
    case "\n": line += "\\n"
    case "\t": line += "\\t"
    case _ where scalar.isUnsafeInLine: line += "\\u{\(String(scalar.value, radix: 16))}"
    default: line.unicodeScalars.append(scalar)
    }
  }
  return line + (text.unicodeScalars.dropFirst(60).isEmpty ? "\"" : "…\"")
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
