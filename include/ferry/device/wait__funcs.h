/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_WAIT_FUNCS_H
#define FERRY_DEVICE_WAIT_FUNCS_H

#include "amo__funcs.h"

/* Waits and tests on own words.  They poll relaxed and acquire once, at the end (A3, partner of R3 and of the owner's
 * fence in ferryi_record_apply).  Contracts: ferry/wait.h. */

/* What is waited for: n words of `bytes`, each compared with value, or with values[i] when values is not NULL. */
typedef struct ferryi_condition {
    const void *words;
    size_t n;
    const int *status; /* nonzero: left out; may be NULL */
    const void *values;
    uint64_t value; /* widened like the words */
    int cmp;
    uint32_t bytes;
    int is_signed;
} ferryi_condition;

#if !FERRYI_GPU
/* The host's waits and tests when heaps are in GPU memory (runtime/gpu_waits.c).  all: every element, else at least
 * one. Arguments were checked. */
ferry_status ferryi_gpu_wait(ferryi_world *w, ferry_call call, const ferryi_condition *c, int all, size_t *indices,
                             size_t *index, size_t *found, uint64_t *value, uint64_t timeout);
size_t ferryi_gpu_test(ferryi_world *w, const ferryi_condition *c, size_t *indices, size_t *index, size_t *open);
#endif

FERRYI_FN uint64_t ferryi_widen(uint64_t raw, uint32_t bytes, int is_signed)
{
    return bytes == 4 && is_signed ? (uint64_t)(int64_t)(int32_t)(uint32_t)raw : raw;
}

FERRYI_FN uint64_t ferryi_poll(const void *word, uint32_t bytes, int is_signed)
{
    return bytes == 8 ? ferryi_ld_relaxed_u64((const uint64_t *)word)
                      : ferryi_widen(ferryi_ld_relaxed_u32((const uint32_t *)word), 4, is_signed);
}

/* `word cmp value` as one look at an interval, whatever the comparison and the sign: the comparison holds when the
 * word, with its sign bit turned over if it is signed, lies from low to high, or, with `outside`, when it does not.
 * Where the comparison is a constant, one of the two ends is none, and one compare is left. */
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

/* word: as ferryi_poll() has it, not widened. */
FERRYI_FN int ferryi_lies(const ferryi_interval *v, uint64_t word)
{
    word ^= v->sign;
    return ((word >= v->low) & (word <= v->high)) != v->outside;
}

FERRYI_FN const void *ferryi_word_at(const ferryi_condition *c, size_t i)
{
    return (const char *)c->words + i * c->bytes;
}

FERRYI_FN uint64_t ferryi_expected_at(const ferryi_condition *c, size_t i)
{
    if (c->values == NULL)
        return c->value;
    return c->bytes == 8 ? ((const uint64_t *)c->values)[i]
                         : ferryi_widen(((const uint32_t *)c->values)[i], 4, c->is_signed);
}

FERRYI_FN int ferryi_left_out(const ferryi_condition *c, size_t i)
{
    return c->status != NULL && c->status[i] != 0;
}

FERRYI_FN int ferryi_holds(const ferryi_condition *c, size_t i)
{
    ferryi_interval v = ferryi_interval_of(c->cmp, ferryi_expected_at(c, i), c->bytes, c->is_signed);
    return ferryi_lies(&v, ferryi_poll(ferryi_word_at(c, i), c->bytes, 0));
}

/* Makes c->words the address that the library works with. */
FERRYI_FN ferry_status ferryi_check_condition(ferryi_world *w, ferry_call call, ferryi_condition *c)
{
    if (FERRYI_UNLIKELY(c->cmp < FERRY_CMP_EQ || c->cmp > FERRY_CMP_LE))
        return ferryi_bad_argument(w, call, -1, (uint64_t)(int64_t)c->cmp);
    if (FERRYI_UNLIKELY(c->n > SIZE_MAX / 8))
        return ferryi_overflow(w, call, -1, c->n, c->bytes);
    ferry_status status;
    c->words = ferryi_own(w, call, c->words, c->n * c->bytes, w->my_pe, &status);
    if (FERRYI_UNLIKELY(status == FERRY_SUCCESS && ((uintptr_t)c->words & (c->bytes - 1)) != 0))
        status = ferryi_fault_raise(w, FERRY_ERR_MISALIGNED, call, -1, c->words, -1, c->bytes,
                                    (uint64_t)(uintptr_t)c->words, 0);
    return status;
}

