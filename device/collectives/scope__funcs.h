/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_COLLECTIVES_SCOPE_FUNCS_H
#define FERRY_DETAIL_COLLECTIVES_SCOPE_FUNCS_H

#include "reduce__funcs.h"

/* The calls of ferry_device.h for blocks of many threads.  All threads of the scope check the arguments and reach the
 * same result.  They share the bytes; the first thread does the steps that only one thread may do, and shares the
 * status.
 *
 * The scope synchronizes before the bytes move, so that a put sends what its other threads have written.  It
 * synchronizes again afterwards, so that threads may reuse the source (put) or read the dest (get). */

FERRYI_FN int ferryi_scope_leads(int scope)
{
    return ferryi_scope_rank(scope) == 0;
}

/* Every thread has found the same error; only one thread records it. */
FERRYI_COLD ferry_status ferryi_scope_refuse(int leads, ferry_call call, const void *addr, size_t nelems, size_t width,
                                             int pe)
{
    ferryi_world *w = ferryi_world_get();
    if (w->n_pes == 0)
        return FERRY_ERR_NOT_INITIALIZED;
    if (pe < 0 || pe >= w->n_pes)
        return leads ? ferryi_access_refuse(w, call, addr, 0, pe) : FERRY_ERR_INVALID_PE;
    if (nelems > SIZE_MAX / 2 / width)
        return leads ? ferryi_overflow_refuse(w, call, pe, nelems, width) : FERRY_ERR_OVERFLOW;
    return leads ? ferryi_access_refuse(w, call, addr, nelems * width, pe) : FERRY_ERR_INVALID_ADDR;
}

FERRYI_FN int ferryi_scope_fits(const ferryi_world *w, const void *addr, size_t nelems, size_t width, int pe)
{
    return (uint32_t)pe < (uint32_t)w->n_pes && nelems <= SIZE_MAX / 2 / width &&
           (ferryi_heap_contains(w, addr, nelems * width) || nelems == 0);
}

/* Runs CALL in the first thread and returns its result in all threads. */
#define FERRYI_GROUP_RETURN_LED(scope, TYPE, CALL)                                                                     \
    do {                                                                                                               \
        uint64_t result_ = 0;                                                                                          \
        ferryi_scope_sync(scope);                                                                                      \
        if (ferryi_scope_leads(scope))                                                                                 \
            result_ = (uint64_t)(CALL);                                                                                \
        return (TYPE)ferryi_scope_share(scope, result_);                                                               \
    } while (0)

/* The paths other than direct stores and loads are out of line, since inline they would cost every kernel registers.
 * All threads of the scope come here together.  Each thread reads the path itself, because a path never changes.  One
 * thread checks for all whether the peer has died, because that may change between two checks. */
FERRYI_FN int ferryi_scope_stages(int scope, const ferryi_world *w, size_t n, int pe)
{
    return scope != FERRYI_THREAD && n > FERRYI_INLINE_BYTES && ferryi_path_is_ring_only(ferryi_route(w, pe));
}

