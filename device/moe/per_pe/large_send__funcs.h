/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_PE_LARGE_SEND_FUNCS_H
#define FERRY_DETAIL_MOE_PER_PE_LARGE_SEND_FUNCS_H

#include "announce__funcs.h"
#include "targets__funcs.h"

/* Large rounds (large_dispatch__funcs.h), the sending half of dispatch: a warp sends a token, or a piece of one. */

/* One warp takes `pe` off a list of rows.  Returns how many are left. */
FERRYI_FN uint32_t ferryi_moe_list_remove(ferryi_moe_list *list, int32_t pe)
{
    const uint32_t n = list->n, lane = FERRYI_MOE_LANE;
    const uint32_t mask = ferryi_moe_warp_ballot(lane < n && list->pe[lane] == pe);
    if (mask == 0)
        return n;
    if (lane == 0)
        list->row[ferryi_moe_mask_count((mask & (0u - mask)) - 1)] = list->row[n - 1];
    FERRYI_MOE_WARP_SYNC();
    return n - 1;
}

/* One warp sends a piece of token t to the listed PEs; but not the payload to PE `but`, or -1. */
FERRYI_FN void ferryi_moe_large_send_token(const ferryi_moe_args *a, const int32_t *transport, int32_t t, uint32_t part,
                                           uint32_t parts, ferryi_moe_list *list, int32_t but)
{
    ferryi_world *w = ferryi_world_get();
    FERRYI_ROLLED
    for (uint32_t j = 0; j < list->n && part == 0; j++) {
        ferryi_moe_header_write(a, list->row[j], t, list->pe[j], 1);
        ferryi_moe_row_count(w, list->pe[j], a->shape.row_bytes, transport[list->pe[j]]);
    }
    for (int32_t k = (int32_t)FERRYI_MOE_LANE; k < a->shape.topk && part == 0; k += (int32_t)FERRYI_MOE_LANES) {
        const int32_t expert = ferryi_moe_choice_expert(a, t * a->shape.topk + k, 1);
        a->scratch.choice_pe[t * a->shape.topk + k] =
            expert >= 0 ? ferryi_moe_expert_owner(a->shape.n_experts, a->shape.n_pes, expert) : expert;
    }
    if (a->request.x == NULL) /* the layout travels alone */
        return;
    const int beside = a->shape.dtype == FERRY_MOE_OPAQUE && a->shape.side_bytes > 0 && part == 0;
    const char *side = beside ? ferryi_moe_side_at(a, t) : NULL;
    if (side != NULL)
        ferryi_moe_rows_copy(list->row, list->n, a->shape.scales_offset, side, a->shape.side_bytes, 0, 1);
    FERRYI_ROLLED
    for (uint32_t j = 0; j < list->n && beside && side == NULL; j++)
        ferryi_moe_side_gather(a, t, list->row[j] + a->shape.scales_offset, FERRYI_MOE_LANE, FERRYI_MOE_LANES);
    const uint32_t n = but >= 0 ? ferryi_moe_list_remove(list, but) : list->n;
    ferryi_moe_rows_copy(list->row, n, a->shape.data_offset,
                         (const char *)a->request.x + (uint64_t)t * a->shape.payload_bytes, a->shape.payload_bytes,
                         part, parts);
}

/* The tokens of the window, or pieces of them, by the warps of all blocks. */
FERRYI_FN void ferryi_moe_large_send_window(const ferryi_moe_args *a, const ferryi_moe_token_window *v,
                                            const int32_t *transport, const int32_t *count, ferryi_moe_list *list)
{
    const uint32_t warps = FERRYI_MOE_BLOCKS * FERRYI_MOE_WARPS, n = (uint32_t)(v->end - v->first);
    const uint32_t parts = ferryi_moe_warp_parts(n);
    /* Neighbours in the round go to different blocks: few tokens use all of them. */
    FERRYI_ROLLED
    for (uint32_t item = FERRYI_MOE_WARP * FERRYI_MOE_BLOCKS + FERRYI_MOE_BLOCK; item < n * parts; item += warps) {
        const int32_t t = v->first + (int32_t)(item / parts);
        ferryi_moe_targets_list(a, v, transport, count, t, FERRYI_MOE_DIRECT, list, FERRYI_MOE_LARGE);
        FERRYI_MOE_WARP_SYNC();
        ferryi_moe_large_send_token(a, transport, t, item % parts, parts, list, -1);
        FERRYI_MOE_WARP_SYNC(); /* the list is used again */
    }
}

#define FERRYI_MOE_SHARED_EXPERTS 1024 /* whose choices a block of a large round counts by itself */

/* The number of chunks in which a large round is sent while the other half of each block's warps places rows; 0: it is
 * sent and received one after the other.  Each warp has some tokens of a chunk. */
