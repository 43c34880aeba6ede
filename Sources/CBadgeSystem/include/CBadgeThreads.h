#ifndef CBADGE_THREADS_H
#define CBADGE_THREADS_H

#include <pthread.h>

// Threads, whose types and functions differ from system to system.

typedef struct {
  pthread_t handle;
  void (*body)(void *);
  void *data;
} badge_thread;

static inline void *badge_thread_main(void *pointer) {
  badge_thread *thread = pointer;
  thread->body(thread->data);
  return NULL;
}

/// Starts a thread; 0 or an error number. The structure must live until `badge_thread_join`.
static inline int badge_thread_start(badge_thread *thread, void (*body)(void *), void *data) {
  thread->body = body;
  thread->data = data;
  return pthread_create(&thread->handle, NULL, badge_thread_main, thread);
}

/// Waits for a thread's end.
static inline void badge_thread_join(badge_thread *thread) {
  pthread_join(thread->handle, NULL);
}

typedef struct {
  pthread_mutex_t mutex;
  pthread_cond_t changed;
} badge_monitor;

/// Makes a lock whose holders can wait for others to change what it protects; once.
static inline void badge_monitor_init(badge_monitor *monitor) {
  pthread_mutex_init(&monitor->mutex, NULL);
  pthread_cond_init(&monitor->changed, NULL);
}

/// Ends a lock that nobody holds.
static inline void badge_monitor_destroy(badge_monitor *monitor) {
  pthread_cond_destroy(&monitor->changed);
  pthread_mutex_destroy(&monitor->mutex);
}

static inline void badge_monitor_lock(badge_monitor *monitor) {
  pthread_mutex_lock(&monitor->mutex);
}

static inline void badge_monitor_unlock(badge_monitor *monitor) {
  pthread_mutex_unlock(&monitor->mutex);
}

/// Gives the lock away until somebody tells of a change.
static inline void badge_monitor_wait(badge_monitor *monitor) {
  pthread_cond_wait(&monitor->changed, &monitor->mutex);
}

/// Tells everyone who waits.
static inline void badge_monitor_tell(badge_monitor *monitor) {
  pthread_cond_broadcast(&monitor->changed);
}

/// A number that no other call has given.
static inline unsigned badge_next_number(void) {
  static unsigned number;
  return __atomic_add_fetch(&number, 1, __ATOMIC_RELAXED);
}

/// How many threads can run at the same time.
int badge_processors(void);

typedef struct {
  pthread_mutex_t mutex;
  pthread_cond_t all_here;
  int missing;
} badge_gate;

/// Makes a gate that opens when so many threads wait at it; once.
static inline void badge_gate_init(badge_gate *gate, int threads) {
  pthread_mutex_init(&gate->mutex, NULL);
  pthread_cond_init(&gate->all_here, NULL);
  gate->missing = threads;
}

/// Waits for the others.
static inline void badge_gate_wait(badge_gate *gate) {
  pthread_mutex_lock(&gate->mutex);
  gate->missing--;
  if (gate->missing <= 0) pthread_cond_broadcast(&gate->all_here);
  while (gate->missing > 0) pthread_cond_wait(&gate->all_here, &gate->mutex);
  pthread_mutex_unlock(&gate->mutex);
}

#endif
