/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_SEND_FUNCS_H
#define FERRY_DETAIL_MOE_SEND_FUNCS_H

#include "announce__funcs.h"
#include "rows__funcs.h"

/* Dispatch, the sending half.
 *
 * Every block reads all indices and marks in its scratch memory which token goes to which PE, one bit each.  So a block
 * computes the slots of its tokens without communication.  Slots follow token order for any number of blocks and
 * threads.  Then blocks send tokens: first by direct stores, loading an element once for all PEs that are reached
 * straight, then by puts to the others.  The last block that has finished its rows for a PE sets that PE's flag. */

/* An int64_t index by its halves; one of more than 32 bits is no expert. */
FERRYI_FN int32_t ferryi_moe_narrow(uint32_t low, uint32_t high)
{
    return high == (low >> 31 != 0 ? 0xffffffffu : 0) ? (int32_t)low : FERRYI_MOE_NO_EXPERT;
}

FERRYI_FN int64_t ferryi_moe_index(const ferryi_moe_args *a, int32_t i)
{
    return a->wide_index ? ((const int64_t *)a->topk_idx)[i] : ((const int32_t *)a->topk_idx)[i];
}

/* Choice i % topk of token i / topk: an expert, -1, or FERRYI_MOE_NO_EXPERT for an index that is bad.  In rounds of
 * ferry_moe_run() (laid) indices may be wide, and in layouts with a row for each choice an expert that a token has
 * already chosen is bad: there is no room for it. */
FERRYI_FN int32_t ferryi_moe_choice(const ferryi_moe_args *a, int32_t i, const int laid)
{
    if (!laid)
        return ((const int32_t *)a->topk_idx)[i];
    const int64_t expert = ferryi_moe_index(a, i);
    if (expert < -1 || expert >= a->n_experts)
        return FERRYI_MOE_NO_EXPERT;
    if (a->layout != FERRY_MOE_BY_SOURCE && expert >= 0)
        for (int32_t before = i - i % a->topk; before < i; before++)
            if (ferryi_moe_index(a, before) == expert)
                return FERRYI_MOE_NO_EXPERT;
    return (int32_t)expert;
}

/* The number of this PE's tokens.  A bad number on the device counts as 0. */
FERRYI_FN int32_t ferryi_moe_tokens(const ferryi_moe_args *a, const int laid)
{
    if (!laid || a->round.n_tokens_device == NULL)
        return a->n_tokens;
    const int32_t n = *a->round.n_tokens_device;
    return n < 0 || n > a->max_tokens ? 0 : n;
}

/* Refuses the round, or records a fault. */
FERRYI_COLD void ferryi_moe_say_bad(const ferryi_moe_args *a, int32_t token, int32_t choice, int64_t index,
                                    int64_t bound)
{
    a->result->bad_token = token;
    a->result->bad_choice = choice;
    a->result->bad_index = index;
    a->result->refused = !a->in_stream;
    if (a->in_stream)
        (void)ferryi_fault_raise(ferryi_world_get(), FERRY_ERR_INVALID_ARG, FERRY_CALL_MOE_DISPATCH, a->my_pe, NULL, -1,
                                 (uint64_t)bound, (uint64_t)index, 0);
}

/* One thread reports the round's first bad index. */
FERRYI_COLD void ferryi_moe_say_bad_index(const ferryi_moe_args *a, int32_t n_tokens)
{
    int32_t n = n_tokens * a->topk, i = 0;
    while (i < n && (uint32_t)(ferryi_moe_choice(a, i, 1) + 1) <= (uint32_t)a->n_experts)
        i++;
    if (i < n)
        ferryi_moe_say_bad(a, i / a->topk, i % a->topk, ferryi_moe_index(a, i), a->n_experts);
}

/* All threads look at all indices.  1 in those that have found a bad one. */
FERRYI_FN int ferryi_moe_finds_bad(const ferryi_moe_args *a, int32_t n_tokens, const int laid)
{
    int bad = 0;
    FERRYI_ROLLED
    for (int32_t i = (int32_t)FERRYI_MOE_RANK; i < n_tokens * a->topk; i += (int32_t)FERRYI_MOE_SIZE) {
        const int32_t expert = ferryi_moe_choice(a, i, laid);
        bad |= expert < -1 || expert >= a->n_experts;
    }
    return bad;
}

/* Returns 0 when an index is bad and the call must fail before anything is sent.  All threads of all blocks get the
 * same result. */
FERRYI_FN int ferryi_moe_accept(const ferryi_moe_args *a, int32_t n_tokens, int bad)
{
    if (FERRYI_LIKELY(!FERRYI_MOE_ANY(bad)))
        return 1;
    if (FERRYI_MOE_BLOCK == 0 && FERRYI_MOE_RANK == 0)
        ferryi_moe_say_bad_index(a, n_tokens);
    return a->in_stream;
}

