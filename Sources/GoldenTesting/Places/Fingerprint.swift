/// A number that stands for many bytes; equal on every run, as hash values are not.
struct Fingerprint: CustomStringConvertible {
  // FNV-1a.
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// Letters and digits.
  var description: String { String(value, radix: 36) }

  /// A text that leaves room behind it in the name of a file; the rest of a long one becomes a
  /// fingerprint.
  static func shortened(_ text: String) -> String {
    guard text.utf8.count > 200 else { return text }
    // A character that is cut in two is dropped.
    let start = String(decoding: text.utf8.prefix(180), as: UTF8.self).filter { $0 != "\u{FFFD}" }
    return "\(start)-\(Fingerprint(text.utf8))"
  }
}
