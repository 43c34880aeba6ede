internal import Badges
internal import CBadgeJansson

extension JSONError {
  /// Nothing but space.
  static let empty = JSONError(
    kind: .endsTooEarly, line: 1, column: 1, key: nil, message: "there is no value")

  /// Nested deeper than values are read.
  static let tooDeep = JSONError(
    kind: .tooDeep, line: nil, column: nil, key: nil,
    message: "nested deeper than \(JSONText.greatestDepth) levels")

  /// What jansson found, in our words.
  init(_ error: json_error_t, in bytes: UnsafeBufferPointer<UInt8>) {
    var error = error
    let kind = Kind(json_error_code(&error))
    let end = max(0, min(Int(error.position), bytes.count))
    let place = JSONPlace(before: end, in: bytes)
    let near = kind == .duplicateKey ? place.string : place.word
    // What closes a value that is whole is missing behind it.
    let isBehind = kind == .endsTooEarly && place.finder.isBehindValue
    self.init(
      kind: kind, line: Int(error.line), column: max(1, Int(error.column)),
      key: isBehind ? nil : place.finder.key,
      message: Self.message(kind, error.words, near: near))
  }

  private static func message(_ kind: Kind, _ words: String, near: String) -> String {
    switch kind {
    case .endsTooEarly: "the text ends too early; close what was opened"
    case .goesOn: "\(quoted(near)): more text behind the end of the value"
    case .duplicateKey: "\(quoted(near)): this key is there twice"
    case .numberTooLarge: "\(quoted(near)): \(limit(near))"
    case .notUTF8: "not valid UTF-8"
    case .tooDeep: tooDeep.message
    case .syntax: reason(words, near: near)
    }
  }

  /// What numbers may be at most.
  private static func limit(_ near: String) -> String {
    near.contains { ".eE".contains($0) }
      ? "a number is at most \(Double.greatestFiniteMagnitude), or minus that"
      : "a whole number is from \(Int.min) to \(Int.max)"
  }

  /// A text for each of jansson's complaints about syntax, found by how it begins.
  private static func reason(_ words: String, near: String) -> String {
    let known = reasons.first { words.hasPrefix($0.start) }
    guard let known else {
      let isNumeric = near.contains { "0123456789".contains($0) } && !near.contains { $0.isLetter }
      return "\(quoted(near)): "
        + (isNumeric ? "not a number; write it like 5, -5, 0.5 or 1e3" : "not a JSON value")
    }
    return known.isAboutWord ? "\(quoted(near)): \(known.text)" : known.text
  }

  private static let reasons: [(start: String, isAboutWord: Bool, text: String)] = [
    ("string or '}' expected", true, "a key in double quotes is expected"),
    ("':' expected", true, "a colon is expected"),
    ("'}' expected", true, "a comma or } is expected"),
    ("']' expected", true, "a comma or ] is expected"),
    (
      "control character", false,
      #"a control character in a text; write it as \n, \t or \u and four digits"#
    ),
    ("unexpected newline", false, "a text ends at the end of the line; close its quotes"),
    ("invalid escape", false, #"an escape that JSON does not know; write \\ for a backslash"#),
    ("invalid Unicode", false, "half of a surrogate pair without the other half"),
    ("NUL byte in object key", false, "a key with the character U+0000"),
  ]
}

extension JSONError.Kind {
  fileprivate init(_ code: json_error_code) {
    switch code {
    case json_error_premature_end_of_input: self = .endsTooEarly
    case json_error_end_of_input_expected: self = .goesOn
    case json_error_duplicate_key: self = .duplicateKey
    case json_error_numeric_overflow: self = .numberTooLarge
    case json_error_invalid_utf8: self = .notUTF8
    case json_error_stack_overflow: self = .tooDeep
    default: self = .syntax
    }
  }
}

extension json_error_t {
  /// jansson's own words.
  fileprivate var words: String {
    withUnsafeBytes(of: text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
