import CBadgeSystem

/// Makes the process independent of what it was started in, before any library sees it.
enum ProcessSetup {
  /// Readies descriptors, environment and signals; call it once, first.
  ///
  /// - Returns: Where data goes. Afterwards descriptor 1 is standard error, because GLib and pixman print
  ///   there.
  static func prepare() -> StandardStreams {
    let wasOpen = (0...2).map { openUnlessOpen(Int32($0)) }
    let output = wasOpen[1] ? divertOutput() : nil
    badge_drop_printed()
    badge_clear_environment(badge_environment())
    PendingFiles.removeOnTermination()
    // A file beyond the limit is then an error of `write`, not the end.
    badge_ignore(SIGXFSZ)
    // Where it is ignored nobody learns how a child ended.
    badge_restore(SIGCHLD)
    return StandardStreams(input: wasOpen[0] ? 0 : nil, output: output)
  }

  /// Opens a closed descriptor on `/dev/null`, so that no file takes its number; whether it was open.
  private static func openUnlessOpen(_ descriptor: Int32) -> Bool {
    guard badge_is_open(descriptor) == 0 else { return true }
    _ = badge_open("/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY, 0)
    return false
  }

  private static func divertOutput() -> Int32? {
    // High enough to leave alone the numbers that a caller may name as /dev/fd/3.
    var output = badge_duplicate(1, 10)
    if output < 0 { output = badge_duplicate(1, 3) }
    guard output >= 0, dup2(2, 1) >= 0 else { return nil }
    return output
  }
}