/* Notes the path to each PE, and which PEs get nothing.  Blocks may disagree when a flag arrives meanwhile: some rows
 * are then sent in vain, and no block announces them.  PE states are in host memory, so one block alone reads the
 * states of PEs that a put could wait for.  But any block reads the state of a PE not heard for two rounds, to call it
 * lost or late.  The last threads work first, since the first have more to do.  Returns whether this thread found a PE
 * that is not reached straight. */
FERRYI_FN int ferryi_moe_look_at_peers(const ferryi_moe_args *a, int32_t *way, int32_t *count, const int form)
{
    const ferryi_world *w = ferryi_world_get();
    int weak = 0;
    FERRYI_ROLLED
    for (int32_t pe = (int32_t)(FERRYI_MOE_SIZE - 1 - FERRYI_MOE_RANK); pe < a->n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        uint32_t *status = &a->peer[pe].send_status;
        count[pe] = 0;
        const ferry_status gone = ferryi_moe_gone(a, pe);
        if (gone != FERRY_SUCCESS)
            ferryi_st_relaxed_u32(status, gone);
        if (gone != FERRY_SUCCESS && ferryi_moe_is_dead(a, pe)) {
            way[pe] = FERRYI_MOE_STRAIGHT | FERRYI_MOE_NOTHING; /* no row goes to it on any path */
            continue;
        }
        int straight = ferryi_moe_goes_straight(w, pe);
        int32_t to = ferryi_moe_way(a, pe, straight, form);
        if (gone != FERRY_SUCCESS) { /* a flag without rows */
            way[pe] = to | FERRYI_MOE_NOTHING;
            weak |= (to & FERRYI_MOE_STRAIGHT) == 0;
            continue;
        }
        if ((ferryi_moe_heard(a, pe) + 2 < ferryi_moe_generation(a) && ferryi_moe_is_behind(a, pe)) ||
            ferryi_moe_is_muted(a, pe))
            (void)ferryi_atom_cas_u32(status, FERRY_SUCCESS,
                                      ferryi_moe_has_left(pe) ? FERRY_ERR_PEER_LOST : FERRY_ERR_TIMEOUT);
        if ((form & FERRYI_MOE_ONLY) != 0 && FERRYI_UNLIKELY(!straight)) /* all blocks must see it now */
            ferryi_st_relaxed_u32(status, ferryi_moe_has_left(pe) ? FERRY_ERR_PEER_LOST : FERRY_ERR_TIMEOUT);
        else if (!straight && FERRYI_MOE_BLOCK == 0 && ferryi_moe_has_left(pe))
            ferryi_st_relaxed_u32(status, FERRY_ERR_PEER_LOST);
        way[pe] = to | (ferryi_ld_relaxed_u32(status) != FERRY_SUCCESS ? FERRYI_MOE_NOTHING : 0);
        weak |= (to & FERRYI_MOE_STRAIGHT) == 0;
    }
    return weak;
}

/* The number of pieces of a token's row; different blocks send them. */
FERRYI_FN uint32_t ferryi_moe_parts(int32_t n_tokens)
{
    uint32_t parts = n_tokens > 0 ? FERRYI_MOE_BLOCKS / (uint32_t)n_tokens : 1;
    return parts < 1 ? 1 : parts < FERRYI_MOE_PARTS ? parts : FERRYI_MOE_PARTS;
}

/* The marks of a window of 32 x words tokens: bits, one for each token, [n_pes][words]; before, the number of a PE's
 * bits before each word, [n_pes][words + 1]. */
typedef struct ferryi_moe_token_window {
    uint32_t *bits;
    int32_t *before;
    int32_t words, first, end; /* its tokens: from, to */
    int32_t n_tokens;          /* of the round */
} ferryi_moe_token_window;

FERRYI_FN int32_t ferryi_moe_token_window_words(const ferryi_moe_args *a, int32_t n_tokens)
{
    int32_t room = (FERRYI_MOE_SCRATCH / a->n_pes - 1) / 2, all = (n_tokens + 31) / 32;
    return all < room ? all : room;
}

/* Tokens of few choices, which are aligned: each thread reads its tokens whole, two at once. */
#define FERRYI_MOE_FEW 8
FERRYI_FN int ferryi_moe_reads_whole(const ferryi_moe_args *a, const int laid)
{
    return FERRYI_MOE_LANES > 1 && laid && a->layout != FERRY_MOE_BY_SOURCE && a->topk == FERRYI_MOE_FEW &&
           a->n_pes <= 32 && ((uintptr_t)a->topk_idx & 15) == 0;
}

