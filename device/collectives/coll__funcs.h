/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_COLLECTIVES_COLL_FUNCS_H
#define FERRY_DETAIL_COLLECTIVES_COLL_FUNCS_H

#include "identity__funcs.h"

/* Collectives by one-sided writes, on any set of PEs, by all threads of a scope.  Contracts: ferry/coll.h.
 *
 * Each PE has one flag at every other PE, which counts the collective messages that it has delivered there.  Both ends
 * count (ferryi_coll_counts).  So different sets may use one area in turn, provided that two PEs make their common
 * calls in the same order.  A flag has one writer and only grows, so it needs no reset and works on every path.
 *
 * A collective is a sequence of phases.  In a phase a PE sends each peer at most one message; the counts advance when
 * the phase ends.  A collective that timed out keeps its place (call, terms, phase, served, done), so that the same
 * call made again delivers nothing twice: a PE that has left the collective may have reused its dest.  Its messages
 * carry the counts that the next collective's would, so another call is refused until this one has ended
 * (ferryi_coll_refuse_other).  The same call has the same terms (ferryi_coll_identity): a call that differs in any of
 * them would continue another one's transfers with its own data.
 *
 * A flag's word carries the count and a tag of the call (identity__funcs.h).  A member that meets the awaited count
 * with another tag ends the call on all members with FERRY_ERR_ASYMMETRIC (differ__funcs.h).
 *
 * In kernels `scope` includes FERRYI_ROUTED unless all members are direct (ferryi_team_is_direct).  Between direct
 * members delivery cannot fail, and threads share bytes and peers; the scope is then a compile-time constant, passed
 * apart from the state, which may be in memory.  Otherwise the first thread sends, waits and decides, and all threads
 * move the bytes of one peer after the other.  The routed code is out of line; only its FERRYI_ROUTED bit is a
 * constant. */

/* n elements of `width` bytes of every PE's source, and their destination. */
typedef struct ferryi_coll_share {
    char *dst;
    const char *src;
    size_t width, n;
} ferryi_coll_share;

/* One collective under way on this PE.  Each thread of the scope has a copy; the copies differ in `first` only. */
typedef struct ferryi_coll {
    ferryi_set set;
    ferryi_spin spin;         /* of all its waits */
    ferryi_coll_counts first; /* the counts of this thread's first peer, loaded once because GPU memory is slow */
    uint64_t tag;             /* of the call, in each flag's word */
    ferry_call call;
    uint32_t calls; /* the area's calls that have ended */
    ferryi_coll_progress at;
    ferryi_coll_share share; /* reduce: this PE's */
} ferryi_coll;

/* Equal rows of elements, step bytes apart. */
typedef struct ferryi_rows {
    char *first;
    int64_t step;
    int32_t n;
} ferryi_rows;

/* Every row of `to` = from[0] op from[1] op ..., element by element, by the threads rank, rank + size, ... of a scope.
 * A row of `to` may be one of `from`.  One element is read before it is written, and one thread does both. */
typedef void (*ferryi_fold)(const ferryi_rows *to, const ferryi_rows *from, size_t nelems, uint32_t rank,
                            uint32_t size);

#if FERRYI_GPU
#include "coll_gpu__funcs.h"
#else
#include "coll_host__funcs.h"
#endif

/* Refuses a call while another one has not ended.  A death may have ended that one at different points on its members.
 * This PE's messages of a new call would count as the old one's, which another member may still be in: so it sends
 * none, and its calls on the set return the death from then on. */
FERRYI_COLD ferry_status ferryi_coll_refuse_other(ferryi_world *w, ferryi_set set, int scope, ferry_call call)
{
    ferryi_area *s = set.area;
    uint64_t status = FERRY_SUCCESS, expected = 0, found = 0;
    if (ferryi_scope_rank(scope) == 0) {
        const int lost = set.n > 1 && ferryi_ld_relaxed_u32(&w->ctl->n_lost) != 0 ? ferryi_set_lost(w, set) : -1;
        const int what = s->late ? ferryi_coll_identity_differs(&s->terms, s->call, &s->asked, (uint32_t)call, w->heap,
                                                                &expected, &found)
                                 : 0;
        if (lost >= 0 && (what != 0 || !s->late))
            status = (uint64_t)ferryi_fault_raise(w, FERRY_ERR_PEER_LOST, call, lost, NULL, -1, 0, 0, 0);
        else if (what != 0)
            status = (uint64_t)ferryi_fault_raise(w, FERRY_ERR_INVALID_ARG, call, -1, NULL, what, expected, found, 0);
    }
    return (ferry_status)ferryi_scope_share(scope, status);
}

/* Returns the progress of this call if an earlier try has failed and left it in the area, else the start.  A call that
 * succeeds leaves nothing. */
FERRYI_COLD ferryi_coll_progress ferryi_coll_resume(ferryi_area *s, int scope, ferry_call call)
{
    ferryi_coll_progress at = { 0, 0, 0, 0, 0 };
    uint64_t expected, found;
    if (ferryi_coll_identity_differs(&s->terms, s->call, &s->asked, (uint32_t)call, 0, &expected, &found) == 0)
        at = s->at;
    ferryi_scope_sync(scope); /* all threads have read the place */
    if (ferryi_scope_rank(scope) == 0)
        s->call = FERRY_CALL_NONE;
    ferryi_scope_sync(scope);
    return at;
}

