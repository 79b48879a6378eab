/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_ROW_SEND_FUNCS_H
#define FERRY_DETAIL_MOE_PER_ROW_SEND_FUNCS_H

#include "../common/choices__funcs.h"
#include "../common/rows__funcs.h"
#include "await__funcs.h"

/* Dispatch of a small round, the sending half: the first block announces the round, the others send a token each, or
 * several. */

/* All threads of the first block decide who gets rows, and tell each PE the number of tokens. */
FERRYI_FN void ferryi_moe_small_announce(const ferryi_moe_args *a, uint64_t generation, int32_t n_tokens)
{
    ferryi_world *w = ferryi_world_get();
    FERRYI_ROLLED
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->shape.n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        ferryi_moe_peer *peer = &a->scratch.peer[pe];
        /* Loads that depend on nothing come first, so that they go together. */
        const uint64_t in_round = peer->in_round;
        uint64_t *flag = ferryi_moe_flag_at_round(&a->regions, generation, FERRYI_MOE_SENT_ROWS, a->shape.my_pe);
        uint64_t *far = (uint64_t *)ferryi_peer_addr(w, flag, pe);
        const uint32_t gone = ferryi_ld_relaxed_u32(&peer->gone);
        const int direct = ferryi_moe_peer_is_direct(w, pe), lost = (gone & FERRYI_MOE_LOST) != 0;
        ferry_status status =
            FERRYI_LIKELY(gone == 0) ? FERRY_SUCCESS : ferryi_moe_peer_status_slow(&a->scratch, pe, gone);
        if (FERRYI_UNLIKELY(status == FERRY_SUCCESS &&
                            (!direct || (in_round + 1 < generation &&
                                         ferryi_moe_peer_acknowledged(&a->regions, pe) + 2 < generation))))
            status = ferryi_moe_peer_has_left(pe) ? FERRY_ERR_PEER_LOST : FERRY_ERR_TIMEOUT;
        peer->send_status = (uint32_t)status;
        ferryi_st_relaxed_u64(&peer->decided, generation << 8 | (uint64_t)status);
        if (!direct || lost || status == FERRY_ERR_PEER_LOST)
            continue;
        /* A PE that gets nothing may live, and wait for this PE. */
        const uint32_t count = status == FERRY_SUCCESS ? (uint32_t)n_tokens : FERRYI_MOE_SKIPPED;
        ferryi_st_relaxed_u64(far, ferryi_moe_flag_word(generation, count));
        ferryi_stored(w, flag, sizeof(*flag), pe);
    }
    if (FERRYI_MOE_RANK == FERRYI_MOE_SIZE - 1)
        ferryi_moe_round_begin(&a->scratch, n_tokens);
}

/* One thread follows the first block's decision about pe. */
FERRYI_COLD int32_t ferryi_moe_small_decided(const ferryi_moe_args *a, uint64_t generation, int32_t pe)
{
    const uint64_t deadline = ferryi_moe_block_deadline(a);
    uint64_t found = ferryi_ld_relaxed_u64(&a->scratch.peer[pe].decided);
    for (uint32_t polls = 1; found >> 8 != generation; polls++) {
        if (polls % 64 == 0) {
            ferryi_yield();
            if (ferryi_clock_ns() > deadline)
                return FERRYI_MOE_NO_ROWS;
        }
        found = ferryi_ld_relaxed_u64(&a->scratch.peer[pe].decided);
    }
    return (found & 0xff) == FERRY_SUCCESS ? 0 : FERRYI_MOE_NO_ROWS;
}

/* One warp of another block notes which PEs get nothing.  A block that finds nothing unusual about a PE sends to it:
 * at worst in vain.  Otherwise the first block's decision holds, so that no block withholds rows of a round that the
 * first block has announced.  A lost PE needs no decision: it stays lost. */
FERRYI_FN void ferryi_moe_small_select_peers(const ferryi_moe_args *a, uint64_t generation, int32_t *transport)
{
    const ferryi_world *w = ferryi_world_get();
    FERRYI_ROLLED
    for (int32_t pe = (int32_t)FERRYI_MOE_LANE; pe < a->shape.n_pes; pe += (int32_t)FERRYI_MOE_LANES) {
        const ferryi_moe_peer *peer = &a->scratch.peer[pe];
        const uint32_t gone = ferryi_ld_relaxed_u32(&peer->gone);
        transport[pe] = gone == FERRYI_MOE_LOST ? FERRYI_MOE_NO_ROWS : 0;
        if (FERRYI_UNLIKELY(gone == 0 ? peer->in_round + 1 < generation || !ferryi_moe_peer_is_direct(w, pe)
                                      : gone != FERRYI_MOE_LOST))
            transport[pe] = ferryi_moe_small_decided(a, generation, pe);
    }
}

