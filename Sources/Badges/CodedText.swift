extension Decoder {
  /// The value whose text stands here.
  func decodeText<Value>(_ read: (String) throws(BadgeError) -> Value) throws -> Value {
    try convert(singleValueContainer().decode(String.self), read)
  }

  /// The value of a decoded text; one that `read` refuses is corrupt data with the refusal's message.
  func convert<Value>(
    _ text: String, _ read: (String) throws(BadgeError) -> Value
  ) throws -> Value {
    do {
      return try read(text)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: codingPath, debugDescription: error.message))
    }
  }
}

extension Encoder {
  /// Writes a value as its text alone.
  func encodeText(_ text: String) throws {
    var container = singleValueContainer()
    try container.encode(text)
  }
}
