/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_PE_ANNOUNCE_FUNCS_H
#define FERRY_DETAIL_MOE_PER_PE_ANNOUNCE_FUNCS_H

#include "../common/report__funcs.h"
#include "nodes__funcs.h"

/* One flag a PE, set behind all rows that it announces: rounds of any shape.  Kinds of flags (enum ferryi_moe_news),
 * and the word of two levels.  Each wait also ends when the PE is lost and when the half's budget is spent; a flag of a
 * later generation, or FERRYI_MOE_SKIPPED, makes the PE late at once.
 *
 * flag           who sets it, at a peer           who waits for it                 what else ends the wait
 * -------------  -------------------------------  -------------------------------  -----------------------------
 * SENT_ROWS      the last block done with the     dispatch, first block            -
 *                peer's rows; large rounds: the
 *                last warp done
 * RETURNED_ROWS  the last block done with the     combine, all blocks; the first   the first block's note that
 *                peer's rows                      one alone looks at PE states     rows are missing (answered)
 * SENT_WEIGHTS   the last block done with the     combine, first block, before it  -
 *                peer's weights                   returns rows; others: weighed
 * COUNTED        large rounds: the first block,   each warp that places rows       it is a hint: SENT_ROWS, a
 *                before any row                   early                            warp that gave up (dropped),
 * SENT_SOME      large rounds: the last warp      the same, for a row              or 2 ms
 *                done with a chunk
 * nodes.summed   a carrier, behind sums later     combine of two levels            - (kept rows are got instead)
 *                than its other rows
 */

/* Puts the rows, or the weights, that the blocks have assembled on the window, and the flag behind them.  All slots
 * below the count are filled. */
FERRYI_NOINLINE ferry_status ferryi_moe_put_window(const ferryi_moe_args *a, enum ferryi_moe_news news, int32_t pe,
                                                   uint32_t count, uint64_t *flag, uint64_t word)
{
    char *window = a->peer[pe].out, *from, *to;
    uint64_t bytes;
    if (news == FERRYI_MOE_SENT_WEIGHTS) {
        from = (char *)ferryi_moe_window_weights(a, window, 0);
        to = (char *)ferryi_moe_weights_at(a, a->my_pe, 0);
        bytes = (uint64_t)a->topk * sizeof(float);
    } else {
        const int returned = news == FERRYI_MOE_RETURNED_ROWS;
        bytes = returned ? a->return_row_bytes : a->row_bytes;
        from = ferryi_moe_window_row(a, window, returned, 0);
        to = ferryi_moe_row_at(a, returned ? a->return_rows : a->dispatch_rows, bytes, a->my_pe, 0);
    }
    return ferry_putmem_signal(to, from, (size_t)(count * bytes), flag, word, FERRY_SIGNAL_SET, pe);
}

/* Sets this PE's flag at pe.  When rows went straight, the flag is a store too, behind is_last's fence. */
FERRYI_FN ferry_status ferryi_moe_set_flag(const ferryi_moe_args *a, enum ferryi_moe_news news, int32_t pe,
                                           uint32_t count, int32_t way, const int form)
{
    uint64_t *flag = ferryi_moe_flag_of(a, news, a->my_pe), word = ferryi_moe_word(ferryi_moe_generation(a), count);
    if (FERRYI_GPU && (form & FERRYI_MOE_ONLY) != 0) {
        ferryi_st_relaxed_u64((uint64_t *)ferryi_peer_addr(ferryi_world_get(), flag, pe), word);
        return FERRY_SUCCESS;
    }
    if (FERRYI_LIKELY(FERRYI_GPU && (way & FERRYI_MOE_STRAIGHT) != 0)) {
        flag = (uint64_t *)ferryi_peer_addr(ferryi_world_get(), flag, pe);
        if (FERRYI_UNLIKELY(way & FERRYI_MOE_WINDOW))
            flag = &((ferryi_moe_window *)(void *)a->peer[pe].out)->flag[news].word[ferryi_moe_generation(a) & 1];
        ferryi_st_relaxed_u64(flag, word);
        return FERRY_SUCCESS;
    }
    if (!FERRYI_GPU && (way & FERRYI_MOE_WINDOW) != 0 && count != 0 && count != FERRYI_MOE_SKIPPED) {
        if (ferryi_moe_is_apart(way) && news != FERRYI_MOE_SENT_WEIGHTS)
            return ferryi_moe_put_apart(a, news, pe, count, flag, word);
        return ferryi_moe_put_window(a, news, pe, count, flag, word);
    }
    return ferry_signal_op(flag, word, FERRY_SIGNAL_SET, pe);
}

/* A masked PE may live, and wait for this PE: it gets a flag without rows.  That must not fail the round. */
FERRYI_FN void ferryi_moe_tell_masked_as(const ferryi_moe_args *a, int32_t pe, int32_t way, const int form)
{
    ferryi_moe_peer *peer = &a->peer[pe];
    if (ferryi_moe_is_dead(a, pe) || ferryi_moe_is_muted(a, pe))
        return;
    ferry_status status = ferryi_moe_set_flag(a, FERRYI_MOE_SENT_ROWS, pe, FERRYI_MOE_SKIPPED, way, form);
    if (status == FERRY_ERR_PEER_LOST)
        ferryi_st_relaxed_u32(&peer->gone, FERRYI_MOE_LOST | FERRYI_MOE_MASKED);
    else if (status == FERRY_ERR_TIMEOUT)
        ferryi_st_relaxed_u64(&peer->muted, ferryi_moe_heard(a, pe) + 1);
}

