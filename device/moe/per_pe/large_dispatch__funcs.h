/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_PE_LARGE_DISPATCH_FUNCS_H
#define FERRY_DETAIL_MOE_PER_PE_LARGE_DISPATCH_FUNCS_H

#include "../common/place__funcs.h"
#include "dispatch__funcs.h"

/* Large rounds BY_TOKEN, for training and prefill, on GPUs where direct stores reach every PE and rows are not encoded.
 * The flags and places are those of other rounds (moe.h), but warps work alone: each has a token or a row, or a
 * piece of one, and enough accesses in flight for 16 to 24 multiprocessors to nearly fill the link.  Rows are not
 * listed: a row's source and its slot follow from the number of rows of each PE.  Experts' counts are added up while
 * rows are placed. */

#define FERRYI_MOE_EARLY_NS 2000000u /* for which a warp waits for rows that it is to place early */

/* Of one block. */
typedef struct ferryi_moe_large {
    ferryi_moe_shared shared;
    ferryi_moe_list list[FERRYI_MOE_THREADS / 32]; /* one for each warp */
    uint32_t next;                                 /* of the block's rows that are placed early */
    uint32_t tally[FERRYI_MOE_SHARED_EXPERTS];     /* choices of each expert in the rows that the block places */
} ferryi_moe_large;

