import CBadgeSystem

/// The streams the program was started with.
struct StandardStreams {
  /// The descriptor to read from, nil where it was closed.
  let input: Int32?
  /// The descriptor that data goes to, nil where it was closed.
  let output: Int32?
  /// What takes the data instead; nil for nothing.
  var capture: Capture?

  /// Data that is kept in memory; one thread at a time may write it.
  final class Capture: @unchecked Sendable {
    private(set) var bytes: [UInt8] = []

    /// Adds data.
    func add(_ more: some Sequence<UInt8>) {
      bytes += more
    }
  }

  /// Refuses a command that would write data where there is nowhere to write.
  func requireOutput() throws(CommandError) {
    guard output == nil, capture == nil else { return }
    throw CommandError(.cannotCreate, code: "cannotCreate", "standard output is closed")
  }

  /// Writes data to standard output.
  ///
  /// A reader that has gone ends the process by SIGPIPE, silently.
  func write(_ bytes: some Sequence<UInt8>) throws(CommandError) {
    try requireOutput()
    if let capture { return capture.add(bytes) }
    guard let output else { return }
    let failure = writeAll(Array(bytes), to: output)
    if failure == EPIPE { dieBySIGPIPE() }
    guard let failure else { return }
    throw CommandError(
      .cannotWrite, code: "cannotWrite", "standard output: \(systemReason(failure))")
  }

  /// Writes a line of text to standard output.
  func write(line: String) throws(CommandError) {
    try write((line + "\n").utf8)
  }

  /// All that standard input holds, up to a limit.
  ///
  /// - Returns: nil where there is more than the limit.
  func read(atMost limit: Int) throws(CommandError) -> [UInt8]? {
    guard let input else { throw Self.unreadable("it is closed") }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16384)
    while bytes.count <= limit {
      let count = CBadgeSystem.read(input, &buffer, buffer.count)
      if count < 0, mayTryAgain(input, POLLIN) { continue }
      guard count >= 0 else { throw Self.unreadable(systemReason(badge_errno())) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
    return nil
  }

  private static func unreadable(_ reason: String) -> CommandError {
    CommandError(
      .unreadableInput, code: "unreadableInput", field: "text", "standard input: \(reason)")
  }
}

/// Ends the process as a writer ends whose reader has gone.
func dieBySIGPIPE() -> Never {
  badge_die_by(SIGPIPE)
  exit(128 + SIGPIPE)
}
