/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_MOE__FUNCS_H
#define FERRY_DEVICE_MOE__FUNCS_H

#include "moe.h"
#include "num__funcs.h"
#include "spin__funcs.h"

/* The four kernels of the MoE all-to-all; device/moe.h has the protocol and why it is safe.  They move data by the
 * public calls alone, so that each pair goes its own path; only the wait is built from the same parts as the library's
 * own, since it waits for one PE that it can name.  One thread of a block decides and counts, all of its threads move
 * data. */

#if FERRYI_GPU
#define FERRYI_MOE_RANK ferryi_scope_rank(FERRYI_BLOCK)
#define FERRYI_MOE_SIZE ferryi_scope_size(FERRYI_BLOCK)
#define FERRYI_MOE_SYNC() __syncthreads()
#define FERRYI_MOE_ANY(x) __syncthreads_or(x) /* threads that look at a word at different times must not differ */
#define ferryi_moe_put(dst, src, n, pe) ferry_putmem_block(dst, src, n, pe)
#define ferryi_moe_has_left(pe) (ferryi_ld_relaxed_u8(&ferryi_world_get()->peer_state[pe]) != FERRY_PEER_ALIVE)
#else
#define FERRYI_MOE_RANK 0u
#define FERRYI_MOE_SIZE 1u
#define FERRYI_MOE_SYNC() ((void)0)
#define FERRYI_MOE_ANY(x) (x)
#define ferryi_moe_put(dst, src, n, pe) ferry_putmem(dst, src, n, pe)
#endif

/* ---- Where things are. */

FERRYI_FN int32_t ferryi_moe_owner(int32_t n_experts, int32_t n_pes, int32_t expert)
{
    int32_t base = n_experts / n_pes, more = n_experts % n_pes; /* the first `more` PEs own base + 1 */
    int32_t split = more * (base + 1);
    return expert < split ? expert / (base + 1) : more + (expert - split) / base;
}

FERRYI_FN int32_t ferryi_moe_first_expert(int32_t n_experts, int32_t n_pes, int32_t pe)
{
    int32_t base = n_experts / n_pes, more = n_experts % n_pes;
    return pe * base + (pe < more ? pe : more);
}

/* Row `slot` of the region that belongs to the pair with pe, in the parity of this generation. */
FERRYI_FN char *ferryi_moe_row_at(const ferryi_moe_args *a, char *region, uint64_t row_bytes, int32_t pe, int32_t slot)
{
    uint64_t parity = a->generation & 1;
    uint64_t index = (parity * (uint64_t)a->n_pes + (uint64_t)pe) * (uint64_t)a->max_tokens + (uint64_t)slot;
    return region + index * row_bytes;
}

/* ---- Who is missing. */

#if !FERRYI_GPU
FERRYI_FN int ferryi_moe_has_left(int pe)
{
    ferry_peer_status state;
    return ferry_peer_state(pe, &state) != FERRY_SUCCESS || state != FERRY_PEER_ALIVE;
}
#endif

FERRYI_FN uint64_t *ferryi_moe_flag_of(const ferryi_moe_args *a, ferryi_moe_flag *flags, int32_t pe)
{
    return &flags[pe].word[a->generation & 1];
}

FERRYI_FN uint64_t ferryi_moe_newest(const ferryi_moe_flag *flag)
{
    uint64_t even = ferryi_ld_acquire_u64(&flag->word[0]), odd = ferryi_ld_acquire_u64(&flag->word[1]);
    return (even > odd ? even : odd) >> FERRYI_MOE_COUNT_BITS;
}

/* The newest generation whose rows pe has surely read. */
FERRYI_FN uint64_t ferryi_moe_heard(const ferryi_moe_args *a, int32_t pe)
{
    uint64_t begun = ferryi_moe_newest(&a->dispatch_flag[pe]), answered = ferryi_moe_newest(&a->return_flag[pe]);
    begun = begun > 0 ? begun - 1 : 0;
    return begun > answered ? begun : answered;
}

/* A call that was to bring something to pe failed.  When pe took nothing more, what it has said so far is noted: until
 * it says more it gets nothing, since each try could cost the whole budget of a call. */
