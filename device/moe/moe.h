/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_MOE_H
#define FERRY_DETAIL_MOE_MOE_H

#if __has_include("../../../ferry_moe.h") /* machine/public.h says why */
#include "../../../ferry_moe.h"
#else
#include "../../include/ferry_moe.h"
#endif
/* Data that the kernels of the MoE all-to-all share with the host and with other PEs' kernels.
 *
 * A round is a generation, counted from 1.  Each PE keeps, for every other PE, a flag word and a region of rows for
 * each direction and parity; only that other PE writes them.  The sender sets a flag (never adds to it) behind the rows
 * that it announces.  The flag holds their generation and number.  Nothing is ever reset, so a late flag of one round
 * cannot be taken for the next round's.
 *
 * Flags have a parity, too, because combine waits only for PEs that return rows: a PE that had sent nothing to s may
 * set its flag of g + 1 before s has read the flag of g.  No PE can be two rounds ahead, since dispatch waits for all
 * PEs.
 *
 * Two parities are enough, and no row is overwritten while it is read.  PE d writes the same rows of PE s in
 * generations g, g + 2, and so on. d writes the rows of g only when d knows that s is done with g - 2.
 *
 * For dispatch, d reads the flags that s has set at d.  A return flag of h shows that s has run its experts, so s has
 * read the rows of h.  A dispatch flag of h shows that s has begun h, so s is done with h - 1. d writes g to s only
 * when one of the flags proves g - 2 or later.  Without faults it does (d takes s's dispatch flag of g - 1 before d
 * begins g), so the check costs a few local loads.  With one parity the flags would have to prove g - 1, and after one
 * missed deadline a PE could not be written to in the next round.
 *
 * A PE returns rows of g only to a PE whose dispatch flag of g it has taken; that PE set the flag after it added up g -
 * 1.
 *
 * A PE that was stopped may resume and find a peer's flag newer than its own round.  It treats that peer as missing at
 * once, since the peer's rows may be of any generation.  So the resumed PE runs its missed rounds without waiting and
 * catches up.  Peers that may not write to it meanwhile set a flag without rows (FERRYI_MOE_SKIPPED), so that it does
 * not wait for them.
 *
 * Each pair is judged by itself, so a failed PE never hides rows from live PEs.  A wait for a failed PE's flag ends
 * when this PE's service has marked that PE as lost.  A wait for a live PE d takes longer meanwhile, and no round is
 * skipped.  The next dispatch flag in the place of g is the flag of g + 2. d sets it only after it has the live s's
 * flag of g + 1, which s sets when s is done with g.  So d never moves on from s, and may always write to s.  In
 * combine, only the first block checks whether PEs have left, and notes for the other blocks the PEs whose rows did not
 * come.  A block that sees the note while it polls another PE's flag reads that flag itself: the flag is visible, since
 * the first block has seen it.
 *
 * On GPUs a staged pair has its flags and rows on a window, in host memory at the receiver.  The sender's blocks store
 * there directly, without the service.  The receiver copies dispatched rows from the window to their place in its heap
 * before it lists them; it adds up returned rows from the window.  Writers, readers and their order are the same, so
 * two parities are enough there, too.  Each row crosses the bus twice, so a kernel of both halves does both at once
 * (per_pe/windows__funcs.h).
 *
 * In the host space a remote pair's window is at the sender.  Blocks assemble rows there, and the last one puts them
 * all, with the flag behind them.  Between nodes with several PEs rounds have two levels: common/nodes.h.
 *
 * Small rounds.  Where direct stores reach every PE from every PE, and the choices of a round fit into one block's
 * shared memory, rounds wait for less (per_row/; all PEs agree at create):
 * - The dispatch flag goes first, before any row, and holds the number of the source's tokens.  It still proves that
 *   its PE has begun the generation, so the rules above hold.
 * - Choices go ahead of rows, each with its generation in the same word, so they need no fence and no flag.  The
 *   receiver lists rows while they travel.
 * - A row has the slot of its token, so no block needs another's indices, and a flag of its own, in both directions.
 *   These flags have no parity: a PE sets the flag of g + 1 when it has taken the rows that answer those of g, or has
 *   given them up; then the PE that still waits for g finds g + 1 and counts the row as late.
 * - Rows of a PE with few tokens come back to it without flags, each word beside its generation (per_row/few__funcs.h).
 *
 * Large rounds (per_pe/large_dispatch__funcs.h) send the number of rows ahead, and tell after each chunk of tokens how
 * many rows are there, so that the receiver places them while others travel.  Both flags are hints: what decides about
 * a round is the flag behind all rows, and a receiver that was misled places all rows again. */

