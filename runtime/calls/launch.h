/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_CALLS_LAUNCH_H
#define RUNTIME_CALLS_LAUNCH_H

#include "ferry/launch.h"
#include "runtime/state/world.h"

/* In the host space: runs the kernel behind what ferry_launch() has launched before, and returns when it has ended.
 * Calls of other threads run beside it.  A grid of one block runs in the calling thread, and wakes no other.  Refused
 * in a kernel, as ferry_launch_wait() is; call: its name for messages. */
ferry_status ferryi_launch_attended(ferryi_pe *pe, const char *call, ferry_kernel kernel, unsigned n_blocks,
                                    const void *args);
/* Ends the pool's threads; no later launch starts any. */
void ferryi_pool_stop(ferryi_pe *pe);
void ferryi_pool_destroy(ferryi_pe *pe);
void ferryi_launch_before_fork(void);
void ferryi_launch_after_fork(void);

#endif
