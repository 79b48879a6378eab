/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_MOE_DISPATCH_FUNCS_H
#define FERRY_DEVICE_MOE_DISPATCH_FUNCS_H

#include "moe_announce__funcs.h"
#include "moe_rows__funcs.h"

/* ---- Send.
 *
 * Every block reads all indices: a warp counts the tokens that go to one PE, 32 at a time, and so knows the slot of
 * each, without a word from another block.  Slots are in the order of the tokens however many blocks and threads there
 * are.  Then blocks send tokens, first to the PEs whose memory is stored to straight, an element loaded once for all of
 * them, then to the others by puts.  The last block that has no more rows for a PE sets that PE's flag. */

/* 0 when some index of the round is no expert and the program is to be told before anything is sent; the same in all
 * threads of all blocks. */
FERRYI_FN int ferryi_moe_indices_are_good(const ferryi_moe_args *a)
{
    int32_t n = a->n_tokens * a->topk, step = (int32_t)FERRYI_MOE_SIZE;
    int bad = 0;
    for (int32_t i = (int32_t)FERRYI_MOE_RANK; i < n; i += step)
        bad |= a->topk_idx[i] < -1 || a->topk_idx[i] >= a->n_experts;
    if (FERRYI_LIKELY(!FERRYI_MOE_ANY(bad)))
        return 1;
    if (ferry_block_index() != 0 || FERRYI_MOE_RANK != 0)
        return a->in_stream;
    for (int32_t i = 0; i < n; i++) /* the first one */
        if (a->topk_idx[i] < -1 || a->topk_idx[i] >= a->n_experts) {
            a->result->bad_token = i / a->topk;
            a->result->bad_choice = i % a->topk;
            a->result->bad_index = a->topk_idx[i];
            a->result->refused = !a->in_stream;
            if (a->in_stream)
                (void)ferryi_fault_raise(ferryi_world_get(), FERRY_ERR_INVALID_ARG, FERRY_CALL_MOE_DISPATCH, a->my_pe,
                                         NULL, -1, (uint64_t)a->n_experts, (uint64_t)a->topk_idx[i], 0);
            break;
        }
    return a->in_stream;
}

/* Notes which PEs get nothing.  Blocks may disagree when a flag comes just now: then rows are sent in vain, and
 * announced by none.  Who has left is in the host's memory, so one block looks. */
FERRYI_FN void ferryi_moe_look_at_peers(const ferryi_moe_args *a)
{
    const uint64_t generation = ferryi_moe_generation(a);
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        if (ferryi_moe_heard(a, pe) + 2 < generation || ferryi_moe_is_muted(a, pe))
            (void)ferryi_atom_cas_u32(&a->peer[pe].send_status, FERRY_SUCCESS, FERRY_ERR_TIMEOUT);
        if (ferry_block_index() == 0 && ferryi_moe_has_left(pe))
            ferryi_st_relaxed_u32(&a->peer[pe].send_status, FERRY_ERR_PEER_LOST);
    }
}

/* Of how many blocks each sends a piece of one token's row. */
FERRYI_FN uint32_t ferryi_moe_parts(const ferryi_moe_args *a)
{
    uint32_t parts = a->n_tokens > 0 ? ferry_block_count() / (uint32_t)a->n_tokens : 1;
    return parts < 1 ? 1 : parts < FERRYI_MOE_PARTS ? parts : FERRYI_MOE_PARTS;
}

/* count[pe] gets the number of rows for each PE, a->slot those of this block's tokens.  With several parts, blocks
 * store the same there. */
