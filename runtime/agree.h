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
 * FERRY_SUCCESS, after all have called; or all get the same failure: ASYMMETRIC  they stated different things     the
 * first status that a PE stated as its own failure TIMEOUT     a PE did not come in time; when it does come, its call
 * for this round fails at once PEER_LOST, ABORTED so that nobody believes in something that others have given up.  The
 * round counts on every PE either way.
 *
 * The PE that decides is 0.  A PE that runs out of time withdraws its vote, which PE 0 can only count by changing it
 * itself: who comes first wins, and there is no vote that one side has counted and the other withdrawn.  Says the
 * failure in words that name the PEs and their arguments. */
ferry_status ferryi_agree(ferryi_pe *pe, ferry_call call, enum ferryi_what what, const uint64_t args[3],
                          ferry_status mine, uint64_t budget_ns);

#endif
