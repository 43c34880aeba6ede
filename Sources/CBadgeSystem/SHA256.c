#include "CBadgeSystem.h"

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>
#define HAS_INSTRUCTIONS 1
#else
#define HAS_INSTRUCTIONS 0
#endif

// FIPS 180-4. What GLib does in plain C takes longer than drawing a badge; processors that have
// instructions for it do it in a tenth of that. Both give the same 32 bytes.

static const uint32_t first_state[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                        0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

#if HAS_INSTRUCTIONS
/// Adds whole blocks of 64 bytes to a state.
__attribute__((target("sha,sse4.1"))) static void add_blocks(uint32_t state[8],
                                                             const unsigned char *bytes,
                                                             size_t blocks) {
  const __m128i swap = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
  // The instructions keep the eight words as a b e f and c d g h.
  __m128i low = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xB1);
  __m128i high = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1B);
  __m128i abef = _mm_alignr_epi8(low, high, 8), cdgh = _mm_blend_epi16(high, low, 0xF0);
  for (; blocks > 0; blocks--, bytes += 64) {
    __m128i old_abef = abef, old_cdgh = cdgh, words[4];
    for (int i = 0; i < 4; i++)
      words[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(bytes + 16 * i)), swap);
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; i++) {
      __m128i *now = &words[i & 3], before = words[(i + 3) & 3];
      __m128i sum =
          _mm_add_epi32(*now, _mm_loadu_si128((const __m128i *)(constants + 4 * i)));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0E));
      if (i >= 12) continue;
      __m128i next = _mm_sha256msg1_epu32(*now, words[(i + 1) & 3]);
      next = _mm_add_epi32(next, _mm_alignr_epi8(before, words[(i + 2) & 3], 4));
      *now = _mm_sha256msg2_epu32(next, before);
    }
    abef = _mm_add_epi32(abef, old_abef);
    cdgh = _mm_add_epi32(cdgh, old_cdgh);
  }
  low = _mm_shuffle_epi32(abef, 0x1B);
  high = _mm_shuffle_epi32(cdgh, 0xB1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(low, high, 0xF0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(high, low, 8));
}

static int has_instructions(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_SSE4_1)) return 0;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b >> 29 & 1);
}
#else
static void add_blocks(uint32_t state[8], const unsigned char *bytes, size_t blocks) {
  (void)state, (void)bytes, (void)blocks, (void)constants;
}

static int has_instructions(void) {
  return 0;
}
#endif

int badge_sha256(const unsigned char *bytes, size_t count, unsigned char hash[32]) {
  static int known = -1;
  int usable = __atomic_load_n(&known, __ATOMIC_RELAXED);
  if (usable < 0) __atomic_store_n(&known, usable = has_instructions(), __ATOMIC_RELAXED);
  if (!usable) return 0;
  uint32_t state[8];
  memcpy(state, first_state, sizeof state);
  add_blocks(state, bytes, count / 64);
  // What is left, a one, zeros, and the number of bits.
  unsigned char end[128] = {0};
  size_t left = count % 64, length = left < 56 ? 64 : 128;
  if (left > 0) memcpy(end, bytes + count - left, left);
  end[left] = 0x80;
  uint64_t bits = (uint64_t)count * 8;
  for (int i = 0; i < 8; i++) end[length - 1 - (size_t)i] = (unsigned char)(bits >> 8 * i);
  add_blocks(state, end, length / 64);
  for (int i = 0; i < 32; i++) hash[i] = (unsigned char)(state[i / 4] >> (24 - 8 * (i % 4)));
  return 1;
}