/* The PE of row r; base[pe] is its first row. */
FERRYI_FN int32_t ferryi_moe_large_source(const int32_t *base, int32_t n_pes, int32_t r)
{
    int32_t low = 0, high = n_pes - 1;
    while (low < high) {
        const int32_t middle = (low + high + 1) / 2;
        if (base[middle] <= r)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

/* One warp places a piece of the payload of row r, which is at `from`. */
FERRYI_FN void ferryi_moe_large_place_payload(const ferryi_moe_args *a, int32_t r, const char *from, uint32_t part,
                                              uint32_t parts)
{
    char *rows = (char *)(a->request.round.rows != NULL ? a->request.round.rows : a->scratch.own_rows);
    char *to = rows + (uint64_t)r * a->shape.payload_bytes;
    if (rows == NULL || from == NULL)
        return;
    if (FERRYI_LIKELY(((uintptr_t)to & 15) == 0))
        ferryi_moe_rows_copy(&to, 1, 0, from, a->shape.payload_bytes, part, parts);
    else if (part == 0)
        ferryi_moe_bytes_copy(to, from, a->shape.payload_bytes, FERRYI_MOE_LANE, FERRYI_MOE_LANES);
}

/* One warp places what stands beside row r, of token t of pe.  held: its side bytes, or they are at `side`. */
FERRYI_FN void ferryi_moe_large_place_beside(const ferryi_moe_args *a, int32_t r, int32_t pe, int32_t t,
                                             const ferryi_moe_held_side *held, const char *side)
{
    char *to = ferryi_moe_side_out(a);
    if (held->n != 0 && to != NULL)
        ferryi_moe_side_store(held, to + (int64_t)r * a->shape.side_bytes);
    else if (a->shape.side_bytes > 0 && side != NULL && to != NULL)
        ferryi_moe_output_place_scales(a, side, r);
    if (FERRYI_MOE_LANE == 0 && a->request.round.row_token != NULL)
        a->request.round.row_token[r] = t;
    if (FERRYI_MOE_LANE == 0 && a->request.round.row_source != NULL)
        a->request.round.row_source[r] = pe;
}

/* The payload of this PE's own token. */
FERRYI_FN const char *ferryi_moe_large_x(const ferryi_moe_args *a, int32_t t)
{
    return a->request.x != NULL ? (const char *)a->request.x + (uint64_t)t * a->shape.payload_bytes : NULL;
}

/* One lane places choice k of row r, and counts it. */
FERRYI_FN void ferryi_moe_large_place_choice(const ferryi_moe_args *a, int32_t r, int32_t expert, float weight,
                                             int fits, uint32_t *tally)
{
    const int here = (uint32_t)expert < (uint32_t)a->shape.n_local;
    if ((int32_t)FERRYI_MOE_LANE >= a->shape.topk)
        return;
    if (fits)
        ferryi_moe_output_place_choice(a, r, (int32_t)FERRYI_MOE_LANE, here ? expert : -1, here ? weight : 0.0f);
    if (here)
        ferryi_moe_word_increment(&tally[expert]);
}

/* One warp places row r, of slot r - base[pe] of its source, or a piece of it. */
FERRYI_FN void ferryi_moe_large_place_row(const ferryi_moe_args *a, const int32_t *base, int32_t r, uint32_t part,
                                          uint32_t parts, uint32_t *tally)
{
    const int32_t pe = ferryi_moe_large_source(base, a->shape.n_pes, r), k = (int32_t)FERRYI_MOE_LANE;
    const char *row = ferryi_moe_received_row_at(a, base, pe, r), *from = row + a->shape.data_offset;
    const ferryi_moe_header *header = (const ferryi_moe_header *)(const void *)row;
    const int fits = r < ferryi_moe_output_room(a);
    ferryi_moe_held_side held = { { 0, 0 }, 0 };
    ferry_moe_choice choice = { -1, 0.0f }; /* number k of those that are here; only the header says how many are */
    if (part == 0 && k < a->shape.topk)
        choice = ((const ferry_moe_choice *)(const void *)(header + 1))[k];
    const uint32_t chosen = header->chosen;
    const int32_t t = header->token;
    if (part == 0 && ((uintptr_t)ferryi_moe_side_out(a) & 3) == 0)
        held = ferryi_moe_side_hold(&a->shape, row + a->shape.scales_offset, 4);
    if (pe == a->shape.my_pe && a->scratch.grid->in_x == ferryi_moe_round_generation(&a->scratch))
        from = ferryi_moe_large_x(a, t);
    if (fits)
        ferryi_moe_large_place_payload(a, r, from, part, parts);
    if (part != 0)
        return;
    if (fits)
        ferryi_moe_large_place_beside(a, r, pe, t, &held, row + a->shape.scales_offset);
    const uint32_t at = ferryi_moe_mask_count_below(chosen);
    const int32_t expert = (int32_t)ferryi_moe_warp_shuffle((uint32_t)choice.expert, at);
    const float weight = ferryi_num_float(ferryi_moe_warp_shuffle(ferryi_num_bits(choice.weight), at));
    ferryi_moe_large_place_choice(a, r, chosen >> k & 1 ? expert : -1, weight, fits, tally);
}

/* One warp places row r of this PE's own token t, directly from x. */
FERRYI_FN void ferryi_moe_large_place_own(const ferryi_moe_args *a, int32_t r, int32_t t, uint32_t *tally)
{
    const int fits = r < ferryi_moe_output_room(a), has_x = a->request.x != NULL;
    ferryi_moe_held_side held = { { 0, 0 }, 0 };
    ferryi_moe_held_choices choices = { -1, -1, 1.0f };
    ferryi_moe_choices_hold(a, t, &choices);
    if (has_x && a->shape.side_bytes > 0 && ((uintptr_t)ferryi_moe_side_out(a) & 3) == 0)
        held = ferryi_moe_own_side_hold(a, t);
    if (fits) {
        ferryi_moe_large_place_payload(a, r, ferryi_moe_large_x(a, t), 0, 1);
        char *to = ferryi_moe_side_out(a);
        const char *side = has_x ? ferryi_moe_side_at(a, t) : NULL;
        ferryi_moe_large_place_beside(a, r, a->shape.my_pe, t, &held, side);
        if (has_x && held.n == 0 && side == NULL && a->shape.side_bytes > 0 && to != NULL)
            ferryi_moe_side_gather(a, t, to + (int64_t)r * a->shape.side_bytes, FERRYI_MOE_LANE, FERRYI_MOE_LANES);
    }
    ferryi_moe_choices_judge(&a->shape, &choices);
    const int32_t expert = choices.expert - a->shape.first_expert;
    ferryi_moe_large_place_choice(a, r,
                                  choices.expert >= 0 && (uint32_t)expert < (uint32_t)a->shape.n_local ? expert : -1,
                                  choices.weight, fits, tally);
}

/* The block's own counts of choices, which begin with 0; those of many experts are in the GPU's memory. */
FERRYI_FN uint32_t *ferryi_moe_large_tally(const ferryi_moe_args *a, ferryi_moe_large *l)
{
    return a->shape.n_local <= FERRYI_MOE_SHARED_EXPERTS ? l->tally : (uint32_t *)a->scratch.tally;
}
FERRYI_FN void ferryi_moe_large_clear(const ferryi_moe_shape *shape, ferryi_moe_large *l)
{
    for (int32_t e = (int32_t)FERRYI_MOE_RANK; e < shape->n_local && e < FERRYI_MOE_SHARED_EXPERTS;
         e += (int32_t)FERRYI_MOE_SIZE)
        l->tally[e] = 0;
    if (FERRYI_MOE_RANK == 0)
        l->next = 0;
    FERRYI_MOE_SYNC();
}

/* All blocks place all rows.  base: each PE's first row; [n_pes]: all rows. */
FERRYI_FN void ferryi_moe_large_place(const ferryi_moe_args *a, ferryi_moe_large *l, const int32_t *base)
{
    const uint32_t n_rows = (uint32_t)base[a->shape.n_pes], warps = FERRYI_MOE_BLOCKS * FERRYI_MOE_WARPS;
    const uint32_t parts = ferryi_moe_warp_parts(n_rows);
    uint32_t *tally = ferryi_moe_large_tally(a, l);
    ferryi_moe_large_clear(&a->shape, l);
    FERRYI_ROLLED
    for (uint32_t item = FERRYI_MOE_WARP * FERRYI_MOE_BLOCKS + FERRYI_MOE_BLOCK; item < n_rows * parts; item += warps)
        ferryi_moe_large_place_row(a, base, (int32_t)(item / parts), item % parts, parts, tally);
}

/* The rows are placed: marks those that do not exist; the last block to end places the counts. */
FERRYI_FN void ferryi_moe_large_end(const ferryi_moe_args *a, ferryi_moe_large *l, int32_t n_rows)
{
    uint32_t last = 0;
    ferryi_moe_output_place_absent(a, n_rows, FERRYI_MOE_BLOCK, FERRYI_MOE_BLOCKS);
    FERRYI_MOE_SYNC();
    for (int32_t e = (int32_t)FERRYI_MOE_RANK; e < a->shape.n_local && a->shape.n_local <= FERRYI_MOE_SHARED_EXPERTS;
         e += (int32_t)FERRYI_MOE_SIZE)
        if (l->tally[e] != 0)
            (void)ferryi_atom_add_u32((uint32_t *)&a->scratch.tally[e], l->tally[e]);
    FERRYI_MOE_SYNC();
    if (FERRYI_MOE_RANK == 0) {
        ferryi_fence_release_here(); /* R of the last block's acquire, for what this block has counted */
        last = ferryi_moe_block_is_last(&a->scratch.grid->finished, 0, 0);
    }
    if (!FERRYI_MOE_ANY((int)last))
        return;
    for (int32_t e = (int32_t)FERRYI_MOE_RANK; e < a->shape.n_local; e += (int32_t)FERRYI_MOE_SIZE) {
        a->scratch.expert_first[e] = a->scratch.tally[e];
        a->scratch.tally[e] = 0; /* for the next round, or outputs that are placed again */
    }
    FERRYI_MOE_SYNC();
    if (FERRYI_MOE_WARP == 0)
        ferryi_moe_warp_prefix_sum(a->scratch.expert_first, a->shape.n_local);
    FERRYI_MOE_SYNC();
    ferryi_moe_output_place_counts(a, n_rows, 0, 1);
    if (FERRYI_MOE_RANK == 0) /* all have left their meeting */
        ferryi_st_relaxed_u32(&a->scratch.grid->met, 0);
}

/* ---- Early: while rows travel. */

/* A warp's view of what comes: lane s has that of PE s. */
typedef struct ferryi_moe_coming {
    int32_t count, here; /* rows that will come from it, and those that are there */
    int32_t *base;       /* [n_pes + 1]: each PE's first row */
    uint64_t deadline;
} ferryi_moe_coming;

/* One thread waits until the word of this round tells `least` rows.  Returns the number, or -1: a hint that does not
 * come in time, or another warp has given up. */
FERRYI_FN int32_t ferryi_moe_early_count(const ferryi_moe_scratch *scratch, const uint64_t *word, const uint64_t *all,
                                         int32_t least, uint64_t deadline)
{
    const uint64_t generation = ferryi_moe_round_generation(scratch);
    for (uint32_t polls = 1;; polls++) {
        uint64_t found = ferryi_ld_acquire_u64(word);
        if (found >> FERRYI_MOE_COUNT_BITS == generation && (int32_t)(found & FERRYI_MOE_SKIPPED) >= least)
            return (int32_t)(found & FERRYI_MOE_SKIPPED);
        if (polls % 4 != 0)
            continue;
        found = ferryi_ld_acquire_u64(all);
        if (found >> FERRYI_MOE_COUNT_BITS >= generation) {
            const int32_t count = (int32_t)(found & FERRYI_MOE_SKIPPED);
            const int good = found >> FERRYI_MOE_COUNT_BITS == generation && count != (int32_t)FERRYI_MOE_SKIPPED;
            return good && count >= least ? count : -1;
        }
        if (polls % 16 != 0)
            continue;
        ferryi_yield();
        if (ferryi_ld_relaxed_u64(&scratch->grid->dropped) == generation || ferryi_clock_ns() > deadline)
            return -1;
    }
}

/* One warp gives up: all rows will be placed when it is known what has come. */
FERRYI_FN void ferryi_moe_early_drop(const ferryi_moe_scratch *scratch)
{
    if (FERRYI_MOE_LANE == 0)
        ferryi_st_relaxed_u64(&scratch->grid->dropped, ferryi_moe_round_generation(scratch));
}

/* One warp learns how many rows each PE will send.  base: memory of the warp.  0: it gives up. */
FERRYI_FN int ferryi_moe_early_begin(const ferryi_moe_args *a, ferryi_moe_coming *c, int32_t *base)
{
    const int32_t pe = (int32_t)FERRYI_MOE_LANE;
    c->deadline = ferryi_clock_ns() + FERRYI_MOE_EARLY_NS;
    c->count = c->here = 0;
    c->base = base;
    if (pe < a->shape.n_pes && ferryi_moe_peer_status(&a->scratch, pe) == FERRY_SUCCESS)
        c->count = ferryi_moe_early_count(&a->scratch, ferryi_moe_flag_at(a, FERRYI_MOE_COUNTED, pe),
                                          ferryi_moe_flag_at(a, FERRYI_MOE_SENT_ROWS, pe), 0, c->deadline);
    if (c->count > a->shape.max_tokens)
        c->count = -1;
    FERRYI_MOE_WARP_SYNC();
    if (pe < a->shape.n_pes)
        base[pe] = c->count;
    const int lacks = ferryi_moe_warp_ballot(c->count < 0) != 0;
    FERRYI_MOE_WARP_SYNC();
    if (!lacks)
        ferryi_moe_warp_prefix_sum(base, a->shape.n_pes);
    FERRYI_MOE_WARP_SYNC();
    return !lacks;
}

/* One warp waits until row `slot` of pe is there.  0: it gives up. */
FERRYI_FN int ferryi_moe_early_await(const ferryi_moe_args *a, ferryi_moe_coming *c, int32_t pe, int32_t slot)
{
    if ((int32_t)FERRYI_MOE_LANE == pe && c->here <= slot)
        c->here = ferryi_moe_early_count(&a->scratch, ferryi_moe_flag_at(a, FERRYI_MOE_SENT_SOME, pe),
                                         ferryi_moe_flag_at(a, FERRYI_MOE_SENT_ROWS, pe), slot + 1, c->deadline);
    FERRYI_MOE_WARP_SYNC(); /* R: the lane's acquire precedes all lanes' loads of the row */
    return (int32_t)ferryi_moe_warp_shuffle((uint32_t)c->here, (uint32_t)pe) > slot;
}

/* The warps of all blocks place this PE's own rows, and then rows as they come, one of each PE in turn: first those
 * warps that do not send. */
FERRYI_FN void ferryi_moe_large_place_early(const ferryi_moe_args *a, ferryi_moe_large *l,
                                            const ferryi_moe_token_window *v)
{
    uint32_t *tally = ferryi_moe_large_tally(a, l);
    const uint32_t others = (uint32_t)a->shape.n_pes - 1, n_tokens = (uint32_t)v->n_tokens;
    const int32_t *count = ferryi_moe_shared_list(a, &l->shared, 0);
    int32_t most = 0;
    ferryi_moe_coming c;
    if (!ferryi_moe_early_begin(a, &c, l->list[FERRYI_MOE_WARP].pe)) {
        ferryi_moe_early_drop(&a->scratch);
        return;
    }
    for (int32_t pe = 0; pe < a->shape.n_pes; pe++) {
        const int32_t n = pe != a->shape.my_pe ? (int32_t)ferryi_moe_warp_shuffle((uint32_t)c.count, (uint32_t)pe) : 0;
        most = n > most ? n : most;
    }
    FERRYI_ROLLED
    for (;;) {
        uint32_t number = 0;
        if (FERRYI_MOE_LANE == 0)
            number = ferryi_moe_word_take_next(&l->next);
        number = ferryi_moe_warp_shuffle(number, 0) * FERRYI_MOE_BLOCKS + FERRYI_MOE_BLOCK;
        if (number < n_tokens) {
            const int32_t slot = ferryi_moe_token_slot(v, count, a->shape.my_pe, (int32_t)number);
            if (slot >= 0)
                ferryi_moe_large_place_own(a, c.base[a->shape.my_pe] + slot, (int32_t)number, tally);
            continue;
        }
        number -= n_tokens;
        if (number >= (uint32_t)most * others)
            break;
        const int32_t slot = (int32_t)(number / others), turn = (int32_t)(number % others);
        const int32_t pe = turn < a->shape.my_pe ? turn : turn + 1;
        if (slot >= (int32_t)ferryi_moe_warp_shuffle((uint32_t)c.count, (uint32_t)pe))
            continue;
        if (!ferryi_moe_early_await(a, &c, pe, slot)) {
            ferryi_moe_early_drop(&a->scratch);
            break;
        }
        ferryi_moe_large_place_row(a, c.base, c.base[pe] + slot, 0, 1, tally);
    }
}

/* Whether all rows were placed early, where they belong.  Blocks have met since. */
FERRYI_FN int ferryi_moe_large_is_placed(const ferryi_moe_args *a, const int32_t *base)
{
    const uint64_t generation = ferryi_moe_round_generation(&a->scratch);
    int differs = ferryi_ld_relaxed_u64(&a->scratch.grid->dropped) == generation;
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->shape.n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        const uint64_t counted = ferryi_ld_relaxed_u64(ferryi_moe_flag_at(a, FERRYI_MOE_COUNTED, pe));
        const int32_t count =
            counted >> FERRYI_MOE_COUNT_BITS == generation ? (int32_t)(counted & FERRYI_MOE_SKIPPED) : 0;
        differs |= count != base[pe + 1] - base[pe];
    }
    return !FERRYI_MOE_ANY(differs);
}

/* Each PE's first row, in the block's shared memory, of the round that the first block has received. */
FERRYI_FN const int32_t *ferryi_moe_large_base(const ferryi_moe_args *a, ferryi_moe_shared *s)
{
    int32_t *base = ferryi_moe_shared_list(a, s, 0);
    const int stuck = a->scratch.result->stuck != 0;
    FERRYI_MOE_SYNC(); /* the shared memory is used again */
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe <= a->shape.n_pes; pe += (int32_t)FERRYI_MOE_SIZE)
        base[pe] = stuck ? 0 : a->scratch.row_base[pe];
    FERRYI_MOE_SYNC();
    return base;
}

