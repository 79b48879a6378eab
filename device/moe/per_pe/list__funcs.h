/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_PE_LIST_FUNCS_H
#define FERRY_DETAIL_MOE_PER_PE_LIST_FUNCS_H

#include "../common/report__funcs.h"
#include "../common/rows__funcs.h"

/* Received rows are listed by row and by expert, always in the order of the rows.  What another PE has written is
 * checked before it indexes anything: a choice of no expert of this PE is not listed.
 *
 * By marks: when one block's shared memory has room for a bit for each expert and row, each thread takes a row and
 * marks it with its experts.  The bits before a mark give its place.  By counts, when there is no room or a row has an
 * expert twice: each warp counts its chunk's choices of each expert, the counts become places, and each warp reads its
 * chunk again. */

/* The lanes with the same expert as this lane; none for expert -1. */
FERRYI_FN uint32_t ferryi_moe_alike(int32_t expert, uint32_t bits)
{
    uint32_t alike = ferryi_moe_warp_ballot(expert >= 0);
    if (FERRYI_MOE_LANES == 1)
        return alike;
    FERRYI_ROLLED
    for (uint32_t bit = 0; bit < bits; bit++) {
        uint32_t set = ferryi_moe_warp_ballot((int)(expert >> bit & 1));
        alike &= expert >> bit & 1 ? set : ~set;
    }
    return expert >= 0 ? alike : 0;
}

/* A lane's position in its warp's chunk: choice k of row r, which came from `pe`. */
typedef struct ferryi_moe_cursor {
    int32_t r, k, pe;
} ferryi_moe_cursor;

/* Row r, which came from pe. */
FERRYI_FN char *ferryi_moe_received_row_at(const ferryi_moe_args *a, const int32_t *base, int32_t pe, int32_t r)
{
    return ferryi_moe_row_at(a, a->regions.dispatch_rows, a->shape.row_bytes, pe,
                             ferryi_moe_row_slot(a, pe, r - base[pe]));
}

FERRYI_FN void ferryi_moe_list_row(const ferryi_moe_args *a, const int32_t *base, int32_t pe, int32_t r, char *row,
                                   int32_t n_choices)
{
    const ferryi_moe_header *header = (const ferryi_moe_header *)(void *)row;
    ferry_moe_row *entry = &a->scratch.rows[r];
    entry->data = row + a->shape.data_offset;
    entry->scales = a->shape.dtype != FERRY_MOE_BF16 ? (const float *)(void *)(row + a->shape.scales_offset) : NULL;
    entry->choices = (const ferry_moe_choice *)(void *)(row + sizeof *header);
    entry->n_choices = n_choices < 0 ? 0 : n_choices < a->shape.topk ? n_choices : a->shape.topk;
    entry->source_pe = pe;
    entry->source_token = header->token;
    entry->slot = r - base[pe];
}

/* The choice at the cursor; expert -1 if none. listing: also makes the row's entry. */
FERRYI_FN ferry_moe_choice ferryi_moe_choice_at(const ferryi_moe_args *a, const int32_t *base, int32_t end, int listing,
                                                ferryi_moe_cursor *at)
{
    ferry_moe_choice none = { -1, 0.0f };
    if (at->r >= end)
        return none;
    while (base[at->pe + 1] <= at->r)
        at->pe++;
    char *row = ferryi_moe_received_row_at(a, base, at->pe, at->r);
    const ferryi_moe_header *header = (const ferryi_moe_header *)(void *)row;
    ferry_moe_choice found = ((const ferry_moe_choice *)(void *)(row + sizeof *header))[at->k];
    int32_t n = header->n_choices; /* both loads go together, even if the choice is not valid */
    if (listing && at->k == 0)
        ferryi_moe_list_row(a, base, at->pe, at->r, row, n);
    return at->k < n && (uint32_t)found.expert < (uint32_t)a->shape.n_local ? found : none;
}

/* One warp's pass over rows begin to end.  The first pass counts choices in tally[] and makes the rows' entries; the
 * second (filling) makes the experts' entries at the places in tally[]. */
