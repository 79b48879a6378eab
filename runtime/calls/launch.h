/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_CALLS_LAUNCH_H
#define RUNTIME_CALLS_LAUNCH_H

#include "ferry/launch.h"
#include "runtime/state/world.h"

/* As ferry_launch() in the host space, for a caller whose next call is ferry_launch_wait(): a grid of one block then
 * runs in the calling thread, and wakes no other. */
ferry_status ferryi_launch_attended(ferryi_pe *pe, ferry_kernel kernel, unsigned n_blocks, const void *args,
                                    size_t args_size);
/* Ends the pool's threads; no later launch starts any. */
void ferryi_pool_stop(ferryi_pe *pe);
void ferryi_pool_destroy(ferryi_pe *pe);
void ferryi_launch_before_fork(void);
void ferryi_launch_after_fork(void);

#endif
