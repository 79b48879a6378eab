/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_CALLS_CHAOS_H
#define RUNTIME_CALLS_CHAOS_H

/* FERRY_CHAOS: operations without a promised order are delayed and reordered, to find programs that rely on one. */

#include "runtime/state/world.h"

ferry_status ferryi_chaos_start(ferryi_pe *pe);
void ferryi_chaos_destroy(ferryi_pe *pe);

#endif
