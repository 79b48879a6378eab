/* SPDX-License-Identifier: BSD-3-Clause */
/* Faults: recorded where the waiting thread can write and the host can read, reported in one sentence, and kept until
 * the program fetches them. */
#include "runtime/state/fault.h"
#include "ferry/detail/machine/access__funcs.h"
#include "ferry/diag.h"
#include "runtime/base/cancel.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/base/mutex.h"
#include "runtime/base/run_report.h"
#include "runtime/state/agree.h"
#include "runtime/state/segment.h"
#include "runtime/state/world.h"
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

/* ---- An abort is one event of the job.
 *
 * A compare-and-swap on PE 0's abort_by decides which PE aborts the job (D0).  Then every PE's flag is set (T0, a
 * release).  Each PE that acts upon the abort, be it the aborting PE or a PE whose call is about to return
 * FERRY_ERR_ABORTED, sets all flags itself before its call returns.  So once any call has returned because of the
 * abort, every flag is set.  A thread that learns of that return sees its own PE's flag when it next looks (T1),
 * because the stores precede the return, and the thread learns of the return afterwards.  Each wait looks at the flag
 * when it fails, so no later wait can report the death that led to the abort.
 *
 * With FERRY_ON_FAULT=abort a failing call keeps its own status only if it has won D0.  So one call of the job reports
 * the cause, and all other failing calls return FERRY_ERR_ABORTED.  A wait in a kernel cannot take part in D0, so it
 * may return its own status too, if it failed before it saw its flag. */

/* Returns 1 if this call aborts the job, 0 if the job is already aborted.  If PE 0 is on another node, its service
 * decides on request and answers in this PE's copy of abort_by; without an answer this PE decides in the copy. */
static int abort_decide(ferryi_pe *pe, int code)
{
    uint64_t mine = ((uint64_t)pe->world.my_pe + 1) << 32 | (uint32_t)code;
    if (!ferryi_pair_shares_node(pe, pe->world.my_pe, 0) &&
        ferryi_ld_acquire_u64(&ferryi_segment_ctl(pe, 0)->abort_by) == 0) {
        pe->remote_ops->abort_ask(pe, mine);
        if (ferryi_ld_acquire_u64(&ferryi_segment_ctl(pe, 0)->abort_by) == mine)
            return 1;
    }
    return ferryi_atom_cas_u64(&ferryi_segment_ctl(pe, 0)->abort_by, 0, mine) == 0; /* D0 */
}

uint64_t ferryi_fault_abort_for(ferryi_pe *pe, uint64_t by)
{
    const uint64_t before = ferryi_atom_cas_u64(&pe->world.ctl->abort_by, 0, by); /* D0 */
    if (before != 0)
        by = before;
    for (int i = 0; i < pe->world.n_laid; i++)
        if (ferryi_pair_shares_node(pe, i, pe->world.my_pe)) {
            ferryi_st_relaxed_u64(&ferryi_segment_ctl(pe, i)->abort_by, by);
            ferryi_st_release_u32(&ferryi_segment_ctl(pe, i)->aborted, 1); /* T0 */
        }
    return by;
}

void ferryi_fault_aborted_by(ferryi_pe *pe, uint64_t by)
{
    ferryi_st_relaxed_u64(&ferryi_segment_ctl(pe, 0)->abort_by, by);
    ferryi_st_relaxed_u64(&pe->world.ctl->abort_by, by);
    ferryi_st_release_u32(&pe->world.ctl->aborted, 1); /* T0 */
}

/* A flag on another node is set by a message, which comes after all that this PE has sent there. */
static void abort_tell(ferryi_pe *pe)
{
    uint64_t by = ferryi_ld_acquire_u64(&ferryi_segment_ctl(pe, 0)->abort_by);
    for (int i = 0; by != 0 && i < pe->world.n_pes; i++) {
        ferryi_ctl *ctl = ferryi_segment_ctl(pe, i);
        ferryi_st_relaxed_u64(&ctl->abort_by, by);
        ferryi_st_release_u32(&ctl->aborted, 1); /* T0 */
    }
    if (by != 0 && pe->remote != NULL)
        pe->remote_ops->abort_tell(pe, by);
}

static int is_aborted(const ferryi_world *w)
{
    return ferryi_ld_acquire_u32(&w->ctl->aborted) != 0; /* T1: abort_by is visible too */
}

int ferryi_fault_aborter(const ferryi_world *w)
{
    return is_aborted(w) ? (int)(ferryi_ld_relaxed_u64(&w->ctl->abort_by) >> 32) - 1 : -1;
}