FERRYI_COLD ferry_status ferryi_scope_put_slow(int scope, void *dst, const void *src, size_t nelems, size_t width,
                                               int pe)
{
    ferryi_world *w = ferryi_world_get();
    if (!ferryi_scope_fits(w, dst, nelems, width, pe))
        return ferryi_scope_refuse(ferryi_scope_leads(scope), FERRY_CALL_PUT, dst, nelems, width, pe);
    if (ferryi_scope_stages(scope, w, nelems * width, pe))
        return ferryi_scope_staged_put(scope, FERRY_CALL_PUT, dst, src, nelems * width, pe);
    FERRYI_GROUP_RETURN_LED(scope, ferry_status, ferryi_put(w, dst, src, nelems * width, pe));
}
FERRYI_COLD ferry_status ferryi_scope_get_slow(int scope, void *dst, const void *src, size_t nelems, size_t width,
                                               int pe)
{
    ferryi_world *w = ferryi_world_get();
    if (!ferryi_scope_fits(w, src, nelems, width, pe))
        return ferryi_scope_refuse(ferryi_scope_leads(scope), FERRY_CALL_GET, src, nelems, width, pe);
    if (ferryi_scope_stages(scope, w, nelems * width, pe))
        return ferryi_scope_staged_get(scope, dst, src, nelems * width, pe);
    FERRYI_GROUP_RETURN_LED(scope, ferry_status, ferryi_get(w, dst, src, nelems * width, pe));
}
FERRYI_COLD ferry_status ferryi_scope_put_signal_slow(int scope, void *dst, const void *src, size_t nelems,
                                                      size_t width, uint64_t *sig, uint64_t value, int sig_op, int pe)
{
    ferryi_world *w = ferryi_world_get();
    if (!ferryi_scope_fits(w, dst, nelems, width, pe))
        return ferryi_scope_refuse(ferryi_scope_leads(scope), FERRY_CALL_PUT_SIGNAL, dst, nelems, width, pe);
    if (ferryi_scope_stages(scope, w, nelems * width, pe) && ferryi_heap_contains_word(w, sig, 8) &&
        (uint32_t)sig_op <= FERRY_SIGNAL_ADD) {
        if (sig_op == FERRY_SIGNAL_SET && nelems * width <= ferryi_staged_short(w, pe))
            return ferryi_staged_put_then_set(scope, NULL, FERRY_CALL_PUT_SIGNAL, dst, src, (uint32_t)(nelems * width),
                                              sig, value, pe);
        ferry_status status = ferryi_scope_staged_put(scope, FERRY_CALL_PUT_SIGNAL, dst, src, nelems * width, pe);
        if (status != FERRY_SUCCESS)
            return status;
        FERRYI_GROUP_RETURN_LED(scope, ferry_status, ferryi_signal_in_ring(w, sig, value, sig_op, pe));
    }
    FERRYI_GROUP_RETURN_LED(scope, ferry_status,
                            ferryi_put_signal(w, dst, src, nelems * width, sig, value, sig_op, pe));
}
/* One element by value. */
FERRYI_COLD ferry_status ferryi_p_slow(void *dst, uint64_t value, size_t width, int pe)
{
    ferryi_world *w = ferryi_world_get();
    if (!ferryi_scope_fits(w, dst, 1, width, pe))
        return ferryi_scope_refuse(1, FERRY_CALL_PUT, dst, 1, width, pe);
    uint32_t route = ferryi_route(w, pe);
    ferry_status status = ferryi_route_usable(w, FERRY_CALL_PUT, dst, pe, route);
    if (status == FERRY_SUCCESS && ferryi_path_is_ring_only(route))
        return ferryi_put_slow(w, FERRY_CALL_PUT, dst, &value, width, pe);
    if (status == FERRY_SUCCESS) {
        uint8_t *there = (uint8_t *)ferryi_peer_addr(w, dst, pe);
        int whole = ((uintptr_t)there & (width - 1)) == 0;
        if (whole && width == 8)
            ferryi_st_relaxed_u64((uint64_t *)there, value);
        else if (whole && width == 4)
            ferryi_st_relaxed_u32((uint32_t *)there, (uint32_t)value);
        else if (whole && width == 2)
            ferryi_st_relaxed_u16((uint16_t *)there, (uint16_t)value);
        else
            for (size_t i = 0; i < width; i++)
                ferryi_st_relaxed_u8(there + i, (uint8_t)(value >> 8 * i));
        FERRYI_STATS_ADD(w, pe, stores, 1);
        FERRYI_STATS_ADD(w, pe, bytes_put, width);
    }
    return status;
}
FERRYI_COLD uint64_t ferryi_g_slow(const void *src, size_t width, int pe)
{
    ferryi_world *w = ferryi_world_get();
    uint64_t value = 0;
    if (!ferryi_scope_fits(w, src, 1, width, pe)) {
        (void)ferryi_scope_refuse(1, FERRY_CALL_GET, src, 1, width, pe);
        return 0;
    }
    uint32_t route = ferryi_route(w, pe);
    if (ferryi_route_usable(w, FERRY_CALL_GET, src, pe, route) != FERRY_SUCCESS)
        return 0;
    if (ferryi_path_is_ring_only(route)) {
        uint64_t found = 0; /* separate, so that value stays in a register */
        (void)ferryi_get_slow(w, &found, src, width, pe);
        return found;
    }
    const uint8_t *there = (const uint8_t *)ferryi_peer_addr(w, src, pe);
    int whole = ((uintptr_t)there & (width - 1)) == 0;
    if (whole && width == 8)
        value = ferryi_ld_relaxed_u64((const uint64_t *)there);
    else if (whole && width == 4)
        value = ferryi_ld_relaxed_u32((const uint32_t *)there);
    else if (whole && width == 2)
        value = ferryi_ld_relaxed_u16((const uint16_t *)there);
    else
        for (size_t i = 0; i < width; i++)
            value |= (uint64_t)ferryi_ld_relaxed_u8(there + i) << 8 * i;
    ferryi_count_load(w, width, pe);
    return value;
}

