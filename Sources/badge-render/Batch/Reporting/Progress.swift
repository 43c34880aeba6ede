import CBadgeSystem

/// A line on a terminal that says how far a batch has come.
struct Progress {
  private let start = Self.now()
  private var last = 0.0
  private var isShown = false

  /// nil where nobody would see it.
  init?() {
    guard isatty(2) == 1, Console.allowsColor() else { return nil }
  }

  /// The line, nil where it is too early for another.
  ///
  /// - Parameter total: How many records there are, nil where nobody knows.
  mutating func line(_ counts: BatchCounts, of total: Int?, manifest: String) -> String? {
    let now = Self.now()
    guard now - last >= 0.1, now - start >= 0.5 else { return nil }
    (last, isShown) = (now, true)
    return "\r\u{1B}[K" + Self.text(counts, of: total, manifest: manifest, after: now - start)
  }

  /// What takes the line away again; nil where there is none.
  mutating func clear() -> String? {
    guard isShown else { return nil }
    isShown = false
    return "\r\u{1B}[K"
  }

  /// What the line says.
  static func text(
    _ counts: BatchCounts, of total: Int?, manifest: String, after seconds: Double
  ) -> String {
    let rate = Double(counts.records) / max(seconds, 0.001)
    var parts = [total.map { "\(counts.records) of \($0)" } ?? "\(counts.records)"]
    parts.append("\(Int(rate))/s")
    if let total, rate > 0 {
      let left = Int((Double(total - counts.records) / rate).rounded(.up))
      parts.append(left < 100 ? "\(left) s left" : "\((left + 59) / 60) min left")
    }
    if counts.failed > 0 { parts.append("\(counts.failed) failed") }
    return "\(manifest): " + parts.joined(separator: ", ")
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
