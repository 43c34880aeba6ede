/// A badge and its place on an icon.
public struct PlacedBadge: Hashable, Sendable {
  /// What is drawn.
  public var badge: Badge
  /// Where.
  public var placement: BadgePlacement

  /// Creates a placed badge; default: on the upper trailing corner.
  public init(_ badge: Badge, placement: BadgePlacement = BadgePlacement()) {
    self.badge = badge
    self.placement = placement
  }

  /// Refuses values out of their ranges.
  package func validate() throws(BadgeError) {
    try badge.validate()
    try placement.validate()
  }
}