FERRYI_FN void ferryi_moe_route(const ferryi_moe_args *a, int32_t *count)
{
    const uint32_t lane = FERRYI_MOE_LANE, block = ferry_block_index(), n_blocks = ferry_block_count();
    const uint32_t parts = ferryi_moe_parts(a);
    FERRYI_ROLLED
    for (int32_t pe = (int32_t)FERRYI_MOE_WARP; pe < a->n_pes; pe += (int32_t)FERRYI_MOE_WARPS) {
        const int32_t first = ferryi_moe_first_expert(a->n_experts, a->n_pes, pe);
        const uint32_t own = (uint32_t)(ferryi_moe_first_expert(a->n_experts, a->n_pes, pe + 1) - first);
        uint32_t next = 0;
        FERRYI_ROLLED
        for (int32_t base = 0; base < a->n_tokens; base += (int32_t)FERRYI_MOE_LANES) {
            int32_t t = base + (int32_t)lane;
            int goes = 0;
            if (t < a->n_tokens)
                for (int32_t k = 0; k < a->topk; k++)
                    goes |= (uint32_t)(a->topk_idx[t * a->topk + k] - first) < own; /* what is below is far above */
            uint32_t mask = ferryi_moe_ballot(goes);
            int mine = parts > 1 ? block / parts == (uint32_t)t : (uint32_t)t % n_blocks == block;
            if (t < a->n_tokens && mine)
                ferryi_st_relaxed_u32((uint32_t *)&a->slot[(int64_t)t * a->n_pes + pe],
                                      goes ? next + ferryi_moe_before(mask) : UINT32_MAX);
            next += ferryi_moe_ones(mask);
        }
        if (lane == 0)
            count[pe] = (int32_t)next;
    }
}

/* Which rows token t makes, of those that go straight or of the others; by one warp. */
FERRYI_FN void ferryi_moe_list_targets(const ferryi_moe_args *a, const int32_t *way, int32_t t, int straight,
                                       ferryi_moe_list *list)
{
    const ferryi_world *w = ferryi_world_get();
    uint32_t n = 0;
    FERRYI_ROLLED
    for (int32_t base = 0; base < a->n_pes; base += (int32_t)FERRYI_MOE_LANES) {
        int32_t pe = base + (int32_t)FERRYI_MOE_LANE, slot = -1;
        if (pe < a->n_pes && way[pe] == straight && ferryi_ld_relaxed_u32(&a->peer[pe].send_status) == FERRY_SUCCESS)
            slot = (int32_t)ferryi_ld_relaxed_u32((const uint32_t *)&a->slot[(int64_t)t * a->n_pes + pe]);
        uint32_t mask = ferryi_moe_ballot(slot >= 0);
        if (slot >= 0) {
            uint32_t at = n + ferryi_moe_before(mask);
            char *row = ferryi_moe_row_at(a, a->dispatch_rows, a->row_bytes, a->my_pe, slot);
            list->pe[at] = pe;
            list->row[at] = straight ? (char *)ferryi_at(w, row, pe) : row;
        }
        n += ferryi_moe_ones(mask);
    }
    if (FERRYI_MOE_LANE == 0)
        list->n = n;
}

/* The start of the token's row as pe shall get it, by one warp. */
FERRYI_FN void ferryi_moe_write_header(const ferryi_moe_args *a, char *row, int32_t t, int32_t pe)
{
    ferryi_moe_header *header = (ferryi_moe_header *)(void *)row;
    ferry_moe_choice *choice = (ferry_moe_choice *)(void *)(row + sizeof *header);
    const int32_t first = ferryi_moe_first_expert(a->n_experts, a->n_pes, pe);
    const uint32_t own = (uint32_t)(ferryi_moe_first_expert(a->n_experts, a->n_pes, pe + 1) - first);
    uint32_t n = 0;
    FERRYI_ROLLED
    for (int32_t base = 0; base < a->topk; base += (int32_t)FERRYI_MOE_LANES) {
        int32_t k = base + (int32_t)FERRYI_MOE_LANE;
        int32_t expert = k < a->topk ? a->topk_idx[t * a->topk + k] - first : -1;
        int here = (uint32_t)expert < own;
        uint32_t mask = ferryi_moe_ballot(here);
        if (here) {
            ferry_moe_choice *to = &choice[n + ferryi_moe_before(mask)];
            to->expert = expert;
            to->weight = a->topk_weight[t * a->topk + k];
        }
        n += ferryi_moe_ones(mask);
    }
    if (FERRYI_MOE_LANE == 0) {
        header->token = t;
        header->n_choices = (int32_t)n;
    }
}

