/// How large the label is: a text style at a content size, or a size in points.
public enum BadgeFont: Hashable, Sendable, Codable {
  /// A text style; its leading is the label height.
  case style(TextStyle, ContentSizeCategory = .large)
  /// A size in points, 1…1000; the face's own line height is the label height.
  case size(Double)

  /// 34 points on a leading of 41.
  public static let largeTitle = BadgeFont.style(.largeTitle)
  /// 28 points on a leading of 34.
  public static let title = BadgeFont.style(.title)
  /// 22 points on a leading of 28.
  public static let title2 = BadgeFont.style(.title2)
  /// 20 points on a leading of 25.
  public static let title3 = BadgeFont.style(.title3)
  /// 17 points on a leading of 22.
  public static let headline = BadgeFont.style(.headline)
  /// 15 points on a leading of 20.
  public static let subheadline = BadgeFont.style(.subheadline)
  /// 17 points on a leading of 22.
  public static let body = BadgeFont.style(.body)
  /// 16 points on a leading of 21.
  public static let callout = BadgeFont.style(.callout)
  /// 13 points on a leading of 18.
  public static let footnote = BadgeFont.style(.footnote)
  /// 12 points on a leading of 16.
  public static let caption = BadgeFont.style(.caption)
  /// 11 points on a leading of 13.
  public static let caption2 = BadgeFont.style(.caption2)

  /// The type size in points.
  public var size: Double {
    switch self {
    case .style(let style, let category): style.metrics(for: category).size
    case .size(let size): size
    }
  }

  /// The label height in points; nil where the face decides.
  public var leading: Double? {
    switch self {
    case .style(let style, let category): style.metrics(for: category).leading
    case .size: nil
    }
  }
}
