/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_COLLECTIVES_REDUCE_FUNCS_H
#define FERRY_DETAIL_COLLECTIVES_REDUCE_FUNCS_H

#include "collect__funcs.h"

/* Reductions.  Every PE folds in member order with the same grouping, so that all PEs get the same bits.  Contracts:
 * ferry/coll.h. */

/* to = a op b, or a copy of a when b is NULL. */
FERRYI_FN void ferryi_fold_two(int scope, ferryi_fold fold, void *to, const void *a, const void *b, size_t nelems)
{
    const ferryi_rows out = { (char *)to, 0, 1 };
    const ferryi_rows in = { (char *)(uintptr_t)a, b != NULL ? (const char *)b - (const char *)a : 0,
                             b != NULL ? 2 : 1 };
    fold(&out, &in, nelems, ferryi_scope_rank(scope), ferryi_scope_size(scope));
}

/* Few bytes: every PE writes its source to its slot at every other PE, then folds alone.  Slots alternate: exchange r +
 * 2 rewrites a slot of exchange r.  Neither PE of a pair enters r + 2 before both have left r, since r + 1 needs a
 * message of each. */
FERRYI_FN ferry_status ferryi_reduce_small(int scope, ferryi_world *w, ferryi_coll *c, void *dst, const void *src,
                                           size_t n, size_t nelems, ferryi_fold fold)
{
    if (ferryi_coll_is_in_rounds(w, &c->set)) {
        ferry_status folded = ferryi_rounds_fold(w, c, src, n, nelems, FERRYI_FOLD_ALL, fold);
        if (folded == FERRY_SUCCESS)
            ferryi_copy(dst, ferryi_area_scratch(w, c->set.area, 0), n, 0, 1);
        return folded;
    }
    const ferryi_coll_delivery part = { NULL, (const char *)src, n, 0, 1, NULL };
    ferry_status status = ferryi_coll_exchange(scope, w, c, &part);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS) || n == 0)
        return status;
    const void *a = c->set.me == 0 ? src : ferryi_coll_slot(w, c, 0);
    if (c->set.me > 1) {
        /* dst may be src, so the members before this PE are folded into this PE's own slot. */
        char *before = ferryi_area_slot(w, c->set.area, 0, w->my_pe);
        for (int k = 1; k < c->set.me; k++, a = before)
            ferryi_fold_two(scope, fold, before, a, ferryi_coll_slot(w, c, k), nelems);
    }
    if (c->set.me > 0 || c->set.n == 1) {
        ferryi_fold_two(scope, fold, dst, a, c->set.n == 1 ? NULL : src, nelems);
        a = dst;
    }
    for (int k = c->set.me + 1; k < c->set.n; k++, a = dst)
        ferryi_fold_two(scope, fold, dst, a, ferryi_coll_slot(w, c, k), nelems);
    ferryi_scope_sync(scope); /* dst is whole, and the slots may be used again */
    return FERRY_SUCCESS;
}

/* Source k was read where it is. */
FERRYI_FN void ferryi_reduce_loaded(int by, ferryi_world *w, const ferryi_coll *c, int k, size_t nelems)
{
    if (ferryi_scope_rank(by) == 0)
        ferryi_count_load(w, nelems * c->share.width, ferryi_set_pe(&c->set, k));
}

/* Folds elements `at` to at + nelems of this PE's share from all sources into `to`; staged sources are copied to
 * `fetched` first.  at.folded counts the sources that `to` holds: a repeat goes on with the next one.  Called by one
 * thread, or by all threads of a scope, each for its own elements of `to`. */
