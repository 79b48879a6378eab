/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_ROW_AWAIT_FUNCS_H
#define FERRY_DETAIL_MOE_PER_ROW_AWAIT_FUNCS_H

#include "../../machine/num__funcs.h"
#include "../common/grid__funcs.h"

/* A flag a row, and choices that are their own flags: small rounds (moe.h).  Each wait for a peer also ends when it is
 * lost and when the half's budget is spent; a word of a later generation makes it late.  Each wait of a block for the
 * first one ends after ferryi_moe_block_deadline().
 *
 * flag                who sets it, and where        who waits for it               what else ends the wait
 * ------------------  ----------------------------  -----------------------------  -----------------------------
 * SENT_ROWS, with     the first block, at each      dispatch, first block; blocks  SKIPPED; of blocks that
 * the tokens' number  peer, before any row          that place rows alone          place alone: dropped
 * choices[]           the token's block, at each    the same                       the same
 *                     peer, before the row
 * row_flag[OUT]       the token's block, behind     dispatch, warps that place     of warps that place by lists:
 *                     its rows                      the row; first block, unless   dropped
 *                                                   all of these place alone
 * late_weights[]      the token's block, combine    the warp that returns the row; a sending half by itself leaves
 *                                                   the row to the receiving half
 * row_flag[BACK]      the row's block, behind it    the token's block              RETURNED_ROWS, SKIPPED
 * RETURNED_ROWS       the first block, at peers     as above                       -
 *                     that get no rows: SKIPPED
 * peer.decided        the first block, here         blocks in doubt about a peer   -
 * grid.listed         the first block, here         blocks that place by lists     -
 * grid.dropped        the first block, here, when   nobody: it ends other waits
 *                     listed rows do not come
 */

/* Whether rows of this PE's own tokens are not returned, but read in place. */
FERRYI_FN int ferryi_moe_combine_is_in_place(const ferryi_moe_request *request)
{
    return (request->stages & FERRY_MOE_COMBINE) == FERRY_MOE_COMBINE;
}

FERRYI_FN void ferryi_moe_choice_send(ferryi_moe_sent_choice *to, int32_t pe, uint64_t generation, int32_t expert,
                                      float weight)
{
    ferryi_world *w = ferryi_world_get();
    ferryi_moe_sent_choice *far = (ferryi_moe_sent_choice *)ferryi_peer_addr(w, to, pe);
    ferryi_st_relaxed_two(&far->expert, ferryi_moe_flag_word(generation, (uint32_t)(expert + 2)),
                          generation << 32 | ferryi_num_bits(weight));
    ferryi_stored(w, to, sizeof(*to), pe);
}

/* ---- Waits. */

#define FERRYI_MOE_PATIENT_POLLS (FERRYI_MOE_EARLY_POLLS * 8)

/* One thread's wait for a generation of pe. */
typedef struct ferryi_moe_wait {
    ferry_call call;
    const uint64_t *word; /* the generation is above its lower `shift` bits */
    uint32_t shift;
    int32_t pe;
    uint64_t deadline;       /* of ferryi_clock_ns() */
    const uint64_t *refusal; /* where pe says that nothing comes; or NULL */
    const uint64_t *later;   /* where pe says that it has begun a later round; or NULL: `word` says so */
} ferryi_moe_wait;

/* Whether a word is of an older generation (below 0), this one (0) or a later one.  Half a generation says no more than
 * whether it is this one. */
FERRYI_FN int ferryi_moe_word_age(uint64_t found, uint32_t shift, uint64_t generation)
{
    if (shift == 32)
        return found >> 32 == (uint32_t)generation ? 0 : -1;
    found >>= shift;
    return found < generation ? -1 : found > generation;
}

/* Functions out of line take what is on a stack by value: an address would keep it in memory for those that never call.
 *
 * The wait has failed.  One of the threads that find it records the fault. */
FERRYI_COLD ferry_status ferryi_moe_wait_failed(const ferryi_moe_args *a, ferryi_moe_wait wait, ferry_status status,
                                                uint64_t found, uint64_t started)
{
    ferryi_moe_peer *peer = &a->scratch.peer[wait.pe];
    const uint64_t generation = ferryi_moe_round_generation(&a->scratch);
    const uint64_t half = 2 * generation + (wait.call == FERRY_CALL_MOE_COMBINE);
    const uint64_t recorded = ferryi_ld_relaxed_u64(&peer->recorded_half);
    if (recorded == half || ferryi_atom_cas_u64(&peer->recorded_half, recorded, half) != recorded)
        return status;
    if (status == FERRY_ERR_PEER_LOST) {
        ferryi_st_relaxed_u32(&peer->gone, FERRYI_MOE_LOST);
        if (peer->loss_recorded)
            return status;
        peer->loss_recorded = 1;
    }
    return ferryi_fault_raise(ferryi_world_get(), status, wait.call, wait.pe, wait.word, FERRY_CMP_GE,
                              generation << wait.shift, found, started);
}

