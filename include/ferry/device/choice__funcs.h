/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_CHOICE_FUNCS_H
#define FERRY_DEVICE_CHOICE_FUNCS_H

#include "set__funcs.h"

/* Which way a collective goes.  Only what all members see alike may decide: the call, how many they are, how many
 * bytes.
 *
 *   call                       members   bytes        way
 *   sync, barrier, and where   <= 8                   flat: each to each
 *     others meet              more                   dissemination in rounds of radix 4
 *   broadcast                  <= 8      <= 16 KiB    flat: the root writes to each
 *                              more      <= 16 KiB    a tree of radix 4
 *                              >= 3      more         pull: the word goes down the tree, each reads the root's source
 *   fcollect                   > 8       <= 512       dissemination
 *                              else                   flat
 *   collect                    > 8                    where the parts go: as a scan; the parts: flat
 *   reduce, scan               <= 8      <= a slot    flat, by slots
 *                              more      <= a slot    recursive doubling (a scan: slot by slot, however large)
 *   reduce, reducescatter                more         each folds its share of all sources, and writes it to all
 *   alltoall, alltoalls                               flat, each from its right neighbour on
 *
 * Few bytes.  Let o be what each further cache line costs that one core writes and another reads, and L the time from
 * the first one's store to the end of the wait for it: 44 and 150 ns between two cores of a Xeon.  Flat costs a PE
 * L + (n - 1) o; rounds of radix k cost log_k(n) (L + (k - 1) o), least for k = 4 (2: a third more; 8: a twelfth more),
 * and less than flat from about 9 members on.
 *
 * In a crowd, more PEs than cores, L is the turn that every other PE takes on the core, and each round needs one: flat
 * is then best for any number (16 PEs on 2 cores: a barrier of 28 us flat, 45 in rounds).
 *
 * Many bytes.  What counts is what the slowest PE moves; loads and stores reach every PE alike, so nothing is gained by
 * passing data on.  A broadcast that is pulled moves n bytes a PE, for two flags more (flat: the root (members - 1) n;
 * scatter and allgather 2 n; a chain n, and the time to fill it).  A reduce by shares moves 2 n a PE, as a ring does,
 * with 3 meetings for the ring's 2 (members - 1) steps.  An fcollect moves what it must in any way; passed on, it is
 * read where it is not cached, and from 512 bytes on that costs more than the flags that are saved.
 *
 * Kernels go flat: a scope's threads write to and wait for as many peers at once, so that (n - 1) o is o; and a thread
 * alone is for weak pairs, of which a machine has a few. */

#define FERRYI_COLL_FLAT 8
#define FERRYI_COLL_FLAT_IN_A_CROWD (UINT32_MAX - 1)
#define FERRYI_COLL_RADIX 4
#define FERRYI_PULL_BYTES ((size_t)16 << 10)
#define FERRYI_GATHER_BYTES ((size_t)512)

#if !FERRYI_GPU
/* FERRY_COLL moves the first border and the radix; UINT32_MAX: everything is flat. */
#define FERRYI_WIDE(w, set) FERRYI_UNLIKELY((uint32_t)(set)->n > (w)->coll_flat)
#define FERRYI_PULLED(w, set, bytes) ((bytes) > FERRYI_PULL_BYTES && (set)->n > 2 && (w)->coll_flat != UINT32_MAX)
#endif

#endif