FERRYI_FN ferryi_coll_counts ferryi_coll_load_counts(const ferryi_world *w, ferryi_coll *c, uint32_t i)
{
    const ferryi_coll_counts *p =
        ferryi_area_counts(c->set.area, w->n_laid, ferryi_set_pe(&c->set, ferryi_set_peer(&c->set, i)));
    ferryi_coll_counts pair;
    pair.sent = ferryi_ld_relaxed_u64(&p->sent); /* relaxed: another thread, on another SM, may have stored it */
    pair.expected = ferryi_ld_relaxed_u64(&p->expected);
    pair.slots = ferryi_ld_relaxed_u64(&p->slots);
    pair.ended = pair.turns = 0; /* differ__funcs.h loads them */
    return pair;
}

FERRYI_FN ferryi_coll_counts ferryi_coll_counts_of(int scope, const ferryi_world *w, ferryi_coll *c, uint32_t i)
{
    return i == ferryi_scope_rank(scope) ? c->first : ferryi_coll_load_counts(w, c, i);
}

FERRYI_FN uint32_t ferryi_coll_peers(const ferryi_coll *c)
{
    return (uint32_t)c->set.n - 1;
}

FERRYI_FN uint32_t ferryi_coll_route(int scope, const ferryi_world *w, int pe)
{
    return ferryi_coll_is_routed(scope) ? ferryi_route(w, pe) & ~FERRYI_ROUTE_CHAOS : (uint32_t)FERRY_PATH_NATIVE;
}

/* Finds out whether descriptors reach pe, and whether pe is still reachable.  The first thread decides for all, since a
 * peer may die between two threads' checks.  The scope meets. */
FERRYI_WEAK_FN ferry_status ferryi_coll_check_route(int scope, ferryi_world *w, const ferryi_coll *c, const void *addr,
                                                    int pe, int *staged)
{
    const uint32_t route = ferryi_coll_route(scope, w, pe);
    uint64_t status = FERRY_SUCCESS;
    *staged = ferryi_path_is_ring_only(route);
    if (ferryi_scope_rank(scope) == 0 && !ferryi_path_has_fast_copy(route))
        status = (uint64_t)ferryi_route_usable(w, c->call, addr, pe, route);
    return (ferry_status)ferryi_scope_share(scope, status);
}

/* Called by all threads of the scope; the caller must synchronize the scope afterwards. */
FERRYI_WEAK_FN ferry_status ferryi_coll_put_routed(int scope, ferryi_world *w, ferryi_coll *c, void *dst,
                                                   const void *src, size_t n, int pe)
{
    int staged;
    ferry_status status = ferryi_coll_check_route(scope, w, c, dst, pe, &staged);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    if (staged && ferryi_scope_size(scope) != 1 && n > FERRYI_INLINE_BYTES)
        return ferryi_staged_put_by(scope, &c->spin, c->call, dst, src, n, pe);
    if (staged) {
        if (ferryi_scope_rank(scope) == 0)
            status = ferryi_staged_put(w, &c->spin, c->call, dst, src, n, pe);
        return (ferry_status)ferryi_scope_share(scope, (uint64_t)status);
    }
    if (ferryi_scope_size(scope) == 1) {
        ferryi_direct_put_data(w, dst, src, n, pe);
        return FERRY_SUCCESS;
    }
    ferryi_copy(ferryi_peer_addr(w, dst, pe), src, n, ferryi_scope_rank(scope), ferryi_scope_size(scope));
    if (ferryi_scope_rank(scope) == 0) {
        FERRYI_STATS_ADD(w, pe, stores, 1);
        FERRYI_STATS_ADD(w, pe, bytes_put, n);
    }
    return FERRY_SUCCESS;
}

FERRYI_FN ferry_status ferryi_coll_get(ferryi_world *w, ferryi_coll *c, void *dst, const void *src, size_t n, int pe)
{
    int staged;
    ferry_status status = ferryi_coll_check_route(FERRYI_THREAD, w, c, src, pe, &staged);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    if (staged)
        return ferryi_staged_get(w, &c->spin, (char *)dst, 1, (const char *)src, 1, 1, n, pe);
    ferryi_direct_get(w, dst, src, n, pe);
    return FERRY_SUCCESS;
}

/* Called by one thread when all members are direct. */
FERRYI_FN ferry_status ferryi_coll_put(int scope, ferryi_world *w, ferryi_coll *c, void *dst, const void *src, size_t n,
                                       int pe)
{
    if (ferryi_coll_is_routed(scope))
        return ferryi_coll_put_routed(scope, w, c, dst, src, n, pe);
    ferryi_direct_put_data(w, dst, src, n, pe);
    return FERRY_SUCCESS;
}

#if FERRYI_GPU
FERRYI_COLD ferry_status ferryi_coll_signal_by_ring(ferryi_world *w, ferryi_coll *c, uint64_t *flag, uint64_t word,
                                                    int pe)
{
    ferryi_request e;
    ferry_status status = FERRY_SUCCESS;
    ferryi_request_of_word(&e, c->call, FERRYI_OP_SET, 8, flag, word, 0, pe, 0);
    ferryi_fence_release(); /* R3, R0 */
    if (!ferryi_amo_post(w, FERRYI_OP_SET, 8, flag, word, 0, pe, 0, &e.ticket))
        status = ferryi_ring_amo_request(w, &c->spin, &e);
    if (status == FERRY_SUCCESS)
        ferryi_ring_message_is_quiet(w, pe, e.ticket);
    return status;
}
#endif

