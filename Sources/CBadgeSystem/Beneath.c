// For `O_PATH` and `syscall`.
#define _GNU_SOURCE
#include "CBadgeSystem.h"

#if defined(__linux__)
#include <linux/openat2.h>
#include <sys/syscall.h>
#endif

#if !defined(O_PATH)
#define O_PATH O_RDONLY
#endif

enum { most_links = 40, most_folders = 256, rest_capacity = 8192 };

/// How far a walk has come: the folders entered, the first of which is the caller's, and what is left.
typedef struct {
  int folders[most_folders];
  int depth;
  int links;
  char rest[rest_capacity];
} walk;

static int fail(int code) {
  errno = code;
  return -1;
}

/// Takes the next component off the rest; whether there was one.
static int take(walk *w, char *component) {
  char *start = w->rest + strspn(w->rest, "/");
  size_t length = strcspn(start, "/");
  if (length > NAME_MAX) return fail(ENAMETOOLONG);
  memcpy(component, start, length);
  component[length] = 0;
  char *behind = start + length;
  behind += strspn(behind, "/");
  memmove(w->rest, behind, strlen(behind) + 1);
  return length > 0;
}

/// Puts a link's target before the rest.
static int follow(walk *w, const char *target, size_t length) {
  size_t left = strlen(w->rest);
  if (++w->links > most_links) return fail(ELOOP);
  if (target[0] == '/') return fail(EXDEV);
  if (length + 1 + left + 1 > rest_capacity) return fail(ENAMETOOLONG);
  memmove(w->rest + length + 1, w->rest, left + 1);
  memcpy(w->rest, target, length);
  w->rest[length] = '/';
  return 0;
}

static int enter(walk *w, const char *component) {
  if (w->depth + 1 == most_folders) return fail(ELOOP);
  int flags = O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;
  int folder = openat(w->folders[w->depth], component, flags);
  if (folder < 0) return -1;
  w->folders[++w->depth] = folder;
  return 0;
}

/// Leaves a folder by the way it was entered, which nobody else can have moved.
static int leave(walk *w) {
  if (w->depth == 0) return fail(EXDEV);
  close(w->folders[w->depth--]);
  return 0;
}

static int finish(walk *w, const char *component, int flags, mode_t mode) {
  int folder = w->folders[w->depth];
  return openat(folder, component[0] ? component : ".", flags | O_NOFOLLOW | O_CLOEXEC, mode);
}

static int walk_on(walk *w, int flags, mode_t mode) {
  char component[NAME_MAX + 1], target[PATH_MAX];
  for (;;) {
    int taken = take(w, component);
    if (taken < 0) return -1;
    if (!taken) return finish(w, "", flags, mode);
    int is_last = !w->rest[0];
    if (!strcmp(component, ".")) continue;
    if (!strcmp(component, "..")) {
      if (leave(w) < 0) return -1;
      continue;
    }
    ssize_t length = readlinkat(w->folders[w->depth], component, target, sizeof target - 1);
    if (length > 0 && !(is_last && flags & O_NOFOLLOW)) {
      target[length] = 0;
      if (follow(w, target, (size_t)length) < 0) return -1;
      continue;
    }
    if (is_last) return finish(w, component, flags, mode);
    if (enter(w, component) < 0) return -1;
  }
}

int badge_walk_beneath(int folder, const char *path, int flags, mode_t mode) {
  size_t length = strlen(path);
  if (length == 0) return fail(ENOENT);
  if (length >= PATH_MAX) return fail(ENAMETOOLONG);
  if (path[0] == '/') return fail(EXDEV);
  walk w;
  w.depth = w.links = 0;
  w.folders[0] = folder;
  memcpy(w.rest, path, length + 1);
  int descriptor = walk_on(&w, flags, mode);
  int code = errno;
  while (w.depth > 0) close(w.folders[w.depth--]);
  errno = code;
  return descriptor;
}

int badge_open_beneath(int folder, const char *path, int flags, mode_t mode) {
#if defined(SYS_openat2)
  struct open_how how = {
      .flags = (unsigned)(flags | O_CLOEXEC),
      .mode = flags & O_CREAT ? mode : 0,
      .resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS,
  };
  int descriptor = (int)syscall(SYS_openat2, folder, path, &how, sizeof how);
  // An old kernel; a sandbox that does not know the call; a folder that was moved meanwhile.
  if (descriptor >= 0 || (errno != ENOSYS && errno != EPERM && errno != EAGAIN)) return descriptor;
#endif
  return badge_walk_beneath(folder, path, flags, mode);
}

int badge_open_folder(const char *path) {
  return open(path, O_PATH | O_DIRECTORY | O_CLOEXEC);
}

int badge_open_folder_beneath(int folder, const char *path) {
  return badge_open_beneath(folder, path, O_PATH | O_DIRECTORY, 0);
}

int badge_walk_folder_beneath(int folder, const char *path) {
  return badge_walk_beneath(folder, path, O_PATH | O_DIRECTORY, 0);
}
