#include "CBadgePixels.h"

#include <string.h>

// The other way round than Filters.c. Each pixel depends on the one before, so a pixel's channels are
// what is computed at once; a row of three channels is read into pixels of four.

typedef uint8_t channels __attribute__((vector_size(4)));
typedef int16_t numbers __attribute__((vector_size(8)));

enum { NONE, SUB, UP, AVERAGE, PAETH };

static inline __attribute__((always_inline)) channels load(const uint8_t *bytes, size_t step) {
  channels pixel = {0};
  memcpy(&pixel, bytes, step);
  return pixel;
}

/// The channel of left, above and corner that is nearest to left + above - corner.
static inline channels nearest(channels left, channels above, channels corner) {
  numbers l = __builtin_convertvector(left, numbers), o = __builtin_convertvector(above, numbers);
  numbers k = __builtin_convertvector(corner, numbers);
  numbers a = o - k, b = l - k, c = a + b;
  a = __builtin_elementwise_max(a, -a);
  b = __builtin_elementwise_max(b, -b);
  c = __builtin_elementwise_max(c, -c);
  numbers is_left = (a <= b) & (a <= c), is_above = b <= c;
  numbers other = (is_above & o) | (~is_above & k);
  return __builtin_convertvector((is_left & l) | (~is_left & other), channels);
}

/// Undoes one filter; `filter` and `step` are constants where this is called.
static inline __attribute__((always_inline)) void undo(int filter, const uint8_t *row, size_t step,
                                                       const uint8_t *above, size_t width,
                                                       uint8_t *target) {
  channels left = {0}, corner = {0};
  for (size_t x = 0; x < width; x++, row += step, above += 4, target += 4) {
    channels pixel = load(row, step), over = load(above, 4);
    if (filter == SUB) pixel += left;
    if (filter == UP) pixel += over;
    if (filter == AVERAGE) pixel += (left & over) + ((left ^ over) >> 1);
    if (filter == PAETH) pixel += nearest(left, over, corner);
    left = pixel;
    corner = over;
    if (step == 3) pixel[3] = 255;
    memcpy(target, &pixel, 4);
  }
}

static inline __attribute__((always_inline)) int undo_row(const uint8_t *row, size_t step,
                                                          const uint8_t *above, size_t width,
                                                          uint8_t *target) {
  switch (*row++) {
    case NONE: undo(NONE, row, step, above, width, target); return 1;
    case SUB: undo(SUB, row, step, above, width, target); return 1;
    case UP: undo(UP, row, step, above, width, target); return 1;
    case AVERAGE: undo(AVERAGE, row, step, above, width, target); return 1;
    case PAETH: undo(PAETH, row, step, above, width, target); return 1;
    default: return 0;
  }
}

int badge_pixels_read_png_rows(const uint8_t *rows, size_t width, size_t height, int has_alpha,
                               const uint8_t *zeros, uint8_t *pixels) {
  const uint8_t *above = zeros;
  for (size_t y = 0; y < height; y++, above = pixels, pixels += 4 * width) {
    int is_known = has_alpha ? undo_row(rows, 4, above, width, pixels)
                             : undo_row(rows, 3, above, width, pixels);
    if (!is_known) return 0;
    rows += 1 + width * (has_alpha ? 4 : 3);
  }
  return 1;
}
