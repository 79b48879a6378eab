/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_JOB_PROBE_H
#define RUNTIME_JOB_PROBE_H

#include "runtime/state/world.h"

/* Tries every ordered pair and decides its path, alike on every PE. */
ferry_status ferryi_job_probe(ferryi_pe *pe, uint64_t deadline);

/* ---- Its parts: probe_copies.c */

/* Ends a step of the probe: `mine`, or why another PE's step failed.  Collective; budget in nanoseconds. */
ferry_status ferryi_job_probe_agree(ferryi_pe *pe, ferry_status mine, uint64_t budget);

/* Exchanges rows[n_pes][2 * n_pes] of results.  _BOOTSTRAP: one has other bits than `allowed`, which no PE of this
 * build sends. */
ferry_status ferryi_job_probe_gather(ferryi_pe *pe, const uint8_t *row, uint8_t *rows, uint8_t allowed,
                                     uint64_t deadline);
/* Sets `copies` of every pair that is direct or whose stores are lost.  Collective if there is one; paths are decided,
 * and heaps that could be mapped still are. */
ferry_status ferryi_job_probe_copies(ferryi_pe *pe, uint64_t deadline);

/* ---- forward.c */

/* After the probe: sets `via` of every pair whose bulk goes through a third GPU, and allocates the chunks
 * (pe->forward_at).  Collective if some pair may. */
ferry_status ferryi_job_forward(ferryi_pe *pe);

#endif
