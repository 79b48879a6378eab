/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_OPERATIONS_WAIT_FUNCS_H
#define FERRY_DETAIL_OPERATIONS_WAIT_FUNCS_H

#include "amo__funcs.h"

/* Waits and tests on own words.  They poll relaxed and acquire once, at the end (A3, partner of R3 and of the owner's
 * fence in ferryi_descriptor_apply).  Contracts: ferry/wait.h. */

/* The condition of a wait: n words of `bytes`, each compared with value, or with values[i] when values is not NULL. */
typedef struct ferryi_condition {
    const void *words;
    size_t n;
    const int *status; /* nonzero: element is left out; may be NULL */
    const void *values;
    uint64_t value; /* widened like the words */
    int cmp;
    uint32_t bytes;
    int is_signed;
} ferryi_condition;

FERRYI_FN uint64_t ferryi_word_widen(uint64_t raw, uint32_t bytes, int is_signed)
{
    return bytes == 4 && is_signed ? (uint64_t)(int64_t)(int32_t)(uint32_t)raw : raw;
}

FERRYI_FN uint64_t ferryi_word_load(const void *word, uint32_t bytes, int is_signed)
{
    return bytes == 8 ? ferryi_ld_relaxed_u64((const uint64_t *)word)
                      : ferryi_word_widen(ferryi_ld_relaxed_u32((const uint32_t *)word), 4, is_signed);
}

/* `word cmp value` as one test of an interval, for any comparison and sign.  First, the sign bit of a signed word is
 * flipped.  Then the comparison holds when the word lies from low to high, or, with `outside`, when it does not.  If
 * the comparison is a constant, one of the two ends needs no test, and one compare is left. */
typedef struct ferryi_interval {
    uint64_t low, high, sign;
    int outside;
} ferryi_interval;

FERRYI_FN ferryi_interval ferryi_interval_of(int cmp, uint64_t value, uint32_t bytes, int is_signed)
{
    const uint64_t mask = bytes == 8 ? UINT64_MAX : UINT32_MAX, sign = is_signed ? (mask >> 1) + 1 : 0;
    const uint64_t end = (value & mask) ^ sign;
    ferryi_interval v = { end, end, sign, cmp == FERRY_CMP_NE || cmp == FERRY_CMP_LT || cmp == FERRY_CMP_GT };
    if (cmp == FERRY_CMP_GE || cmp == FERRY_CMP_LT)
        v.high = mask;
    else if (cmp == FERRY_CMP_LE || cmp == FERRY_CMP_GT)
        v.low = 0;
    return v;
}

/* word: from ferryi_word_load(), not widened. */
FERRYI_FN int ferryi_interval_contains(const ferryi_interval *v, uint64_t word)
{
    word ^= v->sign;
    return ((word >= v->low) & (word <= v->high)) != v->outside;
}

FERRYI_FN const void *ferryi_condition_word(const ferryi_condition *c, size_t i)
{
    return (const char *)c->words + i * c->bytes;
}

FERRYI_FN uint64_t ferryi_condition_value(const ferryi_condition *c, size_t i)
{
    if (c->values == NULL)
        return c->value;
    return c->bytes == 8 ? ((const uint64_t *)c->values)[i]
                         : ferryi_word_widen(((const uint32_t *)c->values)[i], 4, c->is_signed);
}

FERRYI_FN int ferryi_condition_skips(const ferryi_condition *c, size_t i)
{
    return c->status != NULL && c->status[i] != 0;
}

FERRYI_FN int ferryi_condition_holds(const ferryi_condition *c, size_t i)
{
    ferryi_interval v = ferryi_interval_of(c->cmp, ferryi_condition_value(c, i), c->bytes, c->is_signed);
    return ferryi_interval_contains(&v, ferryi_word_load(ferryi_condition_word(c, i), c->bytes, 0));
}

