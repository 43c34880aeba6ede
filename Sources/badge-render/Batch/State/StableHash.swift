/// A hash of bytes that is the same in every process, unlike the standard library's.
///
/// It tells what has changed from what has not; it is no protection against somebody who looks for two
/// things with one hash.
struct StableHash: Hashable, Sendable {
  /// The hash of all that has been added.
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  init() {}

  init(_ bytes: [UInt8]) {
    combine(bytes)
  }

  /// Adds bytes and where they end.
  mutating func combine(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { combine($0) }
  }

  /// Adds a text.
  mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { combine(UnsafeRawBufferPointer($0)) }
  }

  /// Adds a number.
  mutating func combine(_ number: UInt64) {
    mix(number)
  }

  /// Adds bytes and where they end.
  mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    var place = 0
    while place + 8 <= bytes.count {
      mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
      place += 8
    }
    var rest: UInt64 = 0
    while place < bytes.count {
      rest = rest << 8 | UInt64(bytes[place])
      place += 1
    }
    mix(rest)
    mix(UInt64(bytes.count))
  }

  private mutating func mix(_ word: UInt64) {
    // Both halves of the product depend on all bits of both factors.
    let product = (value ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    value = product.high ^ product.low &+ 0x2545_F491_4F6C_DD1D
  }
}

extension StableHash {
  /// The hash as text of sixteen hexadecimal digits.
  var text: String { Self.text(value) }

  /// A number as sixteen hexadecimal digits.
  static func text(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
