// For `memfd_create`.
#define _GNU_SOURCE
#include "CBadgeSystem.h"

#include <spawn.h>
#include <sys/wait.h>

#if defined(__linux__)
#include <sys/mman.h>
#include <sys/prctl.h>
#elif defined(__APPLE__)
#include <mach-o/dyld.h>
#endif

int badge_memory_file(void) {
#if defined(__linux__)
  return memfd_create("badge-render", MFD_CLOEXEC);
#else
  char name[] = "/tmp/badge-render.XXXXXX";
  int descriptor = mkostemp(name, O_CLOEXEC);
  if (descriptor >= 0) unlink(name);
  return descriptor;
#endif
}

int badge_own_program(char *path, uint32_t size) {
#if defined(__APPLE__)
  return _NSGetExecutablePath(path, &size);
#else
  static const char own[] = "/proc/self/exe";
  if (size < sizeof own) return -1;
  memcpy(path, own, sizeof own);
  return 0;
#endif
}

/// Signals are neither blocked nor ignored in the child, whatever thread of whatever parent starts it;
/// those that a terminal sends to all of a group are the parent's, which may finish what it has in hand.
static int set_signals(posix_spawnattr_t *attributes) {
  sigset_t set;
  sigemptyset(&set);
  int failure = posix_spawnattr_setsigmask(attributes, &set);
  sigfillset(&set);
  if (failure == 0) failure = posix_spawnattr_setsigdefault(attributes, &set);
  if (failure == 0) failure = posix_spawnattr_setpgroup(attributes, 0);
  short flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP;
  return failure == 0 ? posix_spawnattr_setflags(attributes, flags) : failure;
}

static int spawn(const char *program, char *const *arguments, const int streams[2], pid_t *child) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int failure = posix_spawn_file_actions_init(&actions);
  if (failure != 0) return failure;
  failure = posix_spawnattr_init(&attributes);
  if (failure == 0) {
    failure = set_signals(&attributes);
    for (int number = 0; number < 2 && failure == 0; number++)
      failure = posix_spawn_file_actions_adddup2(&actions, streams[number], number);
    if (failure == 0)
      failure = posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    if (failure == 0)
      failure = posix_spawn(child, program, &actions, &attributes, arguments, badge_environment());
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&actions);
  return failure;
}

int badge_run(const char *program, char *const *arguments, int input, int output, int *ending) {
  int streams[2] = {input, output}, status;
  pid_t child;
  int failure = spawn(program, arguments, streams, &child);
  if (failure != 0) return failure;
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return errno;
  *ending = WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
  return 0;
}

/// Lowers a limit; those of the caller may be lower still.
static void lower(int resource, rlim_t soft, rlim_t hard) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return;
  if (limit.rlim_max > hard) limit.rlim_max = hard;
  if (limit.rlim_cur > soft) limit.rlim_cur = soft;
  if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
  setrlimit(resource, &limit);
}

void badge_raise_descriptors(void) {
  struct rlimit limit;
  const rlim_t enough = 16384;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= enough) return;
  limit.rlim_cur = limit.rlim_max < enough ? limit.rlim_max : enough;
  setrlimit(RLIMIT_NOFILE, &limit);
}

int badge_descriptors(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur > INT_MAX) return INT_MAX;
  return (int)limit.rlim_cur;
}

void badge_limit_itself(unsigned seconds, uint64_t memory) {
  lower(RLIMIT_CORE, 0, 0);
  lower(RLIMIT_DATA, memory, memory);
  // Should the first signal be without effect, the second is not.
  lower(RLIMIT_CPU, seconds, seconds + 1);
#if defined(__linux__)
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}
