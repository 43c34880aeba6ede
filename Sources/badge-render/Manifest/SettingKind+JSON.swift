import Badges

extension SettingKey {
  /// The settings that a JSON value makes: one, but for lists of folders.
  ///
  /// - Throws: For a value of another type than the key takes; the key's own rules come later.
  func settings(_ json: JSONValue) throws(BadgeError) -> [Setting] {
    if case .files = kind, case .array(let values) = json {
      return try values.map { value throws(BadgeError) in
        Setting(key: self, value: try self.value(value))
      }
    }
    return [Setting(key: self, value: try value(json))]
  }

  private func value(_ json: JSONValue) throws(BadgeError) -> Setting.Value {
    switch kind {
    case .integer(let words): try integer(json, or: words)
    case .number(let takesWords): try number(json, orWord: takesWords)
    case .flag: try flag(json)
    case .text, .word, .color: try text(json)
    case .file, .files: try file(json)
    case .list(let list): .text(try list.text(json, field: rawValue))
    }
  }

  private func integer(_ json: JSONValue, or words: [String]) throws(BadgeError) -> Setting.Value {
    switch json {
    case .integer(let value): return .integer(value)
    case .number(let value):
      if let integer = exactInteger(value) { return .integer(integer) }
      guard abs(value) >= 0x1p53 else { break }
      throw mismatch(json, Self.beyond(value))
    case .string(let text):
      if words.contains(text) { return .text(text) }
    case .null, .bool, .array, .object: break
    }
    let wanted = words.reduce("not a whole number") { "\($0) or \(quoted($1))" }
    throw mismatch(json, wanted + hint(json, parseInteger))
  }

  private static func beyond(_ value: Double) -> String {
    abs(value) < 0x1p63
      ? "a whole number as large as this is written without a point or an exponent"
      : "a whole number is from \(Int.min) to \(Int.max)"
  }

  /// Beyond 2^53 the text may have said something else than the number that was read from it.
  private func exactInteger(_ value: Double) -> Int? {
    abs(value) < 0x1p53 ? Int(exactly: value) : nil
  }

  private func number(_ json: JSONValue, orWord: Bool) throws(BadgeError) -> Setting.Value {
    switch json {
    case .integer(let value): return .integer(value)
    case .number(let value): return .number(value)
    case .string(let text):
      // A number in quotes is a text, and a text is not a number, here as elsewhere.
      if orWord, parseNumber(text) == nil { return .text(text) }
    case .null, .bool, .array, .object: break
    }
    let wanted = orWord ? "not a number or a name" : "not a number"
    throw mismatch(json, wanted + hint(json, parseNumber))
  }

  private func flag(_ json: JSONValue) throws(BadgeError) -> Setting.Value {
    guard case .bool(let value) = json else { throw mismatch(json, "not true or false") }
    return .flag(value)
  }

  private func text(_ json: JSONValue) throws(BadgeError) -> Setting.Value {
    guard case .string(let text) = json else {
      throw mismatch(json, "not a text; write it in double quotes")
    }
    return .text(text)
  }

  private func file(_ json: JSONValue) throws(BadgeError) -> Setting.Value {
    guard case .string(let name) = json else { throw mismatch(json, "not a file's name") }
    guard !name.utf8.contains(0) else {
      throw mismatch(json, "the character U+0000 can't be part of a file's name")
    }
    return .text(name)
  }

  /// What to do about a number in quotes, or about nothing.
  private func hint<T>(_ json: JSONValue, _ parse: (String) -> T?) -> String {
    switch json {
    case .null: "; leave the key out or give a value"
    case .string(let text) where parse(text) != nil: "; write it without quotes"
    default: ""
    }
  }

  private func mismatch(_ json: JSONValue, _ wanted: String) -> BadgeError {
    BadgeError(field: rawValue, "\(shown(json)): \(wanted)")
  }
}

extension SettingList {
  /// The list as the command line writes it.
  fileprivate func text(_ json: JSONValue, field: String) throws(BadgeError) -> String {
    switch json {
    case .string(let text): return text
    case .integer, .number:
      guard takesNumber else { break }
      return try text([json], field: field)
    case .array(let values): return try text(values, field: field)
    case .null, .bool, .object: break
    }
    throw BadgeError(field: field, "\(shown(json)): not a list; write \(example)")
  }

  private func text(_ values: [JSONValue], field: String) throws(BadgeError) -> String {
    guard counts.contains(values.count) else {
      let list = JSONValue.array(values)
      throw BadgeError(field: field, "\(shown(list)): not \(countNames) values; write \(example)")
    }
    var texts: [String] = []
    for (index, value) in values.enumerated() {
      let part = parts[Swift.min(index, parts.count - 1)]
      texts.append(try text(value, part, field: field))
    }
    return texts.joined(separator: separator)
  }

  private func text(
    _ value: JSONValue, _ part: Part, field: String
  ) throws(BadgeError) -> String {
    switch (part, value) {
    case (.number, .integer(let value)): return String(value)
    case (.number, .number(let value)): return decimal(value)
    case (.color, .string(let text)): return text
    case (.word, .string(let text)) where !text.contains(separator): return text
    case (.number, _): throw BadgeError(field: field, "\(shown(value)): not a number")
    case (.color, _): throw BadgeError(field: field, "\(shown(value)): not a colour in quotes")
    case (.word, _): throw BadgeError(field: field, "\(shown(value)): not a name")
    }
  }

  private var countNames: String {
    let sorted = counts.sorted()
    let (first, last) = (sorted.first ?? 0, sorted.last ?? 0)
    if first == last { return "\(first)" }
    if sorted.count == last - first + 1, sorted.count > 2 { return "\(first) to \(last)" }
    return sorted.dropLast().map { String($0) }.joined(separator: ", ") + " or \(last)"
  }

  /// A list as it may be.
  private var example: String {
    let samples = (0..<(counts.max().map { Swift.min($0, 4) } ?? 1)).map { index in
      switch parts[Swift.min(index, parts.count - 1)] {
      case .number: String(index + 1)
      case .word: #""\#(["topLeft", "bottomRight"][index % 2])""#
      case .color: #""white""#
      }
    }
    return "[\(samples.prefix(parts.count == 1 ? 2 : 4).joined(separator: ","))]"
  }
}

/// A JSON value for a message: a text in quotes, anything else as JSON, cut where it is long.
func shown(_ json: JSONValue) -> String {
  if case .string(let text) = json { return quoted(text) }
  let text = json.description
  guard text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else { return quoted(text) }
  return text.utf8.count > 60 ? "\(text.prefix(60))…" : text
}
