/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_ROW_RECEIVE_FUNCS_H
#define FERRY_DETAIL_MOE_PER_ROW_RECEIVE_FUNCS_H

#include "../common/choices__funcs.h"
#include "place__funcs.h"

/* Dispatch of a small round, the receiving half of the first block: it lists what arrives and waits for it. */

/* A source has failed.  Its rows are not listed, and blocks that place alone leave them. */
FERRYI_COLD void ferryi_moe_small_source_failed(const ferryi_moe_args *a, int32_t *state, int32_t pe,
                                                ferry_status status, int alone)
{
    state[pe] = (int32_t)status;
    a->scratch.source_status[pe] = (int32_t)status;
    ferryi_moe_status_note(&a->scratch, status, pe);
    if (alone)
        ferryi_st_release_u64(&a->scratch.grid->dropped, ferryi_moe_round_generation(&a->scratch));
}

/* One thread waits at length for what a source announces.  Returns the status, and the number of tokens above it. */
FERRYI_COLD uint64_t ferryi_moe_small_await_source(const ferryi_moe_args *a, int32_t pe, uint64_t deadline)
{
    uint32_t count = 0;
    ferry_status status = ferryi_moe_peer_status(&a->scratch, pe);
    if (status == FERRY_SUCCESS)
        status = ferryi_moe_flag_await(a, FERRYI_MOE_SENT_ROWS, pe, deadline, 1, &count);
    if ((ferryi_ld_relaxed_u32(&a->scratch.peer[pe].gone) & FERRYI_MOE_UNCHECKED) != 0)
        status = ferryi_moe_config_await(a, pe, deadline, status);
    return (uint64_t)count << 32 | (uint32_t)status;
}

/* All threads of the first block wait for what every source announces; n_pes is at most their number.  Returns whether
 * this thread's source was lost in an earlier round: all blocks know that one. */
FERRYI_FN int ferryi_moe_small_await_sources(const ferryi_moe_args *a, int32_t *state, int32_t *tokens,
                                             uint64_t generation, uint64_t deadline, int alone)
{
    int known = 0;
    FERRYI_ROLLED
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->shape.n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        const uint64_t began = a->request.round.wait_ns != NULL ? ferryi_clock_ns() : 0;
        const uint64_t *flag = ferryi_moe_flag_at_round(&a->regions, generation, FERRYI_MOE_SENT_ROWS, pe);
        const uint32_t gone = ferryi_ld_relaxed_u32(&a->scratch.peer[pe].gone);
        known = (gone & FERRYI_MOE_LOST) != 0;
        const uint64_t found =
            gone != 0 ? ferryi_ld_acquire_u64(flag) : ferryi_moe_word_poll(flag, FERRYI_MOE_COUNT_BITS, generation);
        uint32_t count = (uint32_t)found & FERRYI_MOE_SKIPPED;
        ferry_status status = FERRY_SUCCESS;
        if (FERRYI_UNLIKELY(gone != 0 || found >> FERRYI_MOE_COUNT_BITS != generation || count == FERRYI_MOE_SKIPPED)) {
            const uint64_t announced = ferryi_moe_small_await_source(a, pe, deadline);
            status = (ferry_status)(uint32_t)announced;
            count = (uint32_t)(announced >> 32);
        }
        if (began != 0)
            a->request.round.wait_ns[pe] += ferryi_clock_ns() - began;
        count = count < (uint32_t)a->shape.max_tokens ? count : (uint32_t)a->shape.max_tokens;
        tokens[pe] = a->scratch.peer[pe].tokens = status == FERRY_SUCCESS ? (int32_t)count : 0;
        state[pe] = (int32_t)FERRY_SUCCESS;
        a->scratch.source_status[pe] = (int32_t)FERRY_SUCCESS;
        if (FERRYI_LIKELY(status == FERRY_SUCCESS))
            a->scratch.peer[pe].in_round = generation;
        else
            ferryi_moe_small_source_failed(a, state, pe, status, alone && !known);
    }
    return known;
}

