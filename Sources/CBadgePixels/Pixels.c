#include "CBadgePixels.h"

#include <stdlib.h>
#include <string.h>

#define CHANNEL(pixels, channel)                                                                  \
  __builtin_shufflevector(pixels, pixels, channel, channel + 4, channel + 8, channel + 12)

#define SAMPLE uint8_t
#define LEVEL 1u
#define IN_BYTES(difference) (difference)
#define NAME(name) name##_8
#include "Samples.h"
#undef SAMPLE
#undef LEVEL
#undef IN_BYTES
#undef NAME

#define SAMPLE uint16_t
#define LEVEL 257u
#define IN_BYTES(difference) (((difference) + 256) / 257)
#define NAME(name) name##_16
#include "Samples.h"
