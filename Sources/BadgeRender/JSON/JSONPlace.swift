internal import Badges

/// What stands before a place in text that is JSON up to there.
struct JSONPlace {
  /// What the place is in.
  private(set) var finder = JSONKeyFinder()
  /// The last text before the place.
  private(set) var string = ""
  /// The number, word or text that ends at the place, or the character before it.
  private(set) var word = ""

  init(before end: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    findStrings(UnsafeBufferPointer(rebasing: bytes[..<end]))
    findWord(end, bytes)
  }

  private mutating func findStrings(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\"") {
        let start = index + 1
        index = Self.endOfString(start, bytes)
        let count = min(index, bytes.count) - start
        // A key so long is none that anybody knows.
        string = String(decoding: bytes[start..<(start + min(count, 256))], as: UTF8.self)
        finder.passText(isClosed: index < bytes.count)
      } else {
        finder.pass(bytes[index], behind: string)
      }
      index += 1
    }
  }

  /// Where the quotes close that opened before the index.
  private static func endOfString(_ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }

  private mutating func findWord(_ end: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
    var start = end
    var end = end
    while start > 0, Self.isInWord(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, Self.isInWord(bytes[end]), end - start < 256 { end += 1 }
    if start > 0, start == end, bytes[start - 1] == UInt8(ascii: "\"") {
      word = string
      return
    }
    if start == end {
      // The whole character, which may be several bytes.
      start -= 1
      while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    }
    word = String(decoding: bytes[max(0, start)..<end], as: UTF8.self)
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