FERRYI_FN void ferryi_moe_list_chunk(const ferryi_moe_args *a, const int32_t *base, int32_t begin, int32_t end,
                                     int32_t *tally, int filling, const int layouts)
{
    const int32_t lanes = (int32_t)FERRYI_MOE_LANES, rows_a_step = lanes / a->shape.topk,
                  choices_more = lanes % a->shape.topk;
    uint32_t bits = 0;
    while ((a->shape.n_local - 1) >> bits > 0)
        bits++;
    ferryi_moe_cursor at = { begin + (int32_t)FERRYI_MOE_LANE / a->shape.topk, (int32_t)FERRYI_MOE_LANE % a->shape.topk,
                             0 };
    FERRYI_ROLLED
    for (int64_t left = (int64_t)(end - begin) * a->shape.topk; left > 0; left -= FERRYI_MOE_BATCH * lanes) {
        ferry_moe_choice choice[FERRYI_MOE_BATCH];
        int32_t row[FERRYI_MOE_BATCH], k[FERRYI_MOE_BATCH];
        for (int i = 0; i < FERRYI_MOE_BATCH; i++) {
            row[i] = at.r;
            k[i] = at.k;
            choice[i] = ferryi_moe_choice_at(a, base, end, !filling, &at);
            at.r += rows_a_step;
            at.k += choices_more;
            if (at.k >= a->shape.topk) {
                at.k -= a->shape.topk;
                at.r++;
            }
        }
        for (int i = 0; i < FERRYI_MOE_BATCH; i++) {
            int32_t expert = choice[i].expert;
            uint32_t alike = ferryi_moe_alike(expert, bits), place = 0;
            int leads = expert >= 0 && ferryi_moe_mask_count_below(alike) == 0;
            if (leads) {
                place = (uint32_t)tally[expert];
                tally[expert] = (int32_t)(place + ferryi_moe_mask_count(alike));
            }
            FERRYI_MOE_WARP_SYNC(); /* the next choices may be of the same expert */
            if (!filling)
                continue;
            place = ferryi_moe_warp_shuffle(place, ferryi_moe_mask_count((alike & (0u - alike)) - 1) & 31);
            if (expert >= 0) {
                int32_t to = a->scratch.expert_first[expert] + (int32_t)(place + ferryi_moe_mask_count_below(alike));
                a->scratch.expert_row[to] = row[i];
                a->scratch.expert_weight[to] = choice[i].weight;
                if (layouts && a->scratch.place != NULL)
                    a->scratch.place[(int64_t)row[i] * a->shape.topk + k[i]] = to - a->scratch.expert_first[expert];
            }
        }
    }
}

/* The first block turns chunks' counts into places in the experts' lists, and experts' totals into starts of lists. */
FERRYI_FN void ferryi_moe_place_experts(const ferryi_moe_args *a, int32_t *tally, int32_t n_chunks)
{
    for (int32_t e = (int32_t)FERRYI_MOE_RANK; e < a->shape.n_local; e += (int32_t)FERRYI_MOE_SIZE) {
        int32_t sum = 0;
        for (int32_t c = 0; c < n_chunks; c++) {
            int32_t *at = &tally[(int64_t)c * a->shape.n_local + e], own = *at;
            *at = sum;
            sum += own;
        }
        a->scratch.expert_first[e] = sum;
    }
    FERRYI_MOE_SYNC();
    if (FERRYI_MOE_WARP == 0)
        ferryi_moe_warp_prefix_sum(a->scratch.expert_first, a->shape.n_local);
}

#define FERRYI_MOE_AT_ONCE 8 /* choices that are loaded together */

