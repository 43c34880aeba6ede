import BadgeImage
import Badges

/// The pixels of a badge and their place in the picture of an icon.
struct IconBadge {
  private let pixels: Bitmap
  private let x: Int
  private let y: Int
  private let gap: Gap?

  /// What is cut out of the icon.
  private struct Gap {
    /// The badge without its shadow.
    let bare: Bitmap
    /// One level for each of the badge's pixels.
    let ring: [UInt8]
  }

  /// Draws a badge in the colours of a space.
  init(
    _ placed: IconLayout.Placed, _ badge: Badge, _ space: ColourSpace, renderer: BadgeRenderer
  ) throws(BadgeError) {
    let whole = space.converted(try renderer.bitmap(of: placed.layout))
    guard let cutout = placed.cutout else {
      (pixels, gap) = (whole, nil)
      (x, y) = (placed.picture.x, placed.picture.y)
      return
    }
    var plain = badge
    plain.style.shadow = nil
    let bare = space.converted(
      try renderer.bitmap(of: renderer.layout(plain, fittedScale: placed.layout.scale)))
    let area = try CutoutArea(placed.layout, cutout)
    (x, y) = (placed.rect.x - area.badge.x, placed.rect.y - area.badge.y)
    pixels = area.placing(whole, at: placed.layout.badge)
    gap = Gap(
      bare: area.placing(bare, at: PixelRect(x: 0, y: 0, width: 0, height: 0)),
      ring: area.ring(cutout))
  }

  /// Paints the badge.
  func paint(on picture: inout Bitmap) {
    if let gap {
      picture.paint(pixels, bare: gap.bare, cuttingOut: gap.ring, x: x, y: y)
    } else {
      picture.paint(pixels, x: x, y: y)
    }
  }
}

/// The pixels that hold a badge, its shadow and the gap around it.
private struct CutoutArea {
  private let size: PixelSize
  /// Where the badge's shape lies.
  let badge: PixelRect

  init(_ layout: BadgeLayout, _ cutout: CutoutRing) throws(BadgeError) {
    let left = max(layout.badge.x, cutout.reach)
    let top = max(layout.badge.y, cutout.reach)
    let right = max(layout.size.width - layout.badge.x - layout.badge.width, cutout.reach)
    let bottom = max(layout.size.height - layout.badge.y - layout.badge.height, cutout.reach)
    badge = PixelRect(x: left, y: top, width: layout.badge.width, height: layout.badge.height)
    size = PixelSize(
      width: left + badge.width + right, height: top + badge.height + bottom)
    try PictureLimits.check(size)
  }

  /// A picture of the badge, whose shape begins at a place in it.
  func placing(_ picture: Bitmap, at shape: PixelRect) -> Bitmap {
    picture.placed(
      inWidth: size.width, height: size.height, x: badge.x - shape.x, y: badge.y - shape.y)
  }

  /// The levels of the gap and the shape.
  func ring(_ cutout: CutoutRing) -> [UInt8] {
    let coverage = cutout.shape.coverage()
    var levels = [UInt8](repeating: 0, count: size.width * size.height)
    let (left, top) = (badge.x - cutout.reach, badge.y - cutout.reach)
    for row in 0..<coverage.height {
      let start = (top + row) * size.width + left
      let line = coverage.levels[row * coverage.width..<(row + 1) * coverage.width]
      levels.replaceSubrange(start..<start + coverage.width, with: line)
    }
    return levels
  }
}
