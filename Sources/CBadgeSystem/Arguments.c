#include "CBadgeSystem.h"

static int count;
static char **arguments;

// The C library starts constructors like `main`. Swift reads /proc for them, which a container may lack.
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
