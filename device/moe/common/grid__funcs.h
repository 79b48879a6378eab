/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_COMMON_GRID_FUNCS_H
#define FERRY_DETAIL_MOE_COMMON_GRID_FUNCS_H

#include "await__funcs.h"

/* The blocks of a kernel: their memory, how they meet, and which is the last.
 *
 * word      who sets it                  who waits for it               what ends the wait
 * --------  ---------------------------  -----------------------------  ------------------------------------
 * met       each block of a meeting      all blocks of it               all have come; the deadline (`stuck`)
 * finished  each block when it has done  nobody: the last block of the half goes on alone
 * arrived   the same, for a PE           nobody: the last block sets the PE's flag
 * chunk     each sending warp            nobody: the last warp tells how many rows are there
 */

/* Exclusive prefix sum of list[0 .. n - 1] by one warp, a run of the list for each lane; list[n] becomes the total. */
FERRYI_FN void ferryi_moe_warp_prefix_sum(int32_t *list, int32_t n)
{
    const uint32_t lane = FERRYI_MOE_LANE;
    const int32_t each = (n + (int32_t)FERRYI_MOE_LANES - 1) / (int32_t)FERRYI_MOE_LANES;
    const int32_t begin = (int32_t)lane * each < n ? (int32_t)lane * each : n;
    const int32_t end = begin + each < n ? begin + each : n;
    uint32_t own = 0;
    FERRYI_ROLLED
    for (int32_t i = begin; i < end; i++)
        own += (uint32_t)list[i];
    uint32_t sum = own;
    for (uint32_t step = 1; step < FERRYI_MOE_LANES; step *= 2) {
        const uint32_t other = ferryi_moe_warp_shuffle(sum, (lane - step) & 31);
        sum += lane >= step ? other : 0;
    }
    if (lane == FERRYI_MOE_LANES - 1)
        list[n] = (int32_t)sum;
    sum -= own;
    FERRYI_ROLLED
    for (int32_t i = begin; i < end; i++) {
        const uint32_t before = sum;
        sum += (uint32_t)list[i];
        list[i] = (int32_t)before;
    }
}

/* Rows that a block sends or adds up, by all of its threads. */
typedef struct ferryi_moe_list {
    uint32_t n, missing; /* missing: choices of the token, a bit each */
    int32_t pe[FERRY_MOE_MAX_TOPK];
    char *row[FERRY_MOE_MAX_TOPK];
} ferryi_moe_list;

/* The block's notes about each PE: two lists of n_pes + 1. */
FERRYI_FN int32_t *ferryi_moe_block_notes(const ferryi_moe_args *a, int list)
{
    return a->scratch.block_notes + (2 * (int64_t)FERRYI_MOE_BLOCK + list) * (a->shape.n_pes + 1);
}

/* ---- A block's shared memory.  Lists of PEs that do not fit there go to the block's notes. */

#define FERRYI_MOE_SHARED_WORDS 8192
#define FERRYI_MOE_SHARED_PES 64

typedef struct ferryi_moe_shared {
    uint32_t word[FERRYI_MOE_SHARED_WORDS];
    int32_t of_pe[2][FERRYI_MOE_SHARED_PES + 1];
    ferryi_moe_list list;
    /* Small rounds: the token under way; owner: a PE, -1 or FERRYI_MOE_NO_EXPERT. */
    int32_t expert[FERRY_MOE_MAX_TOPK], owner[FERRY_MOE_MAX_TOPK];
    float weight[FERRY_MOE_MAX_TOPK];
} ferryi_moe_shared;

/* A list of n_pes + 1 numbers. */
FERRYI_FN int32_t *ferryi_moe_shared_list(const ferryi_moe_args *a, ferryi_moe_shared *s, int list)
{
    return a->shape.n_pes <= FERRYI_MOE_SHARED_PES ? s->of_pe[list] : ferryi_moe_block_notes(a, list);
}

/* ---- Blocks. */

