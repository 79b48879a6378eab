/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_AMO_H
#define FERRY_AMO_H

#include "types.h"
#include "typetable.h"

/* Atomic memory operations on a symmetric word of pe (OpenSHMEM 1.5, 9.7): atomic against each other over every path
 * and from every PE, and against the owner's waits and tests.  One element; the word must be aligned to its size.
 *
 * Fetching forms wait for the word's old value and return it.  They are not ordered against other operations: use fence
 * or quiet.  The other forms return at once; quiet completes them.
 *
 * On flags and staged pairs kernels may combine additions to one word that need no reply: those of lanes that call
 * together with the same value (one descriptor, one fault if it fails), and descriptors that the owner finds after one
 * another.  The sum is the same; other PEs may not see every intermediate value.
 *
 * _NOT_INITIALIZED, _INVALID_PE, _INVALID_ADDR, _MISALIGNED; _PEER_LOST; on flags and staged pairs _TIMEOUT and
 * _ABORTED: the operation was not sent, or, for a fetching form, may still take place.  A fetching form that fails
 * returns 0 and leaves ferry_last_error() and a fault.  When other work holds the host's own GPU: ferry/status.h. */

/* _nbi: the fetching forms without waiting.  *fetch holds the old value after the next quiet, and is the call's until
 * then. */

#include "generated/amo.h"

#endif
