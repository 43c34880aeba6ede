#include <fontconfig/fontconfig.h>
#include <freetype/freetype.h>
#include <fribidi.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <pixman.h>

/// FriBidi's version is the second word of a text; a variable, which Swift takes for a data race.
static inline const char *badge_fribidi_info(void) {
  return fribidi_version_info;
}

/// HarfBuzz 7 renamed the call.
static inline void badge_draw_glyph(hb_font_t *font, hb_codepoint_t glyph,
                                    hb_draw_funcs_t *funcs, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, funcs, data);
#else
  hb_font_get_glyph_shape(font, glyph, funcs, data);
#endif
}

/// The cast macros are not imported.
static inline PangoFcFontMap *badge_fc_font_map(PangoFontMap *map) {
  return PANGO_FC_FONT_MAP(map);
}

/// Whether the font has a fontconfig pattern behind it, and that pattern, which the font keeps.
static inline FcPattern *badge_font_pattern(PangoFont *font) {
  return PANGO_IS_FC_FONT(font) ? pango_fc_font_get_pattern(PANGO_FC_FONT(font)) : NULL;
}

/// The cairo font of a Pango font, which the font keeps; NULL where it has none.
static inline cairo_scaled_font_t *badge_scaled_font(PangoFont *font) {
  return PANGO_IS_CAIRO_FONT(font)
             ? pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font))
             : NULL;
}

/// HarfBuzz 7 reads the colours that are painted; before, no glyph has them.
static inline hb_bool_t badge_has_paint(hb_face_t *face) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  return hb_ot_color_has_paint(face);
#else
  (void)face;
  return 0;
#endif
}

/// Whether a glyph is painted or a drawing of SVG; cairo 1.18 is the first to show either.
static inline hb_bool_t badge_glyph_is_drawing(hb_face_t *face, hb_codepoint_t glyph) {
  if (cairo_version() < CAIRO_VERSION_ENCODE(1, 18, 0)) return 0;
#if HB_VERSION_ATLEAST(7, 0, 0)
  if (hb_ot_color_glyph_has_paint(face, glyph)) return 1;
#endif
  hb_blob_t *svg = hb_ot_color_glyph_reference_svg(face, glyph);
  hb_bool_t is_drawing = hb_blob_get_length(svg) > 0;
  hb_blob_destroy(svg);
  return is_drawing;
}

/// Whether a glyph has colours that cairo shows: layers, a picture or a drawing.
static inline hb_bool_t badge_glyph_has_color(hb_font_t *font, hb_codepoint_t glyph) {
  hb_face_t *face = hb_font_get_face(font);
  if (hb_ot_color_glyph_get_layers(face, glyph, 0, NULL, NULL) > 0) return 1;
  hb_blob_t *png = hb_ot_color_glyph_reference_png(font, glyph);
  hb_bool_t is_picture = hb_blob_get_length(png) > 0;
  hb_blob_destroy(png);
  return is_picture || badge_glyph_is_drawing(face, glyph);
}

/// The direction of a text's first strong character; deprecated without a successor in public.
static inline PangoDirection badge_base_direction(const char *text, int length) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return pango_find_base_dir(text, length);
  G_GNUC_END_IGNORE_DEPRECATIONS
}