/* The first element that is waited for and does not hold speaks for all in a fault. */
FERRYI_COLD ferry_status ferryi_wait_failed(ferryi_world *w, ferry_status status, ferry_call call,
                                            const ferryi_condition *c, const ferryi_spin *spin)
{
    size_t i = 0;
    while (i + 1 < c->n && (ferryi_left_out(c, i) || ferryi_holds(c, i)))
        i++;
    return ferryi_fault_raise(w, status, call, -1, ferryi_word_at(c, i), c->cmp, ferryi_expected_at(c, i),
                              ferryi_poll(ferryi_word_at(c, i), c->bytes, c->is_signed), spin->started);
}

#if !FERRYI_GPU
/* Polls, of which *polls may go without a look at the clock, while rings come in.  1: *found lies in the interval. What
 * has come in ends it too: what it kept of rings and words is gathered again then, not kept across the call. */
FERRYI_FN int ferryi_wait_watching(ferryi_world *w, ferryi_spin *spin, const void *word, uint32_t bytes,
                                   const ferryi_interval *interval, uint32_t *polls, uint64_t *found)
{
    *found = ferryi_poll(word, bytes, 0); /* what has come in may have been it */
    ferryi_watch watch = ferryi_watch_ring(w, spin->ring < w->n_in ? spin->ring : 0);
    if (ferryi_lies(interval, *found))
        return 1;
    FERRYI_ROLLED
    for (; *polls > 0; --*polls) {
        uint64_t first = ferryi_record_first(watch.record);
        ferryi_watch next = ferryi_watch_next(w, &watch);
        *found = ferryi_poll(word, bytes, 0); /* beside the look at the ring */
        if (ferryi_lies(interval, *found))
            return 1;
        if (!ferryi_spin_attends(w, spin) && ferryi_watch_help(w, &watch, first)) {
            spin->ring = watch.ring; /* more may come from there */
            spin->attending = 1;
            --*polls;
            return 0;
        }
        watch = next;
        ferryi_relax();
    }
    spin->ring = watch.ring + 1;
    return 0;
}

#define FERRYI_WAIT_HELPING ferryi_wait_watching
#else
/* The same while the wait keeps the gate of one ring, if it is in this GPU's memory, so that nothing stands between a
 * record and its effect: each poll loads all of what may be the next record, and an addition to the awaited word is
 * itself the poll. Others find the gate shut and their records applied.  It is given back at the end of these polls,
 * and before anything that takes longer than an addition.  The other rings are looked at in turn, beside.
 *
 * Of a ring in host memory one look takes as long as a dozen polls, and is all that it does.
 *
 * No fence stands here.  What the source had fenced before it sent a record is where every thread would look, in the
 * memory of some GPU or of the host.  So is the effect of an atomic that has given its result: the gate (R2) and a
 * reply (R1) tell of it once that has come. */
