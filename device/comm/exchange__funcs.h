/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_COMM_EXCHANGE_FUNCS_H
#define FERRY_DETAIL_COMM_EXCHANGE_FUNCS_H

#include "await__funcs.h"
#include "elements__funcs.h"

/* An exchange, by units and by chunks (comm.h). */

/* ---- Words of operands, which may begin and end anywhere. */

typedef struct ferryi_comm_words {
    uint64_t of[2];
} ferryi_comm_words;

/* The first BYTES bytes at `from`, of which `left` are there. */
template <int BYTES>
FERRYI_FN ferryi_comm_words ferryi_comm_load(const char *from, size_t left, int aligned)
{
    ferryi_comm_words words = { { 0, 0 } };
    if (FERRYI_LIKELY(aligned && left >= BYTES)) {
        if (BYTES == 16) {
            const uint4 quad = *(const uint4 *)from;
            memcpy(words.of, &quad, 16);
        } else {
            words.of[0] = *(const uint64_t *)from;
        }
        return words;
    }
    /* An index that is no constant would put the words into memory. */
    const int n = left < BYTES ? (int)left : BYTES;
    FERRYI_ROLLED
    for (int i = 0; i < n && i < 8; i++)
        words.of[0] |= (uint64_t)(uint8_t)from[i] << 8 * i;
    FERRYI_ROLLED
    for (int i = 8; i < n; i++)
        words.of[1] |= (uint64_t)(uint8_t)from[i] << 8 * (i - 8);
    return words;
}

template <int BYTES>
FERRYI_FN void ferryi_comm_store(char *to, const ferryi_comm_words *words, size_t left, int aligned)
{
    if (FERRYI_LIKELY(aligned && left >= BYTES)) {
        if (BYTES == 16) {
            uint4 quad;
            memcpy(&quad, words->of, 16);
            *(uint4 *)to = quad;
        } else {
            *(uint64_t *)to = words->of[0];
        }
        return;
    }
    const int n = left < BYTES ? (int)left : BYTES;
    FERRYI_ROLLED
    for (int i = 0; i < n && i < 8; i++)
        to[i] = (char)(words->of[0] >> 8 * i);
    FERRYI_ROLLED
    for (int i = 8; i < n; i++)
        to[i] = (char)(words->of[1] >> 8 * (i - 8));
}

/* ---- Parts. */

/* The bytes of member k's part. */
FERRYI_FN size_t ferryi_comm_part(const ferryi_comm_exchange *x, int k)
{
    const size_t before = (size_t)k * x->bytes, left = x->total > before ? x->total - before : 0;
    return left < x->bytes ? left : x->bytes;
}

FERRYI_FN int ferryi_comm_sends(const ferryi_comm_exchange *x, int k)
{
    return x->root < 0 || x->root == k;
}

/* The i-th of the other members: each begins with its right neighbour, so that not all write to one first. */
FERRYI_FN int ferryi_comm_other(const ferryi_comm_members *a, int i)
{
    const int k = a->me + 1 + i;
    return k >= a->n ? k - a->n : k;
}

/* The units that message `number` writes, of which `end` have something to say.  Marks come again after 2^31 messages,
 * so each slot is written whole twice as often. */
FERRYI_FN uint32_t ferryi_comm_filled(uint64_t number, uint32_t end)
{
    return (number & 0x3fffffffu) < 2 ? FERRYI_COMM_HEAD + FERRYI_COMM_UNITS : end;
}

/* ---- The head. */

FERRYI_FN uint64_t ferryi_comm_head_unit(const ferryi_comm_call *c, uint32_t unit)
{
    return unit == 0   ? c->head.call | (uint64_t)c->head.terms << 32
           : unit == 1 ? c->head.bytes[0] | (uint64_t)c->head.bytes[1] << 32
                       : 0;
}

FERRYI_FN void ferryi_comm_send_head(const ferryi_comm_members *a, const ferryi_comm_call *c, ferryi_comm_block b,
                                     uint64_t number, uint32_t unit)
{
    for (int i = 0; i < a->n - 1; i++)
        ferryi_comm_send_unit(ferryi_comm_unit_at(a->out[ferryi_comm_other(a, i)], b.head_lane, number, unit),
                              ferryi_comm_head_unit(c, unit), number);
}