/* Signals pe that this PE's part has arrived, behind the puts to pe.  The signalling thread does one release for each
 * peer.  After a barrier of the scope that release is cumulative over the other threads' puts, and the releases of a
 * warp's threads are one instruction. */
FERRYI_FN ferry_status ferryi_coll_signal(int scope, ferryi_world *w, ferryi_coll *c, uint64_t seq, int pe)
{
    uint32_t route = ferryi_coll_route(scope, w, pe);
    if (FERRYI_UNLIKELY(!ferryi_path_is_clear(route))) {
        ferry_status status = ferryi_route_usable(w, c->call, NULL, pe, route);
        if (status != FERRY_SUCCESS)
            return status;
    }
    uint64_t *const flag = ferryi_area_flag(c->set.area, w->my_pe);
    const uint64_t word = ferryi_coll_word(seq, ferryi_coll_tag_with(w, c->set.area, c->tag, c->calls, pe));
#if FERRYI_GPU
    if (FERRYI_UNLIKELY(ferryi_path_is_ring_only(route)))
        return ferryi_coll_signal_by_ring(w, c, flag, word, pe);
#endif
    return ferryi_signal_behind(w, &c->spin, c->call, flag, word, FERRY_SIGNAL_SET, pe, route);
}

/* Few bytes over a staged pair go with the flag in one descriptor. */
FERRYI_WEAK_FN ferry_status ferryi_coll_signal_with_data(ferryi_world *w, ferryi_coll *c, uint64_t seq, void *dst,
                                                         const void *src, size_t n, int pe)
{
    uint64_t ticket;
    int staged;
    ferry_status status = ferryi_coll_check_route(FERRYI_THREAD, w, c, dst, pe, &staged);
    if (FERRYI_LIKELY(status == FERRY_SUCCESS))
        status = ferryi_ring_claim_with(w, &c->spin, c->call, dst, pe, &ticket);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    ferryi_fence_release(); /* R3, R0 */
    ferryi_ring_post_put_signal(w, ticket, dst, src, (uint32_t)n, ferryi_area_flag(c->set.area, w->my_pe),
                                ferryi_coll_word(seq, ferryi_coll_tag_with(w, c->set.area, c->tag, c->calls, pe)),
                                FERRY_SIGNAL_SET, pe);
    if (FERRYI_GPU)
        ferryi_ring_message_is_quiet(w, pe, ticket);
    return FERRY_SUCCESS;
}

/* The bytes, if any, and the flag behind them. */
FERRYI_FN ferry_status ferryi_coll_put_and_signal(int scope, ferryi_world *w, ferryi_coll *c, uint64_t seq, void *dst,
                                                  const void *src, size_t n, int pe)
{
    if (n - 1 < FERRYI_INLINE_BYTES && FERRYI_UNLIKELY(ferryi_path_is_ring_only(ferryi_coll_route(scope, w, pe))))
        return ferryi_coll_signal_with_data(w, c, seq, dst, src, n, pe);
    ferry_status status = n != 0 ? ferryi_coll_put(scope, w, c, dst, src, n, pe) : FERRY_SUCCESS;
    return status == FERRY_SUCCESS ? ferryi_coll_signal(scope, w, c, seq, pe) : status;
}

/* A flag has the awaited count, or a later one, and not this call's tag.  Another call: this PE's other waits see at
 * its own flag that the call ends. */
FERRYI_COLD ferry_status ferryi_coll_meets_other(ferryi_area *s, uint64_t found, uint64_t seq, uint64_t tag)
{
    const ferryi_world *w = ferryi_world_get();
    const uint64_t past = found - ferryi_coll_word(seq, 0);
    if (ferryi_coll_word_fits(past, tag) && !ferryi_coll_word_contradicts(found, tag))
        return FERRY_SUCCESS;
    const ferryi_coll_counts *own = ferryi_area_counts(s, w->n_laid, w->my_pe);
    ferryi_st_relaxed_u64(ferryi_area_ended(s, w->my_pe), FERRYI_ENDED(own->ended + 1, s->calls + own->turns, 0, 0));
    return FERRY_ERR_ASYMMETRIC;
}

/* Waits for a message of pe.  A collective needs every member: when any member has died, pe may have given up and may
 * never send.  _ASYMMETRIC, with no fault yet: the members have made different calls. */
