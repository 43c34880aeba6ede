#include "CBadgeSystem.h"

// Written by a signal handler, read by everyone.
static volatile sig_atomic_t stop_signal = 0;
static int stop_pipe[2] = {-1, -1};

static void ask_to_stop(int signal_number) {
  int code = errno;
  // Who asks twice doesn't want to wait.
  if (stop_signal) {
    badge_clean_up();
    badge_die_by(signal_number);
  }
  stop_signal = signal_number;
  ssize_t ignored = write(stop_pipe[1], "", 1);
  (void)ignored;
  errno = code;
}

int badge_stop_on(int signal_number) {
  if (stop_pipe[0] < 0) {
    if (pipe(stop_pipe) != 0) return -1;
    for (int end = 0; end < 2; end++) {
      fcntl(stop_pipe[end], F_SETFD, FD_CLOEXEC);
      fcntl(stop_pipe[end], F_SETFL, O_NONBLOCK);
    }
  }
  struct sigaction old, new;
  if (sigaction(signal_number, NULL, &old) != 0 || old.sa_handler == SIG_IGN) return 0;
  memset(&new, 0, sizeof new);
  new.sa_handler = ask_to_stop;
  sigfillset(&new.sa_mask);
  new.sa_flags = SA_RESTART;
  return sigaction(signal_number, &new, NULL);
}

int badge_stop_signal(void) {
  return stop_signal;
}

int badge_stop_descriptor(void) {
  return stop_pipe[0];
}

int badge_wait_readable(int descriptor, int milliseconds) {
  struct pollfd waiting[2] = {{.fd = descriptor, .events = POLLIN},
                              {.fd = stop_pipe[0], .events = POLLIN}};
  while (poll(waiting, stop_pipe[0] < 0 ? 1 : 2, milliseconds) < 0)
    if (errno != EINTR) return -1;
  if (stop_signal) return 0;
  return waiting[0].revents != 0;
}

// Tokens of make's job server, by value: they must be given back even by a process that is ended.
static int token_output = -1;
static int tokens[256];

void badge_job_token_taken(int output, unsigned char token) {
  __atomic_store_n(&token_output, output, __ATOMIC_RELEASE);
  __atomic_add_fetch(&tokens[token], 1, __ATOMIC_ACQ_REL);
}

void badge_job_token_given_back(unsigned char token) {
  __atomic_sub_fetch(&tokens[token], 1, __ATOMIC_ACQ_REL);
}

void badge_job_tokens_give_back(void) {
  int output = __atomic_load_n(&token_output, __ATOMIC_ACQUIRE);
  if (output < 0) return;
  for (int value = 0; value < 256; value++)
    for (int count = __atomic_exchange_n(&tokens[value], 0, __ATOMIC_ACQ_REL); count > 0; count--) {
      unsigned char token = (unsigned char)value;
      ssize_t ignored = write(output, &token, 1);
      (void)ignored;
    }
}
