/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_COLLECTIVES_IDENTITY_FUNCS_H
#define FERRY_DETAIL_COLLECTIVES_IDENTITY_FUNCS_H

#include "choice__funcs.h"

/* What a collective is: its call and its arguments.  Two uses: a call that continues one that has not ended must be the
 * same on this PE, and all members must make the same call.  For the second, each flag carries a tag of the call. */

/* A call's arguments: dst_n and src_n elements of `width` bytes. per_member: the count is per member (1: dst, 2:
 * src). */
typedef struct ferryi_args {
    void *dst;
    const void *src;
    size_t dst_n, src_n, width;
    int per_member;
    int root;
    uint32_t element; /* as in ferryi_coll_identity, stride too */
    int64_t stride;
    ferry_team_t team;
} ferryi_args;

FERRYI_FN ferryi_coll_identity ferryi_coll_identity_of(const ferryi_args *a)
{
    const ferryi_coll_identity terms = { (uint64_t)(uintptr_t)a->dst,
                                         (uint64_t)(uintptr_t)a->src,
                                         a->dst_n * a->width,
                                         a->src_n * a->width,
                                         a->stride,
                                         a->team,
                                         a->root,
                                         a->element,
                                         0 };
    return terms;
}

/* The first difference between two calls: a FERRY_FOR_*, and both values.  0: it is the same call.  heap: places are
 * told from there on. */
FERRYI_FN int ferryi_coll_identity_differs(const ferryi_coll_identity *was, uint32_t call_was,
                                           const ferryi_coll_identity *is, uint32_t call_is, uint64_t heap,
                                           uint64_t *expected, uint64_t *found)
{
#define FERRYI_RETURN_IF_DIFFERS(what, a, b)                                                                           \
    if ((a) != (b)) {                                                                                                  \
        *expected = (uint64_t)(a);                                                                                     \
        *found = (uint64_t)(b);                                                                                        \
        return what;                                                                                                   \
    }
    FERRYI_RETURN_IF_DIFFERS(FERRY_FOR_CALL, call_was, call_is)
    FERRYI_RETURN_IF_DIFFERS(FERRY_FOR_TEAM, (int64_t)was->team, (int64_t)is->team)
    FERRYI_RETURN_IF_DIFFERS(FERRY_FOR_ROOT, was->root, is->root)
    FERRYI_RETURN_IF_DIFFERS(FERRY_FOR_ELEMENT, was->element, is->element)
    FERRYI_RETURN_IF_DIFFERS(FERRY_FOR_STRIDE, was->stride, is->stride)
    FERRYI_RETURN_IF_DIFFERS(FERRY_FOR_SIZE, was->dst_bytes, is->dst_bytes)
    FERRYI_RETURN_IF_DIFFERS(FERRY_FOR_SIZE, was->src_bytes, is->src_bytes)
    FERRYI_RETURN_IF_DIFFERS(FERRY_FOR_DEST, was->dst - heap, is->dst - heap)
    FERRYI_RETURN_IF_DIFFERS(FERRY_FOR_SOURCE, was->src - heap, is->src - heap)
#undef FERRYI_RETURN_IF_DIFFERS
    return 0;
}

/* ---- What all members have in common.  A place is compared where another PE reads or writes there: a dest that only
 * its own PE writes may differ (reducescatter's may be a part of source), and so may a source that only its own PE
 * reads.  Members of a collect have sizes of their own.  An operation without bytes has no places, and so has a collect
 * whose dest is NULL: none of its members has bytes, else they would find it wrong. */

