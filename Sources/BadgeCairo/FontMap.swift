import CBadgePangoCairo

/// Sets text in the faces of a private configuration, with drawing options fixed.
///
/// A map, its fonts and its lines belong to one thread: Pango's own tables are not guarded.
package final class FontMap {
  /// The faces that text is set in.
  package var faces: [FontFace] { configuration.faces }

  private let configuration: FontConfiguration
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer?
  private let attributes: OpaquePointer?
  private let glyphs = GlyphString()
  private let isFallback: Bool
  private var fonts: [UnsafeMutablePointer<PangoFont>: LoadedFont] = [:]

  /// Makes a map of the faces in some files.
  ///
  /// - Parameters:
  ///   - files: Font files in the order of their precedence; a file without a face is passed over.
  ///   - fallback: Whether emoji and characters that a face lacks are taken from the other faces.
  package init(files: [FontFile], fallback: Bool = false) throws(FontMapError) {
    configuration = try FontConfiguration(
      files: files, rules: fallback ? FontConfiguration.fallbackRules : nil)
    // Unless it is told which kind, Pango asks the environment.
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw .noFreeType
    }
    self.map = map
    pango_fc_font_map_set_config(badge_fc_font_map(map), configuration.pointer)
    // With 72 dots an inch Pango's points are pixels.
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    context = pango_font_map_create_context(map)
    Self.fixOptions(of: context)
    attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    isFallback = fallback
  }

  deinit {
    pango_attr_list_unref(attributes)
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
  }

  /// Makes fontconfig's process-wide configuration an empty one, so that the next map neither reads
  /// the user's files nor waits for them; for programs only.
  package static func ignoreUserConfiguration() {
    FontConfiguration.replaceProcessDefault()
  }

  /// The face that a specification stands for; nil where the map has none.
  package func font(for specification: FontSpecification) -> LoadedFont? {
    let description = FontDescription(specification)
    guard let font = pango_context_load_font(context, description.pointer) else { return nil }
    defer { g_object_unref(font) }
    return loaded(font)
  }

  /// Sets a text as one line.
  ///
  /// Pango's layouts are not asked: they measure lines through cairo's own fonts, which threads share.
  ///
  /// - Parameters:
  ///   - text: At most 4096 bytes, without line breaks; a map without fallback has all its characters.
  ///   - specification: The face asked for.
  package func line(_ text: String, in specification: FontSpecification) -> ShapedLine {
    // For a character that no face has Pango measures a box, with cairo's fonts.
    isFallback
      ? CairoFonts.exclusively { shape(text, in: specification) } : shape(text, in: specification)
  }

  private func shape(_ text: String, in specification: FontSpecification) -> ShapedLine {
    let description = FontDescription(specification)
    pango_context_set_font_description(context, description.pointer)
    let bytes = Array(text.utf8)
    let length = Int32(bytes.count)
    var builder = ShapedLineBuilder(text: bytes)
    guard length > 0 else { return builder.line }
    text.withCString { start in
      ItemList(start, length, context, attributes).forEachFromLeft { item in
        guard let font = item.pointee.analysis.font else { return }
        pango_shape_item(item, start, length, nil, glyphs.pointer, PANGO_SHAPE_NONE)
        builder.append(
          glyphs.pointer.pointee, textStart: Int(item.pointee.offset), in: loaded(font))
      }
    }
    return builder.line
  }

  /// One owner a font; forgotten in bulk, so that a million sizes don't stay in memory.
  private func loaded(_ pointer: UnsafeMutablePointer<PangoFont>) -> LoadedFont {
    if let known = fonts[pointer] { return known }
    if fonts.count >= 64 { fonts.removeAll() }
    let font = LoadedFont(retaining: pointer)
    fonts[pointer] = font
    return font
  }

  /// The fixed options, positions in fractions of a pixel, no language.
  private static func fixOptions(of context: OpaquePointer?) {
    pango_context_set_round_glyph_positions(context, 0)
    // Without a language Pango asks the environment, and the answer changes the choice of faces.
    // "zxx" is the code for no language.
    pango_context_set_language(context, pango_language_from_string("zxx"))
    let options = FontOptions()
    pango_cairo_context_set_font_options(context, options.pointer)
  }
}