/* Checks the condition, and makes c->words the address that the library works with. */
FERRYI_FN ferry_status ferryi_condition_check(ferryi_world *w, ferry_call call, ferryi_condition *c)
{
    if (FERRYI_UNLIKELY(c->cmp < FERRY_CMP_EQ || c->cmp > FERRY_CMP_LE))
        return ferryi_argument_refuse(w, call, -1, (uint64_t)(int64_t)c->cmp);
    if (FERRYI_UNLIKELY(c->n > SIZE_MAX / 8))
        return ferryi_overflow_refuse(w, call, -1, c->n, c->bytes);
    ferry_status status;
    c->words = ferryi_addr_check(w, call, c->words, c->n * c->bytes, w->my_pe, &status);
    if (FERRYI_UNLIKELY(status == FERRY_SUCCESS && ((uintptr_t)c->words & (c->bytes - 1)) != 0))
        status = ferryi_fault_raise(w, FERRY_ERR_MISALIGNED, call, -1, c->words, -1, c->bytes,
                                    (uint64_t)(uintptr_t)c->words, 0);
    return status;
}

/* The fault reports the first element that is waited for and does not hold. */
FERRYI_COLD ferry_status ferryi_wait_failed(ferryi_world *w, ferry_status status, ferry_call call,
                                            const ferryi_condition *c, size_t i, const ferryi_spin *spin)
{
    return ferryi_fault_raise(w, status, call, -1, ferryi_condition_word(c, i), c->cmp, ferryi_condition_value(c, i),
                              ferryi_word_load(ferryi_condition_word(c, i), c->bytes, c->is_signed), spin->started);
}

#if FERRYI_GPU
#include "wait_gpu__funcs.h"
#else
#include "wait_host__funcs.h"
#endif

/* Polls one word until `word cmp value` holds.  *found is the value that ended the wait, or, if the wait failed, one
 * that did not: its caller looks once more (ferryi_wait_looks_again), out of line, where it costs the polls nothing. */
FERRYI_FN ferry_status ferryi_wait_word(ferryi_world *w, ferryi_spin *spin, const void *word, uint32_t bytes,
                                        int is_signed, int cmp, uint64_t value, uint64_t *found)
{
    ferry_status status = FERRY_SUCCESS;
    uint32_t polls = FERRYI_POLLS_PER_LOOK;
    uint64_t now;
    ferryi_spin_awaits(w, spin, word);
    do {
        FERRYI_RECOMPUTE(cmp);
        const ferryi_interval v = ferryi_interval_of(cmp, value, bytes, is_signed);
        if (w->n_in != 0 && ferryi_wait_looks_always(w) == 0) {
            if (ferryi_wait_and_apply(w, spin, word, bytes, &v, &polls, found))
                return FERRY_SUCCESS;
            if (polls > 0)
                continue;
            polls = FERRYI_POLLS_PER_LOOK;
            ferryi_remote_progress(w, -1, FERRYI_POLLS_PER_LOOK);
            status = ferryi_spin_look(w, spin, -1);
            continue;
        }
        polls = ferryi_spin_burst(w);
        do {
            now = ferryi_word_load(word, bytes, 0);
            if (ferryi_interval_contains(&v, now)) {
                *found = now;
                return FERRY_SUCCESS;
            }
            ferryi_relax();
        } while (--polls > 0);
        status = ferryi_spin_after_burst(w, spin, -1);
        *found = now;
    } while (FERRYI_LIKELY(status == FERRY_SUCCESS));
    return status;
}

/* A wait that must end looks once more: while its thread was away, the value may have come.  Else the fault reports the
 * value that this last look has found. */
FERRYI_COLD ferryi_outcome ferryi_wait_looks_again(ferryi_world *w, ferry_status status, ferry_call call,
                                                   const void *word, uint32_t bytes, int is_signed, int cmp,
                                                   uint64_t value, uint64_t started)
{
    ferryi_outcome outcome = { ferryi_word_load(word, bytes, 0), FERRY_SUCCESS };
    const ferryi_interval wanted = ferryi_interval_of(cmp, value, bytes, is_signed);
    if (ferryi_interval_contains(&wanted, outcome.value))
        ferryi_fence_acquire(); /* A3 */
    else
        outcome.status = ferryi_fault_raise(
            w, status, call, -1, word, cmp, value,
            is_signed && bytes == 4 ? (uint64_t)(int64_t)(int32_t)(uint32_t)outcome.value : outcome.value, started);
    return outcome;
}

