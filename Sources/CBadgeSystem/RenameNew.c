// For `renameat2`.
#define _GNU_SOURCE
#include "CBadgeSystem.h"

int badge_rename_new(const char *from, const char *to) {
  return badge_rename_new_at(AT_FDCWD, from, to);
}

int badge_rename_new_at(int folder, const char *from, const char *to) {
#if defined(__APPLE__)
  return renameatx_np(folder, from, folder, to, RENAME_EXCL);
#else
#if defined(RENAME_NOREPLACE)
  if (renameat2(folder, from, folder, to, RENAME_NOREPLACE) == 0) return 0;
  // Not every file system and kernel knows how.
  if (errno != EINVAL && errno != ENOSYS) return -1;
#endif
  // A second name for the file: a file system with hard links refuses it where the name exists.
  return linkat(folder, from, folder, to, 0) == 0 ? unlinkat(folder, from, 0) : -1;
#endif
}
