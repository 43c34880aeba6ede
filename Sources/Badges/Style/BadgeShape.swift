/// The outline of a badge.
public enum BadgeShape: Hashable, Sendable, Codable {
  /// Straight between two half circles, at least as wide as tall.
  case capsule
  /// A rectangle whose chosen corners are round.
  case rounded(CornerRadius = .medium, corners: Corners = .all)
  /// A circle that holds the label.
  case circle
}

/// How round the corners of a rounded rectangle are; never more than half the shorter side.
public enum CornerRadius: Hashable, Sendable, Codable {
  /// 4 points.
  case small
  /// 8 points.
  case medium
  /// 12 points.
  case large
  /// Half the shorter side.
  case max
  /// A radius in points, 0…32767.
  case points(Double)

  /// The radius in points; infinite for `max`.
  public var points: Double {
    switch self {
    case .small: 4
    case .medium: 8
    case .large: 12
    case .max: .infinity
    case .points(let points): points
    }
  }
}

/// A set of corners of a picture; left and right are the viewer's.
public struct Corners: OptionSet, Hashable, Sendable, Codable {
  /// One bit a corner.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let topLeft = Corners(rawValue: 1)
  /// The top right corner.
  public static let topRight = Corners(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = Corners(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = Corners(rawValue: 8)
  /// The two upper corners.
  public static let top: Corners = [.topLeft, .topRight]
  /// The two lower corners.
  public static let bottom: Corners = [.bottomLeft, .bottomRight]
  /// All four corners.
  public static let all: Corners = [.top, .bottom]
}
