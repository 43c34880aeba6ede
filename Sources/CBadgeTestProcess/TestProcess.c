#define _GNU_SOURCE
#include "CBadgeTestProcess.h"

// A run of `swift test` consists of several processes, and only their beginnings and ends together
// show whether all of them came through. Most check no golden, so the library's own functions would
// not be called in them.

// Elsewhere no handler is told the status.
#if defined(__GLIBC__)
static void ends(int status, void *unused) {
  (void)unused;
  badge_test_process_ends(status);
}

__attribute__((constructor)) static void begin(void) {
  badge_test_process_began();
  on_exit(ends, NULL);
}
#endif
