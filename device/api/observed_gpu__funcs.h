/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_API_OBSERVED_GPU_FUNCS_H
#define FERRY_DETAIL_API_OBSERVED_GPU_FUNCS_H

/* Calls of a GPU's kernels, compiled with FERRYI_TRACE, as records of ferry-run --trace: written into the PE's ring in
 * host memory, whose place libferry-observe tells each unit of the program.  Names are hashes, which the unit gives the
 * meaning of when it registers.  Times are %globaltimer; the unit measures what that is on the host's clock. */
#include "generated/kernel_calls.h"
#include "trace_record.h"
#include "trace_unit.h"

FERRYI_FN uint64_t ferryi_observed_now(void)
{
    return ferryi_clock_ns();
}

#endif