/* The PEs of token t's choices, a bit each.  *bad: some index is no expert, or is there twice. */
FERRYI_FN uint32_t ferryi_moe_pes_of(const ferryi_moe_args *a, int32_t t, int *bad)
{
    const ferryi_moe_quad *from = (const ferryi_moe_quad *)a->topk_idx;
    int32_t expert[FERRYI_MOE_FEW];
    uint32_t pes = 0;
    if (a->wide_index) {
        ferryi_moe_quad v[FERRYI_MOE_FEW / 2];
        FERRYI_UNROLLED
        for (uint32_t i = 0; i < FERRYI_MOE_FEW / 2; i++)
            v[i] = from[(uint32_t)t * (FERRYI_MOE_FEW / 2) + i];
        FERRYI_UNROLLED
        for (uint32_t i = 0; i < FERRYI_MOE_FEW / 2; i++) {
            expert[2 * i] = ferryi_moe_narrow(v[i].x, v[i].y);
            expert[2 * i + 1] = ferryi_moe_narrow(v[i].z, v[i].w);
        }
    } else {
        const ferryi_moe_quad v = from[(uint32_t)t * 2], u = from[(uint32_t)t * 2 + 1];
        const uint32_t word[FERRYI_MOE_FEW] = { v.x, v.y, v.z, v.w, u.x, u.y, u.z, u.w };
        FERRYI_UNROLLED
        for (uint32_t i = 0; i < FERRYI_MOE_FEW; i++)
            expert[i] = (int32_t)word[i];
    }
    FERRYI_UNROLLED
    for (uint32_t i = 0; i < FERRYI_MOE_FEW; i++) {
        int twice = 0;
        FERRYI_UNROLLED
        for (uint32_t before = 0; before < i; before++)
            twice |= expert[before] == expert[i];
        const int valid = (uint32_t)expert[i] < (uint32_t)a->n_experts;
        *bad |= expert[i] != -1 && (!valid || twice);
        if (valid) /* that of a repeated choice is there already */
            pes |= 1u << ferryi_moe_owner(a->n_experts, a->n_pes, expert[i]);
    }
    return pes;
}

/* All threads mark the window's tokens; a warp has those of one word. */
FERRYI_FN int ferryi_moe_mark_whole(const ferryi_moe_args *a, const ferryi_moe_token_window *v)
{
    const int32_t size = (int32_t)FERRYI_MOE_SIZE, n = v->end - v->first, each = v->words * 32;
    int bad = 0;
    FERRYI_ROLLED
    for (int32_t i = (int32_t)FERRYI_MOE_RANK; i < each; i += 2 * size) {
        const uint32_t pes = i < n ? ferryi_moe_pes_of(a, v->first + i, &bad) : 0;
        const uint32_t more = i + size < n ? ferryi_moe_pes_of(a, v->first + i + size, &bad) : 0;
        FERRYI_ROLLED
        for (int32_t pe = 0; pe < a->n_pes; pe++) {
            const uint32_t one = ferryi_moe_ballot((int)(pes >> pe & 1));
            const uint32_t two = ferryi_moe_ballot((int)(more >> pe & 1));
            if (FERRYI_MOE_LANE != 0)
                continue;
            v->bits[pe * v->words + i / 32] = one;
            if (i + size < each)
                v->bits[pe * v->words + (i + size) / 32] = two;
        }
    }
    return bad;
}