FERRYI_FN void ferryi_moe_send_failed(const ferryi_moe_args *a, int32_t pe, uint32_t *word, ferry_status status)
{
    ferryi_st_relaxed_u32(word, (uint32_t)status);
    if (status == FERRY_ERR_TIMEOUT)
        ferryi_st_relaxed_u64(&a->peer[pe].muted, ferryi_moe_heard(a, pe) + 1);
}

FERRYI_FN int ferryi_moe_is_muted(const ferryi_moe_args *a, int32_t pe)
{
    return ferryi_ld_relaxed_u64(&a->peer[pe].muted) == ferryi_moe_heard(a, pe) + 1;
}

/* Waits until pe's flag is of this generation; *count is then its count.  A PE that has left counts as lost at once,
 * one that has moved on, or that says it sent nothing, as late at once.  deadline: of ferryi_clock_ns().  told: 1 in
 * the one block that records a wait that fails, of those that wait for the same. */
FERRYI_FN ferry_status ferryi_moe_await(const ferryi_moe_args *a, ferry_call call, uint64_t *word, int32_t pe,
                                        uint64_t deadline, int told, uint32_t *count)
{
    ferryi_world *w = ferryi_world_get();
    ferryi_spin spin;
    uint64_t found, now = 0;
    ferry_status status = FERRY_SUCCESS;
    int left = ferryi_moe_has_left(pe); /* before the flag is read: it may have been set just before */
    found = ferryi_ld_acquire_u64(word);
    if (found >> FERRYI_MOE_COUNT_BITS < a->generation) {
        if (left)
            return FERRY_ERR_PEER_LOST;
        now = ferryi_clock_ns();
        ferryi_spin_begin(&spin, w, now < deadline ? deadline - now : 0);
        while (status == FERRY_SUCCESS) {
            status = ferryi_spin_step(w, &spin, pe);
            found = ferryi_ld_acquire_u64(word);
            if (found >> FERRYI_MOE_COUNT_BITS >= a->generation)
                status = FERRY_ERR_EMPTY; /* nothing more to wait for */
        }
        ferryi_spin_end(w, &spin);
        if (status != FERRY_ERR_EMPTY)
            return !told ? status
                         : ferryi_fault_raise(w, status, call, pe, word, FERRY_CMP_GE,
                                              ferryi_moe_word(a->generation, 0), found, now);
    }
    *count = (uint32_t)found & FERRYI_MOE_SKIPPED;
    if (found >> FERRYI_MOE_COUNT_BITS != a->generation || *count == FERRYI_MOE_SKIPPED)
        return FERRY_ERR_TIMEOUT;
    return FERRY_SUCCESS;
}

/* ---- Blocks. */

#define FERRYI_MOE_VERDICT(status, pe) ((uint32_t)(status) << 16 | (uint32_t)(pe))

/* ABORTED > PEER_LOST > TIMEOUT, which is the order of their numbers. */
FERRYI_FN uint32_t ferryi_moe_worse(uint32_t verdict, ferry_status status, int32_t pe)
{
    return (uint32_t)status > verdict >> 16 ? FERRYI_MOE_VERDICT(status, pe) : verdict;
}

/* 1 in the block that finishes last: everything the others wrote, here and (moved) at other PEs, is before what it does
 * now.  Each block fences its own rows before it is counted; a fence orders for the whole PE.  When it fails, then for
 * older records of the program's: rows are in order whatever it says. */
FERRYI_FN int ferryi_moe_is_last(const ferryi_moe_args *a, int moved)
{
    uint32_t n = ferry_block_count();
    if (moved)
        (void)ferry_fence();
    if (n == 1)
        return 1;
    ferryi_fence_release();
    uint32_t finished = ferryi_atom_add_u32(a->done, 1) + 1;
    ferryi_fence_acquire();
    if (finished != n)
        return 0;
    ferryi_st_relaxed_u32(a->done, 0);
    return 1;
}

