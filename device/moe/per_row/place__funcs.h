/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_ROW_PLACE_FUNCS_H
#define FERRY_DETAIL_MOE_PER_ROW_PLACE_FUNCS_H

#include "../common/place__funcs.h"
#include "marks__funcs.h"

/* Small rounds, BY_EXPERT: each block places rows by what it reads in the sources' choices itself, without the first
 * block's lists.  So it has the places before the rows arrive.
 *
 * All threads of a kernel agree whether they do so: the round before was well, which only the first block said, in a
 * word that this round does not write: no source failed but those that had been lost before.  Only the first block
 * finds a loss, so all blocks skip the same sources unless one is lost in this very round; then the last block places
 * all rows.  A block whose source, choice or row does not come in time, or that meets an expert twice, leaves its rows
 * to the last block of the kernel, which lists again and places all rows: ferryi_moe_small_take.  So the first block
 * need not wait for rows that others await. */

FERRYI_FN int ferryi_moe_small_is_alone(const ferryi_moe_args *a, uint64_t generation)
{
    return a->shape.layout == FERRY_MOE_BY_EXPERT && FERRYI_MOE_BLOCKS > 1 &&
           ferryi_ld_relaxed_u64(&a->scratch.grid->well[(generation - 1) & 1]) == generation - 1;
}

/* One thread waits at length until the generation above the word's lower `shift` bits is this one.  0: it does not
 * come. */
FERRYI_COLD int ferryi_moe_word_await_long(const ferryi_moe_args *a, const uint64_t *word, uint32_t shift,
                                           uint64_t generation)
{
    const uint64_t deadline = ferryi_moe_block_deadline(a);
    uint64_t found = ferryi_ld_acquire_u64(word);
    for (uint32_t polls = 1; found >> shift < generation; polls++) {
        if (polls % 16 == 0 && ferryi_ld_relaxed_u64(&a->scratch.grid->dropped) == generation)
            return 0;
        if (polls % 64 == 0) {
            if (ferryi_clock_ns() > deadline)
                return 0;
            ferryi_yield();
        }
        found = ferryi_ld_acquire_u64(word);
    }
    return found >> shift == generation;
}

/* One thread waits for it, and stores what it has read.  0: it does not come. */
FERRYI_FN int ferryi_moe_word_comes(const ferryi_moe_args *a, const uint64_t *word, uint32_t shift, uint64_t generation,
                                    uint64_t *found)
{
    *found = ferryi_moe_word_poll(word, shift, generation);
    if (FERRYI_LIKELY(*found >> shift == generation))
        return 1;
    if (!ferryi_moe_word_await_long(a, word, shift, generation))
        return 0;
    *found = ferryi_ld_relaxed_u64(word);
    return 1;
}

/* One thread waits at length for the row of token t of pe.  0: it does not come, which is noted. */
FERRYI_COLD int ferryi_moe_small_await_placed(const ferryi_moe_args *a, int32_t pe, int32_t t)
{
    const uint64_t deadline = ferryi_clock_ns() + ferryi_moe_round_budget(a);
    const ferryi_moe_wait wait = {
        FERRY_CALL_MOE_DISPATCH, ferryi_moe_row_flag_at(a, FERRYI_MOE_OUT, pe, t), 0, pe, deadline, NULL, NULL
    };
    return ferryi_moe_word_await(a, &wait) == FERRY_SUCCESS;
}

/* One thread waits for the row of token t of pe.  0: it does not come. */
FERRYI_FN int ferryi_moe_small_row_comes(const ferryi_moe_args *a, int32_t pe, int32_t t, uint64_t generation)
{
    const uint64_t *flag = ferryi_moe_row_flag_at(a, FERRYI_MOE_OUT, pe, t);
    const uint64_t found = ferryi_moe_word_poll(flag, 0, generation);
    return FERRYI_LIKELY(found == generation) || (found < generation && ferryi_moe_small_await_placed(a, pe, t));
}