/* All threads mark a window and add its rows to count[pe].  Returns 1 in threads that have found a bad index. */
FERRYI_FN int ferryi_moe_mark_window(const ferryi_moe_args *a, ferryi_moe_token_window *v, int32_t first,
                                     int32_t *count, const int laid)
{
    const int32_t words = v->words, size = (int32_t)FERRYI_MOE_SIZE, rank = (int32_t)FERRYI_MOE_RANK;
    int bad = 0;
    v->first = first;
    v->end = v->n_tokens - first < 32 * words ? v->n_tokens : first + 32 * words;
    const int whole = ferryi_moe_reads_whole(a, laid);
    for (int32_t i = rank; i < a->n_pes * words && !whole; i += size)
        v->bits[i] = 0;
    FERRYI_MOE_SYNC();
    const int32_t index = first * a->topk;
    if (whole)
        bad = ferryi_moe_mark_whole(a, v);
    FERRYI_ROLLED
    for (int32_t i = rank; i < (v->end - first) * a->topk && !whole; i += 2 * size) {
        const int two = i + size < (v->end - first) * a->topk;
        int32_t expert[2] = { ferryi_moe_choice(a, index + i, laid),
                              two ? ferryi_moe_choice(a, index + i + size, laid) : -1 };
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
FERRYI_FN int32_t ferryi_moe_slot(const ferryi_moe_token_window *v, const int32_t *count, int32_t pe, int32_t t)
{
    const uint32_t at = (uint32_t)(t - v->first);
    const int32_t *before = v->before + pe * (v->words + 1);
    uint32_t bits = v->bits[pe * v->words + (int32_t)(at / 32)];
    return bits >> at % 32 & 1
               ? count[pe] - before[v->words] + before[at / 32] + (int32_t)ferryi_moe_ones(bits & ((1u << at % 32) - 1))
               : -1;
}

/* One warp lists the rows of token t that go straight, or the others.  It stores the token's slots for combine; blocks
 * that send pieces of one token store equal slots. */
FERRYI_FN void ferryi_moe_list_targets(const ferryi_moe_args *a, const ferryi_moe_token_window *v, const int32_t *way,
                                       const int32_t *count, int32_t t, int straight, ferryi_moe_list *list,
                                       const int form)
{
    uint32_t n = 0;
    FERRYI_ROLLED
    for (int32_t base = 0; base < a->n_pes; base += (int32_t)FERRYI_MOE_LANES) {
        int32_t pe = base + (int32_t)FERRYI_MOE_LANE, slot = -1;
        if (pe < a->n_pes && (way[pe] & FERRYI_MOE_STRAIGHT) == straight) {
            if (ferryi_moe_is_apart(way[pe])) { /* as planned */
                slot = a->slot[(int64_t)t * a->n_pes + pe];
            } else {
                slot = ferryi_moe_slot(v, count, pe, t);
                ferryi_st_relaxed_u32((uint32_t *)&a->slot[(int64_t)t * a->n_pes + pe], (uint32_t)slot);
            }
            slot = way[pe] & FERRYI_MOE_NOTHING ? -1 : slot;
        }
        uint32_t mask = ferryi_moe_ballot(slot >= 0);
        if (slot >= 0) {
            uint32_t at = n + ferryi_moe_before(mask);
            char *row = ferryi_moe_row_at(a, a->dispatch_rows, a->row_bytes, a->my_pe, slot);
            list->pe[at] = pe;
            list->row[at] = ferryi_moe_is_apart(way[pe]) ? ferryi_moe_outbox_row(a, pe, slot)
                            : straight                   ? ferryi_moe_far_row(a, way[pe], row, 0, slot, pe, form)
                                                         : row;
        }
        n += ferryi_moe_ones(mask);
    }
    if (FERRYI_MOE_LANE == 0)
        list->n = n;
}

/* One warp writes the header and choices of the token's row for pe. */
FERRYI_FN void ferryi_moe_write_header(const ferryi_moe_args *a, char *row, int32_t t, int32_t pe, const int laid)
{
    ferryi_moe_header *header = (ferryi_moe_header *)(void *)row;
    ferry_moe_choice *choice = (ferry_moe_choice *)(void *)(row + sizeof *header);
    const int32_t first = ferryi_moe_first_expert(a->n_experts, a->n_pes, pe);
    const uint32_t own = (uint32_t)(ferryi_moe_first_expert(a->n_experts, a->n_pes, pe + 1) - first);
    uint32_t n = 0, chosen = 0;
    FERRYI_ROLLED
    for (int32_t base = 0; base < a->topk; base += (int32_t)FERRYI_MOE_LANES) {
        int32_t k = base + (int32_t)FERRYI_MOE_LANE;
        int32_t expert = k < a->topk ? ferryi_moe_choice(a, t * a->topk + k, laid) - first : -1;
        int here = (uint32_t)expert < own;
        uint32_t mask = ferryi_moe_ballot(here);
        if (here) {
            ferry_moe_choice *to = &choice[n + ferryi_moe_before(mask)];
            to->expert = expert;
            to->weight = laid && a->topk_weight == NULL ? 1.0f : a->topk_weight[t * a->topk + k];
        }
        n += ferryi_moe_ones(mask);
        chosen |= mask << base;
    }
    if (FERRYI_MOE_LANE == 0) {
        header->token = t;
        header->n_choices = (int32_t)n;
        if (laid)
            header->chosen = chosen;
    }
}

/* All threads of a block write piece `part` of `parts` of token t to the n rows. scratch: the block's own row. */
FERRYI_FN void ferryi_moe_spread_token(const ferryi_moe_args *a, int32_t t, uint32_t part, uint32_t parts,
                                       char *const *row, uint32_t n, char *scratch, const int laid)
{
    if (laid && a->x == NULL) /* the layout travels alone */
        return;
    if (laid && a->dtype == FERRY_MOE_OPAQUE)
        ferryi_moe_spread_opaque(a, t, part, parts, row, n);
    else
        ferryi_moe_spread(a, a->x + (int64_t)t * a->hidden, ferryi_moe_piece(a, part, parts),
                          ferryi_moe_piece(a, part + 1, parts), row, n, scratch);
}

/* Sends a piece of token t to the PEs of the list, which are reached straight. */
FERRYI_FN void ferryi_moe_send_straight(const ferryi_moe_args *a, const int32_t *way, int32_t t, uint32_t part,
                                        uint32_t parts, const ferryi_moe_list *list, char *row, const int laid)
{
    ferryi_world *w = ferryi_world_get();
    const uint32_t last = FERRYI_MOE_WARPS - 1;
    FERRYI_ROLLED
    for (uint32_t j = last - FERRYI_MOE_WARP; part == 0 && j < list->n; j += FERRYI_MOE_WARPS) {
        ferryi_moe_write_header(a, list->row[j], t, list->pe[j], laid);
        if (ferryi_moe_is_apart(way[list->pe[j]]))
            ferryi_moe_name_others(a, list->row[j], t, list->pe[j], laid);
        ferryi_moe_count_row(w, list->pe[j], a->row_bytes, way[list->pe[j]]);
    }
    ferryi_moe_spread_token(a, t, part, parts, list->row, list->n, row, laid);
    if (part != 0 || FERRYI_MOE_WARP != last)
        return;
    for (int32_t k = (int32_t)FERRYI_MOE_LANE; k < a->topk; k += (int32_t)FERRYI_MOE_LANES) {
        int32_t expert = ferryi_moe_choice(a, t * a->topk + k, laid);
        a->choice_pe[t * a->topk + k] = expert == -1 ? -1
                                        : (uint32_t)expert < (uint32_t)a->n_experts
                                            ? ferryi_moe_owner(a->n_experts, a->n_pes, expert)
                                            : FERRYI_MOE_NO_EXPERT;
    }
}

/* Sends token t to the other PEs: a whole row, assembled on this PE. */
FERRYI_NOINLINE void ferryi_moe_send_by_puts(const ferryi_moe_args *a, int32_t t, const ferryi_moe_list *list,
                                             char *row)
{
    if (list->n > 0)
        ferryi_moe_spread_token(a, t, 0, 1, &row, 1, row, 1);
    FERRYI_ROLLED
    for (uint32_t j = 0; j < list->n; j++) {
        int32_t pe = list->pe[j];
        /* Skip a PE that has failed: each try may cost a whole budget.  All threads must branch alike. */
        if (FERRYI_MOE_ANY(ferryi_ld_relaxed_u32(&a->peer[pe].send_status) != FERRY_SUCCESS))
            continue;
        if (FERRYI_MOE_WARP == 0)
            ferryi_moe_write_header(a, row, t, pe, 1);
        FERRYI_MOE_SYNC();
        ferry_status status = ferryi_moe_put(list->row[j], row, a->row_bytes, pe);
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS) && FERRYI_MOE_RANK == 0)
            ferryi_moe_send_failed(a, pe, &a->peer[pe].send_status, status);
        FERRYI_MOE_SYNC(); /* the row is used again */
    }
}

