#include "CBadgeSystem.h"

#if defined(__GLIBC__)
#include <malloc.h>
#endif

void badge_widen_heap(void) {
#if defined(__GLIBC__)
  // glibc itself comes to these values, its greatest, once a thread has freed as much.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  void *volatile room = malloc(12 << 20);
  free(room);
#endif
}
