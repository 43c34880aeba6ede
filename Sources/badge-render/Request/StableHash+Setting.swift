extension StableHash {
  /// Adds a setting.
  mutating func combine(_ setting: Setting) {
    combine(setting.key.rawValue)
    switch setting.value {
    case .bytes(let bytes): combine(bytes)
    case .text(let text): combine(text)
    case .integer(let value): combine(UInt64(bitPattern: Int64(value)))
    case .number(let value): combine(value.bitPattern)
    case .flag(let value): combine(value ? 1 : 0)
    }
  }
}