/* This block's tokens, or its pieces of them, to the PEs that are reached straight. */
FERRYI_FN void ferryi_moe_send_straight(const ferryi_moe_args *a, const int32_t *way, ferryi_moe_list *list, char *row)
{
    const uint32_t parts = ferryi_moe_parts(a), items = (uint32_t)a->n_tokens * parts;
    ferryi_world *w = ferryi_world_get();
    FERRYI_ROLLED
    for (uint32_t item = ferry_block_index(); item < items; item += ferry_block_count()) {
        int32_t t = (int32_t)(item / parts);
        uint32_t part = item % parts;
        if (FERRYI_MOE_WARP == 0)
            ferryi_moe_list_targets(a, way, t, 1, list);
        FERRYI_MOE_SYNC();
        if (part == 0) {
            FERRYI_ROLLED
            for (uint32_t j = FERRYI_MOE_WARP; j < list->n; j += FERRYI_MOE_WARPS) {
                ferryi_moe_write_header(a, list->row[j], t, list->pe[j]);
                ferryi_moe_count_row(w, list->pe[j], a->row_bytes);
            }
            for (uint32_t k = FERRYI_MOE_RANK; k < (uint32_t)a->topk; k += FERRYI_MOE_SIZE) {
                int32_t expert = a->topk_idx[t * a->topk + (int32_t)k];
                a->choice_pe[t * a->topk + (int32_t)k] = expert < -1 || expert >= a->n_experts ? FERRYI_MOE_NO_EXPERT
                                                         : expert < 0
                                                             ? -1
                                                             : ferryi_moe_owner(a->n_experts, a->n_pes, expert);
            }
        }
        ferryi_moe_spread(a, a->x + (int64_t)t * a->hidden, ferryi_moe_piece(a, part, parts),
                          ferryi_moe_piece(a, part + 1, parts), list->row, list->n, row);
        FERRYI_MOE_SYNC(); /* the list and the row are used again */
    }
}

/* The same to the other PEs: whole rows, put together here. */
FERRYI_APART void ferryi_moe_send_by_puts(const ferryi_moe_args *a, const int32_t *way, ferryi_moe_list *list,
                                          char *row)
{
    const uint32_t parts = ferryi_moe_parts(a), items = (uint32_t)a->n_tokens * parts;
    FERRYI_ROLLED
    for (uint32_t item = ferry_block_index(); item < items; item += ferry_block_count()) {
        int32_t t = (int32_t)(item / parts);
        if (item % parts != 0)
            continue;
        if (FERRYI_MOE_WARP == 0)
            ferryi_moe_list_targets(a, way, t, 0, list);
        FERRYI_MOE_SYNC();
        uint32_t n = list->n;
        if (n > 0)
            ferryi_moe_spread(a, a->x + (int64_t)t * a->hidden, 0, (uint32_t)a->hidden, &row, 1, row);
        FERRYI_ROLLED
        for (uint32_t j = 0; j < n; j++) {
            int32_t pe = list->pe[j];
            /* The PE that takes nothing has cost its budget once; the threads must not differ. */
            if (FERRYI_MOE_ANY(ferryi_ld_relaxed_u32(&a->peer[pe].send_status) != FERRY_SUCCESS))
                continue;
            if (FERRYI_MOE_WARP == 0)
                ferryi_moe_write_header(a, row, t, pe);
            FERRYI_MOE_SYNC();
            ferry_status status = ferryi_moe_put(list->row[j], row, a->row_bytes, pe);
            if (FERRYI_UNLIKELY(status != FERRY_SUCCESS) && FERRYI_MOE_RANK == 0)
                ferryi_moe_send_failed(a, pe, &a->peer[pe].send_status, status);
            FERRYI_MOE_SYNC(); /* the row is used again */
        }
        FERRYI_MOE_SYNC(); /* the list, too */
    }
}