FERRYI_FN int ferryi_wait_at_gate(ferryi_world *w, ferryi_spin *spin, const void *word, uint32_t bytes,
                                  const ferryi_interval *interval, uint32_t *polls, uint64_t *found)
{
    const uint32_t ring = spin->ring < w->n_in ? spin->ring : 0;
    ferryi_in *const in = &w->in[ring];
    if (in->consumed != NULL) {
        *found = ferryi_poll(word, bytes, 0); /* what has come in may have been it */
        if (ferryi_lies(interval, *found))
            return 1;
        /* A look is for one record or for additions that follow one another: those, if the last one was such. */
        const uint32_t came = spin->adds && ferryi_in_adds(w, ring, 2) ? FERRYI_IS_ADD : ferryi_in_help(w, ring);
        spin->adds = came == FERRYI_IS_ADD;
        spin->ring = came ? ring : ring + 1;
        spin->attending |= came;
        --*polls;
        return 0;
    }
    const ferryi_record *const records = in->ring;
    uint64_t *const told = in->told;
    uint32_t count = ferryi_ld_relaxed_u32(&in->gate) >> 1, other = ring, other_count = 0;
    uint64_t other_first = 0;
    spin->ring = ring;
    int mine = ferryi_in_try_lock(in, count);
    FERRYI_ROLLED
    do {
        const ferryi_record *const r = &records[ferryi_record_slot(w, count)];
        const uint32_t tag = ferryi_tag_of(count);
        uint64_t first, at, low, high;
        ferryi_ld_relaxed_two(r->pair[0].word, &first, &at);
        ferryi_ld_relaxed_two(r->pair[1].word, &low, &high);
        *found = ferryi_poll(word, bytes, 0);
        const int is_short = (first & FERRYI_RECORD_SHORT) != 0;
        if (ferryi_word_tag(first) == tag && mine && ferryi_record_op(first) == FERRYI_OP_ADD &&
            ferryi_word_tag(at) == tag &&
            (is_short || ((ferryi_word_tag(low) ^ tag) | (ferryi_word_tag(high) ^ tag)) == 0)) {
            if (spin->adds && ferryi_record_may_join(first)) { /* the last look has found one too */
                count = ferryi_drain_adds(w, ring, count);
                ferryi_st_relaxed_u64(told, count << 1);
                *found = ferryi_poll(word, bytes, 0); /* what was added may have been for it */
                ferryi_st_relaxed_u32(&in->gate, count << 1 | !ferryi_lies(interval, *found)); /* R2 */
                if (ferryi_lies(interval, *found))
                    return 1;
                continue;
            }
            spin->adds = 1;
            const int wide = (first & FERRYI_RECORD_WIDE) != 0;
            void *const there = (void *)(uintptr_t)(w->heap + ferryi_record_offset(first, (uint32_t)at));
            const uint64_t operand = ferryi_record_operand(first, low, high);
            uint64_t value = wide ? ferryi_atom_add_u64((uint64_t *)there, operand)
                                  : ferryi_atom_add_u32((uint32_t *)there, (uint32_t)operand);
            if ((first & FERRYI_RECORD_FETCH) != 0)
                ferryi_in_reply(w, in, count, value);
            count = ferryi_count_next(count);
            spin->attending = 1;
            ferryi_st_relaxed_u64(told, count << 1);
            if (there == word && wide == (bytes == 8)) {
                value += operand;
                *found = wide ? value : (uint32_t)value;
            }
            const uint32_t gate = ferryi_when(value, count << 1, w->chaos); /* R2 */
            if (ferryi_lies(interval, *found)) {
                ferryi_st_relaxed_u32(&in->gate, gate);
                return 1;
            }
            ferryi_st_relaxed_u32(&in->gate, gate | 1);
            continue;
        }
        spin->adds = 0;
        if (ferryi_lies(interval, *found)) {
            if (mine)
                ferryi_st_relaxed_u32(&in->gate, count << 1);
            return 1;
        }
        if (ferryi_word_tag(first) == tag) {
            if (!mine)
                mine = ferryi_in_try_lock(in, count);
            if (mine && ferryi_record_op(first) != FERRYI_OP_ADD) {
                other = ring;
                other_count = count;
                other_first = first;
                break;
            }
        }
        if (!mine && (ferryi_word_tag(first) == tag || *polls % 16 == 0))
            count = ferryi_ld_relaxed_u32(&in->gate) >> 1; /* who has the gate goes on */
        if (w->n_in > 1) {
            other_first = other != ring ? ferryi_record_first(ferryi_in_record(w, &w->in[other], other_count)) : 0;
            if (ferryi_word_tag(other_first) == ferryi_tag_of(other_count) && ferryi_record_is_mine(other_first))
                break;
            other_first = 0;
            other = other + 1 < w->n_in ? other + 1 : 0;
            other_count = ferryi_ld_relaxed_u32(&w->in[other].gate) >> 1;
        }
    } while (--*polls > 0);
    if (mine)
        ferryi_st_relaxed_u32(&in->gate, count << 1);
    if (other_first != 0) {
        --*polls;
        spin->ring = other;
        spin->attending = 1;
        (void)ferryi_drain_from(w, other, other_count, other_first);
    }
    return 0;
}
#define FERRYI_WAIT_HELPING ferryi_wait_at_gate
#endif

/* Polls one word until it compares so with the value.  *found is what ended the wait, or, when it failed, a value that
 * did not. */
