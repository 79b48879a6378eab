/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_CLOCK_H
#define FERRYI_CLOCK_H

#include <stdint.h>
#include <time.h>

/* Nanoseconds of CLOCK_MONOTONIC.  A deadline is a value of this clock; UINT64_MAX is never reached. */
static inline uint64_t ferryi_now_ns(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (uint64_t)ts.tv_sec * 1000000000u + (uint64_t)ts.tv_nsec;
}

static inline uint64_t ferryi_deadline_after(uint64_t ns)
{
    uint64_t now = ferryi_now_ns();
    return ns > UINT64_MAX - now ? UINT64_MAX : now + ns;
}

static inline uint64_t ferryi_time_left(uint64_t deadline)
{
    uint64_t now = ferryi_now_ns();
    return deadline > now ? deadline - now : 0;
}

/* Milliseconds until the deadline, for poll(2): rounded up, at most one hour, 0 after the deadline. */
static inline int ferryi_deadline_ms(uint64_t deadline)
{
    uint64_t now = ferryi_now_ns();
    uint64_t ms = deadline <= now ? 0 : (deadline - now + 999999u) / 1000000u;
    return ms > 3600000u ? 3600000 : (int)ms;
}

#endif
