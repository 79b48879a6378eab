/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_AGREE_H
#define FERRYI_AGREE_H

#include "runtime/world.h"

/* What a collective set-up call is about; compared between PEs. */
enum ferryi_what {
    FERRYI_WHAT_NONE,
    FERRYI_WHAT_MALLOC,
    FERRYI_WHAT_CALLOC,
    FERRYI_WHAT_ALIGN,
    FERRYI_WHAT_REALLOC,
    FERRYI_WHAT_FREE,
    FERRYI_WHAT_GROW,
    FERRYI_WHAT_ZEROED,
    FERRYI_WHAT_INIT,
    FERRYI_WHAT_PROBE,
    FERRYI_WHAT_FINALIZE
};

/* One agreement: every PE states what it does, with which arguments and how its own part went.  Either all PEs get
 * FERRY_SUCCESS, after all have called; or all get the same failure:
 *   ASYMMETRIC  they stated different things
 *   the first status that a PE stated as its own failure
 *   TIMEOUT     a PE did not come in time; when it does come, its call for this round fails at once
 *   PEER_LOST, ABORTED
 * so that nobody believes in something that others have given up.  The round counts on every PE either way.
 *
 * A round is decided by one compare-and-swap of one word on PE 0, which any PE may do: PE 0 does when all have come,
 * another one when its time is up.  Whoever comes first wins, and a PE that stops or dies at any point leaves nobody in
 * doubt.  Says the failure in words that name the PEs and their arguments.  budget_ns counts from the call. */
ferry_status ferryi_agree(ferryi_pe *pe, ferry_call call, enum ferryi_what what, const uint64_t args[3],
                          ferry_status mine, uint64_t budget_ns);

/* The last words of a PE when some have died, in ferry_finalize: waits until every living PE says that it leaves too,
 * so that nobody takes its rings away from those who still use them.  TIMEOUT, ABORTED. */
ferry_status ferryi_agree_to_leave(ferryi_pe *pe, uint64_t budget_ns);

#endif
