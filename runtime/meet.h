/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_MEET_H
#define FERRYI_MEET_H

#include "runtime/world.h"

/* A meeting of exactly these PEs, whoever else is gone.  It needs nothing but their control blocks, so it works in
 * every space, over every path, and after collectives that a death broke off.
 *
 * Two steps.  First each states some words; then `settle` gets the bitwise AND of all statements and answers with this
 * PE's verdict, and the meeting's outcome is whether all verdicts were 1.  When a step has to be made again (somebody
 * had given up and came back) settle is first called with NULL, to undo what it did. */
typedef struct ferryi_meeting {
    const char *call; /* for messages */
    const int *pes;   /* [n], this one among them */
    int n;
    uint32_t desk; /* meetings at one desk are one thread's at a time */
    uint64_t tag;  /* the same on all, and another one at other meetings */
    uint64_t words[FERRYI_STATEMENT_WORDS];
    int (*settle)(void *ctx, const uint64_t *words);
    void *ctx;
} ferryi_meeting;

/* *outcome on success.  _TIMEOUT, _PEER_LOST (one of these), _ABORTED, with a message; then nothing is settled here. */
ferry_status ferryi_meet(ferryi_pe *pe, const ferryi_meeting *m, uint64_t budget_ns, int *outcome);

#endif
