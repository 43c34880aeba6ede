/// What a count of zero does.
public enum ZeroRule: String, CaseIterable, Hashable, Sendable, Codable {
  /// Zero is shown as `0`.
  case shown = "show"
  /// Zero hides the badge.
  case hidden = "hide"
}