FERRYI_FN void ferryi_moe_conclude(const ferryi_moe_args *a)
{
    uint32_t verdict = 0;
    for (uint32_t b = 0; b < ferry_block_count(); b++)
        verdict = ferryi_moe_worse(verdict, (ferry_status)(a->block_status[b] >> 16),
                                   (int32_t)(a->block_status[b] & 0xffffu));
    a->result->status = verdict >> 16;
    a->result->culprit = (int32_t)(verdict & 0xffffu);
}

/* ---- Dispatch. */

/* 0 when some index of the round is no expert; the same in all blocks. */
FERRYI_FN int ferryi_moe_indices_are_good(const ferryi_moe_args *a)
{
    for (int32_t i = 0; i < a->n_tokens * a->topk; i++)
        if (a->topk_idx[i] < -1 || a->topk_idx[i] >= a->n_experts) {
            if (ferry_block_index() == 0) {
                a->result->bad_token = i / a->topk;
                a->result->bad_choice = i % a->topk;
                a->result->bad_index = a->topk_idx[i];
                a->result->refused = 1;
            }
            return 0;
        }
    return 1;
}

/* Where token t's choices go.  next[pe] is the number of rows for pe so far; every block counts through all tokens, so
 * that slots do not depend on how many blocks there are. */
FERRYI_FN void ferryi_moe_route_token(const ferryi_moe_args *a, int32_t t, int32_t *next, ferryi_moe_route *route)
{
    for (int32_t k = 0; k < a->topk; k++) {
        int32_t expert = a->topk_idx[t * a->topk + k];
        route[k].pe = -1;
        route[k].slot = 0;
        if (expert < 0)
            continue;
        int32_t pe = ferryi_moe_owner(a->n_experts, a->n_pes, expert), j = 0;
        while (j < k && route[j].pe != pe)
            j++;
        route[k].slot = j < k ? route[j].slot : next[pe]++;
        route[k].pe = pe;
    }
}

/* The token's row as pe shall get it; data and scales are there already. */
FERRYI_FN void ferryi_moe_write_header(const ferryi_moe_args *a, char *row, int32_t t, int32_t pe)
{
    const ferryi_moe_route *route = a->route + (int64_t)t * a->topk;
    ferryi_moe_header *header = (ferryi_moe_header *)row;
    ferry_moe_choice *choice = (ferry_moe_choice *)(row + sizeof *header);
    int32_t first = ferryi_moe_first_expert(a->n_experts, a->n_pes, pe), n = 0;
    for (int32_t k = 0; k < a->topk; k++)
        if (route[k].pe == pe) {
            choice[n].expert = a->topk_idx[t * a->topk + k] - first;
            choice[n].weight = a->topk_weight[t * a->topk + k];
            n++;
        }
    header->token = t;
    header->n_choices = n;
}

FERRYI_FN void ferryi_moe_send_token(const ferryi_moe_args *a, int32_t t, char *row)
{
    const ferryi_moe_route *route = a->route + (int64_t)t * a->topk;
    const uint16_t *x = a->x + (int64_t)t * a->hidden;
    int written = 0;
    for (int32_t k = 0; k < a->topk; k++) {
        int32_t pe = route[k].pe, j = 0;
        while (j < k && route[j].pe != pe)
            j++;
        if (pe < 0 || j < k || FERRYI_MOE_ANY(ferryi_ld_relaxed_u32(&a->peer[pe].send_status) != 0))
            continue;
        if (!written++) {
            if (a->dtype == FERRY_MOE_FP8)
                ferryi_fp8_encode(x, (uint32_t)a->hidden, (uint8_t *)row + a->data_offset,
                                  (float *)(void *)(row + a->scales_offset), FERRYI_MOE_RANK, FERRYI_MOE_SIZE);
            else
                ferryi_copy(row + a->data_offset, x, (size_t)a->hidden * 2, FERRYI_MOE_RANK, FERRYI_MOE_SIZE);
        }
        if (FERRYI_MOE_RANK == 0)
            ferryi_moe_write_header(a, row, t, pe);
        FERRYI_MOE_SYNC();
        ferry_status status = ferryi_moe_put(
            ferryi_moe_row_at(a, a->dispatch_rows, a->row_bytes, a->my_pe, route[k].slot), row, a->row_bytes, pe);
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS) && FERRYI_MOE_RANK == 0)
            ferryi_moe_send_failed(a, pe, &a->peer[pe].send_status, status);
        FERRYI_MOE_SYNC(); /* the row is used again */
    }
}

