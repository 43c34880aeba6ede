/// What assistive technology says in place of the picture.
///
/// `alternative` is written into the picture; the three others travel in records.
public struct BadgeAccessibility: Hashable, Sendable, Codable {
  /// The text for the picture, nil to derive it from the content.
  public var alternative: String?

  /// What the badge belongs to ("Notifications").
  public var label: String?

  /// Its present value ("4 unread").
  public var value: String?

  /// What happens on use ("Opens the list").
  public var hint: String?

  /// Creates the texts; all are optional.
  public init(
    alternative: String? = nil, label: String? = nil, value: String? = nil, hint: String? = nil
  ) {
    self.alternative = alternative
    self.label = label
    self.value = value
    self.hint = hint
  }

  /// The same texts as single lines.
  ///
  /// - Throws: `BadgeError` that names the field of a text that holds control characters or is longer
  ///   than 4096 bytes of UTF-8.
  public func validated() throws(BadgeError) -> BadgeAccessibility {
    try BadgeAccessibility(
      alternative: Self.line(alternative, field: "alt"),
      label: Self.line(label, field: "label"),
      value: Self.line(value, field: "value"),
      hint: Self.line(hint, field: "hint"))
  }

  private static func line(_ text: String?, field: String) throws(BadgeError) -> String? {
    guard let text else { return nil }
    return try singleLine(text, field: field)
  }
}

extension Badge {
  /// The text for the picture: the one given, or one derived from the content, in English.
  ///
  /// Empty where the badge is hidden and no text was given.
  ///
  /// - Throws: `BadgeError` for a text that can't be drawn or a negative limit.
  public var accessibleText: String {
    get throws(BadgeError) {
      if let given = try accessibility.validated().alternative { return given }
      guard try !isHidden else { return "" }
      switch content {
      case .count(let count): return countDescription(count)
      case .text: return try label ?? ""
      case .symbol(let symbol): return symbol.glyph.spoken
      case .dot: return "New notification"
      case .empty: return ""
      }
    }
  }

  private func countDescription(_ count: Int) -> String {
    if let maximum = limit.maximum, limit.isExceeded(by: count) {
      return "More than \(notifications(maximum))"
    }
    return count == 0 ? "No notifications" : notifications(count)
  }

  private func notifications(_ count: Int) -> String {
    count == 1 ? "1 notification" : "\(count) notifications"
  }
}
