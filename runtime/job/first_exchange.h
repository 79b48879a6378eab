/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_JOB_FIRST_EXCHANGE_H
#define RUNTIME_JOB_FIRST_EXCHANGE_H

#include "runtime/state/world.h"

/* Maps the segments and the heaps' first chunks of all peers. */
ferry_status ferryi_job_exchange_first(ferryi_pe *pe);

#endif
