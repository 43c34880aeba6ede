#ifndef CBADGE_PIXELS_H
#define CBADGE_PIXELS_H

#include <stddef.h>
#include <stdint.h>

// Loops over straight RGBA pixels, in C because a debug build of Swift needs ten times as long for
// them. The colour of a transparent pixel never counts.

/// What sets two pictures of one size apart.
typedef struct {
  /// How many pixels differ.
  size_t differing;
  /// Pixels by the largest difference of their channels, in levels of 255 and rounded up.
  size_t histogram[256];
  /// The largest difference of one channel, in levels of the samples.
  uint32_t largest;
  /// The first pixel with that difference, counted in the order of the rows.
  size_t largest_index;
  /// The first and last column and row with a differing pixel.
  size_t first_column, last_column, first_row, last_row;
  /// How many of the differing pixels differ in colours that are visible in both pictures.
  size_t in_colour;
} badge_pixel_statistics;

/// Compares pictures of 8 bits a channel.
void badge_pixels_compare_8(const uint8_t *left, const uint8_t *right, size_t width, size_t height,
                            badge_pixel_statistics *statistics);

/// Compares pictures of 16 bits a channel.
void badge_pixels_compare_16(const uint16_t *left, const uint16_t *right, size_t width,
                             size_t height, badge_pixel_statistics *statistics);

/// Whether 8-bit pictures agree where they overlap after `left` has moved by (x, y).
int badge_pixels_match_moved_8(const uint8_t *left, const uint8_t *right, size_t width,
                               size_t height, long x, long y);

/// The same for 16 bits a channel.
int badge_pixels_match_moved_16(const uint16_t *left, const uint16_t *right, size_t width,
                                size_t height, long x, long y);

/// Draws a row of the difference of two 8-bit rows, opaque.
///
/// Differing channels are `128 + 4 * difference` at most 255, a difference of alpha alone is that grey;
/// pixels that agree are a dark shade of `left`.
void badge_pixels_difference_row_8(const uint8_t *left, const uint8_t *right, uint8_t *target,
                                   size_t width);

/// The same for 16 bits a channel, whose differences are rounded up to levels of 255.
void badge_pixels_difference_row_16(const uint16_t *left, const uint16_t *right, uint8_t *target,
                                    size_t width);

/// Paints a row over another; what `source` doesn't touch stays bit for bit.
///
/// Every channel is the exact mixture of the straight colours, rounded to the nearest level.
void badge_pixels_over_row(uint8_t *target, const uint8_t *source, size_t width);

/// The same where `target` is cut away below `ring`, and with it the shadow of `source`.
///
/// `bare` is the source without its shadow and shows where the ring is whole. What becomes transparent
/// is all zero.
void badge_pixels_cut_over_row(uint8_t *target, const uint8_t *source, const uint8_t *bare,
                               const uint8_t *ring, size_t width);

/// Paints pixels over an opaque colour, of which three channels are given.
void badge_pixels_flatten(uint8_t *pixels, size_t count, const uint8_t *color);

/// Which rows of a picture are written how.
typedef struct {
  /// The first row and their number.
  size_t first, count;
  /// Whether four channels are written; otherwise the alphas are left out.
  int has_alpha;
  /// Whether each row is predicted from its neighbours, by the filter that leaves the least; otherwise
  /// none is.
  int is_filtered;
} badge_png_rows;

/// Writes rows as PNG compresses them: each after the number of its filter.
///
/// `target` has room for them, `scratch` for 12 bytes a pixel of one row.
void badge_pixels_png_rows(const uint8_t *pixels, size_t width, badge_png_rows rows,
                           uint8_t *target, uint8_t *scratch);

/// Reads rows of 8 bits a channel, each after the number of its filter, as straight RGBA; whether all
/// filters were known.
///
/// Rows have four channels, or three where `has_alpha` is 0: then all pixels are opaque. `zeros` are as
/// many as a row of `pixels` has bytes. The rows may lie at the end of the larger one of their own
/// memory and that of the pixels: each byte is read before it is written over.
int badge_pixels_read_png_rows(const uint8_t *rows, size_t width, size_t height, int has_alpha,
                               const uint8_t *zeros, uint8_t *pixels);

/// How far the search for repetitions in a stream has come; all zero but for the first two at the start.
typedef struct {
  /// The bytes between a byte and the one above it, and a pixel.
  size_t row, step;
  /// Where in the stream the bytes begin that are in memory: at most 32768 before the next token.
  size_t start;
  /// The first byte that is not in a token yet, and the end of those in memory.
  size_t position, end;
  /// The last match's distance.
  size_t last;
} badge_matcher;

/// Cuts the bytes in memory into tokens, at most `capacity`; returns how many there are, 0 at their end.
///
/// A token is a byte, or `length << 16 | distance - 1` for bytes that stand further back, as deflate has
/// them. `bytes` begin at `matcher->start`. `table` has room for 2¹⁴ numbers and stays from call to call;
/// whatever it holds first, the tokens say the same bytes. `weights` count the symbols: 286 of bytes and
/// lengths, then 30 of distances.
size_t badge_matcher_next(badge_matcher *matcher, const uint8_t *bytes, uint32_t *table,
                          uint32_t *tokens, size_t capacity, uint32_t *weights);

#endif