FERRYI_FN ferry_status ferryi_reduce_piece(int scope, ferryi_world *w, ferryi_coll *c, char *to, char *fetched,
                                           size_t at, size_t nelems, ferryi_fold fold)
{
    const int by = ferryi_coll_is_routed(scope) ? scope : FERRYI_THREAD;
    const char *a = c->at.folded != 0 ? to : NULL;
    for (int k = (int)c->at.folded; k < c->set.n; k++) {
        int pe = ferryi_set_pe(&c->set, k);
        const char *src = c->share.src + at * c->share.width, *from = fetched;
        int staged = 0;
        if (ferryi_coll_is_routed(scope)) {
            ferry_status status = ferryi_coll_check_route(scope, w, c, src, pe, &staged);
            if (FERRYI_LIKELY(status == FERRY_SUCCESS) && staged)
                status = ferryi_staged_get_by(scope, &c->spin, fetched, src, nelems * c->share.width, pe);
            if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
                return status;
        }
        if (staged)
            ferryi_scope_sync(by);
        else
            from = (const char *)ferryi_peer_addr(w, src, pe);
        if (k == 0 && from != fetched) {
            a = from; /* read with the next one, perhaps by a repeat */
            continue;
        }
        /* The next source may be fetched too, so the first one is copied. */
        ferryi_fold_two(by, fold, to, k == 0 ? from : a, k == 0 ? NULL : from, nelems);
        if (k > 0 && a != to)
            ferryi_reduce_loaded(by, w, c, 0, nelems);
        if (from != fetched)
            ferryi_reduce_loaded(by, w, c, k, nelems);
        a = to;
        c->at.folded = (uint32_t)k + 1;
    }
    if (a != to) {
        ferryi_fold_two(by, fold, to, a, NULL, nelems);
        ferryi_reduce_loaded(by, w, c, 0, nelems);
    }
    c->at.folded = (uint32_t)c->set.n;
    return FERRY_SUCCESS;
}

/* Handles this PE's share piece by piece: folds a piece into scratch, then writes it to every PE's dst, or to this PE's
 * alone.  A piece stays in scratch until it is written to all. */
FERRYI_FN ferry_status ferryi_reduce_share(int scope, ferryi_world *w, ferryi_coll *c, int to_all, ferryi_fold fold)
{
    const int by = ferryi_coll_is_routed(scope) ? scope : FERRYI_THREAD;
    while (c->at.done < c->share.n) {
        char *folded = ferryi_area_scratch(w, c->set.area, 1);
        const size_t at = (size_t)c->at.done, left = c->share.n - at,
                     most = ferryi_area_scratch_bytes(w, c->set.area) / c->share.width,
                     piece = left < most ? left : most;
        if (c->at.folded < (uint32_t)c->set.n) {
            ferry_status status =
                ferryi_reduce_piece(scope, w, c, folded, ferryi_area_scratch(w, c->set.area, 0), at, piece, fold);
            if (status != FERRY_SUCCESS)
                return status;
            ferryi_scope_sync(by);
        }
        for (; to_all && c->at.served < ferryi_coll_peers(c); c->at.served++) {
            ferry_status status =
                ferryi_coll_put(scope, w, c, c->share.dst + at * c->share.width, folded, piece * c->share.width,
                                ferryi_set_pe(&c->set, ferryi_set_peer(&c->set, c->at.served)));
            if (status != FERRY_SUCCESS)
                return status;
        }
        ferryi_copy(c->share.dst + at * c->share.width, folded, piece * c->share.width, ferryi_scope_rank(by),
                    ferryi_scope_size(by));
        ferryi_scope_sync(by); /* scratch may be reused */
        c->at.done += piece;
        c->at.served = 0;
        c->at.folded = 0;
    }
    return FERRY_SUCCESS;
}

/* The same for direct members: one thread's registers take an element from all sources to all dests. */
FERRYI_FN void ferryi_reduce_share_native(int scope, ferryi_world *w, ferryi_coll *c, int to_all, ferryi_fold fold)
{
    int pe = ferryi_set_pe(&c->set, 0);
    int64_t step = (c->set.n > 1 ? ferryi_set_pe(&c->set, 1) - pe : 0) * w->kernel.stride;
    const ferryi_rows to = { to_all ? (char *)ferryi_peer_addr(w, c->share.dst, pe) : c->share.dst, step,
                             to_all ? c->set.n : 1 };
    const ferryi_rows from = { (char *)ferryi_peer_addr(w, c->share.src, pe), step, c->set.n };
    fold(&to, &from, c->share.n, ferryi_scope_rank(scope), ferryi_scope_size(scope));
}