/* This block's tokens of the window, or its pieces of them. */
FERRYI_FN void ferryi_moe_send_window(const ferryi_moe_args *a, const ferryi_moe_token_window *v, const int32_t *way,
                                      const int32_t *count, int straight, ferryi_moe_list *list, const int form)
{
    const int laid = (form & FERRYI_MOE_LAID) != 0;
    const uint32_t parts = ferryi_moe_parts(v->n_tokens), n_blocks = FERRYI_MOE_BLOCKS, block = FERRYI_MOE_BLOCK;
    const uint32_t first = (uint32_t)v->first * parts, end = (uint32_t)v->end * parts;
    char *row = a->block_row + block * a->block_row_bytes;
    FERRYI_ROLLED
    for (uint32_t item = first + (block + n_blocks - first % n_blocks) % n_blocks; item < end; item += n_blocks) {
        int32_t t = (int32_t)(item / parts);
        uint32_t part = item % parts;
        if (!straight && part != 0)
            continue;
        if (FERRYI_MOE_WARP == 0)
            ferryi_moe_list_targets(a, v, way, count, t, straight, list, form);
        FERRYI_MOE_SYNC();
        if (straight)
            ferryi_moe_send_straight(a, way, t, part, parts, list, row, laid);
        else if ((form & FERRYI_MOE_ONLY) == 0)
            ferryi_moe_send_by_puts(a, t, list, row);
        FERRYI_MOE_SYNC(); /* the list and the row are used again */
    }
}

