package import Badges
internal import CBadgeJansson

/// Reads JSON text: one value, in UTF-8, with spaces around it.
///
/// A key that occurs twice in an object is refused, and so are lone surrogates and numbers that can't be
/// stored. Integers stay apart from numbers with a fraction or an exponent. Members keep their order.
package enum JSONText {
  /// How deep values may be nested.
  package static let greatestDepth = 64

  /// The value that the bytes spell.
  package static func value(of bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) -> JSONValue {
    let root = try parse(bytes)
    defer { json_decref(root) }
    return try convert(root, depth: 0)
  }

  /// The value that the bytes spell.
  package static func value(of bytes: [UInt8]) throws(JSONError) -> JSONValue {
    try bytes.withUnsafeBufferPointer { buffer throws(JSONError) in try value(of: buffer) }
  }

  /// The value of a member of the outermost object, in bytes that may not be JSON elsewhere.
  ///
  /// - Returns: nil where it isn't there, or isn't JSON itself.
  package static func member(_ name: String, ofBroken bytes: [UInt8]) -> JSONValue? {
    let quoted = Array("\"\(name)\"".utf8)
    let opening = bytes.firstIndex { !JSONSpans.isSpace($0) }
    guard let opening, bytes[opening] == UInt8(ascii: "{") else { return nil }
    let spans = JSONSpans(bytes, in: opening..<bytes.count).ranges
    for (span, next) in zip(spans, spans.dropFirst()) where bytes[span].elementsEqual(quoted) {
      let behind = bytes[span.upperBound..<next.lowerBound]
      guard behind.filter({ !JSONSpans.isSpace($0) }) == [UInt8(ascii: ":")] else { continue }
      return try? value(of: Array(bytes[next.clamped(to: bytes.indices)]))
    }
    return nil
  }

  /// Refuses bytes that are not JSON, without keeping what they say.
  package static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) {
    json_decref(try parse(bytes))
  }

  private static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONError) -> UnsafeMutablePointer<json_t> {
    // NUL in a text is let through, so that whoever takes the text can name its field.
    let flags = JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_ALLOW_NUL
    var error = json_error_t()
    // jansson takes no text for nothing at all.
    guard let base = bytes.baseAddress, !bytes.isEmpty else { throw JSONError.empty }
    let root = base.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
      json_loadb($0, bytes.count, Int(flags), &error)
    }
    guard let root else { throw JSONError(error, in: bytes) }
    return root
  }

  private static func convert(
    _ json: UnsafeMutablePointer<json_t>, depth: Int
  ) throws(JSONError) -> JSONValue {
    switch json.pointee.type {
    case JSON_OBJECT: return try object(json, depth: depth)
    case JSON_ARRAY: return try array(json, depth: depth)
    case JSON_STRING:
      return .string(text(json_string_value(json), json_string_length(json)))
    case JSON_INTEGER: return .integer(Int(json_integer_value(json)))
    // Minus zero is zero.
    case JSON_REAL: return .number(json_real_value(json) + 0.0)
    case JSON_TRUE: return .bool(true)
    case JSON_FALSE: return .bool(false)
    default: return .null
    }
  }

  private static func object(
    _ json: UnsafeMutablePointer<json_t>, depth: Int
  ) throws(JSONError) -> JSONValue {
    guard depth < greatestDepth else { throw JSONError.tooDeep }
    var members: [JSONValue.Member] = []
    members.reserveCapacity(json_object_size(json))
    var position = json_object_iter(json)
    while let member = position {
      let name = text(json_object_iter_key(member), json_object_iter_key_len(member))
      if let value = json_object_iter_value(member) {
        members.append(.init(name, try convert(value, depth: depth + 1)))
      }
      position = json_object_iter_next(json, member)
    }
    return .object(members)
  }

  private static func array(
    _ json: UnsafeMutablePointer<json_t>, depth: Int
  ) throws(JSONError) -> JSONValue {
    guard depth < greatestDepth else { throw JSONError.tooDeep }
    var values: [JSONValue] = []
    values.reserveCapacity(json_array_size(json))
    for index in 0..<json_array_size(json) {
      guard let value = json_array_get(json, index) else { continue }
      values.append(try convert(value, depth: depth + 1))
    }
    return .array(values)
  }

  private static func text(_ start: UnsafePointer<CChar>?, _ count: Int) -> String {
    guard let start else { return "" }
    return start.withMemoryRebound(to: UInt8.self, capacity: count) {
      String(decoding: UnsafeBufferPointer(start: $0, count: count), as: UTF8.self)
    }
  }
}
