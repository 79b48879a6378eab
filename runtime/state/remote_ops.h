/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_STATE_REMOTE_OPS_H
#define RUNTIME_STATE_REMOTE_OPS_H

#include "ferry/types.h"
#include <stddef.h>
#include <stdint.h>

/* The operations of runtime/remote that lower layers use.  They reach the table through pe->remote_ops, and only if
 * pe->remote is not NULL: this PE has remote pairs.  No call waits, unless it says so. */

struct ferryi_pe;
struct ferryi_spin;

typedef struct ferryi_remote_ops {
    size_t size; /* of this structure */
    /* A descriptor for the peer has been written. */
    void (*posted)(struct ferryi_pe *pe, int peer);
    /* A wait has polled `polls` times without success, so all data that can move should move.  peer: the awaited PE, or
     * -1.  0 polls: the next wait is for the peer to apply this PE's descriptors. */
    void (*polls)(struct ferryi_pe *pe, int peer, uint32_t polls);
    /* A number that changes when a frame moves. */
    uint32_t (*moved)(struct ferryi_pe *pe);
    /* Rests for ns, or until the provider's descriptor says that something has come. */
    void (*rests)(struct ferryi_pe *pe, uint64_t ns);
    /* A large put or get (ferryi_host_ops.remote_bulk).  Waits within the budget of its spin. */
    ferry_status (*bulk)(struct ferryi_pe *pe, struct ferryi_spin *spin, ferry_call call, int op, const void *own,
                         void *other, size_t n, int peer);
    /* The service has applied descriptors, and may sleep soon: sends the replies and counts. */
    void (*served)(struct ferryi_pe *pe);
    /* Heaps in GPU memory: a turn of the service.  Sends the data of kernels and copy engines, and takes arrived
     * frames.  sleep_ns: the service is about to sleep so long; 0: it is not.  Returns 1 if something moved. */
    int (*carry)(struct ferryi_pe *pe, long sleep_ns);
    /* This PE's state word, its vote or one of its ballots has changed: the PEs of other nodes that
     * need it get a copy. */
    void (*told)(struct ferryi_pe *pe);
    /* This PE's ballot is about to change, and these PEs need the change. */
    void (*meets)(struct ferryi_pe *pe, unsigned ballot, const int *pes, int n);
    /* Asks PE 0 to decide the round this way, unless it is decided (agree.h).  Only if PE 0 is on another node. */
    void (*propose)(struct ferryi_pe *pe, uint64_t round, ferry_status status, int culprit);
    /* Asks PE 0 to let `by` abort the job, unless it is aborted.  Waits up to 0.5 s for PE 0's answer in the copy of
     * its abort_by.  Only if PE 0 is on another node. */
    void (*abort_ask)(struct ferryi_pe *pe, uint64_t by);
    /* The job is aborted: sets the flags of the PEs of other nodes.  Waits up to 0.2 s until this is sent. */
    void (*abort_tell)(struct ferryi_pe *pe, uint64_t by);
    /* Makes the PEs of other nodes end their processes.  Waits up to 0.2 s until this is sent. */
    void (*exit_tell)(struct ferryi_pe *pe, int code);
    /* In a forked child: closes the descriptors by which peers see that the parent lives. */
    void (*forget)(struct ferryi_pe *pe);
} ferryi_remote_ops;

#endif
