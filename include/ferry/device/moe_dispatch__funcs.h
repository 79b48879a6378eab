/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_MOE_DISPATCH_FUNCS_H
#define FERRY_DEVICE_MOE_DISPATCH_FUNCS_H

#include "moe_announce__funcs.h"
#include "moe_rows__funcs.h"

/* ---- Send.
 *
 * Every block reads all indices and marks in its scratch memory which token goes to which PE, a bit each; so it knows
 * the slot of each of its own tokens, without a word from another block.  Slots are in the order of the tokens however
 * many blocks and threads there are.  Then blocks send tokens, first to the PEs whose memory is stored to straight, an
 * element loaded once for all of them, then to the others by puts.  The last block that has no more rows for a PE sets
 * that PE's flag. */

/* The first index of the round that is no expert; one thread. */
FERRYI_COLD void ferryi_moe_say_bad_index(const ferryi_moe_args *a)
{
    int32_t n = a->n_tokens * a->topk, i = 0;
    while (i < n && a->topk_idx[i] >= -1 && a->topk_idx[i] < a->n_experts)
        i++;
    if (i == n)
        return;
    a->result->bad_token = i / a->topk;
    a->result->bad_choice = i % a->topk;
    a->result->bad_index = a->topk_idx[i];
    a->result->refused = !a->in_stream;
    if (a->in_stream)
        (void)ferryi_fault_raise(ferryi_world_get(), FERRY_ERR_INVALID_ARG, FERRY_CALL_MOE_DISPATCH, a->my_pe, NULL, -1,
                                 (uint64_t)a->n_experts, (uint64_t)a->topk_idx[i], 0);
}

/* 0 when some index was found bad and the program is to be told before anything is sent; the same in all threads of all
 * blocks. */
FERRYI_FN int ferryi_moe_accept(const ferryi_moe_args *a, int bad)
{
    if (FERRYI_LIKELY(!FERRYI_MOE_ANY(bad)))
        return 1;
    if (ferry_block_index() == 0 && FERRYI_MOE_RANK == 0)
        ferryi_moe_say_bad_index(a);
    return a->in_stream;
}

/* Notes how each PE is sent to, and which get nothing.  Blocks may disagree when a flag comes just now: then rows are
 * sent in vain, and announced by none.  Who has left is in the host's memory: one block looks, and only where a put
 * could wait for it; and whoever finds a PE that has not been heard for two rounds, to call it lost or late.  By the
 * last threads, since the first have more to do.  Returns whether some PE is not reached straight, in this thread. */
FERRYI_FN int ferryi_moe_look_at_peers(const ferryi_moe_args *a, int32_t *way, int32_t *count)
{
    const ferryi_world *w = ferryi_world_get();
    int weak = 0;
    FERRYI_ROLLED
    for (int32_t pe = (int32_t)(FERRYI_MOE_SIZE - 1 - FERRYI_MOE_RANK); pe < a->n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        uint32_t *status = &a->peer[pe].send_status;
        int straight = ferryi_moe_goes_straight(w, pe);
        int32_t to = FERRYI_LIKELY(straight) ? FERRYI_MOE_STRAIGHT : ferryi_moe_way_to(a, pe);
        if (ferryi_moe_heard(a, pe) + 2 < ferryi_moe_generation(a) || ferryi_moe_is_muted(a, pe))
            (void)ferryi_atom_cas_u32(status, FERRY_SUCCESS,
                                      ferryi_moe_has_left(pe) ? FERRY_ERR_PEER_LOST : FERRY_ERR_TIMEOUT);
        if (!straight && ferry_block_index() == 0 && ferryi_moe_has_left(pe))
            ferryi_st_relaxed_u32(status, FERRY_ERR_PEER_LOST);
        way[pe] = to | (ferryi_ld_relaxed_u32(status) != FERRY_SUCCESS ? FERRYI_MOE_NOTHING : 0);
        count[pe] = 0;
        weak |= (to & FERRYI_MOE_STRAIGHT) == 0;
    }
    return weak;
}

