import CBadgeSystem

/// GNU make's job server: a pipe of tokens, each of which allows one more job to run.
///
/// The job that make itself started needs none.
final class JobServer: Sendable {
  private let input: Int32
  private let output: Int32
  private let isOver = Monitor(false)

  /// Opens the pipe that make passes to its children; nil where there is none that can be opened.
  ///
  /// - Parameter flags: The value of the environment's `MAKEFLAGS`.
  init?(flags: String) {
    guard let value = Self.authentication(in: flags) else { return nil }
    if value.hasPrefix("fifo:") {
      let name = FilePath(String(value.dropFirst("fifo:".count)))
      input = name.withCString { badge_open($0, O_RDWR | O_NONBLOCK | O_CLOEXEC, 0) }
      output = input
    } else {
      let ends = value.split(separator: ",").compactMap { Int32($0) }
      guard ends.count == 2, ends.allSatisfy({ badge_is_open($0) != 0 }) else { return nil }
      // Opened anew, so that not to wait for a token is this process's matter alone.
      input = badge_open("/dev/fd/\(ends[0])", O_RDONLY | O_NONBLOCK | O_CLOEXEC, 0)
      output = ends[1]
    }
    guard input >= 0 else { return nil }
    guard Self.isPipe(input), Self.isPipe(output) else {
      close(input)
      return nil
    }
  }

  /// Whether it is a pipe: what is written into anything else would be lost on make, and change a file.
  private static func isPipe(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && Int32(status.st_mode) & S_IFMT == S_IFIFO
  }

  /// Whether the flags speak of a job server, be it there or not.
  static func isNamed(in flags: String) -> Bool {
    authentication(in: flags) != nil
  }

  /// The last one named; older versions of make call it by another name.
  private static func authentication(in flags: String) -> Substring? {
    let names = ["--jobserver-auth=", "--jobserver-fds="]
    return flags.split(separator: " ").reversed().lazy.compactMap { word in
      names.first { word.hasPrefix($0) }.map { word.dropFirst($0.count) }
    }.first
  }

  /// Waits for a token.
  ///
  /// - Returns: nil where there is nothing left to do for which one was needed.
  func takeToken() -> UInt8? {
    var token: UInt8 = 0
    while !isOver.with({ $0 }), badge_stop_signal() == 0 {
      // Now and then, to notice that the others have finished.
      guard badge_wait_readable(input, 50) == 1 else { continue }
      if read(input, &token, 1) == 1 {
        badge_job_token_taken(output, token)
        return token
      }
      guard [EAGAIN, EINTR].contains(badge_errno()) else { return nil }
    }
    return nil
  }

  /// Gives a token back.
  func giveBack(_ token: UInt8) {
    badge_job_token_given_back(token)
    _ = writeAll([token], to: output)
  }

  /// Ends the wait of all who wait for tokens.
  func stopWaiting() {
    isOver.with { $0 = true }
  }
}