/* 0: the call has failed: a member does not come, or makes another one. */
FERRYI_FN int ferryi_comm_take_head(const ferryi_comm_members *a, const ferryi_comm_call *c, ferryi_comm_block b,
                                    uint64_t number, uint32_t unit)
{
    uint64_t value;
    int ok = 1;
    for (int i = 0; i < a->n - 1 && ok; i++) {
        const int k = ferryi_comm_other(a, i);
        ok =
            ferryi_comm_await_unit(a, c, k, b.head_lane, number, unit, &value) &&
            (FERRYI_LIKELY(value == ferryi_comm_head_unit(c, unit)) ||
             (ferryi_comm_await_unit(a, c, k, b.head_lane, number, 1 - unit, &value) && !ferryi_comm_differs(a, c, k)));
    }
    return ok;
}

/* ---- By units: each thread sends its units to all, then takes the same units of all. */

template <typename N>
FERRYI_FN int ferryi_comm_take_unit(const ferryi_comm_members *a, const ferryi_comm_call *c, uint32_t lane,
                                    uint64_t number, uint32_t unit, size_t at)
{
    const ferryi_comm_exchange *x = &c->exchange;
    const size_t left = x->bytes - at;
    ferryi_comm_row<N, 8> row;
    ferryi_comm_words words;
    for (int k = 0; k < a->n; k++) {
        if (!ferryi_comm_sends(x, k))
            continue;
        if (k == a->me)
            words = ferryi_comm_load<8>(x->source + (size_t)k * x->step + at, left, c->aligned);
        else if (!ferryi_comm_await_unit(a, c, k, lane, number, unit, &words.of[0]))
            return 0;
        if (!x->folds)
            ferryi_comm_store<8>(x->dest + (size_t)k * x->dest_step + at, &words, left, c->aligned);
        else if (k == 0)
            ferryi_comm_widen<N, 8>(&row, words.of);
        else
            ferryi_comm_fold_in<N, 8>(c->op, &row, words.of);
    }
    if (x->folds) {
        ferryi_comm_round<N, 8>(words.of, &row);
        ferryi_comm_store<8>(x->dest + at, &words, left, c->aligned);
    }
    return 1;
}

/* 0: the call has failed.  number: of the message. */
template <typename N>
FERRYI_FN int ferryi_comm_by_units(const ferryi_comm_members *a, const ferryi_comm_call *c, ferryi_comm_block b,
                                   uint64_t number)
{
    const ferryi_comm_exchange *x = &c->exchange;
    const uint32_t lane = b.lane, rank = ferryi_scope_rank(FERRYI_BLOCK), size = ferryi_scope_size(FERRYI_BLOCK);
    const size_t units = (x->bytes + 7) / 8, each = (units + b.lanes - 1) / b.lanes, first = lane * each;
    const uint32_t mine = (uint32_t)(units <= first ? 0 : units - first < each ? units - first : each);
    const uint32_t begin = lane == b.head_lane ? 0 : FERRYI_COMM_HEAD, end = FERRYI_COMM_HEAD + mine;
    const uint32_t filled = ferryi_comm_filled(number, ferryi_comm_sends(x, a->me) ? end : FERRYI_COMM_HEAD);
    int ok = 1;
    for (uint32_t u = begin + rank; u < filled; u += size) {
        if (u < FERRYI_COMM_HEAD) {
            ferryi_comm_send_head(a, c, b, number, u);
            continue;
        }
        const size_t at = (first + u - FERRYI_COMM_HEAD) * 8;
        const int has = u < end && ferryi_comm_sends(x, a->me);
        ferryi_comm_words words = { { 0, 0 } };
        for (int i = 0; i < a->n - 1; i++) {
            const int k = ferryi_comm_other(a, i);
            if (has && (i == 0 || x->step != 0))
                words = ferryi_comm_load<8>(x->source + (size_t)k * x->step + at, x->bytes - at, c->aligned);
            ferryi_comm_send_unit(ferryi_comm_unit_at(a->out[k], lane, number, u), words.of[0], number);
        }
    }
    for (uint32_t u = begin + rank; u < end && ok; u += size)
        ok = u < FERRYI_COMM_HEAD ? ferryi_comm_take_head(a, c, b, number, u)
                                  : ferryi_comm_take_unit<N>(a, c, lane, number, u, (first + u - FERRYI_COMM_HEAD) * 8);
    ferryi_scope_sync(FERRYI_BLOCK); /* no thread looks at the count any more: ferryi_comm_differs() */
    if (rank == 0)
        ferryi_st_relaxed_u64(&a->state->lane[lane].messages, number);
    return ok;
}

