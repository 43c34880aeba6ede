/// The point of an icon that the centre of a badge lies on.
///
/// Leading and trailing follow the layout direction; left and right are the viewer's and never flip.
public enum BadgeAlignment: String, CaseIterable, Hashable, Sendable, Codable {
  /// The corner above where a line begins.
  case topLeading
  /// The middle of the upper side.
  case top
  /// The corner above where a line ends.
  case topTrailing
  /// The middle of the side where a line begins.
  case leading
  /// The middle of the icon.
  case center
  /// The middle of the side where a line ends.
  case trailing
  /// The corner below where a line begins.
  case bottomLeading
  /// The middle of the lower side.
  case bottom
  /// The corner below where a line ends.
  case bottomTrailing
  /// The upper corner at the viewer's left.
  case topLeft
  /// The upper corner at the viewer's right.
  case topRight
  /// The middle of the side at the viewer's left.
  case left
  /// The middle of the side at the viewer's right.
  case right
  /// The lower corner at the viewer's left.
  case bottomLeft
  /// The lower corner at the viewer's right.
  case bottomRight
}

extension BadgeAlignment {
  /// Where the point lies from the icon's middle, in half widths to the right and half heights down.
  package func unitPoint(in direction: LayoutDirection) -> (x: Double, y: Double) {
    (horizontal(in: direction), vertical)
  }

  private func horizontal(in direction: LayoutDirection) -> Double {
    let leading: Double = direction == .leftToRight ? -1 : 1
    switch self {
    case .topLeading, .leading, .bottomLeading: return leading
    case .topTrailing, .trailing, .bottomTrailing: return -leading
    case .top, .center, .bottom: return 0
    case .topLeft, .left, .bottomLeft: return -1
    case .topRight, .right, .bottomRight: return 1
    }
  }

  private var vertical: Double {
    switch self {
    case .topLeading, .top, .topTrailing, .topLeft, .topRight: -1
    case .leading, .center, .trailing, .left, .right: 0
    case .bottomLeading, .bottom, .bottomTrailing, .bottomLeft, .bottomRight: 1
    }
  }
}