/* The threads of a scope share the bytes. Up to 8 bytes one thread moves alone, in one access where aligned. */
FERRYI_FN void ferryi_scope_bytes_store(int scope, void *dst, const void *src, size_t n)
{
    if (scope != FERRYI_THREAD && n > 8)
        ferryi_copy_by(dst, src, n, ferryi_scope_rank(scope), ferryi_scope_size(scope), 0);
    else if (ferryi_scope_leads(scope))
        ferryi_bytes_store(dst, src, n);
}
FERRYI_FN void ferryi_scope_bytes_load(int scope, void *dst, const void *src, size_t n)
{
    if (scope != FERRYI_THREAD && n > 8)
        ferryi_copy_by(dst, src, n, ferryi_scope_rank(scope), ferryi_scope_size(scope), 1);
    else if (ferryi_scope_leads(scope))
        ferryi_bytes_load(dst, src, n);
}

/* The masks change when a PE dies, even while a kernel runs, so threads of one scope may read different masks.  The
 * threads vote so that all take one path.  The vote is also the synchronization before the bytes move. */
FERRYI_FN ferry_status ferryi_scope_put(int scope, void *dst, const void *src, size_t nelems, size_t width, int pe)
{
    ferryi_world *w = ferryi_world_get();
    int is_fast =
        ferryi_mask_has_pe(w->kernel.fast_copy_pes, pe) & ferryi_heap_contains_elements(w, dst, nelems, width);
    if (FERRYI_UNLIKELY(ferryi_scope_any(scope, !is_fast)))
        return ferryi_scope_put_slow(scope, dst, src, nelems, width, pe);
    ferryi_scope_bytes_store(scope, ferryi_peer_addr(w, dst, pe), src, nelems * width);
    ferryi_scope_sync(scope);
    return FERRY_SUCCESS;
}

FERRYI_FN ferry_status ferryi_scope_get(int scope, void *dst, const void *src, size_t nelems, size_t width, int pe)
{
    ferryi_world *w = ferryi_world_get();
    int is_fast =
        ferryi_mask_has_pe(w->kernel.fast_copy_pes, pe) & ferryi_heap_contains_elements(w, src, nelems, width);
    if (FERRYI_UNLIKELY(ferryi_scope_any(scope, !is_fast)))
        return ferryi_scope_get_slow(scope, dst, src, nelems, width, pe);
    ferryi_scope_bytes_load(scope, dst, ferryi_peer_addr(w, src, pe), nelems * width);
    ferryi_scope_sync(scope);
    return FERRY_SUCCESS;
}

/* nelems elements of `width` bytes, stride elements apart, lie in the heap.  The check fails for arguments that might
 * overflow here; the out-of-line path decides on them. */
FERRYI_FN int ferryi_heap_contains_strided(const ferryi_world *w, const void *addr, ptrdiff_t stride,
                                           ptrdiff_t other_stride, size_t width, size_t nelems)
{
    return (stride >= 1) & (other_stride >= 1) & (((nelems | (size_t)stride | (size_t)other_stride) >> 31) == 0) &&
           ferryi_heap_contains_elements(w, addr, nelems != 0 ? (nelems - 1) * (size_t)stride + 1 : 0, width);
}

FERRYI_COLD ferry_status ferryi_scope_iput_slow(int scope, void *dst, const void *src, ptrdiff_t dst_stride,
                                                ptrdiff_t src_stride, uint32_t width, size_t nelems, int pe)
{
    FERRYI_GROUP_RETURN_LED(scope, ferry_status,
                            ferryi_iput(ferryi_world_get(), dst, src, dst_stride, src_stride, width, nelems, pe));
}
FERRYI_COLD ferry_status ferryi_scope_iget_slow(int scope, void *dst, const void *src, ptrdiff_t dst_stride,
                                                ptrdiff_t src_stride, uint32_t width, size_t nelems, int pe)
{
    FERRYI_GROUP_RETURN_LED(scope, ferry_status,
                            ferryi_iget(ferryi_world_get(), dst, src, dst_stride, src_stride, width, nelems, pe));
}