FERRYI_FN ferry_status ferryi_coll_await(int scope, ferryi_world *w, ferryi_coll *c, uint64_t seq, int pe)
{
    const uint64_t *flag = ferryi_area_flag(c->set.area, pe);
    /* The message's number and the call's tag are read out of one word again, since registers are few. */
    const uint64_t wanted = ferryi_coll_word(seq, ferryi_coll_tag_with(w, c->set.area, c->tag, c->calls, pe));
    for (;;) {
        for (uint32_t polls = ferryi_coll_burst(scope, w); polls > 0; polls--) {
            const uint64_t found = ferryi_ld_relaxed_u64(flag);
            if (FERRYI_LIKELY(found == wanted)) /* ferryi_coll_await_all acquires, A3 */
                return FERRY_SUCCESS;
            if (FERRYI_UNLIKELY(ferryi_coll_word_past(found, wanted) >= 0))
                return ferryi_coll_meets_other(c->set.area, found, wanted >> FERRYI_FLAG_COUNT,
                                               wanted & FERRYI_FLAG_TAG);
            ferryi_relax();
        }
        ferryi_spin_awaits(w, &c->spin, flag);
        ferry_status status = ferryi_coll_after_burst(scope, w, &c->spin, pe);
        /* Bursts of one poll count in spin.polls, longer ones do not.  A wait without time for many bursts looks at all
         * members, else a call that is made again and again might never see why it does not end. */
        const uint32_t looks = status == FERRY_ERR_TIMEOUT                          ? (uint32_t)c->set.n
                               : status == FERRY_SUCCESS && c->spin.polls % 64 == 0 ? 1
                                                                                    : 0;
        if (looks != 0 && ferryi_coll_look(c->set, FERRYI_GPU ? wanted & FERRYI_FLAG_TAG : c->tag, looks))
            return FERRY_ERR_ASYMMETRIC;
        if (FERRYI_UNLIKELY(status == FERRY_SUCCESS && ferryi_wait_n_lost(w) != 0)) {
            int lost = ferryi_set_lost(w, c->set);
            if (lost >= 0) {
                status = FERRY_ERR_PEER_LOST;
                pe = lost;
            }
        }
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS)) {
            const int64_t past = ferryi_coll_word_past(ferryi_ld_relaxed_u64(flag), wanted);
            const uint64_t number = wanted >> FERRYI_FLAG_COUNT;
            if (past >= 0)
                continue; /* while this thread was away, or before that PE died, the message has come */
            return ferryi_fault_raise(w, status, c->call, pe, flag, FERRY_CMP_GE, number,
                                      number + (uint64_t)(past >> FERRYI_FLAG_COUNT), c->spin.started);
        }
    }
}

/* The first thread of a scope waits for all threads. */
FERRYI_COLD ferry_status ferryi_coll_await_by(int scope, ferryi_world *w, ferryi_coll *c, uint64_t seq, int pe)
{
    uint64_t status = FERRY_SUCCESS;
    if (ferryi_scope_rank(scope) == 0)
        status = (uint64_t)ferryi_coll_await(FERRYI_THREAD | FERRYI_ROUTED, w, c, seq, pe);
    status = ferryi_scope_share(scope, status);
    ferryi_fence_acquire(); /* A3 of the first thread, for all */
    return (ferry_status)status;
}

/* Waits for one message of each peer; all threads get the worst status. */
FERRYI_FN ferry_status ferryi_coll_await_all(int scope, ferryi_world *w, ferryi_coll *c)
{
    ferry_status status = FERRY_SUCCESS;
    uint32_t size = ferryi_scope_size(scope);
    if (FERRYI_GPU && ferryi_coll_is_routed(scope)) {
        for (uint32_t i = 0; i < ferryi_coll_peers(c) && status == FERRY_SUCCESS; i++)
            status = ferryi_coll_await_by(scope, w, c, ferryi_coll_counts_of(scope, w, c, i).expected + 1,
                                          ferryi_set_pe(&c->set, ferryi_set_peer(&c->set, i)));
        return status;
    }
    for (uint32_t i = ferryi_scope_rank(scope); i < ferryi_coll_peers(c) && status == FERRY_SUCCESS; i += size)
        status = ferryi_coll_await(scope, w, c, ferryi_coll_counts_of(scope, w, c, i).expected + 1,
                                   ferryi_set_pe(&c->set, ferryi_set_peer(&c->set, i)));
    if (ferryi_scope_rank(scope) < ferryi_coll_peers(c))
        ferryi_fence_acquire(); /* A3 for all flags that this thread has seen; the scope meets next */
    return ferryi_scope_worst(scope, status);
}

/* Ends a phase: adds the messages sent to and received from each peer, and the exchanges that used slots. */
FERRYI_FN void ferryi_coll_end_phase(int scope, ferryi_world *w, ferryi_coll *c, uint64_t sent, uint64_t had,
                                     uint64_t slots)
{
    uint32_t rank = ferryi_scope_rank(scope), size = ferryi_scope_size(scope);
    for (uint32_t i = rank; i < ferryi_coll_peers(c); i += size) {
        ferryi_coll_counts pair = ferryi_coll_counts_of(scope, w, c, i);
        ferryi_coll_counts *p =
            ferryi_area_counts(c->set.area, w->n_laid, ferryi_set_pe(&c->set, ferryi_set_peer(&c->set, i)));
        if (sent)
            ferryi_st_relaxed_u64(&p->sent, pair.sent + sent);
        if (had)
            ferryi_st_relaxed_u64(&p->expected, pair.expected + had);
        if (slots)
            ferryi_st_relaxed_u64(&p->slots, pair.slots + slots);
    }
    c->first.sent += sent;
    c->first.expected += had;
    c->first.slots += slots;
    c->at.served = 0;
    ferryi_scope_sync(scope); /* the next call may be another thread's */
}

