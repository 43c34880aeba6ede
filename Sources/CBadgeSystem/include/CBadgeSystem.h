#ifndef CBADGE_SYSTEM_H
#define CBADGE_SYSTEM_H

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#if !defined(__APPLE__)
#include <stdio_ext.h>
#endif
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "CBadgeThreads.h"

/// Why the last call failed; `errno` is a macro.
static inline int badge_errno(void) {
  return errno;
}

/// How many arguments the process was started with, its own name among them.
int badge_argument_count(void);

/// One of the arguments, 0 being the process's own name; NULL behind the last.
const char *badge_argument(int index);

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

/// How many columns a terminal has; 0 where it doesn't say. `ioctl` is variadic.
static inline int badge_columns(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
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

static inline void badge_restore(int signal_number) {
  signal(signal_number, SIG_DFL);
}

/// Opens a file without a name, in memory where the system can do that; -1 and `errno` where not.
int badge_memory_file(void);

/// Writes the path by which this program can be started again; 0, or -1 where it is too long.
int badge_own_program(char *path, uint32_t size);

/// Runs a program to its end, with descriptors as its standard input and output, and no standard error.
///
/// Returns an `errno`, 0 where the program was started; then `ending` is its exit status, or the signal
/// that ended it as a negative number.
int badge_run(const char *program, char *const *arguments, int input, int output, int *ending);

/// Lets this process have more files open, as far as it may.
void badge_raise_descriptors(void);

/// Makes room for this thread's memory at once: the C library would do it a page at a time, each time
/// holding up all threads. What is not used takes no memory.
void badge_widen_heap(void);

/// How many descriptors this process may have open.
int badge_descriptors(void);

/// Makes the system end this process by SIGXCPU after some seconds on the processor, by SIGKILL when the
/// thread that started it ends, and refuse it more bytes of memory.
void badge_limit_itself(unsigned seconds, uint64_t memory);

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

/// The same for a path below an open folder, which must stay open until the file is forgotten.
int badge_pending_add_at(int folder, const char *path);

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

/// The same for names in an open folder.
int badge_rename_new_at(int folder, const char *from, const char *to);

/// Opens a new file without a name in a folder, for writing; nothing is left of it when it is closed.
///
/// A file system that has no such files refuses.
int badge_open_unnamed(int folder, const char *path, mode_t mode);

/// Gives a file without a name one, unless the name exists (`EEXIST`).
int badge_name_file(int file, int folder, const char *name);

/// `openat` is variadic.
static inline int badge_openat(int folder, const char *path, int flags, mode_t mode) {
  return openat(folder, path, flags, mode);
}

/// Opens what a path below a folder names, as long as nothing on the way leads out of the folder.
///
/// Absolute names and links, and `..` beyond the folder, are refused (`EXDEV`); links and `..` that stay
/// inside are followed. Where the kernel can't see to it, the way is walked step by step.
int badge_open_beneath(int folder, const char *path, int flags, mode_t mode);

/// The same step by step.
int badge_walk_beneath(int folder, const char *path, int flags, mode_t mode);

/// The flags to open something only to name it; they differ from system to system.
int badge_only_name(void);

/// Opens a folder only to name what is in it.
int badge_open_folder(const char *path);

/// The same for a folder below another, under the rules of `badge_open_beneath`.
int badge_open_folder_beneath(int folder, const char *path);

/// The same step by step.
int badge_walk_folder_beneath(int folder, const char *path);

/// Makes a signal a request to stop instead of the end; a second one is the end.
///
/// Where it is ignored it stays ignored.
int badge_stop_on(int signal_number);

/// The signal that asked to stop; 0 where none has.
int badge_stop_signal(void);

/// What can be read from once a stop is asked for; -1 before `badge_stop_on`.
int badge_stop_descriptor(void);

/// Waits until a descriptor can be read from (1), a stop is asked for, or the time is up (0); -1 for an
/// error. A negative time is for ever.
int badge_wait_readable(int descriptor, int milliseconds);

/// The SHA-256 of bytes, by the processor's instructions for it; 0 where it has none.
int badge_sha256(const unsigned char *bytes, size_t count, unsigned char hash[32]);

/// Removes all registered files, and gives back all tokens; may be called in a signal handler.
void badge_clean_up(void);

/// Remembers a token of make's job server, and where it is to be given back should a signal end the
/// process.
void badge_job_token_taken(int output, unsigned char token);

/// Forgets a token that is given back.
void badge_job_token_given_back(unsigned char token);

/// Gives all tokens back; may be called in a signal handler.
void badge_job_tokens_give_back(void);

#endif