#define FERRYI_MOE_TWICE 1   /* a token has chosen an expert of this PE twice */
#define FERRYI_MOE_BAD 2     /* a token of this PE has a bad index */
#define FERRYI_MOE_LATE 4    /* a choice did not come */
#define FERRYI_MOE_DROPPED 8 /* rows were listed that do not come; other blocks may have placed them */

/* One lane waits for its choice, and marks its token.  *odd: what is special about it. */
FERRYI_FN ferry_status ferryi_moe_small_mark(const ferryi_moe_args *a, const ferryi_moe_marks *m, uint64_t generation,
                                             const ferryi_moe_lane_choice *at, uint64_t deadline, int *odd)
{
    const ferryi_moe_sent_choice *choice = ferryi_moe_choices_at(a, generation, at->pe, at->t) + at->k;
    const uint32_t bit = 1u << (uint32_t)at->number % 32;
    uint64_t word, weight;
    ferryi_ld_relaxed_two(&choice->expert, &word, &weight);
    FERRYI_ROLLED
    for (int polls = 0; polls < FERRYI_MOE_PATIENT_POLLS && !ferryi_moe_choice_is_here(generation, word, weight);
         polls++)
        ferryi_ld_relaxed_two(&choice->expert, &word, &weight);
    if (FERRYI_UNLIKELY(!ferryi_moe_choice_is_here(generation, word, weight))) {
        const ferry_status status = ferryi_moe_choice_await(a, FERRY_CALL_MOE_DISPATCH, choice, at->pe, deadline);
        if (status != FERRY_SUCCESS)
            return status;
        word = ferryi_ld_relaxed_u64(&choice->expert);
    }
    const int32_t expert = ferryi_moe_choice_word_expert(word), local = expert - a->shape.first_expert;
    if (FERRYI_UNLIKELY(expert == FERRYI_MOE_NO_EXPERT) && at->pe == a->shape.my_pe)
        *odd |= FERRYI_MOE_BAD;
    ferryi_moe_marks_local(m)[at->number * a->shape.topk + at->k] =
        (uint16_t)((uint32_t)local < (uint32_t)a->shape.n_local ? (uint32_t)local : FERRYI_MOE_ELSEWHERE);
    if ((uint32_t)local >= (uint32_t)a->shape.n_local)
        return FERRY_SUCCESS;
    if ((ferryi_moe_word_or(&ferryi_moe_marks_bits(m)[local * m->words + (int32_t)((uint32_t)at->number / 32)], bit) &
         bit) != 0)
        *odd |= FERRYI_MOE_TWICE;
    (void)ferryi_moe_word_or(&ferryi_moe_marks_present(m)[(uint32_t)at->number / 32], bit);
    return FERRY_SUCCESS;
}

/* The first row of the outputs that is of an expert, by expert. */
FERRYI_FN int32_t ferryi_moe_first_target(const ferryi_moe_args *a, int32_t local)
{
    return a->shape.layout == FERRY_MOE_BY_EXPERT ? local * a->shape.n_pes * a->shape.max_tokens
                                                  : a->scratch.start[local];
}

/* One thread lists choice j of row r: entry `place` of its expert.  Returns the choice's row of the outputs. */
FERRYI_FN int32_t ferryi_moe_small_enter(const ferryi_moe_args *a, const int32_t *start, int32_t local, int32_t place,
                                         int32_t r, int32_t j, float weight)
{
    const int32_t to = start[local] + place;
    a->scratch.expert_row[to] = r;
    a->scratch.expert_weight[to] = weight;
    if (a->scratch.target == NULL)
        return -1;
    const int32_t target = ferryi_moe_first_target(a, local) + place;
    a->scratch.target[(int64_t)r * a->shape.topk + j] = target;
    a->scratch.choice_weight[(int64_t)r * a->shape.topk + j] = weight;
    return target;
}

/* One thread notes for combine where the results of choice k of token t of pe will be; -1: not here.  r: the token's
 * row, which stands for all of its choices when rows stay by source; -1: none. */
