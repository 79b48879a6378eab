/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_GROUP_FUNCS_H
#define FERRY_DEVICE_GROUP_FUNCS_H

#include "reduce__funcs.h"

/* The calls of ferry_device.h where a block has many threads.  All threads of the scope look at the arguments and come
 * to the same verdict; they share the bytes; the first one does what only one may do, and tells the others how it
 * ended.
 *
 * The scope meets before the bytes move, so that what another thread of it has written is sent, and after, so that
 * source may be used again (put) or read (get). */

FERRYI_FN int ferryi_group_leads(int scope)
{
    return ferryi_scope_rank(scope) == 0;
}

/* A verdict that every thread has reached: only one records it. */
FERRYI_COLD ferry_status ferryi_group_refuse(int leads, ferry_call call, const void *addr, size_t nelems, size_t width,
                                             int pe)
{
    ferryi_world *w = ferryi_world_get();
    if (w->n_pes == 0)
        return FERRY_ERR_NOT_INITIALIZED;
    if (pe < 0 || pe >= w->n_pes)
        return leads ? ferryi_refuse(w, call, addr, 0, pe) : FERRY_ERR_INVALID_PE;
    if (nelems > SIZE_MAX / 2 / width)
        return leads ? ferryi_overflow(w, call, pe, nelems, width) : FERRY_ERR_OVERFLOW;
    return leads ? ferryi_refuse(w, call, addr, nelems * width, pe) : FERRY_ERR_INVALID_ADDR;
}

FERRYI_FN int ferryi_group_fits(const ferryi_world *w, const void *addr, size_t nelems, size_t width, int pe)
{
    return (uint32_t)pe < (uint32_t)w->n_pes && nelems <= SIZE_MAX / 2 / width &&
           (ferryi_in_heap(w, addr, nelems * width) || nelems == 0);
}

/* The first thread's result, for all. */
#define FERRYI_GROUP_LED(scope, TYPE, CALL)                                                                            \
    do {                                                                                                               \
        uint64_t result_ = 0;                                                                                          \
        ferryi_scope_sync(scope);                                                                                      \
        if (ferryi_group_leads(scope))                                                                                 \
            result_ = (uint64_t)(CALL);                                                                                \
        return (TYPE)ferryi_scope_share(scope, result_);                                                               \
    } while (0)

/* What does not go straight, out of line: in line it would cost every kernel registers.  All threads of the scope come
 * here together, and each looks at the path, which never changes: that a peer has died may come between two looks, so
 * one thread asks for all. */
FERRYI_FN int ferryi_group_stages(int scope, const ferryi_world *w, size_t n, int pe)
{
    return scope != FERRYI_THREAD && n > FERRYI_INLINE_BYTES &&
           (ferryi_route(w, pe) & FERRYI_ROUTE_PATH) == FERRY_PATH_STAGED;
}