/* A3 for a wait that has loaded *now from the word by a relaxed load.  If the machine has an acquire-only fence,
 * that is the cheapest.  Else the word is loaded once more, with acquire.  That value must satisfy the wait too,
 * since an acquiring load synchronizes only with the writer of the value that it reads; 0: the wait goes on. */
FERRYI_FN int ferryi_wait_acquires(int scope, const ferryi_interval *interval, const void *word, uint32_t bytes,
                                   uint64_t *now)
{
    if (FERRYI_LOADS_ACQUIRE) {
        *now =
            bytes == 8 ? ferryi_ld_acquire_u64((const uint64_t *)word) : ferryi_ld_acquire_u32((const uint32_t *)word);
        return ferryi_scope_all(scope, ferryi_interval_contains(interval, *now));
    }
    ferryi_fence_acquire();
    return 1;
}

/* The full wait for one word: checks every argument and keeps the budget.  value: the value that ended the wait, if
 * the arguments were accepted. */
FERRYI_NOINLINE ferryi_outcome ferryi_wait_one_slow(ferryi_world *w, ferry_call call, const void *word, uint32_t bytes,
                                                    int is_signed, int cmp, uint64_t value, uint64_t timeout)
{
    ferryi_outcome outcome = { 0, FERRY_SUCCESS };
    if (FERRYI_UNLIKELY((uint32_t)cmp > FERRY_CMP_LE)) {
        outcome.status = ferryi_argument_refuse(w, call, -1, (uint64_t)(int64_t)cmp);
        return outcome;
    }
    word = ferryi_addr_check_word(w, call, word, bytes, w->my_pe, &outcome.status);
    if (FERRYI_UNLIKELY(outcome.status != FERRY_SUCCESS))
        return outcome;
    if (ferryi_heap_needs_driver(w)) {
        ferryi_condition c = { word, 1, NULL, NULL, value, cmp, bytes, is_signed };
        outcome.status = ferryi_gpu_heap_wait_all(w, call, &c, &outcome.value, timeout);
        return outcome;
    }
    ferryi_spin spin;
    ferryi_spin_begin(&spin, w, timeout);
    spin.ring = ferryi_wait_first_ring(w);
    outcome.status = ferryi_wait_word(w, &spin, word, bytes, is_signed, cmp, value, &outcome.value);
    ferryi_spin_end(w, &spin);
    if (FERRYI_UNLIKELY(outcome.status != FERRY_SUCCESS))
        outcome = ferryi_wait_looks_again(w, outcome.status, call, word, bytes, is_signed, cmp, value, spin.started);
    else
        ferryi_fence_acquire(); /* A3 */
    ferryi_wait_leave_hint(w, &spin);
    return outcome;
}

/* The first polls of a wait for one word, which look at nothing else.  Returns 1 if they ended the wait; a wait that
 * they do not end is so long that the cost of the slow path does not matter.  scope (a constant): one thread, or a
 * warp.  All lanes of a warp poll: their loads are one access, and a lane that polls alone makes the warp diverge,
 * which costs more than a poll.  Each lane acquires (A3) for itself; *found may differ from lane to lane. */
FERRYI_FN int ferryi_wait_ends_early(int scope, const ferryi_world *w, const void *word, uint32_t bytes, int is_signed,
                                     int cmp, uint64_t value, uint64_t *found)
{
    uint32_t descriptors = 0,
             polls = (uint32_t)cmp <= FERRY_CMP_LE ? ferryi_wait_first_polls(w, word, bytes, &descriptors) : 0;
    if (FERRYI_LIKELY(polls != 0)) {
        const ferryi_interval interval = ferryi_interval_of(cmp, value, bytes, is_signed);
        FERRYI_ROLLED
        for (; polls > 0; polls--) {
            uint64_t now = ferryi_word_load(word, bytes, 0);
            if (ferryi_scope_all(scope, ferryi_interval_contains(&interval, now)) &&
                ferryi_wait_acquires(scope, &interval, word, bytes, &now)) {
                *found = now;
                return 1;
            }
            if (ferryi_scope_all(scope, descriptors != 0))
                break;
            ferryi_relax();
        }
    }
    return 0;
}