FERRYI_FN ferry_status ferryi_wait_word(ferryi_world *w, ferryi_spin *spin, const void *word, uint32_t bytes,
                                        int is_signed, int cmp, uint64_t value, uint64_t *found)
{
    ferry_status status = FERRY_SUCCESS;
    uint32_t polls = FERRYI_POLLS_PER_LOOK;
    uint64_t now;
    do {
        FERRYI_AGAIN(cmp);
        const ferryi_interval v = ferryi_interval_of(cmp, value, bytes, is_signed);
        if (w->n_in != 0 && !ferryi_spin_is_dear(w)) {
            if (FERRYI_WAIT_HELPING(w, spin, word, bytes, &v, &polls, found))
                return FERRY_SUCCESS;
            if (polls > 0)
                continue;
            polls = FERRYI_POLLS_PER_LOOK;
            status = ferryi_spin_look(w, spin, -1);
            continue;
        }
        polls = ferryi_spin_burst(w);
        do {
            now = ferryi_poll(word, bytes, 0);
            if (ferryi_lies(&v, now)) {
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

/* A3 for a wait that has found *now in the word by a relaxed load.  Where a fence that only acquires is to be had, it
 * is the cheapest.  Where not, the word is loaded once more, with acquire: it must satisfy the wait too, since only the
 * writer of a value that an acquiring load has read is known to have been seen; 0 sends the wait on. */
FERRYI_FN int ferryi_wait_acquires(int scope, const ferryi_interval *interval, const void *word, uint32_t bytes,
                                   uint64_t *now)
{
    if (FERRYI_LOADS_ACQUIRE) {
        *now =
            bytes == 8 ? ferryi_ld_acquire_u64((const uint64_t *)word) : ferryi_ld_acquire_u32((const uint32_t *)word);
        return ferryi_scope_all(scope, ferryi_lies(interval, *now));
    }
    ferryi_fence_acquire();
    return 1;
}

/* The wait for one word from its start: every argument is looked at, every budget kept.  value: what ended the wait,
 * once the arguments were accepted. */
FERRYI_APART ferryi_outcome ferryi_wait_one_apart(ferryi_world *w, ferry_call call, const void *word, uint32_t bytes,
                                                  int is_signed, int cmp, uint64_t value, uint64_t timeout)
{
    ferryi_outcome outcome = { 0, FERRY_SUCCESS };
    if (FERRYI_UNLIKELY((uint32_t)cmp > FERRY_CMP_LE)) {
        outcome.status = ferryi_bad_argument(w, call, -1, (uint64_t)(int64_t)cmp);
        return outcome;
    }
    word = ferryi_own_word(w, call, word, bytes, w->my_pe, &outcome.status);
    if (FERRYI_UNLIKELY(outcome.status != FERRY_SUCCESS))
        return outcome;
#if !FERRYI_GPU
    if (FERRYI_UNLIKELY(w->gpu)) {
        ferryi_condition c = { word, 1, NULL, NULL, value, cmp, bytes, is_signed };
        size_t index, number;
        outcome.status = ferryi_gpu_wait(w, call, &c, 1, NULL, &index, &number, &outcome.value, timeout);
        return outcome;
    }
#endif
    ferryi_spin spin;
    ferryi_spin_begin(&spin, w, timeout);
#if FERRYI_GPU
    if (w->n_in > 1)
        spin.ring = ferryi_ld_relaxed_u32(&w->in->awaited) - 1; /* beyond all: the first one */
#endif
    outcome.status = ferryi_wait_word(w, &spin, word, bytes, is_signed, cmp, value, &outcome.value);
    ferryi_spin_end(w, &spin);
    if (FERRYI_UNLIKELY(outcome.status != FERRY_SUCCESS))
        outcome.status = ferryi_fault_raise(w, outcome.status, call, -1, word, cmp, value,
                                            ferryi_poll(word, bytes, is_signed), spin.started);
    else
        ferryi_fence_acquire(); /* A3 */
#if FERRYI_GPU
    if (w->n_in != 0)
        ferryi_st_relaxed_u32(&w->in->awaited, spin.attending ? spin.ring + 1 : 0);
#endif
    return outcome;
}

/* How many polls a wait for a word begins with, with nothing else in sight; 0: none, or the word may not be polled.  In
 * kernels a wait that rings come in beside begins so, too: a native peer's answer is there before they are over, at the
 * cost of a job without weak pairs.  *records: one will do, since what the last wait was for came as a record. */
#define FERRYI_POLLS_BEFORE_RINGS 24u
FERRYI_FN uint32_t ferryi_wait_polls_here(const ferryi_world *w, const void *word, uint32_t bytes, uint32_t *records)
{
    *records = 0;
#if FERRYI_GPU
    if (!ferryi_word_fits(w, word, bytes))
        return 0;
    if (FERRYI_LIKELY(w->n_in == 0))
        return FERRYI_POLLS_PER_LOOK;
    *records = ferryi_ld_relaxed_u32(&w->in->awaited);
    return FERRYI_POLLS_BEFORE_RINGS;
#else
    return (w->n_in | w->chaos | w->yield | w->gpu) == 0 && ferryi_in_heap(w, word, bytes) &&
                   ((uintptr_t)word & (bytes - 1)) == 0
               ? FERRYI_POLLS_PER_LOOK
               : 0;
#endif
}

/* The first polls of a wait for one word, with nothing else in sight: 1 when they ended it.  A wait that they do not
 * end has time to go elsewhere.  scope (a constant): one thread, or a warp, whose lanes all poll, since their loads are
 * one access and a lane that polls alone parts the warp, which costs more than a poll.  Each lane acquires (A3) what
 * each has seen; *found may differ from lane to lane. */
FERRYI_FN int ferryi_wait_ends_here(int scope, const ferryi_world *w, const void *word, uint32_t bytes, int is_signed,
                                    int cmp, uint64_t value, uint64_t *found)
{
    uint32_t records = 0, polls = (uint32_t)cmp <= FERRY_CMP_LE ? ferryi_wait_polls_here(w, word, bytes, &records) : 0;
    if (FERRYI_LIKELY(polls != 0)) {
        const ferryi_interval interval = ferryi_interval_of(cmp, value, bytes, is_signed);
        FERRYI_ROLLED
        for (; polls > 0; polls--) {
            uint64_t now = ferryi_poll(word, bytes, 0);
            if (ferryi_scope_all(scope, ferryi_lies(&interval, now)) &&
                ferryi_wait_acquires(scope, &interval, word, bytes, &now)) {
                *found = now;
                return 1;
            }
            if (ferryi_scope_all(scope, records != 0))
                break;
            ferryi_relax();
        }
    }
    return 0;
}

/* The wait that most programs live in: one word.  *found (once the arguments were accepted) is what ended it. */
FERRYI_FN ferry_status ferryi_wait_one(ferryi_world *w, ferry_call call, const void *word, uint32_t bytes,
                                       int is_signed, int cmp, uint64_t value, uint64_t *found, uint64_t timeout)
{
    if (FERRYI_LIKELY(ferryi_wait_ends_here(FERRYI_THREAD, w, word, bytes, is_signed, cmp, value, found)))
        return FERRY_SUCCESS;
    ferryi_outcome outcome = ferryi_wait_one_apart(w, call, word, bytes, is_signed, cmp, value, timeout);
    if (outcome.status <= FERRY_ERR_ABORTED)
        *found = outcome.value;
    return outcome.status;
}

/* A value that does not compare true, for a wait that was refused; there is none for GE 0 and LE UINT64_MAX. */
FERRYI_COLD uint64_t ferryi_value_of_failure(int cmp, uint64_t value)
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
    ferry_status status = ferryi_check_condition(w, call, c);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
#if !FERRYI_GPU
    if (FERRYI_UNLIKELY(w->gpu)) {
        size_t index, number;
        return ferryi_gpu_wait(w, call, c, 1, NULL, &index, &number, NULL, timeout);
    }
#endif
    ferryi_spin spin;
    ferryi_spin_begin(&spin, w, timeout);
    for (size_t i = 0; i < c->n && status == FERRY_SUCCESS; i++) {
        uint64_t found;
        if (ferryi_left_out(c, i))
            continue;
        status = ferryi_wait_word(w, &spin, ferryi_word_at(c, i), c->bytes, c->is_signed, c->cmp,
                                  ferryi_expected_at(c, i), &found);
    }
    ferryi_spin_end(w, &spin);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return ferryi_wait_failed(w, status, call, c, &spin);
    ferryi_fence_acquire(); /* A3 */
    return FERRY_SUCCESS;
}

/* One look at all elements: how many hold; *index gets the first, indices[] (may be NULL) all of them. *open: how many
 * are not left out. */
FERRYI_FN size_t ferryi_look(const ferryi_condition *c, size_t *index, size_t *indices, size_t *open)
{
    size_t found = 0, candidates = 0;
    for (size_t i = 0; i < c->n; i++) {
        if (ferryi_left_out(c, i))
            continue;
        candidates++;
        if (!ferryi_holds(c, i))
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
FERRYI_FN ferry_status ferryi_wait_first(ferryi_world *w, ferryi_condition *c, size_t *indices, int any, size_t *number,
                                         uint64_t timeout)
{
    size_t index = SIZE_MAX, open, found = 0;
    ferry_status status = ferryi_check_condition(w, FERRY_CALL_WAIT, c);
    ferryi_spin spin;
    *number = any ? SIZE_MAX : 0;
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    if (!any && indices == NULL)
        return c->n == 0 ? FERRY_SUCCESS : ferryi_bad_argument(w, FERRY_CALL_WAIT, -1, 0);
#if !FERRYI_GPU
    if (FERRYI_UNLIKELY(w->gpu)) {
        status = ferryi_gpu_wait(w, FERRY_CALL_WAIT, c, 0, indices, &index, &found, NULL, timeout);
        if (status == FERRY_SUCCESS)
            *number = any ? index : found;
        return status;
    }
#endif
    ferryi_spin_begin(&spin, w, timeout);
    while ((found = ferryi_look(c, &index, indices, &open)) == 0 && open != 0 &&
           (status = ferryi_spin_step(w, &spin, -1)) == FERRY_SUCCESS)
        continue;
    ferryi_spin_end(w, &spin);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return ferryi_wait_failed(w, status, FERRY_CALL_WAIT, c, &spin);
    ferryi_fence_acquire(); /* A3 */
    *number = any ? index : found;
    return FERRY_SUCCESS;
}

/* A test that fails is often asked again at once: let the writer run when there are too few cores. */
FERRYI_FN void ferryi_test_missed(ferryi_world *w)
{
    if (w->n_pes == 0)
        return;
    if (w->n_in != 0)
        ferryi_drain(w);
    if (FERRYI_UNLIKELY(w->chaos))
        ferryi_chaos_poke(w);
    if (w->yield)
        ferryi_yield();
}

FERRYI_FN int ferryi_test_all(ferryi_world *w, ferryi_condition *c)
{
    if (FERRYI_UNLIKELY(ferryi_check_condition(w, FERRY_CALL_TEST, c) != FERRY_SUCCESS))
        return 0;
#if !FERRYI_GPU
    if (FERRYI_UNLIKELY(w->gpu)) {
        size_t index, open;
        return ferryi_gpu_test(w, c, NULL, &index, &open) == open;
    }
#endif
    for (size_t i = 0; i < c->n; i++)
        if (!ferryi_left_out(c, i) && !ferryi_holds(c, i)) {
            ferryi_test_missed(w);
            return 0;
        }
    ferryi_fence_acquire(); /* A3 */
    return 1;
}

FERRYI_FN size_t ferryi_test_first(ferryi_world *w, ferryi_condition *c, size_t *indices, int any)
{
    size_t index = SIZE_MAX, open, found;
    if (FERRYI_UNLIKELY(ferryi_check_condition(w, FERRY_CALL_TEST, c) != FERRY_SUCCESS))
        return any ? SIZE_MAX : 0;
    if (!any && indices == NULL) {
        if (c->n != 0)
            (void)ferryi_bad_argument(w, FERRY_CALL_TEST, -1, 0);
        return 0;
    }
#if !FERRYI_GPU
    if (FERRYI_UNLIKELY(w->gpu)) {
        found = ferryi_gpu_test(w, c, indices, &index, &open);
        return any ? index : found;
    }
#endif
    found = ferryi_look(c, &index, indices, &open);
    if (found == 0)
        ferryi_test_missed(w);
    else
        ferryi_fence_acquire(); /* A3 */
    return any ? index : found;
}

#endif
