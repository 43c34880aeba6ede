#ifndef CBADGE_RSVG_H
#define CBADGE_RSVG_H

#include <stddef.h>

// librsvg, loaded where an SVG is to be drawn: it takes longer to start than a badge to draw.

/// The functions that are called; opaque to Swift.
typedef struct badge_rsvg badge_rsvg;

/// Loads the library by its file's name, for the life of the process; NULL where it isn't there.
const badge_rsvg *badge_rsvg_load(const char *name);

/// The library's version: three numbers.
void badge_rsvg_version(const badge_rsvg *library, unsigned numbers[3]);

/// An SVG document.
typedef struct badge_svg badge_svg;

/// Reads a document, without access to other files; NULL where it is none.
///
/// `style` is CSS that wins over the document's own.
badge_svg *badge_svg_open(const badge_rsvg *library, const void *bytes, size_t size,
                          const char *style);

/// Frees a document.
void badge_svg_close(badge_svg *svg);

/// The document's own size in pixels of CSS; whether it has one.
int badge_svg_size(badge_svg *svg, double *width, double *height);

/// The sides of the document's view box; whether it has one.
int badge_svg_view_box(badge_svg *svg, double *width, double *height);

/// Draws the document into a rectangle at the origin of a cairo context; whether that went well.
int badge_svg_draw(badge_svg *svg, void *cairo, double width, double height);

#endif
