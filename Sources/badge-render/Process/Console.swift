import CBadgeSystem

/// What the program says to people, on standard error.
struct Console {
  /// How much is said.
  enum Level: Int {
    /// Errors only.
    case quiet
    /// Warnings too.
    case normal
    /// What is done, too.
    case verbose
  }

  var level = Level.normal
  private let isColored = Self.allowsColor()

  /// Says why the program ends.
  func error(_ text: String) {
    say("error:", color: "31", text)
  }

  /// Says what is wrong: in a manifest at which place, elsewhere with which option.
  func error(_ error: CommandError) {
    guard let place = error.place else {
      return self.error(message(field: error.field, error.message))
    }
    say("error:", color: "31", place.message(error.field, error.message), by: place.description)
  }

  /// Says what is not as it should be.
  func warning(_ text: String) {
    guard level != .quiet else { return }
    say("warning:", color: "33", text)
  }

  /// Says what is done.
  func note(_ text: String) {
    guard level == .verbose else { return }
    say("note:", color: "36", text)
  }

  /// Writes text as it is.
  func write(_ text: String) {
    _ = writeAll(Array(text.utf8), to: 2)
  }

  private func say(
    _ kind: String, color: String, _ text: String, by speaker: String = "badge-render"
  ) {
    let word = isColored ? "\u{1B}[1;\(color)m\(kind)\u{1B}[0m" : kind
    write("\(speaker): \(word) \(text)\n")
  }

  /// Whether standard error is a terminal that somebody wants to see in colour.
  static func allowsColor() -> Bool {
    isInteractive() && (environmentValue("NO_COLOR") ?? "").isEmpty
  }

  /// Whether standard error is a terminal where a line may be written over.
  ///
  /// - Parameter isTerminal: Whether it is a terminal at all.
  static func isInteractive(
    isTerminal: Bool = isatty(2) == 1, _ value: (String) -> String? = environmentValue
  ) -> Bool {
    let terminal = value("TERM")
    return isTerminal && (value("CI") ?? "").isEmpty && terminal != nil && terminal != "dumb"
  }
}

/// The value of an environment's variable; nil where it isn't set.
func environmentValue(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
