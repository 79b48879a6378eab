/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives of many members, in rounds; ferry/detail/collectives/choice__funcs.h chooses when and says why.  Partial
 * results lie in scratch, never on the stack. */
#include "walk_host__funcs.h"

/* ---- Dissemination.  In the round of step s a member sends the members s, 2 s, ... ahead of it those of its blocks
 * that they lack; after the round it has the blocks of the radix * s members up to itself.  Blocks lie at their final
 * place, so a message is one run of them, or two at the wrap-around.  No ordered pair has more than one message. */
ferry_status ferryi_rounds_gather(ferryi_world *w, ferryi_coll *c, char *dst, size_t n)
{
    ferryi_walk k = { w, c, 0 };
    int64_t members = c->set.n, me = c->set.me, radix = w->host.coll_radix;
    for (int64_t s = 1; s < members; s *= radix) {
        for (int64_t away = s; away < members && away < radix * s; away += s) {
            int64_t first = me + 1 - (s < members - away ? s : members - away);
            char *low = dst + (size_t)(first < 0 ? 0 : first) * n, *high = dst + (size_t)(first + members) * n;
            const ferryi_byte_run runs[] = { { low, low, (size_t)(me + 1 - (first < 0 ? 0 : first)) * n },
                                             { high, high, (size_t)(first < 0 ? -first : 0) * n } };
            ferry_status status = ferryi_walk_send(&k, (int)((me + away) % members), runs, n != 0 ? 2 : 0);
            if (status != FERRY_SUCCESS)
                return status;
        }
        for (int64_t away = s; away < members && away < radix * s; away += s) {
            int came;
            ferry_status status = ferryi_walk_receive(&k, (int)((me - away + members) % members), &came);
            if (status != FERRY_SUCCESS)
                return status;
        }
    }
    ferryi_walk_finish(&k);
    return FERRY_SUCCESS;
}

/* No member leaves before all have arrived.  A member's flag reaches most others through third members, so it must not
 * overtake that member's puts: puts through a staged pair's ring are waited for first. */
ferry_status ferryi_rounds_meet(ferryi_world *w, ferryi_coll *c)
{
    for (int i = 0; w->n_weak != 0 && c->at.step == 0 && i < c->set.n; i++) {
        int pe = ferryi_set_pe(&c->set, i);
        if (!ferryi_path_is_ring_only(ferryi_route(w, pe)))
            continue;
        ferry_status status = ferryi_descriptors_flush(w, &c->spin, c->call, pe);
        if (status != FERRY_SUCCESS)
            return status;
    }
    return ferryi_rounds_gather(w, c, (char *)c->set.area, 0);
}

/* ---- Broadcast, by ranks counted from the root.  Rank r receives from the rank that has 0 in place of r's lowest
 * nonzero digit, and sends to the ranks that differ from r in one digit below that. */
ferry_status ferryi_rounds_broadcast(ferryi_world *w, ferryi_coll *c, char *dst, const char *src, size_t n, int root)
{
    ferryi_walk k = { w, c, 0 };
    int64_t members = c->set.n, rank = (c->set.me - root + members) % members, radix = w->host.coll_radix, s = 1;
    int pulled = ferryi_coll_is_pulled(w, &c->set, n), came;
    ferry_status status = FERRY_SUCCESS;
    while (s < members && rank % (s * radix) == 0)
        s *= radix;
    if (rank != 0)
        status = ferryi_walk_receive(&k, (int)((rank - rank % (s * radix) + root) % members), &came);
    const ferryi_byte_run part = { dst, rank == 0 ? src : dst, n };
    for (s /= radix; s >= 1; s /= radix)
        for (int64_t to = rank + s; to < members && to < rank + radix * s && status == FERRY_SUCCESS; to += s)
            status = ferryi_walk_send(&k, (int)((to + root) % members), &part, !pulled);
    if (pulled && rank != 0 && status == FERRY_SUCCESS) {
        if (ferryi_walk_step_is_due(&k)) {
            status = ferryi_coll_get(w, c, dst, src, n, ferryi_set_pe(&c->set, root));
            if (status == FERRY_SUCCESS)
                ferryi_walk_step_done(&k);
        }
        if (status == FERRY_SUCCESS)
            status = ferryi_walk_send(&k, root, NULL, 0);
    }
    for (int64_t from = 1; pulled && rank == 0 && from < members && status == FERRY_SUCCESS; from++)
        status = ferryi_walk_receive(&k, (int)((from + root) % members), &came);
    if (status == FERRY_SUCCESS)
        ferryi_walk_finish(&k);
    return status;
}

/* ---- Recursive doubling.  Let p be the largest power of two up to the number of members.  The first members - p pairs
 * of neighbours begin as one, and the even one acts for both; then blocks of 1, 2, 4, ... neighbours join with the next
 * block of their size.  Each member folds the two blocks in member order, so all get the same bits.
 *
 * Both members of a pair send in each exchange, as in a flat collective: that keeps slots apart
 * (ferryi_reduce_small). */

static void fold_to(ferryi_fold fold, char *to, const char *a, const char *b, size_t nelems)
{
    if (nelems != 0)
        ferryi_fold_two(FERRYI_THREAD, fold, to, a, b, nelems);
}

/* A fold by recursive doubling: this PE's progress, and the three parts of scratch, n bytes each. */
typedef struct doubling {
    ferryi_walk walk;
    ferryi_fold fold;
    int wants; /* FERRYI_FOLD_* */
    size_t n, nelems;
    char *all;    /* the fold of this member's block */
    char *theirs; /* the result for the members before this one */
    char *before; /* the fold of the members of this block before this one, if has_before */
    int has_before;
} doubling;