FERRYI_FN void ferryi_moe_small_enter_few(const ferryi_moe_args *a, int32_t pe, int32_t t, int32_t k, int32_t target,
                                          int32_t r, float weight)
{
    const int32_t at = (pe * a->shape.few + t) * a->shape.topk + k;
    if (t >= a->shape.few)
        return;
    a->scratch.few_place[at] = a->scratch.target != NULL ? target : k == 0 ? r : -1;
    if (a->scratch.target != NULL)
        a->scratch.few_weight[at] = weight;
}

/* One thread makes the entry of row r, for token t of pe, whose first row is `base`.  n is the number of its choices.
 */
FERRYI_FN void ferryi_moe_small_row(const ferryi_moe_args *a, uint64_t generation, int32_t r, int32_t base, int32_t pe,
                                    int32_t t, int32_t n)
{
    char *row = ferryi_moe_row_at_round(&a->shape, generation, a->regions.dispatch_rows, a->shape.row_bytes, pe, t);
    ferry_moe_row *entry = &a->scratch.rows[r];
    entry->data = row + a->shape.data_offset;
    entry->scales = a->shape.dtype != FERRY_MOE_BF16 ? (const float *)(void *)(row + a->shape.scales_offset) : NULL;
    entry->choices = (const ferry_moe_choice *)(void *)(row + sizeof(ferryi_moe_header));
    entry->n_choices = n;
    entry->source_pe = pe;
    entry->source_token = t;
    entry->slot = r - base;
    if (pe == a->shape.my_pe)
        a->scratch.own_row[t] = r;
}

/* One thread lists all choices in turn, or (counting) counts those of each expert; which holds for a token that has an
 * expert twice, too.  The marks of experts are not used any more: `before` counts. */
FERRYI_COLD void ferryi_moe_small_in_turn(const ferryi_moe_args *a, const ferryi_moe_marks marks, const int32_t *tokens,
                                          int counting)
{
    const uint64_t generation = ferryi_moe_round_generation(&a->scratch);
    const ferryi_moe_marks *m = &marks;
    int32_t *count = ferryi_moe_marks_before(m);
    for (int32_t e = 0; e < a->shape.n_local; e++)
        count[e] = 0;
    for (int32_t pe = 0; pe < a->shape.n_pes; pe++)
        for (int32_t t = 0; t < tokens[pe]; t++) {
            const ferryi_moe_sent_choice *choice = ferryi_moe_choices_at(a, generation, pe, t);
            const int32_t r = ferryi_moe_marks_row(m, pe * m->span + t);
            int32_t j = 0;
            for (int32_t k = 0; k < a->shape.topk; k++) {
                const int32_t local = ferryi_moe_choice_word_expert(choice[k].expert) - a->shape.first_expert;
                const float weight = ferryi_num_float((uint32_t)choice[k].weight);
                int32_t target = -1;
                if ((uint32_t)local < (uint32_t)a->shape.n_local) {
                    if (!counting)
                        target =
                            ferryi_moe_small_enter(a, ferryi_moe_marks_start(m), local, count[local], r, j, weight);
                    count[local]++;
                    j++;
                }
                if (!counting)
                    ferryi_moe_small_enter_few(a, pe, t, k, target, -1, weight);
            }
            if (counting || j == 0)
                continue;
            ferryi_moe_small_row(a, generation, r, ferryi_moe_marks_row(m, pe * m->span), pe, t, j);
            if (a->scratch.target == NULL)
                ferryi_moe_small_enter_few(a, pe, t, 0, -1, r, 1.0f);
        }
    for (int32_t e = 0; e < a->shape.n_local && counting; e++)
        ferryi_moe_marks_start(m)[e] = count[e];
}

