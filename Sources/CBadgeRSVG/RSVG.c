#include "CBadgeRSVG.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// What librsvg's and GLib's headers declare of these; without them, the library is needed neither to
// build nor to start.

typedef struct {
  double length;
  int unit;
} length;

typedef struct {
  double x, y, width, height;
} rectangle;

struct badge_rsvg {
  void *(*open)(const uint8_t *bytes, size_t size, void **error);
  int (*set_style)(void *handle, const uint8_t *style, size_t size, void **error);
  void (*set_resolution)(void *handle, double dots_per_inch);
  int (*size)(void *handle, double *width, double *height);
  void (*dimensions)(void *handle, int *has_width, length *width, int *has_height, length *height,
                     int *has_view_box, rectangle *view_box);
  int (*draw)(void *handle, void *cairo, const rectangle *viewport, void **error);
  void (*unref)(void *object);
  const unsigned *major, *minor, *micro;
};

struct badge_svg {
  const badge_rsvg *library;
  void *handle;
};

static const char *const names[] = {
    "rsvg_handle_new_from_data",
    "rsvg_handle_set_stylesheet",
    "rsvg_handle_set_dpi",
    "rsvg_handle_get_intrinsic_size_in_pixels",
    "rsvg_handle_get_intrinsic_dimensions",
    "rsvg_handle_render_document",
    "g_object_unref",
    "rsvg_major_version",
    "rsvg_minor_version",
    "rsvg_micro_version",
};

const badge_rsvg *badge_rsvg_load(const char *name) {
  enum { count = sizeof names / sizeof *names };
  _Static_assert(sizeof(badge_rsvg) == count * sizeof(void *), "a name for each member");
  void *symbols[count];
  void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  badge_rsvg *library = handle == NULL ? NULL : malloc(sizeof *library);
  if (library == NULL) return NULL;
  for (int i = 0; i < count; i++) {
    symbols[i] = dlsym(handle, names[i]);
    if (symbols[i] != NULL) continue;
    free(library);
    return NULL;
  }
  memcpy(library, symbols, sizeof symbols);
  return library;
}

void badge_rsvg_version(const badge_rsvg *library, unsigned numbers[3]) {
  numbers[0] = *library->major;
  numbers[1] = *library->minor;
  numbers[2] = *library->micro;
}

badge_svg *badge_svg_open(const badge_rsvg *library, const void *bytes, size_t size,
                          const char *style) {
  badge_svg *svg = calloc(1, sizeof *svg);
  if (svg == NULL) return NULL;
  svg->library = library;
  svg->handle = library->open(bytes, size, NULL);
  if (svg->handle != NULL) {
    library->set_resolution(svg->handle, 96);
    if (library->set_style(svg->handle, (const uint8_t *)style, strlen(style), NULL)) return svg;
  }
  badge_svg_close(svg);
  return NULL;
}

void badge_svg_close(badge_svg *svg) {
  if (svg->handle != NULL) svg->library->unref(svg->handle);
  free(svg);
}

int badge_svg_size(badge_svg *svg, double *width, double *height) {
  return svg->library->size(svg->handle, width, height);
}

int badge_svg_view_box(badge_svg *svg, double *width, double *height) {
  int has_width, has_height, has_view_box;
  length ignored_width, ignored_height;
  rectangle view_box;
  svg->library->dimensions(svg->handle, &has_width, &ignored_width, &has_height, &ignored_height,
                           &has_view_box, &view_box);
  if (!has_view_box) return 0;
  *width = view_box.width;
  *height = view_box.height;
  return 1;
}

int badge_svg_draw(badge_svg *svg, void *cairo, double width, double height) {
  rectangle viewport = {0, 0, width, height};
  return svg->library->draw(svg->handle, cairo, &viewport, NULL);
}
