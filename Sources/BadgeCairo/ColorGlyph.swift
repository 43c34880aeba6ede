import CBadgePangoCairo

/// A glyph with colours of its own, as premultiplied pixels.
package struct ColorGlyphImage: Sendable {
  /// Pixels from the picture's left edge to the image's left column.
  package let left: Int
  /// Pixels from the picture's top edge to the image's top row.
  package let top: Int
  /// Columns.
  package let width: Int
  /// Rows.
  package let height: Int
  /// One premultiplied pixel a word, 0xAARRGGBB, row by row.
  package let pixels: [UInt32]
}

extension LoadedFont {
  /// A colour glyph at its place.
  ///
  /// The glyph is painted once at the face's own size and from there, scaled, at its fractional place:
  /// cairo on its own puts bitmaps on whole pixels only.
  ///
  /// - Parameters:
  ///   - glyph: The glyph's number in the face.
  ///   - x: The origin, pixels from the picture's left edge.
  ///   - y: The origin, pixels from the picture's top edge.
  /// - Returns: The image; nil for a glyph without ink.
  package func colorImage(
    of glyph: UInt32, x: Double, y: Double
  ) throws(CairoError) -> ColorGlyphImage? {
    try CairoFonts.exclusively { () throws(CairoError) in
      try paintedImage(of: glyph, x: x, y: y)
    }
  }

  private func paintedImage(
    of glyph: UInt32, x: Double, y: Double
  ) throws(CairoError) -> ColorGlyphImage? {
    guard let native = try nativeImage(of: glyph), let extents = extents(of: glyph) else {
      return nil
    }
    let unit = Double(PANGO_SCALE)
    let scale = Double(extents.width) / unit / native.inkWidth
    let inkLeft = x + Double(extents.x_bearing) / unit
    let inkTop = y - Double(extents.y_bearing) / unit
    let left = Int(inkLeft.rounded(.down)) - 1
    let top = Int(inkTop.rounded(.down)) - 1
    let width = try wholePixels(Double(native.surface.width) * scale) + 3
    let height = try wholePixels(Double(native.surface.height) * scale) + 3
    let target = try ImageSurface(.color, width: width, height: height)
    try target.draw { context in
      native.surface.setAsSource(
        of: context, x: inkLeft - Double(left), y: inkTop - Double(top), scale: scale)
      cairo_paint(context)
    }
    return ColorGlyphImage(
      left: left, top: top, width: width, height: height, pixels: target.words)
  }

  /// The glyph at the face's own size, cut to its ink; nil without ink.
  private func nativeImage(
    of index: UInt32
  ) throws(CairoError) -> (surface: ImageSurface, inkWidth: Double)? {
    let font = try ScaledFont(nativeSizeOf: self)
    var glyph = cairo_glyph_t(index: UInt(index), x: 0, y: 0)
    let extents = try font.extents(of: &glyph)
    guard extents.width > 0, extents.height > 0 else { return nil }
    let surface = try ImageSurface(
      .color, width: wholePixels(extents.width), height: wholePixels(extents.height))
    glyph.x = -extents.x_bearing
    glyph.y = -extents.y_bearing
    try surface.draw { context in
      cairo_set_scaled_font(context, font.pointer)
      cairo_show_glyphs(context, &glyph, 1)
    }
    return (surface, extents.width)
  }
}

/// A face in the size its bitmaps were drawn in.
private struct ScaledFont: ~Copyable {
  let pointer: OpaquePointer?

  /// Takes the size that Pango reports as the font's: for bitmaps it is the bitmaps' own.
  init(nativeSizeOf font: LoadedFont) throws(CairoError) {
    let description = pango_font_describe_with_absolute_size(font.pointer)
    defer { pango_font_description_free(description) }
    let size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, size, size)
    var identity = cairo_matrix_t()
    cairo_matrix_init_identity(&identity)
    let options = FontOptions()
    pointer = badge_scaled_font(font.pointer).flatMap { scaled in
      cairo_scaled_font_create(
        cairo_scaled_font_get_font_face(scaled), &matrix, &identity, options.pointer)
    }
    guard pointer != nil else { throw CairoError(status: CAIRO_STATUS_NULL_POINTER.rawValue) }
    try CairoError.check(cairo_scaled_font_status(pointer))
  }

  deinit { cairo_scaled_font_destroy(pointer) }

  func extents(of glyph: inout cairo_glyph_t) throws(CairoError) -> cairo_text_extents_t {
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(pointer, &glyph, 1, &extents)
    try CairoError.check(cairo_scaled_font_status(pointer))
    return extents
  }
}

/// A length as whole pixels that hold it; a font file's lengths may be any.
private func wholePixels(_ length: Double) throws(CairoError) -> Int {
  // Small enough that sums of such lengths can't overflow.
  guard let pixels = Int32(exactly: length.rounded(.up)) else { throw CairoError.tooLarge }
  return Int(pixels)
}