ferry_status ferryi_fault_final_status(ferryi_world *w, ferry_status status, int *first)
{
    ferryi_pe *pe = ferryi_pe_of(w);
    *first = 0;
    if (status == FERRY_SUCCESS || status > FERRY_ERR_ABORTED)
        return status;
    ferryi_fence_acquire(); /* F2, pairs with ferry_finalize's release of the word that ended this wait (F1) */
    if (w->n_pes == 0)
        return FERRY_ERR_NOT_INITIALIZED;
    if (status < FERRY_ERR_ABORTED && !is_aborted(w)) {
        if (!pe->env.abort_on_fault)
            return status;
        *first = abort_decide(pe, (int)status);
    }
    abort_tell(pe);
    return *first ? status : FERRY_ERR_ABORTED;
}

/* Held by calls that end the job through the launcher, and by ferry_finalize, which closes that connection. */
static pthread_mutex_t launcher = PTHREAD_MUTEX_INITIALIZER;

void ferryi_fault_end_peers(ferryi_world *w, ferry_status status)
{
    ferryi_pe *pe = ferryi_pe_of(w);
    ferryi_mutex_lock(&launcher, FERRYI_MUTEX_LAUNCHER);
    if (pe->boot != NULL)
        pe->boot->ops->abort(pe->boot, (int)status);
    ferryi_mutex_unlock(&launcher);
}

void ferryi_fault_close_bootstrap(ferryi_pe *pe)
{
    ferryi_mutex_lock(&launcher, FERRYI_MUTEX_LAUNCHER);
    ferryi_boot *boot = pe->boot;
    pe->boot = NULL;
    ferryi_mutex_unlock(&launcher);
    if (boot != NULL)
        boot->ops->close(boot);
}

static void explain_abort(const ferryi_world *w, char *text, size_t size)
{
    const size_t used = strlen(text);
    snprintf(text + used, size - used, " The job was aborted by PE %d, with code %d.", ferryi_fault_aborter(w),
             (int)(uint32_t)ferryi_ld_relaxed_u64(&w->ctl->abort_by));
}

int ferryi_fault_counts(const ferryi_world *w, ferry_status status, uint64_t waited_ns)
{
    return status != FERRY_ERR_TIMEOUT || waited_ns >= w->timeout_ns - w->timeout_ns / 8;
}

/* Equal for faults that differ in numbers alone, such as the time and the values. */
static uint64_t kind_of(const ferry_fault *fault)
{
    const uint64_t who = (uint64_t)(uint32_t)fault->peer << 32 | (uint32_t)fault->pe;
    const uint64_t what = (uint64_t)fault->status << 32 | (uint64_t)fault->call << 16 | (uint16_t)fault->cmp;
    const uint64_t kind = (who * 0x9e3779b97f4a7c15u ^ what) * 0x9e3779b97f4a7c15u;
    return kind + (kind == 0);
}

/* ferry_fault_next() takes the count back. */
static void note_count(ferryi_pe *pe, uint64_t seq, int counts)
{
    const uint64_t bit = UINT64_C(1) << seq % FERRYI_FAULTS;
    if (counts)
        (void)__atomic_or_fetch(&pe->faults_counted, bit, __ATOMIC_RELAXED);
    else
        (void)__atomic_and_fetch(&pe->faults_counted, ~bit, __ATOMIC_RELAXED);
}

/* Returns ferry_fault.leaving. */
static int leaving(const ferryi_pe *pe, const ferry_fault *fault)
{
    const int me = pe->world.my_pe;
    for (int i = 0; fault->status == FERRY_ERR_TIMEOUT && i < pe->world.n_pes; i++) {
        if (i == me || (fault->peer >= 0 ? i != fault->peer : !ferryi_pair_shares_node(pe, me, i)))
            continue;
        const ferryi_vote *vote = &ferryi_segment_ctl(pe, i)->vote;
        if (ferryi_ld_relaxed_u32(&vote->what) == FERRYI_WHAT_FINALIZE || ferryi_ld_relaxed_u32(&vote->leaving) != 0)
            return i + 1;
    }
    return 0;
}

/* Returns ferry_fault.unreachable. */
static int unreachable(const ferryi_pe *pe, const ferry_fault *fault)
{
    int cut = 0;
    for (int i = 0; fault->status == FERRY_ERR_PEER_LOST && i < pe->world.n_pes; i++) {
        const int how = fault->peer < 0 || i == fault->peer ? ferryi_pair_is_lost(pe, i) : 0;
        if (how == FERRYI_LOST_DEAD)
            return 0;
        cut |= how == FERRYI_LOST_CUT;
    }
    return cut;
}

