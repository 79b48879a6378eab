/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_VERDICT_H
#define FERRYI_VERDICT_H

#include "runtime/state/pair.h"

/* The words for what an ordered pair of GPUs really does.  ferry_init() and ferry-info use this table; docs/p2p.md
 * describes each word.  The first two are good; the others have one meaning each:
 *
 *   stores lost            stores of kernels, and copies too, do not arrive at the owner
 *   reads wrong            stores arrive, but loads from the peer return something else
 *   mirror                 the writer reads back what it stored, and the owner has not got it
 *   only low addresses     the first bytes work; the middle, or the end, of what can be mapped does not
 *   only by copy engine    stores of kernels are lost; copies of the copy engine arrive
 *   copy engine corrupts   stores and loads work; a copy has wrong bytes
 *   hangs                  a kernel, or a copy, that touches the peer does not end
 *   no access              the driver allows none, or each access ends with an error */
typedef enum ferryi_verdict {
    FERRYI_VERDICT_WORKS,
    FERRYI_VERDICT_WITHOUT_ATOMICS,
    FERRYI_VERDICT_ONLY_COPIES,
    FERRYI_VERDICT_LOW_ADDRESSES,
    FERRYI_VERDICT_COPIES_CORRUPT,
    FERRYI_VERDICT_READS_WRONG,
    FERRYI_VERDICT_STORES_LOST,
    FERRYI_VERDICT_MIRROR,
    FERRYI_VERDICT_HANGS,
    FERRYI_VERDICT_NO_ACCESS,
    FERRYI_VERDICT_UNKNOWN,
    FERRYI_N_VERDICTS
} ferryi_verdict;

/* "stores lost", and "stores-lost" for programs. */
const char *ferryi_verdict_word(ferryi_verdict verdict);
const char *ferryi_verdict_id(ferryi_verdict verdict);
/* Returns FERRYI_N_VERDICTS for an id that does not exist; n: the id's length. */
ferryi_verdict ferryi_verdict_of_id(const char *id, size_t n);
/* Two columns for a matrix. */
const char *ferryi_verdict_short(ferryi_verdict verdict);
/* One sentence: what it means for programs. */
const char *ferryi_verdict_meaning(ferryi_verdict verdict);
/* The path that ferry takes then. */
ferry_path ferryi_verdict_path(ferryi_verdict verdict);

/* The word for what ferry_init()'s probe found of a pair (FERRYI_PROBE_*, FERRYI_COPIES_*).  access: the driver allows
 * it.  That probe tries no far address, and copy engines only where stores are lost. */
ferryi_verdict ferryi_verdict_of_probe(uint8_t failed, uint8_t copies, int access);

#endif
