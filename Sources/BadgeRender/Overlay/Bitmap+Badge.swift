public import BadgeImage
public import Badges

extension Bitmap {
  /// The picture with a badge on it.
  ///
  /// A badge that shows nothing, or that a condition leaves out, leaves the picture as it is.
  ///
  /// - Parameters:
  ///   - badge: What to draw.
  ///   - alignment: The point that the badge's centre lies on. Default: the upper trailing corner.
  ///   - canvas: What becomes of parts outside the picture. Default: the picture grows.
  ///   - isShown: Whether there is a badge. Default: there is.
  ///   - scale: Pixels a point, 0.1…16. Default: 1.
  ///   - renderer: What draws. Default: a new one; whoever draws many keeps one.
  /// - Throws: `BadgeError`, as a renderer does.
  public func badge(
    _ badge: Badge, alignment: BadgeAlignment = .topTrailing, canvas: IconCanvas = .expand,
    if isShown: Bool = true, scale: Double = 1, renderer: BadgeRenderer? = nil
  ) throws(BadgeError) -> Bitmap {
    try self.badge(
      badge, placement: BadgePlacement(alignment: alignment), canvas: canvas, if: isShown,
      scale: scale, renderer: renderer)
  }

  /// The picture with a badge at a place of its own.
  ///
  /// - Parameters:
  ///   - badge: What to draw.
  ///   - placement: Where the badge lies, and how large it is.
  ///   - canvas: What becomes of parts outside the picture. Default: the picture grows.
  ///   - layoutDirection: What leading and trailing mean. Default: left to right.
  ///   - isShown: Whether there is a badge. Default: there is.
  ///   - scale: Pixels a point, 0.1…16. Default: 1.
  ///   - renderer: What draws. Default: a new one; whoever draws many keeps one.
  /// - Throws: `BadgeError`, as a renderer does.
  public func badge(
    _ badge: Badge, placement: BadgePlacement, canvas: IconCanvas = .expand,
    layoutDirection: LayoutDirection = .leftToRight, if isShown: Bool = true, scale: Double = 1,
    renderer: BadgeRenderer? = nil
  ) throws(BadgeError) -> Bitmap {
    guard isShown, try !badge.isHidden else { return self }
    let renderer = if let renderer { renderer } else { try BadgeRenderer() }
    return try renderer.draw(
      [PlacedBadge(badge, placement: placement)], on: self, canvas: canvas,
      layoutDirection: layoutDirection, scale: scale
    ).bitmap
  }

  /// The picture with a number on it.
  ///
  /// - Parameters:
  ///   - count: The number; nil and a negative one show nothing.
  ///   - style: How the badge looks. Default: white on red.
  ///   - alignment: The point that the badge's centre lies on. Default: the upper trailing corner.
  ///   - canvas: What becomes of parts outside the picture. Default: the picture grows.
  ///   - scale: Pixels a point, 0.1…16. Default: 1.
  ///   - renderer: What draws. Default: a new one; whoever draws many keeps one.
  /// - Throws: `BadgeError`, as a renderer does.
  public func badge(
    count: Int?, style: BadgeStyle = BadgeStyle(), alignment: BadgeAlignment = .topTrailing,
    canvas: IconCanvas = .expand, scale: Double = 1, renderer: BadgeRenderer? = nil
  ) throws(BadgeError) -> Bitmap {
    try badge(
      Badge(count, style: style), alignment: alignment, canvas: canvas, scale: scale,
      renderer: renderer)
  }
}