/* The most common wait: one word.  *found (if the arguments were accepted) is the value that ended the wait. */
FERRYI_FN ferry_status ferryi_wait_one(ferryi_world *w, ferry_call call, const void *word, uint32_t bytes,
                                       int is_signed, int cmp, uint64_t value, uint64_t *found, uint64_t timeout)
{
    if (FERRYI_LIKELY(ferryi_wait_ends_early(FERRYI_THREAD, w, word, bytes, is_signed, cmp, value, found)))
        return FERRY_SUCCESS;
    ferryi_outcome outcome = ferryi_wait_one_slow(w, call, word, bytes, is_signed, cmp, value, timeout);
    if (outcome.status <= FERRY_ERR_ABORTED)
        *found = outcome.value;
    return outcome.status;
}

/* A word of 2 bytes: waits until the 4 bytes around it change, then looks again.  value: widened. */
FERRYI_FN ferry_status ferryi_wait_half(ferryi_world *w, ferry_call call, const void *word, int is_signed, int cmp,
                                        uint64_t value, uint64_t timeout)
{
    const uint32_t *around = (const uint32_t *)((uintptr_t)word & ~(uintptr_t)3);
    const int shift = (int)((uintptr_t)word & 2) * 8;
    const ferryi_interval wanted = ferryi_interval_of(cmp, value, 4, is_signed);
    ferry_status status = FERRY_SUCCESS;
    uint64_t found = ferryi_ld_acquire_u32(around); /* A3 */
    while (status == FERRY_SUCCESS) {
        uint32_t half = (uint32_t)(found >> shift) & 0xffffu;
        if (is_signed && (half & 0x8000u) != 0)
            half |= 0xffff0000u;
        if (ferryi_interval_contains(&wanted, half))
            break;
        status = ferryi_wait_one(w, call, around, 4, 0, FERRY_CMP_NE, found, &found, timeout);
    }
    return status;
}

/* A value that does not compare true, for a wait that was refused.  GE 0 and LE UINT64_MAX have no such value. */
FERRYI_COLD uint64_t ferryi_wait_failed_value(int cmp, uint64_t value)
{
    switch (cmp) {
    case FERRY_CMP_EQ:
        return ~value;
    case FERRY_CMP_GE:
        return value - (value != 0);
    case FERRY_CMP_LE:
        return value + (value != UINT64_MAX);
    default:
        return value;
    }
}

FERRYI_FN ferry_status ferryi_wait_all(ferryi_world *w, ferry_call call, ferryi_condition *c, uint64_t timeout)
{
    ferry_status status = ferryi_condition_check(w, call, c);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    if (ferryi_heap_needs_driver(w))
        return ferryi_gpu_heap_wait_all(w, call, c, NULL, timeout);
    ferryi_spin spin;
    ferryi_spin_begin(&spin, w, timeout);
    size_t i = 0;
    for (; i < c->n; i++) {
        uint64_t found;
        if (ferryi_condition_skips(c, i))
            continue;
        status = ferryi_wait_word(w, &spin, ferryi_condition_word(c, i), c->bytes, c->is_signed, c->cmp,
                                  ferryi_condition_value(c, i), &found);
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS) && !ferryi_condition_holds(c, i))
            break;
        status = FERRY_SUCCESS;
    }
    ferryi_spin_end(w, &spin);
    if (FERRYI_UNLIKELY(i < c->n))
        return ferryi_wait_failed(w, status, call, c, i, &spin);
    ferryi_fence_acquire(); /* A3 */
    return FERRY_SUCCESS;
}

