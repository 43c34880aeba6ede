import CBadgeTestProcess

/// What the processes of one `swift test` tell each other: lines of fields with tabs between.
final class RunLog: Sendable {
  /// A line.
  struct Entry: Hashable {
    /// The process that wrote it.
    let process: Int32
    let event: Event
    /// What the event is about.
    let values: [String]
  }

  /// What happened.
  enum Event: String {
    /// A process started.
    case begin
    /// A golden was checked: package, folder, name.
    case used
    /// A process ended: its status.
    case end
  }

  /// The file.
  let path: String

  /// What has been read of it.
  ///
  /// It is kept, so that a run with a thousand goldens does not read them a thousand times.
  private let known = Locked<(bytes: [UInt8], parsed: Int, entries: [Entry])>(([], 0, []))

  /// Whether a line could not be written, so that the log does not say all.
  private let hasHoles = Locked(false)

  init(path: String) {
    self.path = path
  }

  /// The log of the run that this process belongs to, nil where it belongs to none.
  static let current = RunCommand.current.map { RunLog(path: "\(folder)/\($0.identity).log") }

  /// Whether every line of this process could be written.
  var isWhole: Bool { !hasHoles.with { $0 } }

  /// The folder of logs.
  static var folder: String { "\(Artifacts.folder)/runs" }

  /// All lines of all processes so far; lines that are none are left out.
  func entries() -> [Entry] {
    known.with { known in
      known.bytes += Self.bytes(path, from: known.bytes.count)
      let end = known.bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let lines = known.bytes[known.parsed..<end].split(separator: UInt8(ascii: "\n"))
      known.entries += lines.compactMap { Self.entry(String(decoding: $0, as: UTF8.self)) }
      known.parsed = end
      return known.entries
    }
  }

  /// Adds a line, unless a closure says no, which sees the lines of all processes so far and keeps
  /// them from adding more.
  func append(
    _ event: Event, _ values: [String], unless isRefused: ([Entry]) -> Bool = { _ in false }
  ) {
    Files.makeFolder(Files.folder(of: path))
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC
    let descriptor = badge_test_open(path, flags)
    guard descriptor >= 0 else { return hasHoles.with { $0 = true } }
    defer { close(descriptor) }
    flock(descriptor, LOCK_EX)
    guard !isRefused(entries()) else { return }
    let fields = ["\(getpid())", event.rawValue] + values
    let line = Array((fields.joined(separator: "\t") + "\n").utf8)
    if !Files.append(line, to: descriptor) { hasHoles.with { $0 = true } }
  }

  private static func bytes(_ path: String, from offset: Int) -> [UInt8] {
    let descriptor = badge_test_open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    lseek(descriptor, off_t(offset), SEEK_SET)
    return Files.contents(of: descriptor) ?? []
  }

  private static func entry(_ line: String) -> Entry? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count >= 2, let process = Int32(fields[0]), let event = Event(rawValue: fields[1])
    else { return nil }
    return Entry(process: process, event: event, values: Array(fields.dropFirst(2)))
  }
}
