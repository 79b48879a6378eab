/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_AMO_H
#define FERRY_AMO_H

#include "generated/typetable.h"
#include "types.h"

/* Atomic memory operations on a symmetric word of pe (OpenSHMEM 1.5, 9.7): atomic against each other over every path
 * and from every PE, and against the owner's waits and tests.  One element; the word must be aligned to its size.
 *
 * Fetching forms wait for the word's old value and return it.  They are not ordered against other operations: use fence
 * or quiet.  The other forms return at once; quiet completes them.
 *
 * On flags and staged pairs kernels may combine additions to one word that need no reply: those of lanes that call
 * together with the same value (one record, one fault if it fails), and records that the owner finds behind one
 * another.  The sum is the same; other PEs may not see every intermediate value.
 *
 * _NOT_INITIALIZED, _INVALID_PE, _INVALID_ADDR, _MISALIGNED; _PEER_LOST; on flags and staged pairs _TIMEOUT and
 * _ABORTED: the operation was not sent, or, for a fetching form, may still take place.  A fetching form that fails
 * returns 0 and leaves ferry_last_error() and a fault.  When other work holds the host's own GPU: ferry/status.h. */

/* _nbi: the fetching forms without waiting.  *fetch holds the old value after the next quiet, and is the call's until
 * then. */

/* The calls, with TYPE for a type's name and BITS for a size (api/generate.py):
 * TYPE ferry_TYPE_atomic_fetch(const TYPE *source, int pe)
 *     and ferry_ctx_
 * ferry_status ferry_TYPE_atomic_set(TYPE *dest, TYPE value, int pe)
 *     and ferry_ctx_
 * TYPE ferry_TYPE_atomic_swap(TYPE *dest, TYPE value, int pe)
 *     and ferry_ctx_
 * TYPE ferry_TYPE_atomic_compare_swap(TYPE *dest, TYPE cond, TYPE value, int pe)
 *     and ferry_ctx_
 * TYPE ferry_TYPE_atomic_fetch_inc(TYPE *dest, int pe)
 *     and ferry_ctx_
 * ferry_status ferry_TYPE_atomic_inc(TYPE *dest, int pe)
 *     and ferry_ctx_
 * TYPE ferry_TYPE_atomic_fetch_{add,and,or,xor}(TYPE *dest, TYPE value, int pe)
 *     and ferry_ctx_
 * ferry_status ferry_TYPE_atomic_{add,and,or,xor}(TYPE *dest, TYPE value, int pe)
 *     and ferry_ctx_
 * ferry_status ferry_TYPE_atomic_fetch_nbi(TYPE *fetch, const TYPE *source, int pe)
 *     and ferry_ctx_
 * ferry_status ferry_TYPE_atomic_swap_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe)
 *     and ferry_ctx_
 * ferry_status ferry_TYPE_atomic_compare_swap_nbi(TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe)
 *     and ferry_ctx_
 * ferry_status ferry_TYPE_atomic_fetch_inc_nbi(TYPE *fetch, TYPE *dest, int pe)
 *     and ferry_ctx_
 * ferry_status ferry_TYPE_atomic_fetch_{add,and,or,xor}_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe)
 *     and ferry_ctx_ */
#include "generated/amo.h"

#endif
