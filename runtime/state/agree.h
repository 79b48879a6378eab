/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_AGREE_H
#define FERRYI_AGREE_H

#include "runtime/state/world.h"

/* The kind of a collective set-up call; compared between PEs. */
enum ferryi_what {
    FERRYI_WHAT_NONE,
    FERRYI_WHAT_MALLOC,
    FERRYI_WHAT_CALLOC,
    FERRYI_WHAT_ALIGN,
    FERRYI_WHAT_REALLOC,
    FERRYI_WHAT_FREE,
    FERRYI_WHAT_REGISTER,
    FERRYI_WHAT_UNREGISTER,
    FERRYI_WHAT_UNREGISTERED,
    FERRYI_WHAT_GROW,
    FERRYI_WHAT_GROWN,
    FERRYI_WHAT_ZEROED,
    FERRYI_WHAT_INIT,
    FERRYI_WHAT_PROBE,
    FERRYI_WHAT_FINALIZE,
    FERRYI_WHAT_MOE,
    FERRYI_WHAT_COMM
};

/* One agreement: every PE states its call, the arguments and the status of its own part.  Either all PEs get
 * FERRY_SUCCESS, after all have called; or all get the same failure:
 *   ASYMMETRIC  they stated different things
 *   the first status that a PE stated as its own failure
 *   TIMEOUT     a PE did not come in time; when it does come, its call for this round fails at once
 *   PEER_LOST, ABORTED
 * so that no PE relies on a call that other PEs have given up.  The round counts on every PE either way.
 *
 * One compare-and-swap of one word on PE 0 decides a round.  PE 0 does it when all PEs have come; any PE does it when
 * its wait fails.  The first one wins, so a PE that stops or dies at any point leaves no other PE in doubt.  The
 * failure message names the PEs and their arguments.  budget_ns counts from the call.
 *
 * Several nodes: PEs of PE 0's node decide as above, and have copies of all votes; every PE has a copy of PE 0's word.
 * So an agreement makes no other pairs talk.  A PE of another node whose wait fails proposes the failure to PE 0, whose
 * service makes the compare-and-swap for it.  Only if PE 0 has died or is stopped, so that no answer comes within a
 * second, does that PE decide alone.  It may then report a failure of a round that the others have completed; if they
 * have, no later round succeeds.
 *
 * One thread of a PE at a time: the caller holds the heap's lock, unless the PE has only one thread at that point. */
ferry_status ferryi_agree(ferryi_pe *pe, ferry_call call, enum ferryi_what what, const uint64_t args[3],
                          ferry_status mine, uint64_t budget_ns);

/* An agreement of a set-up call of this process's PE, with the heap's lock and FERRY_TIMEOUT: all are at this step,
 * with this value. */
ferry_status ferryi_agree_on(const char *call, enum ferryi_what what, uint64_t step, uint64_t value, ferry_status mine);

/* On PE 0: another node's PE proposes this failure.  For a timeout PE 0 names the culprit itself, since it knows which
 * PEs have come. */
void ferryi_agree_proposed(ferryi_pe *pe, uint64_t round, ferry_status status, int culprit);

/* The last step of ferry_finalize when some PEs have died: waits until every living PE states that it leaves too, so
 * that no PE removes rings that another PE still uses.  TIMEOUT, ABORTED. */
ferry_status ferryi_agree_to_leave(ferryi_pe *pe, uint64_t budget_ns);

#endif
