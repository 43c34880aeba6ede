/// How large the reader wants text, by SwiftUI's names for the twelve Dynamic Type sizes.
public enum ContentSizeCategory: String, CaseIterable, Codable, Hashable, Sendable {
  /// The smallest, XS in UIKit.
  case xSmall
  /// S in UIKit.
  case small
  /// M in UIKit.
  case medium
  /// The default of iOS, L in UIKit.
  case large
  /// XL in UIKit.
  case xLarge
  /// XXL in UIKit.
  case xxLarge
  /// The largest without accessibility sizes, XXXL in UIKit.
  case xxxLarge
  /// AccessibilityM in UIKit.
  case accessibility1
  /// AccessibilityL in UIKit.
  case accessibility2
  /// AccessibilityXL in UIKit.
  case accessibility3
  /// AccessibilityXXL in UIKit.
  case accessibility4
  /// The largest, AccessibilityXXXL in UIKit.
  case accessibility5

  /// Reads a category by its name, in camelCase, kebab-case or UIKit's form (`XL`, `AccessibilityM`).
  ///
  /// The case of letters counts.
  ///
  /// - Parameters:
  ///   - text: The user's text.
  ///   - field: The manifest key of the field, for the error.
  /// - Throws: An error that lists the names.
  public init(_ text: String, field: String = "contentSize") throws(BadgeError) {
    self = try choice(text, field: field, aliases: Self.uiKitNames)
  }

  private static let uiKitNames: [String: ContentSizeCategory] = [
    "XS": .xSmall, "S": .small, "M": .medium, "L": .large, "XL": .xLarge, "XXL": .xxLarge,
    "XXXL": .xxxLarge, "AccessibilityM": .accessibility1, "AccessibilityL": .accessibility2,
    "AccessibilityXL": .accessibility3, "AccessibilityXXL": .accessibility4,
    "AccessibilityXXXL": .accessibility5,
  ]
}
