/* SPDX-License-Identifier: BSD-3-Clause */
/* Host calls whose bytes go by the pipelines of staged pairs: they queue a job for the service and wait for its end. */
#include "ferry/detail/ring/ring__funcs.h"
#include "runtime/base/clock.h"
#include "runtime/base/mutex.h"
#include "runtime/gpu/gpu_pipelines_jobs.h"
#include "runtime/state/doorbell.h"
#include "runtime/state/segment.h"
#include <sched.h>

#define CU (ferryi_cu_table)

/* Reads the number of descriptors that kernels have sent to a PE so far. */
static ferry_status read_tail(ferryi_world *w, ferry_call call, int peer, uint64_t *tail)
{
    const ferryi_gpu *gpu = ferryi_pe_of(w)->gpu;
    ferryi_gpu_channel *channel;
    ferry_status status = ferryi_gpu_channel_enter(w, call, NULL, &channel);
    if (status != FERRY_SUCCESS)
        return status;
    CUresult result =
        CU->MemcpyAsync((CUdeviceptr)(uintptr_t)&gpu->words->tail,
                        (CUdeviceptr)(uintptr_t)&gpu->pipelines->table[peer].claims, sizeof *tail, channel->stream);
    result = ferryi_gpu_channel_finish(channel, result, w->timeout_ns, sizeof *tail);
    *tail = ferryi_claims_next(w, gpu->words->tail);
    return ferryi_gpu_channel_leave(w, channel, result, "reading the kernels' progress");
}

/* Waits until PE pe has applied all descriptors that kernels have sent to it: a host call must not overtake them. */
static ferry_status flush(ferryi_world *w, ferry_call call, int pe, uint64_t deadline)
{
    ferryi_ring_out out;
    ferryi_ring_in in;
    uint64_t tail = 0;
    ferry_status status = read_tail(w, call, pe, &tail);
    ferryi_segment_ends(ferryi_pe_of(w), pe, &out, &in);
    while (status == FERRY_SUCCESS &&
           ferryi_ticket_diff(ferryi_consumer_count(ferryi_ld_acquire_u32(out.consumed), tail), tail) < 0) { /* A2 */
        if (ferryi_ld_relaxed_u32(&w->ctl->aborted))
            status = FERRY_ERR_ABORTED;
        else if (ferryi_pair_is_lost(ferryi_pe_of(w), pe))
            status = FERRY_ERR_PEER_LOST;
        else if (ferryi_now_ns() >= deadline)
            status = FERRY_ERR_TIMEOUT;
        else
            sched_yield();
    }
    return status;
}

ferry_status ferryi_gpu_pipeline_move(ferryi_world *w, ferry_call call, int get, const void *own, const void *other,
                                      size_t n, int pe)
{
    ferryi_gpu_pipelines *l = ferryi_pe_of(w)->gpu->pipelines;
    const uint64_t started = ferryi_clock_ns();
    job j = { .pe = pe,
              .get = get,
              .pageable = ferryi_gpu_memory_type(other) == 0,
              .other = (char *)(uintptr_t)other,
              .offset = (uint64_t)(uintptr_t)own - w->heap,
              .bytes = n,
              .deadline = ferryi_deadline_after(ferryi_budget_for(w->timeout_ns, n)),
              .of_host = 1 };
    ferryi_gpu_check_faults(ferryi_pe_of(w));
    j.status = flush(w, call, pe, j.deadline);
    if (j.status == FERRY_SUCCESS) {
        ferryi_mutex_lock(&l->lock, FERRYI_MUTEX_PIPELINE_JOBS);
        job **last = &l->inbox;
        while (*last != NULL)
            last = &(*last)->next;
        __atomic_store_n(last, &j, __ATOMIC_RELAXED);
        ferryi_mutex_unlock(&l->lock);
        ferryi_service_wake(w->ctl);
        ferryi_mutex_lock(&l->lock, FERRYI_MUTEX_PIPELINE_JOBS);
        while (!j.done)
            pthread_cond_wait(&l->ended, &l->lock);
        ferryi_mutex_unlock(&l->lock);
    }
    if (j.status != FERRY_SUCCESS)
        return ferryi_fault_raise(w, j.status, call, pe, own, FERRY_FOR_BYTES, n, j.moved, started);
    if (j.straight)
        FERRYI_STATS_ADD(w, pe, bytes_copied, n);
    else
        FERRYI_STATS_ADD(w, pe, bytes_staged, n);
    if (get)
        FERRYI_STATS_ADD(w, pe, bytes_get, n);
    else
        FERRYI_STATS_ADD(w, pe, bytes_put, n);
    return FERRY_SUCCESS;
}
