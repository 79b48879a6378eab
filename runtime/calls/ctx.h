/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_CTX_H
#define FERRYI_CTX_H

#include "ferry/ctx.h"
#include "ferry/detail/ring/ring__funcs.h"
#include "runtime/state/world.h"

/* A context stores, for each weak peer, the ticket up to which that peer's ring must be applied to complete the
 * context's descriptors.
 *
 * Native pairs need no ticket: when a call returns, its load, store or atomic has been issued, so the fence instruction
 * of ferry_ctx_fence and ferry_ctx_quiet orders and completes it.
 *
 * Weak pairs: the ring's tail is read after a call (C0), and the call's descriptors have tickets below that tail.  The
 * ring is applied in order of tickets, so applied >= that tail (C1) means that the descriptors are applied.  The tail
 * may also count descriptors that other threads claimed meanwhile: a quiet may wait for calls that ran concurrently
 * with its last call, never for a later call.  Threads that share a context must order their calls before another
 * thread's quiet, and thereby C0 before C1. */
typedef struct ferryi_ctx {
    ferry_ctx_t handle; /* FERRY_CTX_INVALID while it is not in use */
    uint32_t generation;
    ferry_team_t team;
    long options;
    int32_t n_pes;   /* of the team */
    int32_t *number; /* [n_pes] the world's number of each; NULL: the world itself */
    uint64_t *sent;  /* [world's n_pes] C0, NULL where no pair is weak; grows only */
} ferryi_ctx;

typedef struct ferryi_ctx_table {
    pthread_mutex_t lock;
    ferryi_ctx *ctx[FERRY_CTX_MAX + 1]; /* made on demand, used again, freed with the PE */
} ferryi_ctx_table;

/* A handle holds, from its low bits up, a place in the table, the team's part for kernels (FERRYI_CTX_TEAM), and the
 * number of uses of that place. */
#define FERRYI_CTX_PLACES (FERRY_CTX_MAX + 1)

/* The live context of a handle, or NULL.  A destroyed handle is recognised for 2^11 reuses of its place. */
static inline ferryi_ctx *ferryi_ctx_find(ferryi_pe *pe, ferry_ctx_t ctx)
{
    ferryi_ctx_table *table = __atomic_load_n(&pe->contexts, __ATOMIC_ACQUIRE);
    if (FERRYI_UNLIKELY(table == NULL || ctx <= 0))
        return NULL;
    ferryi_ctx *c = __atomic_load_n(&table->ctx[ctx % FERRYI_CTX_PLACES], __ATOMIC_ACQUIRE);
    if (FERRYI_UNLIKELY(c == NULL || __atomic_load_n(&c->handle, __ATOMIC_RELAXED) != ctx))
        return NULL;
    return c;
}

/* Before an operation: finds the context and replaces *pe by the PE's number in the world; an unknown context is an
 * error. */
ferry_status ferryi_ctx_refuse(ferryi_world *w, ferry_ctx_t ctx) __attribute__((cold));
static inline ferry_status ferryi_ctx_enter(ferryi_world *w, ferry_ctx_t ctx, int *pe, ferryi_ctx **c)
{
    *c = NULL;
    if (ctx == FERRY_CTX_DEFAULT || FERRYI_UNLIKELY(w->n_pes == 0))
        return FERRY_SUCCESS;
    *c = ferryi_ctx_find(ferryi_pe_of(w), ctx);
    if (FERRYI_UNLIKELY(*c == NULL))
        return ferryi_ctx_refuse(w, ctx);
    if ((*c)->number != NULL)
        *pe = *pe >= 0 && *pe < (*c)->n_pes ? (*c)->number[*pe] : -1; /* -1 is refused by the call itself */
    return FERRY_SUCCESS;
}

/* Called after the operation: C0. */
static inline void ferryi_ctx_leave(ferryi_world *w, ferryi_ctx *c, int pe)
{
    if (c == NULL || c->sent == NULL || (uint32_t)pe >= (uint32_t)w->n_pes)
        return;
    uint64_t next = ferryi_ring_next(w, &w->out[pe]), sent = ferryi_ld_relaxed_u64(&c->sent[pe]);
    while (ferryi_ticket_diff(next, sent) > 0 &&
           !__atomic_compare_exchange_n(&c->sent[pe], &sent, next, 1, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
        continue;
}

/* Completes and destroys the contexts of a team, before the team is destroyed. */
ferry_status ferryi_ctx_drop_team(ferryi_pe *pe, ferry_team_t team);
/* Frees all contexts, with the PE. */
void ferryi_ctx_drop_all(ferryi_pe *pe);

#endif
