/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_FAULT_H
#define FERRYI_FAULT_H

#include "ferry/detail/machine/shared.h"

struct ferryi_pe;

/* Returns the final status of a wait that failed with TIMEOUT or PEER_LOST: ABORTED if the job is aborted.  With
 * FERRY_ON_FAULT=abort the job's first such wait aborts the job: *first is set, the status stays, and the caller
 * reports the status and then calls ferryi_fault_end_peers.  If the job is aborted, every PE knows it when this
 * returns. NOT_INITIALIZED if ferry_finalize ended the wait.  Any other status is returned unchanged. */
ferry_status ferryi_fault_final_status(ferryi_world *w, ferry_status status, int *first);
/* Ends the other PEs through the launcher; not every launcher can do that. */
void ferryi_fault_end_peers(ferryi_world *w, ferry_status status);
/* Closes the bootstrap while other threads may be in ferryi_fault_end_peers. */
void ferryi_fault_close_bootstrap(struct ferryi_pe *pe);
/* The PE that aborted the job; -1: none. */
int ferryi_fault_aborter(const ferryi_world *w);

/* Whether a failed wait counts against the program in ferry-run's last sentence.  A timeout after less than seven
 * eighths of FERRY_TIMEOUT does not: the call's own, shorter budget or a wait hook has ended the wait as the program
 * asked. */
int ferryi_fault_counts(const ferryi_world *w, ferry_status status, uint64_t waited_ns);

/* ferryi_fault_raise() of the host: ferry/detail/machine/access__funcs.h. */
ferry_status ferryi_fault_append(ferryi_world *w, ferry_status status, ferry_call call, int peer, const void *addr,
                                 int cmp, uint64_t expected, uint64_t found, uint64_t started) __attribute__((cold));

/* Records the fault for w's PE (sets fault->seq), reports it in one sentence, and aborts the job if FERRY_ON_FAULT asks
 * for that.  Returns the fault's status. */
ferry_status ferryi_fault_report(ferryi_world *w, ferry_fault *fault);

/* For PEs of other nodes.  On PE 0: `by` (an abort_by) aborts the job, unless it is aborted; sets the flags of this
 * node, and returns whose abort it is.  On the other PEs: sets this PE's flag. */
uint64_t ferryi_fault_abort_for(struct ferryi_pe *pe, uint64_t by);
void ferryi_fault_aborted_by(struct ferryi_pe *pe, uint64_t by);

/* If the calling thread belongs to a PE, ends the job with that status, by abort and by the launcher. */
void ferryi_fault_end_job(ferry_status status);
/* The program has asked for the failure with this fault: ferry-run no longer counts it. */
void ferryi_fault_asked(uint64_t seq, ferry_status status);

/* Returns 1 once ferry_global_exit ends this process. */
int ferryi_fault_exits_all(void);

#endif