/* Waits at length, and serves inbound descriptors meanwhile, as every wait does. */
FERRYI_COLD ferry_status ferryi_moe_await_long(const ferryi_moe_args *a, ferryi_moe_wait wait)
{
    ferryi_world *w = ferryi_world_get();
    const uint64_t generation = ferryi_moe_round_generation(&a->scratch), now = ferryi_clock_ns();
    const uint64_t refused = ferryi_moe_flag_word(generation, FERRYI_MOE_SKIPPED);
    ferry_status status = FERRY_SUCCESS;
    ferryi_spin spin;
    const int left =
        ferryi_moe_peer_has_left(wait.pe); /* read first: pe may have stored the word just before it left */
    uint64_t found = ferryi_ld_acquire_u64(wait.word);
    if (ferryi_moe_word_age(found, wait.shift, generation) >= 0)
        return FERRY_SUCCESS;
    if (left)
        return ferryi_moe_wait_failed(a, wait, FERRY_ERR_PEER_LOST, found, now);
    ferryi_spin_begin(&spin, w, now < wait.deadline ? wait.deadline - now : 0);
    while (status == FERRY_SUCCESS) {
        status = ferryi_spin_step(w, &spin, wait.pe);
        const int refusal = wait.refusal != NULL && ferryi_ld_relaxed_u64(wait.refusal) >= refused;
        const int later = wait.later != NULL &&
                          ferryi_moe_word_age(ferryi_ld_acquire_u64(wait.later), FERRYI_MOE_COUNT_BITS, generation) > 0;
        found = ferryi_ld_acquire_u64(wait.word);
        if (ferryi_moe_word_age(found, wait.shift, generation) >= 0 || refusal || later)
            status = FERRY_ERR_EMPTY; /* the wait has ended */
    }
    ferryi_spin_end(w, &spin);
    if (status != FERRY_ERR_EMPTY)
        return ferryi_moe_wait_failed(a, wait, status, found, now);
    return ferryi_moe_word_age(found, wait.shift, generation) >= 0 ? FERRY_SUCCESS : FERRY_ERR_TIMEOUT;
}

/* What a word holds once the generation above its lower `shift` bits is this one or later, or after some polls. */
FERRYI_FN uint64_t ferryi_moe_word_poll(const uint64_t *word, uint32_t shift, uint64_t generation)
{
    uint64_t found = ferryi_ld_acquire_u64(word);
    FERRYI_ROLLED
    for (int polls = 0; polls < FERRYI_MOE_PATIENT_POLLS && found >> shift < generation; polls++)
        found = ferryi_ld_acquire_u64(word);
    return found;
}

/* FERRY_SUCCESS when the generation is this one.  A later one: pe has moved on, and counts as late. */
FERRYI_FN ferry_status ferryi_moe_word_await(const ferryi_moe_args *a, const ferryi_moe_wait *wait)
{
    const uint64_t generation = ferryi_moe_round_generation(&a->scratch);
    uint64_t found = ferryi_ld_acquire_u64(wait->word);
    for (int polls = 0; polls < FERRYI_MOE_PATIENT_POLLS && ferryi_moe_word_age(found, wait->shift, generation) < 0;
         polls++)
        found = ferryi_ld_acquire_u64(wait->word);
    if (FERRYI_UNLIKELY(ferryi_moe_word_age(found, wait->shift, generation) < 0)) {
        ferry_status status = ferryi_moe_await_long(a, *wait);
        if (status != FERRY_SUCCESS)
            return status;
        found = ferryi_ld_acquire_u64(wait->word);
    }
    return ferryi_moe_word_age(found, wait->shift, generation) == 0 ? FERRY_SUCCESS : FERRY_ERR_TIMEOUT;
}

/* Whether both words of a choice are of the generation. */
FERRYI_FN int ferryi_moe_choice_is_here(uint64_t generation, uint64_t expert, uint64_t weight)
{
    return expert >> FERRYI_MOE_COUNT_BITS == generation && weight >> 32 == (generation & 0xffffffffu);
}

FERRYI_FN int32_t ferryi_moe_choice_word_expert(uint64_t word)
{
    return (int32_t)(word & ((1u << FERRYI_MOE_COUNT_BITS) - 1)) - 2;
}

/* One thread waits at length for a choice of pe. */
FERRYI_COLD ferry_status ferryi_moe_choice_await(const ferryi_moe_args *a, ferry_call call,
                                                 const ferryi_moe_sent_choice *choice, int32_t pe, uint64_t deadline)
{
    const uint64_t generation = ferryi_moe_round_generation(&a->scratch);
    ferryi_moe_wait wait = { call, &choice->expert, FERRYI_MOE_COUNT_BITS, pe, deadline, NULL, NULL };
    ferry_status status = ferryi_moe_word_await(a, &wait);
    uint64_t expert = 0, weight = 0;
    /* Its other word is stored by the same instruction. */
    for (uint32_t polls = 1; status == FERRY_SUCCESS; polls++) {
        ferryi_ld_relaxed_two(&choice->expert, &expert, &weight);
        if (ferryi_moe_choice_is_here(generation, expert, weight))
            break;
        if (polls % 64 == 0 && ferryi_clock_ns() > deadline)
            status = ferryi_moe_wait_failed(a, wait, FERRY_ERR_TIMEOUT, expert, 0);
    }
    return status;
}

/* ---- Blocks that wait for the first block. */

/* All threads of a block wait until the first block has stored this generation to `word`; 0: it does not. */
FERRYI_FN int ferryi_moe_first_block_await(const ferryi_moe_args *a, const uint64_t *word)
{
    const uint64_t generation = ferryi_moe_round_generation(&a->scratch);
    int late = 0;
    if (FERRYI_MOE_RANK == 0 && ferryi_ld_acquire_u64(word) != generation) {
        const uint64_t deadline = ferryi_moe_block_deadline(a);
        for (uint32_t polls = 1; ferryi_ld_acquire_u64(word) != generation && !late; polls++)
            if (polls % 64 == 0) {
                ferryi_yield();
                late = ferryi_clock_ns() > deadline;
            }
    }
    return !FERRYI_MOE_ANY(late);
}

#endif
