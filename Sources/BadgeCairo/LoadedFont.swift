import CBadgePangoCairo

/// A face at a size, as Pango loaded it.
///
/// Lengths are Pango units: 1/1024 of a pixel.
package final class LoadedFont {
  let pointer: UnsafeMutablePointer<PangoFont>
  let harfbuzz: OpaquePointer?

  /// The file it was loaded from, nil where there is none.
  package let file: FontFile?
  /// Whether some of its glyphs have colours of their own.
  private let hasColor: Bool

  /// The widest digit of each decade that was asked for, by the decade's zero.
  var widestDigits: [UInt32: Int] = [:]

  /// The ink boxes of the glyphs that were asked for.
  private var inkBoxes: [UInt32: hb_glyph_extents_t?] = [:]

  /// Whether the glyphs that were asked for have colours.
  private var coloredGlyphs: [UInt32: Bool] = [:]

  init(retaining pointer: UnsafeMutablePointer<PangoFont>) {
    self.pointer = pointer
    g_object_ref(pointer)
    harfbuzz = pango_font_get_hb_font(pointer)
    let face = hb_font_get_face(harfbuzz)
    hasColor =
      hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
      || hb_ot_color_has_svg(face) != 0 || badge_has_paint(face) != 0
    file = badge_font_pattern(pointer).flatMap { FontFace.file(of: $0) }
  }

  deinit { g_object_unref(pointer) }

  /// Ascent, descent and line gap together.
  ///
  /// It is 0 or negative where the face says so.
  package var lineHeight: Int {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(harfbuzz, &extents)
    return Int(extents.ascender) - Int(extents.descender) + Int(extents.line_gap)
  }

  /// The height of capitals: what the face says, or else the top of its H, or else 0.7 em.
  package var capHeight: Int32 {
    var height: hb_position_t = 0
    let isKnown = hb_ot_metrics_get_position(harfbuzz, HB_OT_METRICS_TAG_CAP_HEIGHT, &height) != 0
    if isKnown, height > 0 { return height }
    var glyph: hb_codepoint_t = 0
    if hb_font_get_nominal_glyph(harfbuzz, 0x48, &glyph) != 0, let box = extents(of: glyph),
      box.y_bearing > 0
    {
      return box.y_bearing
    }
    var em: (x: Int32, y: Int32) = (0, 0)
    hb_font_get_scale(harfbuzz, &em.x, &em.y)
    return em.y * 7 / 10
  }

  /// Whether a glyph has colours of its own; a face with colours may have plain glyphs, too.
  func isColored(_ glyph: UInt32) -> Bool {
    guard hasColor else { return false }
    if let known = coloredGlyphs[glyph] { return known }
    let isColored = badge_glyph_has_color(harfbuzz, glyph) != 0
    coloredGlyphs[glyph] = isColored
    return isColored
  }

  /// The box of a glyph's outline or bitmap, y upwards; nil where it has no ink.
  ///
  /// HarfBuzz reads the whole outline for it, so the answers are kept.
  func extents(of glyph: UInt32) -> hb_glyph_extents_t? {
    if let known = inkBoxes[glyph] { return known }
    let box = readExtents(of: glyph)
    inkBoxes[glyph] = box
    return box
  }

  private func readExtents(of glyph: UInt32) -> hb_glyph_extents_t? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(harfbuzz, glyph, &extents) != 0, extents.width != 0,
      extents.height != 0
    else { return nil }
    return extents
  }

  /// How far the pen moves for a glyph.
  func advance(of glyph: UInt32) -> Int32 {
    hb_font_get_glyph_h_advance(harfbuzz, glyph)
  }
}
