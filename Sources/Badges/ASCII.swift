extension StringProtocol {
  /// The text with `A…Z` as `a…z`, nil where it has a character outside ASCII.
  ///
  /// Swift compares strings by canonical equivalence, where the Kelvin sign equals K: names are looked
  /// up only in what this returns.
  package var asciiLowercased: String? {
    var folded: [UInt8] = []
    for byte in utf8 {
      guard byte < 0x80 else { return nil }
      folded.append(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte)
    }
    return String(decoding: folded, as: UTF8.self)
  }
}
