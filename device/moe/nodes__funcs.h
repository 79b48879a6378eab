/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_NODES_FUNCS_H
#define FERRY_DETAIL_MOE_NODES_FUNCS_H

#include "round__funcs.h"

/* Rounds over several nodes, in two levels, in the host space: a token's row crosses the network once for each other
 * node, and the results of a node's PEs come back as one row.  In the cuda space kernels send a row for each PE.
 *
 * Create chooses two levels for all PEs or for none: some node has several PEs, all PEs of a node reach each other by
 * direct stores, and one block runs a half.
 *
 * No PE leads its node.  A row that several PEs of a node want goes to one of them, its *carrier*; the rows that a PE
 * carries are spread evenly, as the source counts.  A row that one PE wants goes there, as ever.  So no PE waits for
 * one that does not want the same row, and the load is even.
 *
 * Dispatch.  The source assembles rows in its outbox, which is symmetric: for each PE the rows that this PE carries,
 * those for it alone first; behind them a table of its rows elsewhere, that is, at other carriers.  One put carries
 * both, with the flag.  A row names the choices of its carrier, then those of the other PEs.  The receiver copies its
 * rows from the carriers' heaps behind its own rows.
 *
 * Combine.  What PEs of a node return for a row that they shared is *kept*: each PE stores its own row, rounded, in its
 * own heap.  The receiving half of the carrier adds them up as floats in PE order, and rounds the sum for the source.
 * The rows that are not shared need no other PE, and go in the sending half; when one call has both halves, a put
 * carries all, unless another PE lets the carrier wait.
 *
 * What fails.  Data that one PE has for another never exist only at a third PE.  When a row is not at its carrier (the
 * carrier has died, or has stopped; or its own put failed), the receiver gets it from the source's outbox; when a sum
 * does not come, the source gets the kept rows, each from its PE.  Services answer gets, so no PE need be in a call.
 * Therefore a failed carrier hides no rows of live PEs.
 *
 * What is read is of this round.
 *   - A receiver may still read rows of g at a carrier when the source, which has given this receiver up, writes those
 *     of g + 2 there.  Each row has its generation, before its data; and the source set its flag of g + 1 at the
 * carrier before it wrote g + 2.  The receiver looks at both when it has read, and then counts the source as late.
 *   - The outbox has one place, which stays in the cache, with the generation that it holds.  Its source changes it
 *     when the round is over, that is, when the receivers have answered or have been given up.
 *   - A kept row has its generation behind it, 0 while it changes, and is read between two looks at it.
 *
 * The flag of a dispatch holds the number of rows at the carrier itself, and FERRYI_MOE_TABLE when a table follows. The
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
    int32_t alone, own, elsewhere; /* sent: rows for it alone; those it carries, with these; at other carriers */
    int32_t next[3];               /* of alone, shared and elsewhere, while rows get their places */
    int32_t alone_here, own_here;  /* received from it, likewise */
    int32_t answered;              /* rows go back to it: those of this round */
    int32_t with_sums;             /* its sums are here */
    ferry_status kept;             /* near PEs: of their kept rows; FERRY_ERR_EMPTY: not asked */
} ferryi_moe_far_pe;

typedef struct ferryi_moe_nodes {
    /* Symmetric. */
    uint64_t *sealed; /* the generation that the outbox holds; 0 while it changes */
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
} ferryi_moe_nodes;

#if FERRYI_GPU
#define ferryi_moe_over_nodes(a) 0
#define ferryi_moe_is_apart(way) 0
#define ferryi_moe_lies_at(a, pe, r) (r)
#define ferryi_moe_weights_slot(slot) (slot)
#define ferryi_moe_slot_here(a, row) ((row)->slot)
#define ferryi_moe_outbox_row(a, pe, slot) ((char *)NULL)
#define ferryi_moe_plan_rows(a, way, n_tokens, laid) ((void)0)
#define ferryi_moe_name_others(a, row, t, pe, laid) ((void)0)
#define ferryi_moe_put_apart(a, news, pe, count, flag, word) FERRY_ERR_UNSUPPORTED
#define ferryi_moe_take_rows(a, base, state, deadline) ((void)0)
#define ferryi_moe_keep_rows(a, way, s, laid) ((void)0)
#define ferryi_moe_send_sums(a) ((void)0)
#define ferryi_moe_await_sums(a, pe, deadline, count) ((void)0)
#define ferryi_moe_list_sums(a, t, state, list) ((void)0)
#else