/* The number of blocks that list the received rows. */
FERRYI_FN uint32_t ferryi_moe_list_n_blocks(const ferryi_moe_shape *shape)
{
    uint64_t want =
        (uint64_t)shape->n_pes * (uint64_t)shape->max_tokens * (uint64_t)shape->topk / FERRYI_MOE_LIST_CHOICES;
    return want < 1 ? 1 : want < FERRYI_MOE_LIST_BLOCKS ? (uint32_t)want : FERRYI_MOE_LIST_BLOCKS;
}

/* Orders a block's rows before its flags.  Rows that go directly are stores; rows of other pairs share a ring's order
 * with their flag.  The host space may hold puts back (FERRY_TEST=chaos), and a fence sends them. */
FERRYI_FN void ferryi_moe_rows_fence(int direct)
{
    if (!FERRYI_GPU && !direct)
        (void)ferry_fence();
    ferryi_fence_release(); /* R: of is_last's A, and cumulative over what a barrier of the block has collected */
}

#define FERRYI_MOE_DOUBT 0x10000u /* added to a counter by each arrival with a doubt */

/* One of n threads arrives.  Returns 1 in the last one, or FERRYI_MOE_DOUBT when some had a doubt; else 0.  Stores of
 * the others, local and remote, that a fence has released precede the last one's next ones; here: its next ones to this
 * GPU, and those that it releases itself. */
FERRYI_FN uint32_t ferryi_moe_is_last(uint32_t *counter, uint32_t n, int doubt, const int here)
{
    const uint32_t before = ferryi_atom_add_u32(counter, doubt ? FERRYI_MOE_DOUBT + 1 : 1);
    if (before % FERRYI_MOE_DOUBT != n - 1)
        return 0;
    if (here)
        ferryi_fence_acquire_here(); /* A */
    else
        ferryi_fence_acquire(); /* A, and R of the thread's next flags */
    ferryi_st_relaxed_u32(counter, 0);
    return doubt || before >= FERRYI_MOE_DOUBT ? FERRYI_MOE_DOUBT : 1;
}

/* The same of all blocks, by one thread of each behind a barrier of its block. */
FERRYI_FN uint32_t ferryi_moe_block_is_last(uint32_t *counter, int doubt, const int here)
{
    if (FERRYI_MOE_BLOCKS == 1)
        return doubt ? FERRYI_MOE_DOUBT : 1;
    return ferryi_moe_is_last(counter, FERRYI_MOE_BLOCKS, doubt, here);
}

/* One thread has waited in vain for other blocks of its kernel: this one ends without its round. */
FERRYI_COLD void ferryi_moe_blocks_note_stuck(const ferryi_moe_args *a, uint64_t expected, uint64_t found)
{
    if (ferryi_atom_cas_u32(&a->scratch.result->stuck, 0, 1) == 0 && a->request.in_stream)
        (void)ferryi_fault_raise(ferryi_world_get(), FERRY_ERR_SYSTEM, FERRY_CALL_MOE_DISPATCH, a->shape.my_pe, NULL,
                                 -1, expected, found, 0);
}

/* A barrier of n blocks; phase counts a kernel's barriers from 1.  Returns 0 in all threads when a block did not
 * arrive: the kernel ends without its round, which the host can receive again; a stream goes on. */
FERRYI_FN int ferryi_moe_blocks_meet(const ferryi_moe_args *a, uint32_t phase, uint32_t n)
{
    uint32_t polls = 0;
    int late = 0;
    FERRYI_MOE_SYNC();
    if (n == 1)
        return 1;
    if (FERRYI_MOE_RANK == 0) {
        const uint64_t deadline = ferryi_moe_block_deadline(a);
        ferryi_fence_release(); /* R of the acquire below */
        (void)ferryi_atom_add_u32(&a->scratch.grid->met, 1);
        while (!late && ferryi_ld_acquire_u32(&a->scratch.grid->met) < phase * n)
            if (++polls % 64 == 0) {
                ferryi_yield();
                late = ferryi_clock_ns() > deadline || ferryi_ld_relaxed_u32(&a->scratch.result->stuck) != 0;
            } else {
                ferryi_relax();
            }
        if (late)
            ferryi_moe_blocks_note_stuck(a, phase * n, ferryi_ld_relaxed_u32(&a->scratch.grid->met));
    }
    return !FERRYI_MOE_ANY(late);
}

#endif
