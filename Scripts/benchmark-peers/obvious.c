// The obvious C program: Pango, cairo, the default fontconfig, cairo's PNG writer.
//   obvious show|path one SCALE FILE
//       the badge "42"
//   obvious show|path loop N STEP SCALE [DIR]
//       every STEP-th of 0…N-1 in three tints, in memory or to DIR
// `show` draws as Pango's defaults have it, glyphs on whole pixels; `path` fills the outlines at
// their exact fractional positions.
#include <math.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const double tints[3][3] = {
    {1, 59 / 255.0, 48 / 255.0}, {0, 122 / 255.0, 1}, {52 / 255.0, 199 / 255.0, 89 / 255.0}};
static const double leading = 41;

static PangoLayout *label(cairo_t *context, const char *text, double scale, int exact) {
  PangoLayout *layout = pango_cairo_create_layout(context);
  if (exact) {
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(pango_layout_get_context(layout), options);
    pango_context_set_round_glyph_positions(pango_layout_get_context(layout), FALSE);
    cairo_font_options_destroy(options);
  }
  PangoFontDescription *font = pango_font_description_from_string("Inter Bold");
  pango_font_description_set_absolute_size(font, 34 * scale * PANGO_SCALE);
  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum"));
  pango_layout_set_font_description(layout, font);
  pango_layout_set_attributes(layout, attributes);
  pango_layout_set_text(layout, text, -1);
  pango_attr_list_unref(attributes);
  pango_font_description_free(font);
  return layout;
}

static cairo_surface_t *badge(int number, const double *tint, double scale, int exact) {
  char text[16];
  snprintf(text, sizeof text, "%d", number);
  cairo_surface_t *scratch = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1);
  cairo_t *context = cairo_create(scratch);
  PangoLayout *layout = label(context, text, scale, exact);
  PangoRectangle box;
  pango_layout_get_extents(layout, NULL, &box);
  double textWidth = box.width / (double)PANGO_SCALE, textHeight = box.height / (double)PANGO_SCALE;
  int height = ceil(1.4 * leading * scale), width = ceil(textWidth + 0.8 * leading * scale);
  if (width < height) width = height;
  cairo_destroy(context);
  cairo_surface_destroy(scratch);

  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  context = cairo_create(surface);
  double radius = height / 2.0;
  cairo_arc(context, radius, radius, radius, M_PI / 2, M_PI * 3 / 2);
  cairo_arc(context, width - radius, radius, radius, -M_PI / 2, M_PI / 2);
  cairo_set_source_rgb(context, tint[0], tint[1], tint[2]);
  cairo_fill(context);
  cairo_move_to(context, (width - textWidth) / 2, (height - textHeight) / 2);
  cairo_set_source_rgb(context, 1, 1, 1);
  if (exact) {
    pango_cairo_layout_path(context, layout);
    cairo_fill(context);
  } else {
    pango_cairo_show_layout(context, layout);
  }
  g_object_unref(layout);
  cairo_destroy(context);
  return surface;
}

static cairo_status_t count(void *bytes, const unsigned char *data, unsigned length) {
  (void)data;
  *(long long *)bytes += length;
  return CAIRO_STATUS_SUCCESS;
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

static long long put(cairo_surface_t *surface, int number, const char *folder) {
  long long bytes = 0;
  if (folder) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%d.png", folder, number);
    if (cairo_surface_write_to_png(surface, path)) exit(73);
  } else {
    cairo_surface_write_to_png_stream(surface, count, &bytes);
  }
  cairo_surface_destroy(surface);
  return bytes;
}

static void loop(int end, int step, double scale, const char *folder, int exact) {
  // What only a first badge costs is not counted.
  put(badge(42, tints[0], scale, exact), 42, NULL);
  long long bytes = 0;
  int badges = 0;
  double start = now();
  for (int i = 0; i < end; i += step, badges++)
    bytes += put(badge(i, tints[i % 3], scale, exact), i, folder);
  printf("{\"badges\":%d,\"seconds\":%.6f,\"bytes\":%lld}\n", badges, now() - start, bytes);
}

int main(int argc, char **argv) {
  if (argc < 5) return 64;
  int exact = !strcmp(argv[1], "path");
  if (!strcmp(argv[2], "one")) {
    cairo_surface_t *surface = badge(42, tints[0], atof(argv[3]), exact);
    return cairo_surface_write_to_png(surface, argv[4]) ? 73 : 0;
  }
  if (argc < 6) return 64;
  loop(atoi(argv[3]), atoi(argv[4]), atof(argv[5]), argv[6], exact);
}
