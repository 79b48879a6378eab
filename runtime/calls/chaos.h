/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_CALLS_CHAOS_H
#define RUNTIME_CALLS_CHAOS_H

#include "runtime/state/world.h"

ferry_status ferryi_chaos_start(ferryi_pe *pe);
void ferryi_chaos_destroy(ferryi_pe *pe);

#endif