FERRYI_COLD ferry_status ferryi_put_rare(int scope, void *dst, const void *src, size_t nelems, size_t width, int pe)
{
    ferryi_world *w = ferryi_world_get();
    if (!ferryi_group_fits(w, dst, nelems, width, pe))
        return ferryi_group_refuse(ferryi_group_leads(scope), FERRY_CALL_PUT, dst, nelems, width, pe);
    if (ferryi_group_stages(scope, w, nelems * width, pe))
        return ferryi_group_staged_put(scope, FERRY_CALL_PUT, dst, src, nelems * width, pe);
    FERRYI_GROUP_LED(scope, ferry_status, ferryi_put(w, dst, src, nelems * width, pe));
}
FERRYI_COLD ferry_status ferryi_get_rare(int scope, void *dst, const void *src, size_t nelems, size_t width, int pe)
{
    ferryi_world *w = ferryi_world_get();
    if (!ferryi_group_fits(w, src, nelems, width, pe))
        return ferryi_group_refuse(ferryi_group_leads(scope), FERRY_CALL_GET, src, nelems, width, pe);
    if (ferryi_group_stages(scope, w, nelems * width, pe))
        return ferryi_group_staged_get(scope, dst, src, nelems * width, pe);
    FERRYI_GROUP_LED(scope, ferry_status, ferryi_get(w, dst, src, nelems * width, pe));
}
FERRYI_COLD ferry_status ferryi_put_signal_rare(int scope, void *dst, const void *src, size_t nelems, size_t width,
                                                uint64_t *sig, uint64_t value, int sig_op, int pe)
{
    ferryi_world *w = ferryi_world_get();
    if (!ferryi_group_fits(w, dst, nelems, width, pe))
        return ferryi_group_refuse(ferryi_group_leads(scope), FERRY_CALL_PUT_SIGNAL, dst, nelems, width, pe);
    if (ferryi_group_stages(scope, w, nelems * width, pe) && ferryi_word_fits(w, sig, 8) &&
        (uint32_t)sig_op <= FERRY_SIGNAL_ADD) {
        ferry_status status = ferryi_group_staged_put(scope, FERRY_CALL_PUT_SIGNAL, dst, src, nelems * width, pe);
        if (status != FERRY_SUCCESS)
            return status;
        nelems = width = 0; /* the signal goes behind by the same ring; no register kept these */
        dst = NULL;
        src = NULL;
    }
    FERRYI_GROUP_LED(scope, ferry_status, ferryi_put_signal(w, dst, src, nelems * width, sig, value, sig_op, pe));
}
/* One element by value. */
FERRYI_COLD ferry_status ferryi_p_rare(void *dst, uint64_t value, size_t width, int pe)
{
    ferryi_world *w = ferryi_world_get();
    if (!ferryi_group_fits(w, dst, 1, width, pe))
        return ferryi_group_refuse(1, FERRY_CALL_PUT, dst, 1, width, pe);
    uint32_t route = ferryi_route(w, pe);
    ferry_status status = ferryi_route_usable(w, FERRY_CALL_PUT, dst, pe, route);
    if (status == FERRY_SUCCESS && ferryi_is_staged(route))
        return ferryi_put_slow(w, FERRY_CALL_PUT, dst, &value, width, pe);
    if (status == FERRY_SUCCESS) {
        uint8_t *there = (uint8_t *)ferryi_at(w, dst, pe);
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
        FERRYI_COUNT(w, pe, stores, 1);
        FERRYI_COUNT(w, pe, bytes_put, width);
    }
    return status;
}
FERRYI_COLD uint64_t ferryi_g_rare(const void *src, size_t width, int pe)
{
    ferryi_world *w = ferryi_world_get();
    uint64_t value = 0;
    if (!ferryi_group_fits(w, src, 1, width, pe)) {
        (void)ferryi_group_refuse(1, FERRY_CALL_GET, src, 1, width, pe);
        return 0;
    }
    uint32_t route = ferryi_route(w, pe);
    if (ferryi_route_usable(w, FERRY_CALL_GET, src, pe, route) != FERRY_SUCCESS)
        return 0;
    if (ferryi_is_staged(route)) {
        uint64_t found = 0; /* of its own: value stays in a register */
        (void)ferryi_get_slow(w, &found, src, width, pe);
        return found;
    }
    const uint8_t *there = (const uint8_t *)ferryi_at(w, src, pe);
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
    FERRYI_COUNT(w, pe, loads, 1);
    FERRYI_COUNT(w, pe, bytes_get, width);
    return value;
}

/* The threads of a scope share the bytes; what one thread can move at once it moves alone, whole where it is aligned.
 */
FERRYI_FN void ferryi_group_move_out(int scope, void *dst, const void *src, size_t n)
{
    if (scope != FERRYI_THREAD && n > 8)
        ferryi_copy_by(dst, src, n, ferryi_scope_rank(scope), ferryi_scope_size(scope), 0);
    else if (ferryi_group_leads(scope))
        ferryi_move_out(dst, src, n);
}
FERRYI_FN void ferryi_group_move_in(int scope, void *dst, const void *src, size_t n)
{
    if (scope != FERRYI_THREAD && n > 8)
        ferryi_copy_by(dst, src, n, ferryi_scope_rank(scope), ferryi_scope_size(scope), 1);
    else if (ferryi_group_leads(scope))
        ferryi_move_in(dst, src, n);
}

/* The masks change when a PE dies, also under a kernel that runs, and the threads of a scope may look before and after
 * it.  So they vote: all go one way.  The vote is the meeting before the bytes move, too. */
