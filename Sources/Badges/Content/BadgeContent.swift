/// What a badge shows.
public enum BadgeContent: Hashable, Sendable, Codable {
  /// A number, shown under the badge's limit, zero and number format; a negative one is hidden.
  case count(Int)
  /// A text, drawn literally; the rules for counts do not touch it.
  case text(String)
  /// A picture in place of a label.
  case symbol(BadgeSymbol)
  /// A filled circle without a label.
  case dot
  /// Nothing: a hidden badge.
  case empty
}

extension BadgeContent {
  /// Whether it is a symbol.
  package var isSymbol: Bool {
    if case .symbol = self { true } else { false }
  }

  /// The manifest key that errors and warnings about the label name.
  package var field: String {
    switch self {
    case .count: "count"
    case .text, .empty: "text"
    case .symbol: "symbol"
    case .dot: "dot"
    }
  }
}