/* One warp takes `pe` off a list of rows.  Returns how many are left. */
FERRYI_FN uint32_t ferryi_moe_leave_out(ferryi_moe_list *list, int32_t pe)
{
    const uint32_t n = list->n, lane = FERRYI_MOE_LANE;
    const uint32_t mask = ferryi_moe_ballot(lane < n && list->pe[lane] == pe);
    if (mask == 0)
        return n;
    if (lane == 0)
        list->row[ferryi_moe_ones((mask & (0u - mask)) - 1)] = list->row[n - 1];
    FERRYI_MOE_WARP_SYNC();
    return n - 1;
}

/* One warp sends a piece of token t to the listed PEs; but not the payload to PE `but`, or -1. */
FERRYI_FN void ferryi_moe_send_token_alone(const ferryi_moe_args *a, const int32_t *way, int32_t t, uint32_t part,
                                           uint32_t parts, ferryi_moe_list *list, int32_t but)
{
    ferryi_world *w = ferryi_world_get();
    FERRYI_ROLLED
    for (uint32_t j = 0; j < list->n && part == 0; j++) {
        ferryi_moe_write_header(a, list->row[j], t, list->pe[j], 1);
        ferryi_moe_count_row(w, list->pe[j], a->row_bytes, way[list->pe[j]]);
    }
    for (int32_t k = (int32_t)FERRYI_MOE_LANE; k < a->topk && part == 0; k += (int32_t)FERRYI_MOE_LANES) {
        const int32_t expert = ferryi_moe_choice(a, t * a->topk + k, 1);
        a->choice_pe[t * a->topk + k] = expert >= 0 ? ferryi_moe_owner(a->n_experts, a->n_pes, expert) : expert;
    }
    if (a->x == NULL) /* the layout travels alone */
        return;
    if (a->dtype == FERRY_MOE_OPAQUE && a->side_bytes > 0 && part == 0)
        ferryi_moe_copy_rows(list->row, list->n, a->scales_offset,
                             (const char *)a->round.x_side + (uint64_t)t * a->side_bytes, a->side_bytes, 0, 1);
    const uint32_t n = but >= 0 ? ferryi_moe_leave_out(list, but) : list->n;
    ferryi_moe_copy_rows(list->row, n, a->data_offset, (const char *)a->x + (uint64_t)t * a->payload_bytes,
                         a->payload_bytes, part, parts);
}

/* The tokens of the window, or pieces of them, by the warps of all blocks. */
FERRYI_FN void ferryi_moe_send_window_alone(const ferryi_moe_args *a, const ferryi_moe_token_window *v,
                                            const int32_t *way, const int32_t *count, ferryi_moe_list *list)
{
    const uint32_t warps = FERRYI_MOE_BLOCKS * FERRYI_MOE_WARPS, n = (uint32_t)(v->end - v->first);
    const uint32_t parts = ferryi_moe_parts_of(n);
    /* Neighbours in the round go to different blocks: few tokens use all of them. */
    FERRYI_ROLLED
    for (uint32_t item = FERRYI_MOE_WARP * FERRYI_MOE_BLOCKS + FERRYI_MOE_BLOCK; item < n * parts; item += warps) {
        const int32_t t = v->first + (int32_t)(item / parts);
        ferryi_moe_list_targets(a, v, way, count, t, FERRYI_MOE_STRAIGHT, list, FERRYI_MOE_LARGE);
        FERRYI_MOE_WARP_SYNC();
        ferryi_moe_send_token_alone(a, way, t, item % parts, parts, list, -1);
        FERRYI_MOE_WARP_SYNC(); /* the list is used again */
    }
}

#define FERRYI_MOE_NEAR_EXPERTS 1024 /* whose choices a block of a large round counts by itself */

/* The number of chunks in which a large round is sent while the other half of each block's warps places rows; 0: it is
 * sent and received one after the other.  Each warp has some tokens of a chunk. */
FERRYI_FN uint32_t ferryi_moe_chunks(const ferryi_moe_args *a, int32_t n_tokens)
{
    const uint32_t each = (uint32_t)n_tokens / (FERRYI_MOE_BLOCKS * FERRYI_MOE_WARPS);
    if (FERRYI_MOE_WARPS < 2 || (a->stages & FERRY_MOE_DISPATCH) != FERRY_MOE_DISPATCH || each < 1 ||
        a->n_pes >= (int32_t)FERRYI_MOE_LANES || a->n_local > FERRYI_MOE_NEAR_EXPERTS)
        return 0;
    return each < FERRYI_MOE_CHUNKS ? each : FERRYI_MOE_CHUNKS;
}