/* All threads of the scope copy element by element; strides are in bytes. Unaligned elements go out of line. */
FERRYI_COLD void ferryi_scope_strided_odd(int scope, char *dst, int64_t dst_stride, const char *src, int64_t src_stride,
                                          uint32_t width, size_t nelems, int fresh)
{
    const uint32_t size = ferryi_scope_size(scope);
    FERRYI_ROLLED
    for (size_t i = ferryi_scope_rank(scope); i < nelems; i += size)
        if (fresh)
            ferryi_bytes_load(dst + (int64_t)i * dst_stride, src + (int64_t)i * src_stride, width);
        else
            ferryi_bytes_store(dst + (int64_t)i * dst_stride, src + (int64_t)i * src_stride, width);
}
FERRYI_FN void ferryi_scope_strided(int scope, char *dst, int64_t dst_stride, const char *src, int64_t src_stride,
                                    uint32_t width, size_t nelems, int fresh)
{
    const uint32_t rank = ferryi_scope_rank(scope), size = ferryi_scope_size(scope);
    const int even = (((uintptr_t)dst | (uintptr_t)src) & (width - 1)) == 0;
    ferryi_scope_sync(scope);
    if (FERRYI_UNLIKELY(!even || (width != 8 && width != 4))) {
        ferryi_scope_strided_odd(scope, dst, dst_stride, src, src_stride, width, nelems, fresh);
    } else {
        FERRYI_ROLLED
        for (size_t i = rank; i < nelems; i += size) {
            char *to = dst + (int64_t)i * dst_stride;
            const char *from = src + (int64_t)i * src_stride;
            if (width == 8 && fresh) /* dst may be a local variable: no store to global memory */
                *(uint64_t *)to = ferryi_ld_relaxed_u64((const uint64_t *)from);
            else if (width == 8)
                ferryi_st_relaxed_u64((uint64_t *)to, *(const uint64_t *)from);
            else if (fresh)
                *(uint32_t *)to = ferryi_ld_relaxed_u32((const uint32_t *)from);
            else
                ferryi_st_relaxed_u32((uint32_t *)to, *(const uint32_t *)from);
        }
    }
    ferryi_scope_sync(scope);
}

FERRYI_FN ferry_status ferryi_scope_iput(int scope, void *dst, const void *src, ptrdiff_t dst_stride,
                                         ptrdiff_t src_stride, uint32_t width, size_t nelems, int pe)
{
    ferryi_world *w = ferryi_world_get();
    int is_fast = ferryi_mask_has_pe(w->kernel.fast_copy_pes, pe) &
                  ferryi_heap_contains_strided(w, dst, dst_stride, src_stride, width, nelems);
    if (FERRYI_UNLIKELY(ferryi_scope_any(scope, !is_fast)))
        return ferryi_scope_iput_slow(scope, dst, src, dst_stride, src_stride, width, nelems, pe);
    ferryi_scope_strided(scope, (char *)ferryi_peer_addr(w, dst, pe), dst_stride * (ptrdiff_t)width, (const char *)src,
                         src_stride * (ptrdiff_t)width, width, nelems, 0);
    return FERRY_SUCCESS;
}

FERRYI_FN ferry_status ferryi_scope_iget(int scope, void *dst, const void *src, ptrdiff_t dst_stride,
                                         ptrdiff_t src_stride, uint32_t width, size_t nelems, int pe)
{
    ferryi_world *w = ferryi_world_get();
    int is_fast = ferryi_mask_has_pe(w->kernel.fast_copy_pes, pe) &
                  ferryi_heap_contains_strided(w, src, src_stride, dst_stride, width, nelems);
    if (FERRYI_UNLIKELY(ferryi_scope_any(scope, !is_fast)))
        return ferryi_scope_iget_slow(scope, dst, src, dst_stride, src_stride, width, nelems, pe);
    ferryi_scope_strided(scope, (char *)dst, dst_stride * (ptrdiff_t)width, (const char *)ferryi_peer_addr(w, src, pe),
                         src_stride * (ptrdiff_t)width, width, nelems, 1);
    return FERRY_SUCCESS;
}

/* All threads write the data.  Then one thread releases all of it with the signal (R3: a release is cumulative over the
 * stores that the scope's barrier has made visible to the releasing thread). */
