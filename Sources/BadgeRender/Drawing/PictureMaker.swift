import BadgeCairo
import BadgeImage
import Badges

/// Turns layouts into pictures and keeps the parts that pictures share.
final class PictureMaker {
  private let glyphs = GlyphCache()
  private let shapes = ShapeCache()
  private var mixers: [MixerKey: PixelMixer] = [:]

  /// The picture of a layout.
  ///
  /// - Parameters:
  ///   - layout: What goes where.
  ///   - label: The label's glyphs, nil where there is none.
  func picture(of layout: BadgeLayout, label: ShapedLine?) throws(BadgeError) -> Bitmap {
    guard let drawing = layout.drawing else { return Bitmap(width: 1, height: 1) }
    let colored = colorGlyphs(of: label)
    // Colour glyphs are painted before the whole is faded.
    let opacity = colored.isEmpty ? drawing.opacity : 1
    let painter = BadgePainter(
      size: layout.size, badge: layout.badge, shape: shapes.coverage(of: drawing.shape),
      inside: drawing.inside.map { shapes.coverage(of: $0) },
      shadow: shadow(of: drawing, layout), label: try mask(of: label, drawing, layout),
      mixer: mixer(for: drawing, opacity: opacity))
    var bitmap = painter.paint()
    guard let place = drawing.label, !colored.isEmpty else { return bitmap }
    for glyph in colored { try paint(glyph, at: place, on: &bitmap) }
    bitmap.fade(to: drawing.opacity)
    return bitmap
  }

  private func shadow(of drawing: BadgeDrawing, _ layout: BadgeLayout) -> Coverage? {
    drawing.shadow.map { shadow in
      shapes.coverage(of: drawing.shape).blurred(
        sigma: shadow.sigma, offset: (shadow.x, shadow.y),
        origin: (layout.badge.x, layout.badge.y),
        canvas: (layout.size.width, layout.size.height))
    }
  }

  private func colorGlyphs(of label: ShapedLine?) -> [ShapedLine.Glyph] {
    label?.glyphs.filter(\.font.hasColor) ?? []
  }

  private func mask(
    of label: ShapedLine?, _ drawing: BadgeDrawing, _ layout: BadgeLayout
  ) throws(BadgeError) -> LabelMask {
    var masks: [GlyphCache.PlacedMask] = []
    if let label, let place = drawing.label {
      let x = Int((place.x * 1024).rounded())
      let y = Int((place.baseline * 1024).rounded())
      for glyph in label.glyphs where !glyph.font.hasColor {
        masks.append(try glyphs.mask(of: glyph, x: x + glyph.x, y: y + glyph.y))
      }
    }
    return LabelMask(masks, in: layout.size)
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

  /// Mixers are kept for badges in the same colours; a build has a handful of them.
  private func mixer(for drawing: BadgeDrawing, opacity: Double) -> PixelMixer {
    let key = MixerKey(colors: drawing.colors, shadow: drawing.shadow?.color, opacity: opacity)
    if let known = mixers[key] { return known }
    if mixers.count >= 64 { mixers.removeAll() }
    let mixer = PixelMixer(key.colors, shadow: key.shadow, opacity: opacity)
    mixers[key] = mixer
    return mixer
  }

  private struct MixerKey: Hashable {
    let colors: DrawingColors
    let shadow: RGBA?
    let opacity: Double
  }
}