#define FERRYI_MOE_COUNT_BITS 20
#define FERRYI_MOE_SKIPPED ((1u << FERRYI_MOE_COUNT_BITS) - 1)
#define FERRYI_MOE_NO_EXPERT (-2)

/* 44 bits of generation last five years at 10 us a round.  The kernels, not the host, count generations, so that each
 * launch of a graph runs a new round. */
FERRYI_FN uint64_t ferryi_moe_flag_word(uint64_t generation, uint32_t count)
{
    return generation << FERRYI_MOE_COUNT_BITS | count;
}

typedef struct ferryi_moe_flag {
    uint64_t word[2]; /* of even and of odd generations */
    uint64_t pad[6];  /* a line each: neighbours are written by different PEs */
} ferryi_moe_flag;

/* Start of a row of the dispatch region; then choices[topk], scales (fp8) or side bytes, data.  Each part begins on 16
 * bytes. */
typedef struct ferryi_moe_header {
    int32_t token, n_choices;
    uint32_t
        chosen; /* in rounds of ferry_moe_run(): bit k stands for choice k of the token; choices are in that order */
    int32_t pad;
} ferryi_moe_header;

/* One PE's own view of a peer in this round. */
typedef struct ferryi_moe_peer {
    int32_t sent;           /* rows dispatched to it */
    int32_t got;            /* rows received from it; -1: it is missing */
    uint32_t send_status;   /* of the dispatch to it; 0 until an error */
    uint32_t return_status; /* of the rows returned to it; likewise */
    uint32_t loss_recorded; /* its loss is recorded */
    uint32_t gone;          /* bits: found lost in an earlier round, so that no block checks it or sends to it any more;
                               FERRYI_MOE_MASKED, in rounds before `until`; FERRYI_MOE_UNCHECKED, of an object that its
                               PE has made alone: its config is not yet known to be this one's */
    uint64_t muted;         /* 1 + generation acknowledged when a send to it timed out; no sends until a newer one is */
    uint64_t until;         /* of ferry_moe_mask_set */
    uint64_t decided;       /* small rounds: generation << 8 | status of the rows for it */
    uint64_t in_round;      /* small rounds: the last generation of which its flag was taken in time */
    uint64_t recorded_half; /* small rounds: the last half, 2 x generation (+ 1: combine), with a failed wait */
    int32_t tokens;         /* small rounds: of the round that its flag announces */
    /* Windows: `out` for this PE's rows, at that PE (or here: remote pairs of the host space), `in` here for its rows.
     * NULL: none. */
    char *out, *in;
} ferryi_moe_peer;
#define FERRYI_MOE_LOST 1u
#define FERRYI_MOE_MASKED 2u
#define FERRYI_MOE_UNCHECKED 4u

/* The config of an object that a PE makes alone: it stores this to every PE before any flag.  The place depends on the
 * number of PEs only, as that of the flags, so that it is found whatever the configs are. */
#define FERRYI_MOE_CONFIG_FIELDS 14
typedef struct ferryi_moe_config_line {
    uint64_t digest; /* of value[], behind which it is stored; never 0 */
    int32_t value[FERRYI_MOE_CONFIG_FIELDS];
} ferryi_moe_config_line;

