/* SPDX-License-Identifier: BSD-3-Clause */
/* Faults: recorded where whoever waits can write and the host can read, said in one sentence, kept until they are
 * fetched. */
#include "runtime/fault.h"
#include "ferry/device/access__funcs.h"
#include "ferry/diag.h"
#include "runtime/gpu.h"
#include "runtime/log.h"
#include "runtime/statics.h"
#include "runtime/world.h"
#include <stdlib.h>
#include <string.h>

static void record(ferryi_world *w, ferry_fault *fault)
{
    uint64_t seq = ferryi_atom_add_u64(&w->ctl->fault_next, 1);
    ferryi_fault_slot *slot = &w->ctl->faults[seq % FERRYI_FAULTS];
    fault->seq = seq;
    ferryi_st_relaxed_u64(&slot->seq, 0);
    ferryi_fence_release();
    slot->fault = *fault;
    ferryi_st_release_u64(&slot->seq, seq + 1);
}

/* Every wait of every PE ends from now on.  The first PE to do so is the one that is told of.  0: that was another. */
static int abort_everywhere(const ferryi_pe *pe, int code)
{
    int first = 0;
    for (int i = 0; i < pe->world.n_pes; i++) {
        ferryi_ctl *ctl = ferryi_segment_ctl(pe, i);
        if (ferryi_atom_cas_u32((uint32_t *)&ctl->abort_pe, (uint32_t)-1, (uint32_t)pe->world.my_pe) != (uint32_t)-1)
            continue;
        ferryi_st_relaxed_u32((uint32_t *)&ctl->abort_code, (uint32_t)code);
        ferryi_st_release_u32(&ctl->aborted, 1);
        first = 1;
    }
    return first;
}

static void explain_abort(const ferryi_world *w, char *text, size_t size)
{
    const size_t used = strlen(text);
    snprintf(text + used, size - used, " The job was aborted by PE %d, with code %d.",
             (int)ferryi_ld_relaxed_u32((const uint32_t *)&w->ctl->abort_pe),
             (int)ferryi_ld_relaxed_u32((const uint32_t *)&w->ctl->abort_code));
}

ferry_status ferryi_fault_report(ferryi_world *w, ferry_fault *fault)
{
    char text[1024], more[320];
    /* A kernel knows no other path than native. */
    if (fault->path == FERRY_PATH_NONE && fault->peer >= 0 && fault->peer < w->n_pes)
        fault->path = (ferry_path)ferryi_pe_of(w)->paths[w->my_pe * w->n_pes + fault->peer];
    record(w, fault);
    (void)ferry_fault_format(fault, text, sizeof text);
    ferryi_statics_explain(w, fault, more, sizeof more);
    if (fault->status == FERRY_ERR_ABORTED)
        explain_abort(w, more, sizeof more);
    (void)ferryi_error(fault->status, "%s%s", text, more);
    ferryi_pe *pe = ferryi_pe_of(w);
    /* A wait that failed by itself: neither a refused argument nor the consequence of an abort. */
    if (pe->env.abort_on_fault && fault->status < FERRY_ERR_ABORTED && abort_everywhere(pe, (int)fault->status))
        pe->boot->ops->abort(pe->boot, (int)fault->status); /* not every launcher has a means to end the others */
    return fault->status;
}

static uint64_t offset_of(const ferryi_world *w, const void *addr)
{
    uint64_t at = (uint64_t)(uintptr_t)addr;
    if (addr == NULL || !ferryi_in_heap(w, addr, 1))
        return UINT64_MAX;
    return at >= w->heap ? at - w->heap : FERRY_OFFSET_STATIC + (at - w->symmetric);
}

ferry_status ferryi_fault_raise(ferryi_world *w, ferry_status status, ferry_call call, int peer, const void *addr,
                                int cmp, uint64_t expected, uint64_t found, uint64_t started)
{
    if (w->n_pes == 0)
        return ferryi_error(FERRY_ERR_NOT_INITIALIZED, "%s was called before ferry_init or after ferry_finalize",
                            ferry_call_name(call));
    ferry_fault fault = { 0 };
    fault.status = status < FERRY_ERR_ABORTED && ferryi_ld_acquire_u32(&w->ctl->aborted) ? FERRY_ERR_ABORTED : status;
    fault.call = call;
    fault.pe = w->my_pe;
    fault.peer = peer;
    fault.path = peer >= 0 && peer < w->n_pes ? ferry_path_of(w->my_pe, peer) : FERRY_PATH_NONE;
    fault.cmp = cmp;
    fault.offset = offset_of(w, addr);
    fault.expected = expected;
    fault.found = found;
    fault.age_ns = started != 0 ? ferryi_clock_ns() - started : 0;
    return ferryi_fault_report(w, &fault);
}

