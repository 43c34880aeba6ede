import CBadgeSystem

/// A line on a terminal that says how far a batch has come.
struct Progress {
  private var begin: (time: Double, records: Int)?
  private var last = 0.0
  private var isShown = false

  /// - Parameter output: Where data goes; nil where there is none.
  /// - Returns: nil where nobody would see it, and where it would stand between lines of data.
  init?(output: Int32?) {
    guard Console.isInteractive(), output.map({ isatty($0) == 0 }) ?? true else { return nil }
  }

  /// The line, nil where it is too early for another.
  ///
  /// Time counts from the first record that is done: to read a long manifest through takes a while.
  ///
  /// - Parameter total: How many records there are, nil where nobody knows.
  mutating func line(_ counts: BatchCounts, of total: Int?, manifest: String) -> String? {
    let now = monotonicTime()
    guard let begin else {
      begin = (now, counts.records)
      return nil
    }
    guard now - last >= 0.1, now - begin.time >= 0.5 else { return nil }
    (last, isShown) = (now, true)
    let rate = Double(counts.records - begin.records) / max(now - begin.time, 0.001)
    let text = Self.text(counts, of: total, manifest: manifest, rate: rate)
    return "\r\u{1B}[K" + Self.cut(text, to: Int(badge_columns(2)) - 1)
  }

  /// What takes the line away at the end of a run.
  mutating func end() -> String? {
    begin = nil
    return clear()
  }

  /// What takes the line away again; nil where there is none.
  mutating func clear() -> String? {
    guard isShown else { return nil }
    isShown = false
    return "\r\u{1B}[K"
  }

  /// What the line says.
  static func text(
    _ counts: BatchCounts, of total: Int?, manifest: String, rate: Double
  ) -> String {
    var parts = [total.map { "\(counts.records) of \($0)" } ?? "\(counts.records)"]
    parts.append("\(Int(rate))/s")
    if let total, rate > 0 {
      let left = Int((Double(total - counts.records) / rate).rounded(.up))
      parts.append(left < 100 ? "\(left) s left" : "\((left + 59) / 60) min left")
    }
    if counts.failed > 0 { parts.append("\(counts.failed) failed") }
    return "\(manifest): " + parts.joined(separator: ", ")
  }

  /// The start of a text that fits into so many columns; a line that wraps can't be taken away.
  static func cut(_ text: String, to columns: Int) -> String {
    guard columns > 0 else { return text }
    var used = 0
    // From here on scripts have characters that take two.
    let fitting = text.unicodeScalars.prefix { scalar in
      used += scalar.value < 0x1100 ? 1 : 2
      return used <= columns
    }
    return String(fitting)
  }
}
