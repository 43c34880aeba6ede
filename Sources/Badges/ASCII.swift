extension UInt8 {
  /// The byte with `A…Z` as `a…z`; every other byte as it is.
  package var asciiLowercased: UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self
  }
}

extension StringProtocol {
  /// The text with `A…Z` as `a…z`, nil where it has a character outside ASCII.
  ///
  /// Swift compares strings by canonical equivalence, where the Kelvin sign equals K: names are looked
  /// up only in what this returns.
  package var asciiLowercased: String? {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    guard utf8.contains(where: { $0 != $0.asciiLowercased }) else { return String(self) }
    return String(decoding: utf8.map(\.asciiLowercased), as: UTF8.self)
  }
}