/* An index as its token has it: an expert, -1, or FERRYI_MOE_NO_EXPERT. */
FERRYI_FN int32_t ferryi_moe_small_index(const ferryi_moe_args *a, int32_t i)
{
    const int64_t index = ferryi_moe_choice_index(a, i);
    return index < -1 || index >= a->shape.n_experts ? FERRYI_MOE_NO_EXPERT : (int32_t)index;
}

/* One warp reads the choices of token t, and finds their owners. */
FERRYI_FN void ferryi_moe_small_read(const ferryi_moe_args *a, ferryi_moe_shared *s, int32_t t)
{
    const int32_t lane = (int32_t)FERRYI_MOE_LANE, lanes = (int32_t)FERRYI_MOE_LANES;
    FERRYI_MOE_WARP_SYNC(); /* the last token's choices have been read */
    for (int32_t k = lane; k < a->shape.topk; k += lanes) {
        s->expert[k] = ferryi_moe_small_index(a, t * a->shape.topk + k);
        s->weight[k] = a->request.topk_weight == NULL ? 1.0f : a->request.topk_weight[t * a->shape.topk + k];
    }
    FERRYI_MOE_WARP_SYNC();
    for (int32_t k = lane; k < a->shape.topk; k += lanes) {
        const int32_t expert = s->expert[k];
        int twice = 0;
        FERRYI_ROLLED
        for (int32_t j = 0; j < k && a->shape.layout != FERRY_MOE_BY_SOURCE; j++)
            twice |= s->expert[j] == expert;
        s->owner[k] = expert < 0 ? expert
                      : twice    ? FERRYI_MOE_NO_EXPERT
                                 : ferryi_moe_expert_owner_fast(&a->shape, expert);
    }
    FERRYI_MOE_WARP_SYNC();
}

/* One warp sends the choices of token t ahead, and lists the PEs that get its row. */
FERRYI_FN void ferryi_moe_small_choices(const ferryi_moe_args *a, ferryi_moe_shared *s, uint64_t generation,
                                        const int32_t *transport, int32_t t)
{
    const int32_t lane = (int32_t)FERRYI_MOE_LANE, lanes = (int32_t)FERRYI_MOE_LANES;
    uint32_t n = 0;
    FERRYI_ROLLED
    for (int32_t pe = 0; pe < a->shape.n_pes; pe++)
        for (int32_t k = lane; k < a->shape.topk && transport[pe] == 0; k += lanes)
            ferryi_moe_choice_send(ferryi_moe_choices_at(a, generation, a->shape.my_pe, t) + k, pe, generation,
                                   s->owner[k] < 0 ? s->owner[k] : s->expert[k], s->weight[k]);
    for (int32_t k = lane; k < a->shape.topk; k += lanes)
        a->scratch.choice_pe[t * a->shape.topk + k] = s->owner[k];
    FERRYI_ROLLED
    for (int32_t base = 0; base < a->shape.n_pes; base += lanes) {
        const int32_t pe = base + lane;
        int here = 0;
        if (pe < a->shape.n_pes) {
            FERRYI_ROLLED
            for (int32_t k = 0; k < a->shape.topk; k++)
                here |= s->owner[k] == pe;
            a->scratch.slot[t * a->shape.n_pes + pe] = here ? t : -1;
            if (here)
                (void)ferryi_atom_add_u32((uint32_t *)&a->scratch.peer[pe].sent, 1);
            here = here && transport[pe] == 0;
        }
        const uint32_t mask = ferryi_moe_warp_ballot(here);
        if (here) {
            const uint32_t at = n + ferryi_moe_mask_count_below(mask);
            s->list.pe[at] = pe;
            char *row = ferryi_moe_row_at_round(&a->shape, generation, a->regions.dispatch_rows, a->shape.row_bytes,
                                                a->shape.my_pe, t);
            s->list.row[at] = (char *)ferryi_peer_addr(ferryi_world_get(), row, pe);
        }
        n += ferryi_moe_mask_count(mask);
    }
    if (lane == 0)
        s->list.n = n;
}

/* One warp writes the header and the choices of the token's row for pe. */
FERRYI_FN void ferryi_moe_small_header(const ferryi_moe_shape *shape, const ferryi_moe_shared *s, char *row, int32_t t,
                                       int32_t pe)
{
    const int32_t first = ferryi_moe_pe_first_expert_fast(shape, pe);
    uint32_t n = 0, chosen = 0;
    FERRYI_ROLLED
    for (int32_t base = 0; base < shape->topk; base += (int32_t)FERRYI_MOE_LANES) {
        const int32_t k = base + (int32_t)FERRYI_MOE_LANE;
        const int here = k < shape->topk && s->owner[k] == pe;
        const uint32_t mask =
            ferryi_moe_choices_store(row, n, here, here ? s->expert[k] - first : 0, here ? s->weight[k] : 0);
        n += ferryi_moe_mask_count(mask);
        chosen |= mask << base;
    }
    ferryi_moe_header_store(row, t, n, chosen);
}

