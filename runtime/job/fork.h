/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_JOB_FORK_H
#define RUNTIME_JOB_FORK_H

#include "runtime/state/world.h"

/* From now on a forked child of this process is recognised, and refused. */
ferry_status ferryi_fork_watch(void);

#endif