/* The first block waits for rows and notes how many there are. */
FERRYI_FN void ferryi_moe_large_take(const ferryi_moe_args *a, ferryi_moe_shared *s)
{
    int32_t *base = ferryi_moe_shared_list(a, s, 0), *state = ferryi_moe_shared_list(a, s, 1);
    ferryi_moe_sources_await(a, base, state, 1);
    FERRYI_MOE_SYNC();
    if (FERRYI_MOE_WARP == 0)
        ferryi_moe_warp_prefix_sum(base, a->shape.n_pes);
    FERRYI_MOE_SYNC();
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe <= a->shape.n_pes; pe += (int32_t)FERRYI_MOE_SIZE)
        a->scratch.row_base[pe] = base[pe];
    if (FERRYI_MOE_RANK == 0) {
        ferryi_moe_received_note(a, base[a->shape.n_pes], state);
        ferryi_moe_report_write(a, 2 * ferryi_moe_round_generation(&a->scratch), 0);
    }
}

FERRYI_FN void ferryi_moe_dispatch_large_body(const ferryi_moe_args *a)
{
    FERRYI_MOE_SHARED ferryi_moe_large large;
    ferryi_moe_shared *s = &large.shared;
    ferryi_moe_token_window v;
    int sent = 1;
    ferryi_moe_large_clear(&a->shape, &large);
    if ((a->request.stages & FERRY_MOE_DISPATCH_SEND) != 0)
        sent = ferryi_moe_rows_send(a, s, &v, &large.list[FERRYI_MOE_WARP], FERRYI_MOE_LARGE);
    if (sent == 0)
        return;
    if (sent == FERRYI_MOE_IN_CHUNKS)
        ferryi_moe_large_place_early(a, &large, &v);
    FERRYI_MOE_SYNC(); /* the shared memory is used again */
    if (a->scratch.result->refused)
        return;
    if ((a->request.stages & FERRY_MOE_DISPATCH_RECV) != 0) {
        if (FERRYI_MOE_BLOCK == 0)
            ferryi_moe_large_take(a, s);
        if ((a->request.stages & FERRY_MOE_PLACE) != 0 && !ferryi_moe_blocks_meet(a, 1, FERRYI_MOE_BLOCKS))
            return;
    }
    if ((a->request.stages & FERRY_MOE_PLACE) != 0) {
        const int32_t *base = ferryi_moe_large_base(a, s);
        if (sent != FERRYI_MOE_IN_CHUNKS || !ferryi_moe_large_is_placed(a, base))
            ferryi_moe_large_place(a, &large, base);
        ferryi_moe_large_end(a, &large, base[a->shape.n_pes]);
    }
}

#endif