/* ---- By chunks. */

/* 16-byte words in flight for each thread: a chunk's, and of those that are folded of each of two members half as many,
 * or a quarter where a word is folded as 16 elements. */
#define FERRYI_COMM_BATCH 8

FERRYI_FN char *ferryi_comm_chunk_at(ferryi_comm_channel *channel, uint32_t lane, uint64_t number)
{
    return channel->chunk[lane][number % FERRYI_COMM_DEPTH];
}

/* The bytes of member k's part from `at` on, `most` at most. */
FERRYI_FN size_t ferryi_comm_left(const ferryi_comm_exchange *x, int k, size_t at, size_t most)
{
    const size_t part = ferryi_comm_part(x, k);
    return part <= at ? 0 : part - at < most ? part - at : most;
}

/* Whether there are 16 bytes for each of this thread's words. */
template <int BATCH>
FERRYI_FN int ferryi_comm_is_whole(size_t stride, size_t v, size_t left)
{
    return v + (BATCH - 1) * stride + 16 <= left;
}

/* This thread's words from byte v on, of `left` bytes at `from`.  is_chunk: in a channel. */
template <int BATCH>
FERRYI_FN void ferryi_comm_load_batch(const char *from, size_t stride, size_t v, size_t left, int is_chunk, int aligned,
                                      ferryi_comm_words *words)
{
    const int whole = (is_chunk | aligned) && ferryi_comm_is_whole<BATCH>(stride, v, left);
    FERRYI_UNROLLED
    for (int j = 0; j < BATCH && FERRYI_LIKELY(whole); j++) {
        const char *at = from + v + j * stride;
        const uint4 quad = is_chunk ? ferryi_ld_quad((const uint4 *)at, 1) : *(const uint4 *)at;
        memcpy(words[j].of, &quad, 16);
    }
    FERRYI_UNROLLED
    for (int j = 0; j < BATCH && !whole; j++) {
        const size_t o = v + j * stride;
        if (o >= left)
            continue;
        if (is_chunk) {
            const uint4 quad = ferryi_ld_quad((const uint4 *)(from + o), 1);
            memcpy(words[j].of, &quad, 16);
        } else {
            words[j] = ferryi_comm_load<16>(from + o, left - o, aligned);
        }
    }
}

template <int BATCH>
FERRYI_FN void ferryi_comm_store_batch(char *to, size_t stride, size_t v, size_t left, int is_chunk, int aligned,
                                       const ferryi_comm_words *words)
{
    const int whole = (is_chunk | aligned) && ferryi_comm_is_whole<BATCH>(stride, v, left);
    FERRYI_UNROLLED
    for (int j = 0; j < BATCH && FERRYI_LIKELY(whole); j++)
        ferryi_comm_store<16>(to + v + j * stride, &words[j], 16, 1);
    FERRYI_UNROLLED
    for (int j = 0; j < BATCH && !whole; j++) {
        const size_t o = v + j * stride;
        if (o < left)
            ferryi_comm_store<16>(to + o, &words[j], is_chunk ? 16 : left - o, is_chunk | aligned);
    }
}

/* Sends the bytes of parts from `at` on, `most` at most, as chunk `number`.  A block of FERRYI_COMM_THREADS has a whole
 * chunk in its words. */
