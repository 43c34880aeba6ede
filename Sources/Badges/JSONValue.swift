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
    String(decoding: utf8, as: UTF8.self)
  }

  /// The same as bytes of UTF-8.
  package var utf8: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  /// Appends the same to bytes.
  package func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes.append(decimal: value)
    case .number(let value): Self.write(value, to: &bytes)
    case .string(let value): Self.write(value, to: &bytes)
    case .array(let values): Self.write(values, to: &bytes)
    case .object(let members): Self.write(members, to: &bytes)
    }
  }

  /// Appends members without the braces around them.
  private static func write(membersOf members: [Member], to bytes: inout [UInt8]) {
    for (index, member) in members.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(member.name, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      member.value.write(to: &bytes)
    }
  }

  private static func write(_ values: [JSONValue], to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      value.write(to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private static func write(_ members: [Member], to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "{"))
    write(membersOf: members, to: &bytes)
    bytes.append(UInt8(ascii: "}"))
  }

  static func write(_ number: Double, to bytes: inout [UInt8]) {
    precondition(number.isFinite, "JSON has no number for \(number)")
    if let integer = Int(exactly: number) {
      bytes.append(decimal: integer)
    } else {
      bytes += String(number).utf8
    }
  }

  static func write(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    let isWritten = string.withUTF8 { text in
      guard text.allSatisfy(isPlain) else { return false }
      bytes.append(contentsOf: text)
      return true
    }
    if !isWritten {
      for scalar in string.unicodeScalars { bytes += escaped(scalar).utf8 }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte of ASCII stands for itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    0x20...0x7E ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": return "\\\(scalar)"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      let code = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - code.count) + code
    default: return String(scalar)
    }
  }
}
