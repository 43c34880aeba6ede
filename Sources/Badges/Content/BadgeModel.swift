public import Observation

/// A number and a style that an interface can observe.
@Observable
public final class BadgeModel {
  /// The count.
  public var number: Int

  /// How the badge looks.
  public var style: BadgeStyle

  /// Creates a model; default: zero in the default style.
  public init(number: Int = 0, style: BadgeStyle = BadgeStyle()) {
    self.number = number
    self.style = style
  }

  /// The badge that shows the number.
  public var badge: Badge { Badge(number, style: style) }

  /// The label, nil where the badge is hidden; it does not depend on the style.
  public var value: String? { Badge(number).countLabel(number) }

  /// The number as a slider's position.
  ///
  /// Setting truncates toward zero and clamps to `Int`'s range; NaN changes nothing.
  public var slider: Double {
    get { Double(number) }
    set {
      guard !newValue.isNaN else { return }
      number = Int(exactly: newValue.rounded(.towardZero)) ?? (newValue < 0 ? .min : .max)
    }
  }
}
