/* SPDX-License-Identifier: BSD-3-Clause */
/* The PEs of this process, living and past, and the PE of each thread. */
#include "runtime/state/world.h"
#include "bootstrap/threads.h"
#include "ferry/detail/machine/access__funcs.h"
#include "ferry/detail/ring/routes.h"
#include "ferry/diag.h"
#include "runtime/base/log.h"
#include "runtime/base/mutex.h"
#include "runtime/state/liveness.h"
#include <stdlib.h>
#include <string.h>

/* The world of a thread that belongs to no PE: the first check of every call refuses it. */
static ferryi_world nobody = { .my_pe = -1 };

/* In a child of fork(): 1 + the parent's PE number. */
static int forked_from;

/* PEs of this process, living and past.  A past PE stays allocated, with n_pes 0, and the next init reuses it.  So a
 * thread of a past PE that calls again is refused and does not read freed memory. */
static pthread_mutex_t pes_lock = PTHREAD_MUTEX_INITIALIZER;
static ferryi_pe *pes;

/* Sets the call bodies' host table at program start, so that a call before ferry_init is refused. */
__attribute__((constructor(101))) static void open_host(void)
{
    ferryi_host = &ferryi_host_ops_of_process;
}

void ferryi_world_adopt(ferryi_world *w)
{
    ferryi_world_of_thread = w;
}

/* A thread that the program started belongs to the process's only living PE.  A thread of ferry_threads_run() is its
 * own PE or none: after its finalize it must not be taken for a thread of the last PE that still runs. */
ferryi_world *ferryi_world_find(void)
{
    ferryi_world *only = NULL;
    int living = 0;
    if (ferryi_threads_is_pe())
        return &nobody;
    ferryi_mutex_lock(&pes_lock, FERRYI_MUTEX_PES);
    for (ferryi_pe *pe = pes; pe != NULL; pe = pe->next)
        if (ferryi_ld_acquire_u32((const uint32_t *)&pe->world.n_pes) != 0) {
            only = &pe->world;
            living++;
        }
    ferryi_mutex_unlock(&pes_lock);
    if (living != 1)
        return &nobody;
    ferryi_world_of_thread = only;
    return only;
}

int ferryi_world_is_forked(void)
{
    return forked_from != 0;
}

ferry_status ferryi_world_refuse(const char *call)
{
    if (forked_from != 0)
        return ferryi_error(FERRY_ERR_NOT_INITIALIZED,
                            "%s was called in a process that PE %d has forked and that is not a PE: let the PE call "
                            "it, or start the process by exec",
                            call, forked_from - 1);
    return ferryi_error(FERRY_ERR_NOT_INITIALIZED,
                        "%s was called before ferry_init or after ferry_finalize: call it between them", call);
}

ferry_status ferryi_pe_current(const char *call, ferryi_pe **pe)
{
    ferryi_world *w = ferryi_world_get();
    if (w->n_pes == 0)
        return ferryi_world_refuse(call);
    *pe = ferryi_pe_of(w);
    return FERRY_SUCCESS;
}

ferryi_pe *ferryi_pe_obtain(void (*free_past)(ferryi_pe *pe))
{
    ferryi_pe *pe;
    ferryi_mutex_lock(&pes_lock, FERRYI_MUTEX_PES);
    for (pe = pes; pe != NULL; pe = pe->next)
        if (pe->past && !pe->in_use) {
            free_past(pe);
            pe->past = 0;
        }
    for (pe = pes; pe != NULL && pe->in_use; pe = pe->next)
        continue;
    if (pe == NULL && posix_memalign((void **)&pe, FERRYI_LINE, sizeof *pe) == 0) {
        memset(pe, 0, sizeof *pe);
        pe->next = pes;
        pes = pe;
    }
    if (pe != NULL) {
        ferryi_pe *next = pe->next;
        memset(pe, 0, sizeof *pe);
        pe->next = next;
        pe->in_use = 1;
        pe->world.my_pe = -1;
        pe->world.host.routes = &ferryi_routes_engine;
    }
    ferryi_mutex_unlock(&pes_lock);
    return pe;
}

void ferryi_pe_return(ferryi_pe *pe, int past)
{
    ferryi_mutex_lock(&pes_lock, FERRYI_MUTEX_PES);
    pe->past = past;
    pe->in_use = 0;
    ferryi_mutex_unlock(&pes_lock);
}

/* ---- fork(). */

void ferryi_world_before_fork(void)
{
    ferryi_mutex_lock(&pes_lock, FERRYI_MUTEX_PES);
}

/* The child's PEs become past PEs that no init may reuse, because their parts are the parent's.  The child closes only
 * the descriptors by which other PEs see the parent's death. */
void ferryi_world_after_fork(int in_child)
{
    for (ferryi_pe *pe = pes; pe != NULL && in_child; pe = pe->next) {
        if (!pe->in_use)
            continue;
        if (forked_from == 0 || &pe->world == ferryi_world_of_thread)
            forked_from = 1 + (pe->world.my_pe < 0 ? 0 : pe->world.my_pe);
        pe->world.n_pes = 0;
        pe->world.my_pe = -1;
        ferryi_liveness_forget(pe);
        ferryi_fdpass_forget(pe->fdpass);
        if (pe->remote != NULL)
            pe->remote_ops->forget(pe);
    }
    if (in_child && forked_from != 0) {
        ferryi_world_of_thread = NULL; /* its world still has a PE's other fields */
        ferryi_log_set_pe(-1);
    }
    ferryi_mutex_unlock(&pes_lock);
}
