/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_PE_WINDOWS_FUNCS_H
#define FERRY_DETAIL_MOE_PER_PE_WINDOWS_FUNCS_H

#include "announce__funcs.h"

/* Rows through windows, on GPUs.  Each crosses the bus twice: its sender stores it into host memory, its receiver loads
 * it from there.  The bus carries both at once, so in a kernel of both halves the blocks share the work:
 *
 * - senders, the first half, send tokens to windows in order and tell after each chunk how many rows are there.  They
 *   begin one behind the other: if they all began at once, all rows would be there at the end, as they share the bus;
 * - takers, the others, send the rows that go to heaps, and then load what is there;
 * - the scout, the last block, looks then at the windows' hints and stores them to the heap, where takers look: if each
 *   did it itself, their loads of one line of host memory would queue up.
 *
 * What decides about a round are the flags behind all rows, as in other rounds.  A receiver whom hints have not reached
 * in time takes the rows that are left behind the flags.  With few blocks or tokens, and in kernels of one half, every
 * block sends and then takes. */

#define FERRYI_MOE_HINTS_NS 2000000u  /* for which blocks look for a hint */
#define FERRYI_MOE_STAGGER_NS 100000u /* over which senders begin, at most */
#define FERRYI_MOE_BUS_BYTES_A_NS 50u /* of one direction */
#define FERRYI_MOE_CHUNK_TOKENS 32    /* of a chunk, at least */

/* The least max_tokens for which it pays.  Two PEs on one H200 joined by MPS, which share its bus, event to event: 128
 * tokens take 109 and 161 us without it, 111 and 154 with it (with one direction staged 74 and 86, and 80 and 92);
 * 1,024 tokens 736 and 1,176, and 626 and 1,017. */
#define FERRYI_MOE_SPLIT_TOKENS 256

/* The thread of a block that tells of its chunks: another warp's than lists the next token. */
#define FERRYI_MOE_TELLER (FERRYI_MOE_SIZE / 2)

/* Whether the blocks of a kernel share the work of both halves. */
FERRYI_FN int ferryi_moe_blocks_are_split(const ferryi_moe_args *a, uint32_t both, const int form)
{
    return FERRYI_GPU && (form & FERRYI_MOE_DIRECT_ONLY) == 0 && a->shape.windows && FERRYI_MOE_BLOCKS >= 4 &&
           a->shape.max_tokens >= FERRYI_MOE_SPLIT_TOKENS && (a->request.stages & both) == both;
}

/* Blocks that do the same: this one is number `index` of n; index >= n: it is none of them. */
typedef struct ferryi_moe_crew {
    uint32_t index, n;
} ferryi_moe_crew;

/* Those that send by one way. */
FERRYI_FN ferryi_moe_crew ferryi_moe_crew_of(int split, int32_t way)
{
    ferryi_moe_crew crew = { FERRYI_MOE_BLOCK, FERRYI_MOE_BLOCKS };
    const uint32_t senders = FERRYI_MOE_BLOCKS / 2;
    if (split && way == FERRYI_MOE_TO_WINDOWS) {
        crew.n = senders;
    } else if (split && way == FERRYI_MOE_DIRECT) {
        crew.index -= senders; /* a sender's becomes large */
        crew.n -= senders;
    }
    return crew;
}

/* Those that take: all blocks without a scout, when they are not split. */
FERRYI_FN ferryi_moe_crew ferryi_moe_takers(int split)
{
    ferryi_moe_crew crew = ferryi_moe_crew_of(split, FERRYI_MOE_DIRECT);
    crew.n -= split ? 1 : 0; /* the scout's index is n */
    return crew;
}

/* ---- Senders. */

/* The number of chunks of n tokens or rows. */
FERRYI_FN uint32_t ferryi_moe_window_chunks(uint32_t n)
{
    const uint32_t want = n / FERRYI_MOE_CHUNK_TOKENS;
    return want < 1 ? 1 : want < FERRYI_MOE_WINDOW_CHUNKS ? want : FERRYI_MOE_WINDOW_CHUNKS;
}

