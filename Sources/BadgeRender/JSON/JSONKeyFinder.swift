/// Follows a text that is JSON so far, for the key of the outermost object whose value is being read.
struct JSONKeyFinder {
  /// The key; nil outside of a value, and where something stands behind one that doesn't belong there.
  private(set) var key: String?
  /// Whether the key's value may be all there, so that what is missing is missing behind it.
  var isBehindValue: Bool { depth < 2 && (value == .word || value == .ended) }

  private var depth = 0
  private var value = Progress.missing

  /// How far the key's value has come.
  private enum Progress {
    case missing
    /// A number or a word, which ends where something else begins.
    case word
    /// A text without its second quotes.
    case text
    case ended
  }

  /// Goes on by a byte outside of texts.
  ///
  /// - Parameter string: The last text before it.
  mutating func pass(_ byte: UInt8, behind string: String) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      begin(.missing)
      depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      // Where there should have been a value, it is the key's that is missing.
      if depth < 1, value != .missing { key = nil }
      value = .ended
    case UInt8(ascii: ",") where depth == 1: key = nil
    case UInt8(ascii: ":") where depth == 1:
      if key == nil { (key, value) = (string, .missing) } else { begin(.missing) }
    case 0x20, 0x09, 0x0A, 0x0D: if depth == 1, value == .word { value = .ended }
    default: if value != .word { begin(.word) }
    }
  }

  /// Goes on by a text.
  ///
  /// - Parameter isClosed: Whether its second quotes are there.
  mutating func passText(isClosed: Bool) {
    begin(isClosed ? .ended : .text)
  }

  private mutating func begin(_ progress: Progress) {
    guard depth == 1 else { return }
    if value == .word || value == .ended { key = nil }
    value = progress
  }
}