/* What the halves of this round, which come after this kernel, begin with; one thread. */
FERRYI_FN void ferryi_moe_begin_round(const ferryi_moe_args *a)
{
    a->result->n_tokens = a->n_tokens;
    if (FERRYI_UNLIKELY(a->result->stuck != 0)) { /* in a stream nobody has tried that receiving half again */
        a->result->stuck = 0;
        a->grid->met = a->grid->finished = 0;
    }
}

FERRYI_FN void ferryi_moe_dispatch_send_body(const ferryi_moe_args *a)
{
    FERRYI_MOE_SHARED ferryi_moe_list list;
    int32_t *count = ferryi_moe_notes(a, 0), *way = ferryi_moe_notes(a, 1);
    char *row = a->block_row + ferry_block_index() * a->block_row_bytes;
    if (!ferryi_moe_indices_are_good(a))
        return;
    if (ferry_block_index() == 0 && FERRYI_MOE_RANK == 0)
        ferryi_moe_begin_round(a);
    ferryi_moe_look_at_peers(a);
    ferryi_moe_route(a, count);
    int weak = ferryi_moe_choose_ways(a, way); /* a barrier: the block's slots and counts are there */
    for (int straight = 1; straight >= !weak; straight--) {
        if (straight)
            ferryi_moe_send_straight(a, way, &list, row);
        else
            ferryi_moe_send_by_puts(a, way, &list, row);
        ferryi_moe_announce(a, way, straight, count);
    }
}

/* ---- Receive.
 *
 * The first block waits for all flags.  Then rows are listed by row, and by expert by counting: each warp has a chunk
 * of the rows and counts its choices of each expert, the counts become places, and each warp goes through its chunk
 * once more.  The order is that of the rows, whatever the threads do. */

/* Which lanes have the same expert; none for expert -1. */
FERRYI_FN uint32_t ferryi_moe_alike(int32_t expert, uint32_t bits)
{
    uint32_t alike = ferryi_moe_ballot(expert >= 0);
    if (FERRYI_MOE_LANES == 1)
        return alike;
    FERRYI_ROLLED
    for (uint32_t bit = 0; bit < bits; bit++) {
        uint32_t set = ferryi_moe_ballot((int)(expert >> bit & 1));
        alike &= expert >> bit & 1 ? set : ~set;
    }
    return expert >= 0 ? alike : 0;
}

/* Where a lane is in its warp's chunk: choice k of row r, which is one of the PE's. */
typedef struct ferryi_moe_cursor {
    int32_t r, k, pe;
} ferryi_moe_cursor;

#if FERRYI_GPU
#define FERRYI_MOE_BATCH 4 /* loads under way of a lane */
#else
#define FERRYI_MOE_BATCH 1
#endif

/* The choice at the cursor, expert -1 where there is none.  listing: the row gets its entry. */
FERRYI_FN ferry_moe_choice ferryi_moe_choice_at(const ferryi_moe_args *a, const int32_t *base, int32_t end, int listing,
                                                ferryi_moe_cursor *at)
{
    ferry_moe_choice none = { -1, 0.0f };
    if (at->r >= end)
        return none;
    while (base[at->pe + 1] <= at->r)
        at->pe++;
    char *row = ferryi_moe_row_at(a, a->dispatch_rows, a->row_bytes, at->pe, at->r - base[at->pe]);
    const ferryi_moe_header *header = (const ferryi_moe_header *)(void *)row;
    const ferry_moe_choice *choice = (const ferry_moe_choice *)(void *)(row + sizeof *header);
    ferry_moe_choice found = choice[at->k]; /* whether it is one or not: both loads go together */
    int32_t n = header->n_choices;
    if (listing && at->k == 0) {
        ferry_moe_row *entry = &a->rows[at->r];
        entry->data = row + a->data_offset;
        entry->scales = a->dtype == FERRY_MOE_FP8 ? (const float *)(void *)(row + a->scales_offset) : NULL;
        entry->choices = choice;
        entry->n_choices = n;
        entry->source_pe = at->pe;
        entry->source_token = header->token;
        entry->slot = at->r - base[at->pe];
    }
    return at->k < n ? found : none;
}

