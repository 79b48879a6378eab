/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_COMMON_REPORT_FUNCS_H
#define FERRY_DETAIL_MOE_COMMON_REPORT_FUNCS_H

#include "grid__funcs.h"

/* How a round begins and ends, and what the host is told of it. */

/* One thread prepares the state for the later halves of this round. */
FERRYI_FN void ferryi_moe_round_begin(const ferryi_moe_scratch *scratch, int32_t n_tokens)
{
    scratch->result->n_tokens = n_tokens;
    if (FERRYI_UNLIKELY(scratch->result->stuck != 0)) { /* in a stream, no call has repeated that receiving half */
        scratch->result->stuck = 0;
        scratch->grid->met = scratch->grid->finished = 0;
    }
}

/* ASYMMETRIC > ABORTED > PEER_LOST > TIMEOUT, which is the order of their numbers. */
FERRYI_FN void ferryi_moe_status_note(const ferryi_moe_scratch *scratch, ferry_status status, int32_t pe)
{
    uint32_t mine = (uint32_t)status << 16 | (uint32_t)pe;
    if (FERRYI_LIKELY(status == FERRY_SUCCESS) || status == FERRY_ERR_EMPTY) /* masked: as the program wants */
        return;
    uint32_t seen = ferryi_ld_relaxed_u32(&scratch->grid->worst);
    while (mine > seen) {
        uint32_t was = ferryi_atom_cas_u32(&scratch->grid->worst, seen, mine);
        if (was == seen)
            break;
        seen = was;
    }
}

/* Sets the status of a half. noted: some block may have noted a status. */
FERRYI_FN void ferryi_moe_status_conclude(const ferryi_moe_scratch *scratch, int noted)
{
    uint32_t worst = noted ? ferryi_ld_relaxed_u32(&scratch->grid->worst) : (uint32_t)FERRY_SUCCESS;
    scratch->result->status = worst >> 16;
    scratch->result->culprit = (int32_t)(worst & 0xffffu);
    if (worst != 0)
        ferryi_st_relaxed_u32(&scratch->grid->worst, 0);
}

/* One thread of the last block to end a round.  In a small round the blocks of dispatch have counted rows for each PE:
 * the next ones begin anew. */
FERRYI_FN void ferryi_moe_round_end(const ferryi_moe_args *a)
{
    ferry_moe_counts *counts = &a->scratch.result->counts;
    FERRYI_ROLLED
    for (int32_t pe = 0; pe < a->shape.n_pes; pe++) {
        ferryi_moe_peer *peer = &a->scratch.peer[pe];
        if (a->shape.small) {
            const uint64_t sent = peer->send_status == FERRY_SUCCESS ? (uint64_t)peer->sent : 0;
            const uint64_t off = pe != a->shape.my_pe ? sent : 0;
            peer->sent = 0;
            (void)ferryi_atom_add_u64(&counts->rows_sent, sent);
            (void)ferryi_atom_add_u64(&counts->rows_off_pe, off);
            (void)ferryi_atom_add_u64(&counts->bytes_off_pe, off * a->shape.row_bytes);
        }
        peer->send_status = peer->return_status = FERRY_SUCCESS;
    }
}

FERRYI_FN void ferryi_moe_report_fill(ferry_moe_report *report, uint32_t status, int32_t culprit, int32_t n_rows,
                                      uint64_t missing)
{
    ferryi_st_relaxed_u32(&report->status, status);
    ferryi_st_relaxed_u32((uint32_t *)&report->culprit, (uint32_t)culprit);
    ferryi_st_relaxed_u32((uint32_t *)&report->n_rows, (uint32_t)n_rows);
    ferryi_st_relaxed_u32((uint32_t *)&report->n_missing, (uint32_t)missing);
}

/* One thread of the first block fills the report of a half as if it went well, before that is known.  The report may be
 * in pinned memory, and a fence of the system takes 0.9 us longer after a store to it. */
FERRYI_FN void ferryi_moe_report_prepare(const ferryi_moe_args *a)
{
    if (a->request.round.report != NULL)
        ferryi_moe_report_fill(a->request.round.report, FERRY_SUCCESS, 0, a->scratch.result->n_rows, 0);
}

/* One thread tells the host how a receiving half of ferry_moe_run() ended.  prepared: the first block, which this
 * thread has met since, has prepared the report. */
FERRYI_FN void ferryi_moe_report_write(const ferryi_moe_args *a, uint64_t half, int prepared)
{
    const ferryi_moe_result *result = a->scratch.result;
    const uint64_t missing = half % 2 != 0 ? result->missing : 0;
    if (a->request.round.report == NULL)
        return;
    if (!prepared || result->status != FERRY_SUCCESS || missing != 0)
        ferryi_moe_report_fill(a->request.round.report, result->status, result->culprit, result->n_rows, missing);
    ferryi_st_release_u64(&a->request.round.report->round, half); /* R of the program's acquire */
}

/* One block goes before a half of combine in which this PE takes no part: it has no row to return, and the half tells
 * those that wait for some; or it awaits none. */
FERRYI_FN void ferryi_moe_leave_half_body(const ferryi_moe_args *a)
{
    const int sending = (a->request.stages & FERRY_MOE_COMBINE_SEND) != 0;
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->shape.n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        if (sending)
            a->scratch.peer[pe].got = -1;
        else
            a->scratch.peer[pe].send_status = FERRY_ERR_EMPTY;
    }
    if (FERRYI_MOE_RANK != 0)
        return;
    a->scratch.result->stuck = sending != 0;
    if (!sending)
        a->scratch.result->n_tokens = 0;
}

/* One thread of the last block ends the combine of a generation.  last: of ferryi_moe_block_is_last(). */
FERRYI_FN void ferryi_moe_combine_close(const ferryi_moe_args *a, uint64_t generation, uint32_t last, const int layouts,
                                        int prepared)
{
    ferryi_moe_result *result = a->scratch.result;
    result->missing = 0;
    if (last >= FERRYI_MOE_DOUBT) {
        result->missing = ferryi_ld_relaxed_u64(&a->scratch.grid->missing);
        result->counts.choices_missing += result->missing;
        ferryi_st_relaxed_u64(&a->scratch.grid->missing, 0);
    }
    ferryi_moe_status_conclude(&a->scratch, last >= FERRYI_MOE_DOUBT);
    if (layouts)
        ferryi_moe_report_write(a, 2 * generation + 1, prepared);
    result->counts.rounds = generation;
}

/* One thread ends a block's part, and in the last block the round.  n_missing: choices of its tokens.  bad: rows of
 * some PE are missing.  prepared: the first block has prepared the report. */
FERRYI_FN void ferryi_moe_combine_end(const ferryi_moe_args *a, uint32_t n_missing, int bad, const int layouts,
                                      const int prepared)
{
    if (n_missing != 0)
        (void)ferryi_atom_add_u64(&a->scratch.grid->missing, n_missing);
    /* R of is_last's A, for this block's notes.  A GPU block without notes has stored nothing, and has used its loads
     * of the round before the barrier. */
    if (!FERRYI_GPU || bad || n_missing != 0)
        ferryi_fence_release();
    else if (prepared && FERRYI_MOE_BLOCK == 0)
        ferryi_fence_release_here(); /* the same, for the report */
    const uint32_t last = ferryi_moe_block_is_last(&a->scratch.grid->finished, bad || n_missing != 0, 1);
    if (last == 0)
        return;
    ferryi_moe_round_end(a);
    ferryi_moe_combine_close(a, ferryi_moe_round_generation(&a->scratch), last, layouts, prepared);
}

#endif
