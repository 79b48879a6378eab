/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_STATE_REMOTE_OPS_H
#define RUNTIME_STATE_REMOTE_OPS_H

#include "ferry/types.h"
#include <stddef.h>
#include <stdint.h>

/* What the layers below runtime/remote ask of it.  All reach the table through pe->remote_ops, and only where
 * pe->remote is not NULL: this PE has remote pairs.  No call waits, unless it says so. */

struct ferryi_pe;
struct ferryi_spin;

typedef struct ferryi_remote_ops {
    size_t size; /* of this structure */
    /* A record for the peer has been written. */
    void (*posted)(struct ferryi_pe *pe, int peer);
    /* So many polls of a wait found nothing.  peer: the PE waited for, or -1.  0: the next one waits until the peer has
     * applied this PE's records. */
    void (*polls)(struct ferryi_pe *pe, int peer, uint32_t polls);
    /* A large put or get (ferryi_host_ops.remote_bulk).  Waits within the budget of its spin. */
    ferry_status (*bulk)(struct ferryi_pe *pe, struct ferryi_spin *spin, ferry_call call, int op, const void *own,
                         void *other, size_t n, int peer);
    /* The service has applied records, and may sleep soon: replies and counts go out. */
    void (*served)(struct ferryi_pe *pe);
    /* Heaps in GPU memory: a turn of the service.  Sends what kernels and copy engines have written, and takes what has
     * come.  sleep_ns: the service is about to sleep so long; 0: it is not.  Returns 1 if something moved. */
    int (*carry)(struct ferryi_pe *pe, long sleep_ns);
    /* This PE's state word, its vote or one of its ballots has changed: the PEs of other nodes that
     * need it get a copy. */
    void (*told)(struct ferryi_pe *pe);
    /* These PEs are to read this ballot of this PE, which is about to change. */
    void (*meets)(struct ferryi_pe *pe, unsigned ballot, const int *pes, int n);
    /* PE 0 shall decide the round so, unless it is decided (agree.h).  Only where PE 0 is on another node. */
    void (*propose)(struct ferryi_pe *pe, uint64_t round, ferry_status status, int culprit);
    /* PE 0 shall let `by` abort the job, unless it is aborted.  Waits up to 0.5 s for PE 0's answer, in the copy of its
     * abort_by.  Only where PE 0 is on another node. */
    void (*abort_ask)(struct ferryi_pe *pe, uint64_t by);
    /* The job is aborted: sets the flags of the PEs of other nodes.  Waits up to 0.2 s until this is sent. */
    void (*abort_tell)(struct ferryi_pe *pe, uint64_t by);
    /* Makes the PEs of other nodes end their processes.  Waits up to 0.2 s until this is sent. */
    void (*exit_tell)(struct ferryi_pe *pe, int code);
    /* In a forked child: closes the descriptors that peers take as a sign of the parent's life. */
    void (*forget)(struct ferryi_pe *pe);
} ferryi_remote_ops;

#endif
