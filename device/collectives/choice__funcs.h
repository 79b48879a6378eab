/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_COLLECTIVES_CHOICE_FUNCS_H
#define FERRY_DETAIL_COLLECTIVES_CHOICE_FUNCS_H

#include "set__funcs.h"

/* The choice of a collective's algorithm.  It may depend only on values that are equal on all members: the call, the
 * number of members and of bytes, the members' nodes.
 *
 *   call                       members   bytes        algorithm
 *   sync, barrier, and where   <= 8                   flat: each to each
 *     others meet              more                   dissemination in rounds of radix 4
 *   broadcast                  <= 8      <= 16 KiB    flat: the root writes to each, and all meet
 *                              more      <= 16 KiB    all meet; a tree of radix 4
 *                              >= 3      more         all meet; pull: flags go down the tree, each reads the root's
 *                                                     source
 *   fcollect                   > 8       <= 512       dissemination
 *                              else                   flat
 *   collect                    > 8                    offsets of the parts: as a scan; the parts: flat
 *   reduce, scan               <= 8      <= a slot    flat, by slots
 *                              more      <= a slot    recursive doubling (a scan: slot by slot, however large)
 *   reduce, reducescatter                more         each folds its share of all sources, and writes it to all
 *   alltoall, alltoalls                               flat, each from its right neighbour on
 *
 * Members on several nodes, of which some share a node: before the rows above come these (levels.c).
 *
 *   sync, barrier, and where others meet with no put under way    in two levels
 *   broadcast                                                     in two levels
 *   fcollect; collect, a node's counts in a slot                  in two levels
 *   reduce, the sources of a node in a slot                       in two levels, the leaders fold all sources
 *   reduce, more bytes, dest not source, at most 8 nodes whose    a share passes from node to node
 *     members are neighbours in the team
 *
 * Few bytes.  L is the time from one core's store of a cache line to the end of another core's wait for it, and o the
 * cost of each further line: 150 and 44 ns between two cores of a Xeon.  Flat costs a PE L + (n - 1) o.  Rounds of
 * radix k cost log_k(n) (L + (k - 1) o), least for k = 4 (2: a third more; 8: a twelfth more), and less than flat from
 * about 9 members on.
 *
 * With more PEs than cores, L is the time for which the other PEs occupy the core, and each round costs one L.  Flat is
 * then best for any number (16 PEs on 2 cores: a barrier of 28 us flat, 45 in rounds).  If some of them are on other
 * nodes, a flat collective makes all pairs talk, and from some 16 members on frames cost more than turns of the core (2
 * cores, nodes of 8 PEs: 16 PEs 2.3 ms flat and 9 ms in rounds, 32 PEs 21 and 15 ms, 64 PEs 121 and 18 ms).
 *
 * Many bytes.  The slowest PE's bytes decide.  Loads and stores reach every PE alike, so forwarding data gains nothing.
 * A pulled broadcast moves n bytes a PE and costs two flags more (flat: the root moves (members - 1) n; scatter and
 * allgather 2 n; a chain n, and the time to fill it).  A reduce by shares moves 2 n a PE, as a ring does, with 3
 * meetings instead of the ring's 2 (members - 1) steps.  An fcollect moves the same bytes in any algorithm; forwarded
 * data is read uncached, and from 512 bytes on that costs more than the saved flags.
 *
 * Several nodes.  L and o are those of a message over the network: 8 us and 4 us of a core by TCP (which wakes the
 * other PE, and copies at both ends).  Beside them the cost of a message within a node is negligible.  With m members
 * on each of N nodes a flat meeting costs each PE L + (N - 1) m o, and m PEs share the cores of their node; in two
 * levels it costs the leaders L + (N - 1) o, and the others nothing.  A flat broadcast costs the root (N - 1) m
 * messages, in two levels N - 1, and a pulled one carries the bytes over the network m times.  Between leaders rounds
 * have radix 4 for the same reason as for few bytes.  A flat reduce of many bytes gets a share from each member of the
 * other nodes, one after the other, and puts it there: m times the bytes of a share that passes from node to node and
 * back, and 2 (N - 1) m L against N L.  Phases behind puts to each member stay flat, since their flags travel with the
 * puts.
 *
 * Kernels go flat: a scope's threads serve as many peers at once, so that (n - 1) o is o.  Single threads serve weak
 * pairs, of which a machine has few. */

#define FERRYI_COLL_FLAT 8
#define FERRYI_COLL_FLAT_ON_NODES 16
#define FERRYI_COLL_FLAT_IN_A_CROWD (UINT32_MAX - 1)
#define FERRYI_COLL_RADIX 4
#define FERRYI_PULL_BYTES ((size_t)16 << 10)
#define FERRYI_GATHER_BYTES ((size_t)512)
#define FERRYI_LEVELS_PES 1024 /* larger jobs have one level */
#define FERRYI_CHAIN_NODES 8

#endif
