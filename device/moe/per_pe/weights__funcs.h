/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_PE_WEIGHTS_FUNCS_H
#define FERRY_DETAIL_MOE_PER_PE_WEIGHTS_FUNCS_H

#include "announce__funcs.h"

/* Weights that are given to combine (FERRY_MOE_WEIGHTS).
 *
 * Each PE stores its tokens' weights at the PEs that have
 * their rows, in places of the rows' slots, and sets a third flag; the owner of the experts waits for it.  The places
 * have two parities as rows have.  They are free for the same reason: the source stores weights of g only where its
 * rows of g went, and it wrote those when the owner was done with g - 2. */

/* Blocks store the weights of their tokens at the PEs of one way, or put them. */
FERRYI_FN void ferryi_moe_send_weights(const ferryi_moe_args *a, const int32_t *transport, int32_t way)
{
    const int32_t n_tokens = a->scratch.result->n_tokens;
    const size_t bytes = (size_t)a->shape.topk * sizeof(float);
    FERRYI_ROLLED
    for (int32_t t = (int32_t)FERRYI_MOE_BLOCK; t < n_tokens; t += (int32_t)FERRYI_MOE_BLOCKS) {
        const float *weight = a->request.round.combine_weight + (int64_t)t * a->shape.topk;
        FERRYI_ROLLED
        for (int32_t pe = 0; pe < a->shape.n_pes; pe++) {
            const int32_t slot = ferryi_moe_slot_of_weights(a->scratch.slot[(int64_t)t * a->shape.n_pes + pe]);
            if (slot < 0 || !ferryi_moe_transport_goes(transport[pe], way) || (transport[pe] & FERRYI_MOE_NO_ROWS) != 0)
                continue;
            float *to = ferryi_moe_weights_at(a, a->shape.my_pe, slot);
            if (way != 0) {
                to = transport[pe] & FERRYI_MOE_WINDOW ? ferryi_moe_window_weights_at(a, a->scratch.peer[pe].out, slot)
                                                       : (float *)ferryi_peer_addr(ferryi_world_get(), to, pe);
                for (uint32_t k = FERRYI_MOE_RANK; k < (uint32_t)a->shape.topk; k += FERRYI_MOE_SIZE)
                    to[k] = weight[k];
                continue;
            }
            if (FERRYI_MOE_ANY(ferryi_ld_relaxed_u32(&a->scratch.peer[pe].send_status) != FERRY_SUCCESS))
                continue;
            ferry_status status = ferryi_moe_bytes_put(to, weight, bytes, pe);
            if (FERRYI_UNLIKELY(status != FERRY_SUCCESS) && FERRYI_MOE_RANK == 0)
                ferryi_moe_peer_send_failed(a, pe, &a->scratch.peer[pe].send_status, status);
        }
    }
}

/* Whether pe's weights are here, or do not come. */
FERRYI_FN int ferryi_moe_weights_are_known(const ferryi_moe_args *a, int32_t pe, uint64_t generation)
{
    const ferryi_moe_window *window = (const ferryi_moe_window *)(const void *)ferryi_moe_window_at(a, pe);
    const uint64_t *word = window != NULL ? &window->flag[FERRYI_MOE_SENT_WEIGHTS].word[generation & 1]
                                          : ferryi_moe_flag_at(a, FERRYI_MOE_SENT_WEIGHTS, pe);
    return ferryi_ld_acquire_u64(word) >> FERRYI_MOE_COUNT_BITS >= generation;
}

/* One thread of the first block: the status of pe's weights, which it awaits; _EMPTY: pe gets nothing in this half. */
FERRYI_FN ferry_status ferryi_moe_weights_of(const ferryi_moe_args *a, int32_t pe, int32_t got, uint64_t deadline)
{
    const uint64_t generation = ferryi_moe_round_generation(&a->scratch);
    const int sends = (a->request.stages & FERRY_MOE_COMBINE_SEND) != 0;
    uint32_t count = 0;
    if (!sends && ferryi_ld_relaxed_u64(&a->scratch.owed[pe]) != generation)
        return FERRY_ERR_EMPTY;
    if (got <= 0)
        return FERRY_SUCCESS;
    /* A relay of two levels adds up other PEs' rows, and leaves none. */
    if (ferryi_moe_return_leaves(a) && !ferryi_moe_round_has_levels(&a->regions) &&
        !ferryi_moe_weights_are_known(a, pe, generation)) {
        ferryi_moe_return_leave(a, generation, pe);
        return FERRY_ERR_EMPTY;
    }
    return ferryi_moe_flag_await(a, FERRYI_MOE_SENT_WEIGHTS, pe, deadline, 1, &count);
}

