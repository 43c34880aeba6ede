#include <gio/gio.h>
#include <glib-unix.h>
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

typedef struct {
  GFileMonitor *monitor;
  void (*changed)(void *);
  void *data;
} badge_watch;

static inline void badge_watch_event(GFileMonitor *monitor, GFile *file, GFile *other,
                                     GFileMonitorEvent event, gpointer data) {
  (void)monitor, (void)file, (void)other;
  badge_watch *watch = data;
  if (event != G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED) watch->changed(watch->data);
}

/// Calls back, from `badge_watch_wait`, when a file appears, changes or goes; NULL where it can't be
/// watched.
static inline badge_watch *badge_watch_begin(const char *path, void (*changed)(void *), void *data) {
  GFile *file = g_vfs_get_file_for_path(g_vfs_get_local(), path);
  GFileMonitor *monitor = g_file_monitor_file(file, G_FILE_MONITOR_NONE, NULL, NULL);
  g_object_unref(file);
  if (!monitor) return NULL;
  badge_watch *watch = g_new(badge_watch, 1);
  watch->monitor = monitor;
  watch->changed = changed;
  watch->data = data;
  // Editors that write often are waited for elsewhere.
  g_file_monitor_set_rate_limit(monitor, 50);
  g_signal_connect(monitor, "changed", G_CALLBACK(badge_watch_event), watch);
  return watch;
}

static inline void badge_watch_end(badge_watch *watch) {
  g_object_unref(watch->monitor);
  g_free(watch);
}

static inline gboolean badge_watch_timeout(gpointer fired) {
  *(int *)fired = 1;
  return G_SOURCE_REMOVE;
}

static inline gboolean badge_watch_readable(gint descriptor, GIOCondition condition, gpointer data) {
  (void)descriptor, (void)condition, (void)data;
  return G_SOURCE_REMOVE;
}

/// Ends waits when a descriptor can be read from.
static inline void badge_watch_descriptor(int descriptor) {
  g_unix_fd_add(descriptor, G_IO_IN, badge_watch_readable, NULL);
}

/// Waits for something to happen; whether it did before the milliseconds were over. A negative number is
/// for ever.
static inline int badge_watch_wait(int milliseconds) {
  int fired = 0;
  guint timeout = 0;
  if (milliseconds >= 0) timeout = g_timeout_add((guint)milliseconds, badge_watch_timeout, &fired);
  gboolean happened = g_main_context_iteration(NULL, TRUE);
  if (timeout && !fired) g_source_remove(timeout);
  return happened && !fired;
}
