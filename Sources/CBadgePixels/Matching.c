#include "CBadgePixels.h"

#include <string.h>

// The half of deflate that finds repetitions, for rows of drawings: most of their pixels repeat the one to
// the left or the row above, and where one does, many do. What is compared with those two, eight bytes at
// a time, needs no search. The other places are found by their first four bytes, in a table that knows the
// last place of each.

enum { longest = 258, window = 32768, table_bits = 14, noted = 8, literals = 286 };

// How many bytes longer a match has to be than one of a pixel's distance, whose code is the shortest; and
// the least for one from the table, which has the longest.
enum { margin = 4, least_near = 3, least_far = 5, long_enough = 32 };

typedef struct {
  size_t length, distance;
} match;

/// How many bytes come before the first in which two words differ.
static size_t equal_bytes(uint64_t difference) {
  int bits = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? __builtin_ctzll(difference)
                                                       : __builtin_clzll(difference);
  return (size_t)bits / 8;
}

/// How many bytes two places have in common.
static size_t common(const uint8_t *one, const uint8_t *other, size_t most) {
  size_t count = 0;
  for (; count + 8 <= most; count += 8) {
    uint64_t left, right;
    memcpy(&left, one + count, 8);
    memcpy(&right, other + count, 8);
    uint64_t difference = left ^ right;
    if (difference != 0) return count + equal_bytes(difference);
  }
  while (count < most && one[count] == other[count]) count++;
  return count;
}

static uint32_t *place(const uint8_t *bytes, uint32_t *table) {
  uint32_t word = bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
                  (uint32_t)bytes[3] << 24;
  return table + (word * UINT32_C(0x1e35a7bd) >> (32 - table_bits));
}

/// Takes the match at a distance where it is better than the best so far.
static void consider(const uint8_t *here, size_t distance, size_t most, size_t least, match *best) {
  size_t length = common(here, here - distance, most);
  if (length < least || (best->length > 0 && length <= best->length + margin)) return;
  *best = (match){length, distance};
}

static match find(const badge_matcher *matcher, const uint8_t *here, uint32_t *table) {
  size_t rest = matcher->end - matcher->position, before = matcher->position - matcher->start;
  size_t most = rest < longest ? rest : longest, reach = before < window ? before : window;
  match best = {0};
  if (matcher->step <= reach) consider(here, matcher->step, most, least_near, &best);
  if (best.length < most && matcher->row <= reach)
    consider(here, matcher->row, most, least_far, &best);
  if (best.length >= long_enough || rest < 4) return best;
  if (matcher->last > 0 && matcher->last <= reach)
    consider(here, matcher->last, most, least_far, &best);
  uint32_t *entry = place(here, table);
  // Modulo 2³²: whatever it comes to, the bytes there are compared.
  size_t distance = (uint32_t)matcher->position - *entry;
  *entry = (uint32_t)matcher->position;
  if (distance > 0 && distance <= reach) consider(here, distance, most, least_far, &best);
  return best;
}

/// Puts the first places within a match into the table.
static void enter(const badge_matcher *matcher, const uint8_t *here, size_t length,
                  uint32_t *table) {
  size_t rest = matcher->end - matcher->position;
  for (size_t next = 1; next < length && next < noted && next + 4 <= rest; next++)
    *place(here + next, table) = (uint32_t)(matcher->position + next);
}

/// Counts a match's symbols; four lengths, and two distances, share each power of two.
static void note(match found, uint32_t *weights) {
  unsigned length = (unsigned)found.length - 3, distance = (unsigned)found.distance - 1;
  unsigned symbol = length;
  if (length >= 8) {
    unsigned bits = 29 - (unsigned)__builtin_clz(length);
    symbol = 4 * (bits + 1) + (length >> bits & 3);
  }
  weights[found.length == longest ? 285 : 257 + symbol]++;
  if (distance >= 4) {
    unsigned bits = 30 - (unsigned)__builtin_clz(distance);
    distance = 2 * (bits + 1) + (distance >> bits & 1);
  }
  weights[literals + distance]++;
}

size_t badge_matcher_next(badge_matcher *matcher, const uint8_t *bytes, uint32_t *table,
                          uint32_t *tokens, size_t capacity, uint32_t *weights) {
  size_t made = 0;
  while (made < capacity && matcher->position < matcher->end) {
    const uint8_t *here = bytes + (matcher->position - matcher->start);
    match found = find(matcher, here, table);
    if (found.length == 0) {
      weights[*here]++;
      tokens[made++] = *here;
      matcher->position++;
      continue;
    }
    note(found, weights);
    tokens[made++] = (uint32_t)(found.length << 16 | (found.distance - 1));
    enter(matcher, here, found.length, table);
    matcher->last = found.distance;
    matcher->position += found.length;
  }
  return made;
}