FERRYI_FN void ferryi_comm_send_chunk(const ferryi_comm_members *a, const ferryi_comm_call *c,
                                      const ferryi_comm_exchange *x, ferryi_comm_block b, uint64_t number, size_t at,
                                      size_t most)
{
    ferryi_comm_words words[FERRYI_COMM_BATCH];
    size_t v = ferryi_scope_rank(FERRYI_BLOCK) * 16;
    do {
        FERRYI_ROLLED
        for (int i = 0; i < a->n - 1; i++) {
            const int k = ferryi_comm_other(a, i);
            const size_t left = ferryi_comm_left(x, x->step != 0 ? k : a->me, at, most);
            if (i == 0 || x->step != 0)
                ferryi_comm_load_batch<FERRYI_COMM_BATCH>(x->source + (size_t)k * x->step + at, b.stride, v, left, 0,
                                                          c->aligned, words);
            ferryi_comm_store_batch<FERRYI_COMM_BATCH>(ferryi_comm_chunk_at(a->out[k], b.lane, number), b.stride, v,
                                                       left, 1, 1, words);
        }
        v += FERRYI_COMM_BATCH * b.stride;
    } while (FERRYI_COMM_BATCH * b.stride < FERRYI_COMM_CHUNK && v < most);
}

/* Member k's words, of this PE's operand or of what has come. */
template <int BATCH>
FERRYI_FN void ferryi_comm_load_part(const ferryi_comm_members *a, const ferryi_comm_call *c, const char *own,
                                     ferryi_comm_block b, uint64_t number, int k, size_t v, size_t left,
                                     ferryi_comm_words *words)
{
    if (k == a->me)
        ferryi_comm_load_batch<BATCH>(own, b.stride, v, left, 0, c->aligned, words);
    else if (k < a->n)
        ferryi_comm_load_batch<BATCH>(ferryi_comm_chunk_at(a->in[k], b.lane, number), b.stride, v, left, 1, 1, words);
}

template <typename N, int BATCH>
FERRYI_FN void ferryi_comm_fold_batch(int op, int first, size_t stride, size_t v, size_t left,
                                      ferryi_comm_row<N, 16> *row, const ferryi_comm_words *words)
{
    FERRYI_UNROLLED
    for (int j = 0; j < BATCH; j++) {
        if (v + j * stride >= left)
            continue;
        if (first)
            ferryi_comm_widen<N, 16>(&row[j], words[j].of);
        else
            ferryi_comm_fold_in<N, 16>(op, &row[j], words[j].of);
    }
}

/* Folds the parts of all members at `at`, in their order, into dest.  Those of two members are on their way at a time,
 * in two places: moved from one to the other, they would have to have come before the next are asked for. */
template <typename N>
FERRYI_FN void ferryi_comm_fold_chunk(const ferryi_comm_members *a, const ferryi_comm_call *c,
                                      const ferryi_comm_exchange *x, ferryi_comm_block b, uint64_t number, size_t at,
                                      size_t left)
{
    const int BATCH = FERRYI_COMM_BATCH / (sizeof(typename N::element) == 1 ? 4 : 2);
    const char *own = x->source + (size_t)a->me * x->step + at;
    FERRYI_ROLLED
    for (size_t v = ferryi_scope_rank(FERRYI_BLOCK) * 16; v < left; v += b.stride * BATCH) {
        ferryi_comm_words even[BATCH], odd[BATCH];
        ferryi_comm_row<N, 16> row[BATCH];
        ferryi_comm_load_part<BATCH>(a, c, own, b, number, 0, v, left, even);
        FERRYI_ROLLED
        for (int k = 0; k < a->n; k += 2) {
            ferryi_comm_load_part<BATCH>(a, c, own, b, number, k + 1, v, left, odd);
            ferryi_comm_fold_batch<N, BATCH>(c->op, k == 0, b.stride, v, left, row, even);
            ferryi_comm_load_part<BATCH>(a, c, own, b, number, k + 2, v, left, even);
            if (k + 1 < a->n)
                ferryi_comm_fold_batch<N, BATCH>(c->op, 0, b.stride, v, left, row, odd);
        }
        FERRYI_UNROLLED
        for (int j = 0; j < BATCH; j++)
            if (v + j * b.stride < left)
                ferryi_comm_round<N, 16>(even[j].of, &row[j]);
        ferryi_comm_store_batch<BATCH>(x->dest + at, b.stride, v, left, 0, c->aligned, even);
    }
}