/* What a flag announces. */
enum ferryi_moe_flag_kind {
    FERRYI_MOE_SENT_ROWS,
    FERRYI_MOE_RETURNED_ROWS,
    FERRYI_MOE_SENT_WEIGHTS,
    FERRYI_MOE_COUNTED,       /* large rounds: how many rows will be sent */
    FERRYI_MOE_SENT_SOME,     /* large rounds, windows: how many rows, the first ones, are there */
    FERRYI_MOE_RETURNED_SOME, /* windows: the same of returned rows */
    FERRYI_MOE_N_FLAG_KINDS
};

/* Start of a window; then dispatch_rows[2][max_tokens], return_rows[2][max_tokens] and weights[2][max_tokens][topk]. */
typedef struct ferryi_moe_window {
    ferryi_moe_flag flag[FERRYI_MOE_N_FLAG_KINDS];
} ferryi_moe_window;

/* A kernel's results for the host. */
typedef struct ferryi_moe_result {
    uint32_t status; /* the worst: ASYMMETRIC > ABORTED > PEER_LOST > TIMEOUT */
    int32_t culprit; /* a PE with that status */
    int32_t n_rows, n_absent;
    int32_t n_tokens;              /* of the round under way, or of the last one */
    int32_t bad_token, bad_choice; /* -1: the number of tokens, bad_index, was out of range */
    int64_t bad_index;
    int32_t refused;  /* an index was bad, nothing was sent */
    int32_t overflow; /* rows that the outputs needed, when they had no room for so many; else 0 */
    uint32_t stuck;   /* blocks of the receiving half did not meet */
    uint64_t missing;
    ferry_moe_counts counts; /* since create */
} ferryi_moe_result;

/* Most pieces of a large round, and of what a window gets in a round, that are announced one by one. */
#define FERRYI_MOE_CHUNKS 4
#define FERRYI_MOE_WINDOW_CHUNKS 16

/* Synchronization of the running kernel's blocks; zero between kernels (the host resets it after a failed meeting). */
typedef struct ferryi_moe_grid {
    uint32_t finished, met;
    uint32_t worst;    /* status << 16 | PE */
    uint64_t missing;  /* choices */
    uint64_t answered; /* the round for which the first block has noted missing PEs */
    uint64_t weighed;  /* 2 x the round for which the first block has noted whose weights are here (+ 1: rows that the
                          sending half has left) */
    /* Small rounds: the round for which the first block has listed rows, has found that some of these do not come; the
     * last one whose sources were all in time. */
    uint64_t listed, dropped, well[2]; /* well: of even and of odd rounds */
    /* Large rounds: warps that have sent their tokens of a chunk.  `dropped` is the round in which a warp gave up
     * waiting for rows that it was to place early.  Windows: blocks that have. */
    uint32_t chunk[FERRYI_MOE_WINDOW_CHUNKS];
    uint64_t in_x;    /* the round in which this PE's own rows are in x only */
    uint64_t counted; /* windows: the round for which the first block has noted how many rows have come */
    uint64_t owed;    /* the round in which a sending half of combine has left rows to the receiving one */
} ferryi_moe_grid;

/* A choice on its way, in small rounds: expert + 2 (of 0 to n_experts - 1; -1, or FERRYI_MOE_NO_EXPERT) below the
 * generation, and the weight below the generation's lower half.  Each word is stored at once, so a reader that finds
 * its generation in both has both. */
typedef struct ferryi_moe_sent_choice {
    uint64_t expert, weight;
} ferryi_moe_sent_choice;

/* ---- The arguments of all kernels. */

/* Where parts of a block's marks begin, in words (per_row/marks__funcs.h). */
typedef struct ferryi_moe_marks_offsets {
    int32_t before, start, present, earlier, local;
} ferryi_moe_marks_offsets;

