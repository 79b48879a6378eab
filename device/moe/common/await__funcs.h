/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_COMMON_AWAIT_FUNCS_H
#define FERRY_DETAIL_MOE_COMMON_AWAIT_FUNCS_H

#include "address__funcs.h"

/* What this PE knows of the others: which are missing, and waits for their flags.  moe.h describes the protocol and why
 * it is safe. */

/* The newest generation whose rows a PE has certainly read, by the flags it set.  The caller's stores to those rows are
 * ordered behind the loads of the flags, which that PE released behind its own reads. */
FERRYI_FN uint64_t ferryi_moe_flags_acknowledge(const ferryi_moe_flag *begun, const ferryi_moe_flag *answered)
{
    uint64_t b0 = ferryi_ld_relaxed_u64(&begun->word[0]), b1 = ferryi_ld_relaxed_u64(&begun->word[1]);
    uint64_t r0 = ferryi_ld_relaxed_u64(&answered->word[0]), r1 = ferryi_ld_relaxed_u64(&answered->word[1]);
    ferryi_fence_acquire();
    b0 = (b0 > b1 ? b0 : b1) >> FERRYI_MOE_COUNT_BITS;
    r0 = (r0 > r1 ? r0 : r1) >> FERRYI_MOE_COUNT_BITS;
    b0 = b0 > 0 ? b0 - 1 : 0;
    return b0 > r0 ? b0 : r0;
}

/* Flags on a window count once a wait has copied them to the heap: if all blocks read the window here, their loads of
 * one line of host memory would queue up. */
FERRYI_FN uint64_t ferryi_moe_peer_acknowledged(const ferryi_moe_regions *regions, int32_t pe)
{
    return ferryi_moe_flags_acknowledge(&regions->flag[FERRYI_MOE_SENT_ROWS][pe],
                                        &regions->flag[FERRYI_MOE_RETURNED_ROWS][pe]);
}

/* Whether pe, by what it has acknowledged, has fallen more than two rounds behind.  No wait has copied the flags of a
 * PE that was masked, so its window has the answer. */
FERRYI_COLD int ferryi_moe_peer_is_behind(const ferryi_moe_args *a, int32_t pe)
{
    const ferryi_moe_window *window = (const ferryi_moe_window *)(const void *)ferryi_moe_window_at(a, pe);
    return window == NULL ||
           ferryi_moe_flags_acknowledge(&window->flag[FERRYI_MOE_SENT_ROWS], &window->flag[FERRYI_MOE_RETURNED_ROWS]) +
                   2 <
               ferryi_moe_round_generation(&a->scratch);
}

/* A put or signal to pe failed.  After a timeout the generation that pe has acknowledged so far is noted. pe gets
 * nothing until a newer one is acknowledged, since each try could cost the whole budget of a call. */
FERRYI_FN void ferryi_moe_peer_send_failed(const ferryi_moe_args *a, int32_t pe, uint32_t *word, ferry_status status)
{
    ferryi_st_relaxed_u32(word, (uint32_t)status);
    if (status == FERRY_ERR_TIMEOUT)
        ferryi_st_relaxed_u64(&a->scratch.peer[pe].muted, ferryi_moe_peer_acknowledged(&a->regions, pe) + 1);
}

FERRYI_FN int ferryi_moe_peer_is_muted(const ferryi_moe_args *a, int32_t pe)
{
    uint64_t muted = ferryi_ld_relaxed_u64(&a->scratch.peer[pe].muted);
    return FERRYI_UNLIKELY(muted != 0) && muted == ferryi_moe_peer_acknowledged(&a->regions, pe) + 1;
}

/* Records a loss the first time that it is found. */
FERRYI_COLD ferry_status ferryi_moe_peer_lose(const ferryi_moe_scratch *scratch, ferry_call call, const uint64_t *word,
                                              int32_t pe, uint64_t found, int records)
{
    if (records && !scratch->peer[pe].loss_recorded) {
        scratch->peer[pe].loss_recorded = 1;
        (void)ferryi_fault_raise(ferryi_world_get(), FERRY_ERR_PEER_LOST, call, pe, word, FERRY_CMP_GE,
                                 ferryi_moe_flag_word(ferryi_moe_round_generation(scratch), 0), found, 0);
    }
    if (records) /* by one block: the others see `gone` in the next kernel, or check at length */
        ferryi_st_relaxed_u32(&scratch->peer[pe].gone, FERRYI_MOE_LOST);
    return FERRY_ERR_PEER_LOST;
}