/* All threads of block `worker` of `workers` send its tokens: choices, rows, and behind one fence the rows' flags. */
FERRYI_FN void ferryi_moe_small_tokens(const ferryi_moe_args *a, ferryi_moe_shared *s, uint64_t generation,
                                       int32_t n_tokens, uint32_t worker, uint32_t workers)
{
    ferryi_world *w = ferryi_world_get();
    int32_t *transport = s->of_pe[1];
    const uint32_t last = FERRYI_MOE_WARPS - 1;
    char *row = a->scratch.block_row + FERRYI_MOE_BLOCK * a->shape.block_row_bytes;
    if (a->request.x != NULL && a->shape.dtype != FERRY_MOE_OPAQUE) {
        const char *x = (const char *)(a->request.x + (int64_t)worker * a->shape.hidden);
        for (uint32_t i = FERRYI_MOE_RANK * 64; i < 2 * (uint32_t)a->shape.hidden && FERRYI_GPU;
             i += FERRYI_MOE_SIZE * 64)
            ferryi_prefetch(x + i);
    }
    /* The loads of choices and of the states of peers go together. */
    if (FERRYI_MOE_WARP == 0)
        ferryi_moe_small_read(a, s, (int32_t)worker);
    if (FERRYI_MOE_WARP == FERRYI_MOE_WARPS - 1)
        ferryi_moe_small_select_peers(a, generation, transport);
    FERRYI_MOE_SYNC();
    FERRYI_ROLLED
    for (int32_t t = (int32_t)worker; t < n_tokens; t += (int32_t)workers) {
        if (FERRYI_MOE_WARP == 0 && t != (int32_t)worker)
            ferryi_moe_small_read(a, s, t);
        if (FERRYI_MOE_WARP == 0)
            ferryi_moe_small_choices(a, s, generation, transport, t);
        FERRYI_MOE_SYNC();
        for (uint32_t j = last - FERRYI_MOE_WARP; j < s->list.n; j += FERRYI_MOE_WARPS) {
            ferryi_moe_small_header(&a->shape, s, s->list.row[j], t, s->list.pe[j]);
            ferryi_moe_row_count(w, s->list.pe[j], a->shape.row_bytes, FERRYI_MOE_DIRECT);
        }
        if (a->request.x != NULL && a->shape.dtype == FERRY_MOE_FP8 &&
            ferryi_moe_row_is_aligned(a->request.x, a->shape.hidden))
            ferryi_moe_row_spread_encoded(&a->shape,
                                          (const ferryi_moe_quad *)(a->request.x + (int64_t)t * a->shape.hidden), 0,
                                          (uint32_t)a->shape.hidden / 16, s->list.row, s->list.n);
        else
            ferryi_moe_token_spread(a, t, 0, 1, s->list.row, s->list.n, row, 1);
        FERRYI_MOE_SYNC(); /* the list is used again; and of all rows before the flags */
    }
    if (FERRYI_MOE_WARP != 0)
        return;
    ferryi_moe_rows_fence(1); /* R of the receivers' acquire of the flags, in each lane that stores one */
    FERRYI_ROLLED
    for (int32_t t = (int32_t)worker; t < n_tokens; t += (int32_t)workers)
        for (int32_t pe = (int32_t)FERRYI_MOE_LANE; pe < a->shape.n_pes; pe += (int32_t)FERRYI_MOE_LANES)
            if (transport[pe] == 0 && a->scratch.slot[t * a->shape.n_pes + pe] >= 0)
                ferryi_flag_store(w, ferryi_moe_row_flag_at(a, FERRYI_MOE_OUT, a->shape.my_pe, t), generation, pe);
}

FERRYI_NOINLINE int ferryi_moe_small_accept(const ferryi_moe_args *a, int32_t n_tokens)
{
    return ferryi_moe_choices_accept(a, n_tokens, ferryi_moe_choices_are_bad(a, n_tokens, 1));
}

/* 1 in all threads; 0 when the round was refused. */
FERRYI_FN int ferryi_moe_small_send(const ferryi_moe_args *a, ferryi_moe_shared *s, uint64_t generation)
{
    const int32_t n_tokens = ferryi_moe_round_n_tokens(a, 1);
    const uint32_t block = FERRYI_MOE_BLOCK, n_blocks = FERRYI_MOE_BLOCKS, lead = n_blocks > 1;
    if (a->request.round.n_tokens_device != NULL && *a->request.round.n_tokens_device != n_tokens) {
        if (block == 0 && FERRYI_MOE_RANK == 0)
            ferryi_moe_choice_refuse(a, -1, 0, *a->request.round.n_tokens_device, a->shape.max_tokens);
        if (!a->request.in_stream)
            return 0;
    }
    if (!a->request.in_stream && !ferryi_moe_small_accept(a, n_tokens))
        return 0; /* in all blocks, before anything is sent */
    if (block == 0)
        ferryi_moe_small_announce(a, generation, n_tokens);
    if (block >= lead && (int32_t)(block - lead) < n_tokens)
        ferryi_moe_small_tokens(a, s, generation, n_tokens, block - lead, n_blocks - lead);
    return 1;
}

#endif
