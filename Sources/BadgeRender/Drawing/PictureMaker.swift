import BadgeCairo
import BadgeImage
import Badges

/// Turns layouts into pictures and keeps the parts that pictures share.
final class PictureMaker {
  private let glyphs = GlyphCache()
  private let grounds = GroundCache()

  /// The picture of a layout.
  ///
  /// - Parameters:
  ///   - layout: What goes where.
  ///   - label: The label's glyphs, nil where there is none.
  func picture(of layout: BadgeLayout, label: ShapedLine?) throws(BadgeError) -> Bitmap {
    guard let drawing = layout.drawing else { return Bitmap(width: 1, height: 1) }
    let colored = label?.glyphs.filter(\.font.hasColor) ?? []
    // Colour glyphs are painted before the whole is faded.
    let opacity = colored.isEmpty ? drawing.opacity : 1
    let ground = grounds.ground(Ground.Description(layout, drawing, opacity: opacity))
    guard let label, let place = drawing.label else { return ground.bitmap }
    var bitmap = ground.bitmap(with: try mask(of: label, at: place, in: layout.size))
    guard !colored.isEmpty else { return bitmap }
    for glyph in colored { try paint(glyph, at: place, on: &bitmap) }
    bitmap.fade(to: drawing.opacity)
    return bitmap
  }

  private func mask(
    of label: ShapedLine, at place: LabelDrawing, in size: PixelSize
  ) throws(BadgeError) -> LabelMask {
    let x = Int((place.x * 1024).rounded())
    let y = Int((place.baseline * 1024).rounded())
    var masks: [GlyphCache.PlacedMask] = []
    for glyph in label.glyphs where !glyph.font.hasColor {
      masks.append(try glyphs.mask(of: glyph, x: x + glyph.x, y: y + glyph.y))
    }
    return LabelMask(masks, in: size)
  }

  private func paint(
    _ glyph: ShapedLine.Glyph, at place: LabelDrawing, on bitmap: inout Bitmap
  ) throws(BadgeError) {
    do {
      let x = place.x + Double(glyph.x) / 1024
      let y = place.baseline + Double(glyph.y) / 1024
      guard let image = try glyph.font.colorImage(of: glyph.index, x: x, y: y) else { return }
      bitmap.paint(image)
    } catch {
      throw BadgeError(.internal, field: nil, "a colour glyph can't be drawn: \(error)")
    }
  }
}

extension Ground.Description {
  init(_ layout: BadgeLayout, _ drawing: BadgeDrawing, opacity: Double) {
    self.init(
      size: layout.size, badge: layout.badge, shape: drawing.shape, inside: drawing.inside,
      shadow: drawing.shadow, colors: drawing.colors, opacity: opacity)
  }
}
