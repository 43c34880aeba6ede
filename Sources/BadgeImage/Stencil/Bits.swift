/// A few bits of a stream, the first in the lowest place.
///
/// At most `Bits.limit` of them, so that they always fit a 64-bit word behind a part of a byte.
struct Bits {
  /// How many bits one value can hold.
  static let limit = 56

  /// The bits; those from `count` up are 0.
  var value: UInt64 = 0
  /// How many there are.
  var count: Int = 0

  /// Adds bits after these.
  mutating func append(_ other: Bits) {
    value |= other.value << UInt64(other.count == 0 ? 0 : count)
    count += other.count
  }
}