FERRYI_COLD void ferryi_moe_tell_masked(const ferryi_moe_args *a, int32_t pe, int32_t way)
{
    ferryi_moe_tell_masked_as(a, pe, way, 0);
}

/* One thread sets the flag at pe behind the rows, and updates this PE's view of pe. doubt: some block sent pe nothing,
 * or a put may have failed. */
FERRYI_FN void ferryi_moe_announce_rows(const ferryi_moe_args *a, int32_t pe, int32_t count, int32_t way, int doubt,
                                        const int form)
{
    ferryi_moe_peer *peer = &a->peer[pe];
    uint32_t found = doubt ? ferryi_ld_relaxed_u32(&peer->send_status) : (uint32_t)FERRY_SUCCESS;
    int good = found == FERRY_SUCCESS;
    if (FERRYI_UNLIKELY(found == FERRY_ERR_EMPTY)) {
        if ((form & FERRYI_MOE_ONLY) != 0)
            ferryi_moe_tell_masked_as(a, pe, way, form);
        else
            ferryi_moe_tell_masked(a, pe, way);
    } else if (good || (found == FERRY_ERR_TIMEOUT && !ferryi_moe_is_muted(a, pe))) {
        ferry_status status =
            ferryi_moe_set_flag(a, FERRYI_MOE_SENT_ROWS, pe, good ? (uint32_t)count : FERRYI_MOE_SKIPPED, way, form);
        if (status != FERRY_SUCCESS) {
            ferryi_moe_send_failed(a, pe, &peer->send_status, status);
            good = 0;
        }
    }
    peer->sent = count;
    if (!good || count == 0)
        return;
    (void)ferryi_atom_add_u64(&a->result->counts.rows_sent, (uint64_t)count);
    if (pe != a->my_pe) {
        (void)ferryi_atom_add_u64(&a->result->counts.rows_off_pe, (uint64_t)count);
        (void)ferryi_atom_add_u64(&a->result->counts.bytes_off_pe, (uint64_t)count * a->row_bytes);
    }
}

/* One thread sets the flag at pe for `got` returned rows, or (-1) for none. */
FERRYI_FN void ferryi_moe_announce_returned(const ferryi_moe_args *a, int32_t pe, int32_t got, int32_t way, int doubt,
                                            const int form)
{
    ferryi_moe_peer *peer = &a->peer[pe];
    if (doubt && (ferryi_ld_relaxed_u32(&peer->return_status) != FERRY_SUCCESS || ferryi_moe_is_muted(a, pe)))
        return;
    ferry_status status =
        ferryi_moe_set_flag(a, FERRYI_MOE_RETURNED_ROWS, pe, got < 0 ? FERRYI_MOE_SKIPPED : (uint32_t)got, way, form);
    if (status != FERRY_SUCCESS)
        ferryi_moe_send_failed(a, pe, &peer->return_status, status);
    else if (pe != a->my_pe && got > 0)
        (void)ferryi_atom_add_u64(&a->result->counts.bytes_off_pe, (uint64_t)got * (uint64_t)a->hidden * 2);
}

/* One thread sets the flag at pe for the weights of the round; as far as that flag is awaited, rows went there. */
FERRYI_FN void ferryi_moe_announce_weights(const ferryi_moe_args *a, int32_t pe, int32_t way, const int form)
{
    uint32_t *status = &a->peer[pe].send_status;
    if ((way & FERRYI_MOE_NOTHING) != 0 || ferryi_ld_relaxed_u32(status) != FERRY_SUCCESS)
        return;
    ferry_status set = ferryi_moe_set_flag(a, FERRYI_MOE_SENT_WEIGHTS, pe, (uint32_t)a->peer[pe].sent, way, form);
    if (set != FERRY_SUCCESS)
        ferryi_moe_send_failed(a, pe, status, set);
}

/* All threads of a block call this after sending its rows to the PEs reached straight, or to the others.  The last
 * block to arrive for a PE sets that PE's flag. count[pe]: rows dispatched to pe, or returned. */
FERRYI_FN void ferryi_moe_announce(const ferryi_moe_args *a, const int32_t *way, int straight, const int32_t *count,
                                   enum ferryi_moe_news news, const int form)
{
    const uint32_t step = straight ? FERRYI_MOE_SIZE : 1; /* one thread sets flags that may wait for room */
    FERRYI_MOE_SYNC();
    if (FERRYI_MOE_RANK >= step || FERRYI_MOE_RANK >= (uint32_t)a->n_pes)
        return;
    ferryi_moe_fence(straight);
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->n_pes; pe += (int32_t)step) {
        if ((way[pe] & FERRYI_MOE_STRAIGHT) != straight)
            continue;
        /* Weights and rows are announced by one kernel, whose blocks do not meet between the two. */
        uint32_t *arrived = &a->arrived[(news == FERRYI_MOE_SENT_WEIGHTS ? a->n_pes : 0) + pe];
        uint32_t last = ferryi_moe_is_last(arrived, !straight || (way[pe] & FERRYI_MOE_NOTHING) != 0);
        if (last == 0)
            continue;
        if (news == FERRYI_MOE_SENT_WEIGHTS)
            ferryi_moe_announce_weights(a, pe, way[pe], form);
        else if (news == FERRYI_MOE_RETURNED_ROWS)
            ferryi_moe_announce_returned(a, pe, count[pe], way[pe], last >= FERRYI_MOE_DOUBT, form);
        else
            ferryi_moe_announce_rows(a, pe, count[pe], way[pe], last >= FERRYI_MOE_DOUBT, form);
    }
}

#endif
