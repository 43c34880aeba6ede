import CBadgeSystem

/// Reads an open file line by line, without holding all of it.
struct LineScanner {
  private let descriptor: Int32
  private let end: UInt8
  private let longest: Int
  private var buffer: [UInt8] = []
  private var isAtEnd = false
  private var start = 0
  /// Where in the file the next line begins.
  private(set) var offset = 0

  /// - Parameters:
  ///   - end: What ends a line.
  ///   - longest: The most bytes of a line: a damaged file must not fill the memory.
  init(_ descriptor: Int32, end: UInt8 = UInt8(ascii: "\n"), longest: Int = 1 << 20) {
    (self.descriptor, self.end, self.longest) = (descriptor, end, longest)
  }

  /// The next line without its end; nil at the file's end, for a last line that has none, and for one that
  /// is too long.
  mutating func next() -> ArraySlice<UInt8>? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: end) {
        defer {
          offset += end + 1 - start
          start = end + 1
        }
        return buffer[start..<end]
      }
      searched = buffer.count - start
      guard searched <= longest, fill() else { return nil }
    }
  }

  private mutating func fill() -> Bool {
    guard !isAtEnd else { return false }
    buffer.removeSubrange(..<start)
    start = 0
    let kept = buffer.count
    let room = 1 << 18
    buffer.append(contentsOf: repeatElement(0, count: room))
    var count = -1
    repeat {
      count = buffer.withUnsafeMutableBytes {
        read(descriptor, $0.baseAddress?.advanced(by: kept), room)
      }
    } while count < 0 && badge_errno() == EINTR
    buffer.removeLast(room - max(0, count))
    isAtEnd = count <= 0
    return count > 0
  }
}
