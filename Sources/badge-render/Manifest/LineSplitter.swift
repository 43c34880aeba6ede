import CBadgeSystem

/// Where bytes come from: fills the buffer and says how many there are now; 0 at the end.
typealias ByteSource = (UnsafeMutableRawBufferPointer) throws(CommandError) -> Int

/// Cuts a stream into lines at line feeds, and only there, within bounded memory.
///
/// A line is handed out as soon as it is whole: nothing waits for bytes behind it.
struct LineSplitter {
  /// The longest line that is kept.
  static let longestLine = 1 << 20

  private let source: ByteSource
  private var buffer: [UInt8] = []
  private var start = 0
  private var end = 0
  private var isAtEnd = false
  /// How many lines have been handed out.
  private(set) var number = 0

  init(_ source: @escaping ByteSource) {
    self.source = source
  }

  /// A line without what ends it.
  struct Line {
    /// Its number, from 1.
    let number: Int
    /// Its bytes; nil where there are too many.
    let bytes: [UInt8]?
  }

  /// The next line; nil behind the last one.
  mutating func next() throws(CommandError) -> Line? {
    var searched = start
    while true {
      if let feed = lineFeed(from: searched) { return line(to: feed, through: feed + 1) }
      guard !isAtEnd else {
        return start < end ? line(to: end, through: end) : nil
      }
      // Room for the carriage return of a line that is just short enough.
      guard end - start <= Self.longestLine + 1 else { return try longLine() }
      searched = end - start
      try fill()
    }
  }

  /// Whether the next line is there already.
  var isReady: Bool { lineFeed(from: start) != nil }

  /// The bytes of the stream that are there now, at least one but at its end; they stay in it.
  mutating func peek(atLeast count: Int = 1) throws(CommandError) -> ArraySlice<UInt8> {
    while end - start < count, !isAtEnd { try fill() }
    return buffer[start..<end]
  }

  /// The line that begins after some bytes, and where the next one begins; nil where there is none.
  ///
  /// All of it stays in the stream. Of a line that is too long only the start is there.
  mutating func peekLine(from first: Int) throws(CommandError) -> (ArraySlice<UInt8>, Int?) {
    var searched = 0
    while true {
      let begin = start + first
      if let feed = lineFeed(from: begin + searched) {
        return (buffer[begin..<feed], feed + 1 - start)
      }
      searched = max(0, end - begin)
      guard searched <= Self.longestLine, !isAtEnd else { return (buffer[begin..<end], nil) }
      try fill()
    }
  }

  /// Takes bytes off the start.
  mutating func drop(_ count: Int) {
    start += count
  }

  /// All that follows, up to a limit; nil where there is more.
  mutating func rest(atMost limit: Int) throws(CommandError) -> [UInt8]? {
    while !isAtEnd, end - start <= limit { try fill() }
    guard end - start <= limit else { return nil }
    defer { (buffer, start, end) = ([], 0, 0) }
    return Array(buffer[start..<end])
  }

  private func lineFeed(from index: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, index < end else { return nil }
      let found = memchr(base + index, 0x0A, end - index)
      return found.map { UnsafeRawPointer($0) - base }
    }
  }

  private mutating func line(to last: Int, through next: Int) -> Line {
    let isReturned = last > start && buffer[last - 1] == UInt8(ascii: "\r")
    let bytes = buffer[start..<(isReturned ? last - 1 : last)]
    number += 1
    start = next
    return Line(number: number, bytes: bytes.count > Self.longestLine ? nil : Array(bytes))
  }

  /// Drops a line that is too long, without ever holding the whole of it.
  private mutating func longLine() throws(CommandError) -> Line {
    number += 1
    while true {
      if let feed = lineFeed(from: start) {
        start = feed + 1
        break
      }
      start = end
      guard !isAtEnd else { break }
      try fill()
    }
    return Line(number: number, bytes: nil)
  }

  private mutating func fill() throws(CommandError) {
    makeRoom()
    var failure: CommandError?
    let count = buffer.withUnsafeMutableBytes { bytes in
      do throws(CommandError) {
        return try source(UnsafeMutableRawBufferPointer(rebasing: bytes[end...]))
      } catch {
        failure = error
        return 0
      }
    }
    if let failure { throw failure }
    end += count
    isAtEnd = count == 0
  }

  /// Moves what is left to the front, and has at least as much room behind it.
  private mutating func makeRoom() {
    let left = end - start
    let size = max(Self.chunk, 2 * left)
    if size > buffer.count {
      buffer = Array(buffer[start..<end]) + [UInt8](repeating: 0, count: size - left)
    } else if start > 0 {
      buffer.withUnsafeMutableBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        _ = memmove(base, base + start, left)
      }
    }
    (start, end) = (0, left)
  }

  private static let chunk = 1 << 16
}
