/// What is to be drawn: a content under its rules, in a style.
public struct Badge: Hashable, Sendable, Codable {
  /// What the badge shows.
  public var content: BadgeContent

  /// Up to which number a count is shown as it is; default: `+999` from 1000 up.
  public var limit: CountLimit

  /// What a count of zero does; default: it is shown.
  public var zero: ZeroRule

  /// How a count is written; default: plain.
  public var numberFormat: NumberFormat

  /// The digits a count is written in; default: ASCII.
  public var digits: DigitSet

  /// How the badge looks.
  public var style: BadgeStyle

  /// What assistive technology says in place of the picture.
  public var accessibility: BadgeAccessibility

  /// Creates a badge; every rule has its default.
  public init(
    _ content: BadgeContent,
    limit: CountLimit = .plusPrefix(999),
    zero: ZeroRule = .shown,
    numberFormat: NumberFormat = .plain,
    digits: DigitSet = .latn,
    style: BadgeStyle = BadgeStyle(),
    accessibility: BadgeAccessibility = BadgeAccessibility()
  ) {
    self.content = content
    self.limit = limit
    self.zero = zero
    self.numberFormat = numberFormat
    self.digits = digits
    self.style = style
    self.accessibility = accessibility
  }
}

extension Badge {
  /// Creates a badge that counts; nil is empty.
  public init(_ count: Int?, style: BadgeStyle = BadgeStyle()) {
    self.init(count.map { .count($0) } ?? .empty, style: style)
  }

  /// Creates a badge with a text; nil is empty.
  public init(_ text: (some StringProtocol)?, style: BadgeStyle = BadgeStyle()) {
    self.init(text.map { .text(String($0)) } ?? .empty, style: style)
  }

  /// Creates a badge with a symbol.
  public init(_ symbol: BadgeSymbol, style: BadgeStyle = BadgeStyle()) {
    self.init(.symbol(symbol), style: style)
  }

  /// Creates a badge with the text that `String(describing:)` gives for a value; nil is empty.
  ///
  /// An optional symbol is the symbol.
  public init(_ value: (some Any)?, style: BadgeStyle = BadgeStyle()) {
    let content = value.map { value in
      (value as? BadgeSymbol).map { .symbol($0) } ?? BadgeContent.text(String(describing: value))
    }
    self.init(content ?? .empty, style: style)
  }
}
