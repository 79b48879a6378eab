/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_PE_ANNOUNCE_FUNCS_H
#define FERRY_DETAIL_MOE_PER_PE_ANNOUNCE_FUNCS_H

#include "../common/report__funcs.h"
#include "nodes__funcs.h"

/* One flag a PE, set behind all rows that it announces: rounds of any shape.  Kinds of flags (enum
 * ferryi_moe_flag_kind), and the word of two levels.  Each wait also ends when the PE is lost and when the half's
 * budget is spent; a flag of a later generation, or FERRYI_MOE_SKIPPED, makes the PE late at once.
 *
 * flag           who sets it, at a peer           who waits for it                 what else ends the wait
 * -------------  -------------------------------  -------------------------------  -----------------------------
 * SENT_ROWS      the last block done with the     dispatch, first block            -
 *                peer's rows; large rounds: the
 *                last warp done
 * RETURNED_ROWS  the last block done with the     combine, all blocks; the first   the first block's note that
 *                peer's rows                      one alone looks at PE states     rows are missing (answered)
 * SENT_WEIGHTS   the last block done with the     combine, first block, before it  -
 *                peer's weights                   returns rows; others: weighed.
 *                                                 A sending half by itself leaves
 *                                                 the rows to the receiving half
 * COUNTED        large rounds: the first block,   each warp that places rows       it is a hint: SENT_ROWS, a
 *                before any row                   early                            warp that gave up (dropped),
 * SENT_SOME      large rounds: the last warp      the same, for a row              or 2 ms
 *                done with a chunk
 * SENT_SOME,     windows: the last block done     the scout, for the blocks that   hints: SENT_ROWS (counted) or
 * RETURNED_SOME  with a chunk                     take rows meanwhile              RETURNED_ROWS; or 2 ms
 * nodes.summed   a relay, behind sums later       combine of two levels            - (kept rows are got instead)
 *                than its other rows
 */

/* Puts the rows, or the weights, that the blocks have assembled on the window, and the flag behind them.  All slots
 * below the count are filled. */
FERRYI_NOINLINE ferry_status ferryi_moe_put_window(const ferryi_moe_args *a, enum ferryi_moe_flag_kind kind, int32_t pe,
                                                   uint32_t count, uint64_t *flag, uint64_t word)
{
    char *window = a->scratch.peer[pe].out, *from, *to;
    uint64_t bytes;
    if (kind == FERRYI_MOE_SENT_WEIGHTS) {
        from = (char *)ferryi_moe_window_weights_at(a, window, 0);
        to = (char *)ferryi_moe_weights_at(a, a->shape.my_pe, 0);
        bytes = (uint64_t)a->shape.topk * sizeof(float);
    } else {
        const int returned = kind == FERRYI_MOE_RETURNED_ROWS;
        bytes = returned ? a->shape.return_row_bytes : a->shape.row_bytes;
        from = ferryi_moe_window_row_at(a, window, returned, 0);
        to = ferryi_moe_row_at(a, returned ? a->regions.return_rows : a->regions.dispatch_rows, bytes, a->shape.my_pe,
                               0);
    }
    return ferry_putmem_signal(to, from, (size_t)(count * bytes), flag, word, FERRY_SIGNAL_SET, pe);
}

