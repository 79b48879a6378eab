/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_PAIR_H
#define FERRYI_PAIR_H

#include "ferry/detail/machine/shared.h"

struct ferryi_pe;

/* A PE's record of one ordered pair of PEs.  Each PE has a table of all pairs.  After the probe `failed`, `copies`,
 * `via`, `found` and `path` are equal on every PE.  ferryi_pairs_derive() derives the route words, the masks and the
 * lists of weak pairs, for the host and for kernels, from this record. */
typedef struct ferryi_pair_info {
    uint8_t driver; /* ferry_path by CUDA's attributes (host space: native), as this PE's driver says */
    uint8_t nvml;   /* ferry_path by NVML, or FERRYI_PAIR_UNKNOWN; only in pair_report.c's copy: NVML answers late */
    uint8_t failed; /* FERRYI_PROBE_* that failed, or FERRYI_PROBE_SKIPPED */
    uint8_t forced; /* FERRYI_PROBE_* that FERRY_TEST=probe_fail lets fail */
    uint8_t found;  /* ferry_path without FERRY_PATHS: by the driver at first, by the probe once it ran */
    uint8_t asked;  /* ferry_path that FERRY_PATHS asks for, or FERRYI_PAIR_UNKNOWN */
    uint8_t path;   /* ferry_path that calls take */
    uint8_t lost;   /* FERRYI_LOST_*; only in pairs from this PE, set by its service */
    uint8_t copies; /* FERRYI_COPIES_*, by the probe */
    uint8_t via;    /* 1 + the PE whose GPU's memory holds the chunks of this staged pair's bulk; 0: host memory does */
} ferryi_pair_info;

enum { FERRYI_PAIR_UNKNOWN = 0xff };
enum { FERRYI_PROBE_STORE = 1, FERRYI_PROBE_LOAD = 2, FERRYI_PROBE_LITMUS = 4, FERRYI_PROBE_ATOMIC = 8 };
/* What a pair that failed FERRYI_PROBE_STORE does instead: the writer reads its own stores back. */
enum { FERRYI_PROBE_MIRROR = 32 };
enum { FERRYI_PROBE_COPY = 64 };      /* only in `forced`: treat copy engines as lost */
enum { FERRYI_PROBE_SKIPPED = 0xff }; /* instead of these bits: the pair was not probed */
/* Whether copies by the copy engines of `from`, into and out of the memory of `to`, arrive as they are.  Tried for
 * direct pairs, whose host calls use them, and for pairs whose stores are lost, whose bulk can use them. */
enum { FERRYI_COPIES_UNTRIED, FERRYI_COPIES_ARRIVE, FERRYI_COPIES_CORRUPT, FERRYI_COPIES_LOST };

/* Sets pe->pairs to a table [n_pes][n_pes] in which every pair is native and not probed.  More than FERRYI_PROBE_MOST
 * PEs that are threads of one process share a table, since separate tables would take most of their memory and time: PE
 * 0 writes the table, and the others see it after ferryi_pairs_publish().  Collective in that case.  _NO_MEMORY, or as
 * an exchange of the bootstrap. */
#define FERRYI_PROBE_MOST 128 /* PEs: pairs of larger jobs are not probed */
ferry_status ferryi_pairs_create(struct ferryi_pe *pe);
void ferryi_pairs_destroy(struct ferryi_pe *pe);
int ferryi_pairs_are_shared(const struct ferryi_pe *pe);
/* Returns 1 if this PE writes all of pe->pairs.  Otherwise it writes only `lost` and `path` of its own row. */
int ferryi_pairs_is_writer(const struct ferryi_pe *pe);
/* Ends a step in which PEs have written the table.  If PE 0 writes for all, a meeting of all PEs must have begun the
 * step.  Returns `status`, or PE 0's if it writes for all. */
ferry_status ferryi_pairs_publish(struct ferryi_pe *pe, ferry_status status);

/* Returns the best path for a pair that failed these tests (FERRYI_PROBE_*). */
ferry_path ferryi_path_after_failures(uint8_t failed);

ferryi_pair_info *ferryi_pair_at(const struct ferryi_pe *pe, int from, int to);
/* from != to, and loads and stores from `from` reach the memory of `to`. */
int ferryi_pair_is_direct(const struct ferryi_pe *pe, int from, int to);
/* from != to, and atomics from `from` go to `to` as descriptors: the path is not native. */
int ferryi_pair_is_weak(const struct ferryi_pe *pe, int from, int to);

/* The pair is staged, and copy engines of `from` reach the memory of `to`: they carry bulk without host memory. */
int ferryi_pair_has_copies(const struct ferryi_pe *pe, int from, int to);
/* Copy engines of `from` were tried on the memory of `to`, and lose or change bytes: kernels must move them. */
int ferryi_pair_lacks_copies(const struct ferryi_pe *pe, int from, int to);
/* As has_copies, from the pair's record. */
int ferryi_pair_is_by_copy(const ferryi_pair_info *pair);

/* For a pair that has `via`: how many such pairs of the same third PE stand before it in the table. */
int ferryi_pair_via_number(const struct ferryi_pe *pe, int from, int to);

/* Both PEs are on one node: they share memory, such as their segments. */
int ferryi_pair_shares_node(const struct ferryi_pe *pe, int from, int to);
/* Data from `from` to `to` goes over the network: by force, or since they are on two nodes. */
int ferryi_pair_is_remote(const struct ferryi_pe *pe, int from, int to);

/* After ferryi_pairs_publish(): some pair of the job is remote; all PEs reach each other by loads and stores.  The same
 * on every PE. */
int ferryi_pairs_have_remote(const struct ferryi_pe *pe);
int ferryi_pairs_all_direct(const struct ferryi_pe *pe);

/* Returns how this PE has lost the peer, or 0. */
enum { FERRYI_LOST_DEAD = 1, FERRYI_LOST_CUT = 2 /* the connection to it was lost, and it may live */ };
int ferryi_pair_is_lost(const struct ferryi_pe *pe, int peer);
/* The words after "PE n": "has died", or "cannot be reached". */
const char *ferryi_pair_how_lost(const struct ferryi_pe *pe, int peer);

/* Fills every field of w and peer[n_pes] that depends on this PE's pairs.  w is the PE's own world, or the copy for
 * kernels with `stats` already set.  The caller uploads the copy's weak[], which equals the own world's. */
void ferryi_pairs_derive(const struct ferryi_pe *pe, ferryi_world *w, ferryi_peer *peer);
/* Records the loss in the pair's record and in the host state derived from it.  0: it was recorded before. */
int ferryi_pair_set_lost(struct ferryi_pe *pe, int peer, uint32_t how);

#endif