/* The first block turns marks into places.  twice: in all threads, whether a token has an expert twice. */
FERRYI_FN void ferryi_moe_small_prefix(const ferryi_moe_args *a, const ferryi_moe_marks *m, const int32_t *tokens,
                                       int twice)
{
    const int32_t rank = (int32_t)FERRYI_MOE_RANK, size = (int32_t)FERRYI_MOE_SIZE;
    FERRYI_ROLLED
    for (int32_t e = rank; e < a->shape.n_local; e += size) {
        int32_t sum = 0;
        FERRYI_ROLLED
        for (int32_t i = 0; i < m->words; i++) {
            ferryi_moe_marks_before(m)[e * m->words + i] = sum;
            sum += (int32_t)ferryi_moe_mask_count(ferryi_moe_marks_bits(m)[e * m->words + i]);
        }
        ferryi_moe_marks_start(m)[e] = sum;
    }
    if (FERRYI_UNLIKELY(twice)) {
        FERRYI_MOE_SYNC();
        if (rank == 0)
            ferryi_moe_small_in_turn(a, *m, tokens, 1);
        FERRYI_MOE_SYNC();
    }
    for (int32_t e = rank; e < a->shape.n_local && a->shape.layout == FERRY_MOE_CONTIGUOUS; e += size)
        a->scratch.start[e] =
            (ferryi_moe_marks_start(m)[e] + a->shape.alignment - 1) / a->shape.alignment * a->shape.alignment;
    FERRYI_ROLLED
    for (int32_t i = rank; i < m->words; i += size)
        ferryi_moe_marks_earlier(m)[i] = (int32_t)ferryi_moe_mask_count(ferryi_moe_marks_present(m)[i]);
    FERRYI_MOE_SYNC();
    if (FERRYI_MOE_WARP == 0)
        ferryi_moe_warp_prefix_sum(ferryi_moe_marks_start(m), a->shape.n_local);
    if (FERRYI_MOE_WARP == FERRYI_MOE_WARPS - 1) {
        ferryi_moe_warp_prefix_sum(ferryi_moe_marks_earlier(m), m->words);
        if (a->shape.layout == FERRY_MOE_CONTIGUOUS)
            ferryi_moe_warp_prefix_sum(a->scratch.start, a->shape.n_local);
    }
    FERRYI_MOE_SYNC();
}

/* One lane lists its choice, which it has marked, and the first lane of a token the token's row. */
FERRYI_FN void ferryi_moe_small_list(const ferryi_moe_args *a, const ferryi_moe_marks *m, uint64_t generation,
                                     const ferryi_moe_lane_choice *at)
{
    const ferryi_moe_sent_choice *choice = ferryi_moe_choices_at(a, generation, at->pe, at->t) + at->k;
    const int32_t i = at->number;
    const uint32_t local = at->is_one ? ferryi_moe_marks_local(m)[i * a->shape.topk + at->k] : FERRYI_MOE_ELSEWHERE;
    const int here = local != FERRYI_MOE_ELSEWHERE;
    const float weight = ferryi_num_float(here ? (uint32_t)choice->weight : 0);
    const uint32_t mask = ferryi_moe_warp_ballot(here) & at->lanes;
    if (!at->is_one)
        return;
    const int32_t r = mask != 0 ? ferryi_moe_marks_row(m, i) : -1;
    int32_t target = -1;
    if (here) {
        const uint32_t in = local * (uint32_t)m->words + (uint32_t)i / 32;
        const int32_t place =
            ferryi_moe_marks_before(m)[in] +
            (int32_t)ferryi_moe_mask_count(ferryi_moe_marks_bits(m)[in] & ferryi_moe_marks_bits_before(i));
        target = ferryi_moe_small_enter(a, ferryi_moe_marks_start(m), (int32_t)local, place, r,
                                        (int32_t)ferryi_moe_mask_count_below(mask), weight);
    }
    ferryi_moe_small_enter_few(a, at->pe, at->t, at->k, target, r, weight);
    if (at->k == 0 && mask != 0)
        ferryi_moe_small_row(a, generation, r, ferryi_moe_marks_row(m, at->pe * m->span), at->pe, at->t,
                             (int32_t)ferryi_moe_mask_count(mask));
}

/* All threads of the first block note how many rows each source and each expert has: the last ones first, since the
 * first warps list. */