/* ---- Fair choice.  A series of calls for any element must return each element that holds, eventually (OpenSHMEM
 * 1.5, 9.10).  So a call begins after the element that the last call with the same arguments has returned.  A few words
 * of memory keep that element, each together with a key of the arguments that used it last.  If the word of a call has
 * another key, the clock picks the first element.  Now and then a call skips one element, so that two series of calls
 * in turns do not get the same elements for ever. */
FERRYI_FN uint32_t ferryi_fair_key(const ferryi_condition *c)
{
    uint64_t key = (uint64_t)(uintptr_t)c->words;
    key = (key ^ c->n) * 0x9e3779b97f4a7c15u;
    key = (key ^ key >> 32 ^ (uint64_t)(uintptr_t)c->status) * 0x9e3779b97f4a7c15u;
    key = (key ^ key >> 32 ^ (uint64_t)(uintptr_t)c->values) * 0x9e3779b97f4a7c15u;
    key = (key ^ key >> 32 ^ c->value ^ (uint64_t)(uint32_t)c->cmp << 56) * 0x9e3779b97f4a7c15u;
    return (uint32_t)(key >> 32);
}

FERRYI_FN uint64_t *ferryi_fair_words(const ferryi_world *w)
{
    return ((ferryi_area *)(uintptr_t)w->heap)->fair;
}

/* The element to begin with.  A lone element costs nothing. */
FERRYI_COLD size_t ferryi_fair_first_of_many(const uint64_t *fair, const ferryi_condition *c)
{
    const uint32_t key = ferryi_fair_key(c);
    const uint64_t kept = ferryi_ld_relaxed_u64(&fair[key % FERRYI_FAIR_WORDS]);
    const uint32_t chance = (uint32_t)ferryi_clock_ns() * 0x9e3779b1u;
    if (kept == 0)
        return 0;
    if ((uint32_t)(kept >> 32) != key)
        return (uint64_t)chance * (c->n & UINT32_MAX) >> 32;
    const size_t first = (size_t)(uint32_t)kept + (chance >> 30 == 0);
    return first < c->n ? first : first - c->n;
}
FERRYI_FN size_t ferryi_fair_first(const uint64_t *fair, const ferryi_condition *c)
{
    return c->n > 1 ? ferryi_fair_first_of_many(fair, c) : 0;
}
FERRYI_FN void ferryi_fair_store(uint64_t *fair, const ferryi_condition *c, size_t index)
{
    if (c->n > 1 && index != SIZE_MAX) {
        const uint32_t key = ferryi_fair_key(c);
        ferryi_st_relaxed_u64(&fair[key % FERRYI_FAIR_WORDS], (uint64_t)key << 32 | (uint32_t)(index + 1));
    }
}

/* Looks at all elements once, from `first` on.  Returns how many hold: *index gets the first, indices[] (may be
 * NULL) all of them.  *open: how many are not left out. */
FERRYI_FN size_t ferryi_condition_scan(const ferryi_condition *c, size_t first, size_t *index, size_t *indices,
                                       size_t *open)
{
    size_t found = 0, candidates = 0, i = first;
    for (size_t left = c->n; left > 0; left--, i = i + 1 < c->n ? i + 1 : 0) {
        if (ferryi_condition_skips(c, i))
            continue;
        candidates++;
        if (!ferryi_condition_holds(c, i))
            continue;
        if (found == 0)
            *index = i;
        if (indices != NULL)
            indices[found] = i;
        found++;
        if (indices == NULL)
            break;
    }
    *open = candidates;
    return found;
}