FERRYI_FN uint32_t ferryi_moe_large_n_chunks(const ferryi_moe_args *a, int32_t n_tokens)
{
    const uint32_t each = (uint32_t)n_tokens / (FERRYI_MOE_BLOCKS * FERRYI_MOE_WARPS);
    if (FERRYI_MOE_WARPS < 2 || (a->request.stages & FERRY_MOE_DISPATCH) != FERRY_MOE_DISPATCH || each < 1 ||
        a->shape.n_pes >= (int32_t)FERRYI_MOE_LANES || a->shape.n_local > FERRYI_MOE_SHARED_EXPERTS)
        return 0;
    return each < FERRYI_MOE_CHUNKS ? each : FERRYI_MOE_CHUNKS;
}

/* One thread of each warp, behind its tokens of a chunk that ends before token `end`.  The last one tells each PE how
 * many rows are there; after the last chunk by the flag that decides.  doubt: the warp has sent some PE nothing, and
 * others may have. */
FERRYI_FN void ferryi_moe_large_end_chunk(const ferryi_moe_args *a, const ferryi_moe_token_window *v,
                                          const int32_t *transport, const int32_t *count, uint32_t chunk, int32_t end,
                                          uint32_t n_warps, int doubt)
{
    ferryi_world *w = ferryi_world_get();
    uint32_t *counter = &a->scratch.grid->chunk[chunk];
    ferryi_moe_rows_fence(1);
    const uint32_t before = ferryi_atom_add_u32(counter, doubt ? FERRYI_MOE_DOUBT + 1 : 1);
    if (before % FERRYI_MOE_DOUBT != n_warps - 1)
        return;
    ferryi_fence_acquire(); /* A, and R of the next flags */
    ferryi_st_relaxed_u32(counter, 0);
    doubt |= before >= FERRYI_MOE_DOUBT;
    FERRYI_ROLLED
    for (int32_t pe = 0; pe < a->shape.n_pes; pe++) {
        const int nothing = (transport[pe] & FERRYI_MOE_NO_ROWS) != 0;
        if (end == v->end)
            ferryi_moe_rows_announce(a, pe, count[pe], transport[pe], doubt || nothing, FERRYI_MOE_LARGE);
        else if (!doubt && !nothing)
            ferryi_st_relaxed_u64(
                (uint64_t *)ferryi_peer_addr(w, ferryi_moe_flag_at(a, FERRYI_MOE_SENT_SOME, a->shape.my_pe), pe),
                ferryi_moe_flag_word(ferryi_moe_round_generation(&a->scratch),
                                     (uint32_t)ferryi_moe_token_rows_before(v, count, pe, end)));
    }
}

/* The window's tokens, chunk by chunk, by the first half of the warps of all blocks. */
FERRYI_FN void ferryi_moe_large_send_chunks(const ferryi_moe_args *a, const ferryi_moe_token_window *v,
                                            const int32_t *transport, const int32_t *count, uint32_t chunks,
                                            ferryi_moe_list *list)
{
    const uint32_t n_warps = FERRYI_MOE_BLOCKS * (FERRYI_MOE_WARPS / 2), n = (uint32_t)(v->end - v->first);
    const uint32_t number = FERRYI_MOE_WARP * FERRYI_MOE_BLOCKS + FERRYI_MOE_BLOCK;
    int doubt = 0;
    for (int32_t pe = 0; pe < a->shape.n_pes; pe++) /* that a PE was lost in an earlier round all blocks know */
        doubt |= (transport[pe] & FERRYI_MOE_NO_ROWS) != 0 && !ferryi_moe_peer_is_lost(&a->scratch, pe);
    FERRYI_ROLLED
    for (uint32_t chunk = 0; chunk < chunks; chunk++) {
        const uint32_t begin = chunk * n / chunks, end = (chunk + 1) * n / chunks;
        FERRYI_ROLLED
        for (uint32_t i = begin + number; i < end; i += n_warps) {
            const int32_t t = v->first + (int32_t)i;
            ferryi_moe_targets_list(a, v, transport, count, t, FERRYI_MOE_DIRECT, list, FERRYI_MOE_LARGE);
            FERRYI_MOE_WARP_SYNC();
            ferryi_moe_large_send_token(a, transport, t, 0, 1, list, a->shape.my_pe);
            FERRYI_MOE_WARP_SYNC(); /* the list is used again; and of the row's stores before the flag */
        }
        if (FERRYI_MOE_LANE == 0)
            ferryi_moe_large_end_chunk(a, v, transport, count, chunk, v->first + (int32_t)end, n_warps, doubt);
        FERRYI_MOE_WARP_SYNC();
    }
}

/* All threads of the first block tell the PEs how many rows will come. */
FERRYI_FN void ferryi_moe_large_announce_counts(const ferryi_moe_args *a, const int32_t *transport,
                                                const int32_t *count)
{
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->shape.n_pes; pe += (int32_t)FERRYI_MOE_SIZE)
        if ((transport[pe] & FERRYI_MOE_NO_ROWS) == 0)
            ferryi_st_relaxed_u64(
                (uint64_t *)ferryi_peer_addr(ferryi_world_get(),
                                             ferryi_moe_flag_at(a, FERRYI_MOE_COUNTED, a->shape.my_pe), pe),
                ferryi_moe_flag_word(ferryi_moe_round_generation(&a->scratch), (uint32_t)count[pe]));
}

#endif