FERRYI_FN void ferryi_moe_small_counts(const ferryi_moe_args *a, const ferryi_moe_marks *m, const int32_t *state)
{
    const int32_t size = (int32_t)FERRYI_MOE_SIZE, rank = size - 1 - (int32_t)FERRYI_MOE_RANK;
    FERRYI_ROLLED
    for (int32_t e = rank; e <= a->shape.n_local; e += size)
        a->scratch.expert_first[e] = ferryi_moe_marks_start(m)[e];
    FERRYI_ROLLED
    for (int32_t pe = rank; pe <= a->shape.n_pes; pe += size) {
        const int32_t base = ferryi_moe_marks_row(m, pe * m->span);
        a->scratch.row_base[pe] = base;
        if (pe < a->shape.n_pes)
            a->scratch.peer[pe].got =
                state[pe] != FERRY_SUCCESS ? -1 : ferryi_moe_marks_row(m, (pe + 1) * m->span) - base;
    }
    if (rank != 0)
        return;
    a->scratch.result->n_rows = ferryi_moe_marks_row(m, a->shape.n_pes * m->span);
    ferryi_moe_report_prepare(a);
}

/* One thread waits for the row of a token that is marked.  0: it does not come. */
FERRYI_FN int ferryi_moe_small_await_row(const ferryi_moe_args *a, const ferryi_moe_marks *m, int32_t *state,
                                         int32_t number, uint64_t deadline)
{
    const int32_t pe = ferryi_moe_over(number, m->inverse), t = number - pe * m->span;
    const uint64_t began = a->request.round.wait_ns != NULL ? ferryi_clock_ns() : 0;
    const ferryi_moe_wait wait = {
        FERRY_CALL_MOE_DISPATCH, ferryi_moe_row_flag_at(a, FERRYI_MOE_OUT, pe, t), 0, pe, deadline, NULL, NULL
    };
    const ferry_status status = ferryi_moe_word_await(a, &wait);
    if (began != 0 && ferryi_moe_marks_row(m, number) + 1 == ferryi_moe_marks_row(m, (pe + 1) * m->span))
        a->request.round.wait_ns[pe] += ferryi_clock_ns() - began; /* its source's last one */
    if (FERRYI_LIKELY(status == FERRY_SUCCESS))
        return 1;
    ferryi_moe_small_source_failed(a, state, pe, status, 0);
    return 0;
}

/* All threads of the first block wait for the rows that are marked.  Nonzero in all: a source has failed. */
FERRYI_FN int ferryi_moe_small_await_rows(const ferryi_moe_args *a, const ferryi_moe_marks *m, int32_t *state,
                                          uint64_t deadline)
{
    int bad = 0;
    FERRYI_ROLLED
    for (int32_t i = (int32_t)FERRYI_MOE_RANK; i < a->shape.n_pes * m->span; i += (int32_t)FERRYI_MOE_SIZE)
        if ((ferryi_moe_marks_present(m)[(uint32_t)i / 32] >> (uint32_t)i % 32 & 1) != 0)
            bad |= !ferryi_moe_small_await_row(a, m, state, i, deadline);
    return FERRYI_MOE_ANY(bad);
}

/* All threads of a block end the receiving half.  known: of ferryi_moe_small_await_sources.  before: rows that it has
 * counted already.  Nonzero in all: a source has failed that was not lost before. */
FERRYI_FN int ferryi_moe_small_conclude(const ferryi_moe_args *a, const ferryi_moe_marks *m, const int32_t *state,
                                        int known, uint64_t generation, int32_t before)
{
    int bad = 0, fresh = 0;
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->shape.n_pes; pe += (int32_t)FERRYI_MOE_SIZE)
        bad |= state[pe] != FERRY_SUCCESS;
    fresh = bad && !known;
    bad = FERRYI_MOE_ANY(bad);
    if (FERRYI_UNLIKELY(bad))
        fresh = FERRYI_MOE_ANY(fresh);
    if (FERRYI_MOE_RANK != 0)
        return fresh;
    int32_t n_absent = 0;
    FERRYI_ROLLED
    for (int32_t pe = 0; pe < a->shape.n_pes && bad; pe++)
        n_absent += state[pe] != FERRY_SUCCESS;
    a->scratch.result->n_absent = n_absent;
    ferryi_st_relaxed_u64(&a->scratch.grid->well[generation & 1], fresh ? 0 : generation);
    (void)ferryi_atom_add_u64(&a->scratch.result->counts.rows_received,
                              (uint64_t)(int64_t)(ferryi_moe_marks_row(m, a->shape.n_pes * m->span) - before));
    ferryi_moe_status_conclude(&a->scratch, bad);
    return fresh;
}

