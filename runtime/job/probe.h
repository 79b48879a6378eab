/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_JOB_PROBE_H
#define RUNTIME_JOB_PROBE_H

#include "runtime/state/world.h"

/* Tries every ordered pair and decides its path, alike on every PE. */
ferry_status ferryi_job_probe(ferryi_pe *pe, uint64_t deadline);

#endif
