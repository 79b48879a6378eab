/* SPDX-License-Identifier: BSD-3-Clause */
/* Contexts: create, look up, fence, quiet, destroy. */
#include "runtime/calls/ctx.h"
#include "ferry/detail/operations/rma__funcs.h"
#include "ferry/rma.h"
#include "ferry/setup.h"
#include "ferry/team.h"
#include "runtime/base/cancel.h"
#include "runtime/base/log.h"
#include "runtime/base/mutex.h"
#include <stdlib.h>

#define ALL_OPTIONS (FERRY_CTX_SERIALIZED | FERRY_CTX_PRIVATE | FERRY_CTX_NOSTORE)

ferry_status ferryi_ctx_refuse(ferryi_world *w, ferry_ctx_t ctx)
{
    return ferryi_error(FERRY_ERR_INVALID_ARG,
                        "PE %d: %d is not a context (FERRY_CTX_INVALID, never created, or destroyed already)", w->my_pe,
                        (int)ctx);
}

/* ---- Making. */

static ferryi_ctx_table *table_of(ferryi_pe *pe)
{
    ferryi_ctx_table *table = __atomic_load_n(&pe->contexts, __ATOMIC_ACQUIRE), *none = NULL;
    if (table != NULL)
        return table;
    table = calloc(1, sizeof *table);
    if (table == NULL)
        return NULL;
    pthread_mutex_init(&table->lock, NULL);
    if (__atomic_compare_exchange_n(&pe->contexts, &none, table, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
        return table;
    pthread_mutex_destroy(&table->lock);
    free(table);
    return none;
}

/* Finds a free place, under the lock.  The PE alone frees a place's memory, at its end, so a thread with an old handle
 * reads a later context, never freed memory. */
static ferryi_ctx *place_of(const ferryi_pe *pe, ferryi_ctx_table *table, int *place)
{
    for (*place = 1; *place < FERRYI_CTX_PLACES; ++*place) {
        ferryi_ctx *c = table->ctx[*place];
        if (c != NULL && c->handle == FERRY_CTX_INVALID)
            return c;
        if (c != NULL)
            continue;
        c = calloc(1, sizeof *c);
        if (c == NULL)
            return NULL;
        c->handle = FERRY_CTX_INVALID;
        if (pe->world.n_weak != 0 && (c->sent = calloc((size_t)pe->world.n_pes, sizeof *c->sent)) == NULL) {
            free(c);
            return NULL;
        }
        __atomic_store_n(&table->ctx[*place], c, __ATOMIC_RELEASE);
        return c;
    }
    return NULL;
}

/* Stores the world numbers of the team's members; the world itself needs no table. */
static ferry_status numbers_of(ferry_team_t team, ferryi_ctx *c)
{
    int n = ferry_team_n_pes(team);
    free(c->number); /* of the last user of this place */
    c->number = NULL;
    c->n_pes = n;
    if (team == FERRY_TEAM_WORLD)
        return FERRY_SUCCESS;
    int32_t *number = calloc((size_t)n, sizeof *number);
    if (number == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for a context of %d PEs: raise the memory limit", n);
    for (int i = 0; i < n; i++)
        number[i] = ferry_team_translate_pe(team, i, FERRY_TEAM_WORLD);
    c->number = number;
    return FERRY_SUCCESS;
}

/* The team's part of a context handle, for kernels. */
static uint32_t kernels_team(ferry_team_t team)
{
    return team == FERRY_TEAM_WORLD ? 0 : team > 0 ? (uint32_t)team & (FERRYI_MOST_TEAMS - 1) : FERRYI_CTX_NO_TEAM;
}

ferry_status ferry_team_create_ctx(ferry_team_t team, long options, ferry_ctx_t *ctx)
{
    FERRYI_UNCANCELLED;
    ferryi_pe *pe;
    int place;
    ferry_status status = ferryi_pe_current("ferry_team_create_ctx", &pe);
    if (ctx == NULL && status == FERRY_SUCCESS)
        status = ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_team_create_ctx: ctx is NULL");
    if (status != FERRY_SUCCESS)
        goto err;
    if ((options & ~ALL_OPTIONS) != 0) {
        status = ferryi_error(FERRY_ERR_INVALID_ARG,
                              "ferry_team_create_ctx with options 0x%lx: only bits of 0x%lx are possible",
                              (unsigned long)options, (unsigned long)ALL_OPTIONS);
        goto err;
    }
    if (ferry_team_my_pe(team) < 0) {
        status = ferryi_error(FERRY_ERR_INVALID_ARG,
                              "ferry_team_create_ctx: %d is not a team of PE %d (never created, or destroyed)",
                              (int)team, pe->world.my_pe);
        goto err;
    }
    ferryi_ctx_table *table = table_of(pe);
    if (table == NULL) {
        status = ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the table of contexts: raise the memory limit");
        goto err;
    }
    ferryi_mutex_lock(&table->lock, FERRYI_MUTEX_CONTEXTS);
    ferryi_ctx *c = place_of(pe, table, &place);
    status = c == NULL ? ferryi_error(FERRY_ERR_NO_MEMORY, "PE %d uses all its %d contexts: destroy some",
                                      pe->world.my_pe, FERRY_CTX_MAX)
                       : numbers_of(team, c);
    if (status == FERRY_SUCCESS) {
        c->team = team;
        c->options = options;
        for (int i = 0; c->sent != NULL && i < pe->world.n_pes; i++)
            c->sent[i] = 0;
        c->generation = (c->generation + 1) & 0x7ffu;
        *ctx = (ferry_ctx_t)((uint32_t)place | kernels_team(team) << 10 | c->generation << 20);
        __atomic_store_n(&c->handle, *ctx, __ATOMIC_RELEASE);
    }
    ferryi_mutex_unlock(&table->lock);
    if (status == FERRY_SUCCESS)
        return status;
err:
    if (ctx != NULL)
        *ctx = FERRY_CTX_INVALID;
    return status;
}

ferry_status ferry_ctx_create(long options, ferry_ctx_t *ctx)
{
    return ferry_team_create_ctx(FERRY_TEAM_WORLD, options, ctx);
}

/* ---- Fence and quiet. */

/* C1.  A lost PE delays no caller once the program has accepted the loss (ferry_failure_ack). */
static ferry_status settle(ferryi_world *w, ferryi_spin *spin, ferry_call call, int pe, uint64_t sent)
{
    ferryi_ring_out *out = &w->out[pe];
    while (ferryi_ticket_diff(ferryi_ring_load_applied(out, ferryi_ring_next(w, out)), sent) < 0) { /* A2, C1 */
        if (ferryi_route_is_lost(ferryi_route(w, pe)) &&
            ferryi_ld_relaxed_u32(&w->ctl->n_lost) == ferryi_ld_relaxed_u32(&w->ctl->n_acked))
            return FERRY_SUCCESS;
        ferry_status status = ferryi_spin_step(w, spin, pe);
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
            return ferryi_fault_raise(w, status, call, pe, NULL, FERRY_FOR_RECORDS, sent,
                                      ferryi_ld_relaxed_u64(&out->applied), spin->started);
    }
    return FERRY_SUCCESS;
}

static uint64_t sent_to(ferryi_world *w, const ferryi_ctx *c, int pe)
{
    return c != NULL ? ferryi_ld_relaxed_u64(&c->sent[pe]) : ferryi_ring_next(w, &w->out[pe]);
}

/* Waits for one context's descriptors to weak peers; a fence only on flags pairs, where a store may overtake a
 * descriptor. */
static ferry_status settle_weak(ferryi_world *w, const ferryi_ctx *c, ferry_call call)
{
    ferry_status worst = ferryi_routes_flush(w);
    ferryi_spin spin;
    uint32_t n;
    const uint64_t found = ferryi_outstanding_pairs(w, call, &n);
    ferryi_spin_begin(&spin, w, UINT64_MAX);
    for (uint32_t i = 0; i < n; i++) {
        int pe = w->weak[i];
        if (call == FERRY_CALL_FENCE && !ferryi_path_is_flags(ferryi_route(w, pe))) {
            ferryi_fence_note_remote(w, pe);
            continue;
        }
        ferry_status status = settle(w, &spin, call, pe, sent_to(w, c, pe));
        worst = worst != FERRY_SUCCESS ? worst : status;
    }
    ferryi_spin_end(w, &spin);
    if (call == FERRY_CALL_FENCE && worst == FERRY_SUCCESS) /* a quiet has waited for this context alone */
        ferryi_outstanding_clear(w, call, found);
    return worst;
}

static ferry_status context_of(ferry_ctx_t ctx, ferryi_world **w, ferryi_ctx **c)
{
    int ignored = 0;
    *w = ferryi_world_get();
    ferry_status status = ferryi_ctx_enter(*w, ctx, &ignored, c);
    /* After ferryi_ctx_enter, which succeeds without a context when ferry_finalize overtakes the call. */
    if ((*w)->n_pes == 0)
        return ferryi_access_refuse(*w, FERRY_CALL_QUIET, NULL, 0, 0);
    return status;
}

/* Fences or quiets a context, or the whole PE if the context's descriptors are not tracked apart. */
static ferry_status order(ferry_ctx_t ctx, ferry_call call)
{
    ferryi_world *w;
    ferryi_ctx *c;
    const int is_quiet = call == FERRY_CALL_QUIET;
    ferry_status status = context_of(ctx, &w, &c);
    if (status != FERRY_SUCCESS)
        return status;
    if (c == NULL || w->gpu || w->host.chaos)
        return is_quiet ? ferry_quiet() : ferry_fence();
    status = settle_weak(w, c, call);
    if (is_quiet)
        ferryi_fence_full(); /* loads after a quiet see the stores before it */
    else
        ferryi_fence_release();
    return status;
}

ferry_status ferry_ctx_fence(ferry_ctx_t ctx)
{
    return order(ctx, FERRY_CALL_FENCE);
}

ferry_status ferry_ctx_quiet(ferry_ctx_t ctx)
{
    return order(ctx, FERRY_CALL_QUIET);
}

ferry_status ferry_ctx_pe_quiet(ferry_ctx_t ctx, const int *target_pes, size_t npes)
{
    ferryi_world *w;
    ferryi_ctx *c;
    ferry_status status = context_of(ctx, &w, &c), worst;
    if (status != FERRY_SUCCESS)
        return status;
    if (npes != 0 && target_pes == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_pe_quiet: target_pes is NULL");
    for (size_t i = 0; i < npes; i++) {
        int pe = target_pes[i];
        (void)ferryi_ctx_enter(w, ctx, &pe, &c);
        status = ferryi_heap_check(w, FERRY_CALL_QUIET, NULL, 0, pe);
        if (status != FERRY_SUCCESS)
            return status;
    }
    if (w->gpu || w->host.chaos)
        return ferry_quiet();
    ferryi_spin spin;
    worst = FERRY_SUCCESS;
    ferryi_spin_begin(&spin, w, UINT64_MAX);
    for (size_t i = 0; i < npes; i++) {
        int pe = target_pes[i];
        (void)ferryi_ctx_enter(w, ctx, &pe, &c);
        if (!ferryi_path_is_weak(ferryi_route(w, pe)))
            continue;
        status = settle(w, &spin, FERRY_CALL_QUIET, pe, sent_to(w, c, pe));
        worst = worst != FERRY_SUCCESS ? worst : status;
    }
    ferryi_spin_end(w, &spin);
    ferryi_fence_full();
    return worst;
}

ferry_status ferry_pe_quiet(const int *target_pes, size_t npes)
{
    return ferry_ctx_pe_quiet(FERRY_CTX_DEFAULT, target_pes, npes);
}

/* ---- Destroy and queries. */

ferry_status ferry_ctx_destroy(ferry_ctx_t ctx)
{
    FERRYI_UNCANCELLED;
    ferryi_world *w;
    ferryi_ctx *c;
    if (ctx == FERRY_CTX_INVALID)
        return FERRY_SUCCESS;
    if (ferryi_world_get()->n_pes == 0)
        return ferryi_world_refuse("ferry_ctx_destroy");
    if (ctx == FERRY_CTX_DEFAULT)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_ctx_destroy: the default context cannot be destroyed");
    ferry_status status = context_of(ctx, &w, &c);
    if (status != FERRY_SUCCESS)
        return status;
    status = ferry_ctx_quiet(ctx);
    ferryi_mutex_lock(&ferryi_pe_of(w)->contexts->lock, FERRYI_MUTEX_CONTEXTS);
    if (c->handle == ctx)
        __atomic_store_n(&c->handle, FERRY_CTX_INVALID, __ATOMIC_RELEASE);
    ferryi_mutex_unlock(&ferryi_pe_of(w)->contexts->lock);
    return status;
}

ferry_status ferry_ctx_get_team(ferry_ctx_t ctx, ferry_team_t *team)
{
    ferryi_world *w;
    ferryi_ctx *c;
    if (team == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_ctx_get_team: team is NULL");
    *team = FERRY_TEAM_INVALID;
    ferry_status status = context_of(ctx, &w, &c);
    if (status == FERRY_SUCCESS)
        *team = c != NULL ? c->team : FERRY_TEAM_WORLD;
    return status;
}

ferry_status ferryi_ctx_drop_team(ferryi_pe *pe, ferry_team_t team)
{
    ferryi_ctx_table *table = __atomic_load_n(&pe->contexts, __ATOMIC_ACQUIRE);
    ferry_status worst = FERRY_SUCCESS;
    for (int i = 1; table != NULL && i < FERRYI_CTX_PLACES; i++) {
        const ferryi_ctx *c = __atomic_load_n(&table->ctx[i], __ATOMIC_ACQUIRE);
        ferry_ctx_t handle = c != NULL ? __atomic_load_n(&c->handle, __ATOMIC_ACQUIRE) : FERRY_CTX_INVALID;
        ferry_status status = FERRY_SUCCESS;
        if (handle != FERRY_CTX_INVALID && c->team == team)
            status = ferry_ctx_destroy(handle);
        worst = worst != FERRY_SUCCESS ? worst : status;
    }
    return worst;
}

void ferryi_ctx_drop_all(ferryi_pe *pe)
{
    ferryi_ctx_table *table = pe->contexts;
    if (table == NULL)
        return;
    for (int i = 1; i < FERRYI_CTX_PLACES; i++)
        if (table->ctx[i] != NULL) {
            free(table->ctx[i]->number);
            free(table->ctx[i]->sent);
            free(table->ctx[i]);
        }
    pthread_mutex_destroy(&table->lock);
    free(table);
    pe->contexts = NULL;
}