/* Copies the members' parts at `at` to their places. */
FERRYI_FN void ferryi_comm_copy_chunks(const ferryi_comm_members *a, const ferryi_comm_call *c,
                                       const ferryi_comm_exchange *x, ferryi_comm_block b, uint64_t number, size_t at,
                                       size_t most)
{
    FERRYI_ROLLED
    for (int k = 0; k < a->n; k++) {
        const size_t left = ferryi_comm_left(x, k, at, most);
        const int is_chunk = k != a->me;
        const char *from =
            is_chunk ? ferryi_comm_chunk_at(a->in[k], b.lane, number) : x->source + (size_t)k * x->step + at;
        char *to = x->dest + (size_t)k * x->dest_step + at;
        if (!ferryi_comm_sends(x, k) || from == to)
            continue;
        FERRYI_ROLLED
        for (size_t v = ferryi_scope_rank(FERRYI_BLOCK) * 16; v < left; v += b.stride * FERRYI_COMM_BATCH) {
            ferryi_comm_words words[FERRYI_COMM_BATCH];
            ferryi_comm_load_batch<FERRYI_COMM_BATCH>(from, b.stride, v, left, is_chunk, c->aligned, words);
            ferryi_comm_store_batch<FERRYI_COMM_BATCH>(to, b.stride, v, left, 0, c->aligned, words);
        }
    }
}

/* One exchange on this lane; *count: chunks sent so far.  0: the call has failed. */
template <typename N>
FERRYI_FN int ferryi_comm_by_chunks(const ferryi_comm_members *a, const ferryi_comm_call *c,
                                    const ferryi_comm_exchange *x, ferryi_comm_block b, uint64_t *count)
{
    const size_t each = ((x->bytes + b.lanes - 1) / b.lanes + 15) / 16 * 16, first = b.lane * each;
    const size_t mine = x->bytes <= first ? 0 : x->bytes - first < each ? x->bytes - first : each;
    const uint64_t steps = (mine + FERRYI_COMM_CHUNK - 1) / FERRYI_COMM_CHUNK, base = *count;
    *count += steps;
    FERRYI_ROLLED
    for (uint64_t i = 0; steps != 0 && i < steps + FERRYI_COMM_LAG; i++) {
        const uint64_t taken = base + i - FERRYI_COMM_LAG;
        const size_t from = i * FERRYI_COMM_CHUNK, before = from - FERRYI_COMM_LAG * FERRYI_COMM_CHUNK;
        const size_t out = mine - from < FERRYI_COMM_CHUNK ? mine - from : FERRYI_COMM_CHUNK;
        const int sends = i < steps && a->n > 1 && ferryi_comm_sends(x, a->me);
        if (i >= FERRYI_COMM_LAG) {
            int ok = 1;
            for (int p = (int)ferryi_scope_rank(FERRYI_BLOCK); p < a->n - 1 && ok; p += (int)(b.stride / 16))
                ok = ferryi_comm_await_chunks(a, c, ferryi_comm_other(a, p), b.lane, taken + 1);
            if (ferryi_scope_any(FERRYI_BLOCK, !ok)) /* orders N1 of a thread before the loads of all */
                return 0;
        }
        if (sends)
            ferryi_comm_send_chunk(a, c, x, b, base + i, first + from, out);
        if (i >= FERRYI_COMM_LAG) {
            const size_t most = mine - before < FERRYI_COMM_CHUNK ? mine - before : FERRYI_COMM_CHUNK;
            if (x->folds)
                ferryi_comm_fold_chunk<N>(a, c, x, b, taken, first + before,
                                          ferryi_comm_left(x, a->me, first + before, most));
            else
                ferryi_comm_copy_chunks(a, c, x, b, taken, first + before, most);
        }
        ferryi_scope_sync(FERRYI_BLOCK); /* chunk i is written and chunk i - LAG is read, by all threads */
        if (i < steps)
            for (int p = (int)ferryi_scope_rank(FERRYI_BLOCK); p < a->n - 1; p += (int)(b.stride / 16)) {
                ferryi_fence_release(); /* N0, pairs with N1 of the peer */
                ferryi_st_relaxed_u64(&a->out[ferryi_comm_other(a, p)]->sent[b.lane].chunks, base + i + 1);
            }
    }
    return 1;
}

