/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_MEET_H
#define FERRYI_MEET_H

#include "runtime/state/world.h"

/* A meeting of exactly these PEs, even if other PEs are gone.  It uses only the members' control blocks, so it works in
 * every space, over every path, and after a death has broken off collectives.
 *
 * A meeting has two steps.  First, each PE states some words.  Then `settle` gets the bitwise AND of all statements and
 * returns this PE's verdict; the outcome is 1 if all verdicts are 1.  If a member gave up and came back, the steps are
 * repeated, and settle is first called with NULL to undo its work. */
typedef struct ferryi_meeting {
    const char *call; /* for messages */
    const int *pes;   /* [n], including this PE */
    int n;
    uint32_t ballot; /* one thread at a time meets at a ballot */
    uint64_t tag;    /* equal on all members; differs between meetings of the same PEs */
    uint64_t words[FERRYI_STATEMENT_WORDS];
    int (*settle)(void *ctx, const uint64_t *words);
    void *ctx;
} ferryi_meeting;

/* Sets *outcome on success.  _TIMEOUT, _PEER_LOST (a member), _ABORTED come with a message and settle nothing here. */
ferry_status ferryi_consensus_meet(ferryi_pe *pe, const ferryi_meeting *m, uint64_t budget_ns, int *outcome);

/* Finds the n PEs that know a key instead of each other: each gives the same key and n, and its own index.  Sets
 * pes[index] of each, on success.  _INVALID_ARG (two PEs of one index, another n), _TIMEOUT and _ABORTED come with a
 * message.  The others find this PE until it calls ferryi_consensus_found(), which it does when all have found each
 * other. One thread at a time uses the ballot. */
ferry_status ferryi_consensus_find(ferryi_pe *pe, const char *call, uint32_t ballot, uint64_t key, int n, int index,
                                   int *pes);
void ferryi_consensus_found(ferryi_pe *pe, uint32_t ballot);

/* Digests of arguments. */
static inline uint64_t ferryi_digest_mix(uint64_t hash, int64_t value)
{
    hash = (hash ^ (uint64_t)value) * 0x9e3779b97f4a7c15u;
    return hash ^ hash >> 29;
}

#endif
