/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_CANCEL_H
#define FERRYI_CANCEL_H

#include <pthread.h>

/* pthread_cancel() must not end a thread inside a call that holds a lock or has sent other PEs half of a message.
 * Calls that set up, that wait for kernels, or that use the cuda space reach cancellation points (open, read, close,
 * poll, nanosleep, condition variables; spinning, futex(2) by syscall() and mutexes are none).  The line
 *     FERRYI_UNCANCELLED;
 * at the head of each such call delays a cancellation until the thread's next cancellation point after the call. */
static inline int ferryi_cancel_hold(void)
{
    int before;
    (void)pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &before);
    return before;
}

static inline void ferryi_cancel_release(const int *before)
{
    (void)pthread_setcancelstate(*before, NULL);
}

#define FERRYI_UNCANCELLED                                                                                             \
    const int ferryi_uncancelled __attribute__((cleanup(ferryi_cancel_release), unused)) = ferryi_cancel_hold()

#endif