FERRYI_FN void ferryi_moe_dispatch_send_body(const ferryi_moe_args *a)
{
    uint32_t block = ferry_block_index(), n_blocks = ferry_block_count();
    int32_t *next = a->block_count + (int64_t)block * a->n_pes;
    char *row = a->block_row + block * a->block_row_bytes;
    if (!ferryi_moe_indices_are_good(a))
        return;
    for (int32_t pe = 0; pe < a->n_pes && FERRYI_MOE_RANK == 0; pe++) {
        next[pe] = 0;
        /* Blocks may disagree when a flag comes just now: then the rows are sent in vain, and announced by none. */
        if (ferryi_moe_has_left(pe))
            ferryi_st_relaxed_u32(&a->peer[pe].send_status, FERRY_ERR_PEER_LOST);
        else if (ferryi_moe_heard(a, pe) + 2 < a->generation || ferryi_moe_is_muted(a, pe))
            ferryi_st_relaxed_u32(&a->peer[pe].send_status, FERRY_ERR_TIMEOUT);
    }
    for (int32_t t = 0; t < a->n_tokens; t++) {
        ferryi_moe_route others[FERRY_MOE_MAX_TOPK];
        int mine = (uint32_t)t % n_blocks == block;
        if (FERRYI_MOE_RANK == 0)
            ferryi_moe_route_token(a, t, next, mine ? a->route + (int64_t)t * a->topk : others);
        FERRYI_MOE_SYNC();
        if (mine)
            ferryi_moe_send_token(a, t, row);
    }
    if (FERRYI_MOE_RANK != 0 || !ferryi_moe_is_last(a, 1))
        return;
    for (int32_t pe = 0; pe < a->n_pes; pe++) {
        ferryi_moe_peer *peer = &a->peer[pe];
        int good = peer->send_status == FERRY_SUCCESS;
        peer->sent = next[pe];
        if (!good && (peer->send_status != FERRY_ERR_TIMEOUT || ferryi_moe_is_muted(a, pe)))
            continue;
        ferry_status status = ferry_signal_op(
            ferryi_moe_flag_of(a, a->dispatch_flag, a->my_pe),
            ferryi_moe_word(a->generation, good ? (uint32_t)next[pe] : FERRYI_MOE_SKIPPED), FERRY_SIGNAL_SET, pe);
        if (status != FERRY_SUCCESS)
            ferryi_moe_send_failed(a, pe, &peer->send_status, status);
        if (!good || status != FERRY_SUCCESS)
            continue;
        a->result->counts.rows_sent += (uint64_t)next[pe];
        if (pe != a->my_pe) {
            a->result->counts.rows_off_pe += (uint64_t)next[pe];
            a->result->counts.bytes_off_pe += (uint64_t)next[pe] * a->row_bytes;
        }
    }
}

/* Lists what has come: rows in the order of PEs and slots, then experts. */
FERRYI_FN void ferryi_moe_list_rows(const ferryi_moe_args *a)
{
    int32_t n_rows = 0, n_absent = 0;
    int32_t *first = a->expert_first;
    for (int32_t e = 0; e < a->n_local + 2; e++)
        first[e] = 0;
    for (int32_t pe = 0; pe < a->n_pes; pe++) {
        n_absent += a->peer[pe].got < 0;
        for (int32_t slot = 0; slot < a->peer[pe].got; slot++) {
            char *at = ferryi_moe_row_at(a, a->dispatch_rows, a->row_bytes, pe, slot);
            const ferryi_moe_header *header = (const ferryi_moe_header *)(void *)at;
            ferry_moe_row *row = &a->rows[n_rows++];
            row->data = at + a->data_offset;
            row->scales = a->dtype == FERRY_MOE_FP8 ? (const float *)(void *)(at + a->scales_offset) : NULL;
            row->choices = (const ferry_moe_choice *)(void *)(at + sizeof *header);
            row->n_choices = header->n_choices;
            row->source_pe = pe;
            row->source_token = header->token;
            row->slot = slot;
            for (int32_t c = 0; c < row->n_choices; c++)
                first[row->choices[c].expert + 2]++;
        }
    }
    /* first[e + 1] runs through expert e's list while it is filled, and so ends as the first of expert e + 1. */
    for (int32_t e = 2; e < a->n_local + 2; e++)
        first[e] += first[e - 1];
    for (int32_t r = 0; r < n_rows; r++)
        for (int32_t c = 0; c < a->rows[r].n_choices; c++) {
            int32_t at = first[a->rows[r].choices[c].expert + 1]++;
            a->expert_row[at] = r;
            a->expert_weight[at] = a->rows[r].choices[c].weight;
        }
    a->result->n_rows = n_rows;
    a->result->n_absent = n_absent;
    a->result->counts.rows_received += (uint64_t)n_rows;
}

