/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_COLLECTIVES_COLLECT_FUNCS_H
#define FERRY_DETAIL_COLLECTIVES_COLLECT_FUNCS_H

#include "flat__funcs.h"

/* collect, whose parts differ in size, and alltoalls, whose elements lie apart.  Contracts: ferry/coll.h. */

/* Every PE writes its count to its slot at every other PE. */
FERRYI_FN ferry_status ferryi_collect_count(int scope, ferryi_world *w, ferryi_coll *c, uint64_t nelems)
{
    if (ferryi_coll_collects_in_levels(w, &c->set))
        return ferryi_levels_count(w, c, nelems);
    if (ferryi_coll_is_in_rounds(w, &c->set))
        return ferryi_rounds_count(w, c, nelems);
    uint64_t *count = (uint64_t *)ferryi_area_scratch(w, c->set.area, 0);
    const ferryi_coll_delivery counts = { NULL, (const char *)count, sizeof *count, 0, 1, NULL };
    if (ferryi_scope_rank(scope) == 0)
        *count = nelems;
    ferryi_scope_sync(scope);
    return ferryi_coll_exchange(scope, w, c, &counts);
}

/* The sums of the counts.  A sum that would overflow is SIZE_MAX. */
FERRYI_FN void ferryi_collect_sums(ferryi_world *w, ferryi_coll *c, uint64_t nelems, size_t *before, size_t *all)
{
    const int in_levels = ferryi_coll_collects_in_levels(w, &c->set);
    if (!in_levels && ferryi_coll_is_in_rounds(w, &c->set)) {
        const uint64_t *sums = (const uint64_t *)ferryi_area_scratch(w, c->set.area, 0);
        *all = sums[0];
        *before = sums[1];
        return;
    }
    *before = *all = 0;
    for (int k = 0; k < c->set.n; k++) {
        uint64_t n = k == c->set.me ? nelems
                     : in_levels    ? ((const uint64_t *)ferryi_area_scratch(w, c->set.area, 0))[k]
                                    : *(const uint64_t *)ferryi_coll_slot(w, c, k);
        *before += k < c->set.me ? n : 0;
        *all = n <= SIZE_MAX - *all ? *all + n : SIZE_MAX;
    }
}

/* Phase 0 exchanges the counts.  Phase 1 puts each part behind the parts of the members before it. */
FERRYI_FN ferry_status ferryi_collect(int scope, ferryi_world *w, ferry_team_t team, void *dst, const void *src,
                                      size_t nelems, size_t width, uint64_t timeout)
{
    ferryi_coll c;
    ferryi_args args = { dst, src, nelems, nelems, width, 0, 0, 0, 0, team };
#if !FERRYI_GPU
    if (FERRYI_UNLIKELY(nelems == 0) && w->n_pes != 0 && !ferryi_heap_contains(w, dst, 1)) {
        void *there = ferryi_addr_resolve(w, dst, 1); /* a global: the same place on all, whatever their parts */
        args.dst = there != NULL ? there : dst;
    }
#endif
    ferry_status status = ferryi_coll_begin(scope, w, &c, FERRY_CALL_COLLECT, &args, timeout);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    if (c.at.phase == 0) {
        status = ferryi_collect_count(scope, w, &c, nelems);
        if (status != FERRY_SUCCESS)
            return ferryi_coll_end(scope, w, &c, &args, status);
        c.at.phase = 1;
    }
    size_t before, all;
    char *to = (char *)args.dst;
    ferryi_collect_sums(w, &c, nelems, &before, &all);
    if (!FERRYI_GPU && FERRYI_LIKELY(all <= SIZE_MAX / 2 / width)) { /* begin checked only this PE's part of dst */
        to = (char *)ferryi_addr_check(w, FERRY_CALL_COLLECT, dst, all * width, w->my_pe, &status);
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS)) {
            ferryi_spin_end(w, &c.spin);
            ferryi_coll_count(scope, w, &c, team); /* it is used up */
            return status;
        }
    }
    if (FERRYI_UNLIKELY(all > SIZE_MAX / 2 / width || (all != 0 && !ferryi_heap_contains(w, to, all * width)))) {
        /* all PEs refuse alike, since all PEs know all counts */
        uint64_t refused = 0;
        if (ferryi_scope_rank(scope) == 0)
            refused = (uint64_t)(all > SIZE_MAX / 2 / width
                                     ? ferryi_overflow_refuse(w, FERRY_CALL_COLLECT, -1, all, width)
                                     : ferryi_access_refuse(w, FERRY_CALL_COLLECT, to, all * width, w->my_pe));
        if (ferryi_coll_is_routed(scope))
            ferryi_spin_end(w, &c.spin);
        ferryi_coll_count(scope, w, &c, team); /* it is used up */
        return (ferry_status)ferryi_scope_share(scope, refused);
    }
    char *mine = to + before * width;
    if (ferryi_coll_collects_in_levels(w, &c.set)) {
        ferryi_coll_copy_own(scope, mine, args.src, nelems * width);
        return ferryi_coll_end(scope, w, &c, &args, ferryi_levels_collect(w, &c, to, width));
    }
    const ferryi_coll_delivery part = { mine, (const char *)args.src, nelems * width, 0, 0, (const char *)args.src };
    return ferryi_coll_end(scope, w, &c, &args, ferryi_coll_exchange(scope, w, &c, &part));
}

