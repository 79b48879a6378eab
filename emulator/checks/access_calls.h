/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_ACCESS_CALLS_H
#define FERRYI_ACCESS_CALLS_H

#include "access.h"

/* Between access.c, which has the tables of ranges, and access_calls.c, which the compilers call. */

/* All ranges of all users lie in these bytes; those of users who are told of kernels' accesses in these. */
extern struct ferryi_access_span {
    uintptr_t low, size;
} ferryi_access_span __attribute__((visibility("hidden"))),
    ferryi_access_kernels_span __attribute__((visibility("hidden")));

/* Tells the users that watch one of these bytes. */
__attribute__((visibility("hidden"))) void ferryi_access_look(uintptr_t at, size_t size, unsigned what, const void *pc);

/* One access.  Most of a kernel's accesses are to its thread's own stack, most of the host's outside of the span. */
static inline void ferryi_access_tell(const volatile void *p, size_t size, unsigned what, const void *pc)
{
    const uintptr_t at = (uintptr_t)p;
    struct ferryi_access_turn *turn = &ferryi_access_turn;
    const struct ferryi_access_span *span = &ferryi_access_span;
    if (at - turn->stack < turn->stack_size)
        return;
    if (turn->seen != NULL) {
        what |= FERRYI_ACCESS_KERNEL;
        span = &ferryi_access_kernels_span;
        if (__atomic_load_n(&span->size, __ATOMIC_RELAXED) == 0) { /* nobody else is told: a jump */
            turn->seen(turn->context, at, size, what, pc);
            return;
        }
        turn->seen(turn->context, at, size, what, pc);
    }
    /* An access that begins before the span may reach into it. */
    if (at + size - __atomic_load_n(&span->low, __ATOMIC_RELAXED) <
        __atomic_load_n(&span->size, __ATOMIC_RELAXED) + size)
        ferryi_access_look(at, size, what, pc);
}

#endif
