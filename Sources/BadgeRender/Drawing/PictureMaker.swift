import BadgeCairo
import BadgeImage
import Badges

/// Turns layouts into pictures and keeps the parts that pictures share.
final class PictureMaker {
  private let glyphs = GlyphCache()
  private let grounds = GroundCache()
  private let stencilEncoder = StencilEncoder()
  private let encoder = PNGEncoder()

  /// The picture of a layout.
  ///
  /// - Parameters:
  ///   - layout: What goes where.
  ///   - label: The label's glyphs, nil where there is none.
  func bitmap(of layout: BadgeLayout, label: ShapedLine?) throws(BadgeError) -> Bitmap {
    guard let drawing = layout.drawing else { return Bitmap(width: 1, height: 1) }
    let colored = label?.glyphs.filter(\.isColored) ?? []
    // Colour glyphs are painted before the whole is faded.
    let opacity = colored.isEmpty ? drawing.opacity : 1
    let ground = grounds.ground(Ground.Description(layout, drawing, opacity: opacity))
    guard drawing.hasInk else { return ground.bitmap() }
    let mask = LabelMask(try placed(label, drawing), in: layout.size)
    var bitmap = ground.bitmap(with: mask)
    guard let place = drawing.label, !colored.isEmpty else { return bitmap }
    for glyph in colored { try paint(glyph, at: place, on: &bitmap) }
    bitmap.fade(to: drawing.opacity)
    return bitmap
  }

  /// The file of a layout.
  ///
  /// Where the label lies on plain ground the file is put together without its pixels; whether it does
  /// depends on the badge alone, and so do the bytes.
  func png(
    of layout: BadgeLayout, label: ShapedLine?, _ options: PNGOptions
  ) throws(BadgeError) -> [UInt8] {
    if let file = try stencilled(layout, label, options) { return file }
    return encoder.encode(try bitmap(of: layout, label: label), options: options)
  }

  private func stencilled(
    _ layout: BadgeLayout, _ label: ShapedLine?, _ options: PNGOptions
  ) throws(BadgeError) -> [UInt8]? {
    guard StencilGround.allows(width: layout.size.width, height: layout.size.height),
      let drawing = layout.drawing, drawing.hasInk,
      label?.glyphs.contains(where: \.isColored) != true
    else { return nil }
    let description = Ground.Description(layout, drawing, opacity: drawing.opacity)
    let ground = grounds.ground(description)
    let glyphs = try placed(label, drawing).map { placed in
      PlacedGlyph(
        placed.glyph.stencil, x: placed.x + placed.glyph.mask.left,
        y: placed.y + placed.glyph.mask.top)
    }
    return stencilEncoder.encode(ground.stencil, glyphs, options: options)
  }

  /// The glyphs, or the symbol, that are filled with the foreground.
  private func placed(
    _ label: ShapedLine?, _ drawing: BadgeDrawing
  ) throws(BadgeError) -> [GlyphCache.Placed] {
    if let symbol = drawing.symbol { return [try glyphs.place(symbol)] }
    guard let label, let place = drawing.label else { return [] }
    let x = Int((place.x * 1024).rounded())
    let y = Int((place.baseline * 1024).rounded())
    var placed: [GlyphCache.Placed] = []
    for glyph in label.glyphs where !glyph.isColored {
      placed.append(try glyphs.place(glyph, x: x + glyph.x, y: y + glyph.y))
    }
    return placed
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

extension BadgeDrawing {
  /// Whether there is more than the shape.
  fileprivate var hasInk: Bool { label != nil || symbol != nil }
}

extension Ground.Description {
  init(_ layout: BadgeLayout, _ drawing: BadgeDrawing, opacity: Double) {
    self.init(
      size: layout.size, badge: layout.badge, shape: drawing.shape, inside: drawing.inside,
      shadow: drawing.shadow, colors: drawing.colors, opacity: opacity)
  }
}