/* All threads of the first block wait for the choices of all sources and mark them.  Returns what is odd, in all. */
FERRYI_FN int ferryi_moe_small_mark_all(const ferryi_moe_args *a, const ferryi_moe_marks *m, int32_t *state,
                                        const int32_t *tokens, uint64_t generation, uint64_t deadline, int alone)
{
    const int32_t n = a->shape.n_pes * m->span;
    int odd = 0;
    FERRYI_ROLLED
    for (int32_t first = ferryi_moe_turn_first(&a->shape); first < n; first += ferryi_moe_turn_step(&a->shape)) {
        const ferryi_moe_lane_choice at = ferryi_moe_lane_choice_at(m, tokens, first);
        const ferry_status status =
            at.is_one ? ferryi_moe_small_mark(a, m, generation, &at, deadline, &odd) : FERRY_SUCCESS;
        if (FERRYI_LIKELY(status == FERRY_SUCCESS))
            continue;
        ferryi_moe_small_source_failed(a, state, at.pe, status, alone);
        odd |= FERRYI_MOE_LATE;
    }
    if (FERRYI_LIKELY(!FERRYI_MOE_ANY(odd)))
        return 0;
    int all = 0;
    FERRYI_ROLLED
    for (int bit = 1; bit <= FERRYI_MOE_LATE; bit *= 2)
        all |= FERRYI_MOE_ANY(odd & bit) ? bit : 0;
    return all;
}

/* All threads of the first block list all choices that are marked, and their rows. */
FERRYI_FN void ferryi_moe_small_list_all(const ferryi_moe_args *a, const ferryi_moe_marks *m, const int32_t *tokens,
                                         uint64_t generation, int twice)
{
    const int32_t n = a->shape.n_pes * m->span;
    ferryi_moe_small_prefix(a, m, tokens, twice);
    if (FERRYI_UNLIKELY(twice)) {
        if (FERRYI_MOE_RANK == 0)
            ferryi_moe_small_in_turn(a, *m, tokens, 0);
        return;
    }
    FERRYI_ROLLED
    for (int32_t first = ferryi_moe_turn_first(&a->shape); first < n; first += ferryi_moe_turn_step(&a->shape)) {
        const ferryi_moe_lane_choice at = ferryi_moe_lane_choice_at(m, tokens, first);
        ferryi_moe_small_list(a, m, generation, &at);
    }
}

/* A block lists what comes, in marks that are clear, and lists again without a source that fails meanwhile.  Returns
 * what was odd: DROPPED, and BAD.  placing: other blocks place rows; alone: without this one's lists, and this one
 * places the counts; waits: it waits for the rows. */