FERRYI_FN int ferryi_coll_shares_size(ferry_call call)
{
    return call != FERRY_CALL_COLLECT;
}
FERRYI_FN int ferryi_coll_shares_dst(ferry_call call, uint64_t dst, size_t bytes)
{
    return (call == FERRY_CALL_COLLECT && dst != 0) ||
           (bytes != 0 && call != FERRY_CALL_REDUCESCATTER && call != FERRY_CALL_SCAN && call != FERRY_CALL_COLLECT);
}
FERRYI_FN int ferryi_coll_shares_src(ferry_call call, size_t bytes)
{
    return bytes != 0 &&
           (call == FERRY_CALL_BROADCAST || call == FERRY_CALL_REDUCE || call == FERRY_CALL_REDUCESCATTER);
}

/* A communicator's operands lie where each PE has them. */
FERRYI_FN int ferryi_coll_shares_places(uint32_t element)
{
    return FERRYI_GPU || (element & FERRYI_ELEMENT_COMM) == 0;
}

/* 32 bits of that: two calls that differ have one digest in about 2^32 cases of differences, and never when only a
 * small number differs, since the products of small numbers lie far apart.  A barrier's digest is a constant. */
FERRYI_FN uint32_t ferryi_coll_digest(const ferryi_world *w, ferry_call call, const ferryi_args *a)
{
    const size_t bytes = a->dst_n * a->width;
    uint64_t h = ((uint64_t)(uint32_t)call << 32 | a->element) * 0x9e3779b97f4a7c15u;
    h += ((uint64_t)(uint32_t)a->root << 32 | (uint32_t)(a->team < 0 ? a->team : 0)) * 0xd1b54a32d192ed03u;
    if (call == FERRY_CALL_ALLTOALLS)
        h += (uint64_t)a->stride * 0xaef17502108ef2d9u + a->src_n * a->width * 0x8cb92ba72f3d8dd7u;
    if (ferryi_coll_shares_size(call))
        h += bytes * 0xf1357aea2e62a9c5u;
    if (ferryi_coll_shares_places(a->element) && ferryi_coll_shares_dst(call, (uint64_t)(uintptr_t)a->dst, bytes))
        h += ((uint64_t)(uintptr_t)a->dst - w->heap) * 0xc6a4a7935bd1e995u;
    if (ferryi_coll_shares_places(a->element) && ferryi_coll_shares_src(call, bytes))
        h += ((uint64_t)(uintptr_t)a->src - w->heap) * 0x94d049bb133111ebu;
    return (uint32_t)(h >> 32);
}

/* The part of a flag's word that says which call the message is of; `calls`: how many have ended in the area. */
FERRYI_FN uint64_t ferryi_coll_tag(const ferryi_world *w, ferry_call call, const ferryi_args *a, uint32_t calls)
{
    const uint64_t turn = a->team < 0 ? 1 : (uint64_t)(calls & FERRYI_FLAG_TURNS) << 1;
    return turn << FERRYI_FLAG_TURN | ferryi_coll_digest(w, call, a);
}

/* In a message to or from pe.  On hosts one on an active set has the number of the pair's common calls; kernels, whose
 * collectives are flat, do without it. */
FERRYI_FN uint64_t ferryi_coll_tag_with(const ferryi_world *w, ferryi_area *s, uint64_t tag, uint32_t calls, int pe)
{
    if (FERRYI_GPU || FERRYI_LIKELY((tag & FERRYI_FLAG_ACTIVE) == 0))
        return tag;
    const uint32_t turn = calls + ferryi_ld_relaxed_u32(&ferryi_area_counts(s, w->n_laid, pe)->turns);
    return tag | (uint64_t)(turn & FERRYI_FLAG_TURNS) << 1 << FERRYI_FLAG_TURN;
}

/* The same of a call's terms, whose other fields become 0; places from the heap's start on. */
FERRYI_FN void ferryi_coll_identity_share(const ferryi_world *w, ferry_call call, ferryi_coll_identity *terms)
{
    const size_t bytes = (size_t)terms->dst_bytes;
    const int places = ferryi_coll_shares_places(terms->element);
    terms->dst = places && ferryi_coll_shares_dst(call, terms->dst, bytes) ? terms->dst - w->heap : 0;
    terms->src = places && ferryi_coll_shares_src(call, bytes) ? terms->src - w->heap : 0;
    if (!ferryi_coll_shares_size(call))
        terms->dst_bytes = terms->src_bytes = 0;
    if (terms->team > 0)
        terms->team = 0; /* its area is its own */
}

