#include <glib.h>

/// Adds an option to a group, which keeps the name's address.
///
/// Values come as they are, in any encoding: without the flag for file names GLib refuses all that is
/// not ASCII in the C locale. The entry's type is not usable in Swift, where GLib's headers belong to
/// whichever module was built first.
static inline void badge_option_add(GOptionGroup *group, const char *name, char letter,
                                    gboolean takes_value, GOptionArgFunc callback) {
  GOptionEntry entries[] = {
      {name, letter, takes_value ? G_OPTION_FLAG_FILENAME : G_OPTION_FLAG_NO_ARG,
       G_OPTION_ARG_CALLBACK, (gpointer)callback, NULL, NULL},
      {NULL},
  };
  g_option_group_add_entries(group, entries);
}