/* One lane marks its choice.  0: it does not come, or the token has the expert already. */
FERRYI_FN int ferryi_moe_small_mark_alone(const ferryi_moe_args *a, const ferryi_moe_marks *m, uint64_t generation,
                                          const ferryi_moe_lane_choice *at)
{
    const ferryi_moe_sent_choice *choice = ferryi_moe_choices_at(a, generation, at->pe, at->t) + at->k;
    uint64_t word;
    if (!ferryi_moe_word_comes(a, &choice->expert, FERRYI_MOE_COUNT_BITS, generation, &word))
        return 0;
    const uint32_t bit = 1u << (uint32_t)at->number % 32;
    const uint32_t local = (uint32_t)(ferryi_moe_choice_word_expert(word) - a->shape.first_expert);
    const int here = local < (uint32_t)a->shape.n_local;
    ferryi_moe_marks_local(m)[at->number * a->shape.topk + at->k] = (uint16_t)(here ? local : FERRYI_MOE_ELSEWHERE);
    return !here ||
           (ferryi_moe_word_or(&ferryi_moe_marks_bits(m)[local * (uint32_t)m->words + (uint32_t)at->number / 32], bit) &
            bit) == 0;
}

/* All threads of a block read what all sources announce.  0 in all: some of it does not come. */
FERRYI_FN int ferryi_moe_small_read_sources(const ferryi_moe_args *a, int32_t *tokens, uint64_t generation)
{
    const int32_t rank = (int32_t)FERRYI_MOE_RANK, size = (int32_t)FERRYI_MOE_SIZE;
    int lacks = 0;
    FERRYI_ROLLED
    for (int32_t pe = rank; pe < a->shape.n_pes; pe += size) {
        const uint64_t *flag = ferryi_moe_flag_at_round(&a->regions, generation, FERRYI_MOE_SENT_ROWS, pe);
        tokens[pe] = 0;
        if (ferryi_moe_peer_is_lost(&a->scratch, pe))
            continue;
        uint64_t word;
        lacks |= !ferryi_moe_word_comes(a, flag, FERRYI_MOE_COUNT_BITS, generation, &word);
        const uint32_t count = (uint32_t)word & FERRYI_MOE_SKIPPED;
        lacks |= count > (uint32_t)a->shape.max_tokens;
        tokens[pe] = lacks ? 0 : (int32_t)count;
    }
    return !FERRYI_MOE_ANY(lacks);
}

/* The same of what all sources choose, into marks that are clear. */
FERRYI_FN int ferryi_moe_small_read_choices(const ferryi_moe_args *a, const ferryi_moe_marks *m, const int32_t *tokens,
                                            uint64_t generation)
{
    const int32_t n = a->shape.n_pes * m->span;
    int lacks = 0;
    FERRYI_ROLLED
    for (int32_t first = ferryi_moe_turn_first(&a->shape); first < n; first += ferryi_moe_turn_step(&a->shape)) {
        const ferryi_moe_lane_choice at = ferryi_moe_lane_choice_at(m, tokens, first);
        lacks |= at.is_one && !ferryi_moe_small_mark_alone(a, m, generation, &at);
    }
    return !FERRYI_MOE_ANY(lacks);
}

/* The number of rows of a local expert that are of tokens before number i. */
FERRYI_FN int32_t ferryi_moe_marks_rows_before(const ferryi_moe_marks *m, int32_t local, int32_t i)
{
    const uint32_t *bits = ferryi_moe_marks_bits(m) + (int64_t)local * m->words;
    int32_t n = 0;
    FERRYI_ROLLED
    for (uint32_t word = 0; word < (uint32_t)i / 32; word++)
        n += (int32_t)ferryi_moe_mask_count(bits[word]);
    return n + (int32_t)ferryi_moe_mask_count(bits[(uint32_t)i / 32] & ferryi_moe_marks_bits_before(i));
}

/* The target of the lowest lane in `lanes`, in all lanes. */
FERRYI_FN int32_t ferryi_moe_first_target_of(int32_t target, uint32_t lanes)
{
    return (int32_t)ferryi_moe_warp_shuffle((uint32_t)target, ferryi_moe_mask_count((lanes & -lanes) - 1));
}

