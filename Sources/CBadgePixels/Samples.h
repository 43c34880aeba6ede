// The loops for one size of sample; the including file defines SAMPLE (the type), LEVEL (how many of
// its levels are one of 255) and NAME (what ends the functions' names).

static inline int NAME(are_equal)(const SAMPLE *left, const SAMPLE *right) {
  if (memcmp(left, right, 4 * sizeof(SAMPLE)) == 0) return 1;
  return left[3] == 0 && right[3] == 0;
}

static inline uint32_t NAME(distance)(SAMPLE left, SAMPLE right) {
  return left > right ? left - right : right - left;
}

static void NAME(note)(const SAMPLE *left, const SAMPLE *right, size_t x, size_t y, size_t index,
                       badge_pixel_statistics *statistics) {
  uint32_t colour = 0, largest = NAME(distance)(left[3], right[3]);
  for (int channel = 0; channel < 3; channel++) {
    uint32_t distance = NAME(distance)(left[channel], right[channel]);
    if (distance > colour) colour = distance;
  }
  if (colour > largest) largest = colour;
  if (largest > statistics->largest) {
    statistics->largest = largest;
    statistics->largest_index = index;
  }
  if (colour > 0 && left[3] > 0 && right[3] > 0) statistics->in_colour++;
  if (statistics->differing == 0) statistics->first_row = y;
  statistics->last_row = y;
  if (x < statistics->first_column) statistics->first_column = x;
  if (x > statistics->last_column) statistics->last_column = x;
  statistics->histogram[(largest + LEVEL - 1) / LEVEL]++;
  statistics->differing++;
}

void NAME(badge_pixels_compare)(const SAMPLE *left, const SAMPLE *right, size_t width,
                                size_t height, badge_pixel_statistics *statistics) {
  memset(statistics, 0, sizeof *statistics);
  statistics->first_column = width;
  size_t row = width * 4;
  for (size_t y = 0; y < height; y++, left += row, right += row) {
    if (memcmp(left, right, row * sizeof(SAMPLE)) == 0) continue;
    for (size_t x = 0; x < width; x++)
      if (!NAME(are_equal)(left + x * 4, right + x * 4))
        NAME(note)(left + x * 4, right + x * 4, x, y, y * width + x, statistics);
  }
}

int NAME(badge_pixels_match_moved)(const SAMPLE *left, const SAMPLE *right, size_t width,
                                   size_t height, long x, long y) {
  size_t columns = width - (size_t)labs(x), rows = height - (size_t)labs(y);
  left += ((y < 0 ? -y : 0) * (long)width + (x < 0 ? -x : 0)) * 4;
  right += ((y > 0 ? y : 0) * (long)width + (x > 0 ? x : 0)) * 4;
  for (size_t row = 0; row < rows; row++, left += width * 4, right += width * 4) {
    if (memcmp(left, right, columns * 4 * sizeof(SAMPLE)) == 0) continue;
    for (size_t column = 0; column < columns; column++)
      if (!NAME(are_equal)(left + column * 4, right + column * 4)) return 0;
  }
  return 1;
}

static inline uint8_t NAME(emphasis)(SAMPLE left, SAMPLE right) {
  uint32_t distance = (NAME(distance)(left, right) + LEVEL - 1) / LEVEL;
  if (distance == 0) return 0;
  return distance > 31 ? 255 : (uint8_t)(128 + 4 * distance);
}

/// A quarter of the pixel's grey over black.
static inline uint8_t NAME(shade)(const SAMPLE *pixel) {
  uint64_t grey = (pixel[0] * 2u + pixel[1] * 5u + pixel[2]) / 8 / LEVEL;
  return (uint8_t)(grey * (pixel[3] / LEVEL) / 255 / 4);
}

void NAME(badge_pixels_difference_row)(const SAMPLE *left, const SAMPLE *right, uint8_t *target,
                                       size_t width) {
  for (size_t x = 0; x < width; x++, left += 4, right += 4, target += 4) {
    target[3] = 255;
    if (NAME(are_equal)(left, right)) {
      target[0] = target[1] = target[2] = NAME(shade)(left);
      continue;
    }
    for (int channel = 0; channel < 3; channel++)
      target[channel] = NAME(emphasis)(left[channel], right[channel]);
    if ((target[0] | target[1] | target[2]) == 0)
      target[0] = target[1] = target[2] = NAME(emphasis)(left[3], right[3]);
  }
}
