/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MACHINE_TIME_GPU_FUNCS_H
#define FERRY_DETAIL_MACHINE_TIME_GPU_FUNCS_H

/* Clocks and pauses of kernels. */

#include "public.h"
#include <stdint.h>

#ifdef FERRYI_EMULATE
FERRYI_FN uint64_t ferryi_clock_ns(void)
{
    return ferryi_emu_clock_ns();
}
FERRYI_FN void ferryi_relax(void)
{
    ferryi_emu_yield();
}
FERRYI_FN void ferryi_yield(void)
{
    ferryi_emu_yield();
}
FERRYI_FN void ferryi_nap(uint32_t ns)
{
    (void)ns;
    ferryi_emu_yield();
}
#else
FERRYI_FN uint64_t ferryi_clock_ns(void)
{
    uint64_t t;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(t));
    return t;
}
FERRYI_FN void ferryi_relax(void) {}
FERRYI_FN void ferryi_yield(void)
{
    __nanosleep(100);
}
FERRYI_FN void ferryi_nap(uint32_t ns)
{
    __nanosleep(ns);
}
#endif

#endif