FERRYI_FN ferry_status ferryi_scope_put_signal(int scope, void *dst, const void *src, size_t nelems, size_t width,
                                               uint64_t *sig, uint64_t value, int sig_op, int pe)
{
    ferryi_world *w = ferryi_world_get();
    uint64_t is_fast = sig_op == FERRY_SIGNAL_SET ? w->kernel.fast_copy_pes : w->kernel.fast_amo_pes;
    int fits = ferryi_mask_has_pe(is_fast, pe) & ferryi_heap_contains_elements(w, dst, nelems, width) &
               ferryi_heap_contains_word(w, sig, 8) & ((uint32_t)sig_op <= FERRY_SIGNAL_ADD);
    if (FERRYI_UNLIKELY(ferryi_scope_any(scope, !fits)))
        return ferryi_scope_put_signal_slow(scope, dst, src, nelems, width, sig, value, sig_op, pe);
    ferryi_scope_bytes_store(scope, ferryi_peer_addr(w, dst, pe), src, nelems * width);
    ferryi_scope_sync(scope);
    if (ferryi_scope_leads(scope)) {
        uint64_t *there = (uint64_t *)ferryi_peer_addr(w, sig, pe);
        if (sig_op == FERRY_SIGNAL_SET) {
            ferryi_st_release_u64(there, value); /* R3 */
        } else {
            ferryi_fence_release(); /* R3 */
            (void)ferryi_atom_add_u64(there, value);
        }
    }
    return FERRY_SUCCESS;
}

FERRYI_FN ferry_status ferryi_scope_fence(int scope)
{
    /* The scope synchronizes, so that one thread's fence covers the stores of all threads. */
    FERRYI_GROUP_RETURN_LED(scope, ferry_status, ferryi_fence(ferryi_world_get()));
}

FERRYI_FN ferry_status ferryi_scope_quiet(int scope)
{
    FERRYI_GROUP_RETURN_LED(scope, ferry_status, ferryi_quiet(ferryi_world_get()));
}

/* ---- Collectives.  ROUTED serves teams with a member that is not direct, and single threads.  It stays out of line: a
 * second copy of each collective in every kernel would cost more than the call. */

#define FERRYI_GROUP_RETURN_COLL(scope, SHARED, ROUTED)                                                                \
    do {                                                                                                               \
        ferryi_world *w = ferryi_world_get();                                                                          \
        if ((scope) != FERRYI_THREAD && FERRYI_LIKELY(ferryi_team_is_direct(w, team)))                                 \
            return SHARED;                                                                                             \
        return ROUTED;                                                                                                 \
    } while (0)

FERRYI_COLD ferry_status ferryi_sync_alone(ferryi_world *w, ferry_call call, ferry_team_t team, uint64_t timeout)
{
    ferry_status status = ferryi_barrier_begin(w, call, team, &timeout);
    if (status != FERRY_SUCCESS)
        return status;
    return ferryi_sync_team(FERRYI_THREAD | FERRYI_ROUTED, w, call, team, timeout);
}

/* The general path when every member is direct and no descriptors are sent or received. */
template <int SCOPE>
FERRYI_COLD ferry_status ferryi_sync_rest(ferryi_world *w, ferry_call call, ferry_team_t team, uint64_t timeout)
{
    return ferryi_sync_team(SCOPE, w, call, team, timeout);
}
template <int SCOPE>
FERRYI_COLD ferry_status ferryi_exchange_rest(ferryi_world *w, ferry_call call, ferry_team_t team, void *dst,
                                              const void *src, size_t nelems, size_t width, uint64_t timeout)
{
    return ferryi_exchange_blocks(SCOPE, w, call, team, dst, src, nelems, width, timeout);
}

/* Whether one warp can serve all peers at once, one lane for each peer. */
FERRYI_FN int ferryi_set_fits_warp(const ferryi_set *set)
{
    return (uint32_t)set->n - 2 < 32;
}

/* Notes in the area that this PE has signalled all peers and waits for their messages.  The general path resumes
 * there.  The fast paths count their call when they signal, which keeps the number in no register while they poll. */
FERRYI_FN void ferryi_exchange_note(const ferryi_set *set, ferry_call call, const ferryi_args *args)
{
    const ferryi_coll_progress told = { 0, (uint32_t)set->n - 1, 0, 0, 0 };
    set->area->terms = ferryi_coll_identity_of(args);
    set->area->at = told;
    set->area->late = 1;
    ferryi_st_relaxed_u32(&set->area->calls, ferryi_ld_relaxed_u32(&set->area->calls) - 1);
    set->area->call = (uint32_t)call;
}