/* What never changes: the same rows, layouts and limits in every round. */
typedef struct ferryi_moe_shape {
    int32_t my_pe, n_pes, n_experts, topk, hidden, max_tokens, dtype, first_expert, n_local;
    int32_t small;                    /* 1: rounds are small ones, on all PEs */
    int32_t tokens_each;              /* small rounds: the tokens whose choices a warp takes at once */
    int32_t expert_base, expert_more; /* n_experts / n_pes, n_experts % n_pes */
    /* Small rounds, which divide by these: ferryi_moe_inverse() of topk, few, expert_base, expert_base + 1. */
    uint32_t topk_inverse, few_inverse, base_inverse, more_inverse;
    int32_t few, few_pieces; /* per_row/few__funcs.h: a PE with at most `few` tokens in a round gets its rows back in
                                units, few_pieces pieces of them; 0: none does */
    ferryi_moe_marks_offsets marks;       /* small rounds */
    int32_t windows;                      /* 1: this PE sends or receives through windows */
    int32_t n_chunks;                     /* most pieces in which the received rows are listed */
    uint32_t scales_offset, data_offset;  /* in a dispatch row */
    uint64_t row_bytes, return_row_bytes; /* of both regions */
    uint64_t block_row_bytes;             /* the larger of the two */

    uint64_t timeout_ns, first_timeout_ns; /* the latter in rounds 1 to first_rounds */
    int32_t first_rounds;

    /* What only ferry_moe_run() has; per_pe/layouts__funcs.h. */
    int32_t layout, wide_index, scale_form, alignment; /* of the config */
    uint32_t payload_bytes, side_bytes; /* of a row on its way: elements or codes; scales or side bytes */
    uint32_t return_weights_offset;     /* in a returned row, BY_TOKEN */
} ferryi_moe_shape;

/* Where rows and flags lie that other PEs write, at the same offset of every heap: part i is PE i's alone. */
typedef struct ferryi_moe_regions {
    ferryi_moe_flag *flag[FERRYI_MOE_N_FLAG_KINDS]; /* [n_pes] */
    char *dispatch_rows, *return_rows;              /* [2][n_pes][max_tokens] */
    float *weights;                                 /* [2][n_pes][max_tokens][topk], behind the rows' slots */
    /* Small rounds only. */
    ferryi_moe_sent_choice *choices;      /* [2][n_pes][max_tokens][topk] */
    ferryi_moe_sent_choice *late_weights; /* [n_pes][max_tokens][topk]: given to combine; `expert` is the choice's k */
    uint64_t *row_flag[2];                /* [n_pes][max_tokens]: generation of a dispatched, of a returned row */
    uint64_t *few_rows;                   /* [n_pes][few][few_pieces]: returned rows (per_row/few__funcs.h) */

    struct ferryi_moe_nodes *nodes; /* rounds in two levels (common/nodes.h); NULL: none.  Host space only */
} ferryi_moe_regions;

