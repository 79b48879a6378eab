/* SPDX-License-Identifier: BSD-3-Clause */
/* The faults that kernels have recorded become faults of their PE. */
#include "ferry/detail/machine/access__funcs.h"
#include "runtime/base/mutex.h"
#include "runtime/gpu/gpu_internal.h"
#include "runtime/state/fault.h"

void ferryi_gpu_check_faults(ferryi_pe *pe)
{
    const ferryi_gpu *gpu = pe->gpu;
    if (gpu == NULL || gpu->faults == NULL)
        return;
    uint64_t seen = ferryi_ld_relaxed_u64(&gpu->faults_seen);
    if (FERRYI_UNLIKELY(ferryi_ld_relaxed_u64(&gpu->faults[seen % FERRYI_FAULTS].seq) > seen))
        ferryi_gpu_collect_faults(pe);
}

void ferryi_gpu_collect_faults(ferryi_pe *pe)
{
    ferryi_gpu *gpu = pe->gpu;
    if (gpu == NULL || gpu->faults == NULL)
        return;
    ferryi_mutex_lock(&gpu->faults_lock, FERRYI_MUTEX_GPU_FAULTS); /* the service and the PE's threads read */
    for (;;) {
        ferryi_fault_slot *slot = &gpu->faults[gpu->faults_seen % FERRYI_FAULTS];
        uint64_t seq = ferryi_ld_acquire_u64(&slot->seq);
        if (seq <= gpu->faults_seen) /* empty, being written, or read before */
            break;
        ferry_fault fault = slot->fault;
        ferryi_fence_acquire();
        if (ferryi_ld_relaxed_u64(&slot->seq) != seq)
            continue;                      /* overwritten during the copy: read the newer one */
        if (seq != gpu->faults_seen + 1) { /* the ring wrapped: continue with the oldest fault left */
            ferryi_st_relaxed_u64(&gpu->faults_seen, seq - FERRYI_FAULTS);
            continue;
        }
        ferryi_st_relaxed_u64(&gpu->faults_seen, seq);
        (void)ferryi_fault_report(&pe->world, &fault);
    }
    ferryi_mutex_unlock(&gpu->faults_lock);
}
