/// One of Unicode's sets of decimal digits, by its CLDR numbering system name (`latn`, `arab`, …).
public struct DigitSet: Hashable, Sendable {
  /// The name of the numbering system.
  public let name: String

  private let zero: UInt32

  /// ASCII digits.
  public static let latn = DigitSet(known: "latn", zero: 0x30)

  /// The digit set of that name; nil where CLDR has no decimal system of that name.
  public init?(_ name: String) {
    guard let zero = Self.zeros[name] else { return nil }
    self.init(known: name, zero: zero)
  }

  private init(known name: String, zero: UInt32) {
    self.name = name
    self.zero = zero
  }

  /// The names of all sets, in alphabetical order.
  public static var names: [String] { zeros.keys.sorted() }

  /// The text with its ASCII digits replaced by this set's.
  func replacingDigits(in text: String) -> String {
    guard zero != 0x30 else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      let value = isDigit ? zero + scalar.value - 0x30 : scalar.value
      result.append(Unicode.Scalar(value) ?? scalar)
    }
    return String(result)
  }

  /// The code point of each system's zero; the nine others follow it.
  ///
  /// Source: Unicode 17's general category Nd and CLDR's numeric numbering systems.
  private static let zeros: [String: UInt32] = [
    "adlm": 0x1E950, "ahom": 0x11730, "arab": 0x660, "arabext": 0x6F0, "bali": 0x1B50,
    "beng": 0x9E6, "bhks": 0x11C50, "brah": 0x11066, "cakm": 0x11136, "cham": 0xAA50, "deva": 0x966,
    "diak": 0x11950, "fullwide": 0xFF10, "gara": 0x10D40, "gong": 0x11DA0, "gonm": 0x11D50,
    "gujr": 0xAE6, "gukh": 0x16130, "guru": 0xA66, "hmng": 0x16B50, "hmnp": 0x1E140, "java": 0xA9D0,
    "kali": 0xA900, "kawi": 0x11F50, "khmr": 0x17E0, "knda": 0xCE6, "krai": 0x16D70, "lana": 0x1A80,
    "lanatham": 0x1A90, "laoo": 0xED0, "latn": 0x30, "lepc": 0x1C40, "limb": 0x1946,
    "mathbold": 0x1D7CE, "mathdbl": 0x1D7D8, "mathmono": 0x1D7F6, "mathsanb": 0x1D7EC,
    "mathsans": 0x1D7E2, "mlym": 0xD66, "modi": 0x11650, "mong": 0x1810, "mroo": 0x16A60,
    "mtei": 0xABF0, "mymr": 0x1040, "mymrepka": 0x116DA, "mymrpao": 0x116D0, "mymrshan": 0x1090,
    "mymrtlng": 0xA9F0, "nagm": 0x1E4F0, "newa": 0x11450, "nkoo": 0x7C0, "olck": 0x1C50,
    "onao": 0x1E5F1, "orya": 0xB66, "osma": 0x104A0, "outlined": 0x1CCF0, "rohg": 0x10D30,
    "saur": 0xA8D0, "segment": 0x1FBF0, "shrd": 0x111D0, "sind": 0x112F0, "sinh": 0xDE6,
    "sora": 0x110F0, "sund": 0x1BB0, "sunu": 0x11BF0, "takr": 0x116C0, "talu": 0x19D0,
    "tamldec": 0xBE6, "telu": 0xC66, "thai": 0xE50, "tibt": 0xF20, "tirh": 0x114D0, "tnsa": 0x16AC0,
    "tols": 0x11DE0, "vaii": 0xA620, "wara": 0x118E0, "wcho": 0x1E2F0,
  ]
}

extension DigitSet: Codable {
  /// Reads the name; an unknown one is a data-corrupted error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let set = DigitSet(name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(quoted(name)): not a set of decimal digits")
    }
    self = set
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
