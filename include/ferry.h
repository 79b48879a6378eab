/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry: one-sided communication between the PEs of a job.  The complete API of hosts; kernels include ferry_device.h.
 * Each header below states its calls' contracts; names and semantics are OpenSHMEM 1.5's unless a comment says
 * otherwise.  After ferry_init() any thread of a PE may make any call, but collectives only one thread at a time. */
#ifndef FERRY_H
#define FERRY_H

#include "ferry/amo.h"
#include "ferry/coll.h"
#include "ferry/comm.h"
#include "ferry/ctx.h"
#include "ferry/diag.h"
#include "ferry/launch.h"
#include "ferry/lock.h"
#include "ferry/memory.h"
#include "ferry/module.h"
#include "ferry/rma.h"
#include "ferry/setup.h"
#include "ferry/signal.h"
#include "ferry/status.h"
#include "ferry/stream.h"
#include "ferry/team.h"
#include "ferry/types.h"
#include "ferry/wait.h"
/* Where nvcc compiles, the calls that kernels may make are inlines of both sides. */
#if FERRYI_GPU
#include "ferry/detail/api/api__funcs.h"
#include "ferry/detail/api/coll__funcs.h"
#include "ferry/detail/api/ctx__funcs.h"
#include "ferry/detail/api/launch__funcs.h"
#include "ferry/detail/api/wait__funcs.h"
#endif
#include "ferry/generic.h" /* by the names above */

#endif
