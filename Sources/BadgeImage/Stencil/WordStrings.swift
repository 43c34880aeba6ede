/// Strings of bits, cut into words of `Bits.limit` bits so that they can be written without shifting.
struct WordStrings {
  /// Where a string lies.
  struct Place {
    /// Its first word; there is one even if it is empty, and then it is 0.
    var word: Int32 = 0
    /// How many bits it has.
    var count: Int32 = 0
  }

  /// The words of all strings; what lies behind the last bit of one is 0.
  private(set) var words: [UInt64] = [0]
  private var first = 0
  private var count = 0

  /// Begins a string.
  mutating func begin() {
    first = words.count
    count = 0
    words.append(0)
  }

  /// Goes on with the string.
  mutating func append(_ bits: Bits) {
    let used = count % Bits.limit
    if used == 0, count > 0 { words.append(0) }
    words[words.count - 1] |= bits.value << UInt64(used) & (1 << UInt64(Bits.limit) - 1)
    if used + bits.count > Bits.limit {
      words.append(bits.value >> UInt64(Bits.limit - used))
    }
    count += bits.count
  }

  /// Where the string lies.
  var place: Place { Place(word: Int32(first), count: Int32(count)) }
}