/* ---- Delivery. */

/* Up to this size one thread serves a peer alone, since a barrier of the scope would cost more than it saves. */
#define FERRYI_ALONE_BYTES 64

/* A PE's message to each member: n bytes at src + index * src_step go to the receiver's dst or, with in_slots, to the
 * receiver's slot of this PE. */
typedef struct ferryi_coll_delivery {
    char *dst;
    const char *src;
    size_t n, src_step;
    int in_slots;
    const char *own; /* copied to dst on this PE unless NULL */
} ferryi_coll_delivery;

FERRYI_FN char *ferryi_coll_delivery_dst(int scope, const ferryi_world *w, ferryi_coll *c,
                                         const ferryi_coll_delivery *part, uint32_t i)
{
    return part->in_slots ? ferryi_area_slot(w, c->set.area, ferryi_coll_counts_of(scope, w, c, i).slots, w->my_pe)
                          : part->dst;
}

/* Whether all blocks of the kernel copy n bytes (../kernels/work__funcs.h), and their copy. */
#ifdef FERRYI_SHARES_WORK
static __device__ int ferryi_work_is_shared(int scope, size_t n);
static __device__ void ferryi_work_copy(void *dst, const void *src, size_t n);
#else
FERRYI_FN int ferryi_work_is_shared(int scope, size_t n)
{
    (void)scope;
    (void)n;
    return 0;
}
FERRYI_FN void ferryi_work_copy(void *dst, const void *src, size_t n)
{
    (void)dst;
    (void)src;
    (void)n;
}
#endif

/* All threads put the bytes for all peers: one group of whole warps serves each peer, and peers take turns if warps are
 * few. */
FERRYI_FN void ferryi_coll_spread(int scope, ferryi_world *w, ferryi_coll *c, const ferryi_coll_delivery *part)
{
    uint32_t rank = ferryi_scope_rank(scope), size = ferryi_scope_size(scope), peers = ferryi_coll_peers(c);
    uint32_t groups = size / 32 < 1 ? 1 : size / 32 < peers ? size / 32 : peers;
    uint32_t wide = groups == 1 ? size : size / groups / 32 * 32, group = rank / wide;
    const int is_shared = ferryi_work_is_shared(scope, part->n);
    for (uint32_t i = is_shared ? 0 : group; (is_shared || group < groups) && i < peers; i += is_shared ? 1 : groups) {
        int k = ferryi_set_peer(&c->set, i), pe = ferryi_set_pe(&c->set, k);
        void *const to = ferryi_peer_addr(w, ferryi_coll_delivery_dst(scope, w, c, part, i), pe);
        const char *const from = part->src + (size_t)k * part->src_step;
        if (is_shared)
            ferryi_work_copy(to, from, part->n);
        else
            ferryi_copy(to, from, part->n, rank - group * wide, wide);
    }
}

/* All threads copy n bytes within this PE. */
FERRYI_FN void ferryi_coll_copy_own(int scope, void *dst, const void *src, size_t n)
{
    if (n == 0 || dst == src)
        return;
    if (ferryi_work_is_shared(scope, n))
        ferryi_work_copy(dst, src, n);
    else
        ferryi_copy(dst, src, n, ferryi_scope_rank(scope), ferryi_scope_size(scope));
}

/* ferryi_coll_deliver() when members may have any path.  The first thread sends flags, and data that fits into a
 * descriptor, to all peers.  All threads send larger data to one peer after the other. */
FERRYI_FN ferry_status ferryi_coll_signal_all(int scope, ferryi_world *w, ferryi_coll *c)
{
    uint64_t status = FERRY_SUCCESS;
    FERRYI_SELDOM();
    if (ferryi_scope_rank(scope) == 0)
        for (; status == FERRY_SUCCESS && c->at.served < ferryi_coll_peers(c); c->at.served += status == FERRY_SUCCESS)
            status =
                (uint64_t)ferryi_coll_signal(FERRYI_ROUTED, w, c, ferryi_coll_counts_of(0, w, c, c->at.served).sent + 1,
                                             ferryi_set_pe(&c->set, ferryi_set_peer(&c->set, c->at.served)));
    return (ferry_status)ferryi_scope_share(scope, status);
}

FERRYI_COLD ferry_status ferryi_coll_send(int scope, ferryi_world *w, ferryi_coll *c, const ferryi_coll_delivery *part)
{
    const uint32_t i = c->at.served;
    const int k = ferryi_set_peer(&c->set, i), pe = ferryi_set_pe(&c->set, k);
    char *const dst = ferryi_coll_delivery_dst(scope, w, c, part, i);
    const char *const src = part->src + (size_t)k * part->src_step;
    const uint64_t seq = ferryi_coll_counts_of(scope, w, c, i).sent + 1; /* the first thread's is used */
#if FERRYI_GPU
    if (part->n <= FERRYI_INLINE_BYTES && ferryi_path_is_ring_only(ferryi_coll_route(FERRYI_ROUTED, w, pe)))
        return ferryi_coll_signal_with_data(w, c, seq, dst, src, part->n, pe); /* one thread */
    if (part->n <= ferryi_staged_short(w, pe))
        return ferryi_staged_put_then_set(
            scope, &c->spin, c->call, dst, src, (uint32_t)part->n, ferryi_area_flag(c->set.area, w->my_pe),
            ferryi_coll_word(seq, ferryi_coll_tag_with(w, c->set.area, c->tag, c->calls, pe)), pe);
#endif
    uint64_t status = (uint64_t)ferryi_coll_put_routed(scope, w, c, dst, src, part->n, pe);
    ferryi_scope_sync(scope); /* one thread signals what all threads have stored */
    if (ferryi_scope_rank(scope) == 0 && status == FERRY_SUCCESS)
        status = (uint64_t)ferryi_coll_signal(scope, w, c, seq, pe);
    return (ferry_status)ferryi_scope_share(scope, status);
}