/* Whether pe, which has made its object alone, has made it with this PE's config.  _SUCCESS also while pe has stated
 * none. */
FERRYI_COLD ferry_status ferryi_moe_config_compare(const ferryi_moe_scratch *scratch, int32_t pe)
{
    uint32_t *gone = &scratch->peer[pe].gone;
    const uint32_t known = ferryi_ld_relaxed_u32(gone);
    const uint64_t theirs = ferryi_ld_acquire_u64(&scratch->config[pe].digest);
    if (theirs == 0)
        return FERRY_SUCCESS;
    if (theirs != scratch->config[ferryi_world_get()->my_pe].digest)
        return FERRY_ERR_ASYMMETRIC;
    (void)ferryi_atom_cas_u32(gone, known, known & ~FERRYI_MOE_UNCHECKED); /* else in the next round */
    return FERRY_SUCCESS;
}

/* One thread, behind its wait for pe's flag, which has ended with `status`.  pe has stored its config before the flag,
 * but one that goes through the ring may arrive behind a flag on a window. */
FERRYI_COLD ferry_status ferryi_moe_config_await(const ferryi_moe_args *a, int32_t pe, uint64_t deadline,
                                                 ferry_status status)
{
    ferryi_world *w = ferryi_world_get();
    const uint64_t *digest = &a->scratch.config[pe].digest, now = ferryi_clock_ns();
    if (status == FERRY_SUCCESS && ferryi_ld_relaxed_u64(digest) == 0) {
        ferryi_spin spin;
        ferryi_spin_begin(&spin, w, now < deadline ? deadline - now : 0);
        while (status == FERRY_SUCCESS && ferryi_ld_relaxed_u64(digest) == 0)
            status = ferryi_spin_step(w, &spin, pe);
        ferryi_spin_end(w, &spin);
    }
    if (status == FERRY_ERR_PEER_LOST || status == FERRY_ERR_ABORTED || status == FERRY_ERR_EMPTY)
        return status; /* a PE that finds a difference sends no rows, which counts as late here */
    if (ferryi_moe_config_compare(&a->scratch, pe) == FERRY_SUCCESS)
        return status;
    if (!a->scratch.peer[pe].loss_recorded) {
        const ferryi_moe_config_line *mine = &a->scratch.config[a->shape.my_pe], *theirs = &a->scratch.config[pe];
        int i = 0;
        while (i < FERRYI_MOE_CONFIG_FIELDS - 1 && mine->value[i] == theirs->value[i])
            i++;
        a->scratch.peer[pe].loss_recorded = 1; /* nothing more is to be told of it */
        (void)ferryi_fault_raise(w, FERRY_ERR_ASYMMETRIC, FERRY_CALL_MOE_DISPATCH, pe, digest, FERRY_CMP_EQ,
                                 (uint32_t)mine->value[i], (uint32_t)theirs->value[i], 0);
    }
    return FERRY_ERR_ASYMMETRIC;
}

/* A lost PE does not come back, and the rows of its last round were taken in that round.  Checking it again would cost
 * every block a load of host memory in each round, and the path of PEs that are not reached directly. */
FERRYI_COLD ferry_status ferryi_moe_peer_status_slow(const ferryi_moe_scratch *scratch, int32_t pe, uint32_t gone)
{
    if ((gone & FERRYI_MOE_MASKED) != 0 &&
        ferryi_moe_round_generation(scratch) < ferryi_ld_relaxed_u64(&scratch->peer[pe].until))
        return FERRY_ERR_EMPTY;
    if ((gone & FERRYI_MOE_LOST) != 0)
        return FERRY_ERR_PEER_LOST;
    return (gone & FERRYI_MOE_UNCHECKED) != 0 ? ferryi_moe_config_compare(scratch, pe) : FERRY_SUCCESS;
}

