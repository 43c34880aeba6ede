/// Where the elements of an array or the members of an object lie in text that is JSON.
///
/// In other text they lie anywhere, and the last may reach beyond the end.
package struct JSONSpans {
  /// The elements of an array, or the names and values of an object's members in turn.
  package private(set) var ranges: [Range<Int>] = []
  /// Lines before each of them.
  package private(set) var lines: [Int] = []

  private var index: Int
  private var line = 0

  /// Finds what lies in an array or object.
  ///
  /// - Parameters:
  ///   - bytes: The text that holds it.
  ///   - range: Where it lies, with space around it.
  package init(_ bytes: [UInt8], in range: Range<Int>) {
    index = range.lowerBound
    bytes.withUnsafeBufferPointer { buffer in
      find(UnsafeBufferPointer(rebasing: buffer[..<range.upperBound]))
    }
  }

  private mutating func find(_ bytes: UnsafeBufferPointer<UInt8>) {
    skip(bytes, while: Self.isSpace)
    index += 1
    while index < bytes.count {
      skip(bytes) { Self.isSpace($0) || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ":") }
      guard index < bytes.count, !Self.isClosing(bytes[index]) else { return }
      let (start, startLine) = (index, line)
      skipValue(bytes)
      ranges.append(start..<index)
      lines.append(startLine)
    }
  }

  private mutating func skip(_ bytes: UnsafeBufferPointer<UInt8>, while matches: (UInt8) -> Bool) {
    while index < bytes.count, matches(bytes[index]) {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
  }

  private mutating func skipValue(_ bytes: UnsafeBufferPointer<UInt8>) {
    var depth = 0
    repeat {
      switch bytes[index] {
      case UInt8(ascii: "\""): skipString(bytes)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        index += 1
      default: skip(bytes) { !Self.isDelimiter($0) && !Self.isSpace($0) }
      }
      guard depth > 0 else { return }
      skip(bytes) { Self.isSpace($0) || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ":") }
    } while index < bytes.count
  }

  private mutating func skipString(_ bytes: UnsafeBufferPointer<UInt8>) {
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index += 1
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func isClosing(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\""):
      true
    default: false
    }
  }
}
