/* SPDX-License-Identifier: BSD-3-Clause */
#include "runtime/gpu_lane.h"
#include "ferry/device/access__funcs.h"
#include "ferry/diag.h"
#include "runtime/clock.h"
#include "runtime/fault.h"
#include "runtime/gpu_state.h"
#include "runtime/mark.h"
#include <string.h>

#define CU (ferryi_cu_table)

CUresult ferryi_gpu_lanes_open(ferryi_gpu_lanes *lanes)
{
    CUresult result = CU->StreamCreate(&lanes->quick.stream, CU_STREAM_NON_BLOCKING);
    if (result == CUDA_SUCCESS)
        result = CU->StreamCreate(&lanes->pool[0].stream, CU_STREAM_NON_BLOCKING);
    if (result != CUDA_SUCCESS)
        return result;
    pthread_mutex_init(&lanes->lock, NULL);
    pthread_cond_init(&lanes->freed, NULL);
    ferryi_mark_stream(lanes->quick.stream, "ferry: calls of the host");
    ferryi_mark_stream(lanes->pool[0].stream, "ferry: collectives of the host");
    return CUDA_SUCCESS;
}

void ferryi_gpu_lanes_close(ferryi_gpu_lanes *lanes)
{
    (void)CU->StreamDestroy(lanes->quick.stream);
    for (int i = 0; i < FERRYI_GPU_LANES; i++)
        if (lanes->pool[i].stream != NULL)
            (void)CU->StreamDestroy(lanes->pool[i].stream);
    pthread_cond_destroy(&lanes->freed);
    pthread_mutex_destroy(&lanes->lock);
}

void ferryi_gpu_lanes_report_to(ferryi_gpu_lanes *lanes, void *results)
{
    lanes->quick.result = results;
    for (int i = 0; i < FERRYI_GPU_LANES; i++)
        lanes->pool[i].result = (void *)((char *)results + (size_t)(1 + i) * FERRYI_LINE);
}

int ferryi_gpu_lanes_are_busy(ferryi_gpu_lanes *lanes, uint64_t deadline)
{
    int busy = ferryi_gpu_finish(lanes->quick.stream, deadline) == CUDA_ERROR_NOT_READY;
    for (int i = 0; i < FERRYI_GPU_LANES && !busy; i++)
        busy =
            lanes->pool[i].stream != NULL && ferryi_gpu_finish(lanes->pool[i].stream, deadline) == CUDA_ERROR_NOT_READY;
    return busy;
}

/* ---- Which lane. */

static int is_collective(uint32_t op)
{
    return (op >= FERRYI_HOST_SYNC && op <= FERRYI_HOST_REDUCE) ||
           (op >= FERRYI_HOST_COLLECT && op <= FERRYI_HOST_SCAN);
}

/* Of the pool, under the lock, in the context: the team's own, else one that is nobody's, else one that was late, or
 * even another team's.  NULL: all are taken. */
static ferryi_gpu_lane *choose(ferryi_gpu_lanes *lanes, const ferryi_host_call *what)
{
    ferryi_gpu_lane *fresh = NULL, *left = NULL;
    for (int i = 0; i < FERRYI_GPU_LANES; i++) {
        ferryi_gpu_lane *l = &lanes->pool[i];
        if (l->taken)
            continue;
        if (l->given_up.op != 0 && is_collective(what->op) && l->given_up.team == what->team)
            return l;
        if (l->given_up.op != 0 || l->late)
            left = left != NULL ? left : l;
        else if (fresh == NULL || (fresh->stream == NULL && l->stream != NULL))
            fresh = l;
    }
    if (fresh != NULL && fresh->stream == NULL &&
        CU->StreamCreate(&fresh->stream, CU_STREAM_NON_BLOCKING) != CUDA_SUCCESS)
        fresh = NULL;
    return fresh != NULL ? fresh : left;
}

