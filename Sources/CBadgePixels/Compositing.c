#include "CBadgePixels.h"

#include <string.h>

void badge_pixels_over_row(uint8_t *target, const uint8_t *source, size_t width) {
  for (size_t x = 0; x < width; x++, target += 4, source += 4) {
    uint32_t cover = source[3];
    if (cover == 0) continue;
    if (cover == 255) {
      memcpy(target, source, 4);
      continue;
    }
    // Alphas in 255ths of 255ths.
    uint32_t above = cover * 255, below = target[3] * (255 - cover), alpha = above + below;
    for (int channel = 0; channel < 3; channel++)
      target[channel] = (uint8_t)((source[channel] * above + target[channel] * below + alpha / 2) / alpha);
    target[3] = (uint8_t)((alpha + 127) / 255);
  }
}

/// 255 × 255: an alpha that is the product of two.
#define WHOLE 65025u

void badge_pixels_cut_over_row(uint8_t *target, const uint8_t *source, const uint8_t *bare,
                               const uint8_t *ring, size_t width) {
  for (size_t x = 0; x < width; x++, target += 4, source += 4, bare += 4) {
    uint32_t cut = ring[x], left = 255 - cut;
    uint32_t shaded = source[3] * left, plain = bare[3] * cut, above = shaded + plain;
    if (cut == 0 && above == 0) continue;
    uint64_t below = (uint64_t)target[3] * left * (WHOLE - above);
    uint64_t alpha = (uint64_t)above * WHOLE + below;
    uint8_t level = (uint8_t)((alpha * 255 + (uint64_t)WHOLE * WHOLE / 2) / ((uint64_t)WHOLE * WHOLE));
    if (level == 0) {
      memset(target, 0, 4);
      continue;
    }
    for (int channel = 0; channel < 3; channel++) {
      uint64_t color = (uint64_t)source[channel] * shaded + (uint64_t)bare[channel] * plain;
      target[channel] = (uint8_t)((color * WHOLE + target[channel] * below + alpha / 2) / alpha);
    }
    target[3] = level;
  }
}

void badge_pixels_flatten(uint8_t *pixels, size_t count, const uint8_t *color) {
  for (size_t index = 0; index < count; index++, pixels += 4) {
    uint32_t cover = pixels[3];
    if (cover == 255) continue;
    for (int channel = 0; channel < 3; channel++)
      pixels[channel] = (uint8_t)((pixels[channel] * cover + color[channel] * (255 - cover) + 127) / 255);
    pixels[3] = 255;
  }
}
