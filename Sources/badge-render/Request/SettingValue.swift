import Badges

/// A setting's value on its way to a type; every fault names the key.
struct SettingValue {
  private let setting: Setting

  init(_ setting: Setting) {
    self.setting = setting
  }

  /// The key's name.
  var field: String { setting.key.rawValue }

  /// The value as a file's name.
  var path: FilePath {
    switch setting.value {
    case .bytes(let bytes): FilePath(bytes)
    case .text(let text): FilePath(text)
    case .integer, .number, .flag: FilePath([])
    }
  }

  /// The value where it is a number already; nil for a text.
  var givenNumber: Double? {
    switch setting.value {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .bytes, .text, .flag: nil
    }
  }

  /// The value as text.
  func text() throws(BadgeError) -> String {
    switch setting.value {
    case .bytes(let bytes):
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.utf8.elementsEqual(bytes) else { throw error("\(quoted(text)): not valid UTF-8") }
      return text
    case .text(let text): return text
    case .integer(let value): return String(value)
    case .number(let value): return decimal(value)
    case .flag(let value): return value ? "true" : "false"
    }
  }

  /// The value as an integer.
  func integer() throws(BadgeError) -> Int {
    if case .integer(let value) = setting.value { return value }
    let text = try text()
    if let integer = parseInteger(text) { return integer }
    if let number = parseNumber(text), abs(number) >= 0x1p63 {
      throw error("\(quoted(text)): a whole number is from \(Int.min) to \(Int.max)")
    }
    throw error("\(quoted(text)): not a whole number")
  }

  /// The value as a number.
  func number() throws(BadgeError) -> Double {
    switch setting.value {
    case .number(let value): return value
    case .integer(let value): return Double(value)
    case .bytes, .text, .flag: return try number(text())
    }
  }

  /// A part of the value as a number.
  func number(_ part: some StringProtocol) throws(BadgeError) -> Double {
    guard let number = parseNumber(part) else {
      throw error("\(quoted(part)): not a number\(pointHint(part))")
    }
    return number
  }

  /// The value as the value of an enumeration that it names.
  func name<T: RawRepresentable & CaseIterable>(
    aliases: [String: T] = [:]
  ) throws(BadgeError) -> T where T.RawValue == String {
    try choice(text(), field: field, aliases: aliases)
  }

  /// The value as yes or no.
  func flag() throws(BadgeError) -> Bool {
    if case .flag(let value) = setting.value { return value }
    let text = try text()
    switch text {
    case "true": return true
    case "false": return false
    default: throw error("\(quoted(text)): not true or false")
    }
  }

  /// The value's parts between commas, the last of which may hold commas itself.
  func parts(atMost count: Int = .max) throws(BadgeError) -> [Substring] {
    try text().split(separator: ",", maxSplits: count - 1, omittingEmptySubsequences: false)
  }

  /// A fault in the value.
  func error(_ message: String) -> BadgeError {
    BadgeError(field: field, message)
  }

  /// A hint for who writes decimals with a comma.
  private func pointHint(_ text: some StringProtocol) -> String {
    let pointed = String(text.map { $0 == "," ? "." : $0 })
    guard pointed != text, parseNumber(pointed) != nil else { return "" }
    return "; write \(pointed)"
  }
}