FERRYI_FN void ferryi_moe_dispatch_recv_body(const ferryi_moe_args *a)
{
    uint32_t block = ferry_block_index();
    uint64_t deadline = ferryi_clock_ns() + a->timeout_ns;
    if (FERRYI_MOE_RANK != 0)
        return;
    a->block_status[block] = 0;
    for (int32_t pe = (int32_t)block; pe < a->n_pes; pe += (int32_t)ferry_block_count()) {
        uint32_t count = 0;
        ferry_status status = ferryi_moe_await(a, FERRY_CALL_MOE_DISPATCH, ferryi_moe_flag_of(a, a->dispatch_flag, pe),
                                               pe, deadline, 1, &count);
        a->peer[pe].got = status == FERRY_SUCCESS ? (int32_t)count : -1;
        a->source_status[pe] = (int32_t)status;
        a->block_status[block] = ferryi_moe_worse(a->block_status[block], status, pe);
    }
    if (!ferryi_moe_is_last(a, 0))
        return;
    ferryi_moe_list_rows(a);
    ferryi_moe_conclude(a);
}

/* ---- Combine. */

FERRYI_FN void ferryi_moe_combine_send_body(const ferryi_moe_args *a)
{
    uint32_t block = ferry_block_index();
    size_t bytes = (size_t)a->hidden * 2;
    uint16_t *rounded = (uint16_t *)(void *)(a->block_row + block * a->block_row_bytes);
    for (int32_t r = (int32_t)block; r < a->result->n_rows; r += (int32_t)ferry_block_count()) {
        int32_t pe = a->rows[r].source_pe;
        const void *from = (const uint16_t *)a->partial + (int64_t)r * a->hidden;
        if (FERRYI_MOE_ANY(ferryi_ld_relaxed_u32(&a->peer[pe].return_status) != 0))
            continue;
        if (a->partial_dtype == FERRY_MOE_F32) {
            ferryi_bf16_encode((const float *)a->partial + (int64_t)r * a->hidden, (uint32_t)a->hidden, rounded,
                               FERRYI_MOE_RANK, FERRYI_MOE_SIZE);
            from = rounded;
        }
        FERRYI_MOE_SYNC();
        ferry_status status = ferryi_moe_put(
            ferryi_moe_row_at(a, a->return_rows, a->return_row_bytes, a->my_pe, a->rows[r].slot), from, bytes, pe);
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS) && FERRYI_MOE_RANK == 0)
            ferryi_moe_send_failed(a, pe, &a->peer[pe].return_status, status);
        FERRYI_MOE_SYNC();
    }
    if (FERRYI_MOE_RANK != 0 || !ferryi_moe_is_last(a, 1))
        return;
    for (int32_t pe = 0; pe < a->n_pes; pe++) {
        ferryi_moe_peer *peer = &a->peer[pe];
        int32_t got = peer->got;
        if (peer->return_status != FERRY_SUCCESS || ferryi_moe_has_left(pe) || ferryi_moe_is_muted(a, pe))
            continue;
        ferry_status status = ferry_signal_op(
            ferryi_moe_flag_of(a, a->return_flag, a->my_pe),
            ferryi_moe_word(a->generation, got < 0 ? FERRYI_MOE_SKIPPED : (uint32_t)got), FERRY_SIGNAL_SET, pe);
        if (status != FERRY_SUCCESS)
            ferryi_moe_send_failed(a, pe, &peer->return_status, status);
        else if (pe != a->my_pe && got > 0)
            a->result->counts.bytes_off_pe += (uint64_t)got * bytes;
    }
}