/* Sets this PE's flag at pe.  When rows went directly, the flag is a store too, behind is_last's fence. */
FERRYI_FN ferry_status ferryi_moe_flag_set(const ferryi_moe_args *a, enum ferryi_moe_flag_kind kind, int32_t pe,
                                           uint32_t count, int32_t transport, const int form)
{
    uint64_t *flag = ferryi_moe_flag_at(a, kind, a->shape.my_pe),
             word = ferryi_moe_flag_word(ferryi_moe_round_generation(&a->scratch), count);
    if (FERRYI_GPU && (form & FERRYI_MOE_DIRECT_ONLY) != 0) {
        ferryi_st_relaxed_u64((uint64_t *)ferryi_peer_addr(ferryi_world_get(), flag, pe), word);
        return FERRY_SUCCESS;
    }
    if (FERRYI_LIKELY(FERRYI_GPU && (transport & FERRYI_MOE_DIRECT) != 0)) {
        flag = (uint64_t *)ferryi_peer_addr(ferryi_world_get(), flag, pe);
        if (FERRYI_UNLIKELY(transport & FERRYI_MOE_WINDOW))
            flag = &((ferryi_moe_window *)(void *)a->scratch.peer[pe].out)
                        ->flag[kind]
                        .word[ferryi_moe_round_generation(&a->scratch) & 1];
        ferryi_st_relaxed_u64(flag, word);
        return FERRY_SUCCESS;
    }
    if (!FERRYI_GPU && (transport & FERRYI_MOE_WINDOW) != 0 && count != 0 && count != FERRYI_MOE_SKIPPED) {
        if (ferryi_moe_transport_crosses_nodes(transport) && kind != FERRYI_MOE_SENT_WEIGHTS)
            return ferryi_moe_nodes_put(a, kind, pe, count, flag, word);
        return ferryi_moe_put_window(a, kind, pe, count, flag, word);
    }
    return ferry_signal_op(flag, word, FERRY_SIGNAL_SET, pe);
}

/* A PE that is masked, or has another config, may live, and wait for this PE: it gets a flag without rows.  That must
 * not fail the round. */
FERRYI_FN void ferryi_moe_masked_notify_as(const ferryi_moe_args *a, int32_t pe, int32_t transport, const int form)
{
    ferryi_moe_peer *peer = &a->scratch.peer[pe];
    if (ferryi_moe_peer_is_lost(&a->scratch, pe) || ferryi_moe_peer_is_muted(a, pe))
        return;
    ferry_status status = ferryi_moe_flag_set(a, FERRYI_MOE_SENT_ROWS, pe, FERRYI_MOE_SKIPPED, transport, form);
    if (status == FERRY_ERR_PEER_LOST)
        ferryi_st_relaxed_u32(&peer->gone, FERRYI_MOE_LOST | FERRYI_MOE_MASKED);
    else if (status == FERRY_ERR_TIMEOUT)
        ferryi_st_relaxed_u64(&peer->muted, ferryi_moe_peer_acknowledged(&a->regions, pe) + 1);
}

FERRYI_COLD void ferryi_moe_masked_notify(const ferryi_moe_args *a, int32_t pe, int32_t transport)
{
    ferryi_moe_masked_notify_as(a, pe, transport, 0);
}

/* One thread sets the flag at pe behind the rows, and updates this PE's view of pe. doubt: some block sent pe nothing,
 * or a put may have failed. */
FERRYI_FN void ferryi_moe_rows_announce(const ferryi_moe_args *a, int32_t pe, int32_t count, int32_t transport,
                                        int doubt, const int form)
{
    ferryi_moe_peer *peer = &a->scratch.peer[pe];
    uint32_t found = doubt ? ferryi_ld_relaxed_u32(&peer->send_status) : (uint32_t)FERRY_SUCCESS;
    int good = found == FERRY_SUCCESS;
    if (FERRYI_UNLIKELY(found == FERRY_ERR_EMPTY || found == FERRY_ERR_ASYMMETRIC)) {
        if ((form & FERRYI_MOE_DIRECT_ONLY) != 0)
            ferryi_moe_masked_notify_as(a, pe, transport, form);
        else
            ferryi_moe_masked_notify(a, pe, transport);
    } else if (good || (found == FERRY_ERR_TIMEOUT && !ferryi_moe_peer_is_muted(a, pe))) {
        ferry_status status = ferryi_moe_flag_set(a, FERRYI_MOE_SENT_ROWS, pe,
                                                  good ? (uint32_t)count : FERRYI_MOE_SKIPPED, transport, form);
        if (status != FERRY_SUCCESS) {
            ferryi_moe_peer_send_failed(a, pe, &peer->send_status, status);
            good = 0;
        }
    }
    peer->sent = count;
    if (!good || count == 0)
        return;
    (void)ferryi_atom_add_u64(&a->scratch.result->counts.rows_sent, (uint64_t)count);
    if (pe != a->shape.my_pe) {
        (void)ferryi_atom_add_u64(&a->scratch.result->counts.rows_off_pe, (uint64_t)count);
        (void)ferryi_atom_add_u64(&a->scratch.result->counts.bytes_off_pe, (uint64_t)count * a->shape.row_bytes);
    }
}

