/* SPDX-License-Identifier: BSD-3-Clause */
#include "runtime/clock.h"
#include "ferry/device/prim.h"
#include <sched.h>

uint64_t ferryi_clock_ns(void)
{
    return ferryi_now_ns();
}

void ferryi_yield(void)
{
    sched_yield();
}