/* Picks the faster method; the scope has synchronized when the call returns. */
FERRYI_FN ferry_status ferryi_reduce_range(int scope, ferryi_world *w, ferryi_coll *c, int to_all, ferryi_fold fold)
{
    if (ferryi_coll_is_routed(scope))
        return ferryi_reduce_share(scope, w, c, to_all, fold);
    if (c->set.list == NULL && w->kernel.stride != 0) {
        ferryi_reduce_share_native(scope, w, c, to_all, fold);
        ferryi_scope_sync(scope);
        return FERRY_SUCCESS;
    }
    uint64_t status = FERRY_SUCCESS;
    if (ferryi_scope_rank(scope) == 0)
        status = (uint64_t)ferryi_reduce_share(scope, w, c, to_all, fold);
    return (ferry_status)ferryi_scope_share(scope, status);
}

/* Many bytes: each PE folds its share of the elements from every PE's source and writes the result to every PE's dest.
 * No other PE touches that share, and the PE reads a piece before it writes the piece, so dest may be source.  Phase 0
 * waits until all sources are ready.  Phase 1 folds and writes.  Phase 2 waits for all results. */
FERRYI_FN ferry_status ferryi_reduce_large(int scope, ferryi_world *w, ferryi_coll *c, char *dst, const char *src,
                                           size_t width, size_t nelems, ferryi_fold fold)
{
    ferry_status status = FERRY_SUCCESS;
    size_t n = (size_t)c->set.n, share = (nelems + n - 1) / n;
    size_t first = share * (size_t)c->set.me < nelems ? share * (size_t)c->set.me : nelems;
    size_t mine = nelems - first < share ? nelems - first : share;
    const ferryi_coll_share own = { dst + first * width, src + first * width, width, mine };
    c->share = own;
    if (c->at.phase == 0) {
        status = ferryi_coll_meet(scope, w, c, 0);
        if (status != FERRY_SUCCESS)
            return status;
        c->at.phase = 1;
    }
    if (c->at.phase == 1) {
        status = ferryi_reduce_range(scope, w, c, 1, fold);
        if (status != FERRY_SUCCESS)
            return status;
        c->at.phase = 2;
    }
    return ferryi_coll_meet(scope, w, c, 1);
}

FERRYI_FN ferry_status ferryi_reduce(int scope, ferryi_world *w, ferry_team_t team, void *dst, const void *src,
                                     size_t width, size_t nelems, ferryi_fold fold, uint32_t element, uint64_t timeout)
{
    ferryi_coll c;
    ferryi_args args = { dst, src, nelems, nelems, width, 0, 0, element, 0, team };
    size_t n = nelems * width;
    ferry_status status = ferryi_coll_begin(scope, w, &c, FERRY_CALL_REDUCE, &args, timeout);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    if (ferryi_coll_is_in_levels(w, &c.set) &&
        ferryi_levels_reduce(w, &c, (char *)args.dst, (const char *)args.src, width, nelems, fold, &status))
        return ferryi_coll_end(scope, w, &c, &args, status);
    status = n <= ferryi_area_slot_bytes(w, c.set.area)
                 ? ferryi_reduce_small(scope, w, &c, args.dst, args.src, n, nelems, fold)
                 : ferryi_reduce_large(scope, w, &c, (char *)args.dst, (const char *)args.src, width, nelems, fold);
    return ferryi_coll_end(scope, w, &c, &args, status);
}