/* One block marks rows with their experts.  Returns 0 in all threads when a row has an expert twice. */
FERRYI_FN int ferryi_moe_list_by_marks(const ferryi_moe_args *a, const int32_t *base, uint32_t *word, const int layouts)
{
    const int32_t n_rows = base[a->shape.n_pes], words = (n_rows + 31) / 32, rank = (int32_t)FERRYI_MOE_RANK;
    const int32_t size = (int32_t)FERRYI_MOE_SIZE, topk = a->shape.topk;
    uint32_t *bits = word; /* [n_local][words] */
    int32_t *before = (int32_t *)word + a->shape.n_local * words, *start = before + a->shape.n_local * words;
    int twice = 0;
    for (int filling = 0; filling < 2; filling++) {
        int32_t pe = 0;
        for (int32_t i = rank; i < a->shape.n_local * words && !filling; i += size)
            bits[i] = 0;
        FERRYI_MOE_SYNC();
        FERRYI_ROLLED
        for (int32_t r = rank; r < n_rows; r += size) {
            while (base[pe + 1] <= r)
                pe++;
            char *row = ferryi_moe_received_row_at(a, base, pe, r);
            const ferryi_moe_header *header = (const ferryi_moe_header *)(void *)row;
            const ferry_moe_choice *choice = (const ferry_moe_choice *)(void *)(row + sizeof *header);
            int32_t n = header->n_choices;
            FERRYI_ROLLED
            for (int32_t k = 0; k < topk; k += FERRYI_MOE_AT_ONCE) {
                ferry_moe_choice c[FERRYI_MOE_AT_ONCE];
                for (int32_t i = 0; i < FERRYI_MOE_AT_ONCE; i++)
                    c[i] = choice[k + i < topk ? k + i : 0]; /* loaded even if not valid */
                for (int32_t i = 0; i < FERRYI_MOE_AT_ONCE; i++) {
                    if (k + i >= n || (uint32_t)c[i].expert >= (uint32_t)a->shape.n_local)
                        continue;
                    const int32_t at = c[i].expert * words + r / 32;
                    const uint32_t bit = 1u << r % 32;
                    if (!filling) {
                        twice |= (ferryi_moe_word_or(&bits[at], bit) & bit) != 0;
                        continue;
                    }
                    int32_t place = before[at] + (int32_t)ferryi_moe_mask_count(bits[at] & (bit - 1));
                    int32_t to = start[c[i].expert] + place;
                    a->scratch.expert_row[to] = r;
                    a->scratch.expert_weight[to] = c[i].weight;
                    if (layouts && a->scratch.place != NULL)
                        a->scratch.place[(int64_t)r * topk + k + i] = place;
                }
            }
            if (!filling)
                ferryi_moe_list_row(a, base, pe, r, row, n);
        }
        if (filling)
            return 1;
        if (FERRYI_MOE_ANY(twice))
            return 0;
        for (int32_t e = rank; e < a->shape.n_local; e += size) {
            int32_t sum = 0;
            for (int32_t i = 0; i < words; i++) {
                before[e * words + i] = sum;
                sum += (int32_t)ferryi_moe_mask_count(bits[e * words + i]);
            }
            start[e] = sum;
        }
        FERRYI_MOE_SYNC();
        if (FERRYI_MOE_WARP == 0)
            ferryi_moe_warp_prefix_sum(start, a->shape.n_local);
        FERRYI_MOE_SYNC();
        for (int32_t e = rank; e <= a->shape.n_local; e += size)
            a->scratch.expert_first[e] = start[e];
    }
    return 1;
}

/* Lists by counting, in n_blocks blocks that have met `met` times.  Returns 0 in all threads of a block whose wait for
 * the others failed. */
FERRYI_FN int ferryi_moe_list_by_counts_as(const ferryi_moe_args *a, const int32_t *base, int32_t *shared,
                                           uint32_t block, uint32_t n_blocks, uint32_t met, const int layouts)
{
    const int32_t most = (int32_t)(n_blocks * FERRYI_MOE_WARPS),
                  n_chunks = most < a->shape.n_chunks ? most : a->shape.n_chunks;
    const int32_t chunk = (int32_t)(block * FERRYI_MOE_WARPS + FERRYI_MOE_WARP), n_rows = base[a->shape.n_pes];
    const int32_t begin = chunk < n_chunks ? (int32_t)((int64_t)n_rows * chunk / n_chunks) : 0;
    const int32_t end = chunk < n_chunks ? (int32_t)((int64_t)n_rows * (chunk + 1) / n_chunks) : 0;
    int32_t *tally =
        n_blocks == 1 && (int64_t)n_chunks * a->shape.n_local <= FERRYI_MOE_SHARED_WORDS ? shared : a->scratch.tally;
    int32_t *own = tally + (chunk < n_chunks ? (int64_t)chunk * a->shape.n_local : 0);
    for (int32_t e = (int32_t)FERRYI_MOE_LANE; e < a->shape.n_local && chunk < n_chunks; e += (int32_t)FERRYI_MOE_LANES)
        own[e] = 0;
    FERRYI_MOE_WARP_SYNC();
    ferryi_moe_list_chunk(a, base, begin, end, own, 0, 0);
    if (!ferryi_moe_blocks_meet(a, met + 1, n_blocks))
        return 0;
    if (block == 0)
        ferryi_moe_place_experts(a, tally, n_chunks);
    if (!ferryi_moe_blocks_meet(a, met + 2, n_blocks))
        return 0;
    ferryi_moe_list_chunk(a, base, begin, end, own, 1, layouts);
    return 1;
}
FERRYI_NOINLINE int ferryi_moe_list_by_counts(const ferryi_moe_args *a, const int32_t *base, int32_t *shared,
                                              uint32_t block, uint32_t n_blocks, uint32_t met)
{
    return ferryi_moe_list_by_counts_as(a, base, shared, block, n_blocks, met, 0);
}
FERRYI_NOINLINE int ferryi_moe_list_by_counts_layouts(const ferryi_moe_args *a, const int32_t *base, int32_t *shared,
                                                      uint32_t block, uint32_t n_blocks, uint32_t met)
{
    return ferryi_moe_list_by_counts_as(a, base, shared, block, n_blocks, met, 1);
}

