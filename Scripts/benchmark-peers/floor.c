// The least that files written whole or not at all can cost: creates each under a temporary name
// beside its own, as badge-render does, writes, closes and renames it.
//   floor SIZES DIR    SIZES: a file with one size a line
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { most_files = 100000, most_bytes = 1 << 20 };
static size_t sizes[most_files];
static char bytes[most_bytes];

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

static int put(const char *folder, int number, size_t size) {
  char temporary[4096], path[4096];
  snprintf(temporary, sizeof temporary, "%s/.floor-%d-%d", folder, getpid(), number);
  snprintf(path, sizeof path, "%s/%d.png", folder, number);
  int descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (descriptor < 0) return 0;
  int whole = write(descriptor, bytes, size) == (ssize_t)size;
  return close(descriptor) == 0 && whole && rename(temporary, path) == 0;
}

int main(int count, char **arguments) {
  if (count != 3) return 64;
  FILE *list = fopen(arguments[1], "r");
  if (!list) return 66;
  int files = 0;
  while (files < most_files && fscanf(list, "%zu", &sizes[files]) == 1)
    if (sizes[files++] > most_bytes) return 65;
  memset(bytes, 0x5A, sizeof bytes);
  long long total = 0;
  double start = now();
  for (int i = 0; i < files; i++) {
    if (!put(arguments[2], i, sizes[i])) return 73;
    total += sizes[i];
  }
  printf("{\"badges\":%d,\"seconds\":%.6f,\"bytes\":%lld}\n", files, now() - start, total);
}
