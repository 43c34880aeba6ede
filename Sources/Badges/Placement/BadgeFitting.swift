/// Lays badges out at the scale that gives them the size they have on an icon.
///
/// A badge is never resampled: its text is set at the new size.
struct BadgeFitting {
  /// The size of the icon.
  let icon: PixelSize
  /// What is done with what lies outside it.
  let canvas: IconCanvas
  /// Lays a badge out at a scale, in pixels a point.
  let layout: (Badge, Double) throws(BadgeError) -> BadgeLayout

  /// Rounding up to whole pixels is undone by the second attempt, and by the third for good.
  private static let mostAttempts = 8

  /// The layout of a badge on the icon.
  func fit(_ placed: PlacedBadge, scale: Double) throws(BadgeError) -> BadgeLayout {
    let plain = try layout(placed.badge, scale)
    guard !plain.isHidden else { return plain }
    let sized = try placed.placement.size.map { (share) throws(BadgeError) in
      try scaled(plain, placed.badge, to: share)
    }
    let result = sized ?? plain
    return canvas == .inside ? try shrunk(result, placed.badge) : result
  }

  /// The layout whose shape has that share of the icon's height.
  private func scaled(
    _ plain: BadgeLayout, _ badge: Badge, to share: Double
  ) throws(BadgeError) -> BadgeLayout {
    let height = max(1, Int((share * Double(icon.height)).rounded()))
    var result = plain
    for _ in 0..<Self.mostAttempts where result.badge.height != height {
      let factor = Double(height) / Double(result.badge.height)
      result = try layout(badge, result.scale * factor)
    }
    return result
  }

  /// The layout at the largest scale at which its shape is no larger than the icon.
  private func shrunk(
    _ whole: BadgeLayout, _ badge: Badge
  ) throws(BadgeError) -> BadgeLayout {
    var result = whole
    for _ in 0..<Self.mostAttempts {
      let factor = min(
        Double(icon.width) / Double(result.badge.width),
        Double(icon.height) / Double(result.badge.height))
      guard factor < 1 else { return result }
      result = try layout(badge, result.scale * factor)
    }
    throw BadgeError(
      .doesNotFit, field: "canvas", "the badge can't shrink to the icon's size; use a larger icon")
  }
}
