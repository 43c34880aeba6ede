// For `O_TMPFILE`.
#define _GNU_SOURCE
#include "CBadgeSystem.h"

int badge_open_unnamed(int folder, const char *path, mode_t mode) {
#if defined(O_TMPFILE)
  return openat(folder, path, O_TMPFILE | O_WRONLY | O_CLOEXEC, mode);
#else
  (void)folder, (void)path, (void)mode;
  errno = ENOTSUP;
  return -1;
#endif
}

int badge_name_file(int file, int folder, const char *name) {
#if defined(AT_EMPTY_PATH)
  // The short way is open to privileged processes, and on newer systems to whoever made the file; to
  // others there seems to be no such file.
  if (!linkat(file, "", folder, name, AT_EMPTY_PATH)) return 0;
  if (errno != ENOENT) return -1;
#endif
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  return linkat(AT_FDCWD, path, folder, name, AT_SYMLINK_FOLLOW);
}