/* One thread sets the flag at pe for `got` returned rows, or (-1) for none. */
FERRYI_FN void ferryi_moe_announce_returned(const ferryi_moe_args *a, int32_t pe, int32_t got, int32_t transport,
                                            int doubt, const int form)
{
    ferryi_moe_peer *peer = &a->scratch.peer[pe];
    if (doubt && (ferryi_ld_relaxed_u32(&peer->return_status) != FERRY_SUCCESS || ferryi_moe_peer_is_muted(a, pe)))
        return;
    ferry_status status = ferryi_moe_flag_set(a, FERRYI_MOE_RETURNED_ROWS, pe,
                                              got < 0 ? FERRYI_MOE_SKIPPED : (uint32_t)got, transport, form);
    if (status != FERRY_SUCCESS)
        ferryi_moe_peer_send_failed(a, pe, &peer->return_status, status);
    else if (pe != a->shape.my_pe && got > 0)
        (void)ferryi_atom_add_u64(&a->scratch.result->counts.bytes_off_pe,
                                  (uint64_t)got * (uint64_t)a->shape.hidden * 2);
}

/* One thread sets the flag at pe for the weights of the round; as far as that flag is awaited, rows went there. */
FERRYI_FN void ferryi_moe_announce_weights(const ferryi_moe_args *a, int32_t pe, int32_t transport, const int form)
{
    uint32_t *status = &a->scratch.peer[pe].send_status;
    if ((transport & FERRYI_MOE_NO_ROWS) != 0 || ferryi_ld_relaxed_u32(status) != FERRY_SUCCESS)
        return;
    ferry_status set =
        ferryi_moe_flag_set(a, FERRYI_MOE_SENT_WEIGHTS, pe, (uint32_t)a->scratch.peer[pe].sent, transport, form);
    if (set != FERRY_SUCCESS)
        ferryi_moe_peer_send_failed(a, pe, status, set);
}

/* All threads of a block call this after sending its rows to the PEs of one way.  The last block to arrive for a PE
 * sets that PE's flag. count[pe]: rows dispatched to pe, or returned. */
FERRYI_FN void ferryi_moe_flags_announce(const ferryi_moe_args *a, const int32_t *transport, int32_t way,
                                         const int32_t *count, enum ferryi_moe_flag_kind kind, const int form)
{
    const int direct = way != 0;
    const uint32_t step = direct ? FERRYI_MOE_SIZE : 1; /* one thread sets flags that may wait for room */
    FERRYI_MOE_SYNC();
    if (FERRYI_MOE_RANK >= step || FERRYI_MOE_RANK >= (uint32_t)a->shape.n_pes)
        return;
    ferryi_moe_rows_fence(direct);
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->shape.n_pes; pe += (int32_t)step) {
        if (!ferryi_moe_transport_goes(transport[pe], way))
            continue;
        /* Weights and rows are announced by one kernel, whose blocks do not meet between the two. */
        uint32_t *arrived = &a->scratch.arrived[(kind == FERRYI_MOE_SENT_WEIGHTS ? a->shape.n_pes : 0) + pe];
        uint32_t last = ferryi_moe_block_is_last(arrived, !direct || (transport[pe] & FERRYI_MOE_NO_ROWS) != 0, 0);
        if (last == 0 || (transport[pe] & FERRYI_MOE_NOT_NOW) != 0)
            continue;
        if (kind == FERRYI_MOE_SENT_WEIGHTS)
            ferryi_moe_announce_weights(a, pe, transport[pe], form);
        else if (kind == FERRYI_MOE_RETURNED_ROWS)
            ferryi_moe_announce_returned(a, pe, count[pe], transport[pe], last >= FERRYI_MOE_DOUBT, form);
        else
            ferryi_moe_rows_announce(a, pe, count[pe], transport[pe], last >= FERRYI_MOE_DOUBT, form);
    }
}

#endif
