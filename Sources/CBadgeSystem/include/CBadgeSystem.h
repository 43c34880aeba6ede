#ifndef CBADGE_SYSTEM_H
#define CBADGE_SYSTEM_H

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/// `open` is variadic, which Swift can't call with a mode on every system.
static inline int badge_open(const char *path, int flags, mode_t mode) {
  return open(path, flags, mode);
}

/// `fcntl` is variadic.
static inline int badge_duplicate(int descriptor, int lowest) {
  return fcntl(descriptor, F_DUPFD_CLOEXEC, lowest);
}

/// Whether the descriptor is open.
static inline int badge_is_open(int descriptor) {
  return fcntl(descriptor, F_GETFD) != -1;
}

/// The process's environment; a global variable, which Swift 6 takes for a data race.
static inline char **badge_environment(void) {
  extern char **environ;
  return environ;
}

/// The signal actions that are macros.
static inline void badge_ignore(int signal_number) {
  signal(signal_number, SIG_IGN);
}

/// Ends the process by the signal, whatever its action and mask were.
static inline void badge_die_by(int signal_number) {
  sigset_t only;
  signal(signal_number, SIG_DFL);
  sigemptyset(&only);
  sigaddset(&only, signal_number);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
  kill(getpid(), signal_number);
}

// Files that are removed when a signal ends the process.
//
// The state is static, so it exists once in every object file that includes this header: only one Swift
// file may call these functions.

enum { badge_pending_count = 64, badge_pending_length = 4096 };
enum { badge_pending_free, badge_pending_claimed, badge_pending_ready };

typedef struct {
  int state;
  char path[badge_pending_length];
} badge_pending_file;

__attribute__((unused)) static badge_pending_file badge_pending[badge_pending_count];

/// Registers a path, relative ones to a working directory that never changes.
///
/// Returns a slot to release, or -1 where there is none left or the path is too long to exist.
static inline int badge_pending_add(const char *path) {
  size_t length = strlen(path);
  if (length >= badge_pending_length) return -1;
  for (int slot = 0; slot < badge_pending_count; slot++) {
    int expected = badge_pending_free;
    if (!__atomic_compare_exchange_n(&badge_pending[slot].state, &expected, badge_pending_claimed,
                                     0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
      continue;
    memcpy(badge_pending[slot].path, path, length + 1);
    __atomic_store_n(&badge_pending[slot].state, badge_pending_ready, __ATOMIC_RELEASE);
    return slot;
  }
  return -1;
}

/// Forgets a path; -1 is allowed.
static inline void badge_pending_remove(int slot) {
  if (slot < 0) return;
  __atomic_store_n(&badge_pending[slot].state, badge_pending_free, __ATOMIC_RELEASE);
}

/// Calls nothing that POSIX does not allow in a signal handler.
static inline void badge_clean_up_and_die(int signal_number) {
  for (int slot = 0; slot < badge_pending_count; slot++)
    if (__atomic_load_n(&badge_pending[slot].state, __ATOMIC_ACQUIRE) == badge_pending_ready)
      unlink(badge_pending[slot].path);
  badge_die_by(signal_number);
}

/// Makes the signals that ask a process to end remove the registered files first.
///
/// A signal that is ignored, as under `nohup`, stays ignored.
static inline void badge_handle_termination(void) {
  int signals[] = {SIGINT, SIGTERM, SIGHUP};
  for (int i = 0; i < 3; i++) {
    struct sigaction old, new;
    if (sigaction(signals[i], NULL, &old) != 0 || old.sa_handler == SIG_IGN) continue;
    memset(&new, 0, sizeof new);
    new.sa_handler = badge_clean_up_and_die;
    sigfillset(&new.sa_mask);
    sigaction(signals[i], &new, NULL);
  }
}

/// Renames a file unless the new name exists (`EEXIST`).
static inline int badge_rename_new(const char *from, const char *to) {
#if defined(__APPLE__)
  return renamex_np(from, to, RENAME_EXCL);
#else
  // A second name for the file: every file system with hard links refuses it where the name exists.
  if (link(from, to) == 0) return unlink(from);
  return errno == EPERM || errno == ENOTSUP ? rename(from, to) : -1;
#endif
}

#endif