static ferryi_gpu_lane *take(ferryi_gpu_lanes *lanes, const ferryi_host_call *what)
{
    const int lasts = what != NULL && (what->op == FERRYI_HOST_QUIET || is_collective(what->op));
    ferryi_gpu_lane *lane;
    pthread_mutex_lock(&lanes->lock);
    while ((lane = lasts ? choose(lanes, what) : &lanes->quick) == NULL || lane->taken)
        pthread_cond_wait(&lanes->freed, &lanes->lock);
    lane->taken = 1;
    pthread_mutex_unlock(&lanes->lock);
    return lane;
}

static void give_back(ferryi_gpu_lanes *lanes, ferryi_gpu_lane *lane)
{
    pthread_mutex_lock(&lanes->lock);
    lane->taken = 0;
    pthread_cond_broadcast(&lanes->freed);
    pthread_mutex_unlock(&lanes->lock);
}

/* ---- A call. */

/* What is late comes first: a copy of pageable memory would wait for it without end. */
ferry_status ferryi_gpu_lane_enter(ferryi_world *w, ferry_call call, const ferryi_host_call *what,
                                   ferryi_gpu_lane **lane)
{
    ferryi_gpu *gpu = ferryi_pe_of(w)->gpu;
    ferry_status status = ferryi_gpu_enter(gpu);
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_mark_begin(ferry_call_name(call));
    ferryi_gpu_lane *const l = take(&gpu->lanes, what);
    *lane = l;
    l->call = call;
    l->started = ferryi_now_ns();
    if (FERRYI_LIKELY(!l->late))
        return FERRY_SUCCESS;
    if (ferryi_gpu_lane_finish(l, CUDA_SUCCESS, w->timeout_ns, 0) == CUDA_ERROR_NOT_READY)
        return ferryi_gpu_lane_leave(w, l, CUDA_ERROR_NOT_READY, NULL);
    l->started = ferryi_now_ns();
    if (!l->met)
        l->met = l->given_up.op != 0 && l->result->status == FERRY_SUCCESS;
    return FERRY_SUCCESS;
}

CUresult ferryi_gpu_lane_finish(ferryi_gpu_lane *lane, CUresult result, uint64_t budget, size_t bytes)
{
    if (result == CUDA_SUCCESS)
        result = ferryi_gpu_finish(lane->stream, ferryi_gpu_deadline(budget, bytes));
    lane->late = result == CUDA_ERROR_NOT_READY;
    return result;
}

ferry_status ferryi_gpu_lane_leave(ferryi_world *w, ferryi_gpu_lane *lane, CUresult result, const char *what)
{
    const ferry_call call = lane->call;
    const uint64_t started = lane->started;
    give_back(&ferryi_pe_of(w)->gpu->lanes, lane);
    ferryi_mark_end();
    ferryi_gpu_leave();
    if (result != CUDA_ERROR_NOT_READY)
        return ferryi_cu_error(result, what);
    /* The GPU has not come to it, or not to its end. */
    return ferryi_fault_raise(w, FERRY_ERR_TIMEOUT, call, w->my_pe, NULL, -1, 0, 0, started);
}

/* ---- What was given up on. */

static ferryi_host_call but_for_the_budget(const ferryi_host_call *call)
{
    ferryi_host_call c = *call;
    c.timeout = 0;
    c.result = NULL;
    return c;
}

void ferryi_gpu_lane_remember(ferryi_gpu_lane *lane, const ferryi_host_call *call)
{
    lane->given_up = but_for_the_budget(call);
    lane->given_up.op = is_collective(call->op) ? call->op : 0;
    lane->met = 0;
}

void ferryi_gpu_lane_forget(ferryi_gpu_lane *lane)
{
    lane->given_up.op = 0;
}

int ferryi_gpu_lane_has_met(ferryi_gpu_lane *lane, const ferryi_host_call *call)
{
    if (FERRYI_LIKELY(lane->given_up.op == 0))
        return 0;
    const ferryi_host_call c = but_for_the_budget(call);
    const int met = lane->met && memcmp(&c, &lane->given_up, sizeof c) == 0;
    if (!met)
        ferryi_gpu_lane_forget(lane);
    return met;
}
