#ifndef CBADGE_TEST_PROCESS_H
#define CBADGE_TEST_PROCESS_H

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/// Why the last call failed; `errno` is a macro.
static inline int badge_test_errno(void) {
  return errno;
}

/// `open` is variadic.
static inline int badge_test_open(const char *path, int flags) {
  return open(path, flags, 0666);
}

/// Writes to standard error, which Swift 6 takes for a data race.
static inline void badge_test_print(const char *text) {
  fputs(text, stderr);
}

/// Writes out what the standard streams hold and ends the process without any other handler.
static inline void badge_test_end(int status) {
  fflush(NULL);
  _exit(status);
}

/// What GoldenTesting does when a process that links it starts, and when it ends with a status.
void badge_test_process_began(void);
void badge_test_process_ends(int status);

#endif
