package import BadgeImage
package import Badges

/// All symbols on a white picture, each above its name.
package struct SymbolSheet {
  /// The picture.
  package private(set) var bitmap: Bitmap

  private let renderer: BadgeRenderer

  // Points, but for the numbers of cells.
  private static let scale = 2.0
  private static let columns = 2 * SymbolEnclosure.allCases.count
  private static let rows = SymbolGlyph.allCases.count / 2
  private static let cell = BadgeFrame(width: 168, height: 104)
  private static let captionHeight = 28.0

  /// Draws the sheet.
  ///
  /// - Throws: `BadgeError` where no font can be used.
  package init(_ renderer: BadgeRenderer) throws(BadgeError) {
    self.renderer = renderer
    let width = Int(Self.cell.width * Self.scale)
    let height = Int(Self.cell.height * Self.scale)
    bitmap = Bitmap(width: Self.columns * width, height: Self.rows * height)
    fill()
    for (index, symbol) in BadgeSymbol.allCases.enumerated() {
      let (x, y) = (index % Self.columns * width, index / Self.columns * height)
      let caption = Int(Self.captionHeight * Self.scale)
      try paint(Self.badge(symbol), x: x, y: y, width: width, height: height - caption)
      try paint(
        Self.caption(symbol), x: x, y: y + height - caption, width: width, height: caption)
    }
  }

  /// A disc is a badge of its own; the others are black on a badge that can't be seen.
  private static func badge(_ symbol: BadgeSymbol) -> Badge {
    let isDisc = symbol.enclosure == .filledCircle
    return Badge(
      symbol,
      style: BadgeStyle(
        font: .size(48), tint: isDisc ? .black : .white, foreground: isDisc ? .white : .black))
  }

  private static func caption(_ symbol: BadgeSymbol) -> Badge {
    Badge(
      symbol.rawValue,
      style: BadgeStyle(
        font: .size(11), weight: .regular, tint: .white,
        foreground: .color(.rgba(RGBA(hex: 0x555555))),
        padding: BadgePadding(horizontal: 0, vertical: 0)))
  }

  private mutating func fill() {
    bitmap.withUnsafeMutablePixels { bytes in
      for index in bytes.indices { bytes[index] = 255 }
    }
  }

  /// Paints a badge in the middle of a rectangle, whatever it is cut off.
  private mutating func paint(
    _ badge: Badge, x: Int, y: Int, width: Int, height: Int
  ) throws(BadgeError) {
    let part = try renderer.bitmap(badge, scale: Self.scale)
    let left = x + (width - part.width) / 2
    let top = y + (height - part.height) / 2
    for row in max(0, y - top)..<min(part.height, y + height - top) {
      for column in max(0, x - left)..<min(part.width, x + width - left) {
        let pixel = part[column, row]
        let color = RGBA(
          red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha
        ).over(.white)
        bitmap[left + column, top + row] = Pixel(color.red, color.green, color.blue, 255)
      }
    }
  }
}
