import Badges

/// The layout of one badge on an icon, in a face of known measures.
func onIcon(
  _ badge: Badge = Badge(5), _ width: Int = 64, _ height: Int = 64,
  _ placement: BadgePlacement = BadgePlacement(), canvas: IconCanvas = .expand,
  direction: LayoutDirection = .leftToRight, scale: Double = 1
) throws(BadgeError) -> IconLayout {
  try onIcon(
    [PlacedBadge(badge, placement: placement)], width, height, canvas: canvas,
    direction: direction, scale: scale)
}

/// The layout of several badges.
func onIcon(
  _ badges: [PlacedBadge], _ width: Int = 64, _ height: Int = 64, canvas: IconCanvas = .expand,
  direction: LayoutDirection = .leftToRight, scale: Double = 1
) throws(BadgeError) -> IconLayout {
  try IconLayout(
    icon: PixelSize(width: width, height: height), badges: badges, canvas: canvas,
    layoutDirection: direction, scale: scale
  ) { badge, scale throws(BadgeError) in
    try BadgeLayout(badge, fittedScale: scale, measure: FakeFace().measure)
  }
}

/// A badge whose shape is a circle of so many points.
func circle(_ diameter: Double, shadow: BadgeShadow? = nil) -> Badge {
  Badge(
    .dot,
    style: BadgeStyle(frame: BadgeFrame(width: diameter, height: diameter), shadow: shadow))
}

extension IconLayout {
  /// The first badge's rectangle, from the icon's upper left corner.
  var badgeOnIcon: PixelRect? {
    guard let rect = badges[0]?.rect else { return nil }
    return PixelRect(
      x: rect.x - icon.x, y: rect.y - icon.y, width: rect.width, height: rect.height)
  }
}