/* One warp's way through rows begin to end: first it counts in tally[] and makes the rows' entries, then (filling) it
 * makes those of the experts, from where tally[] says. */
FERRYI_FN void ferryi_moe_list_chunk(const ferryi_moe_args *a, const int32_t *base, int32_t begin, int32_t end,
                                     int32_t *tally, int filling)
{
    const int32_t lanes = (int32_t)FERRYI_MOE_LANES, rows_a_step = lanes / a->topk, choices_more = lanes % a->topk;
    uint32_t bits = 0;
    while ((a->n_local - 1) >> bits > 0)
        bits++;
    ferryi_moe_cursor at = { begin + (int32_t)FERRYI_MOE_LANE / a->topk, (int32_t)FERRYI_MOE_LANE % a->topk, 0 };
    FERRYI_ROLLED
    for (int64_t left = (int64_t)(end - begin) * a->topk; left > 0; left -= FERRYI_MOE_BATCH * lanes) {
        ferry_moe_choice choice[FERRYI_MOE_BATCH];
        int32_t row[FERRYI_MOE_BATCH];
        for (int i = 0; i < FERRYI_MOE_BATCH; i++) {
            row[i] = at.r;
            choice[i] = ferryi_moe_choice_at(a, base, end, !filling, &at);
            at.r += rows_a_step;
            at.k += choices_more;
            if (at.k >= a->topk) {
                at.k -= a->topk;
                at.r++;
            }
        }
        for (int i = 0; i < FERRYI_MOE_BATCH; i++) {
            int32_t expert = choice[i].expert;
            uint32_t alike = ferryi_moe_alike(expert, bits), place = 0;
            int leads = expert >= 0 && ferryi_moe_before(alike) == 0;
            if (leads) {
                place = (uint32_t)tally[expert];
                tally[expert] = (int32_t)(place + ferryi_moe_ones(alike));
            }
            FERRYI_MOE_WARP_SYNC(); /* the next choices may be of the same expert */
            if (!filling)
                continue;
            place = ferryi_moe_from_lane(place, ferryi_moe_ones((alike & (0u - alike)) - 1) & 31);
            if (expert >= 0) {
                int32_t to = a->expert_first[expert] + (int32_t)(place + ferryi_moe_before(alike));
                a->expert_row[to] = row[i];
                a->expert_weight[to] = choice[i].weight;
            }
        }
    }
}

/* a[0 .. n - 1] become the sums of what is before them, a[n] of all; by one warp. */
FERRYI_FN void ferryi_moe_add_before(int32_t *list, int32_t n)
{
    const uint32_t lane = FERRYI_MOE_LANE;
    uint32_t carry = 0;
    FERRYI_ROLLED
    for (int32_t base = 0; base <= n; base += (int32_t)FERRYI_MOE_LANES) {
        int32_t i = base + (int32_t)lane;
        uint32_t own = i < n ? (uint32_t)list[i] : 0, sum = own;
        for (uint32_t step = 1; step < FERRYI_MOE_LANES; step *= 2) {
            uint32_t other = ferryi_moe_from_lane(sum, (lane - step) & 31);
            sum += lane >= step ? other : 0;
        }
        if (i <= n)
            list[i] = (int32_t)(carry + sum - own);
        carry += ferryi_moe_from_lane(sum, FERRYI_MOE_LANES - 1);
    }
}

#define FERRYI_MOE_NEAR 4096 /* counts that find room in a block's shared memory */

/* What the flags say; by all threads of the first block. */
FERRYI_FN void ferryi_moe_await_rows(const ferryi_moe_args *a)
{
    const uint64_t deadline = ferryi_clock_ns() + a->timeout_ns;
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        uint32_t count = 0;
        ferry_status status = ferryi_moe_await(a, FERRY_CALL_MOE_DISPATCH, ferryi_moe_flag_of(a, a->dispatch_flag, pe),
                                               pe, deadline, 1, &count);
        a->peer[pe].got = status == FERRY_SUCCESS ? (int32_t)count : -1;
        a->source_status[pe] = (int32_t)status;
        ferryi_moe_note(a, status, pe);
    }
}