/* One warp copies bytes begin to end of a row to each lane's target, if it has one; mask: the lanes that have. */
FERRYI_FN void ferryi_moe_small_copy(const ferryi_moe_args *a, const char *from, uint32_t begin, uint32_t end,
                                     int32_t target, uint32_t mask)
{
    char *to = (char *)(a->request.round.rows != NULL ? a->request.round.rows : a->scratch.own_rows);
    const uint32_t lane = FERRYI_MOE_LANE;
    if (ferryi_moe_row_is_aligned(to, (int32_t)a->shape.payload_bytes)) {
        FERRYI_ROLLED
        for (uint32_t first = begin / 16 + lane; first < end / 16 + lane; first += 2 * FERRYI_MOE_LANES) {
            const int one = first < end / 16, two = first + FERRYI_MOE_LANES < end / 16;
            const ferryi_moe_quad none = ferryi_moe_quad_make(0, 0, 0, 0);
            const ferryi_moe_quad v = one ? ((const ferryi_moe_quad *)from)[first] : none;
            const ferryi_moe_quad w = two ? ((const ferryi_moe_quad *)from)[first + FERRYI_MOE_LANES] : none;
            FERRYI_ROLLED
            for (uint32_t left = mask; left != 0; left &= left - 1) {
                const int64_t row = ferryi_moe_first_target_of(target, left);
                ferryi_moe_quad *at = (ferryi_moe_quad *)(to + row * a->shape.payload_bytes);
                if (one)
                    at[first] = v;
                if (two)
                    at[first + FERRYI_MOE_LANES] = w;
            }
        }
        return;
    }
    FERRYI_ROLLED
    for (uint32_t left = mask; left != 0; left &= left - 1) {
        const int64_t row = ferryi_moe_first_target_of(target, left);
        ferryi_moe_bytes_copy(to + row * a->shape.payload_bytes + begin, from + begin, end - begin, FERRYI_MOE_LANE,
                              FERRYI_MOE_LANES);
    }
}

/* One warp places a row's scales or side bytes, which begin at `from`, at each lane's target; mask: as above. */
FERRYI_FN void ferryi_moe_small_place_scales(const ferryi_moe_args *a, const char *from, int32_t target, uint32_t mask)
{
    const uint32_t units = ferryi_moe_scale_units(&a->shape);
    uint32_t *to = (uint32_t *)(void *)ferryi_moe_side_out(a);
    if (a->shape.dtype == FERRY_MOE_OPAQUE) {
        FERRYI_ROLLED
        for (uint32_t left = mask; left != 0; left &= left - 1)
            ferryi_moe_output_place_scales(a, from, ferryi_moe_first_target_of(target, left));
        return;
    }
    /* Each unit is read once for all targets.  BY_EXPERT, in a small round: places have 32 bits. */
    const ferryi_moe_scale_place own = ferryi_moe_scale_place_of(a, target < 0 ? 0 : target, units);
    FERRYI_ROLLED
    for (uint32_t first = 0; first < units; first += FERRYI_MOE_LANES) {
        const uint32_t i = first + FERRYI_MOE_LANE;
        const uint32_t unit = i < units ? ferryi_moe_scale_unit(&a->shape, (const float *)(const void *)from, i) : 0;
        FERRYI_ROLLED
        for (uint32_t left = mask; left != 0; left &= left - 1) {
            const uint64_t at = (uint32_t)ferryi_moe_first_target_of((int32_t)own.first, left);
            if (i < units)
                to[at + (uint64_t)i * (uint32_t)own.step] = unit;
        }
    }
}

/* One warp places a piece of the row of token t from pe.  beside: and what stands beside the row. */
FERRYI_FN void ferryi_moe_small_place_row(const ferryi_moe_args *a, const char *row, int32_t pe, int32_t t,
                                          uint32_t part, uint32_t parts, int beside, int32_t target, uint32_t mask)
{
    const uint32_t quads = (a->shape.payload_bytes + 15) / 16;
    const uint32_t begin = part * quads / parts * 16, end = (part + 1) * quads / parts * 16;
    if ((a->request.round.rows != NULL || a->scratch.own_rows != NULL) && part < parts && begin < end)
        ferryi_moe_small_copy(a, row + a->shape.data_offset, begin,
                              end < a->shape.payload_bytes ? end : a->shape.payload_bytes, target, mask);
    if (!beside)
        return;
    if (a->shape.side_bytes > 0 && ferryi_moe_side_out(a) != NULL)
        ferryi_moe_small_place_scales(a, row + a->shape.scales_offset, target, mask);
    if ((mask >> FERRYI_MOE_LANE & 1) == 0)
        return;
    if (a->request.round.row_token != NULL)
        a->request.round.row_token[target] = t;
    if (a->request.round.row_source != NULL)
        a->request.round.row_source[target] = pe;
}