/* Fast path of nearly every exchange: one warp, a lane for each peer; a block's other warps only synchronize with it
 * before and after.  The lanes put the bytes of a non-empty part.  Returns 1 when the exchange has ended.  Returns 0
 * when a member is not direct, an earlier call was interrupted, a barrier's descriptors are not yet applied, or the
 * wait is long, as it is when a member has made another call.  The general path then goes on, from the place noted here
 * if the peers were signalled. */
FERRYI_FN int ferryi_exchange_by_warp(ferryi_world *w, ferry_call call, const ferryi_set *set, const ferryi_args *args,
                                      const ferryi_coll_delivery *part)
{
    const uint32_t lane = ferryi_scope_rank(FERRYI_WARP), peers = (uint32_t)set->n - 1;
    /* Lanes without a peer read the first lane's peer, so that lanes do not diverge. */
    const int k = ferryi_set_peer(set, lane < peers ? lane : 0), pe = ferryi_set_pe(set, k);
    if (FERRYI_UNLIKELY(!w->kernel.all_direct) &&
        !ferryi_scope_all(FERRYI_WARP, ferryi_mask_has_pe(w->kernel.direct_pes, pe)))
        return 0;
    ferryi_coll_counts *pair = ferryi_area_counts(set->area, w->n_laid, pe);
    const uint64_t *flag = ferryi_area_flag(set->area, pe);
    uint32_t half_done = ferryi_ld_relaxed_u32(&set->area->call);
    const uint32_t calls = ferryi_ld_relaxed_u32(&set->area->calls);
    uint64_t sent = ferryi_ld_relaxed_u64(&pair->sent), expected = ferryi_ld_relaxed_u64(&pair->expected);
    const uint64_t tag = ferryi_coll_tag(w, call, args, calls);
    const int quiets = call == FERRY_CALL_BARRIER && w->n_weak != 0;
    if (quiets) { /* a lane for each PE of the world */
        const uint32_t other = ferryi_mask_has_pe(w->kernel.weak_pes, (int)lane) ? lane : w->kernel.first_weak;
        half_done |= (uint32_t)ferryi_ring_may_be_pending(w, (int)other) | (uint32_t)(w->n_pes > 32);
    }
    if (part->n != 0) {
        if (FERRYI_UNLIKELY(!ferryi_scope_all(FERRYI_WARP, half_done == FERRY_CALL_NONE)))
            return 0;
        if (lane < peers)
            ferryi_bytes_store(ferryi_peer_addr(w, part->dst, pe), part->src + (size_t)k * part->src_step, part->n);
    }
    /* R3, partner of A3 at the peer, for what the scope had written when it synchronized.  The fence starts before the
     * loads complete, since the fence takes longer.  A2 for the descriptors that a barrier has seen applied. */
    if (quiets)
        ferryi_fence_both();
    else
        ferryi_fence_release();
    if (FERRYI_UNLIKELY(!ferryi_scope_all(FERRYI_WARP, half_done == FERRY_CALL_NONE)))
        return 0;
    if (lane < peers)
        ferryi_st_relaxed_u64((uint64_t *)ferryi_peer_addr(w, ferryi_area_flag(set->area, w->my_pe), pe),
                              ferryi_coll_word(sent + 1, tag));
    if (lane == 0)
        ferryi_st_relaxed_u32(&set->area->calls, calls + 1);
    if (part->n != 0 && lane == 0)
        ferryi_bytes_store(part->dst, part->own, part->n);
    FERRYI_ROLLED
    for (uint32_t polls = w->n_in == 0 ? FERRYI_POLLS_PER_LOOK : FERRYI_POLLS_BEFORE_RINGS; polls > 0; polls--)
        if (ferryi_scope_all(FERRYI_WARP, ferryi_coll_word_fits(
                                              ferryi_ld_relaxed_u64(flag) - ferryi_coll_word(expected + 1, 0), tag))) {
            ferryi_fence_acquire(); /* A3; the scope meets next */
            if (lane < peers) {
                ferryi_st_relaxed_u64(&pair->sent, sent + 1);
                ferryi_st_relaxed_u64(&pair->expected, expected + 1);
            }
            return 1;
        }
    if (lane == 0)
        ferryi_exchange_note(set, call, args);
    return 0;
}

