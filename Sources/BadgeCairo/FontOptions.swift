import CBadgePangoCairo

/// How glyphs are drawn, whatever the machine prefers: grey antialiasing, no hinting of any kind.
struct FontOptions: ~Copyable {
  let pointer: OpaquePointer?

  init() {
    pointer = cairo_font_options_create()
    cairo_font_options_set_antialias(pointer, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(pointer, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(pointer, CAIRO_HINT_METRICS_OFF)
  }

  deinit { cairo_font_options_destroy(pointer) }
}