/* The number of rows of the window's tokens before t that go to pe. */
FERRYI_FN int32_t ferryi_moe_rows_before_token(const ferryi_moe_token_window *v, const int32_t *count, int32_t pe,
                                               int32_t t)
{
    const uint32_t at = (uint32_t)(t - v->first);
    const int32_t *before = v->before + pe * (v->words + 1);
    if (t >= v->end)
        return count[pe];
    return count[pe] - before[v->words] + before[at / 32] +
           (int32_t)ferryi_moe_ones(v->bits[pe * v->words + (int32_t)(at / 32)] & ((1u << at % 32) - 1));
}

/* One thread of each warp, behind its tokens of a chunk that ends before token `end`.  The last one tells each PE how
 * many rows are there; after the last chunk by the flag that decides.  doubt: the warp has sent some PE nothing, and
 * others may have. */
FERRYI_FN void ferryi_moe_end_chunk(const ferryi_moe_args *a, const ferryi_moe_token_window *v, const int32_t *way,
                                    const int32_t *count, uint32_t chunk, int32_t end, uint32_t n_warps, int doubt)
{
    ferryi_world *w = ferryi_world_get();
    uint32_t *counter = &a->grid->chunk[chunk];
    ferryi_moe_fence(1);
    const uint32_t before = ferryi_atom_add_u32(counter, doubt ? FERRYI_MOE_DOUBT + 1 : 1);
    if (before % FERRYI_MOE_DOUBT != n_warps - 1)
        return;
    ferryi_fence_acquire(); /* A, and R of the next flags */
    ferryi_st_relaxed_u32(counter, 0);
    doubt |= before >= FERRYI_MOE_DOUBT;
    FERRYI_ROLLED
    for (int32_t pe = 0; pe < a->n_pes; pe++) {
        const int nothing = (way[pe] & FERRYI_MOE_NOTHING) != 0;
        if (end == v->end)
            ferryi_moe_announce_rows(a, pe, count[pe], way[pe], doubt || nothing, FERRYI_MOE_LARGE);
        else if (!doubt && !nothing)
            ferryi_st_relaxed_u64(
                (uint64_t *)ferryi_peer_addr(w, ferryi_moe_flag_of(a, FERRYI_MOE_SENT_SOME, a->my_pe), pe),
                ferryi_moe_word(ferryi_moe_generation(a), (uint32_t)ferryi_moe_rows_before_token(v, count, pe, end)));
    }
}

/* The window's tokens, chunk by chunk, by the first half of the warps of all blocks. */
FERRYI_FN void ferryi_moe_send_chunks(const ferryi_moe_args *a, const ferryi_moe_token_window *v, const int32_t *way,
                                      const int32_t *count, uint32_t chunks, ferryi_moe_list *list)
{
    const uint32_t n_warps = FERRYI_MOE_BLOCKS * (FERRYI_MOE_WARPS / 2), n = (uint32_t)(v->end - v->first);
    const uint32_t number = FERRYI_MOE_WARP * FERRYI_MOE_BLOCKS + FERRYI_MOE_BLOCK;
    int doubt = 0;
    for (int32_t pe = 0; pe < a->n_pes; pe++) /* that a PE was lost in an earlier round all blocks know */
        doubt |= (way[pe] & FERRYI_MOE_NOTHING) != 0 && !ferryi_moe_is_dead(a, pe);
    FERRYI_ROLLED
    for (uint32_t chunk = 0; chunk < chunks; chunk++) {
        const uint32_t begin = chunk * n / chunks, end = (chunk + 1) * n / chunks;
        FERRYI_ROLLED
        for (uint32_t i = begin + number; i < end; i += n_warps) {
            const int32_t t = v->first + (int32_t)i;
            ferryi_moe_list_targets(a, v, way, count, t, FERRYI_MOE_STRAIGHT, list, FERRYI_MOE_LARGE);
            FERRYI_MOE_WARP_SYNC();
            ferryi_moe_send_token_alone(a, way, t, 0, 1, list, a->my_pe);
            FERRYI_MOE_WARP_SYNC(); /* the list is used again; and of the row's stores before the flag */
        }
        if (FERRYI_MOE_LANE == 0)
            ferryi_moe_end_chunk(a, v, way, count, chunk, v->first + (int32_t)end, n_warps, doubt);
        FERRYI_MOE_WARP_SYNC();
    }
}

/* One thread prepares the state for the later halves of this round. */
FERRYI_FN void ferryi_moe_begin_round(const ferryi_moe_args *a, int32_t n_tokens)
{
    a->result->n_tokens = n_tokens;
    if (FERRYI_UNLIKELY(a->result->stuck != 0)) { /* in a stream, no call has repeated that receiving half */
        a->result->stuck = 0;
        a->grid->met = a->grid->finished = 0;
    }
}