/* Fast path of a sync by one thread, with so few peers that their counts stay in registers; returns as
 * ferryi_exchange_by_warp() does.  One fence covers all flags, since a release for each peer would serialize the
 * stores. */
#define FERRYI_SOLO_PEERS 3u
FERRYI_FN int ferryi_sync_by_thread(ferryi_world *w, ferry_call call, ferry_team_t team, const ferryi_set *set)
{
    const ferryi_args none = ferryi_coll_no_args(team);
    const uint32_t peers = (uint32_t)set->n - 1;
    uint64_t sent[FERRYI_SOLO_PEERS], expected[FERRYI_SOLO_PEERS];
    const int quiets = call == FERRY_CALL_BARRIER && w->n_weak != 0;
    uint32_t half_done = ferryi_ld_relaxed_u32(&set->area->call);
    const uint32_t calls = ferryi_ld_relaxed_u32(&set->area->calls);
    const uint64_t tag = ferryi_coll_tag(w, call, &none, calls);
    FERRYI_UNROLLED
    for (uint32_t i = 0; i < FERRYI_SOLO_PEERS; i++) {
        const ferryi_coll_counts *pair =
            ferryi_area_counts(set->area, w->n_laid, ferryi_set_pe(set, ferryi_set_peer(set, i < peers ? i : 0)));
        sent[i] = ferryi_ld_relaxed_u64(&pair->sent);
        expected[i] = ferryi_ld_relaxed_u64(&pair->expected);
    }
    FERRYI_ROLLED
    for (uint32_t i = 0; quiets && i < w->n_weak; i++)
        half_done |= (uint32_t)ferryi_ring_may_be_pending(w, w->weak[i]);
    if (quiets)
        ferryi_fence_both(); /* R3, and A2 for the descriptors that a barrier has seen applied */
    else
        ferryi_fence_release(); /* R3 */
    if (FERRYI_UNLIKELY(half_done != FERRY_CALL_NONE))
        return 0;
    FERRYI_UNROLLED
    for (uint32_t i = 0; i < FERRYI_SOLO_PEERS; i++)
        if (i < peers)
            ferryi_st_relaxed_u64((uint64_t *)ferryi_peer_addr(w, ferryi_area_flag(set->area, w->my_pe),
                                                               ferryi_set_pe(set, ferryi_set_peer(set, i))),
                                  ferryi_coll_word(sent[i] + 1, tag));
    ferryi_st_relaxed_u32(&set->area->calls, calls + 1);
    FERRYI_ROLLED
    for (uint32_t polls = w->n_in == 0 ? FERRYI_POLLS_PER_LOOK : FERRYI_POLLS_BEFORE_RINGS; polls > 0; polls--) {
        uint32_t heard = 0;
        FERRYI_UNROLLED
        for (uint32_t i = 0; i < FERRYI_SOLO_PEERS; i++)
            if (i < peers)
                heard += (uint32_t)ferryi_coll_word_fits(
                    ferryi_ld_relaxed_u64(ferryi_area_flag(set->area, ferryi_set_pe(set, ferryi_set_peer(set, i)))) -
                        ferryi_coll_word(expected[i] + 1, 0),
                    tag);
        if (heard != peers)
            continue;
        ferryi_fence_acquire(); /* A3 */
        FERRYI_UNROLLED
        for (uint32_t i = 0; i < FERRYI_SOLO_PEERS; i++)
            if (i < peers) {
                ferryi_coll_counts *pair =
                    ferryi_area_counts(set->area, w->n_laid, ferryi_set_pe(set, ferryi_set_peer(set, i)));
                ferryi_st_relaxed_u64(&pair->sent, sent[i] + 1);
                ferryi_st_relaxed_u64(&pair->expected, expected[i] + 1);
            }
        return 1;
    }
    ferryi_exchange_note(set, call, &none);
    return 0;
}