/* FERRY_SUCCESS; _PEER_LOST; _ASYMMETRIC for a PE whose config is known to differ, which gets flags without rows; or
 * _EMPTY for a PE that the program has masked.  A masked PE may live, and may not have
 * masked this one: it gets flags without rows, so that it does not wait.  The blocks of a kernel may disagree about a
 * mask that changes meanwhile, as about a flag that arrives: then some rows are sent in vain. */
FERRYI_FN ferry_status ferryi_moe_peer_status(const ferryi_moe_scratch *scratch, int32_t pe)
{
    const uint32_t gone = ferryi_ld_relaxed_u32(&scratch->peer[pe].gone);
    return FERRYI_LIKELY(gone == 0) ? FERRY_SUCCESS : ferryi_moe_peer_status_slow(scratch, pe, gone);
}

FERRYI_FN int ferryi_moe_peer_is_lost(const ferryi_moe_scratch *scratch, int32_t pe)
{
    return (int)FERRYI_UNLIKELY((ferryi_ld_relaxed_u32(&scratch->peer[pe].gone) & FERRYI_MOE_LOST) != 0);
}

/* Whether this kernel leaves rows.  Weights that are given to combine come from the rows' source, in its own combine. A
 * sending half that runs by itself waits for none of them: it returns the rows whose weights are here, and leaves the
 * others to the receiving half, which reads the experts' results then and waits for peers anyway.  Nobody waits in a
 * circle: every PE gives its weights in its sending half, before any wait. */
FERRYI_FN int ferryi_moe_return_leaves(const ferryi_moe_args *a)
{
    return (a->request.stages & FERRY_MOE_COMBINE) == FERRY_MOE_COMBINE_SEND;
}
/* Whether this kernel, of a receiving half, has to return rows that were left. */
FERRYI_FN int ferryi_moe_return_resumes(const ferryi_moe_args *a, uint64_t generation)
{
    return (a->request.stages & (FERRY_MOE_COMBINE_SEND | FERRY_MOE_WEIGHTS)) == FERRY_MOE_WEIGHTS &&
           ferryi_ld_relaxed_u64(&a->scratch.grid->owed) == generation;
}
/* Leaves number i of scratch.owed. */
FERRYI_FN void ferryi_moe_return_leave(const ferryi_moe_args *a, uint64_t generation, int32_t i)
{
    ferryi_st_relaxed_u64(&a->scratch.owed[i], generation); /* the next kernel reads it */
    ferryi_st_relaxed_u64(&a->scratch.grid->owed, generation);
}

/* The status of a flag of this generation or of a later one; *count becomes its count. */
FERRYI_FN ferry_status ferryi_moe_flag_status(const ferryi_moe_scratch *scratch, uint64_t found, uint32_t *count)
{
    *count = (uint32_t)found & FERRYI_MOE_SKIPPED;
    if (found >> FERRYI_MOE_COUNT_BITS != ferryi_moe_round_generation(scratch) || *count == FERRYI_MOE_SKIPPED)
        return FERRY_ERR_TIMEOUT;
    return FERRY_SUCCESS;
}

/* Waits until pe's flag is of this generation; *count is then its count.  A PE that has left counts as lost at once.  A
 * PE that has moved on, or that says it sent nothing, counts as late at once. deadline: of ferryi_clock_ns(). records:
 * 1 in the one block that records the failed wait.  A flag on a window is copied to its place in the heap, where other
 * blocks read it (R: of their acquire). */
