// For `renameat2`.
#define _GNU_SOURCE
#include "CBadgeSystem.h"

int badge_rename_new(const char *from, const char *to) {
#if defined(__APPLE__)
  return renamex_np(from, to, RENAME_EXCL);
#else
#if defined(RENAME_NOREPLACE)
  if (renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0) return 0;
  // Not every file system and kernel knows how.
  if (errno != EINVAL && errno != ENOSYS) return -1;
#endif
  // A second name for the file: a file system with hard links refuses it where the name exists.
  return link(from, to) == 0 ? unlink(from) : -1;
#endif
}
