/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_COLLECTIVES_WALK_HOST_FUNCS_H
#define FERRY_DETAIL_COLLECTIVES_WALK_HOST_FUNCS_H

#include "reduce__funcs.h"

/* Collectives as a fixed list of steps: a message to a member, or the wait for one.  at.step counts completed steps, so
 * that a call repeated after a timeout skips them: nothing is sent or folded twice. */

/* A call's position in its list of steps. */
typedef struct ferryi_walk {
    ferryi_world *w;
    ferryi_coll *c;
    uint32_t step;
} ferryi_walk;

typedef struct ferryi_byte_run {
    char *dst;
    const char *src;
    size_t n;
} ferryi_byte_run;

/* 1: the next step is not done yet; call ferryi_walk_step_done() after it. */
FERRYI_FN int ferryi_walk_step_is_due(ferryi_walk *k)
{
    return k->step++ == k->c->at.step;
}

FERRYI_FN void ferryi_walk_step_done(ferryi_walk *k)
{
    k->c->at.step = k->step;
}

FERRYI_FN ferryi_coll_counts *ferryi_walk_counts(const ferryi_walk *k, int member)
{
    return ferryi_area_counts(k->c->set.area, k->w->n_laid, ferryi_set_pe(&k->c->set, member));
}

/* All steps are done. */
FERRYI_FN void ferryi_walk_finish(ferryi_walk *k)
{
    k->c->at.step = 0;
    if (k->c->set.n > 1)
        k->c->first = ferryi_coll_load_counts(k->w, k->c, 0); /* the steps changed it in memory */
}

/* One message to a member: the runs, then the flag behind them. */
FERRYI_NOINLINE ferry_status ferryi_walk_send(ferryi_walk *k, int member, const ferryi_byte_run *runs, int n_runs)
{
    if (!ferryi_walk_step_is_due(k))
        return FERRY_SUCCESS;
    int pe = ferryi_set_pe(&k->c->set, member);
    ferryi_coll_counts *pair = ferryi_walk_counts(k, member);
    ferry_status status = FERRY_SUCCESS;
    for (int i = 0; i + 1 < n_runs && status == FERRY_SUCCESS; i++)
        if (runs[i].n != 0)
            status = ferryi_coll_put(FERRYI_THREAD, k->w, k->c, runs[i].dst, runs[i].src, runs[i].n, pe);
    const ferryi_byte_run none = { NULL, NULL, 0 }, *last = n_runs > 0 ? &runs[n_runs - 1] : &none;
    if (status == FERRY_SUCCESS)
        status =
            ferryi_coll_put_and_signal(FERRYI_THREAD, k->w, k->c, pair->sent + 1, last->dst, last->src, last->n, pe);
    ferryi_stored(k->w, ferryi_area_flag(k->c->set.area, k->w->my_pe), sizeof(uint64_t), pe);
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_st_relaxed_u64(&pair->sent, pair->sent + 1);
    ferryi_walk_step_done(k);
    return FERRY_SUCCESS;
}

/* Receives the next message of a member.  *came: it arrived in this call, so its data has not been used yet. */
FERRYI_NOINLINE ferry_status ferryi_walk_receive(ferryi_walk *k, int member, int *came)
{
    *came = ferryi_walk_step_is_due(k);
    if (!*came)
        return FERRY_SUCCESS;
    ferryi_coll_counts *pair = ferryi_walk_counts(k, member);
    ferry_status status =
        ferryi_coll_await(FERRYI_THREAD, k->w, k->c, pair->expected + 1, ferryi_set_pe(&k->c->set, member));
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_fence_acquire(); /* A3 */
    ferryi_st_relaxed_u64(&pair->expected, pair->expected + 1);
    ferryi_walk_step_done(k);
    return FERRY_SUCCESS;
}

/* ---- Slots, by messages both ways in each exchange of a pair: that keeps them apart (ferryi_reduce_small). */

/* The slot at `member` that `writer` fills in their current exchange; one of the two is this PE. */
FERRYI_FN char *ferryi_walk_slot(const ferryi_walk *k, int member, int writer)
{
    return ferryi_area_slot(k->w, k->c->set.area, ferryi_walk_counts(k, member)->slots,
                            ferryi_set_pe(&k->c->set, writer));
}

FERRYI_FN void ferryi_walk_exchanged(const ferryi_walk *k, int member)
{
    ferryi_coll_counts *pair = ferryi_walk_counts(k, member);
    ferryi_st_relaxed_u64(&pair->slots, pair->slots + 1);
}

FERRYI_FN ferry_status ferryi_walk_give(ferryi_walk *k, int member, const char *src, size_t n)
{
    const ferryi_byte_run part = { ferryi_walk_slot(k, member, k->c->set.me), src, n };
    return ferryi_walk_send(k, member, &part, 1);
}

#endif
