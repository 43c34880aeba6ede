// Runs a command and prints, after the command's own output, its wall time in nanoseconds, its
// peak memory in KiB and its exit status. A small parent on purpose: Linux counts the memory a
// process had before exec, so a child of Python never seems to need less than Python.
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long long now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

int main(int count, char **arguments) {
  if (count < 2) return 64;
  long long start = now();
  pid_t child = fork();
  if (child < 0) return 71;
  if (child == 0) {
    execvp(arguments[1], arguments + 1);
    _exit(127);
  }
  int status;
  struct rusage usage;
  wait4(child, &status, 0, &usage);
  printf("%lld %ld %d\n", now() - start, usage.ru_maxrss,
         WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
}
