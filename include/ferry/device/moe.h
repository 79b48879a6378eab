/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_MOE_H
#define FERRY_DEVICE_MOE_H

#include "../../ferry_moe.h"

/* What the kernels of the MoE all-to-all share with the host and with the kernels of other PEs.
 *
 * A round is a generation, counted from 1.  Each PE keeps, for every other PE, one flag word each way and parity and
 * one region of rows each way and parity; each is written by that PE alone.  A flag is set (never added to) behind the
 * rows that it announces, and says of which generation they are and how many: nothing is ever reset, so no late flag of
 * one round can be taken for the next one's.
 *
 * Flags have a parity, too, because combine waits only for PEs that have something to return: a PE that had sent
 * nothing to s may set its flag of g + 1 before s has looked at the one of g.  It cannot be two rounds ahead, since
 * dispatch waits for everybody.
 *
 * Why two parities are enough, and why nobody reads a row while it is overwritten.  The rows that s reads are written
 * by d in generations g, g + 2, and so on.  d writes those of g only when s is known to be done with g - 2.
 *
 * For dispatch, d looks at the flags that s has set here.  A return flag of h says that s has run its experts, so it
 * has read the rows of h.  A dispatch flag of h says that s has begun h, so it is done with h - 1.  d writes g to s
 * only when one of them gives g - 2 at least.  When all is well it does (d has taken the dispatch flag of g - 1 of s
 * before it begins g), so the check costs a few local loads.  With one parity it would have to give g - 1, and a PE
 * that missed one deadline could not be written to in the round after it.
 *
 * Rows of g are returned only to a PE whose dispatch flag of g was taken, and it set that flag after it had added up
 * g - 1.
 *
 * A PE that is stopped, wakes up and finds a flag newer than its own round in its place treats that PE as missing at
 * once: it has moved on, its rows may be of any generation.  So it runs through the rounds that it slept through
 * without waiting, and comes back in step.  PEs that may not write to it meanwhile say so by a flag without rows
 * (FERRYI_MOE_SKIPPED), so that it does not wait for them.
 *
 * Each pair is judged by itself, so a death takes nothing from the others.  Whoever waits for a flag of the dead gives
 * it up when this PE's service has marked the dead; who waits for a living PE d meanwhile waits longer, and no round is
 * skipped: the next dispatch flag in the place of g is that of g + 2, which d sets only when it has the living s's flag
 * of g + 1, and s sets that when it is done with g.  So d has never moved on from s, and may always write to it.  In
 * combine blocks do not all ask whether a PE has left: the first one notes for the others of whom nothing came back.
 * That is a verdict about those PEs alone.  A block that hears it while it watches another flag reads that flag itself:
 * it is there, since the first block has seen it.
 *
 * On GPUs a pair that is staged has flags and rows of its own on a shelf, in host memory at the receiver: the sender's
 * blocks store there as they store straight elsewhere, and no service is on the way.  The receiver takes rows of
 * dispatch from there to their place in its heap, before anybody sees them; returned rows are added up from there.  Who
 * writes and reads what, and when, is the same, so two parities do there, too. */

#define FERRYI_MOE_COUNT_BITS 20
#define FERRYI_MOE_SKIPPED ((1u << FERRYI_MOE_COUNT_BITS) - 1)
#define FERRYI_MOE_NO_EXPERT (-2)

/* 44 bits of generation: at 10 us a round they last five years.  It is counted where the kernels are, so that a graph
 * that holds a round means a new one with each launch: the rounds that are over, and the one under way. */
FERRYI_FN uint64_t ferryi_moe_word(uint64_t generation, uint32_t count)
{
    return generation << FERRYI_MOE_COUNT_BITS | count;
}

typedef struct ferryi_moe_flag {
    uint64_t word[2]; /* of even and of odd generations */
    uint64_t pad[6];  /* a line each: neighbours are written by different PEs */
} ferryi_moe_flag;

/* Start of a row of the dispatch region; then choices[topk], scales (fp8), data.  Each part begins on 16 bytes. */
typedef struct ferryi_moe_header {
    int32_t token, n_choices;
    int32_t pad[2];
} ferryi_moe_header;

/* One PE's own view of a peer in this round. */
typedef struct ferryi_moe_peer {
    int32_t sent;           /* rows dispatched to it */
    int32_t got;            /* rows received from it; -1: it is missing */
    uint32_t send_status;   /* of the dispatch to it; 0 until something went wrong */
    uint32_t return_status; /* of the rows returned to it; likewise */
    uint32_t told, pad;     /* told: that it is lost is on record */
    uint64_t muted;         /* what had been heard from it + 1 when it took nothing more; it gets nothing until it is
                               heard again */
    char *out, *in;         /* shelves: at that PE, for what this one sends it; here, with what it sends.  NULL: none */
} ferryi_moe_peer;

