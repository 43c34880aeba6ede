import CBadgePangoCairo

/// cairo's fonts, which the threads of a process share.
///
/// cairo 1.16 keeps ten FreeType faces open. When one more is needed it closes another, and sees too late
/// that a thread has just begun to use it. So whatever makes cairo open a face is done by one thread at
/// a time: painting colour glyphs, and setting text that may have characters no face has. Outlines come
/// from HarfBuzz and need no guard.
enum CairoFonts {
  private nonisolated(unsafe) static let mutex: UnsafeMutablePointer<GMutex> = {
    let mutex = UnsafeMutablePointer<GMutex>.allocate(capacity: 1)
    g_mutex_init(mutex)
    return mutex
  }()

  /// Runs while no other thread uses cairo's fonts.
  static func exclusively<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    g_mutex_lock(mutex)
    defer { g_mutex_unlock(mutex) }
    return try body()
  }
}