FERRYI_FN int ferryi_moe_small_list_and_await(const ferryi_moe_args *a, ferryi_moe_marks *m, int32_t *tokens,
                                              int32_t *state, uint64_t generation, uint64_t deadline, int placing,
                                              int alone, int waits)
{
    int listed = 0, again = 1, seen = 0;
    FERRYI_ROLLED
    while (again) {        /* each time with one source less */
        FERRYI_MOE_SYNC(); /* of the marks, and of what all sources announce */
        ferryi_moe_marks_number(m, tokens);
        const int odd = ferryi_moe_small_mark_all(a, m, state, tokens, generation, deadline, alone);
        again = (odd & FERRYI_MOE_LATE) != 0;
        if (FERRYI_LIKELY(!again)) {
            ferryi_moe_small_list_all(a, m, tokens, generation, odd & FERRYI_MOE_TWICE);
            ferryi_moe_small_counts(a, m, state);
            if (placing && !alone) {
                FERRYI_MOE_SYNC(); /* of the lists */
                if (!listed && FERRYI_MOE_RANK == 0)
                    ferryi_st_release_u64(&a->scratch.grid->listed, generation); /* R of ferryi_moe_first_block_await */
            }
            if (alone)
                ferryi_moe_small_place_counts(a, m);
            listed = 1;
            again = waits && ferryi_moe_small_await_rows(a, m, state, deadline);
            if (again && FERRYI_MOE_RANK == 0)
                ferryi_st_release_u64(&a->scratch.grid->dropped, generation);
            seen |= (odd & FERRYI_MOE_BAD) | (again ? FERRYI_MOE_DROPPED : 0);
        }
        for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->shape.n_pes && again; pe += (int32_t)FERRYI_MOE_SIZE)
            tokens[pe] = state[pe] == FERRY_SUCCESS ? tokens[pe] : 0;
        FERRYI_MOE_SYNC();
        if (FERRYI_UNLIKELY(again))
            ferryi_moe_marks_clear(m);
    }
    return seen;
}

/* The first block's part.  Returns whether the last block must place all rows.  In the end the half is concluded, but
 * its report is not written. */
FERRYI_FN int ferryi_moe_small_receive(const ferryi_moe_args *a, ferryi_moe_shared *s, uint64_t generation, int placing,
                                       int alone)
{
    int32_t *tokens = s->of_pe[0], *state = s->of_pe[1];
    const uint64_t deadline = ferryi_clock_ns() + ferryi_moe_round_budget(a);
    const int waits = !alone || a->request.round.wait_ns != NULL; /* else those that place do */
    ferryi_moe_marks m;
    FERRYI_MOE_SYNC(); /* the shared memory is used again */
    ferryi_moe_marks_begin(&m, s->word, &a->shape);
    const int known = ferryi_moe_small_await_sources(a, state, tokens, generation, deadline, alone);
    const int seen = ferryi_moe_small_list_and_await(a, &m, tokens, state, generation, deadline, placing, alone, waits);
    if (FERRYI_UNLIKELY(seen & FERRYI_MOE_BAD) && FERRYI_MOE_RANK == 0) /* in a stream; else the round was refused */
        ferryi_moe_choices_refuse(a, tokens[a->shape.my_pe]);
    const int fresh = ferryi_moe_small_conclude(a, &m, state, known, generation, 0);
    return (seen & FERRYI_MOE_DROPPED) != 0 || (alone && fresh);
}

/* The last block: some rows that others were to place alone have not come.  It lists again, without the sources of
 * those that are not there now; the first block has taken what all sources announced. */
FERRYI_NOINLINE void ferryi_moe_small_receive_again(const ferryi_moe_args *a, ferryi_moe_shared *s, uint64_t generation)
{
    int32_t *tokens = s->of_pe[0], *state = s->of_pe[1];
    const uint64_t deadline = ferryi_clock_ns();
    const int32_t before = a->scratch.result->n_rows;
    int known = 0;
    ferryi_moe_marks m;
    FERRYI_MOE_SYNC(); /* the shared memory is used again; and of `before` */
    ferryi_moe_marks_begin(&m, s->word, &a->shape);
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->shape.n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        state[pe] = a->scratch.source_status[pe];
        tokens[pe] = state[pe] == FERRY_SUCCESS ? a->scratch.peer[pe].tokens : 0;
        known = state[pe] == FERRY_ERR_PEER_LOST && a->scratch.grid->well[generation & 1] == generation;
        ferryi_moe_status_note(&a->scratch, (ferry_status)state[pe], pe);
    }
    (void)ferryi_moe_small_list_and_await(a, &m, tokens, state, generation, deadline, 0, 1, 1);
    (void)ferryi_moe_small_conclude(a, &m, state, known, generation, before);
    FERRYI_MOE_SYNC(); /* of the lists */
}

#endif