/* Memory that this PE alone uses: what the stages of a round leave for each other, and what blocks share. */
typedef struct ferryi_moe_scratch {
    ferryi_moe_peer *peer;          /* [n_pes] */
    ferryi_moe_config_line *config; /* [n_pes], of both channels: PE i writes entry i; without an agreement none does */
    int32_t *slot;                  /* [max_tokens][n_pes]: of a token's row at each PE; -1: no row there */
    int32_t *choice_pe; /* [max_tokens][topk]: the owner of the chosen expert; -1: no choice, or FERRYI_MOE_NO_EXPERT */
    uint32_t *missing;  /* [max_tokens] */
    int32_t *source_status; /* [n_pes] */
    ferry_moe_row *rows;    /* [n_pes * max_tokens] */
    int32_t *expert_first;  /* [n_local + 1] */
    int32_t *expert_row;    /* [n_pes * max_tokens * topk] */
    float *expert_weight;   /* likewise */
    ferryi_moe_result *result;
    ferryi_moe_grid *grid;
    uint32_t *arrived;    /* [2][n_pes]: blocks of the running kernel that have sent all their rows, or weights, for
                             that PE */
    int32_t *block_notes; /* [n_blocks][2 * (n_pes + 1)]: a block's notes about each PE */
    int32_t *tally;       /* [n_chunks][n_local] */
    uint64_t *owed;       /* the round in which a sending half of combine has left rows to the receiving one: [n_pes];
                             small rounds: [n_pes][max_tokens], then [n_pes][few][few_pieces] */
    char *block_row;      /* [n_blocks][block_row_bytes]: where a block assembles a row */
    /* Small rounds. */
    int32_t *own_row;     /* [max_tokens]: the row of a token that came from this PE */
    int32_t *few_place;   /* [n_pes][few][topk]: of the results of a token's choice; -1: not on this PE */
    float *few_weight;    /* likewise: the choice's weight */
    int32_t *target;      /* [n_pes * max_tokens][topk], by expert: the row of the outputs that holds a row's choice */
    float *choice_weight; /* likewise: its weight */
    /* What only ferry_moe_run() has. */
    int32_t *row_base;       /* [n_pes + 1]: each PE's first row of the batch */
    int32_t *place;          /* [n_pes * max_tokens][topk]: of a row's choice among its expert's rows */
    int32_t *start;          /* [n_local + 1], CONTIGUOUS: each expert's first row */
    int32_t *weights_status; /* [n_pes]: in the round grid->weighed */
    void *own_rows, *own_scales, *own_partial;
} ferryi_moe_scratch;

/* How rows of few tokens are split among warps (per_row/few__funcs.h): each into `shares` of `span` pieces. */
typedef struct ferryi_moe_few_split {
    int32_t span, shares;
    uint32_t inverse; /* of shares */
} ferryi_moe_few_split;

/* What the program gives to the round under way. */
typedef struct ferryi_moe_request {
    int32_t n_tokens, partial_dtype;
    int32_t in_stream; /* no caller waits: an index that is no expert is recorded as a fault and is no choice */
    uint32_t stages;
    const uint16_t *x;
    const void *topk_idx; /* int32_t, or int64_t with wide_index */
    const float *topk_weight;
    const void *partial;
    uint16_t *out;
    ferry_moe_round round;     /* of ferry_moe_run() */
    ferry_moe_choices choices; /* of ferry_moe_count_choices(), which has no object: `shape` has what it needs */
    ferryi_moe_few_split few_send, few_receive;
} ferryi_moe_request;

/* A function that reads one part takes that part.  Those out of line that small rounds call take all: a second pointer
 * into the arguments would cost their callers registers. */
typedef struct ferryi_moe_args {
    ferryi_moe_shape shape;
    ferryi_moe_regions regions;
    ferryi_moe_scratch scratch;
    ferryi_moe_request request;
} ferryi_moe_args;

/* Whether a PE with this number of tokens gets its rows back in units. */
FERRYI_FN int ferryi_moe_few_are(const ferryi_moe_shape *shape, int32_t n_tokens)
{
    return shape->few != 0 && n_tokens <= shape->few;
}

/* Divisions by numbers that are known at create: ferryi_moe_over(x, ferryi_moe_inverse(d)) is x / d as long as
 * (2 x + 1) d < 2^31.  In small rounds a token's number and max_tokens are at most 2^14, an expert's number is below 64
 * times d, and d below 2^12.  The quotient is (x + 1/2) / d rounded down, plus an error below (2 x + 1) / 2^32, and (x
 * + 1/2) / d is 1 / 2d or more away from the next whole number. */
FERRYI_FN uint32_t ferryi_moe_inverse(int32_t d)
{
    return d <= 1 ? 1u << 31 : (uint32_t)(((1u << 31) + (uint32_t)d - 1) / (uint32_t)d);
}
FERRYI_FN int32_t ferryi_moe_over(int32_t x, uint32_t inverse)
{
    return (int32_t)(((uint64_t)(2 * (uint32_t)x + 1) * inverse) >> 32);
}