static ferry_status report(ferryi_world *w, ferry_fault *fault)
{
    FERRYI_UNCANCELLED;
    const int counts = ferryi_fault_counts(w, fault->status, fault->age_ns);
    char text[1024], more[320];
    /* A call that does not know the pair's path leaves it out. */
    if (fault->path == FERRY_PATH_NONE && fault->peer >= 0 && fault->peer < w->n_pes)
        fault->path = (ferry_path)ferryi_pair_at(ferryi_pe_of(w), w->my_pe, fault->peer)->path;
    fault->leaving = leaving(ferryi_pe_of(w), fault);
    fault->unreachable = unreachable(ferryi_pe_of(w), fault);
    record(w, fault);
    note_count(ferryi_pe_of(w), fault->seq, counts);
    ferryi_run_report_fault(fault);
    (void)ferry_fault_format(fault, text, sizeof text);
    ferryi_pe_of(w)->statics.explain(w, fault, more, sizeof more);
    if (fault->status == FERRY_ERR_ABORTED)
        explain_abort(w, more, sizeof more);
    (void)ferryi_error_of(kind_of(fault), counts, fault->status, "%s%s", text, more);
    ferryi_log_has_fault(fault->seq);
    return fault->status;
}

/* Takes the count of a fault back, once. */
static void take_back(ferryi_pe *pe, uint64_t seq, ferry_status status)
{
    const uint64_t bit = UINT64_C(1) << seq % FERRYI_FAULTS;
    if ((__atomic_fetch_and(&pe->faults_counted, ~bit, __ATOMIC_RELAXED) & bit) != 0)
        ferryi_run_report_fetched(status);
}

void ferryi_fault_asked(uint64_t seq, ferry_status status)
{
    ferryi_world *w = ferryi_world_find();
    if (w == NULL || w->my_pe < 0)
        return;
    ferryi_pe *pe = ferryi_pe_of(w);
    if (ferryi_ld_acquire_u64(&w->ctl->fault_next) - seq <= FERRYI_FAULTS) /* the bit is still its */
        take_back(pe, seq, status);
}

ferry_status ferryi_fault_report(ferryi_world *w, ferry_fault *fault)
{
    int first;
    (void)ferryi_fault_final_status(w, fault->status, &first); /* a kernel has returned its status already */
    (void)report(w, fault);
    if (first)
        ferryi_fault_end_peers(w, fault->status);
    return fault->status;
}

void ferryi_fault_end_job(ferry_status status)
{
    ferryi_world *w = ferryi_world_get();
    ferryi_pe *pe = ferryi_pe_of(w);
    if (w->n_pes == 0 || !abort_decide(pe, (int)status))
        return;
    abort_tell(pe);
    ferryi_fault_end_peers(w, status);
}

static uint64_t offset_of(const ferryi_world *w, const void *addr)
{
    uint64_t at = (uint64_t)(uintptr_t)addr;
    if (addr == NULL || !ferryi_heap_contains(w, addr, 1))
        return UINT64_MAX;
    return at >= w->heap ? at - w->heap : FERRY_OFFSET_STATIC + (at - w->symmetric);
}

uint64_t ferry_address_offset(const void *addr)
{
    ferryi_world *w = ferryi_world_get();
    if (w->n_pes == 0)
        return UINT64_MAX;
    return offset_of(w, ferryi_heap_contains(w, addr, 1) ? addr : ferryi_addr_resolve(w, addr, 1));
}

