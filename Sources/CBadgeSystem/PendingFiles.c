#include "CBadgeSystem.h"

// The slots are never freed, so the handler can't meet memory that is gone. Should a path change while
// the handler reads it, what it removes is a mixture of two temporary names: nothing.

enum { slot_count = 64, path_capacity = 4096 };
enum { is_free, is_claimed, is_ready };

static struct {
  int state;
  int folder;
  char path[path_capacity];
} slots[slot_count];

int badge_pending_add(const char *path) {
  return badge_pending_add_at(AT_FDCWD, path);
}

int badge_pending_add_at(int folder, const char *path) {
  size_t length = strlen(path);
  if (length >= path_capacity) return -1;
  for (int slot = 0; slot < slot_count; slot++) {
    int expected = is_free;
    if (!__atomic_compare_exchange_n(&slots[slot].state, &expected, is_claimed, 0, __ATOMIC_ACQ_REL,
                                     __ATOMIC_RELAXED))
      continue;
    slots[slot].folder = folder;
    memcpy(slots[slot].path, path, length + 1);
    __atomic_store_n(&slots[slot].state, is_ready, __ATOMIC_RELEASE);
    return slot;
  }
  return -1;
}

void badge_pending_remove(int slot) {
  if (slot < 0) return;
  __atomic_store_n(&slots[slot].state, is_free, __ATOMIC_RELEASE);
}

void badge_clean_up(void) {
  for (int slot = 0; slot < slot_count; slot++)
    if (__atomic_load_n(&slots[slot].state, __ATOMIC_ACQUIRE) == is_ready)
      unlinkat(slots[slot].folder, slots[slot].path, 0);
  badge_job_tokens_give_back();
}

/// Calls nothing that POSIX does not allow in a signal handler.
static void clean_up_and_die(int signal_number) {
  badge_clean_up();
  badge_die_by(signal_number);
}

void badge_handle_termination(void) {
  int signals[] = {SIGINT,  SIGTERM, SIGHUP,  SIGQUIT, SIGPIPE,
                   SIGXCPU, SIGALRM, SIGUSR1, SIGUSR2};
  for (unsigned i = 0; i < sizeof signals / sizeof *signals; i++) {
    struct sigaction old, new;
    if (sigaction(signals[i], NULL, &old) != 0 || old.sa_handler == SIG_IGN) continue;
    memset(&new, 0, sizeof new);
    new.sa_handler = clean_up_and_die;
    sigfillset(&new.sa_mask);
    sigaction(signals[i], &new, NULL);
  }
}
