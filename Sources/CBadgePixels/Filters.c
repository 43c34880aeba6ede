#include "CBadgePixels.h"

#include <string.h>

// PNG's row filters. None of the loops depends on what it wrote before, so compilers vectorise them.

typedef void filter(const uint8_t *row, const uint8_t *above, size_t size, size_t step,
                    uint8_t *target);

static void sub(const uint8_t *row, const uint8_t *above, size_t size, size_t step,
                uint8_t *target) {
  (void)above;
  memcpy(target, row, step);
  for (size_t x = step; x < size; x++) target[x] = row[x] - row[x - step];
}

static void up(const uint8_t *row, const uint8_t *above, size_t size, size_t step,
               uint8_t *target) {
  (void)step;
  for (size_t x = 0; x < size; x++) target[x] = row[x] - above[x];
}

static void average(const uint8_t *row, const uint8_t *above, size_t size, size_t step,
                    uint8_t *target) {
  for (size_t x = 0; x < step; x++) target[x] = row[x] - above[x] / 2;
  for (size_t x = step; x < size; x++)
    target[x] = row[x] - (uint8_t)((row[x - step] + above[x]) >> 1);
}

static void paeth(const uint8_t *row, const uint8_t *above, size_t size, size_t step,
                  uint8_t *target) {
  for (size_t x = 0; x < step; x++) target[x] = row[x] - above[x];
  for (size_t x = step; x < size; x++) {
    int16_t left = row[x - step], over = above[x], corner = above[x - step];
    int16_t a = over - corner, b = left - corner, c = a + b;
    a = a < 0 ? -a : a;
    b = b < 0 ? -b : b;
    c = c < 0 ? -c : c;
    int16_t nearest = a <= b && a <= c ? left : b <= c ? over : corner;
    target[x] = row[x] - (uint8_t)nearest;
  }
}

/// The sum of the bytes as signed numbers without their signs.
static uint32_t weight(const uint8_t *bytes, size_t size) {
  uint32_t sum = 0;
  for (size_t x = 0; x < size; x++) {
    uint8_t byte = bytes[x], negated = (uint8_t)-byte;
    sum += byte < negated ? byte : negated;
  }
  return sum;
}

/// Writes a row under the filter with the least weight, the first of equals, after its number.
static void filter_row(const uint8_t *row, const uint8_t *above, size_t size, size_t step,
                       uint8_t *target, uint8_t *scratch) {
  static filter *const filters[] = {sub, up, average, paeth};
  uint32_t least = UINT32_MAX;
  for (uint8_t index = 0; index < 4; index++) {
    filters[index](row, above, size, step, scratch);
    uint32_t sum = weight(scratch, size);
    if (sum >= least) continue;
    least = sum;
    target[0] = index + 1;
    memcpy(target + 1, scratch, size);
  }
}

/// A row without its alphas.
static void drop_alphas(const uint8_t *row, size_t width, uint8_t *target) {
  for (size_t x = 0; x < width; x++, row += 4, target += 3) memcpy(target, row, 3);
}

void badge_pixels_png_rows(const uint8_t *pixels, size_t width, badge_png_rows rows,
                           uint8_t *target, uint8_t *scratch) {
  size_t step = rows.has_alpha ? 4 : 3, size = width * step;
  uint8_t *line = scratch + width * 4, *before = line + width * 4;
  memset(before, 0, width * 4);
  const uint8_t *above = before;
  if (rows.first > 0) {
    above = pixels + (rows.first - 1) * width * 4;
    if (!rows.has_alpha) {
      drop_alphas(above, width, before);
      above = before;
    }
  }
  for (size_t y = rows.first; y < rows.first + rows.count; y++, target += size + 1) {
    const uint8_t *row = pixels + y * width * 4;
    if (!rows.has_alpha) {
      drop_alphas(row, width, line);
      row = line;
    }
    if (rows.is_filtered) {
      filter_row(row, above, size, step, target, scratch);
    } else {
      target[0] = 0;
      memcpy(target + 1, row, size);
    }
    above = row;
    if (rows.has_alpha) continue;
    // The lines of three channels take turns.
    uint8_t *used = line;
    line = before;
    before = used;
  }
}
