import BadgeRender
import Badges

/// Reads a manifest record by record.
///
/// JSON Lines are read as they come, in bounded memory; an array or an object with `badges` is read to
/// its end first, and refused as a whole where it is not JSON. The content decides which it is.
struct ManifestReader {
  /// The largest manifest that is read as a whole.
  static let greatestSize = 64 << 20

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// What records are understood with: the defaults, once the first record has been read.
  private(set) var interpreter: ManifestInterpreter

  /// Whether somebody may wait for the answer to a blank line before anything follows it.
  private let isStream: Bool
  private let place: ManifestPlace
  private var lines: LineSplitter
  private var state = State.unread

  private enum State {
    case unread
    case lines
    case document(ManifestDocument, next: Int)
  }

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - path: The manifest's name, for messages.
  ///   - source: Where its bytes come from.
  ///   - base: What holds for every badge where the manifest says nothing else.
  ///   - inputs: Where icons and fonts are.
  ///   - isStream: Whether blank lines before anything else are records, whatever follows: who waits for
  ///     their answers may not know yet. Default: only in JSON Lines.
  init(
    _ path: FilePath, source: @escaping ByteSource, base: BadgeRequest,
    inputs: InputFolder = InputFolder(), isStream: Bool = false
  ) {
    self.isStream = isStream
    place = ManifestPlace(path)
    lines = LineSplitter(source)
    interpreter = ManifestInterpreter(base: base, inputs: inputs)
  }

  /// The next record; nil behind the last one.
  ///
  /// - Throws: What ends the whole run.
  mutating func next() throws(CommandError) -> ManifestRecord? {
    guard let item = try nextItem() else { return nil }
    return interpreter.record(of: item)
  }

  /// The next record's text, which the interpreter understands on any thread.
  ///
  /// - Throws: What ends the whole run.
  mutating func nextItem() throws(CommandError) -> ManifestItem? {
    if case .unread = state {
      if isStream, try beginsBlank() { return try nextLine() }
      try begin()
    }
    switch state {
    case .unread: return nil
    case .lines: return try nextLine()
    case .document(let document, let next):
      guard next < document.count else { return nil }
      state = .document(document, next: next + 1)
      return document.item(next)
    }
  }

  /// Whether the next record's text is there already.
  var isReady: Bool {
    switch state {
    case .unread: false
    case .lines: lines.isReady
    case .document: true
    }
  }

  private mutating func nextLine() throws(CommandError) -> ManifestItem? {
    guard let line = try lines.next() else { return nil }
    var place = place
    place.line = line.number
    guard let bytes = line.bytes else {
      return ManifestItem(
        place: place,
        content: .failure(
          CommandError(
            .badContent, code: "tooLong",
            "the line is longer than \(LineSplitter.longestLine) bytes"
          ).at(place)))
    }
    return ManifestItem(place: place, content: .text(bytes))
  }

  /// Whether a blank line is next, from which UTF-8's mark is skipped.
  private mutating func beginsBlank() throws(CommandError) -> Bool {
    let (line, next) = try lines.peekLine(from: 0)
    let mark = lines.number == 0 && line.starts(with: Self.mark) ? Self.mark.count : 0
    guard next != nil, line.dropFirst(mark).allSatisfy(ManifestOpening.isSpace) else {
      return false
    }
    lines.drop(mark)
    return true
  }

  /// Finds out what the manifest is.
  private mutating func begin() throws(CommandError) {
    try checkEncoding()
    var count = 0
    switch try firstByte(&count) {
    case UInt8(ascii: "["): try readDocument()
    case UInt8(ascii: "{"):
      if try isObject(from: count) { try readDocument() } else { state = .lines }
    default: state = .lines
    }
  }

  /// Skips UTF-8's mark and refuses other encodings.
  private mutating func checkEncoding() throws(CommandError) {
    let start = Array(try lines.peek(atLeast: 2).prefix(2))
    if lines.number == 0, Self.mark.starts(with: start),
      try lines.peek(atLeast: Self.mark.count).starts(with: Self.mark)
    {
      lines.drop(Self.mark.count)
    }
    guard start == [0xFF, 0xFE] || start == [0xFE, 0xFF] || start.contains(0) else { return }
    throw refused("encoding", "this is UTF-16 or binary; save the manifest as UTF-8")
  }

  /// The first byte that is no space, and how many are before it.
  private mutating func firstByte(_ count: inout Int) throws(CommandError) -> UInt8? {
    while true {
      let bytes = try lines.peek(atLeast: count + 1).dropFirst(count)
      guard let first = bytes.first else { return nil }
      let found = bytes.first { !ManifestOpening.isSpace($0) }
      count += bytes.prefix { ManifestOpening.isSpace($0) }.count
      if let found { return found }
      // So much space is no manifest's.
      guard count < LineSplitter.longestLine else { return first }
    }
  }

  /// Whether the object that begins here is a manifest's and not a line's.
  private mutating func isObject(from start: Int) throws(CommandError) -> Bool {
    let (line, end) = try lines.peekLine(from: start)
    let opening = ManifestOpening(line)
    guard !opening.hasBareReturns else {
      throw refused("lineEnds", "lines end in a carriage return alone; end them with a line feed")
    }
    if opening.isManifest { return true }
    guard opening.mayContinue, var next = end else { return false }
    return opening.continues(with: try firstByte(&next))
  }

  private mutating func readDocument() throws(CommandError) {
    guard let bytes = try lines.rest(atMost: Self.greatestSize) else {
      throw refused(
        "tooLarge",
        "larger than \(Self.greatestSize >> 20) MiB; write it as JSON Lines, a record to the line")
    }
    // Blank lines that have been records count, too.
    let before = [UInt8](repeating: UInt8(ascii: "\n"), count: lines.number)
    let document = try ManifestDocument(before.isEmpty ? bytes : before + bytes, place: place)
    interpreter = try document.interpreter(interpreter)
    state = .document(document, next: 0)
  }

  private func refused(_ code: String, _ message: String) -> CommandError {
    CommandError(.badContent, code: code, message).at(place)
  }
}
