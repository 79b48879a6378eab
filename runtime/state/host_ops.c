/* SPDX-License-Identifier: BSD-3-Clause */
/* The operations that call bodies need from their host process. */
#include "ferry/detail/machine/host.h"
#include "ferry/detail/operations/lock__funcs.h"
#include "ferry/diag.h"
#include "ferry/wait.h"
#include "runtime/base/log.h"
#include "runtime/state/fault.h"
#include "runtime/state/world.h"
#include <sched.h>

static void *addr_resolve(const ferryi_world *w, const void *addr, size_t n)
{
    const ferryi_statics *statics = &((const ferryi_pe *)(const void *)w)->statics;
    return statics->resolve != NULL ? statics->resolve(w, addr, n) : NULL;
}

static ferry_status null_refuse(ferryi_world *w, ferry_call call, size_t n, int pe)
{
    return ferryi_error(FERRY_ERR_INVALID_ARG,
                        "PE %d called %s of %zu bytes on PE %d with a local buffer of NULL: pass the buffer's address",
                        w->my_pe, ferry_call_name(call), n, pe);
}

static ferry_status lock_refuse(ferryi_world *w, int misuse, const void *lock)
{
    switch (misuse) {
    case FERRYI_LOCK_TOO_MANY:
        return ferryi_error(FERRY_ERR_UNSUPPORTED, "locks serve jobs of at most %u PEs", FERRYI_LOCK_NUMBER);
    case FERRYI_LOCK_SET_TWICE:
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_set_lock of %p: PE %d holds it already", lock, w->my_pe);
    case FERRYI_LOCK_NOT_MINE:
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_clear_lock of %p: PE %d does not hold it", lock, w->my_pe);
    case FERRYI_LOCK_NO_LOCK:
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "the lock at %p on PE %d has an invalid value: set it to 0 on all PEs before its first "
                            "use, and do not write to it afterwards",
                            lock, w->my_pe);
    default:
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_test_lock: busy is NULL");
    }
}

/* The hook of this thread, and when it was last called. */
static __thread int (*wait_hook)(void);
static __thread uint64_t wait_hook_called;

void ferry_set_wait_hook(int (*hook)(void))
{
    wait_hook = hook;
}

static int is_interrupted(uint64_t now)
{
    const uint64_t pause_ns = 50000000u;
    if (wait_hook == NULL || now - wait_hook_called < pause_ns)
        return 0;
    wait_hook_called = now;
    return wait_hook() != 0;
}

/* PEs that yield to each other are rarely off their core, and so look cache-hot to the kernel: for tens of milliseconds
 * it leaves all of them on one core while another one idles.  Only the thread that made the first such wait is moved,
 * since a second thread of the PE would share its core. */
static void settle(ferryi_world *w, uint64_t now)
{
    ferryi_settled *at = &w->host.settled;
    const ferryi_pe *pe = ferryi_pe_of(w);
    const uint64_t me = (uint64_t)(uintptr_t)&wait_hook;
    if (ferryi_ld_relaxed_u64(&at->thread) == 0)
        (void)ferryi_atom_cas_u64(&at->thread, 0, me);
    const uint64_t looked = ferryi_ld_relaxed_u64(&at->looked);
    ferryi_st_relaxed_u64(&at->looked, now);
    if (ferryi_ld_relaxed_u64(&at->thread) != me || pe->env.bind_service == FERRYI_BIND_OFF)
        return;
    if (looked == 0 || (at->cpu >= 0 && at->cpu != sched_getcpu()))
        at->cpu = ferryi_topo_spread(pe->topo, w->n_laid, w->my_pe);
}

static void remote_posted(ferryi_world *w, int peer)
{
    ferryi_pe *pe = ferryi_pe_of(w);
    pe->remote_ops->posted(pe, peer);
}

static void remote_progress(ferryi_world *w, int peer, uint32_t polls)
{
    ferryi_pe *pe = ferryi_pe_of(w);
    pe->remote_ops->polls(pe, peer, polls);
}

static uint32_t remote_progress_count(ferryi_world *w)
{
    ferryi_pe *pe = ferryi_pe_of(w);
    return pe->remote_ops->moved(pe);
}

static void remote_rest(ferryi_world *w, uint64_t ns)
{
    ferryi_pe *pe = ferryi_pe_of(w);
    pe->remote_ops->rests(pe, ns);
}

static ferry_status remote_bulk(ferryi_world *w, ferryi_spin *spin, ferry_call call, int op, const void *own,
                                void *other, size_t n, int peer)
{
    ferryi_pe *pe = ferryi_pe_of(w);
    return pe->remote_ops->bulk(pe, spin, call, op, own, other, n, peer);
}

const ferryi_host_ops ferryi_host_ops_of_process = {
    .size = sizeof(ferryi_host_ops),
    .world_find = ferryi_world_find,
    .fault_raise = ferryi_fault_append,
    .addr_resolve = addr_resolve,
    .null_refuse = null_refuse,
    .is_interrupted = is_interrupted,
    .settle = settle,
    .lock_refuse = lock_refuse,
    .remote_posted = remote_posted,
    .remote_progress = remote_progress,
    .remote_progress_count = remote_progress_count,
    .remote_rest = remote_rest,
    .remote_bulk = remote_bulk,
};
