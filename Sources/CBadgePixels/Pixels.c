#include "CBadgePixels.h"

#include <stdlib.h>
#include <string.h>

#define SAMPLE uint8_t
#define LEVEL 1u
#define NAME(name) name##_8
#include "Samples.h"
#undef SAMPLE
#undef LEVEL
#undef NAME

#define SAMPLE uint16_t
#define LEVEL 257u
#define NAME(name) name##_16
#include "Samples.h"
