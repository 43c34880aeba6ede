/// A JSON value whose objects keep the order of their members.
package indirect enum JSONValue: Hashable, Sendable {
  /// `null`
  case null
  /// `true` or `false`
  case bool(Bool)
  /// A number without a fraction.
  case integer(Int)
  /// A finite number.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Members in order; their names differ.
  case object([Member])

  /// A name and its value.
  package struct Member: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The value.
    package let value: JSONValue

    /// Creates a member.
    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as one line of JSON without spaces.
  ///
  /// Control characters and the line separators U+2028 and U+2029 are escaped, numbers are written as
  /// short as they can be.
  package var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value):
      precondition(value.isFinite, "JSON has no number for \(value)")
      text += decimal(value)
    case .string(let value): Self.write(value, to: &text)
    case .array(let values): Self.write(values, to: &text)
    case .object(let members): Self.write(members, to: &text)
    }
  }

  private static func write(_ values: [JSONValue], to text: inout String) {
    text += "["
    for (index, value) in values.enumerated() {
      if index > 0 { text += "," }
      value.write(to: &text)
    }
    text += "]"
  }

  private static func write(_ members: [Member], to text: inout String) {
    text += "{"
    for (index, member) in members.enumerated() {
      if index > 0 { text += "," }
      write(member.name, to: &text)
      text += ":"
      member.value.write(to: &text)
    }
    text += "}"
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let code = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
