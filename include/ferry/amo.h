/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_AMO_H
#define FERRY_AMO_H

#include "calltable.h"
#include "types.h"

/* Atomic memory operations on a symmetric word of pe (OpenSHMEM 1.5, 9.7), atomic against each other, over every path
 * and from every PE, and against the owner's waits and tests.  One element; the word must be aligned to its size.
 *
 * The fetching forms return the word's value before the update, when it is known.  They are not ordered against other
 * operations: use fence or quiet.  The others return at once; quiet completes them.
 *
 * On flags and staged pairs kernels may join additions to one word that need no reply into one: those of lanes that
 * call together with the same value (one record, and if it fails one fault), and records that the owner finds behind
 * one another.  The sum is the same; values in between may not be seen, as when additions follow one another closely.
 *
 * A fetching form that fails returns 0 and leaves ferry_last_error() and a fault; what it can fail with is what the
 * others return: _NOT_INITIALIZED, _INVALID_PE, _INVALID_ADDR, _MISALIGNED; _PEER_LOST; on flags and staged pairs
 * _TIMEOUT and _ABORTED (the operation was then not sent, or, for a fetching one, may still take place).  A host whose
 * own GPU is held by other work: ferry/status.h. */

#define FERRYI_DECLARE_AMO_PLAIN(NAME, TYPE, U)                                                                        \
    FERRY_BOTH(TYPE, ferry_##NAME##_atomic_fetch, (const TYPE *source, int pe))                                        \
    FERRY_BOTH(ferry_status, ferry_##NAME##_atomic_set, (TYPE * dest, TYPE value, int pe))                             \
    FERRY_BOTH(TYPE, ferry_##NAME##_atomic_swap, (TYPE * dest, TYPE value, int pe))
FERRY_WORD_TYPES(FERRYI_DECLARE_AMO_PLAIN)
FERRY_REAL_WORD_TYPES(FERRYI_DECLARE_AMO_PLAIN)

#define FERRYI_DECLARE_AMO(NAME, TYPE, U)                                                                              \
    FERRY_BOTH(TYPE, ferry_##NAME##_atomic_compare_swap, (TYPE * dest, TYPE cond, TYPE value, int pe))                 \
    FERRY_BOTH(TYPE, ferry_##NAME##_atomic_fetch_inc, (TYPE * dest, int pe))                                           \
    FERRY_BOTH(ferry_status, ferry_##NAME##_atomic_inc, (TYPE * dest, int pe))                                         \
    FERRY_BOTH(TYPE, ferry_##NAME##_atomic_fetch_add, (TYPE * dest, TYPE value, int pe))                               \
    FERRY_BOTH(ferry_status, ferry_##NAME##_atomic_add, (TYPE * dest, TYPE value, int pe))                             \
    FERRY_BOTH(TYPE, ferry_##NAME##_atomic_fetch_and, (TYPE * dest, TYPE value, int pe))                               \
    FERRY_BOTH(ferry_status, ferry_##NAME##_atomic_and, (TYPE * dest, TYPE value, int pe))                             \
    FERRY_BOTH(TYPE, ferry_##NAME##_atomic_fetch_or, (TYPE * dest, TYPE value, int pe))                                \
    FERRY_BOTH(ferry_status, ferry_##NAME##_atomic_or, (TYPE * dest, TYPE value, int pe))                              \
    FERRY_BOTH(TYPE, ferry_##NAME##_atomic_fetch_xor, (TYPE * dest, TYPE value, int pe))                               \
    FERRY_BOTH(ferry_status, ferry_##NAME##_atomic_xor, (TYPE * dest, TYPE value, int pe))
FERRY_WORD_TYPES(FERRYI_DECLARE_AMO)

/* The fetching forms without waiting: *fetch holds the old value after the next quiet, and is the call's until then. */
#define FERRYI_DECLARE_FETCH_NBI_STATUS(NAME, OP, PARAMETERS, ARGUMENTS)                                               \
    FERRY_BOTH(ferry_status, ferry_##NAME, PARAMETERS)
#define FERRYI_DECLARE_AMO_PLAIN_NBI(NAME, TYPE, U) FERRY_AMO_PLAIN_NBI_CALLS(FERRYI_DECLARE_FETCH_NBI, NAME, TYPE)
#define FERRYI_DECLARE_AMO_NBI(NAME, TYPE, U) FERRY_AMO_NBI_CALLS(FERRYI_DECLARE_FETCH_NBI, NAME, TYPE)
FERRY_WORD_TYPES(FERRYI_DECLARE_AMO_PLAIN_NBI)
FERRY_REAL_WORD_TYPES(FERRYI_DECLARE_AMO_PLAIN_NBI)
FERRY_WORD_TYPES(FERRYI_DECLARE_AMO_NBI)

#endif