FERRYI_FN int ferryi_moe_over_nodes(const ferryi_moe_args *a)
{
    return a->nodes != NULL;
}

/* Of a PE of another node. */
FERRYI_FN int ferryi_moe_is_apart(int32_t way)
{
    return (way & FERRYI_MOE_APART) != 0;
}

/* Where row r of those from pe, in token order, lies among them. */
FERRYI_FN int32_t ferryi_moe_lies_at(const ferryi_moe_args *a, int32_t pe, int32_t r)
{
    if (!ferryi_moe_over_nodes(a) || a->nodes->pe[pe].own_here < 0)
        return r;
    return a->nodes->order[(int64_t)pe * a->max_tokens + r];
}

/* Of args.slot: where the weights of a row go.  A row elsewhere has -2 - slot there. */
FERRYI_FN int32_t ferryi_moe_weights_slot(int32_t slot)
{
    return slot < -1 ? -2 - slot : slot;
}

/* Where a received row lies, which its source knows too. */
FERRYI_FN int32_t ferryi_moe_slot_here(const ferryi_moe_args *a, const ferry_moe_row *row)
{
    return ferryi_moe_lies_at(a, row->source_pe, row->slot);
}

/* ---- Dispatch. */

/* Row `slot` of those that pe carries, in this round. */
FERRYI_NOINLINE char *ferryi_moe_outbox_row(const ferryi_moe_args *a, int32_t pe, int32_t slot);
/* Chooses carriers, and stores where each row goes in args.slot: the slot at its carrier, -2 - slot for a row
 * elsewhere, -1 for none. */
FERRYI_NOINLINE void ferryi_moe_plan_rows(const ferryi_moe_args *a, const int32_t *way, int32_t n_tokens, int laid);
/* Adds the other PEs' choices to the row, which its carrier pe has. */
FERRYI_NOINLINE void ferryi_moe_name_others(const ferryi_moe_args *a, char *row, int32_t t, int32_t pe, int laid);
/* Puts what was assembled for pe, with the flag.  Returned rows may follow later (ferryi_moe_send_sums). */
FERRYI_NOINLINE ferry_status ferryi_moe_put_apart(const ferryi_moe_args *a, enum ferryi_moe_news news, int32_t pe,
                                                  uint32_t count, uint64_t *flag, uint64_t word);
/* Copies this PE's rows from their carriers, and orders those of each source. base, state: of ferryi_moe_await_rows. */
FERRYI_NOINLINE void ferryi_moe_take_rows(const ferryi_moe_args *a, int32_t *base, int32_t *state, uint64_t deadline);

/* ---- Combine. */

/* The sending half: returned rows go to the window, or are kept.  way: of ferryi_moe_look_whom_to_answer. */
FERRYI_NOINLINE void ferryi_moe_keep_rows(const ferryi_moe_args *a, const int32_t *way, ferryi_moe_scratch *s,
                                          int laid);
/* The receiving half: sends the sums of the rows that this PE carries. */
FERRYI_NOINLINE void ferryi_moe_send_sums(const ferryi_moe_args *a);
/* Behind the wait for the rows that pe returned: waits for its sums.  *count becomes the number of rows. */
FERRYI_NOINLINE void ferryi_moe_await_sums(const ferryi_moe_args *a, int32_t pe, uint64_t deadline, uint32_t *count);
/* Lists what was returned for token t, and its missing choices. */
FERRYI_NOINLINE void ferryi_moe_list_sums(const ferryi_moe_args *a, int32_t t, const int32_t *state,
                                          ferryi_moe_list *list);

#endif

#endif
