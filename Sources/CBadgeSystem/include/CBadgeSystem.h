#ifndef CBADGE_SYSTEM_H
#define CBADGE_SYSTEM_H

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#if !defined(__APPLE__)
#include <stdio_ext.h>
#endif
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/// Why the last call failed; `errno` is a macro.
static inline int badge_errno(void) {
  return errno;
}

/// `open` is variadic, which Swift can't call with a mode on every system.
static inline int badge_open(const char *path, int flags, mode_t mode) {
  return open(path, flags, mode);
}

/// When a file was last changed, in nanoseconds; the field's name differs from system to system.
static inline long badge_modification_time(const struct stat *status) {
#if defined(__APPLE__)
  return status->st_mtimespec.tv_sec * 1000000000L + status->st_mtimespec.tv_nsec;
#else
  return status->st_mtim.tv_sec * 1000000000L + status->st_mtim.tv_nsec;
#endif
}

/// The most memory the process has held, in KiB.
static inline long badge_peak_memory(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
#if defined(__APPLE__)
  return usage.ru_maxrss / 1024;
#else
  return usage.ru_maxrss;
#endif
}

/// `fcntl` is variadic.
static inline int badge_duplicate(int descriptor, int lowest) {
  return fcntl(descriptor, F_DUPFD_CLOEXEC, lowest);
}

/// Whether the descriptor is open.
static inline int badge_is_open(int descriptor) {
  return fcntl(descriptor, F_GETFD) != -1;
}

/// Removes what changes the libraries' drawing or makes them print.
///
/// Where programs can run code before their libraries do, this has been done by the start of `main`.
void badge_clear_environment(char **environment);

/// The process's environment; a global variable, which Swift 6 takes for a data race.
static inline char **badge_environment(void) {
  extern char **environ;
  return environ;
}

/// The signal actions that are macros.
static inline void badge_ignore(int signal_number) {
  signal(signal_number, SIG_IGN);
}

/// Drops what libraries printed to standard output while they were loaded.
static inline void badge_drop_printed(void) {
#if defined(__APPLE__)
  fpurge(stdout);
#else
  __fpurge(stdout);
#endif
}

/// Ends the process by the signal, whatever its action and mask were.
static inline void badge_die_by(int signal_number) {
  sigset_t only;
  signal(signal_number, SIG_DFL);
  sigemptyset(&only);
  sigaddset(&only, signal_number);
  pthread_sigmask(SIG_UNBLOCK, &only, NULL);
  kill(getpid(), signal_number);
}

/// Registers a file that is removed should a signal end the process.
///
/// A relative path is one to a working directory that never changes. Returns a slot to release, or -1
/// where there is none left or the path is too long to exist.
int badge_pending_add(const char *path);

/// Forgets a file; -1 is allowed.
void badge_pending_remove(int slot);

/// Makes the signals that others send to end a process remove the registered files first.
///
/// A signal that is ignored, as under `nohup`, stays ignored.
void badge_handle_termination(void);

/// Renames a file unless the new name exists (`EEXIST`), which no other process can change in between.
///
/// A file system that can't do that refuses.
int badge_rename_new(const char *from, const char *to);

// Threads, whose types and functions differ from system to system.

typedef struct {
  pthread_t handle;
  void (*body)(void *);
  void *data;
} badge_thread;

static inline void *badge_thread_main(void *pointer) {
  badge_thread *thread = pointer;
  thread->body(thread->data);
  return NULL;
}

/// Starts a thread; 0 or an error number. The structure must live until `badge_thread_join`.
static inline int badge_thread_start(badge_thread *thread, void (*body)(void *), void *data) {
  thread->body = body;
  thread->data = data;
  return pthread_create(&thread->handle, NULL, badge_thread_main, thread);
}

/// Waits for a thread's end.
static inline void badge_thread_join(badge_thread *thread) {
  pthread_join(thread->handle, NULL);
}

typedef struct {
  pthread_mutex_t mutex;
  pthread_cond_t all_here;
  int missing;
} badge_gate;

/// Makes a gate that opens when so many threads wait at it; once.
static inline void badge_gate_init(badge_gate *gate, int threads) {
  pthread_mutex_init(&gate->mutex, NULL);
  pthread_cond_init(&gate->all_here, NULL);
  gate->missing = threads;
}

/// Waits for the others.
static inline void badge_gate_wait(badge_gate *gate) {
  pthread_mutex_lock(&gate->mutex);
  gate->missing--;
  if (gate->missing <= 0) pthread_cond_broadcast(&gate->all_here);
  while (gate->missing > 0) pthread_cond_wait(&gate->all_here, &gate->mutex);
  pthread_mutex_unlock(&gate->mutex);
}

#endif