/* any (indices NULL): *number is an index or SIZE_MAX.  some: *number counts indices[]. */
FERRYI_FN ferry_status ferryi_wait_any_or_some(ferryi_world *w, ferryi_condition *c, size_t *indices, int any,
                                               size_t *number, uint64_t timeout)
{
    size_t index = SIZE_MAX, open, found = 0, first = 0;
    ferry_status status = ferryi_condition_check(w, FERRY_CALL_WAIT, c);
    ferryi_spin spin;
    if (FERRYI_UNLIKELY(number == NULL))
        return status != FERRY_SUCCESS ? status : ferryi_argument_refuse(w, FERRY_CALL_WAIT, -1, 0);
    *number = any ? SIZE_MAX : 0;
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    if (!any && indices == NULL)
        return c->n == 0 ? FERRY_SUCCESS : ferryi_argument_refuse(w, FERRY_CALL_WAIT, -1, 0);
    if (ferryi_heap_needs_driver(w))
        return ferryi_gpu_heap_wait_any_or_some(w, c, indices, any, number, timeout);
    if (any)
        first = ferryi_fair_first(ferryi_fair_words(w), c);
    ferryi_spin_begin(&spin, w, timeout);
    /* A wait that must end scans once more, as ferryi_wait_looks_again() does. */
    while ((found = ferryi_condition_scan(c, first, &index, indices, &open)) == 0 && open != 0 &&
           status == FERRY_SUCCESS)
        status = ferryi_spin_step(w, &spin, -1);
    ferryi_spin_end(w, &spin);
    if (FERRYI_UNLIKELY(found == 0 && open != 0)) {
        size_t i = 0;
        while (i + 1 < c->n && ferryi_condition_skips(c, i))
            i++;
        return ferryi_wait_failed(w, status, FERRY_CALL_WAIT, c, i, &spin);
    }
    ferryi_fence_acquire(); /* A3 */
    if (any)
        ferryi_fair_store(ferryi_fair_words(w), c, index);
    *number = any ? index : found;
    return FERRY_SUCCESS;
}

/* A test takes as long as this number of a wait's polls. */
#define FERRYI_TEST_POLLS 8u

/* Programs often repeat a failed test at once, so let the writer run when there are too few cores. */
FERRYI_FN void ferryi_test_missed(ferryi_world *w)
{
    if (w->n_pes == 0)
        return;
    ferryi_remote_progress(w, -1, FERRYI_TEST_POLLS);
    if (w->n_in != 0)
        ferryi_drain(w);
    ferryi_routes_progress(w);
    if (ferryi_wait_yields(w))
        ferryi_yield();
}

FERRYI_FN int ferryi_test_all(ferryi_world *w, ferryi_condition *c)
{
    if (FERRYI_UNLIKELY(ferryi_condition_check(w, FERRY_CALL_TEST, c) != FERRY_SUCCESS))
        return 0;
    if (ferryi_heap_needs_driver(w)) {
        size_t index, open;
        return ferryi_gpu_heap_test(w, c, NULL, &index, &open) == open;
    }
    for (size_t i = 0; i < c->n; i++)
        if (!ferryi_condition_skips(c, i) && !ferryi_condition_holds(c, i)) {
            ferryi_test_missed(w);
            return 0;
        }
    ferryi_fence_acquire(); /* A3 */
    return 1;
}

FERRYI_FN size_t ferryi_test_any_or_some(ferryi_world *w, ferryi_condition *c, size_t *indices, int any)
{
    size_t index = SIZE_MAX, open, found, first;
    if (FERRYI_UNLIKELY(ferryi_condition_check(w, FERRY_CALL_TEST, c) != FERRY_SUCCESS))
        return any ? SIZE_MAX : 0;
    if (!any && indices == NULL) {
        if (c->n != 0)
            (void)ferryi_argument_refuse(w, FERRY_CALL_TEST, -1, 0);
        return 0;
    }
    if (ferryi_heap_needs_driver(w)) {
        found = ferryi_gpu_heap_test(w, c, indices, &index, &open);
        return any ? index : found;
    }
    first = any ? ferryi_fair_first(ferryi_fair_words(w), c) : 0;
    found = ferryi_condition_scan(c, first, &index, indices, &open);
    if (found == 0)
        ferryi_test_missed(w);
    else
        ferryi_fence_acquire(); /* A3 */
    if (any)
        ferryi_fair_store(ferryi_fair_words(w), c, index);
    return any ? index : found;
}

#endif