FERRYI_FN ferry_status ferryi_moe_flag_await(const ferryi_moe_args *a, enum ferryi_moe_flag_kind kind, int32_t pe,
                                             uint64_t deadline, int records, uint32_t *count)
{
    ferryi_world *w = ferryi_world_get();
    const ferry_call call = kind != FERRYI_MOE_SENT_ROWS ? FERRY_CALL_MOE_COMBINE : FERRY_CALL_MOE_DISPATCH;
    const uint64_t generation = ferryi_moe_round_generation(&a->scratch);
    ferryi_moe_window *window = (ferryi_moe_window *)(void *)ferryi_moe_window_at(a, pe);
    uint64_t *in_heap = ferryi_moe_flag_at(a, kind, pe), *word = in_heap;
    if (FERRYI_UNLIKELY(window != NULL))
        word = &window->flag[kind].word[generation & 1];
    uint64_t found = ferryi_ld_acquire_u64(word);
    /* PE states are in host memory, and reading one takes longer than most waits. */
    for (int polls = 0; polls < FERRYI_MOE_EARLY_POLLS && found >> FERRYI_MOE_COUNT_BITS < generation; polls++)
        found = ferryi_ld_acquire_u64(word);
    if (found >> FERRYI_MOE_COUNT_BITS < generation) {
        int left =
            ferryi_moe_peer_has_left(pe); /* read before the flag: the PE may have set the flag just before it left */
        found = ferryi_ld_acquire_u64(word);
        if (left && found >> FERRYI_MOE_COUNT_BITS < generation)
            return ferryi_moe_peer_lose(&a->scratch, call, in_heap, pe, found, records);
    }
    if (found >> FERRYI_MOE_COUNT_BITS < generation) {
        ferry_status status = FERRY_SUCCESS;
        ferryi_spin spin;
        uint64_t now = ferryi_clock_ns();
        ferryi_spin_begin(&spin, w, now < deadline ? deadline - now : 0);
        while (status == FERRY_SUCCESS) {
            status = ferryi_spin_step(w, &spin, pe);
            found = ferryi_ld_acquire_u64(word);
            if (found >> FERRYI_MOE_COUNT_BITS >= generation)
                status = FERRY_ERR_EMPTY; /* the wait has ended */
        }
        ferryi_spin_end(w, &spin);
        if (status == FERRY_ERR_PEER_LOST)
            return ferryi_moe_peer_lose(&a->scratch, call, in_heap, pe, found, records);
        if (status != FERRY_ERR_EMPTY)
            return !records ? status
                            : ferryi_fault_raise(w, status, call, pe, in_heap, FERRY_CMP_GE,
                                                 ferryi_moe_flag_word(generation, 0), found, now);
    }
    if (FERRYI_UNLIKELY(word != in_heap))
        ferryi_st_release_u64(in_heap, found);
    return ferryi_moe_flag_status(&a->scratch, found, count);
}

/* The budget of a receiving half. */
FERRYI_FN uint64_t ferryi_moe_round_budget(const ferryi_moe_args *a)
{
    return FERRYI_UNLIKELY(ferryi_moe_round_generation(&a->scratch) <= (uint64_t)a->shape.first_rounds)
               ? a->shape.first_timeout_ns
               : a->shape.timeout_ns;
}

/* How long a block waits for the others beyond their waits for peers.  All blocks run (a launch is cooperative), so a
 * block is late only when the GPU has stopped it. */
#define FERRYI_MOE_BLOCK_WAIT_NS 1000000000u
FERRYI_FN uint64_t ferryi_moe_block_deadline(const ferryi_moe_args *a)
{
    return ferryi_clock_ns() + 2 * ferryi_moe_round_budget(a) + FERRYI_MOE_BLOCK_WAIT_NS;
}

/* One warp waits for a listed row, or until the first block has found that some rows do not come. */
FERRYI_FN int ferryi_moe_row_await(const ferryi_moe_args *a, const ferry_moe_row *row)
{
    const uint64_t generation = ferryi_moe_round_generation(&a->scratch);
    const uint64_t *flag = ferryi_moe_row_flag_at(a, FERRYI_MOE_OUT, row->source_pe, row->source_token);
    uint32_t comes = 0;
    if (FERRYI_MOE_LANE == 0) {
        comes = ferryi_ld_acquire_u64(flag) == generation;
        const uint64_t deadline = comes ? 0 : ferryi_moe_block_deadline(a);
        for (uint32_t polls = 1; !comes; polls++) {
            comes = ferryi_ld_acquire_u64(flag) == generation;
            if (comes || polls % 8 != 0)
                continue;
            if (ferryi_ld_relaxed_u64(&a->scratch.grid->dropped) == generation)
                break;
            if (polls % 64 == 0) {
                ferryi_yield();
                if (ferryi_clock_ns() > deadline)
                    break;
            }
        }
    }
    FERRYI_MOE_WARP_SYNC(); /* R: the lane's acquire precedes all lanes' loads of the row */
    return (int)ferryi_moe_warp_shuffle(comes, 0);
}

#endif
