public import BadgeImage
public import Badges

extension BadgeRenderer {
  /// Draws badges on an icon as a PNG file: 8-bit straight RGBA, or RGB where there is a ground.
  ///
  /// The badges' colours are converted into the icon's space, and the file says of its pixels what the
  /// icon's said.
  ///
  /// - Parameters:
  ///   - badges: The badges; later ones lie on earlier ones.
  ///   - icon: What they are drawn on.
  ///   - canvas: What becomes of parts outside the icon. Default: the picture grows.
  ///   - layoutDirection: What leading and trailing mean. Default: left to right.
  ///   - scale: Pixels a point, 0.1…16; where the icon doesn't say its density, the file says 72 dpi
  ///     times it. Default: 1.
  ///   - ground: A colour to paint everything onto; its alpha doesn't count. Default: none.
  ///   - compression: How much time goes into a small file. Default: fast.
  /// - Returns: The bytes of the file.
  /// - Throws: `BadgeError`, as for a bitmap.
  public func png(
    _ badges: [PlacedBadge], on icon: consuming Icon, canvas: IconCanvas = .expand,
    layoutDirection: LayoutDirection = .leftToRight, scale: Double = 1, ground: RGBA? = nil,
    compression: PNGCompression = .fast
  ) throws(BadgeError) -> [UInt8] {
    let (space, chunks) = (icon.space, icon.chunks)
    // Whoever holds the pixels alone paints on them in place.
    let pixels = (consume icon).bitmap
    var picture = try draw(
      badges, on: consume pixels, canvas: canvas, layoutDirection: layoutDirection, scale: scale,
      space: space
    ).bitmap
    if let ground { picture.flatten(onto: space.converted(Pixel(ground))) }
    let options = PNGOptions(
      compression: compression, scale: scale, description: try Self.description(of: badges),
      chunks: chunks)
    return iconEncoder.encode(picture, options: options, isOpaque: ground != nil)
  }

  /// What all badges say.
  private static func description(of badges: [PlacedBadge]) throws(BadgeError) -> String {
    let texts = try badges.map { (placed) throws(BadgeError) in try placed.badge.accessibleText }
    return texts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension Pixel {
  fileprivate init(_ color: RGBA) {
    self.init(color.red, color.green, color.blue)
  }
}
