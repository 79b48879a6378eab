/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MACHINE_TIME_HOST_FUNCS_H
#define FERRY_DETAIL_MACHINE_TIME_HOST_FUNCS_H

#include "public.h"
#include <stdint.h>

/* Out of line: host.c. */
uint64_t ferryi_clock_ns(void);
void ferryi_yield(void);
/* How long a wait may rest: a small part of the time since it began or since `done` changed in this thread, whichever
 * is later; 0 while that part is short. */
uint64_t ferryi_rest_ns(uint64_t now, uint64_t started, uint32_t done);
/* Sleeps; 0: only yields. */
void ferryi_rest(uint64_t ns);
/* Sleeps, for at most ns, while the word is `seen` and no thread wakes this one (futex). */
void ferryi_sleep(const uint32_t *word, uint32_t seen, uint64_t ns);
/* Wakes one thread, of any process, that sleeps on the word. */
void ferryi_wake(uint32_t *word);

FERRYI_FN void ferryi_relax(void)
{
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ __volatile__("yield");
#endif
}

#endif