/* Elements `width` bytes wide, strides in bytes, by the threads rank, rank + size, ... */
FERRYI_FN void ferryi_strided_store_by(char *dst, int64_t dst_stride, const char *src, int64_t src_stride,
                                       uint32_t width, size_t nelems, uint32_t rank, uint32_t size)
{
    for (size_t i = rank; i < nelems; i += size)
        ferryi_bytes_store(dst + (int64_t)i * dst_stride, src + (int64_t)i * src_stride, width);
}

FERRYI_FN ferry_status ferryi_coll_iput(int scope, ferryi_world *w, ferryi_coll *c, char *dst, int64_t dst_stride,
                                        const char *src, int64_t src_stride, uint32_t width, size_t nelems, int pe)
{
    const int leads = ferryi_scope_rank(scope) == 0;
    int staged = 0;
    uint64_t status = FERRY_SUCCESS;
    if (ferryi_coll_is_routed(scope))
        status = (uint64_t)ferryi_coll_check_route(scope, w, c, dst, pe, &staged);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return (ferry_status)status;
    if (staged) {
        if (leads)
            status = (uint64_t)ferryi_staged_iput(w, &c->spin, dst, dst_stride, src, src_stride, width, nelems, pe);
        return (ferry_status)ferryi_scope_share(scope, status);
    }
    ferryi_strided_store_by((char *)ferryi_peer_addr(w, dst, pe), dst_stride, src, src_stride, width, nelems,
                            ferryi_scope_rank(scope), ferryi_scope_size(scope));
    if (leads) {
        FERRYI_STATS_ADD(w, pe, stores, 1);
        FERRYI_STATS_ADD(w, pe, bytes_put, nelems * width);
    }
    return FERRY_SUCCESS;
}

/* Phase 0 puts the elements to one peer after the other.  Phase 1 waits until all PEs have put. */
FERRYI_FN ferry_status ferryi_alltoalls(int scope, ferryi_world *w, ferry_team_t team, void *dst, const void *src,
                                        ptrdiff_t dst_stride, ptrdiff_t src_stride, size_t nelems, uint32_t width,
                                        uint64_t timeout)
{
    ferryi_coll c;
    int strides_fit = dst_stride >= 1 && src_stride >= 1 && (size_t)dst_stride <= SIZE_MAX >> 24 &&
                      (size_t)src_stride <= SIZE_MAX >> 24 &&
                      nelems <= (SIZE_MAX >> 20) / (size_t)(dst_stride > src_stride ? dst_stride : src_stride);
    /* Each member's part counts as nelems * stride elements.  With strides above 1 that is a little more than its
     * elements need; OpenSHMEM's description counts the same. */
    ferryi_args args = { dst,
                         src,
                         strides_fit ? nelems * (size_t)dst_stride : SIZE_MAX,
                         strides_fit ? nelems * (size_t)src_stride : SIZE_MAX,
                         width,
                         3,
                         0,
                         width,
                         dst_stride,
                         team };
    if (FERRYI_UNLIKELY(w->n_pes != 0 && (dst_stride < 1 || src_stride < 1))) {
        uint64_t refused = 0;
        if (ferryi_scope_rank(scope) == 0)
            refused = (uint64_t)ferryi_argument_refuse(w, FERRY_CALL_ALLTOALLS, w->my_pe,
                                                       (uint64_t)(dst_stride < 1 ? dst_stride : src_stride));
        return (ferry_status)ferryi_scope_share(scope, refused);
    }
    ferry_status status = ferryi_coll_begin(scope, w, &c, FERRY_CALL_ALLTOALLS, &args, timeout);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    int64_t ds = (int64_t)dst_stride * width, ss = (int64_t)src_stride * width;
    char *mine = (char *)args.dst + (int64_t)((size_t)c.set.me * nelems) * ds;
    const char *from = (const char *)args.src;
    if (c.at.phase == 0) {
        ferryi_strided_store_by(mine, ds, from + (int64_t)((size_t)c.set.me * nelems) * ss, ss, width, nelems,
                                ferryi_scope_rank(scope), ferryi_scope_size(scope));
        for (; c.at.served < ferryi_coll_peers(&c); c.at.served++) {
            int k = ferryi_set_peer(&c.set, c.at.served);
            status = ferryi_coll_iput(scope, w, &c, mine, ds, from + (int64_t)((size_t)k * nelems) * ss, ss, width,
                                      nelems, ferryi_set_pe(&c.set, k));
            if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
                return ferryi_coll_end(scope, w, &c, &args, status);
        }
        ferryi_scope_sync(scope);
        c.at.served = 0;
        c.at.phase = 1;
    }
    return ferryi_coll_end(scope, w, &c, &args, ferryi_coll_meet(scope, w, &c, 1));
}

#endif
