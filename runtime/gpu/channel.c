/* SPDX-License-Identifier: BSD-3-Clause */
/* Gives each host call a channel, and waits until the GPU has carried it out. */
#include "runtime/gpu/channel.h"
#include "ferry/detail/machine/access__funcs.h"
#include "ferry/diag.h"
#include "runtime/base/clock.h"
#include "runtime/base/mutex.h"
#include "runtime/base/nvtx.h"
#include "runtime/gpu/gpu_internal.h"
#include "runtime/state/fault.h"
#include <string.h>

#define CU (ferryi_cu_table)

CUresult ferryi_gpu_channels_open(ferryi_gpu_channels *channels)
{
    CUresult result = CU->StreamCreate(&channels->quick.stream, CU_STREAM_NON_BLOCKING);
    if (result == CUDA_SUCCESS)
        result = CU->StreamCreate(&channels->pool[0].stream, CU_STREAM_NON_BLOCKING);
    if (result != CUDA_SUCCESS) {
        if (channels->quick.stream != NULL)
            (void)CU->StreamDestroy(channels->quick.stream);
        channels->quick.stream = NULL;
        return result;
    }
    pthread_mutex_init(&channels->lock, NULL);
    pthread_cond_init(&channels->freed, NULL);
    ferryi_nvtx_stream(channels->quick.stream, "ferry: calls of the host");
    ferryi_nvtx_stream(channels->pool[0].stream, "ferry: collectives of the host");
    return CUDA_SUCCESS;
}

void ferryi_gpu_channels_close(ferryi_gpu_channels *channels)
{
    (void)CU->StreamDestroy(channels->quick.stream);
    for (int i = 0; i < FERRYI_GPU_CHANNELS; i++)
        if (channels->pool[i].stream != NULL)
            (void)CU->StreamDestroy(channels->pool[i].stream);
    pthread_cond_destroy(&channels->freed);
    pthread_mutex_destroy(&channels->lock);
}

void ferryi_gpu_channels_report_to(ferryi_gpu_channels *channels, void *results)
{
    channels->quick.result = results;
    for (int i = 0; i < FERRYI_GPU_CHANNELS; i++)
        channels->pool[i].result = (void *)((char *)results + (size_t)(1 + i) * FERRYI_LINE);
}

int ferryi_gpu_channels_are_busy(ferryi_gpu_channels *channels, uint64_t deadline)
{
    int busy = ferryi_gpu_finish(channels->quick.stream, deadline) == CUDA_ERROR_NOT_READY;
    for (int i = 0; i < FERRYI_GPU_CHANNELS && !busy; i++)
        busy = channels->pool[i].stream != NULL &&
               ferryi_gpu_finish(channels->pool[i].stream, deadline) == CUDA_ERROR_NOT_READY;
    return busy;
}

/* ---- Choice of a channel. */

static int is_collective(uint32_t op)
{
    return (op >= FERRYI_HOST_SYNC && op <= FERRYI_HOST_REDUCE) ||
           (op >= FERRYI_HOST_COLLECT && op <= FERRYI_HOST_SCAN);
}

static int only_waits(uint32_t op)
{
    return op == FERRYI_HOST_QUIET || op == FERRYI_HOST_QUIET_PE || is_collective(op);
}

int ferryi_gpu_call_can_repeat(const ferryi_host_call *call)
{
    return is_collective(call->op) ? call->timeout != 0 : only_waits(call->op) || call->op == FERRYI_HOST_LOCK_ANSWER;
}

/* Chooses a pool channel; the caller holds the lock and the context.  Preference: the team's own channel, then one that
 * is neither late nor remembered by a team, then any other.  NULL: all are taken. */