/* The odd member of a pair gives its part to the even one, and takes the result from it. */
static ferry_status fold_by_neighbour(doubling *d, int neighbour, char *answer, size_t answer_n)
{
    int came;
    ferry_status status = ferryi_walk_give(&d->walk, neighbour, d->all, d->n);
    if (status == FERRY_SUCCESS)
        status = ferryi_walk_receive(&d->walk, neighbour, &came);
    if (status != FERRY_SUCCESS)
        return status;
    if (came) {
        ferryi_copy(answer, ferryi_walk_slot(&d->walk, neighbour, neighbour), answer_n, 0, 1);
        ferryi_walk_exchanged(&d->walk, neighbour);
    }
    ferryi_walk_finish(&d->walk);
    return FERRY_SUCCESS;
}

/* Joins this member's block with that of `other`. */
static ferry_status fold_with_block(doubling *d, int other, int me)
{
    int came;
    ferry_status status = ferryi_walk_give(&d->walk, other, d->all, d->n);
    if (status == FERRY_SUCCESS)
        status = ferryi_walk_receive(&d->walk, other, &came);
    if (status != FERRY_SUCCESS)
        return status;
    if (came) {
        char *slot = ferryi_walk_slot(&d->walk, other, other);
        if (other < me) {
            if (d->wants & FERRYI_FOLD_BEFORE)
                fold_to(d->fold, d->before, slot, d->has_before ? d->before : NULL, d->nelems);
            fold_to(d->fold, d->all, slot, d->all, d->nelems);
        } else {
            fold_to(d->fold, d->all, d->all, slot, d->nelems);
        }
        ferryi_walk_exchanged(&d->walk, other);
    }
    d->has_before |= other < me;
    return FERRY_SUCCESS;
}

/* The even member of a pair gives the result to the odd one. */
static ferry_status give_to_neighbour(doubling *d, int neighbour, const char *src, const char *answer, size_t answer_n)
{
    if (d->wants & FERRYI_FOLD_BEFORE)
        fold_to(d->fold, d->theirs, d->has_before ? d->before : src, d->has_before ? src : NULL, d->nelems);
    const int due = d->walk.step == d->walk.c->at.step;
    ferry_status status = ferryi_walk_give(&d->walk, neighbour, answer, answer_n);
    if (status == FERRY_SUCCESS && due)
        ferryi_walk_exchanged(&d->walk, neighbour);
    return status;
}

/* Leaves in scratch the fold of all members, then that of the members before this one (zeros on the first), n bytes
 * each, as `wants` says.  n bytes must fit a slot, or 2 n when it says both. */
ferry_status ferryi_rounds_fold(ferryi_world *w, ferryi_coll *c, const void *src, size_t n, size_t nelems, int wants,
                                ferryi_fold fold)
{
    char *all = ferryi_area_scratch(w, c->set.area, 0);
    doubling d = { { w, c, 0 }, fold, wants, n, nelems, all, all + n, all + 2 * n, 0 };
    const int members = c->set.n, me = c->set.me;
    int p = 1, came;
    while (p <= members / 2)
        p *= 2;
    const int extra = members - p, paired = me < 2 * extra;
    char *answer = wants & FERRYI_FOLD_ALL ? all : d.theirs;
    const size_t answer_n = wants == (FERRYI_FOLD_ALL | FERRYI_FOLD_BEFORE) ? 2 * n : n;
    ferry_status status = FERRY_SUCCESS;
    if (ferryi_walk_step_is_due(&d.walk)) {
        ferryi_copy(all, src, n, 0, 1);
        ferryi_walk_step_done(&d.walk);
    }
    if (paired && (me & 1))
        return fold_by_neighbour(&d, me - 1, answer, answer_n);
    if (paired) {
        status = ferryi_walk_receive(&d.walk, me + 1, &came);
        if (status == FERRY_SUCCESS && came)
            fold_to(fold, all, all, ferryi_walk_slot(&d.walk, me + 1, me + 1), nelems);
    }
    const int rank = paired ? me / 2 : me - extra;
    for (int bit = 1; bit < p && status == FERRY_SUCCESS; bit *= 2) {
        const int other = rank ^ bit;
        status = fold_with_block(&d, other < extra ? 2 * other : other + extra, me);
    }
    if (paired && status == FERRY_SUCCESS)
        status = give_to_neighbour(&d, me + 1, src, answer, answer_n);
    if (status != FERRY_SUCCESS)
        return status;
    if (!d.has_before)
        memset(d.theirs, 0, n);
    else if (wants & FERRYI_FOLD_BEFORE)
        ferryi_copy(d.theirs, d.before, n, 0, 1);
    ferryi_walk_finish(&d.walk);
    return FERRY_SUCCESS;
}

/* Adds counts, saturating instead of wrapping around. */
static void fold_counts(const ferryi_rows *to, const ferryi_rows *from, size_t nelems, uint32_t rank, uint32_t size)
{
    uint64_t a = *(const uint64_t *)(const void *)from->first;
    uint64_t b = from->n == 2 ? *(const uint64_t *)(const void *)(from->first + from->step) : 0;
    (void)nelems, (void)rank, (void)size;
    *(uint64_t *)(void *)to->first = a <= UINT64_MAX - b ? a + b : UINT64_MAX;
}

ferry_status ferryi_rounds_count(ferryi_world *w, ferryi_coll *c, uint64_t mine)
{
    return ferryi_rounds_fold(w, c, &mine, sizeof mine, 1, FERRYI_FOLD_ALL | FERRYI_FOLD_BEFORE, fold_counts);
}