/* Of how many blocks each sends a piece of one token's row. */
FERRYI_FN uint32_t ferryi_moe_parts(const ferryi_moe_args *a)
{
    uint32_t parts = a->n_tokens > 0 ? ferry_block_count() / (uint32_t)a->n_tokens : 1;
    return parts < 1 ? 1 : parts < FERRYI_MOE_PARTS ? parts : FERRYI_MOE_PARTS;
}

/* The marks of a window of 32 x words tokens: a bit for each token, [n_pes][words], then how many bits of a PE are
 * before each word, [n_pes][words + 1]. */
typedef struct ferryi_moe_window {
    uint32_t *bits;
    int32_t *before;
    int32_t words, first, end; /* its tokens: from, to */
} ferryi_moe_window;

FERRYI_FN int32_t ferryi_moe_window_words(const ferryi_moe_args *a)
{
    int32_t room = (FERRYI_MOE_SCRATCH / a->n_pes - 1) / 2, all = (a->n_tokens + 31) / 32;
    return all < room ? all : room;
}

/* Marks a window; count[pe] grows by the rows that go there.  All threads; 1 in those that have found a bad index. */
FERRYI_FN int ferryi_moe_mark_window(const ferryi_moe_args *a, ferryi_moe_window *v, int32_t first, int32_t *count)
{
    const int32_t words = v->words, size = (int32_t)FERRYI_MOE_SIZE, rank = (int32_t)FERRYI_MOE_RANK;
    int bad = 0;
    v->first = first;
    v->end = a->n_tokens - first < 32 * words ? a->n_tokens : first + 32 * words;
    for (int32_t i = rank; i < a->n_pes * words; i += size)
        v->bits[i] = 0;
    FERRYI_MOE_SYNC();
    const int32_t *index = a->topk_idx + (int64_t)first * a->topk;
    FERRYI_ROLLED
    for (int32_t i = rank; i < (v->end - first) * a->topk; i += 2 * size) {
        int32_t expert[2] = { index[i], i + size < (v->end - first) * a->topk ? index[i + size] : -1 };
        for (int32_t c = 0; c < 2; c++) {
            uint32_t t = (uint32_t)(i + c * size) / (uint32_t)a->topk;
            if ((uint32_t)expert[c] < (uint32_t)a->n_experts)
                (void)ferryi_moe_mark(
                    &v->bits[ferryi_moe_owner(a->n_experts, a->n_pes, expert[c]) * words + (int32_t)(t / 32)],
                    1u << t % 32);
            bad |= expert[c] < -1 || expert[c] >= a->n_experts;
        }
    }
    FERRYI_MOE_SYNC();
    FERRYI_ROLLED
    for (int32_t pe = (int32_t)FERRYI_MOE_WARP; pe < a->n_pes; pe += (int32_t)FERRYI_MOE_WARPS) {
        int32_t *before = v->before + pe * (words + 1);
        for (int32_t i = (int32_t)FERRYI_MOE_LANE; i < words; i += (int32_t)FERRYI_MOE_LANES)
            before[i] = (int32_t)ferryi_moe_ones(v->bits[pe * words + i]);
        FERRYI_MOE_WARP_SYNC();
        ferryi_moe_add_before(before, words);
        FERRYI_MOE_WARP_SYNC();
        if (FERRYI_MOE_LANE == 0)
            count[pe] += before[words];
    }
    return bad;
}

/* The slot of token t of the window at pe, or -1. */
FERRYI_FN int32_t ferryi_moe_slot(const ferryi_moe_window *v, const int32_t *count, int32_t pe, int32_t t)
{
    const uint32_t at = (uint32_t)(t - v->first);
    const int32_t *before = v->before + pe * (v->words + 1);
    uint32_t bits = v->bits[pe * v->words + (int32_t)(at / 32)];
    return bits >> at % 32 & 1
               ? count[pe] - before[v->words] + before[at / 32] + (int32_t)ferryi_moe_ones(bits & ((1u << at % 32) - 1))
               : -1;
}

/* Which rows token t makes, of those that go straight or of the others; by one warp.  Its slots are noted for combine;
 * blocks that have pieces of one token store the same. */
