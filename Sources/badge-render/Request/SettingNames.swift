import Badges

/// Where the plus sign of a limited count stands.
enum Overflow: String, CaseIterable {
  case prefix, suffix
}

/// The outlines by name.
enum ShapeName: String, CaseIterable {
  case capsule, rounded, circle
}

/// The corner radii that have names.
enum RadiusName: String, CaseIterable {
  case small, medium, large, max

  static var names: [String] { allCases.map(\.rawValue) }

  var radius: CornerRadius {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .max: .max
    }
  }
}

/// The sets of corners that have names.
enum CornerName: String, CaseIterable {
  case topLeft, topRight, bottomLeft, bottomRight, top, bottom, left, right, all

  static var names: [String] { allCases.map(\.rawValue) }

  /// The names of layouts that run from left to right.
  static let aliases: [String: CornerName] = [
    "topLeading": .topLeft, "top-leading": .topLeft,
    "topTrailing": .topRight, "top-trailing": .topRight,
    "bottomLeading": .bottomLeft, "bottom-leading": .bottomLeft,
    "bottomTrailing": .bottomRight, "bottom-trailing": .bottomRight,
    "leading": .left, "trailing": .right,
  ]

  var corners: Corners {
    switch self {
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    case .top: .top
    case .bottom: .bottom
    case .left: [.topLeft, .bottomLeft]
    case .right: [.topRight, .bottomRight]
    case .all: .all
    }
  }
}