/* Counts of chunks become places in the experts' lists, the experts' totals their lists' starts; by the first block. */
FERRYI_FN void ferryi_moe_place_experts(const ferryi_moe_args *a, int32_t *tally, int32_t n_chunks)
{
    for (int32_t e = (int32_t)FERRYI_MOE_RANK; e < a->n_local; e += (int32_t)FERRYI_MOE_SIZE) {
        int32_t sum = 0;
        for (int32_t c = 0; c < n_chunks; c++) {
            int32_t *at = &tally[(int64_t)c * a->n_local + e], own = *at;
            *at = sum;
            sum += own;
        }
        a->expert_first[e] = sum;
    }
    FERRYI_MOE_SYNC();
    if (FERRYI_MOE_WARP == 0)
        ferryi_moe_add_before(a->expert_first, a->n_local);
}

FERRYI_FN void ferryi_moe_dispatch_recv_body(const ferryi_moe_args *a)
{
    const uint32_t block = ferry_block_index(), n_blocks = ferry_block_count();
    const int32_t most = (int32_t)(n_blocks * FERRYI_MOE_WARPS), n_chunks = most < a->n_chunks ? most : a->n_chunks;
    const int32_t chunk = (int32_t)(block * FERRYI_MOE_WARPS + FERRYI_MOE_WARP);
    int32_t *base = ferryi_moe_notes(a, 0), *tally = a->tally;
#if FERRYI_GPU
    __shared__ int32_t near[FERRYI_MOE_NEAR];
    if (n_blocks == 1 && (int64_t)n_chunks * a->n_local <= FERRYI_MOE_NEAR)
        tally = near;
#endif
    if (a->result->refused)
        return; /* there is no such round */
    if (block == 0)
        ferryi_moe_await_rows(a);
    if (!ferryi_moe_meet(a, 1))
        return;
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->n_pes; pe += (int32_t)FERRYI_MOE_SIZE)
        base[pe] = a->peer[pe].got > 0 ? a->peer[pe].got : 0;
    FERRYI_MOE_SYNC();
    if (FERRYI_MOE_WARP == 0)
        ferryi_moe_add_before(base, a->n_pes);
    FERRYI_MOE_SYNC();
    const int32_t n_rows = base[a->n_pes];
    const int32_t begin = chunk < n_chunks ? (int32_t)((int64_t)n_rows * chunk / n_chunks) : 0;
    const int32_t end = chunk < n_chunks ? (int32_t)((int64_t)n_rows * (chunk + 1) / n_chunks) : 0;
    int32_t *own = tally + (chunk < n_chunks ? (int64_t)chunk * a->n_local : 0);
    for (int32_t e = (int32_t)FERRYI_MOE_LANE; e < a->n_local && chunk < n_chunks; e += (int32_t)FERRYI_MOE_LANES)
        own[e] = 0;
    FERRYI_MOE_WARP_SYNC();
    ferryi_moe_list_chunk(a, base, begin, end, own, 0);
    if (!ferryi_moe_meet(a, 2))
        return;
    if (block == 0)
        ferryi_moe_place_experts(a, tally, n_chunks);
    if (!ferryi_moe_meet(a, 3))
        return;
    ferryi_moe_list_chunk(a, base, begin, end, own, 1);
    if (FERRYI_MOE_RANK != 0)
        return;
    if (block == 0) {
        int32_t n_absent = 0;
        for (int32_t pe = 0; pe < a->n_pes; pe++)
            n_absent += a->peer[pe].got < 0;
        a->result->n_rows = n_rows;
        a->result->n_absent = n_absent;
        a->result->counts.rows_received += (uint64_t)n_rows;
        ferryi_moe_conclude(a);
    }
    if (n_blocks > 1 && ferryi_moe_is_last(&a->grid->finished)) /* all have left the last meeting */
        ferryi_st_relaxed_u32(&a->grid->met, 0);
}

#endif