/* Phase 0 waits until all sources are ready.  Phase 1 folds this PE's block.  Phase 2 waits until all PEs have read. */
FERRYI_FN ferry_status ferryi_reducescatter(int scope, ferryi_world *w, ferry_team_t team, void *dst, const void *src,
                                            size_t width, size_t nelems, ferryi_fold fold, uint32_t element,
                                            uint64_t timeout)
{
    ferryi_coll c;
    ferryi_args args = { dst, src, nelems, nelems, width, 2, 0, element, 0, team };
    ferry_status status = ferryi_coll_begin(scope, w, &c, FERRY_CALL_REDUCESCATTER, &args, timeout);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    if (c.at.phase == 0) {
        status = ferryi_coll_meet(scope, w, &c, 0);
        if (status != FERRY_SUCCESS)
            return ferryi_coll_end(scope, w, &c, &args, status);
        c.at.phase = 1;
    }
    if (c.at.phase == 1) {
        const ferryi_coll_share own = { (char *)args.dst, (const char *)args.src + (size_t)c.set.me * nelems * width,
                                        width, nelems };
        c.share = own;
        status = ferryi_reduce_range(scope, w, &c, 0, fold);
        if (status != FERRY_SUCCESS)
            return ferryi_coll_end(scope, w, &c, &args, status);
        c.at.phase = 2;
    }
    return ferryi_coll_end(scope, w, &c, &args, ferryi_coll_meet(scope, w, &c, 0));
}

/* ---- Scans: every PE writes its source to its slot at every other PE, one slotful at a time, so that dest may be
 * source.  `done` counts the finished elements. */

/* Sets *before to the fold of the earlier members' n bytes at src; the first member gets none. */
FERRYI_FN ferry_status ferryi_scan_before(int scope, ferryi_world *w, ferryi_coll *c, const char *src, size_t n,
                                          size_t nelems, ferryi_fold fold, const char **before)
{
    if (ferryi_coll_is_in_rounds(w, &c->set)) {
        *before = ferryi_area_scratch(w, c->set.area, 0) + n;
        return ferryi_rounds_fold(w, c, src, n, nelems, FERRYI_FOLD_BEFORE, fold);
    }
    const ferryi_coll_delivery part = { NULL, src, n, 0, 1, NULL };
    ferry_status status = ferryi_coll_exchange(scope, w, c, &part);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS) || n == 0 || c->set.me == 0)
        return status;
    char *folded = ferryi_area_slot(w, c->set.area, 0, w->my_pe); /* not into dest, which may be source */
    ferryi_fold_two(scope, fold, folded, ferryi_coll_slot(w, c, 0), NULL, nelems);
    for (int k = 1; k < c->set.me; k++)
        ferryi_fold_two(scope, fold, folded, folded, ferryi_coll_slot(w, c, k), nelems);
    *before = folded;
    return FERRY_SUCCESS;
}

FERRYI_FN ferry_status ferryi_scan(int scope, ferryi_world *w, ferry_team_t team, void *dst, const void *src,
                                   size_t width, size_t nelems, int inclusive, ferryi_fold fold, uint32_t element,
                                   uint64_t timeout)
{
    ferryi_coll c;
    ferryi_args args = { dst,   src, nelems, nelems,
                         width, 0,   0,      inclusive ? element : element | FERRYI_ELEMENT_EXCLUSIVE,
                         0,     team };
    ferry_status status = ferryi_coll_begin(scope, w, &c, FERRY_CALL_SCAN, &args, timeout);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    size_t per_slot = ferryi_area_slot_bytes(w, c.set.area) / width;
    do {
        size_t n = nelems - c.at.done < per_slot ? nelems - (size_t)c.at.done : per_slot;
        char *to = (char *)args.dst + c.at.done * width;
        const char *own = (const char *)args.src + c.at.done * width, *before = NULL;
        status = ferryi_scan_before(scope, w, &c, own, n * width, n, fold, &before);
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
            break;
        if (n != 0 && c.set.me == 0) {
            if (inclusive)
                ferryi_fold_two(scope, fold, to, own, NULL, n);
            else
                for (size_t i = ferryi_scope_rank(scope); i < n * width; i += ferryi_scope_size(scope))
                    to[i] = 0;
        } else if (n != 0) {
            ferryi_fold_two(scope, fold, to, before, inclusive ? own : NULL, n);
        }
        ferryi_scope_sync(scope);
        c.at.done += n;
    } while (c.at.done < nelems);
    return ferryi_coll_end(scope, w, &c, &args, status);
}

#endif
