/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_CALLS_LAUNCH_H
#define RUNTIME_CALLS_LAUNCH_H

#include "runtime/state/world.h"

/* Ends the pool's threads; no later launch starts any. */
void ferryi_pool_stop(ferryi_pe *pe);
void ferryi_pool_destroy(ferryi_pe *pe);
void ferryi_launch_before_fork(void);
void ferryi_launch_after_fork(void);

#endif