/* A barrier without descriptors in flight is a sync (ferryi_barrier_begin). */
FERRYI_FN ferry_status ferryi_scope_team_sync(int scope, ferry_call call, ferry_team_t team, uint64_t timeout)
{
    ferryi_world *w = ferryi_world_get();
    if (scope == FERRYI_THREAD) {
        const int direct = ferryi_team_is_direct(w, team), weak = (w->n_weak | w->n_in) != 0;
        ferryi_set set;
        /* With one peer the general path has one fence, too. */
        if (FERRYI_LIKELY(direct) && team >= 0 && ferryi_set_of(w, team, &set) &&
            (uint32_t)set.n - 2 - (uint32_t)!weak < FERRYI_SOLO_PEERS - (uint32_t)!weak &&
            FERRYI_LIKELY(ferryi_sync_by_thread(w, call, team, &set)))
            return FERRY_SUCCESS;
        if (FERRYI_UNLIKELY(weak || !direct))
            return ferryi_sync_alone(w, call, team, timeout);
        return ferryi_sync_team(FERRYI_SOLO, w, call, team, timeout);
    }
    if (ferryi_scope_size(scope) >= 32) {
        int ended = 1;
        ferryi_scope_sync(scope); /* what the other threads of the scope have written goes along */
        if (ferryi_scope_rank(scope) < 32) {
            const ferryi_coll_delivery nothing = { NULL, NULL, 0, 0, 0, NULL };
            const ferryi_args none = ferryi_coll_no_args(team);
            ferryi_set set;
            ended = team >= 0 && ferryi_set_of(w, team, &set) && ferryi_set_fits_warp(&set) &&
                    ferryi_exchange_by_warp(w, call, &set, &none, &nothing);
        }
        if (FERRYI_LIKELY(!ferryi_scope_any(scope, !ended)))
            return FERRY_SUCCESS;
    }
    if ((w->n_weak | w->n_in) != 0 || !ferryi_team_is_direct(w, team))
        FERRYI_GROUP_RETURN_LED(scope, ferry_status, ferryi_sync_alone(w, call, team, timeout));
    return scope == FERRYI_WARP ? ferryi_sync_rest<FERRYI_WARP>(w, call, team, timeout)
                                : ferryi_sync_rest<FERRYI_BLOCK>(w, call, team, timeout);
}

/* alltoall and fcollect when every member is direct. */
FERRYI_FN ferry_status ferryi_scope_exchange(int scope, ferryi_world *w, ferry_call call, ferry_team_t team, void *dst,
                                             const void *src, size_t nelems, size_t width, uint64_t timeout)
{
    const int own_for_each = call == FERRY_CALL_ALLTOALL;
    const size_t n = nelems * width;
    if (ferryi_scope_size(scope) >= 32) {
        ferryi_coll c;
        int fits = team >= 0 && ferryi_set_of(w, team, &c.set) && ferryi_set_fits_warp(&c.set) &&
                   nelems <= (SIZE_MAX >> 16) / width;
        if (fits)
            fits = ferryi_heap_contains(w, dst, n * (size_t)c.set.n) &&
                   ferryi_heap_contains(w, src, own_for_each ? n * (size_t)c.set.n : n);
        const int by_all = n > FERRYI_ALONE_BYTES;
        if (fits && by_all) /* before any byte moves */
            fits = ferryi_ld_relaxed_u32(&c.set.area->call) == FERRY_CALL_NONE;
        /* The vote is also the synchronization before the bytes move. */
        if (FERRYI_LIKELY(!ferryi_scope_any(scope, !fits))) {
            const size_t step = own_for_each ? n : 0;
            char *mine = (char *)dst + (size_t)c.set.me * n;
            ferryi_coll_delivery part = { mine, (const char *)src,
                                          n,    step,
                                          0,    (const char *)src + (size_t)c.set.me * step };
            int ended = 1;
            if (by_all) {
                ferryi_coll_spread(scope, w, &c, &part);
                ferryi_coll_copy_own(scope, part.dst, part.own, n);
                ferryi_scope_sync(scope);
                part.n = 0;
            }
            if (ferryi_scope_rank(scope) < 32) {
                const ferryi_args args = { dst, src, nelems, nelems, width, 0, 0, 0, 0, team };
                ended = ferryi_exchange_by_warp(w, call, &c.set, &args, &part);
            }
            if (FERRYI_LIKELY(!ferryi_scope_any(scope, !ended)))
                return FERRY_SUCCESS;
        }
    }
    return scope == FERRYI_WARP ? ferryi_exchange_rest<FERRYI_WARP>(w, call, team, dst, src, nelems, width, timeout)
                                : ferryi_exchange_rest<FERRYI_BLOCK>(w, call, team, dst, src, nelems, width, timeout);
}
FERRYI_FN ferry_status ferryi_scope_team_barrier(int scope, ferry_team_t team, uint64_t timeout)
{
    return ferryi_scope_team_sync(scope, FERRY_CALL_BARRIER, team, timeout);
}

#endif