/* Whether this block sends nothing to some PE with a window; others may send to it. */
FERRYI_FN int ferryi_moe_windows_in_doubt(const ferryi_moe_shape *shape, const int32_t *transport)
{
    int doubt = 0;
    FERRYI_ROLLED
    for (int32_t pe = 0; pe < shape->n_pes; pe++)
        doubt |= transport[pe] == (FERRYI_MOE_TO_WINDOWS | FERRYI_MOE_NO_ROWS);
    return doubt;
}

/* All threads of a sender, before its first item.  The senders have n_items, with so many bytes in all, each in turn.
 */
FERRYI_FN void ferryi_moe_senders_stagger(ferryi_moe_crew crew, uint64_t bytes, uint32_t n_items)
{
    uint64_t own = bytes / FERRYI_MOE_BUS_BYTES_A_NS * crew.index / (n_items > crew.n ? n_items : crew.n);
    own = own < FERRYI_MOE_STAGGER_NS ? own : FERRYI_MOE_STAGGER_NS;
    if (FERRYI_MOE_RANK == 0)
        for (const uint64_t from = ferryi_clock_ns(); ferryi_clock_ns() - from < own;)
            ferryi_relax();
    FERRYI_MOE_SYNC();
}

/* One thread of each sender, behind a barrier of its block if that has sent some rows of the chunk.  1 in the last one,
 * unless a block has a doubt: all rows of the chunk are there, and it may tell so. */
FERRYI_FN int ferryi_moe_chunk_is_sent(const ferryi_moe_args *a, uint32_t chunk, ferryi_moe_crew crew, int sent,
                                       int doubt)
{
    if (sent)
        ferryi_moe_rows_fence(1);
    return ferryi_moe_is_last(&a->scratch.grid->chunk[chunk], crew.n, doubt, 0) == 1;
}

/* One thread tells pe that its first `rows` rows are on its window. */
FERRYI_FN void ferryi_moe_window_hint(const ferryi_moe_args *a, enum ferryi_moe_flag_kind kind, int32_t pe,
                                      int32_t rows)
{
    const uint64_t generation = ferryi_moe_round_generation(&a->scratch);
    ferryi_moe_window *window = (ferryi_moe_window *)(void *)a->scratch.peer[pe].out;
    ferryi_st_relaxed_u64(&window->flag[kind].word[generation & 1], ferryi_moe_flag_word(generation, (uint32_t)rows));
}

/* ---- The scout. */

/* A thread for each PE stores what its window says of `some` to the heap, until `all` is there. */
FERRYI_NOINLINE void ferryi_moe_windows_scout(const ferryi_moe_args *a, enum ferryi_moe_flag_kind some,
                                              enum ferryi_moe_flag_kind all)
{
    const uint64_t generation = ferryi_moe_round_generation(&a->scratch);
    FERRYI_ROLLED
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->shape.n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        const ferryi_moe_window *window = (const ferryi_moe_window *)(const void *)a->scratch.peer[pe].in;
        const int returning = some == FERRYI_MOE_RETURNED_SOME;
        if (window == NULL || ferryi_moe_peer_status(&a->scratch, pe) != FERRY_SUCCESS ||
            (returning && a->scratch.peer[pe].sent == 0))
            continue;
        const uint64_t *hint = &window->flag[some].word[generation & 1],
                       *flag = &window->flag[all].word[generation & 1];
        uint64_t known = 0, from = ferryi_clock_ns();
        while (ferryi_ld_relaxed_u64(flag) >> FERRYI_MOE_COUNT_BITS < generation &&
               ferryi_clock_ns() - from < FERRYI_MOE_HINTS_NS) {
            const uint64_t found = ferryi_ld_acquire_u64(hint);
            if (found != known && found >> FERRYI_MOE_COUNT_BITS == generation) {
                ferryi_st_release_u64(ferryi_moe_flag_at(a, some, pe), found); /* R of the takers' acquire */
                from = ferryi_clock_ns();
            }
            known = found;
            ferryi_relax();
        }
    }
}

/* ---- Takers. */

/* The number of rows of pe that a hint in the heap tells, at least `known`. */
FERRYI_FN int32_t ferryi_moe_hint_rows(const ferryi_moe_args *a, enum ferryi_moe_flag_kind kind, int32_t pe,
                                       int32_t known)
{
    const uint64_t found = ferryi_ld_acquire_u64(ferryi_moe_flag_at(a, kind, pe));
    const int32_t rows = (int32_t)(found & FERRYI_MOE_SKIPPED);
    if (found >> FERRYI_MOE_COUNT_BITS != ferryi_moe_round_generation(&a->scratch) || rows > a->shape.max_tokens)
        return known;
    return rows > known ? rows : known;
}