FERRYI_FN void ferryi_moe_list_targets(const ferryi_moe_args *a, const ferryi_moe_window *v, const int32_t *way,
                                       const int32_t *count, int32_t t, int straight, ferryi_moe_list *list)
{
    uint32_t n = 0;
    FERRYI_ROLLED
    for (int32_t base = 0; base < a->n_pes; base += (int32_t)FERRYI_MOE_LANES) {
        int32_t pe = base + (int32_t)FERRYI_MOE_LANE, slot = -1;
        if (pe < a->n_pes && (way[pe] & FERRYI_MOE_STRAIGHT) == straight) {
            slot = ferryi_moe_slot(v, count, pe, t);
            ferryi_st_relaxed_u32((uint32_t *)&a->slot[(int64_t)t * a->n_pes + pe], (uint32_t)slot);
            slot = way[pe] & FERRYI_MOE_NOTHING ? -1 : slot;
        }
        uint32_t mask = ferryi_moe_ballot(slot >= 0);
        if (slot >= 0) {
            uint32_t at = n + ferryi_moe_before(mask);
            char *row = ferryi_moe_row_at(a, a->dispatch_rows, a->row_bytes, a->my_pe, slot);
            list->pe[at] = pe;
            list->row[at] = straight ? ferryi_moe_far_row(a, way[pe], row, 0, slot, pe) : row;
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

/* A piece of token t to the PEs of the list, which are reached straight. */
FERRYI_FN void ferryi_moe_send_straight(const ferryi_moe_args *a, const int32_t *way, int32_t t, uint32_t part,
                                        uint32_t parts, const ferryi_moe_list *list, char *row)
{
    ferryi_world *w = ferryi_world_get();
    const uint32_t last = FERRYI_MOE_WARPS - 1;
    FERRYI_ROLLED
    for (uint32_t j = last - FERRYI_MOE_WARP; part == 0 && j < list->n; j += FERRYI_MOE_WARPS) {
        ferryi_moe_write_header(a, list->row[j], t, list->pe[j]);
        ferryi_moe_count_row(w, list->pe[j], a->row_bytes, way[list->pe[j]]);
    }
    ferryi_moe_spread(a, a->x + (int64_t)t * a->hidden, ferryi_moe_piece(a, part, parts),
                      ferryi_moe_piece(a, part + 1, parts), list->row, list->n, row);
    if (part != 0 || FERRYI_MOE_WARP != last)
        return;
    for (int32_t k = (int32_t)FERRYI_MOE_LANE; k < a->topk; k += (int32_t)FERRYI_MOE_LANES) {
        int32_t expert = a->topk_idx[t * a->topk + k];
        a->choice_pe[t * a->topk + k] = expert == -1 ? -1
                                        : (uint32_t)expert < (uint32_t)a->n_experts
                                            ? ferryi_moe_owner(a->n_experts, a->n_pes, expert)
                                            : FERRYI_MOE_NO_EXPERT;
    }
}

/* Token t to the other PEs: a whole row, put together here. */
FERRYI_APART void ferryi_moe_send_by_puts(const ferryi_moe_args *a, int32_t t, const ferryi_moe_list *list, char *row)
{
    if (list->n > 0)
        ferryi_moe_spread(a, a->x + (int64_t)t * a->hidden, 0, (uint32_t)a->hidden, &row, 1, row);
    FERRYI_ROLLED
    for (uint32_t j = 0; j < list->n; j++) {
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
}

/* This block's tokens of the window, or its pieces of them. */
FERRYI_FN void ferryi_moe_send_window(const ferryi_moe_args *a, const ferryi_moe_window *v, const int32_t *way,
                                      const int32_t *count, int straight, ferryi_moe_list *list)
{
    const uint32_t parts = ferryi_moe_parts(a), n_blocks = ferry_block_count(), block = ferry_block_index();
    const uint32_t first = (uint32_t)v->first * parts, end = (uint32_t)v->end * parts;
    char *row = a->block_row + block * a->block_row_bytes;
    FERRYI_ROLLED
    for (uint32_t item = first + (block + n_blocks - first % n_blocks) % n_blocks; item < end; item += n_blocks) {
        int32_t t = (int32_t)(item / parts);
        uint32_t part = item % parts;
        if (!straight && part != 0)
            continue;
        if (FERRYI_MOE_WARP == 0)
            ferryi_moe_list_targets(a, v, way, count, t, straight, list);
        FERRYI_MOE_SYNC();
        if (straight)
            ferryi_moe_send_straight(a, way, t, part, parts, list, row);
        else
            ferryi_moe_send_by_puts(a, t, list, row);
        FERRYI_MOE_SYNC(); /* the list and the row are used again */
    }
}

/* What the halves of this round, which come after this one, begin with; one thread. */
FERRYI_FN void ferryi_moe_begin_round(const ferryi_moe_args *a)
{
    a->result->n_tokens = a->n_tokens;
    if (FERRYI_UNLIKELY(a->result->stuck != 0)) { /* in a stream nobody has tried that receiving half again */
        a->result->stuck = 0;
        a->grid->met = a->grid->finished = 0;
    }
}

/* 1 in all threads; 0 when the round was refused. */
FERRYI_FN int ferryi_moe_send_rows(const ferryi_moe_args *a, ferryi_moe_scratch *s)
{
    int32_t *count = ferryi_moe_of_pe(a, s, 0), *way = ferryi_moe_of_pe(a, s, 1);
    ferryi_moe_window v;
    int bad = 0;
    v.first = v.end = 0;
    v.words = ferryi_moe_window_words(a);
    v.bits = s->word;
    v.before = (int32_t *)s->word + a->n_pes * v.words;
    int weak = ferryi_moe_look_at_peers(a, way, count);
    const int several = 32 * v.words < a->n_tokens;
    if (FERRYI_UNLIKELY(several)) { /* all indices are looked at before the first window is sent */
        for (int32_t i = (int32_t)FERRYI_MOE_RANK; i < a->n_tokens * a->topk; i += (int32_t)FERRYI_MOE_SIZE)
            bad |= a->topk_idx[i] < -1 || a->topk_idx[i] >= a->n_experts;
        if (!ferryi_moe_accept(a, bad))
            return 0;
    }
    weak = FERRYI_MOE_ANY(weak);
    for (int straight = 1; straight >= !weak; straight--) {
        for (int32_t first = 0; first < a->n_tokens; first += 32 * v.words) {
            if (several && first == 0 && !straight) /* once more */
                for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->n_pes; pe += (int32_t)FERRYI_MOE_SIZE)
                    count[pe] = 0;
            if (straight || several) {
                bad = ferryi_moe_mark_window(a, &v, first, count);
                if (several)
                    FERRYI_MOE_SYNC();
                else if (!ferryi_moe_accept(a, bad))
                    return 0;
            }
            ferryi_moe_send_window(a, &v, way, count, straight, &s->list);
        }
        if (straight && ferry_block_index() == 0 && FERRYI_MOE_RANK == 0)
            ferryi_moe_begin_round(a);
        ferryi_moe_announce(a, way, straight, count, 0);
    }
    return 1;
}

FERRYI_FN void ferryi_moe_dispatch_send_body(const ferryi_moe_args *a)
{
    FERRYI_MOE_SHARED ferryi_moe_scratch scratch;
    (void)ferryi_moe_send_rows(a, &scratch);
}

/* ---- Receive.
 *
 * The first block waits for all flags.  Then rows are listed by row, and by expert: in the order of the rows, whatever
 * the threads do.  Where the scratch memory of one block has room for a bit for each expert and row, a thread has a
 * row: it marks the row with its experts, the bits before it are its place, and the row is read once.  Else, and when a
 * row has an expert twice, by counting: each warp has a chunk of the rows and counts its choices of each expert, the
 * counts become places, and each warp goes through its chunk once more. */

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

/* Row r, which is one of pe's. */
FERRYI_FN char *ferryi_moe_received_row(const ferryi_moe_args *a, const int32_t *base, int32_t pe, int32_t r)
{
    return ferryi_moe_row_at(a, a->dispatch_rows, a->row_bytes, pe, r - base[pe]);
}

FERRYI_FN void ferryi_moe_list_row(const ferryi_moe_args *a, const int32_t *base, int32_t pe, int32_t r, char *row,
                                   int32_t n_choices)
{
    const ferryi_moe_header *header = (const ferryi_moe_header *)(void *)row;
    ferry_moe_row *entry = &a->rows[r];
    entry->data = row + a->data_offset;
    entry->scales = a->dtype == FERRY_MOE_FP8 ? (const float *)(void *)(row + a->scales_offset) : NULL;
    entry->choices = (const ferry_moe_choice *)(void *)(row + sizeof *header);
    entry->n_choices = n_choices;
    entry->source_pe = pe;
    entry->source_token = header->token;
    entry->slot = r - base[pe];
}

/* The choice at the cursor, expert -1 where there is none.  listing: the row gets its entry. */
FERRYI_FN ferry_moe_choice ferryi_moe_choice_at(const ferryi_moe_args *a, const int32_t *base, int32_t end, int listing,
                                                ferryi_moe_cursor *at)
{
    ferry_moe_choice none = { -1, 0.0f };
    if (at->r >= end)
        return none;
    while (base[at->pe + 1] <= at->r)
        at->pe++;
    char *row = ferryi_moe_received_row(a, base, at->pe, at->r);
    const ferryi_moe_header *header = (const ferryi_moe_header *)(void *)row;
    ferry_moe_choice found = ((const ferry_moe_choice *)(void *)(row + sizeof *header))[at->k];
    int32_t n = header->n_choices; /* both loads go together, whether the choice is one or not */
    if (listing && at->k == 0)
        ferryi_moe_list_row(a, base, at->pe, at->r, row, n);
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

/* What the flags say; by all threads of the first block.  state[pe] gets the status of what pe sent, base[pe] how many
 * rows. */
FERRYI_FN void ferryi_moe_await_rows(const ferryi_moe_args *a, int32_t *base, int32_t *state)
{
    const uint64_t deadline = ferryi_clock_ns() + a->timeout_ns;
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        uint32_t count = 0;
        ferry_status status = ferryi_moe_await(a, 0, pe, deadline, 1, &count);
        base[pe] = status == FERRY_SUCCESS ? (int32_t)count : 0;
        state[pe] = (int32_t)status;
        a->peer[pe].got = status == FERRY_SUCCESS ? (int32_t)count : -1;
        a->source_status[pe] = (int32_t)status;
        ferryi_moe_note(a, status, pe);
    }
}

/* Rows that have come on shelves are taken to their places, by n_blocks blocks that have met since the first one had
 * the counts.  Slots begin with 0, so a PE's rows are one piece there as here. */
FERRYI_APART void ferryi_moe_take_from_shelves(const ferryi_moe_args *a, uint32_t block, uint32_t n_blocks)
{
    FERRYI_ROLLED
    for (int32_t pe = 0; pe < a->n_pes; pe++) {
        char *shelf = ferryi_moe_shelf_of(a, pe);
        const int32_t got = a->peer[pe].got;
        if (shelf != NULL && got > 0)
            ferryi_moe_copy_rows(ferryi_moe_row_at(a, a->dispatch_rows, a->row_bytes, pe, 0),
                                 ferryi_moe_shelf_row(a, shelf, 0, 0), (size_t)got * a->row_bytes,
                                 block * FERRYI_MOE_SIZE + FERRYI_MOE_RANK, n_blocks * FERRYI_MOE_SIZE);
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

#define FERRYI_MOE_AT_ONCE 8 /* choices that are loaded together */

/* By one block: rows are marked with their experts.  0 in all threads when a row has one twice. */
FERRYI_FN int ferryi_moe_list_by_marks(const ferryi_moe_args *a, const int32_t *base, uint32_t *word)
{
    const int32_t n_rows = base[a->n_pes], words = (n_rows + 31) / 32, rank = (int32_t)FERRYI_MOE_RANK;
    const int32_t size = (int32_t)FERRYI_MOE_SIZE, topk = a->topk;
    uint32_t *bits = word; /* [n_local][words] */
    int32_t *before = (int32_t *)word + a->n_local * words, *start = before + a->n_local * words;
    int twice = 0;
    for (int filling = 0; filling < 2; filling++) {
        int32_t pe = 0;
        for (int32_t i = rank; i < a->n_local * words && !filling; i += size)
            bits[i] = 0;
        FERRYI_MOE_SYNC();
        FERRYI_ROLLED
        for (int32_t r = rank; r < n_rows; r += size) {
            while (base[pe + 1] <= r)
                pe++;
            char *row = ferryi_moe_received_row(a, base, pe, r);
            const ferryi_moe_header *header = (const ferryi_moe_header *)(void *)row;
            const ferry_moe_choice *choice = (const ferry_moe_choice *)(void *)(row + sizeof *header);
            int32_t n = header->n_choices;
            FERRYI_ROLLED
            for (int32_t k = 0; k < topk; k += FERRYI_MOE_AT_ONCE) {
                ferry_moe_choice c[FERRYI_MOE_AT_ONCE];
                for (int32_t i = 0; i < FERRYI_MOE_AT_ONCE; i++)
                    c[i] = choice[k + i < topk ? k + i : 0]; /* whether it is one or not */
                for (int32_t i = 0; i < FERRYI_MOE_AT_ONCE; i++) {
                    if (k + i >= n)
                        continue;
                    const int32_t at = c[i].expert * words + r / 32;
                    const uint32_t bit = 1u << r % 32;
                    if (!filling) {
                        twice |= (ferryi_moe_mark(&bits[at], bit) & bit) != 0;
                        continue;
                    }
                    int32_t to = start[c[i].expert] + before[at] + (int32_t)ferryi_moe_ones(bits[at] & (bit - 1));
                    a->expert_row[to] = r;
                    a->expert_weight[to] = c[i].weight;
                }
            }
            if (!filling)
                ferryi_moe_list_row(a, base, pe, r, row, n);
        }
        if (filling)
            return 1;
        if (FERRYI_MOE_ANY(twice))
            return 0;
        for (int32_t e = rank; e < a->n_local; e += size) {
            int32_t sum = 0;
            for (int32_t i = 0; i < words; i++) {
                before[e * words + i] = sum;
                sum += (int32_t)ferryi_moe_ones(bits[e * words + i]);
            }
            start[e] = sum;
        }
        FERRYI_MOE_SYNC();
        if (FERRYI_MOE_WARP == 0)
            ferryi_moe_add_before(start, a->n_local);
        FERRYI_MOE_SYNC();
        for (int32_t e = rank; e <= a->n_local; e += size)
            a->expert_first[e] = start[e];
    }
    return 1;
}

/* By counting, in n_blocks blocks, which have met `met` times.  0 in all threads of a block that has waited for the
 * others in vain. */
FERRYI_APART int ferryi_moe_list_by_counts(const ferryi_moe_args *a, const int32_t *base, int32_t *near, uint32_t block,
                                           uint32_t n_blocks, uint32_t met)
{
    const int32_t most = (int32_t)(n_blocks * FERRYI_MOE_WARPS), n_chunks = most < a->n_chunks ? most : a->n_chunks;
    const int32_t chunk = (int32_t)(block * FERRYI_MOE_WARPS + FERRYI_MOE_WARP), n_rows = base[a->n_pes];
    const int32_t begin = chunk < n_chunks ? (int32_t)((int64_t)n_rows * chunk / n_chunks) : 0;
    const int32_t end = chunk < n_chunks ? (int32_t)((int64_t)n_rows * (chunk + 1) / n_chunks) : 0;
    int32_t *tally = n_blocks == 1 && (int64_t)n_chunks * a->n_local <= FERRYI_MOE_SCRATCH ? near : a->tally;
    int32_t *own = tally + (chunk < n_chunks ? (int64_t)chunk * a->n_local : 0);
    for (int32_t e = (int32_t)FERRYI_MOE_LANE; e < a->n_local && chunk < n_chunks; e += (int32_t)FERRYI_MOE_LANES)
        own[e] = 0;
    FERRYI_MOE_WARP_SYNC();
    ferryi_moe_list_chunk(a, base, begin, end, own, 0);
    if (!ferryi_moe_meet(a, met + 1, n_blocks))
        return 0;
    if (block == 0)
        ferryi_moe_place_experts(a, tally, n_chunks);
    if (!ferryi_moe_meet(a, met + 2, n_blocks))
        return 0;
    ferryi_moe_list_chunk(a, base, begin, end, own, 1);
    return 1;
}

/* The rows of the round are listed, by n_blocks blocks that have met `met` times; of which this is number `block`.  In
 * the first, state says whose have come. */
FERRYI_FN void ferryi_moe_list_rows(const ferryi_moe_args *a, ferryi_moe_scratch *s, uint32_t block, uint32_t n_blocks,
                                    uint32_t met)
{
    int32_t *base = ferryi_moe_of_pe(a, s, 0), *state = ferryi_moe_of_pe(a, s, 1);
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->n_pes && block != 0; pe += (int32_t)FERRYI_MOE_SIZE)
        base[pe] = a->peer[pe].got > 0 ? a->peer[pe].got : 0;
    FERRYI_MOE_SYNC();
    if (FERRYI_MOE_WARP == 0)
        ferryi_moe_add_before(base, a->n_pes);
    FERRYI_MOE_SYNC();
    const int32_t n_rows = base[a->n_pes];
    const int64_t room = 2 * (int64_t)a->n_local * ((n_rows + 31) / 32) + a->n_local + 1;
    if (!(n_blocks == 1 && room <= FERRYI_MOE_SCRATCH && ferryi_moe_list_by_marks(a, base, s->word)) &&
        !ferryi_moe_list_by_counts(a, base, (int32_t *)s->word, block, n_blocks, met))
        return;
    if (FERRYI_MOE_RANK != 0 || block != 0)
        return;
    int32_t n_absent = 0;
    for (int32_t pe = 0; pe < a->n_pes; pe++)
        n_absent += state[pe] != FERRY_SUCCESS;
    a->result->n_rows = n_rows;
    a->result->n_absent = n_absent;
    a->result->counts.rows_received += (uint64_t)n_rows;
    ferryi_moe_conclude(a, n_absent > 0);
}

/* The receiving half by n_blocks blocks, of which this is number `block`.  Where there are shelves all of them empty
 * these, and one lists the rows if that is enough for so many. */
FERRYI_FN void ferryi_moe_receive_rows(const ferryi_moe_args *a, ferryi_moe_scratch *s, uint32_t block,
                                       uint32_t n_blocks)
{
    uint32_t met = 1, n_listing = n_blocks;
    if (block == 0)
        ferryi_moe_await_rows(a, ferryi_moe_of_pe(a, s, 0), ferryi_moe_of_pe(a, s, 1));
    if (!ferryi_moe_meet(a, 1, n_blocks))
        return;
    if (FERRYI_UNLIKELY(a->shelves)) {
        ferryi_moe_take_from_shelves(a, block, n_blocks);
        if (!ferryi_moe_meet(a, ++met, n_blocks))
            return;
        if (ferryi_moe_list_blocks(a) == 1)
            n_listing = 1;
    }
    if (block < n_listing)
        ferryi_moe_list_rows(a, s, block, n_listing, met);
    if (n_blocks > 1 && FERRYI_MOE_RANK == 0 &&
        ferryi_moe_is_last(&a->grid->finished, 0)) /* all have left the last meeting */
        ferryi_st_relaxed_u32(&a->grid->met, 0);
}

FERRYI_FN void ferryi_moe_dispatch_recv_body(const ferryi_moe_args *a)
{
    FERRYI_MOE_SHARED ferryi_moe_scratch scratch;
    if (!a->result->refused) /* there is no such round */
        ferryi_moe_receive_rows(a, &scratch, ferry_block_index(), ferry_block_count());
}

/* Both halves.  The first block receives alone, when it has sent what it had, unless there are shelves to be emptied.
 */
FERRYI_FN void ferryi_moe_dispatch_body(const ferryi_moe_args *a)
{
    FERRYI_MOE_SHARED ferryi_moe_scratch scratch;
    const uint32_t receiving = a->shelves ? ferry_block_count() : 1;
    if (!ferryi_moe_send_rows(a, &scratch) || ferry_block_index() >= receiving)
        return;
    FERRYI_MOE_SYNC(); /* the scratch memory is used again */
    ferryi_moe_receive_rows(a, &scratch, ferry_block_index(), receiving);
}

#endif
