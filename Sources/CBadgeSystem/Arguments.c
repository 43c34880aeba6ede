#include "CBadgeSystem.h"

static int count;
static char **arguments;

// glibc and macOS start constructors like `main`; Swift itself reads /proc, which a container may lack.
__attribute__((constructor)) static void keep(int given, char **values) {
  count = given;
  arguments = values;
}

int badge_argument_count(void) {
  return count;
}

const char *badge_argument(int index) {
  return arguments[index];
}