FERRYI_FN ferry_status ferryi_group_put(int scope, void *dst, const void *src, size_t nelems, size_t width, int pe)
{
    ferryi_world *w = ferryi_world_get();
    int straight = ferryi_goes_straight(w->straight_copies, pe) & ferryi_range_fits(w, dst, nelems, width);
    if (FERRYI_UNLIKELY(ferryi_scope_any(scope, !straight)))
        return ferryi_put_rare(scope, dst, src, nelems, width, pe);
    ferryi_group_move_out(scope, ferryi_at(w, dst, pe), src, nelems * width);
    ferryi_scope_sync(scope);
    return FERRY_SUCCESS;
}

FERRYI_FN ferry_status ferryi_group_get(int scope, void *dst, const void *src, size_t nelems, size_t width, int pe)
{
    ferryi_world *w = ferryi_world_get();
    int straight = ferryi_goes_straight(w->straight_copies, pe) & ferryi_range_fits(w, src, nelems, width);
    if (FERRYI_UNLIKELY(ferryi_scope_any(scope, !straight)))
        return ferryi_get_rare(scope, dst, src, nelems, width, pe);
    ferryi_group_move_in(scope, dst, ferryi_at(w, src, pe), nelems * width);
    ferryi_scope_sync(scope);
    return FERRY_SUCCESS;
}

/* nelems elements of `width` bytes, stride elements apart, lie in the heap.  What might overflow here is looked at out
 * of line. */
FERRYI_FN int ferryi_strided_fits(const ferryi_world *w, const void *addr, ptrdiff_t stride, ptrdiff_t other_stride,
                                  size_t width, size_t nelems)
{
    return (stride >= 1) & (other_stride >= 1) & (((nelems | (size_t)stride) >> 31) == 0) &&
           ferryi_range_fits(w, addr, nelems != 0 ? (nelems - 1) * (size_t)stride + 1 : 0, width);
}

FERRYI_COLD ferry_status ferryi_iput_rare(int scope, void *dst, const void *src, ptrdiff_t dst_stride,
                                          ptrdiff_t src_stride, uint32_t width, size_t nelems, int pe)
{
    FERRYI_GROUP_LED(scope, ferry_status,
                     ferryi_iput(ferryi_world_get(), dst, src, dst_stride, src_stride, width, nelems, pe));
}
FERRYI_COLD ferry_status ferryi_iget_rare(int scope, void *dst, const void *src, ptrdiff_t dst_stride,
                                          ptrdiff_t src_stride, uint32_t width, size_t nelems, int pe)
{
    FERRYI_GROUP_LED(scope, ferry_status,
                     ferryi_iget(ferryi_world_get(), dst, src, dst_stride, src_stride, width, nelems, pe));
}