/* ---- Flags.  No member leaves a collective before all have entered it, in the same call: every algorithm makes each
 * member wait, perhaps through others, for every other one, and a member that meets another call tells nobody that it
 * has come.  So a member whose flag is ahead is in a later message of this call or in the next call. */

FERRYI_FN uint64_t ferryi_coll_word(uint64_t count, uint64_t tag)
{
    return count << FERRYI_FLAG_COUNT | tag;
}

/* How far a flag's word is past the word `wanted` without its tag; negative: its message has not come. */
FERRYI_FN int64_t ferryi_coll_word_past(uint64_t found, uint64_t wanted)
{
    return (int64_t)(found - (wanted >> FERRYI_FLAG_COUNT << FERRYI_FLAG_COUNT));
}

/* past: how far a flag's word is past the word of the awaited count and no tag.  1: this or a later message of the call
 * `tag`, or of the next one. */
FERRYI_FN int ferryi_coll_word_fits(uint64_t past, uint64_t tag)
{
    return past == tag || (int64_t)(past - ((uint64_t)1 << FERRYI_FLAG_COUNT)) >= 0;
}

/* Whether the word `seq`, not behind what is expected, is of another call in the same turn. */
FERRYI_FN int ferryi_coll_word_contradicts(uint64_t seq, uint64_t tag)
{
    return (!FERRYI_GPU || (tag & FERRYI_FLAG_ACTIVE) == 0) &&
           (seq << (64 - FERRYI_FLAG_COUNT)) != (tag << (64 - FERRYI_FLAG_COUNT)) &&
           ((seq ^ tag) >> FERRYI_FLAG_TURN & 255) == 0;
}

/* Looks at n members, the one after the last look's first: a member may have ended this call because it has met another
 * one, or its flag may show another call although this PE waits for no message of it. */
FERRYI_COLD int ferryi_coll_look(ferryi_set set, uint64_t tag, uint32_t n)
{
    const ferryi_world *w = ferryi_world_get();
    const uint32_t looks = ferryi_ld_relaxed_u32(&set.area->looks); /* other threads of the scope may count too */
    const uint32_t calls = ferryi_ld_relaxed_u32(&set.area->calls);
    ferryi_st_relaxed_u32(&set.area->looks, looks + n);
    FERRYI_ROLLED
    for (uint32_t i = 0; i < n; i++) {
        const int k = (int)((looks + i) % (uint32_t)set.n), pe = ferryi_set_pe(&set, k);
        const ferryi_coll_counts *pair = ferryi_area_counts(set.area, w->n_laid, pe);
        const uint64_t seq = ferryi_ld_relaxed_u64(ferryi_area_flag(set.area, pe));
        const uint64_t ended = ferryi_ld_relaxed_u64(ferryi_area_ended(set.area, pe));
        /* A member that has ended this PE's next call has left this one: it may still succeed here. */
        if ((int64_t)((ended >> FERRYI_ENDED_CALLS << FERRYI_ENDED_CALLS) -
                      FERRYI_ENDED(ferryi_ld_relaxed_u32(&pair->ended), 0, 0, 0)) > 0 &&
            (int32_t)((uint32_t)(ended >> FERRYI_ENDED_TURN) - calls - ferryi_ld_relaxed_u32(&pair->turns)) <= 0)
            return 1;
        if (k != set.me && ferryi_coll_word_contradicts(seq, ferryi_coll_tag_with(w, set.area, tag, calls, pe)) &&
            (int64_t)(seq - ferryi_coll_word(ferryi_ld_relaxed_u64(&pair->expected) + 1, 0)) >= 0)
            return 1;
    }
    return 0;
}

#endif