/* All threads.  The first block waits for the weights of the PEs whose rows are here, and notes for the other blocks
 * whose did not come: their rows are not returned, or not now.  No failed wait is this call's status: what is missing
 * here is missing at the source.  Blocks need not meet: they wait for the first block only. */
FERRYI_FN void ferryi_moe_await_weights(const ferryi_moe_args *a, int32_t *transport, int32_t *got)
{
    const uint64_t budget = ferryi_moe_round_budget(a);
    const uint64_t noted =
        2 * ferryi_moe_round_generation(&a->scratch) + ((a->request.stages & FERRY_MOE_COMBINE_SEND) == 0);
    const int first = FERRYI_MOE_BLOCK == 0;
    const uint64_t deadline = ferryi_clock_ns() + (first ? budget : 2 * budget + FERRYI_MOE_BLOCK_WAIT_NS);
    int late = 0;
    FERRYI_MOE_SYNC();
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->shape.n_pes && first; pe += (int32_t)FERRYI_MOE_SIZE)
        a->scratch.weights_status[pe] = (int32_t)ferryi_moe_weights_of(a, pe, got[pe], deadline);
    FERRYI_MOE_SYNC();
    if (FERRYI_MOE_RANK == 0 && first) {
        ferryi_st_release_u64(&a->scratch.grid->weighed, noted); /* R of the others' acquire */
    } else if (FERRYI_MOE_RANK == 0) {
        for (uint32_t polls = 1; ferryi_ld_acquire_u64(&a->scratch.grid->weighed) != noted && !late; polls++)
            if (polls % 64 == 0) {
                ferryi_yield();
                late = ferryi_clock_ns() > deadline;
            } else {
                ferryi_relax();
            }
    }
    late = FERRYI_MOE_ANY(late);
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->shape.n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        const uint32_t noted_status = ferryi_ld_relaxed_u32((uint32_t *)&a->scratch.weights_status[pe]);
        const uint32_t status = late ? (uint32_t)FERRY_ERR_TIMEOUT : noted_status;
        if (status == FERRY_ERR_EMPTY) {
            transport[pe] |= FERRYI_MOE_NOT_NOW | FERRYI_MOE_NO_ROWS;
        } else if (got[pe] < 0 || (got[pe] > 0 && status != FERRY_SUCCESS)) {
            got[pe] = -1;
            transport[pe] |= FERRYI_MOE_NO_ROWS;
        }
    }
    FERRYI_MOE_SYNC();
}

/* transport, got: of ferryi_moe_return_peers_select. */
FERRYI_NOINLINE void ferryi_moe_weights_exchange(const ferryi_moe_args *a, ferryi_moe_shared *s, int32_t *transport,
                                                 int32_t *got, int weak)
{
    /* Rows went where dispatch's status says so, not to whom this PE answers. */
    int32_t *to = (int32_t *)s->word; /* FERRY_MOE_MAX_PES fit */
    FERRYI_MOE_SYNC();
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->shape.n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        /* A PE that was found lost since then has a transport that direct stores may not take: its heap may not be
         * mapped. */
        const int lost = (transport[pe] & (FERRYI_MOE_DIRECT | FERRYI_MOE_WINDOW)) == FERRYI_MOE_DIRECT &&
                         !ferryi_moe_peer_is_direct(ferryi_world_get(), pe);
        const int none = lost || a->scratch.peer[pe].sent == 0 ||
                         ferryi_ld_relaxed_u32(&a->scratch.peer[pe].send_status) != FERRY_SUCCESS;
        to[pe] = (transport[pe] & ~FERRYI_MOE_NO_ROWS) | (none ? FERRYI_MOE_NO_ROWS : 0);
    }
    FERRYI_MOE_SYNC();
    const int32_t first_way = (a->request.stages & FERRY_MOE_COMBINE_SEND) != 0 ? FERRYI_MOE_BY_STORES : -1;
    for (int32_t way = first_way; way >= 0; way = ferryi_moe_way_next(way, weak, 0)) {
        ferryi_moe_send_weights(a, to, way);
        ferryi_moe_flags_announce(a, to, way, got, FERRYI_MOE_SENT_WEIGHTS, 0);
    }
    ferryi_moe_await_weights(a, transport, got);
}

#endif
