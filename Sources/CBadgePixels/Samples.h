// The loops for one size of sample; the including file defines SAMPLE (the type), LEVEL (how many of
// its levels are one of 255), IN_BYTES (a difference in levels of 255, rounded up) and NAME (what ends
// the functions' names).

typedef SAMPLE NAME(four_pixels) __attribute__((vector_size(16 * sizeof(SAMPLE))));
typedef SAMPLE NAME(four_samples) __attribute__((vector_size(4 * sizeof(SAMPLE))));

static inline int NAME(are_equal)(const SAMPLE *left, const SAMPLE *right) {
  if (memcmp(left, right, 4 * sizeof(SAMPLE)) == 0) return 1;
  return left[3] == 0 && right[3] == 0;
}

static inline uint32_t NAME(distance)(SAMPLE left, SAMPLE right) {
  return left > right ? left - right : right - left;
}

/// Notes how four pixels differ; vectors, since every instruction counts where nothing is optimised.
static void NAME(note)(const SAMPLE *left, const SAMPLE *right, size_t index,
                       badge_pixel_statistics *statistics) {
  NAME(four_pixels) l, r;
  memcpy(&l, left, sizeof l);
  memcpy(&r, right, sizeof r);
  NAME(four_pixels) distance = __builtin_elementwise_max(l, r) - __builtin_elementwise_min(l, r);
  NAME(four_samples) colour = __builtin_elementwise_max(
      __builtin_elementwise_max(CHANNEL(distance, 0), CHANNEL(distance, 1)), CHANNEL(distance, 2));
  NAME(four_samples) left_alpha = CHANNEL(l, 3), right_alpha = CHANNEL(r, 3);
  colour &= (NAME(four_samples))(left_alpha != 0) & (NAME(four_samples))(right_alpha != 0);
  NAME(four_samples) largest = __builtin_elementwise_max(colour, CHANNEL(distance, 3));
  for (int i = 0; i < 4; i++) {
    uint32_t level = largest[i];
    statistics->histogram[IN_BYTES(level)]++;
    if (colour[i] != 0) statistics->in_colour++;
    if (level <= statistics->largest) continue;
    statistics->largest = level;
    statistics->largest_index = index + (size_t)i;
  }
}

/// Notes where in a row the first and the last differing pixel are; whether there is one.
static int NAME(note_columns)(const SAMPLE *left, const SAMPLE *right, size_t width,
                              badge_pixel_statistics *statistics) {
  size_t first = 0, last = width;
  while (first < width && NAME(are_equal)(left + first * 4, right + first * 4)) first++;
  if (first == width) return 0;
  while (NAME(are_equal)(left + last * 4 - 4, right + last * 4 - 4)) last--;
  if (first < statistics->first_column) statistics->first_column = first;
  if (last - 1 > statistics->last_column) statistics->last_column = last - 1;
  return 1;
}

static void NAME(note_row)(const SAMPLE *left, const SAMPLE *right, size_t width, size_t index,
                           badge_pixel_statistics *statistics) {
  size_t x = 0;
  for (; x + 4 <= width; x += 4)
    if (memcmp(left + x * 4, right + x * 4, 16 * sizeof(SAMPLE)) != 0)
      NAME(note)(left + x * 4, right + x * 4, index + x, statistics);
  if (x == width) return;
  SAMPLE rest_left[16] = {0}, rest_right[16] = {0};
  memcpy(rest_left, left + x * 4, (width - x) * 4 * sizeof(SAMPLE));
  memcpy(rest_right, right + x * 4, (width - x) * 4 * sizeof(SAMPLE));
  NAME(note)(rest_left, rest_right, index + x, statistics);
}

void NAME(badge_pixels_compare)(const SAMPLE *left, const SAMPLE *right, size_t width,
                                size_t height, badge_pixel_statistics *statistics) {
  memset(statistics, 0, sizeof *statistics);
  statistics->first_column = width;
  statistics->first_row = height;
  size_t row = width * 4;
  for (size_t y = 0; y < height; y++, left += row, right += row) {
    if (memcmp(left, right, row * sizeof(SAMPLE)) == 0) continue;
    if (!NAME(note_columns)(left, right, width, statistics)) continue;
    if (statistics->first_row == height) statistics->first_row = y;
    statistics->last_row = y;
    NAME(note_row)(left, right, width, y * width, statistics);
  }
  statistics->histogram[0] = 0;
  for (int level = 1; level < 256; level++) statistics->differing += statistics->histogram[level];
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
    int is_seen = left[3] != 0 && right[3] != 0;
    for (int channel = 0; channel < 3; channel++)
      target[channel] = is_seen ? NAME(emphasis)(left[channel], right[channel]) : 0;
    if ((target[0] | target[1] | target[2]) == 0)
      target[0] = target[1] = target[2] = NAME(emphasis)(left[3], right[3]);
  }
}
