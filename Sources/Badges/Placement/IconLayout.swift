/// Where an icon and the badges on it lie in their picture, in device pixels.
///
/// The icon's place never depends on what a badge shows, but for whole pixels by which the picture
/// grows around it.
public struct IconLayout: Hashable, Sendable {
  /// The size of the picture.
  public let size: PixelSize

  /// The rectangle of the icon in the picture: what to lay the icon out by, badged or not.
  public let icon: PixelRect

  /// The badges in the order they are painted in; nil for one that shows nothing.
  public let badges: [Placed?]

  /// A badge in the picture of an icon.
  public struct Placed: Hashable, Sendable {
    /// How the badge is drawn; its scale is the one at which it has its size on the icon.
    public let layout: BadgeLayout

    /// The rectangle of the badge's shape in the picture, also where the picture cuts it.
    public internal(set) var rect: PixelRect

    /// What is cut out of the icon; nil where nothing is.
    package let cutout: CutoutRing?

    /// The rectangle of the badge with its shadow.
    package var picture: PixelRect {
      PixelRect(
        x: rect.x - layout.badge.x, y: rect.y - layout.badge.y, width: layout.size.width,
        height: layout.size.height)
    }
  }

  /// Places badges on an icon.
  ///
  /// - Parameters:
  ///   - icon: The size of the icon, each side at least 1.
  ///   - badges: The badges; later ones lie on earlier ones.
  ///   - canvas: What becomes of parts outside the icon.
  ///   - layoutDirection: What leading and trailing mean.
  ///   - scale: Pixels a point, 0.1…16.
  ///   - layout: Lays a badge out at a scale.
  /// - Throws: `BadgeError` for a value out of its range and a picture beyond the limits; what
  ///   `layout` throws.
  package init(
    icon: PixelSize, badges: [PlacedBadge], canvas: IconCanvas, layoutDirection: LayoutDirection,
    scale: Double, layout: @escaping (Badge, Double) throws(BadgeError) -> BadgeLayout
  ) throws(BadgeError) {
    try PictureLimits.check(scale: scale)
    let fitting = BadgeFitting(icon: icon, canvas: canvas, layout: layout)
    let placer = BadgePlacer(
      icon: icon, canvas: canvas, direction: layoutDirection, scale: scale)
    let placed = try badges.map { (badge) throws(BadgeError) in
      try badge.placement.validate()
      return try placer.place(fitting.fit(badge, scale: scale), badge.placement)
    }
    let bounds = IconBounds(icon: icon, around: canvas == .expand ? placed.compactMap(\.self) : [])
    try bounds.check(hasOffset: badges.contains { $0.placement.offset != .zero })
    size = bounds.size
    self.icon = PixelRect(x: bounds.left, y: bounds.top, width: icon.width, height: icon.height)
    self.badges = placed.map { $0?.moved(right: bounds.left, down: bounds.top) }
  }

  /// Whether no badge shows anything, so that the picture is the icon.
  public var isPlain: Bool { badges.allSatisfy { $0 == nil } }
}

extension IconLayout.Placed {
  fileprivate func moved(right: Int, down: Int) -> IconLayout.Placed {
    var result = self
    result.rect.x += right
    result.rect.y += down
    return result
  }
}