static ferryi_gpu_channel *choose(ferryi_gpu_channels *channels, const ferryi_host_call *what)
{
    ferryi_gpu_channel *fresh = NULL, *left = NULL;
    for (int i = 0; i < FERRYI_GPU_CHANNELS; i++) {
        ferryi_gpu_channel *l = &channels->pool[i];
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

static ferryi_gpu_channel *take_channel(ferryi_gpu_channels *channels, const ferryi_host_call *what)
{
    const int lasts = what != NULL && only_waits(what->op);
    ferryi_gpu_channel *channel;
    ferryi_mutex_lock(&channels->lock, FERRYI_MUTEX_CHANNELS);
    while ((channel = lasts ? choose(channels, what) : &channels->quick) == NULL || channel->taken)
        pthread_cond_wait(&channels->freed, &channels->lock);
    channel->taken = 1;
    ferryi_mutex_unlock(&channels->lock);
    return channel;
}

ferryi_gpu_channel *ferryi_gpu_channel_take_quick(ferryi_gpu_channels *channels)
{
    return take_channel(channels, NULL);
}

void ferryi_gpu_channel_give_back(ferryi_gpu_channels *channels, ferryi_gpu_channel *channel)
{
    ferryi_mutex_lock(&channels->lock, FERRYI_MUTEX_CHANNELS);
    channel->taken = 0;
    pthread_cond_broadcast(&channels->freed);
    ferryi_mutex_unlock(&channels->lock);
}

/* ---- A call. */

/* Waits for late work first: a copy of pageable memory would block on it with no time limit. */
ferry_status ferryi_gpu_channel_enter(ferryi_world *w, ferry_call call, const ferryi_host_call *what,
                                      ferryi_gpu_channel **channel)
{
    ferryi_gpu *gpu = ferryi_pe_of(w)->gpu;
    ferry_status status = ferryi_gpu_enter(gpu);
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_nvtx_begin(ferry_call_name(call));
    ferryi_gpu_channel *const l = take_channel(&gpu->channels, what);
    *channel = l;
    l->call = call;
    l->started = ferryi_now_ns();
    if (FERRYI_LIKELY(!l->late))
        return FERRY_SUCCESS;
    if (ferryi_gpu_channel_finish(l, CUDA_SUCCESS, w->timeout_ns, 0) == CUDA_ERROR_NOT_READY)
        return ferryi_gpu_channel_leave(w, l, CUDA_ERROR_NOT_READY, NULL);
    l->started = ferryi_now_ns();
    if (!l->met)
        l->met = l->given_up.op == 0                         ? 0
                 : l->result->status == FERRY_SUCCESS        ? FERRYI_GPU_MET
                 : l->result->status == FERRY_ERR_ASYMMETRIC ? FERRYI_GPU_DIFFERED
                                                             : 0;
    return FERRY_SUCCESS;
}

CUresult ferryi_gpu_channel_finish(ferryi_gpu_channel *channel, CUresult result, uint64_t budget, size_t bytes)
{
    if (result == CUDA_SUCCESS)
        result = ferryi_gpu_finish(channel->stream, ferryi_gpu_deadline(budget, bytes));
    channel->late = result == CUDA_ERROR_NOT_READY;
    return result;
}

ferry_status ferryi_gpu_channel_leave(ferryi_world *w, ferryi_gpu_channel *channel, CUresult result, const char *what)
{
    const ferry_call call = channel->call;
    const uint64_t started = channel->started;
    ferryi_gpu_channel_give_back(&ferryi_pe_of(w)->gpu->channels, channel);
    ferryi_nvtx_end();
    ferryi_gpu_leave();
    if (result != CUDA_ERROR_NOT_READY)
        return ferryi_cu_error(result, what);
    /* The GPU has not started the work, or has not finished it. */
    return ferryi_fault_raise(w, FERRY_ERR_TIMEOUT, call, w->my_pe, NULL, -1, 0, 0, started);
}

ferry_status ferryi_gpu_channel_copy(ferryi_world *w, ferry_call call, void *dst, const void *src, size_t n)
{
    ferryi_gpu_channel *channel;
    ferryi_gpu_check_faults(ferryi_pe_of(w));
    ferry_status status = ferryi_gpu_channel_enter(w, call, NULL, &channel);
    if (status != FERRY_SUCCESS)
        return status;
    CUresult result = ferryi_gpu_channel_finish(
        channel, CU->MemcpyAsync((CUdeviceptr)(uintptr_t)dst, (CUdeviceptr)(uintptr_t)src, n, channel->stream),
        w->timeout_ns, n);
    return ferryi_gpu_channel_leave(w, channel, result, "a copy from or to the symmetric heap");
}

/* ---- Collectives that timed out. */

static ferryi_host_call but_for_the_budget(const ferryi_host_call *call)
{
    ferryi_host_call c = *call;
    c.timeout = 0;
    c.result = NULL;
    c.slice = (ferryi_slice){ 0 };
    return c;
}

void ferryi_gpu_channel_remember(ferryi_gpu_channel *channel, const ferryi_host_call *call)
{
    channel->given_up = but_for_the_budget(call);
    channel->given_up.op = is_collective(call->op) ? call->op : 0;
    channel->met = 0;
}

void ferryi_gpu_channel_forget(ferryi_gpu_channel *channel)
{
    channel->given_up.op = 0;
}

int ferryi_gpu_channel_has_met(ferryi_gpu_channel *channel, const ferryi_host_call *call)
{
    if (FERRYI_LIKELY(channel->given_up.op == 0))
        return 0;
    const ferryi_host_call c = but_for_the_budget(call);
    const int met = memcmp(&c, &channel->given_up, sizeof c) == 0 ? channel->met : 0;
    if (!met)
        ferryi_gpu_channel_forget(channel);
    return met;
}