/* One thread notes what has come. */
FERRYI_FN void ferryi_moe_received_note(const ferryi_moe_args *a, int32_t n_rows, const int32_t *state)
{
    int32_t n_absent = 0;
    for (int32_t pe = 0; pe < a->shape.n_pes; pe++)
        n_absent += state[pe] != FERRY_SUCCESS;
    a->scratch.result->n_rows = n_rows;
    a->scratch.result->n_absent = n_absent;
    a->scratch.result->counts.rows_received += (uint64_t)n_rows;
    ferryi_moe_status_conclude(&a->scratch, n_absent > 0);
}

/* The first block notes what only rounds of ferry_moe_run() need: each PE's first row and, CONTIGUOUS, each expert's.
 */
FERRYI_FN void ferryi_moe_note_starts(const ferryi_moe_args *a, const int32_t *base)
{
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe <= a->shape.n_pes; pe += (int32_t)FERRYI_MOE_SIZE)
        a->scratch.row_base[pe] = base[pe];
    if (a->shape.layout != FERRY_MOE_CONTIGUOUS)
        return;
    for (int32_t e = (int32_t)FERRYI_MOE_RANK; e < a->shape.n_local; e += (int32_t)FERRYI_MOE_SIZE)
        a->scratch.start[e] = (a->scratch.expert_first[e + 1] - a->scratch.expert_first[e] + a->shape.alignment - 1) /
                              a->shape.alignment * a->shape.alignment;
    FERRYI_MOE_SYNC();
    if (FERRYI_MOE_WARP == 0)
        ferryi_moe_warp_prefix_sum(a->scratch.start, a->shape.n_local);
}

/* Lists the rows of the round, in n_blocks blocks that have met `met` times; this is number `block`.  In the first
 * block, state holds each PE's status.  Returns the number of meetings, or 0 in all threads of a block whose wait for
 * the others failed. */
FERRYI_FN uint32_t ferryi_moe_received_list(const ferryi_moe_args *a, ferryi_moe_shared *s, uint32_t block,
                                            uint32_t n_blocks, uint32_t met, const int layouts)
{
    int32_t *base = ferryi_moe_shared_list(a, s, 0), *state = ferryi_moe_shared_list(a, s, 1);
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->shape.n_pes && block != 0; pe += (int32_t)FERRYI_MOE_SIZE)
        base[pe] = a->scratch.peer[pe].got > 0 ? a->scratch.peer[pe].got : 0;
    FERRYI_MOE_SYNC();
    if (FERRYI_MOE_WARP == 0)
        ferryi_moe_warp_prefix_sum(base, a->shape.n_pes);
    FERRYI_MOE_SYNC();
    const int32_t n_rows = base[a->shape.n_pes];
    const int64_t room = 2 * (int64_t)a->shape.n_local * ((n_rows + 31) / 32) + a->shape.n_local + 1;
    if (!(n_blocks == 1 && room <= FERRYI_MOE_SHARED_WORDS && ferryi_moe_list_by_marks(a, base, s->word, layouts)) &&
        !(layouts ? ferryi_moe_list_by_counts_layouts(a, base, (int32_t *)s->word, block, n_blocks, met)
                  : ferryi_moe_list_by_counts(a, base, (int32_t *)s->word, block, n_blocks, met)))
        return 0;
    met += n_blocks > 1 ? 2 : 0;
    if (layouts && block == 0) {
        FERRYI_MOE_SYNC();
        ferryi_moe_note_starts(a, base);
    }
    if (FERRYI_MOE_RANK == 0 && block == 0)
        ferryi_moe_received_note(a, n_rows, state);
    return met;
}

#endif