/* Adds the rows of token t that came back, in the order of the PEs.  came[pe]: that PE's rows are here. */
FERRYI_FN void ferryi_moe_add_up(const ferryi_moe_args *a, int32_t t, const int32_t *came)
{
    const ferryi_moe_route *route = a->route + (int64_t)t * a->topk;
    const uint16_t *row[FERRY_MOE_MAX_TOPK];
    uint32_t missing = 0;
    int32_t n = 0, last = -1;
    for (int32_t k = 0; k < a->topk; k++)
        if (route[k].pe >= 0 && !came[route[k].pe])
            missing |= 1u << k;
    for (;;) {
        int32_t best = -1; /* the choice of the next higher PE */
        for (int32_t k = 0; k < a->topk; k++)
            if (route[k].pe > last && came[route[k].pe] && (best < 0 || route[k].pe < route[best].pe))
                best = k;
        if (best < 0)
            break;
        last = route[best].pe;
        row[n++] =
            (const uint16_t *)(void *)ferryi_moe_row_at(a, a->return_rows, a->return_row_bytes, last, route[best].slot);
    }
    ferryi_bf16_add_rows(row, (uint32_t)n, (uint32_t)a->hidden, a->out + (int64_t)t * a->hidden, FERRYI_MOE_RANK,
                         FERRYI_MOE_SIZE);
    if (FERRYI_MOE_RANK != 0)
        return;
    a->missing[t] = missing;
    for (; missing != 0; missing &= missing - 1)
        a->block_missing[ferry_block_index()]++;
}

FERRYI_FN void ferryi_moe_combine_recv_body(const ferryi_moe_args *a)
{
    uint32_t block = ferry_block_index(), n_blocks = ferry_block_count();
    uint64_t deadline = ferryi_clock_ns() + a->timeout_ns;
    int32_t *came = a->block_count + (int64_t)block * a->n_pes;
    if (FERRYI_MOE_RANK == 0) {
        a->block_status[block] = 0;
        a->block_missing[block] = 0;
    }
    /* Each block needs all flags, so each waits for all.  They may differ about one that comes at the last moment, but
     * each token belongs to one block. */
    for (int32_t pe = 0; pe < a->n_pes && FERRYI_MOE_RANK == 0; pe++) {
        const ferryi_moe_peer *peer = &a->peer[pe];
        ferry_status status = (ferry_status)peer->send_status;
        uint32_t count = 0;
        came[pe] = 0;
        if (peer->sent == 0)
            continue; /* nothing is expected back */
        if (status == FERRY_SUCCESS)
            status = ferryi_moe_await(a, FERRY_CALL_MOE_COMBINE, ferryi_moe_flag_of(a, a->return_flag, pe), pe,
                                      deadline, block == 0, &count);
        if (status == FERRY_SUCCESS && count != (uint32_t)peer->sent)
            status = FERRY_ERR_TIMEOUT;
        came[pe] = status == FERRY_SUCCESS;
        a->block_status[block] = ferryi_moe_worse(a->block_status[block], status, pe);
    }
    FERRYI_MOE_SYNC();
    for (int32_t t = (int32_t)block; t < a->n_tokens; t += (int32_t)n_blocks)
        ferryi_moe_add_up(a, t, came);
    if (FERRYI_MOE_RANK != 0 || !ferryi_moe_is_last(a, 0))
        return;
    ferryi_moe_conclude(a);
    a->result->missing = 0;
    for (uint32_t b = 0; b < n_blocks; b++)
        a->result->missing += a->block_missing[b];
    a->result->counts.choices_missing += a->result->missing;
    a->result->counts.rounds++;
    for (int32_t pe = 0; pe < a->n_pes; pe++)
        a->peer[pe].send_status = a->peer[pe].return_status = FERRY_SUCCESS;
}

#endif