FERRYI_COLD ferry_status ferryi_coll_send_all(int scope, ferryi_world *w, ferryi_coll *c,
                                              const ferryi_coll_delivery *part)
{
    const int few = part->n <= FERRYI_INLINE_BYTES;
    uint64_t status = FERRY_SUCCESS;
    FERRYI_SELDOM();
    if (!few || ferryi_scope_rank(scope) == 0)
        for (; status == FERRY_SUCCESS && c->at.served < ferryi_coll_peers(c); c->at.served += status == FERRY_SUCCESS)
            status = (uint64_t)ferryi_coll_send(few ? FERRYI_ROUTED : scope, w, c, part);
    return (ferry_status)ferryi_scope_share(scope, status);
}

/* Puts this PE's part to every peer and signals the peer, from where an earlier try stopped.  This PE's own copy of the
 * part is made during a wait: large parts are copied before the flags are sent, while the stores to peers drain; small
 * parts are copied after that, while the flags travel. */
FERRYI_FN ferry_status ferryi_coll_deliver(int scope, ferryi_world *w, ferryi_coll *c, const ferryi_coll_delivery *part)
{
    uint32_t rank = ferryi_scope_rank(scope), size = ferryi_scope_size(scope), peers = ferryi_coll_peers(c);
    int alone = size == 1 || part->n <= FERRYI_ALONE_BYTES;
    if (FERRYI_GPU && ferryi_coll_is_routed(scope)) {
        ferry_status sent =
            part->n == 0 ? ferryi_coll_signal_all(scope, w, c) : ferryi_coll_send_all(scope, w, c, part);
        if (sent == FERRY_SUCCESS && part->own != NULL)
            ferryi_coll_copy_own(scope, part->dst, part->own, part->n);
        c->at.served = sent == FERRY_SUCCESS ? peers : c->at.served;
        return sent;
    }
    if (!alone && c->at.served < peers) {
        ferryi_coll_spread(scope, w, c, part);
        if (part->own != NULL)
            ferryi_coll_copy_own(scope, part->dst, part->own, part->n);
        ferryi_scope_sync(scope);
    }
    for (uint32_t i = c->at.served + rank; i < peers; i += size) {
        int k = ferryi_set_peer(&c->set, i), pe = ferryi_set_pe(&c->set, k);
        ferry_status status = ferryi_coll_put_and_signal(
            scope, w, c, ferryi_coll_counts_of(scope, w, c, i).sent + 1, ferryi_coll_delivery_dst(scope, w, c, part, i),
            part->src + (size_t)k * part->src_step, alone ? part->n : 0, pe);
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS)) { /* one thread */
            c->at.served = i;
            ferryi_coll_flags_stored(w, c);
            return status;
        }
    }
    c->at.served = peers;
    ferryi_coll_flags_stored(w, c);
    if (part->own != NULL && (alone || peers == 0))
        ferryi_coll_copy_own(scope, part->dst, part->own, part->n);
    return FERRY_SUCCESS;
}

/* Delivers to all peers, then waits for all of them: sync, fcollect and alltoall. */
FERRYI_FN ferry_status ferryi_coll_exchange(int scope, ferryi_world *w, ferryi_coll *c,
                                            const ferryi_coll_delivery *part)
{
    ferry_status status = ferryi_coll_deliver(scope, w, c, part);
    if (FERRYI_LIKELY(status == FERRY_SUCCESS))
        status = ferryi_coll_await_all(scope, w, c);
    if (FERRYI_LIKELY(status == FERRY_SUCCESS))
        ferryi_coll_end_phase(scope, w, c, 1, 1, (uint64_t)part->in_slots);
    return status;
}

/* Member k's slot on this PE, in the exchange that has just ended. */
FERRYI_FN char *ferryi_coll_slot(ferryi_world *w, ferryi_coll *c, int k)
{
    ferryi_area *s = c->set.area;
    int pe = ferryi_set_pe(&c->set, k);
    return ferryi_area_slot(w, s, ferryi_ld_relaxed_u64(&ferryi_area_counts(s, w->n_laid, pe)->slots) - 1, pe);
}

/* A phase without data.  behind_puts: this call may have puts under way, which the flags must not overtake. */
FERRYI_FN ferry_status ferryi_coll_meet(int scope, ferryi_world *w, ferryi_coll *c, int behind_puts)
{
    if (!behind_puts && ferryi_coll_is_in_levels(w, &c->set))
        return ferryi_levels_meet(w, c);
    if (ferryi_coll_is_in_rounds(w, &c->set))
        return ferryi_rounds_meet(w, c);
    const ferryi_coll_delivery nothing = { NULL, NULL, 0, 0, 0, NULL };
    return ferryi_coll_exchange(scope, w, c, &nothing);
}

