/* SPDX-License-Identifier: BSD-3-Clause */
/* The PEs of this process: those that live and those that have been, and which of them a thread belongs to. */
#include "runtime/world.h"
#include "bootstrap/threads.h"
#include "ferry/device/access__funcs.h"
#include "ferry/diag.h"
#include "runtime/log.h"
#include <stdlib.h>
#include <string.h>

__thread ferryi_world *ferryi_world_of_thread __attribute__((visibility("hidden"), tls_model("initial-exec")));

/* What a thread sees that belongs to no PE: every call is refused by its first check. */
static ferryi_world nobody = { .my_pe = -1 };

/* PEs of this process, living and past.  A past one stays allocated, with n_pes 0, and serves the next init: a thread
 * that was part of it and calls again is refused, not lost. */
static pthread_mutex_t pes_lock = PTHREAD_MUTEX_INITIALIZER;
static ferryi_pe *pes;

void ferryi_world_adopt(ferryi_world *w)
{
    ferryi_world_of_thread = w;
}

/* A thread that the program started: the process's only living PE is its PE.  A thread of ferry_threads_run() is a PE
 * of its own, or none: after its finalize it must not pass for the last one that still runs. */
ferryi_world *ferryi_world_find(void)
{
    ferryi_world *only = NULL;
    int living = 0;
    if (ferryi_threads_is_pe())
        return &nobody;
    pthread_mutex_lock(&pes_lock);
    for (ferryi_pe *pe = pes; pe != NULL; pe = pe->next)
        if (ferryi_ld_acquire_u32((const uint32_t *)&pe->world.n_pes) != 0) {
            only = &pe->world;
            living++;
        }
    pthread_mutex_unlock(&pes_lock);
    if (living != 1)
        return &nobody;
    ferryi_world_of_thread = only;
    return only;
}

ferry_status ferryi_pe_current(const char *call, ferryi_pe **pe)
{
    ferryi_world *w = ferryi_world_get();
    if (w->n_pes == 0)
        return ferryi_error(FERRY_ERR_NOT_INITIALIZED, "%s was called before ferry_init or after ferry_finalize", call);
    *pe = ferryi_pe_of(w);
    return FERRY_SUCCESS;
}

ferryi_pe *ferryi_pe_obtain(void)
{
    ferryi_pe *pe;
    pthread_mutex_lock(&pes_lock);
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
    }
    pthread_mutex_unlock(&pes_lock);
    return pe;
}

void ferryi_pe_return(ferryi_pe *pe)
{
    pthread_mutex_lock(&pes_lock);
    pe->in_use = 0;
    pthread_mutex_unlock(&pes_lock);
}