/* Likewise.  number: of the head's message; count: chunks sent so far. */
template <typename N>
FERRYI_FN int ferryi_comm_steps(const ferryi_comm_members *a, const ferryi_comm_call *c, ferryi_comm_block b,
                                uint64_t number, uint64_t count)
{
    const uint32_t rank = ferryi_scope_rank(FERRYI_BLOCK);
    ferryi_comm_exchange x = c->exchange;
    int ok = 1;
    const int has_head = b.lane == b.head_lane;
    if (has_head)
        for (uint32_t u = rank; u < ferryi_comm_filled(number, FERRYI_COMM_HEAD); u += (uint32_t)(b.stride / 16))
            ferryi_comm_send_head(a, c, b, number, u);
    FERRYI_ROLLED
    for (int left = c->form == FERRYI_COMM_IN_TWO ? 2 : 1; left > 0 && ok; left--) {
        ok = ferryi_comm_by_chunks<N>(a, c, &x, b, &count);
        /* What a lane has folded it sends itself. */
        x.source = x.dest;
        x.dest -= (size_t)a->me * x.bytes;
        x.dest_step = x.bytes;
        x.step = 0;
        x.folds = 0;
    }
    if (has_head && rank < FERRYI_COMM_HEAD && ok)
        ok = ferryi_comm_take_head(a, c, b, number, rank);
    ferryi_scope_sync(FERRYI_BLOCK); /* as in ferryi_comm_by_units() */
    if (rank == 0) {
        ferryi_st_relaxed_u64(&a->state->lane[b.lane].chunks, count);
        if (has_head)
            ferryi_st_relaxed_u64(&a->state->lane[b.head_lane].messages, number);
    }
    return ok;
}

/* Begins a call: the number of its message on `lane`, and this lane's chunks (NULL: not), whose loads go side by side.
 * 0: the communicator has failed, so it does nothing more; the block that has the head says so.  The block decides as
 * one: a thread that starts late must not leave because another one has met a failure meanwhile, since the peers still
 * expect what it sends. */
FERRYI_FN int ferryi_comm_begin(const ferryi_comm_members *a, const ferryi_comm_call *c, ferryi_comm_block b,
                                uint32_t lane, uint64_t *number, uint64_t *count)
{
    const uint32_t failed = ferryi_ld_relaxed_u32(&a->state->failed);
    *number = ferryi_ld_relaxed_u64(&a->state->lane[lane].messages) + 1;
    if (count != NULL)
        *count = ferryi_ld_relaxed_u64(&a->state->lane[b.lane].chunks);
    if (FERRYI_LIKELY(!ferryi_scope_any(FERRYI_BLOCK, failed != 0)))
        return 1;
    if (b.lane == b.head_lane && ferryi_scope_rank(FERRYI_BLOCK) == 0)
        (void)ferryi_fault_raise(ferryi_world_get(), FERRY_ERR_INVALID_ARG, (ferry_call)(c->head.call & 255), -1, NULL,
                                 FERRY_FOR_COMM, 0, 0, 0);
    return 0;
}

/* A call by units, or by chunks.  0: it has failed; -1: an earlier one had. */
template <typename N>
FERRYI_FN int ferryi_comm_run_units(const ferryi_comm_members *a, const ferryi_comm_call *c, ferryi_comm_block b)
{
    uint64_t number;
    return ferryi_comm_begin(a, c, b, b.lane, &number, NULL) ? ferryi_comm_by_units<N>(a, c, b, number) : -1;
}
template <typename N>
FERRYI_FN int ferryi_comm_run_chunks(const ferryi_comm_members *a, const ferryi_comm_call *c, ferryi_comm_block b)
{
    uint64_t number, count;
    return ferryi_comm_begin(a, c, b, b.head_lane, &number, &count) ? ferryi_comm_steps<N>(a, c, b, number, count) : -1;
}

#endif
