/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_COLL_H
#define FERRY_COLL_H

#include "types.h"
#include "typetable.h"

/* Collectives (OpenSHMEM 1.5, 9.9 and 9.11).  All PEs of the team make the same call in the same order, one thread (or
 * warp, or block) of each PE at a time. dest and source are symmetric, the same objects on every PE.  Before any PE
 * calls, dest must be ready for writing on every PE (use a barrier if it was in use).  On return dest may be read and
 * source reused.  No PE returns before all have called.
 *
 * barrier_all  quiet, then sync.   sync  no PE returns before all have called.
 * broadcast    source[nelems] of PE_root goes to dest[nelems] of every PE, the root's own included.
 * collect      source[nelems] of all PEs, concatenated in member order; nelems may differ.
 * fcollect     source[nelems] of PE i goes to dest[i * nelems ..] of every PE.
 * alltoall     source[j * nelems ..] of PE i goes to dest[i * nelems ..] of PE j.
 * alltoalls    source[(j * nelems + k) * sst] of PE i goes to dest[(i * nelems + k) * dst] of PE j, for k < nelems;
 *              dst and sst count elements, from 1 on; dest holds members * nelems * dst elements, source likewise.
 * reduce       dest[i] of every PE = source[i] of all PEs under the operator, operands in member order.  The grouping
 *              depends only on the team's size and nreduce: every PE gets the same bits, every time.  half and
 *              bfloat16 (an element's bits as uint16_t) are folded as floats; every step that is stored is rounded to
 *              nearest, ties to even.  Extension.
 *              dest == source is allowed.
 * reducescatter  dest[i] of PE j = source[j * nreduce + i] of all PEs under the operator, i < nreduce.  dest may be
 *              source + j * nreduce; otherwise they must not overlap.  Extension.
 * sum_inscan   dest[i] of member j = the sum of source[i] of the members 0 to j; sum_exscan: of those before j, 0 on
 *              the first.  dest == source is allowed.  OpenSHMEM 1.6.
 *
 * _SUCCESS.  Refused before any data moves: _NOT_INITIALIZED, _INVALID_ARG (team), _INVALID_PE (root), _INVALID_ADDR,
 * _OVERFLOW.  _PEER_LOST: a member has died, and this PE waited for a member, or sent to that one; from then on all its
 * collectives on that team return this at once, since other members may still be in the first.  _ABORTED.  _TIMEOUT:
 * the collective has not ended, dest is undefined, and repeating the same call continues it; so it does after any other
 * failure that is not a refusal, a disagreement, a death or an abort.  A member's time limit grows by 8 ns for each
 * byte of dest or source, times the members.
 *
 * The same call is the same collective on the same team or active set with the same dest, source, count, root, strides,
 * operator and type; only the time that it gets, and the thread, scope or stream that makes it, may differ.  Source
 * keeps its values meanwhile: a part of it may have been sent.  Until the collective has ended, every other call on the
 * team (on the world: on its active sets too) gets _INVALID_ARG with a sentence that names both calls, or _PEER_LOST
 * once a member has died, and nothing moves. */

/* _ASYMMETRIC: the members have made different calls on the team.  Every member gets it, with a sentence that names a
 * PE that differs, the first argument in which it differs, and both values.  dest is undefined, as is the heap after
 * it up to the largest of the sizes given.  The call is used up on all: the next one is the next one everywhere.  A
 * member that does not come in time keeps no status from the others; their next call on the team waits for it first.
 * Compared are the call; the team (the world and active sets with each other); root; operator and type of reductions
 * and scans; the size of an element of alltoalls, and its strides; the size in bytes, but not of collect; dest, where
 * other PEs write to it (not of reducescatter and scans); source, where other PEs read it (of broadcast, reduce and
 * reducescatter).  Calls on two teams do not meet: they time out. */

/* Complex numbers: sum and prod, on hosts, in C. */

#include "generated/coll.h"

#endif
