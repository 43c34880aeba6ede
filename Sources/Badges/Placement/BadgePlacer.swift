/// Finds the place of a badge's shape on an icon whose upper left pixel is the origin.
struct BadgePlacer {
  /// The size of the icon.
  let icon: PixelSize
  /// What becomes of parts outside it.
  let canvas: IconCanvas
  /// What leading and trailing mean.
  let direction: LayoutDirection
  /// Pixels a point.
  let scale: Double

  /// A badge at its place; nil where it shows nothing.
  func place(
    _ layout: BadgeLayout, _ placement: BadgePlacement
  ) throws(BadgeError) -> IconLayout.Placed? {
    guard let shape = layout.drawing?.shape else { return nil }
    let point = placement.alignment.unitPoint(in: direction)
    let x = start(
      layout.badge.width, on: icon.width, point.x, placement.inset, offset: placement.offset.x)
    let y = start(
      layout.badge.height, on: icon.height, point.y, placement.inset, offset: placement.offset.y)
    let gap = placement.cutout * scale
    return IconLayout.Placed(
      layout: layout,
      rect: PixelRect(x: x, y: y, width: layout.badge.width, height: layout.badge.height),
      cutout: gap > 0 ? try CutoutRing(around: shape, width: gap) : nil)
  }

  /// The first pixel along one axis.
  private func start(
    _ length: Int, on side: Int, _ unit: Double, _ inset: Double, offset: Double
  ) -> Int {
    let displacement = unit * (0.5 - inset) * Double(side) + offset * scale
    let start = CenteredSpan.start(length: length, side: side, displacement: displacement)
    return canvas == .inside ? min(max(start, 0), side - length) : start
  }
}
