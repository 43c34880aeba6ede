import CBadgePangoCairo

/// Sets text in the faces of a private configuration, with drawing options fixed.
///
/// A map, its fonts and its lines belong to one thread: Pango's own tables are not guarded.
package final class FontMap {
  /// The faces that text is set in.
  package var faces: [FontFace] { configuration.faces }

  private let configuration: FontConfiguration
  private let map: UnsafeMutablePointer<PangoFontMap>?
  private let context: OpaquePointer?
  private let layout: OpaquePointer?
  private var fonts: [UnsafeMutablePointer<PangoFont>: LoadedFont] = [:]

  /// Makes a map of the faces in some files.
  ///
  /// - Parameters:
  ///   - files: Font files in the order of their precedence; a file without a face is passed over.
  ///   - fallback: Whether emoji and characters that a face lacks are taken from the other faces.
  package init(files: [FontFile], fallback: Bool = false) {
    configuration = FontConfiguration(files: files, fallback: fallback)
    map = pango_cairo_font_map_new()
    pango_fc_font_map_set_config(badge_fc_font_map(map), configuration.pointer)
    // With 72 dots an inch Pango's points are pixels.
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    context = pango_font_map_create_context(map)
    Self.fixOptions(of: context)
    layout = pango_layout_new(context)
    pango_layout_set_single_paragraph_mode(layout, 1)
    Self.askForTabularDigits(in: layout)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
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
  /// - Parameters:
  ///   - text: At most 4096 bytes, without line breaks.
  ///   - specification: The face asked for.
  package func line(_ text: String, in specification: FontSpecification) -> ShapedLine {
    let description = FontDescription(specification)
    pango_layout_set_font_description(layout, description.pointer)
    let bytes = Array(text.utf8)
    pango_layout_set_text(layout, text, Int32(bytes.count))
    var builder = ShapedLineBuilder(text: bytes)
    var run = pango_layout_get_line_readonly(layout, 0)?.pointee.runs
    while let item = run {
      let glyphItem = item.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      if let font = glyphItem.pointee.item.pointee.analysis.font {
        builder.append(glyphItem.pointee, in: loaded(font))
      }
      run = item.pointee.next
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

  /// Grey antialiasing, no hinting of any kind, positions in fractions of a pixel, no language.
  private static func fixOptions(of context: OpaquePointer?) {
    pango_context_set_round_glyph_positions(context, 0)
    // Without a language Pango asks the environment, and the answer changes the choice of faces.
    // "zxx" is the code for no language.
    pango_context_set_language(context, pango_language_from_string("zxx"))
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
  }

  private static func askForTabularDigits(in layout: OpaquePointer?) {
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    pango_layout_set_attributes(layout, attributes)
  }
}