/* The kernels of the halves in the order of their calls, then the kernels of both halves, then those of
 * ferry_moe_run(), which run the halves named in `stages`, then those of both kinds that send by direct stores only,
 * then those of small rounds, which run `stages` too (dispatch by source, and in other layouts; combine, and combine of
 * objects that have few tokens), then one for PEs that leave and one that counts choices, then those of large rounds:
 * X(NUMBER, name).  A body is ferryi_moe_<name>_body (moe__funcs.h), a kernel ferry_moe_kernels::<name> on GPUs and
 * ferry_moe_<name>_kernel in the host space. */
#define FERRYI_MOE_KERNELS(X)                                                                                          \
    X(DISPATCH_SEND, dispatch_send)                                                                                    \
    X(DISPATCH_RECV, dispatch_recv)                                                                                    \
    X(COMBINE_SEND, combine_send)                                                                                      \
    X(COMBINE_RECV, combine_recv)                                                                                      \
    X(DISPATCH, dispatch)                                                                                              \
    X(COMBINE, combine)                                                                                                \
    X(DISPATCH_LAYOUTS, dispatch_layouts)                                                                              \
    X(COMBINE_LAYOUTS, combine_layouts)                                                                                \
    X(DISPATCH_SEND_DIRECT, dispatch_send_direct)                                                                      \
    X(COMBINE_SEND_DIRECT, combine_send_direct)                                                                        \
    X(DISPATCH_DIRECT, dispatch_direct)                                                                                \
    X(COMBINE_DIRECT, combine_direct)                                                                                  \
    X(DISPATCH_LAYOUTS_DIRECT, dispatch_layouts_direct)                                                                \
    X(COMBINE_LAYOUTS_DIRECT, combine_layouts_direct)                                                                  \
    X(DISPATCH_SMALL, dispatch_small)                                                                                  \
    X(DISPATCH_SMALL_LAYOUTS, dispatch_small_layouts)                                                                  \
    X(COMBINE_SMALL, combine_small)                                                                                    \
    X(COMBINE_FEW, combine_few)                                                                                        \
    X(LEAVE_HALF, leave_half)                                                                                          \
    X(COUNT_CHOICES, count_choices)                                                                                    \
    X(DISPATCH_LARGE, dispatch_large)                                                                                  \
    X(COMBINE_LARGE, combine_large)
#define FERRYI_MOE_NUMBER(NUMBER, name) FERRYI_MOE_##NUMBER,
enum ferryi_moe_kernel { FERRYI_MOE_KERNELS(FERRYI_MOE_NUMBER) FERRYI_MOE_N_KERNELS };
#define FERRYI_MOE_IS_LARGE(kernel) ((kernel) >= FERRYI_MOE_DISPATCH_LARGE)

/* What a kernel is made for: constant arguments, which take the other branches out of its code. */
#define FERRYI_MOE_LAYOUTS 1     /* rounds of ferry_moe_run() */
#define FERRYI_MOE_DIRECT_ONLY 2 /* direct stores reach every PE, or nothing does: no windows, no puts */
#define FERRYI_MOE_LARGE (FERRYI_MOE_LAYOUTS | FERRYI_MOE_DIRECT_ONLY | 4) /* warps work alone: large rounds */

/* Launch sizes.  With 512 threads a row of 7168 bf16 is two accesses of 16 bytes for each thread, and two blocks fit on
 * a multiprocessor with 64 registers a thread. */
#define FERRYI_MOE_THREADS 512
#define FERRYI_MOE_WARP_LANES 32u /* on a GPU */
#define FERRYI_MOE_PARTS 4        /* pieces of a token's row that different blocks may send */
#define FERRYI_MOE_LIST_BLOCKS 16 /* that list received rows; one for up to FERRYI_MOE_LIST_CHOICES choices */
#define FERRYI_MOE_LIST_CHOICES 16384

#endif