ferry_status ferryi_fault_append(ferryi_world *w, ferry_status status, ferry_call call, int peer, const void *addr,
                                 int cmp, uint64_t expected, uint64_t found, uint64_t started)
{
    ferry_fault fault = { 0 };
    int first;
    fault.status = ferryi_fault_final_status(w, status, &first);
    if (w->n_pes == 0)
        return ferryi_world_refuse(ferry_call_name(call));
    fault.call = call;
    fault.pe = w->my_pe;
    fault.peer = peer;
    fault.path = FERRY_PATH_NONE; /* report() fills it in */
    fault.cmp = cmp;
    fault.offset = offset_of(w, addr);
    fault.expected = expected;
    fault.found = found;
    fault.age_ns = started != 0 ? ferryi_clock_ns() - started : 0;
    (void)report(w, &fault);
    if (first)
        ferryi_fault_end_peers(w, fault.status);
    return fault.status;
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
    if (pe->gpu != NULL)
        pe->gpu_ops->collect_faults(pe);
    for (;;) {
        uint64_t written = ferryi_ld_acquire_u64(&ctl->fault_next);
        uint64_t next = __atomic_load_n(&pe->fault_read, __ATOMIC_RELAXED);
        if (written > next + FERRYI_FAULTS)
            next = written - FERRYI_FAULTS; /* older ones were overwritten: seq shows the gap */
        if (next >= written)
            return FERRY_ERR_EMPTY;
        ferryi_fault_slot *slot = &ctl->faults[next % FERRYI_FAULTS];
        if (ferryi_ld_acquire_u64(&slot->seq) != next + 1)
            return FERRY_ERR_EMPTY; /* a thread is writing the slot */
        ferry_fault copy = slot->fault;
        ferryi_fence_acquire();
        if (ferryi_ld_relaxed_u64(&slot->seq) != next + 1)
            continue;
        __atomic_store_n(&pe->fault_read, next + 1, __ATOMIC_RELAXED);
        take_back(pe, next, copy.status);
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
    if (ferryi_pair_is_lost(pe, peer))
        *state = FERRY_PEER_LOST;
    else
        *state = (ferry_peer_status)ferryi_ld_acquire_u32(&ferryi_segment_ctl(pe, peer)->state);
    return FERRY_SUCCESS;
}

/* The number of lost PEs.  The service shows a loss in the pair's state before it counts it, and may be held up
 * between: a call that has failed by the state waits here for the count. */
static uint32_t count_lost(const ferryi_pe *pe)
{
    const uint64_t deadline = ferryi_deadline_after(1000000000u);
    uint32_t shown = 0, lost;
    for (int i = 0; i < pe->world.n_pes; i++)
        shown += ferryi_pair_is_lost(pe, i) != 0;
    while ((lost = ferryi_ld_acquire_u32(&pe->world.ctl->n_lost)) < shown && ferryi_now_ns() < deadline)
        ferryi_yield();
    return lost;
}

int ferry_failure_ack(void)
{
    ferryi_pe *pe;
    if (ferryi_pe_current("ferry_failure_ack", &pe) != FERRY_SUCCESS)
        return 0;
    const uint32_t lost = count_lost(pe);
    /* The service may not have told the GPU yet, but the next kernels must continue without the dead PEs. */
    if (pe->gpu != NULL && lost != ferryi_ld_relaxed_u32(&pe->world.ctl->n_acked))
        (void)pe->gpu_ops->publish(pe);
    ferryi_st_release_u32(&pe->world.ctl->n_acked, lost);
    return (int)lost;
}

ferry_status ferry_abort(int code)
{
    ferryi_pe *pe;
    ferry_status status = ferryi_pe_current("ferry_abort", &pe);
    if (status != FERRY_SUCCESS)
        return status;
    (void)abort_decide(pe, code);
    abort_tell(pe);
    return FERRY_SUCCESS;
}

static int exits_all; /* ferry_global_exit ends this process */

int ferryi_fault_exits_all(void)
{
    return __atomic_load_n(&exits_all, __ATOMIC_RELAXED);
}

/* Makes every PE's service end its process.  The end of this process wakes each service at the latest. */
static void exit_everywhere(ferryi_pe *pe, int code)
{
    if (pe->remote != NULL)
        pe->remote_ops->exit_tell(pe, code);
    for (int i = 0; i < pe->world.n_pes; i++) {
        ferryi_ctl *ctl = ferryi_segment_ctl(pe, i);
        ferryi_st_relaxed_u32((uint32_t *)&ctl->exit_status, (uint32_t)code);
        ferryi_st_release_u32(&ctl->exiting, 1);
    }
}

void ferry_global_exit(int status)
{
    ferryi_world *w = ferryi_world_get();
    __atomic_store_n(&exits_all, 1, __ATOMIC_RELAXED);
    if (w->n_pes != 0) {
        ferryi_pe *pe = ferryi_pe_of(w);
        (void)fflush(NULL); /* the launcher may end this process before exit() flushes */
        ferryi_mutex_lock(&launcher, FERRYI_MUTEX_LAUNCHER);
        ferryi_boot *boot = pe->boot;
        if (boot != NULL && pe->env.liveness && !boot->same_process)
            exit_everywhere(pe, status);
        else
            (void)ferry_abort(status);
        if (boot != NULL && status == 0) /* no launcher can abort a job with success */
            boot->ops->leave(boot);
        else if (boot != NULL)
            boot->ops->abort(boot, status);
        ferryi_mutex_unlock(&launcher);
    }
    exit(status);
}
