#include "CBadgeSystem.h"

// Runs before the C library is set up, so it calls nothing, not even to start a function.
#define ALONE __attribute__((disable_sanitizer_instrumentation, no_stack_protector))

// What changes the libraries' drawing or makes them print. A star stands for any ending.
static const char *const cleared[] = {
    "FC_*",    "FONTCONFIG_*",        "FREETYPE_PROPERTIES", "GOBJECT_DEBUG",
    "G_DEBUG", "G_ENABLE_DIAGNOSTIC", "G_MESSAGES_DEBUG",    "G_SLICE",
    "HB_*",    "LANG",                "LANGUAGE",            "LC_*",
    "PANGO_*", "PANGOCAIRO_*",        "PIXMAN_*",            "LIBTHAI_*",
};

ALONE static int is_cleared(const char *entry) {
  for (unsigned i = 0; i < sizeof cleared / sizeof *cleared; i++) {
    const char *name = cleared[i];
    const char *rest = entry;
    while (*name && *name == *rest) name++, rest++;
    if (*name == '*' || (!*name && *rest == '=')) return 1;
  }
  return 0;
}

ALONE void badge_clear_environment(char **environment) {
  if (!environment) return;
  char **kept = environment;
  for (; *environment; environment++)
    if (!is_cleared(*environment)) *kept++ = *environment;
  *kept = NULL;
}

#if defined(__ELF__)
// pixman and GLib read their variables, and print, as soon as they are loaded: before `main`, but after
// the functions of this section.
ALONE static void clear_early(int count, char **arguments, char **environment) {
  (void)count;
  (void)arguments;
  badge_clear_environment(environment);
}

__attribute__((section(".preinit_array"), used)) static void (*const early)(int, char **, char **) =
    clear_early;
#endif