/* All threads of the first block tell the PEs how many rows will come. */
FERRYI_FN void ferryi_moe_announce_counts(const ferryi_moe_args *a, const int32_t *way, const int32_t *count)
{
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->n_pes; pe += (int32_t)FERRYI_MOE_SIZE)
        if ((way[pe] & FERRYI_MOE_NOTHING) == 0)
            ferryi_st_relaxed_u64((uint64_t *)ferryi_peer_addr(ferryi_world_get(),
                                                               ferryi_moe_flag_of(a, FERRYI_MOE_COUNTED, a->my_pe), pe),
                                  ferryi_moe_word(ferryi_moe_generation(a), (uint32_t)count[pe]));
}

/* 1 in all threads; 0 when the round was refused. form: FERRYI_MOE_LAID, FERRYI_MOE_ONLY, FERRYI_MOE_LARGE.  list: the
 * block's; FERRYI_MOE_LARGE: the warp's.  FERRYI_MOE_IN_CHUNKS: half of the warps have sent, but own rows to nobody;
 * the others go ahead, with the marks of the round in *v. */
#define FERRYI_MOE_IN_CHUNKS 2
FERRYI_FN int ferryi_moe_send_rows(const ferryi_moe_args *a, ferryi_moe_scratch *s, ferryi_moe_token_window *v,
                                   ferryi_moe_list *list, const int form)
{
    const int laid = (form & FERRYI_MOE_LAID) != 0;
    int32_t *count = ferryi_moe_of_pe(a, s, 0), *way = ferryi_moe_of_pe(a, s, 1);
    const int32_t n_tokens = ferryi_moe_tokens(a, laid);
    int bad = 0;
    if (laid && a->round.n_tokens_device != NULL && *a->round.n_tokens_device != n_tokens) {
        if (FERRYI_MOE_BLOCK == 0 && FERRYI_MOE_RANK == 0)
            ferryi_moe_say_bad(a, -1, 0, *a->round.n_tokens_device, a->max_tokens);
        if (!a->in_stream)
            return 0;
    }
    v->first = v->end = 0;
    v->n_tokens = n_tokens;
    v->words = ferryi_moe_token_window_words(a, n_tokens);
    v->bits = s->word;
    v->before = (int32_t *)s->word + a->n_pes * v->words;
    int weak = ferryi_moe_look_at_peers(a, way, count, form);
    const int several = 32 * v->words < n_tokens;
    if (FERRYI_UNLIKELY(several)) { /* check all indices before the first window is sent */
        if (!ferryi_moe_accept(a, n_tokens, ferryi_moe_finds_bad(a, n_tokens, laid)))
            return 0;
    }
    weak = (form & FERRYI_MOE_ONLY) != 0 ? 0 : FERRYI_MOE_ANY(weak);
    if ((form & FERRYI_MOE_ONLY) != 0)
        FERRYI_MOE_SYNC();
    if (ferryi_moe_over_nodes(a))
        ferryi_moe_plan_rows(a, way, n_tokens, laid);
    for (int straight = 1; straight >= ((form & FERRYI_MOE_ONLY) != 0 || !weak); straight--) {
        for (int32_t first = 0; first < n_tokens; first += 32 * v->words) {
            if (several && first == 0 && !straight) /* once more */
                for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->n_pes; pe += (int32_t)FERRYI_MOE_SIZE)
                    count[pe] = 0;
            if (straight || several) {
                bad = ferryi_moe_mark_window(a, v, first, count, laid);
                if (several)
                    FERRYI_MOE_SYNC();
                else if (!ferryi_moe_accept(a, n_tokens, bad))
                    return 0;
            }
            const uint32_t chunks = form == FERRYI_MOE_LARGE && !several ? ferryi_moe_chunks(a, n_tokens) : 0;
            if (chunks != 0) {
                FERRYI_MOE_SYNC(); /* of the counts */
                if (FERRYI_MOE_BLOCK == 0) {
                    ferryi_moe_announce_counts(a, way, count);
                    if (FERRYI_MOE_RANK == 0) {
                        ferryi_moe_begin_round(a, n_tokens);
                        a->grid->in_x = ferryi_moe_generation(a);
                    }
                }
                if (FERRYI_MOE_WARP < FERRYI_MOE_WARPS / 2)
                    ferryi_moe_send_chunks(a, v, way, count, chunks, list);
                return FERRYI_MOE_IN_CHUNKS;
            }
            if (form == FERRYI_MOE_LARGE)
                ferryi_moe_send_window_alone(a, v, way, count, list);
            else
                ferryi_moe_send_window(a, v, way, count, straight, list, form);
        }
        if (straight && FERRYI_MOE_BLOCK == 0 && FERRYI_MOE_RANK == 0)
            ferryi_moe_begin_round(a, n_tokens);
        ferryi_moe_announce(a, way, straight, count, FERRYI_MOE_SENT_ROWS, form);
    }
    return 1;
}

#endif