#include "differ__funcs.h"

/* ---- Begin and end. */

/* Loads what the area has of the set's calls so far. */
FERRYI_FN void ferryi_coll_load(int scope, const ferryi_world *w, ferryi_coll *c)
{
    c->first.sent = c->first.expected = c->first.slots = 0;
    if (ferryi_scope_rank(scope) < ferryi_coll_peers(c))
        c->first = ferryi_coll_load_counts(w, c, ferryi_scope_rank(scope));
    c->calls = ferryi_ld_relaxed_u32(&c->set.area->calls);
}

/* Starts a call whose set and arguments have been checked. */
FERRYI_FN ferry_status ferryi_coll_enter(int scope, ferryi_world *w, ferryi_coll *c, ferry_call call,
                                         const ferryi_args *a, uint64_t timeout)
{
    c->call = call;
    c->at.phase = c->at.served = c->at.folded = c->at.step = 0;
    c->at.done = 0;
    (void)ferryi_routes_flush(w);
    ferryi_scope_sync(scope); /* includes what the scope's other threads have written */
    if (FERRYI_UNLIKELY(ferryi_ld_relaxed_u32(&c->set.area->call) != FERRY_CALL_NONE)) {
        if (ferryi_scope_rank(scope) == 0)
            c->set.area->asked = ferryi_coll_identity_of(a);
        ferryi_scope_sync(scope);
        ferry_status status = ferryi_coll_refuse_other(w, c->set, scope, call);
        if (status == FERRY_SUCCESS && c->set.n > 1)
            status = ferryi_coll_end_last(scope, w, c->set.area, call, timeout);
        if (status != FERRY_SUCCESS)
            return status;
        /* An active set of this PE alone leaves what the world's call has kept. */
        if (c->set.n > 1 && ferryi_ld_relaxed_u32(&c->set.area->call) != FERRY_CALL_NONE)
            c->at = ferryi_coll_resume(c->set.area, scope, call);
    }
    /* Loaded before that look, they would save a barrier of a thread 0.1 us, and cost one of a block as much (H200). */
    ferryi_coll_load(scope, w, c);
    c->tag = ferryi_coll_tag(w, call, a, c->calls);
    ferryi_spin_begin(&c->spin, w, timeout);
    /* A member may get its part only after all the others have. */
    c->spin.budget =
        ferryi_budget_for(c->spin.budget, (a->dst_n > a->src_n ? a->dst_n : a->src_n) * a->width * (uint32_t)c->set.n);
    return FERRY_SUCCESS;
}

/* Counts a call that has ended; the scope meets. */
FERRYI_COLD void ferryi_coll_count_active(int scope, ferryi_world *w, ferryi_set set)
{
    const uint32_t size = ferryi_scope_size(scope);
    FERRYI_ROLLED
    for (uint32_t k = ferryi_scope_rank(scope); k < (uint32_t)set.n; k += size) {
        ferryi_coll_counts *pair = ferryi_area_counts(set.area, w->n_laid, ferryi_set_pe(&set, (int)k));
        ferryi_st_relaxed_u32(&pair->turns, pair->turns + 1);
    }
}
FERRYI_FN void ferryi_coll_count(int scope, ferryi_world *w, ferryi_coll *c, ferry_team_t team)
{
    if (FERRYI_UNLIKELY(team < 0))
        ferryi_coll_count_active(scope, w, c->set);
    else if (ferryi_scope_rank(scope) == 0)
        ferryi_st_relaxed_u32(&c->set.area->calls, ferryi_ld_relaxed_u32(&c->set.area->calls) + 1);
    ferryi_scope_sync(scope); /* the next call may be another thread's */
}

/* Ends a call, successful or not.  The terms are made of the arguments when the call has failed: in ferryi_coll they
 * would cost kernels stack. */
FERRYI_FN ferry_status ferryi_coll_end(int scope, ferryi_world *w, ferryi_coll *c, const ferryi_args *a,
                                       ferry_status status)
{
    if (ferryi_coll_is_routed(scope))
        ferryi_spin_end(w, &c->spin);
    if (FERRYI_LIKELY(status == FERRY_SUCCESS)) {
        ferryi_coll_count(scope, w, c, a->team);
        return status;
    }
    if (ferryi_scope_rank(scope) == 0) {
        ferryi_area *s = c->set.area;
        s->terms = ferryi_coll_identity_of(a);
        s->at = c->at;
        s->late = status != FERRY_ERR_PEER_LOST && status != FERRY_ERR_ABORTED && status != FERRY_ERR_ASYMMETRIC;
        if (status == FERRY_ERR_ASYMMETRIC) {
            s->at.phase = FERRYI_PHASE_STATE;
            s->at.served = 0;
        }
        s->call = (uint32_t)c->call;
    }
    ferryi_scope_sync(scope);
    if (status == FERRY_ERR_ASYMMETRIC) {
        ferryi_slice_stop();
        status = ferryi_coll_end_differing(scope, w, c->set, c->spin.budget, c->spin.started);
    }
    return status;
}