ferry_status ferry_fault_next(ferry_fault *fault)
{
    ferryi_pe *pe;
    ferry_status status = ferryi_pe_current("ferry_fault_next", &pe);
    if (status != FERRY_SUCCESS)
        return status;
    if (fault == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_fault_next: fault is NULL");
    ferryi_ctl *ctl = pe->world.ctl;
    ferryi_gpu_collect_faults(pe);
    for (;;) {
        uint64_t written = ferryi_ld_acquire_u64(&ctl->fault_next);
        uint64_t next = __atomic_load_n(&pe->fault_read, __ATOMIC_RELAXED);
        if (written > next + FERRYI_FAULTS)
            next = written - FERRYI_FAULTS; /* older ones were overwritten: the gap in seq tells */
        if (next >= written)
            return FERRY_ERR_EMPTY;
        ferryi_fault_slot *slot = &ctl->faults[next % FERRYI_FAULTS];
        if (ferryi_ld_acquire_u64(&slot->seq) != next + 1)
            return FERRY_ERR_EMPTY; /* being written at this moment */
        ferry_fault copy = slot->fault;
        ferryi_fence_acquire();
        if (ferryi_ld_relaxed_u64(&slot->seq) != next + 1)
            continue;
        __atomic_store_n(&pe->fault_read, next + 1, __ATOMIC_RELAXED);
        *fault = copy;
        return FERRY_SUCCESS;
    }
}

ferry_status ferry_peer_state(int peer, ferry_peer_status *state)
{
    ferryi_pe *pe;
    ferry_status status = ferryi_pe_current("ferry_peer_state", &pe);
    if (status != FERRY_SUCCESS)
        return status;
    if (peer < 0 || peer >= pe->world.n_pes)
        return ferryi_error(FERRY_ERR_INVALID_PE, "ferry_peer_state of PE %d, but PEs are 0 to %d", peer,
                            pe->world.n_pes - 1);
    if (state == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_peer_state: state is NULL");
    if (__atomic_load_n(&pe->peer_state[peer], __ATOMIC_RELAXED) == FERRY_PEER_LOST)
        *state = FERRY_PEER_LOST;
    else
        *state = (ferry_peer_status)ferryi_ld_acquire_u32(&ferryi_segment_ctl(pe, peer)->state);
    return FERRY_SUCCESS;
}

int ferry_failure_ack(void)
{
    ferryi_pe *pe;
    if (ferryi_pe_current("ferry_failure_ack", &pe) != FERRY_SUCCESS)
        return 0;
    uint32_t lost = ferryi_ld_acquire_u32(&pe->world.ctl->n_lost);
    /* The service may not have come to telling the GPU yet, whose next kernels are to go on without the dead. */
    if (lost != ferryi_ld_relaxed_u32(&pe->world.ctl->n_acked))
        (void)ferryi_gpu_publish(pe);
    ferryi_st_release_u32(&pe->world.ctl->n_acked, lost);
    return (int)lost;
}

ferry_status ferry_abort(int code)
{
    ferryi_pe *pe;
    ferry_status status = ferryi_pe_current("ferry_abort", &pe);
    if (status != FERRY_SUCCESS)
        return status;
    (void)abort_everywhere(pe, code);
    return FERRY_SUCCESS;
}

/* Every PE's service ends its process: it looks up when this process has ended, at the latest. */
static void exit_everywhere(const ferryi_pe *pe, int code)
{
    for (int i = 0; i < pe->world.n_pes; i++) {
        ferryi_ctl *ctl = ferryi_segment_ctl(pe, i);
        ferryi_st_relaxed_u32((uint32_t *)&ctl->exit_status, (uint32_t)code);
        ferryi_st_release_u32(&ctl->exiting, 1);
    }
}

void ferry_global_exit(int status)
{
    ferryi_world *w = ferryi_world_get();
    if (w->n_pes != 0) {
        ferryi_pe *pe = ferryi_pe_of(w);
        (void)fflush(NULL); /* the launcher's means may not wait for it */
        if (pe->env.liveness && !pe->boot->same_process)
            exit_everywhere(pe, status);
        else
            (void)abort_everywhere(pe, status);
        pe->boot->ops->abort(pe->boot, status);
    }
    exit(status);
}
