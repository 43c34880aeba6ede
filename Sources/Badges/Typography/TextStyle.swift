/// A text style of Apple's systems; it fixes the size of a label under each content-size category.
public enum TextStyle: String, CaseIterable, Codable, Hashable, Sendable {
  /// 34 points by default; the largest.
  case largeTitle
  /// 28 points by default, title1 in UIKit.
  case title
  /// 22 points by default.
  case title2
  /// 20 points by default.
  case title3
  /// 17 points by default.
  case headline
  /// 15 points by default.
  case subheadline
  /// 17 points by default.
  case body
  /// 16 points by default.
  case callout
  /// 13 points by default.
  case footnote
  /// 12 points by default, caption1 in UIKit.
  case caption
  /// 11 points by default; the smallest.
  case caption2

  /// Reads a style by its name, in camelCase or kebab-case.
  ///
  /// The case of letters counts. `large` stands for `largeTitle`, `title1` and `caption1` for `title` and
  /// `caption`.
  ///
  /// - Parameters:
  ///   - text: The user's text.
  ///   - field: The manifest key of the field, for the error.
  /// - Throws: An error that lists the names.
  public init(_ text: String, field: String = "font") throws(BadgeError) {
    self = try choice(
      text, field: field, aliases: ["large": .largeTitle, "title1": .title, "caption1": .caption])
  }
}
