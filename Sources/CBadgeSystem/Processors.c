// For `sched_getaffinity`.
#define _GNU_SOURCE
#include "CBadgeSystem.h"

#if defined(__linux__)
#include <sched.h>
#endif

int badge_processors(void) {
#if defined(__linux__)
  // A container or `taskset` may leave the process less than the machine has.
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) == 0) return CPU_COUNT(&set);
#endif
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count > 0 ? (int)count : 1;
}
