/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_COMMON_NODES_H
#define FERRY_DETAIL_MOE_COMMON_NODES_H

#include "../moe.h"

/* Rounds over several nodes, in two levels, in the host space: a token's row crosses the network once for each other
 * node, and the results of a node's PEs come back as one row.  In the cuda space kernels send a row for each PE.
 *
 * Create chooses two levels for all PEs or for none: some node has several PEs, all PEs of a node reach each other by
 * direct stores, and one block runs a half.
 *
 * No PE leads its node.  A row that several PEs of a node want goes to one of them, its *relay*; the rows that a PE
 * carries are spread evenly, as the source counts.  A row that one PE wants goes there, as ever.  So no PE waits for
 * one that does not want the same row, and the load is even.
 *
 * Dispatch.  The source assembles rows in its outbox, which is symmetric: for each PE the rows that this PE carries,
 * those for it alone first; behind them a table of its rows elsewhere, that is, at other relays.  One put carries
 * both, with the flag.  A row names the choices of its relay, then those of the other PEs.  The receiver copies its
 * rows from the relays' heaps behind its own rows.
 *
 * Combine.  What PEs of a node return for a row that they shared is *kept*: each PE stores its own row, rounded, in its
 * own heap.  The receiving half of the relay adds them up as floats in PE order, and rounds the sum for the source.
 * The rows that are not shared need no other PE, and go in the sending half; when one call has both halves, a put
 * carries all, unless another PE lets the relay wait.
 *
 * What fails.  Data that one PE has for another never exist only at a third PE.  When a row is not at its relay (the
 * relay has died, or has stopped; or its own put failed), the receiver gets it from the source's outbox; when a sum
 * does not come, the source gets the kept rows, each from its PE.  Services answer gets, so no PE need be in a call.
 * Therefore a failed relay hides no rows of live PEs.
 *
 * What is read is of this round.
 *   - A receiver may still read rows of g at a relay when the source, which has given this receiver up, writes those
 *     of g + 2 there.  Each row has its generation, before its data; and the source set its flag of g + 1 at the
 * relay before it wrote g + 2.  The receiver looks at both when it has read, and then counts the source as late.
 *   - The outbox has one place, which stays in the cache, with the generation that it holds.  Its source changes it
 *     when the round is over, that is, when the receivers have answered or have been given up.
 *   - A kept row has its generation behind it, 0 while it changes, and is read between two looks at it.
 *
 * The flag of a dispatch holds the number of rows at the relay itself, and FERRYI_MOE_TABLE when a table follows. The
 * flag of a return holds the number of rows answered, wherever they were; FERRYI_MOE_TABLE when sums are with them. */
#define FERRYI_MOE_TABLE (1u << (FERRYI_MOE_COUNT_BITS - 1))
#define FERRYI_MOE_MOST_SHARED_TOKENS ((int32_t)FERRYI_MOE_TABLE - 2) /* max_tokens */

/* Ends a row of partial sums, of one PE (kept) or of a node. */
typedef struct ferryi_moe_trailer {
    uint64_t generation;
    uint32_t lacks; /* choices of the token that belong here, and are not in the sum */
    uint32_t salt;  /* the object's, since rows are not zeroed */
} ferryi_moe_trailer;

/* What this PE knows of a PE of another node in this round. */
typedef struct ferryi_moe_far_pe {
    uint64_t start;                /* its rows in the outbox */
    int32_t alone, own, elsewhere; /* sent: rows for it alone; those it carries, with these; at other relays */
    int32_t next[3];               /* of alone, shared and elsewhere, while rows get their places */
    int32_t alone_here, own_here;  /* received from it, likewise */
    int32_t answered;              /* rows go back to it: those of this round */
    int32_t with_sums;             /* its sums are here */
    ferry_status kept;             /* PEs of this node: of their kept rows; FERRY_ERR_EMPTY: not asked */
} ferryi_moe_far_pe;

typedef struct ferryi_moe_nodes {
    /* Symmetric. */
    uint64_t *sealed; /* which round's rows the outbox holds, or will (ferryi_moe_seal) */
    char *outbox;
    uint64_t *kept;          /* the generation whose rows are kept */
    char *kept_rows;         /* [2][n_pes][max_tokens]: by source and its token */
    ferryi_moe_flag *summed; /* [n_pes], written by PE i behind sums that came later than its other rows */
    uint32_t salt;
    /* This process's. */
    ferryi_moe_far_pe *pe; /* [n_pes] */
    int32_t *order;        /* [n_pes][max_tokens]: where the rows of a source lie, in token order */
    int32_t *at_token;     /* [max_tokens] */
    uint64_t *entry;       /* [max_tokens] */
    char *got;             /* [topk] returned rows */
    uint64_t ends;         /* of ferryi_clock_ns(): combine's receiving half, also its wait for kept rows */
} ferryi_moe_nodes;

#endif