/* ---- Arguments: all threads come to the same verdict, one records it. */

/* One thread reports the bad argument. */
FERRYI_COLD ferry_status ferryi_coll_refuse(ferryi_world *w, ferry_call call, ferryi_args a)
{
    ferryi_set set;
    size_t most = a.dst_n > a.src_n ? a.dst_n : a.src_n;
    if (w->n_pes == 0)
        return ferryi_access_refuse(w, call, NULL, 0, 0);
    if (!ferryi_set_of(w, a.team, &set))
        return ferryi_fault_raise(w, FERRY_ERR_INVALID_ARG, call, w->my_pe, NULL, -1, (uint64_t)w->n_pes,
                                  (uint64_t)(int64_t)a.team, 0);
    size_t members = (size_t)set.n;
    if (most > (SIZE_MAX >> (a.per_member ? 16 : 1)) / a.width)
        return ferryi_overflow_refuse(w, call, -1, most, a.width * (a.per_member ? members : 1));
    if ((uint32_t)a.root >= (uint32_t)set.n)
        return ferryi_fault_raise(w, FERRY_ERR_INVALID_PE, call, a.root, NULL, -1, (uint64_t)set.n,
                                  (uint64_t)(int64_t)a.root, 0);
    size_t dst_bytes = a.dst_n * a.width * (a.per_member & 1 ? members : 1);
    size_t src_bytes = a.src_n * a.width * (a.per_member & 2 ? members : 1);
    return ferryi_heap_contains(w, a.dst, dst_bytes) || dst_bytes == 0
               ? ferryi_access_refuse(w, call, a.src, src_bytes, w->my_pe)
               : ferryi_access_refuse(w, call, a.dst, dst_bytes, w->my_pe);
}

/* Active sets use the world's area and its message counts.  A call on the world that a death has interrupted leaves
 * these counts different on each PE: a late message of that call could be taken for the next call's message.  So no
 * call on an active set begins once any PE of the job has died, member or not, and waiting calls end (ferryi_set_lost).
 * A PE whose call was interrupted by a death already knows of the death: that call returned it. */
FERRYI_COLD ferry_status ferryi_coll_active(ferryi_world *w, ferry_call call, ferry_team_t team, ferryi_set set)
{
    int lost = ferryi_ld_acquire_u32(&w->ctl->n_lost) != 0 ? ferryi_set_lost(w, set) : -1;
    return lost < 0 ? FERRY_SUCCESS
                    : ferryi_fault_raise(w, FERRY_ERR_PEER_LOST, call, lost, NULL, -1, (uint64_t)w->n_laid,
                                         (uint64_t)(int64_t)team, 0);
}

/* Checks the arguments; all threads get the same result. ferryi_addr_check() may replace a->dst and a->src. */
FERRYI_FN ferry_status ferryi_coll_begin(int scope, ferryi_world *w, ferryi_coll *c, ferry_call call, ferryi_args *a,
                                         uint64_t timeout)
{
    int found = ferryi_set_of(w, a->team, &c->set);
    size_t most = a->dst_n > a->src_n ? a->dst_n : a->src_n, members = found ? (size_t)c->set.n : 1;
    int fits =
        found && most <= (SIZE_MAX >> (a->per_member ? 16 : 1)) / a->width && (uint32_t)a->root < (uint32_t)c->set.n;
    size_t dst_bytes = a->dst_n * a->width * (a->per_member & 1 ? members : 1);
    size_t src_bytes = a->src_n * a->width * (a->per_member & 2 ? members : 1);
    int in_heap = (ferryi_heap_contains(w, a->dst, dst_bytes) || dst_bytes == 0) &&
                  (ferryi_heap_contains(w, a->src, src_bytes) || src_bytes == 0);
    uint64_t status = FERRY_SUCCESS;
    if (FERRYI_UNLIKELY(a->team < 0) && fits && members > 1) {
        if (ferryi_scope_rank(scope) == 0)
            status = (uint64_t)ferryi_coll_active(w, call, a->team, c->set);
        status = ferryi_scope_share(scope, status);
        if (status != FERRY_SUCCESS)
            return (ferry_status)status;
    }
    if (FERRYI_LIKELY(fits && in_heap))
        return ferryi_coll_enter(scope, w, c, call, a, timeout);
    if (!FERRYI_GPU && fits) { /* the program's globals have second addresses */
        ferry_status found_dst, found_src = FERRY_SUCCESS;
        a->dst = ferryi_addr_check(w, call, a->dst, dst_bytes, w->my_pe, &found_dst);
        if (found_dst == FERRY_SUCCESS)
            a->src = ferryi_addr_check(w, call, a->src, src_bytes, w->my_pe, &found_src);
        if (found_dst != FERRY_SUCCESS || found_src != FERRY_SUCCESS)
            return found_dst != FERRY_SUCCESS ? found_dst : found_src;
        return ferryi_coll_enter(scope, w, c, call, a, timeout);
    }
    if (ferryi_scope_rank(scope) == 0)
        status = (uint64_t)ferryi_coll_refuse(w, call, *a);
    status = ferryi_scope_share(scope, status);
    return status != FERRY_SUCCESS ? (ferry_status)status : FERRY_ERR_INVALID_ARG; /* never a success */
}

#endif