/* Block `worker` of `workers` places its share.  0 in all threads: some of it is left to the last block. */
FERRYI_FN int ferryi_moe_small_place_alone(const ferryi_moe_args *a, ferryi_moe_shared *s, uint64_t generation,
                                           uint32_t worker, uint32_t workers)
{
    const uint32_t most = (uint32_t)(a->shape.n_pes * a->shape.max_tokens), n_warps = workers * FERRYI_MOE_WARPS;
    int32_t *tokens = s->of_pe[0];
    ferryi_moe_marks m;
    int lacks = 0;
    if (worker * FERRYI_MOE_WARPS >= most * (FERRYI_MOE_PLACE_PARTS + 1))
        return 1;
    FERRYI_MOE_SYNC(); /* the shared memory is used again */
    ferryi_moe_marks_begin(&m, s->word, &a->shape);
    if (!ferryi_moe_small_read_sources(a, tokens, generation))
        return 0;
    ferryi_moe_marks_number(&m, tokens);
    const uint32_t numbers = (uint32_t)(a->shape.n_pes * m.span), spare = n_warps / numbers;
    const uint32_t apart = spare > 1; /* a warp of its own for what stands beside a row */
    const uint32_t room = spare < 1 ? 1 : spare - apart;
    const uint32_t parts = room < FERRYI_MOE_PLACE_PARTS ? room : FERRYI_MOE_PLACE_PARTS, each = parts + apart;
    if (worker * FERRYI_MOE_WARPS >= numbers * each)
        return 1;
    if (!ferryi_moe_small_read_choices(a, &m, tokens, generation))
        return 0;
    FERRYI_ROLLED
    for (uint32_t item = worker * FERRYI_MOE_WARPS + FERRYI_MOE_WARP; item < numbers * each; item += n_warps) {
        const int32_t number = (int32_t)(item / each), pe = ferryi_moe_over(number, m.inverse);
        const int32_t t = number - pe * m.span;
        const uint32_t k = FERRYI_MOE_LANE;
        if (t >= tokens[pe])
            continue;
        const uint32_t local = k < (uint32_t)a->shape.topk
                                   ? ferryi_moe_marks_local(&m)[number * a->shape.topk + (int32_t)k]
                                   : FERRYI_MOE_ELSEWHERE;
        const uint32_t mask = ferryi_moe_warp_ballot(local != FERRYI_MOE_ELSEWHERE);
        if (mask == 0)
            continue;
        const int32_t target = local == FERRYI_MOE_ELSEWHERE
                                   ? -1
                                   : (int32_t)(local * most) + ferryi_moe_marks_rows_before(&m, (int32_t)local, number);
        const uint32_t part = item - (uint32_t)number * each;
        const int beside = part == (apart ? parts : 0);
        uint32_t comes = 0;
        if (k == 0)
            comes = (uint32_t)ferryi_moe_small_row_comes(a, pe, t, generation);
        FERRYI_MOE_WARP_SYNC(); /* R: the lane's acquire precedes all lanes' loads of the row */
        if (!ferryi_moe_warp_shuffle(comes, 0)) {
            lacks = 1;
            break;
        }
        ferryi_moe_small_place_row(
            a, ferryi_moe_row_at_round(&a->shape, generation, a->regions.dispatch_rows, a->shape.row_bytes, pe, t), pe,
            t, part, parts, beside, target, mask);
    }
    return !FERRYI_MOE_ANY(lacks);
}

/* The first block's part: counts and ranges, which its marks have. */
FERRYI_FN void ferryi_moe_small_place_counts(const ferryi_moe_args *a, const ferryi_moe_marks *m)
{
    const int32_t size = (int32_t)FERRYI_MOE_SIZE, rank = size - 1 - (int32_t)FERRYI_MOE_RANK; /* as the counts */
    const ferry_moe_round *out = &a->request.round;
    FERRYI_ROLLED
    for (int32_t e = rank; e < a->shape.n_local && out->expert_count != NULL; e += size)
        out->expert_count[e] = ferryi_moe_marks_start(m)[e + 1] - ferryi_moe_marks_start(m)[e];
    FERRYI_ROLLED
    for (int32_t i = rank; i < a->shape.n_local * a->shape.n_pes && out->range != NULL; i += size) {
        const int32_t e = i / a->shape.n_pes, pe = i - e * a->shape.n_pes;
        const int32_t first = ferryi_moe_marks_rows_before(m, e, pe * m->span);
        out->range[i].first = first;
        out->range[i].count = ferryi_moe_marks_rows_before(m, e, (pe + 1) * m->span) - first;
    }
    if (rank != 0)
        return;
    if (out->n_rows != NULL)
        *out->n_rows = ferryi_moe_marks_start(m)[a->shape.n_local];
    a->scratch.result->overflow = 0;
}

#endif