/* What a shelf begins with; then dispatch_rows[2][max_tokens] and return_rows[2][max_tokens]. */
typedef struct ferryi_moe_shelf {
    ferryi_moe_flag flag[2]; /* of dispatch; of what is returned */
} ferryi_moe_shelf;

/* What a kernel says to the host. */
typedef struct ferryi_moe_result {
    uint32_t status; /* the worst: ABORTED > PEER_LOST > TIMEOUT */
    int32_t culprit; /* a PE with that status */
    int32_t n_rows, n_absent;
    int32_t n_tokens;                                  /* of the round under way, or of the last one */
    int32_t bad_token, bad_choice, bad_index, refused; /* refused: an index was out of range, nothing was sent */
    uint32_t stuck;                                    /* blocks of the receiving half did not meet */
    uint64_t missing;
    ferry_moe_counts counts; /* since create */
} ferryi_moe_result;

/* Where the blocks of the running kernel meet; zero between kernels (the host sees to it where they did not). */
typedef struct ferryi_moe_grid {
    uint32_t finished, met;
    uint32_t worst;    /* status << 16 | PE */
    uint64_t missing;  /* choices */
    uint64_t answered; /* the round of which the first block has noted what did not come back */
} ferryi_moe_grid;

/* The arguments of all kernels.  Pointers into the symmetric heap first. */
typedef struct ferryi_moe_args {
    ferryi_moe_flag *dispatch_flag, *return_flag; /* [n_pes], written by PE i */
    char *dispatch_rows, *return_rows;            /* [2][n_pes][max_tokens], likewise */

    ferryi_moe_peer *peer;  /* [n_pes]; from here on used by this PE alone */
    int32_t *slot;          /* [max_tokens][n_pes]: of a token's row at each PE; -1: it does not go there */
    int32_t *choice_pe;     /* [max_tokens][topk]: whose the chosen expert is; -1: no choice, or
                             * FERRYI_MOE_NO_EXPERT */
    uint32_t *missing;      /* [max_tokens] */
    int32_t *source_status; /* [n_pes] */
    ferry_moe_row *rows;    /* [n_pes * max_tokens] */
    int32_t *expert_first;  /* [n_local + 1] */
    int32_t *expert_row;    /* [n_pes * max_tokens * topk] */
    float *expert_weight;   /* likewise */
    ferryi_moe_result *result;
    ferryi_moe_grid *grid;
    uint32_t *arrived;    /* [n_pes]: blocks of the running kernel that have sent all they have for that PE */
    int32_t *block_notes; /* [n_blocks][2 * (n_pes + 1)]: what a block keeps of each PE */
    int32_t *tally;       /* [n_chunks][n_local] */
    char *block_row;      /* [n_blocks][block_row_bytes]: where a row is put together */

    int32_t my_pe, n_pes, n_experts, topk, hidden, max_tokens, dtype, first_expert, n_local;
    int32_t shelves;                      /* 1: this PE sends or receives by some */
    int32_t n_chunks;                     /* in how many pieces the received rows are listed, at most */
    uint32_t scales_offset, data_offset;  /* in a dispatch row */
    uint64_t row_bytes, return_row_bytes; /* of both regions */
    uint64_t block_row_bytes;             /* the larger of the two */

    uint64_t timeout_ns;
    int32_t n_tokens, partial_dtype;
    int32_t in_stream; /* nobody waits for an answer: an index that is no expert is a fault, and no choice */
    const uint16_t *x;
    const int32_t *topk_idx;
    const float *topk_weight;
    const void *partial;
    uint16_t *out;
} ferryi_moe_args;

/* The kernels, in the order of their calls, and those of both halves in one: X(NUMBER, name).  A body is
 * ferryi_moe_<name>_body (device/moe__funcs.h), a kernel ferry_moe_<name>_kernel, in the host space as on GPUs. */
#define FERRYI_MOE_KERNELS(X)                                                                                          \
    X(DISPATCH_SEND, dispatch_send)                                                                                    \
    X(DISPATCH_RECV, dispatch_recv)                                                                                    \
    X(COMBINE_SEND, combine_send) X(COMBINE_RECV, combine_recv) X(DISPATCH, dispatch) X(COMBINE, combine)
#define FERRYI_MOE_NUMBER(NUMBER, name) FERRYI_MOE_##NUMBER,
enum ferryi_moe_kernel { FERRYI_MOE_KERNELS(FERRYI_MOE_NUMBER) FERRYI_MOE_N_KERNELS };

/* How they are launched.  A row of 7168 bf16 is then two accesses of 16 bytes for each thread; two blocks fit on a
 * multiprocessor with 64 registers a thread. */
#define FERRYI_MOE_THREADS 512
#define FERRYI_MOE_PARTS 4        /* pieces of a token's row that different blocks may send */
#define FERRYI_MOE_LIST_BLOCKS 16 /* that list what was received; one for up to FERRYI_MOE_LIST_CHOICES choices */
#define FERRYI_MOE_LIST_CHOICES 16384

#endif