/* Element by element, by all threads of the scope; strides in bytes.  What is not aligned goes out of line. */
FERRYI_COLD void ferryi_group_strided_odd(int scope, char *dst, int64_t dst_stride, const char *src, int64_t src_stride,
                                          uint32_t width, size_t nelems, int fresh)
{
    const uint32_t size = ferryi_scope_size(scope);
    FERRYI_ROLLED
    for (size_t i = ferryi_scope_rank(scope); i < nelems; i += size)
        if (fresh)
            ferryi_move_in(dst + (int64_t)i * dst_stride, src + (int64_t)i * src_stride, width);
        else
            ferryi_move_out(dst + (int64_t)i * dst_stride, src + (int64_t)i * src_stride, width);
}
FERRYI_FN void ferryi_group_strided(int scope, char *dst, int64_t dst_stride, const char *src, int64_t src_stride,
                                    uint32_t width, size_t nelems, int fresh)
{
    const uint32_t rank = ferryi_scope_rank(scope), size = ferryi_scope_size(scope);
    const int even = (((uintptr_t)dst | (uintptr_t)src) & (width - 1)) == 0;
    ferryi_scope_sync(scope);
    if (FERRYI_UNLIKELY(!even || (width != 8 && width != 4))) {
        ferryi_group_strided_odd(scope, dst, dst_stride, src, src_stride, width, nelems, fresh);
    } else {
        FERRYI_ROLLED
        for (size_t i = rank; i < nelems; i += size) {
            char *to = dst + (int64_t)i * dst_stride;
            const char *from = src + (int64_t)i * src_stride;
            if (width == 8 && fresh) /* dst may be a variable of the caller: no store of a global word */
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

FERRYI_FN ferry_status ferryi_group_iput(int scope, void *dst, const void *src, ptrdiff_t dst_stride,
                                         ptrdiff_t src_stride, uint32_t width, size_t nelems, int pe)
{
    ferryi_world *w = ferryi_world_get();
    int straight = ferryi_goes_straight(w->straight_copies, pe) &
                   ferryi_strided_fits(w, dst, dst_stride, src_stride, width, nelems);
    if (FERRYI_UNLIKELY(ferryi_scope_any(scope, !straight)))
        return ferryi_iput_rare(scope, dst, src, dst_stride, src_stride, width, nelems, pe);
    ferryi_group_strided(scope, (char *)ferryi_at(w, dst, pe), dst_stride * (ptrdiff_t)width, (const char *)src,
                         src_stride * (ptrdiff_t)width, width, nelems, 0);
    return FERRY_SUCCESS;
}

FERRYI_FN ferry_status ferryi_group_iget(int scope, void *dst, const void *src, ptrdiff_t dst_stride,
                                         ptrdiff_t src_stride, uint32_t width, size_t nelems, int pe)
{
    ferryi_world *w = ferryi_world_get();
    int straight = ferryi_goes_straight(w->straight_copies, pe) &
                   ferryi_strided_fits(w, src, src_stride, dst_stride, width, nelems);
    if (FERRYI_UNLIKELY(ferryi_scope_any(scope, !straight)))
        return ferryi_iget_rare(scope, dst, src, dst_stride, src_stride, width, nelems, pe);
    ferryi_group_strided(scope, (char *)dst, dst_stride * (ptrdiff_t)width, (const char *)ferryi_at(w, src, pe),
                         src_stride * (ptrdiff_t)width, width, nelems, 1);
    return FERRY_SUCCESS;
}

/* Data by all; when all have written theirs, one releases all of it with the signal (R3: a release is cumulative over
 * what the barrier of the scope has made visible to the releasing thread). */
FERRYI_FN ferry_status ferryi_group_put_signal(int scope, void *dst, const void *src, size_t nelems, size_t width,
                                               uint64_t *sig, uint64_t value, int sig_op, int pe)
{
    ferryi_world *w = ferryi_world_get();
    uint64_t straight = sig_op == FERRY_SIGNAL_SET ? w->straight_copies : w->straight_atomics;
    int fits = ferryi_goes_straight(straight, pe) & ferryi_range_fits(w, dst, nelems, width) &
               ferryi_word_fits(w, sig, 8) & ((uint32_t)sig_op <= FERRY_SIGNAL_ADD);
    if (FERRYI_UNLIKELY(ferryi_scope_any(scope, !fits)))
        return ferryi_put_signal_rare(scope, dst, src, nelems, width, sig, value, sig_op, pe);
    ferryi_group_move_out(scope, ferryi_at(w, dst, pe), src, nelems * width);
    ferryi_scope_sync(scope);
    if (ferryi_group_leads(scope)) {
        uint64_t *there = (uint64_t *)ferryi_at(w, sig, pe);
        if (sig_op == FERRY_SIGNAL_SET) {
            ferryi_st_release_u64(there, value); /* R3 */
        } else {
            ferryi_fence_release(); /* R3 */
            (void)ferryi_atom_add_u64(there, value);
        }
    }
    return FERRY_SUCCESS;
}

FERRYI_FN ferry_status ferryi_group_fence(int scope)
{
    /* Each thread's stores are its own: the scope meets, then one fences for all. */
    FERRYI_GROUP_LED(scope, ferry_status, ferryi_fence(ferryi_world_get()));
}

FERRYI_FN ferry_status ferryi_group_quiet(int scope)
{
    FERRYI_GROUP_LED(scope, ferry_status, ferryi_quiet(ferryi_world_get()));
}

/* ---- Collectives.  ROUTED, where some member is not direct, and for one thread, stays out of line: a second copy of
 * each in every kernel would cost more than the call. */

#define FERRYI_GROUP_COLL(scope, SHARED, ROUTED)                                                                       \
    do {                                                                                                               \
        ferryi_world *w = ferryi_world_get();                                                                          \
        if ((scope) != FERRYI_THREAD && FERRYI_LIKELY(ferryi_team_is_direct(w, team)))                                 \
            return SHARED;                                                                                             \
        return ROUTED;                                                                                                 \
    } while (0)

FERRYI_COLD ferry_status ferryi_sync_alone(ferryi_world *w, ferry_call call, ferry_team_t team, uint64_t timeout)
{
    ferry_status status = ferryi_barrier_begin(w, call, &timeout);
    if (status != FERRY_SUCCESS)
        return status;
    return ferryi_sync_team(FERRYI_THREAD | FERRYI_ROUTED, w, call, team, timeout);
}

/* The general way where every member is direct and no records are sent or come in. */
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

/* By one warp, a lane a peer: so many can be served at once. */
FERRYI_FN int ferryi_set_fits_warp(const ferryi_set *set)
{
    return (uint32_t)set->n - 2 < 32;
}

/* The peers were told, and not all were heard: from where the general way goes on. */
FERRYI_FN void ferryi_exchange_note(const ferryi_set *set, ferry_call call)
{
    const ferryi_place told = { 0, (uint32_t)set->n - 1, 0, 0, 0 };
    set->sync->tag = ferryi_coll_tag(set, 0);
    set->sync->at = told;
    set->sync->call = (uint32_t)call;
}

/* What ends nearly every exchange, a lane a peer; a block's other warps only meet this one, before and after.  The
 * bytes of a part that is not empty are put here, by the lanes.  1: it has ended.  0: some member is not direct,
 * something was half done, what a barrier completes has not ended, or it takes long.  Then the general way goes on,
 * from the place that is noted here if the peers were told. */
FERRYI_FN int ferryi_exchange_by_warp(ferryi_world *w, ferry_call call, const ferryi_set *set, const ferryi_part *part)
{
    const uint32_t lane = ferryi_scope_rank(FERRYI_WARP), peers = (uint32_t)set->n - 1;
    /* Lanes without a peer look where the first one does, so that no lanes part. */
    const int k = ferryi_set_peer(set, lane < peers ? lane : 0), pe = ferryi_set_pe(set, k);
    if (FERRYI_UNLIKELY(!w->all_direct) && !ferryi_scope_all(FERRYI_WARP, ferryi_goes_straight(w->direct_pes, pe)))
        return 0;
    ferryi_pair *pair = ferryi_sync_pair(set->sync, w->n_pes, pe);
    const uint64_t *flag = ferryi_sync_flag(set->sync, pe);
    uint32_t half_done = ferryi_ld_relaxed_u32(&set->sync->call);
    uint64_t sent = ferryi_ld_relaxed_u64(&pair->sent), expected = ferryi_ld_relaxed_u64(&pair->expected);
    const int quiets = call == FERRY_CALL_BARRIER && w->n_weak != 0;
    if (quiets) { /* a lane a PE of the world */
        const uint32_t other = ferryi_goes_straight(w->weak_pes, (int)lane) ? lane : w->first_weak;
        half_done |= (uint32_t)ferryi_ring_owes(w, (int)other) | (uint32_t)(w->n_pes > 32);
    }
    if (part->n != 0) {
        if (FERRYI_UNLIKELY(!ferryi_scope_all(FERRYI_WARP, half_done == FERRY_CALL_NONE)))
            return 0;
        if (lane < peers)
            ferryi_move_out(ferryi_at(w, part->dst, pe), part->src + (size_t)k * part->src_step, part->n);
    }
    /* R3, partner of A3 at the peer, for what the scope had written when it met: before the loads have come, since the
     * fence takes longer than they do.  A2 for the records that a barrier has seen applied. */
    if (quiets)
        ferryi_fence_both();
    else
        ferryi_fence_release();
    if (FERRYI_UNLIKELY(!ferryi_scope_all(FERRYI_WARP, half_done == FERRY_CALL_NONE)))
        return 0;
    if (lane < peers)
        ferryi_st_relaxed_u64((uint64_t *)ferryi_at(w, ferryi_sync_flag(set->sync, w->my_pe), pe), sent + 1);
    if (part->n != 0 && lane == 0)
        ferryi_move_out(part->dst, part->own, part->n);
    FERRYI_ROLLED
    for (uint32_t polls = w->n_in == 0 ? FERRYI_POLLS_PER_LOOK : FERRYI_POLLS_BEFORE_RINGS; polls > 0; polls--)
        if (ferryi_scope_all(FERRYI_WARP, ferryi_ld_relaxed_u64(flag) > expected)) {
            ferryi_fence_acquire(); /* A3; the scope meets next */
            if (lane < peers) {
                ferryi_st_relaxed_u64(&pair->sent, sent + 1);
                ferryi_st_relaxed_u64(&pair->expected, expected + 1);
            }
            return 1;
        }
    if (lane == 0)
        ferryi_exchange_note(set, call);
    return 0;
}

/* Nearly every sync by one thread, of so many peers that their counts stay in registers; the same results as of
 * ferryi_exchange_by_warp().  One fence for all: with a release for each peer they would wait for each other. */
#define FERRYI_SOLO_PEERS 3u
FERRYI_FN int ferryi_sync_by_thread(ferryi_world *w, ferry_call call, const ferryi_set *set)
{
    const uint32_t peers = (uint32_t)set->n - 1;
    uint64_t sent[FERRYI_SOLO_PEERS], expected[FERRYI_SOLO_PEERS];
    const int quiets = call == FERRY_CALL_BARRIER && w->n_weak != 0;
    uint32_t half_done = ferryi_ld_relaxed_u32(&set->sync->call);
    FERRYI_UNROLLED
    for (uint32_t i = 0; i < FERRYI_SOLO_PEERS; i++) {
        const ferryi_pair *pair =
            ferryi_sync_pair(set->sync, w->n_pes, ferryi_set_pe(set, ferryi_set_peer(set, i < peers ? i : 0)));
        sent[i] = ferryi_ld_relaxed_u64(&pair->sent);
        expected[i] = ferryi_ld_relaxed_u64(&pair->expected);
    }
    FERRYI_ROLLED
    for (uint32_t i = 0; quiets && i < w->n_weak; i++)
        half_done |= (uint32_t)ferryi_ring_owes(w, w->weak[i]);
    if (quiets)
        ferryi_fence_both(); /* R3, and A2 for the records that a barrier has seen applied */
    else
        ferryi_fence_release(); /* R3 */
    if (FERRYI_UNLIKELY(half_done != FERRY_CALL_NONE))
        return 0;
    FERRYI_UNROLLED
    for (uint32_t i = 0; i < FERRYI_SOLO_PEERS; i++)
        if (i < peers)
            ferryi_st_relaxed_u64((uint64_t *)ferryi_at(w, ferryi_sync_flag(set->sync, w->my_pe),
                                                        ferryi_set_pe(set, ferryi_set_peer(set, i))),
                                  sent[i] + 1);
    FERRYI_ROLLED
    for (uint32_t polls = w->n_in == 0 ? FERRYI_POLLS_PER_LOOK : FERRYI_POLLS_BEFORE_RINGS; polls > 0; polls--) {
        uint32_t heard = 0;
        FERRYI_UNROLLED
        for (uint32_t i = 0; i < FERRYI_SOLO_PEERS; i++)
            if (i < peers)
                heard += ferryi_ld_relaxed_u64(
                             ferryi_sync_flag(set->sync, ferryi_set_pe(set, ferryi_set_peer(set, i)))) > expected[i];
        if (heard != peers)
            continue;
        ferryi_fence_acquire(); /* A3 */
        FERRYI_UNROLLED
        for (uint32_t i = 0; i < FERRYI_SOLO_PEERS; i++)
            if (i < peers) {
                ferryi_pair *pair = ferryi_sync_pair(set->sync, w->n_pes, ferryi_set_pe(set, ferryi_set_peer(set, i)));
                ferryi_st_relaxed_u64(&pair->sent, sent[i] + 1);
                ferryi_st_relaxed_u64(&pair->expected, expected[i] + 1);
            }
        return 1;
    }
    ferryi_exchange_note(set, call);
    return 0;
}

/* A barrier where no records are on their way is a sync (ferryi_barrier_begin). */
FERRYI_FN ferry_status ferryi_group_sync(int scope, ferry_call call, ferry_team_t team, uint64_t timeout)
{
    ferryi_world *w = ferryi_world_get();
    if (scope == FERRYI_THREAD) {
        const int direct = ferryi_team_is_direct(w, team), weak = (w->n_weak | w->n_in) != 0;
        ferryi_set set;
        /* With one peer the general way has one fence, too. */
        if (FERRYI_LIKELY(direct) && ferryi_set_of(w, team, &set) &&
            (uint32_t)set.n - 2 - (uint32_t)!weak < FERRYI_SOLO_PEERS - (uint32_t)!weak &&
            FERRYI_LIKELY(ferryi_sync_by_thread(w, call, &set)))
            return FERRY_SUCCESS;
        if (FERRYI_UNLIKELY(weak || !direct))
            return ferryi_sync_alone(w, call, team, timeout);
        return ferryi_sync_team(FERRYI_SOLO, w, call, team, timeout);
    }
    if (ferryi_scope_size(scope) >= 32) {
        int ended = 1;
        ferryi_scope_sync(scope); /* what the other threads of the scope have written goes along */
        if (ferryi_scope_rank(scope) < 32) {
            const ferryi_part nothing = { NULL, NULL, 0, 0, 0, NULL };
            ferryi_set set;
            ended = ferryi_set_of(w, team, &set) && ferryi_set_fits_warp(&set) &&
                    ferryi_exchange_by_warp(w, call, &set, &nothing);
        }
        if (FERRYI_LIKELY(!ferryi_scope_any(scope, !ended)))
            return FERRY_SUCCESS;
    }
    if ((w->n_weak | w->n_in) != 0 || !ferryi_team_is_direct(w, team))
        FERRYI_GROUP_LED(scope, ferry_status, ferryi_sync_alone(w, call, team, timeout));
    return scope == FERRYI_WARP ? ferryi_sync_rest<FERRYI_WARP>(w, call, team, timeout)
                                : ferryi_sync_rest<FERRYI_BLOCK>(w, call, team, timeout);
}

/* alltoall and fcollect where every member is direct. */
FERRYI_FN ferry_status ferryi_group_exchange(int scope, ferryi_world *w, ferry_call call, ferry_team_t team, void *dst,
                                             const void *src, size_t nelems, size_t width, uint64_t timeout)
{
    const int own_for_each = call == FERRY_CALL_ALLTOALL;
    const size_t n = nelems * width;
    if (ferryi_scope_size(scope) >= 32) {
        ferryi_coll c;
        int fits = ferryi_set_of(w, team, &c.set) && ferryi_set_fits_warp(&c.set) && nelems <= (SIZE_MAX >> 16) / width;
        if (fits)
            fits = ferryi_in_heap(w, dst, n * (size_t)c.set.n) &&
                   ferryi_in_heap(w, src, own_for_each ? n * (size_t)c.set.n : n);
        const int by_all = n > FERRYI_ALONE_BYTES;
        if (fits && by_all) /* before any byte moves */
            fits = ferryi_ld_relaxed_u32(&c.set.sync->call) == FERRY_CALL_NONE;
        /* The meeting before the bytes move, too. */
        if (FERRYI_LIKELY(!ferryi_scope_any(scope, !fits))) {
            const size_t step = own_for_each ? n : 0;
            char *mine = (char *)dst + (size_t)c.set.me * n;
            ferryi_part part = { mine, (const char *)src, n, step, 0, (const char *)src + (size_t)c.set.me * step };
            int ended = 1;
            if (by_all) {
                ferryi_coll_spread(scope, w, &c, &part);
                ferryi_coll_copy_own(scope, part.dst, part.own, n);
                ferryi_scope_sync(scope);
                part.n = 0;
            }
            if (ferryi_scope_rank(scope) < 32)
                ended = ferryi_exchange_by_warp(w, call, &c.set, &part);
            if (FERRYI_LIKELY(!ferryi_scope_any(scope, !ended)))
                return FERRY_SUCCESS;
        }
    }
    return scope == FERRYI_WARP ? ferryi_exchange_rest<FERRYI_WARP>(w, call, team, dst, src, nelems, width, timeout)
                                : ferryi_exchange_rest<FERRYI_BLOCK>(w, call, team, dst, src, nelems, width, timeout);
}
FERRYI_FN ferry_status ferryi_group_barrier(int scope, ferry_team_t team, uint64_t timeout)
{
    return ferryi_group_sync(scope, FERRY_CALL_BARRIER, team, timeout);
}

#endif