/* A block's share of rows from[pe] to upto[pe] of each PE with a window goes to the heap.  Slots begin with 0, so a
 * PE's rows are contiguous on both sides.  Which threads copy 16 bytes follows from their place alone: blocks may see
 * other hints, and take other steps. */
FERRYI_FN void ferryi_moe_windows_copy(const ferryi_moe_args *a, const int32_t *from, const int32_t *upto,
                                       ferryi_moe_crew takers)
{
    const uint64_t row_bytes = a->shape.row_bytes;
    const uint32_t size = takers.n * FERRYI_MOE_SIZE, rank = takers.index * FERRYI_MOE_SIZE + FERRYI_MOE_RANK;
    FERRYI_ROLLED
    for (int32_t pe = 0; pe < a->shape.n_pes; pe++) {
        char *window = ferryi_moe_window_at(a, pe);
        if (window == NULL || upto[pe] <= from[pe])
            continue;
        const uint32_t first = (uint32_t)((uint64_t)from[pe] * row_bytes / 16 % size);
        ferryi_moe_quads_copy(ferryi_moe_row_at(a, a->regions.dispatch_rows, row_bytes, pe, from[pe]),
                              ferryi_moe_window_row_at(a, window, 0, from[pe]),
                              (size_t)(upto[pe] - from[pe]) * row_bytes / 16,
                              rank < first ? rank + size - first : rank - first, size);
    }
}

/* All blocks, in their receiving half, behind the first block's wait for the sources: all rows get into the heap.
 * scratch: 2 n_pes numbers of the block's own.  0 in all threads: the kernel ends without its round, as when blocks do
 * not meet. */
FERRYI_NOINLINE int ferryi_moe_windows_empty(const ferryi_moe_args *a, int32_t *scratch)
{
    const uint64_t generation = ferryi_moe_round_generation(&a->scratch), deadline = ferryi_moe_block_deadline(a);
    const int split = ferryi_moe_blocks_are_split(a, FERRY_MOE_DISPATCH_SEND | FERRY_MOE_DISPATCH_RECV, 0);
    const ferryi_moe_crew takers = ferryi_moe_takers(split);
    const int32_t rank = (int32_t)FERRYI_MOE_RANK, size = (int32_t)FERRYI_MOE_SIZE;
    int32_t *from = scratch, *upto = scratch + a->shape.n_pes;
    FERRYI_MOE_SYNC(); /* what the first block noted of its peers, before `counted`; and the scratch is used again */
    if (FERRYI_MOE_BLOCK == 0 && rank == 0)
        ferryi_st_release_u64(&a->scratch.grid->counted, generation); /* R of the takers' acquire */
    if (split && takers.index == takers.n)
        ferryi_moe_windows_scout(a, FERRYI_MOE_SENT_SOME, FERRYI_MOE_SENT_ROWS);
    if (takers.index >= takers.n)
        return 1;
    for (int32_t pe = rank; pe < a->shape.n_pes; pe += size)
        upto[pe] = 0;
    for (;;) {
        const int counted = rank == 0 && ferryi_ld_acquire_u64(&a->scratch.grid->counted) == generation;
        const int ended = FERRYI_MOE_ANY(counted);
        for (int32_t pe = rank; pe < a->shape.n_pes; pe += size) {
            const int32_t known = upto[pe];
            from[pe] = known;
            upto[pe] = ended ? (int32_t)ferryi_ld_relaxed_u32((const uint32_t *)&a->scratch.peer[pe].got)
                             : ferryi_moe_hint_rows(a, FERRYI_MOE_SENT_SOME, pe, known);
        }
        FERRYI_MOE_SYNC();
        ferryi_moe_windows_copy(a, from, upto, takers);
        if (ended)
            return 1;
        if (FERRYI_MOE_ANY(rank == 0 && ferryi_clock_ns() > deadline)) {
            if (rank == 0)
                ferryi_moe_blocks_note_stuck(a, generation, 0);
            return 0;
        }
    }
}

#endif
