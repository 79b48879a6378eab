/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_BOOT_H
#define FERRYI_BOOT_H

#include "ferry/setup.h"

/* How the PEs of a job find each other, before they share any memory.  Four rows of one table: mpi (a plug-in), tcp,
 * threads, self.  Used at init, at finalize, and to abort; never while data moves. */

typedef struct ferryi_boot ferryi_boot;

/* What open may need.  Plug-ins get all they call in here: they cannot see the library's own symbols. */
typedef struct ferryi_boot_request {
    size_t size;                /* sizeof(ferryi_boot_request) */
    const ferry_config *config; /* the program's, zeroed fields where it said nothing */
    const char *cookie;         /* FERRY_COOKIE, "" when unset */
    const char *tcp_bind;       /* FERRY_TCP_BIND */
    uint64_t deadline;          /* of CLOCK_MONOTONIC, ns */
    ferry_status (*error)(ferry_status status, const char *format, ...) __attribute__((format(printf, 2, 3)));
} ferryi_boot_request;

typedef struct ferryi_boot_ops {
    size_t size; /* sizeof(ferryi_boot_ops): a plug-in of another build is refused, not misread */
    const char *name;
    /* Joins.  _BOOTSTRAP, _TIMEOUT (naming the PEs that did not come), _PEER_LOST, _INVALID_ARG. */
    ferry_status (*open)(const ferryi_boot_request *request, ferryi_boot **boot);
    /* recv[size][nbytes] = every PE's send[nbytes], nbytes at most 64 KiB.  Collective.  _TIMEOUT, _PEER_LOST: named.
     */
    ferry_status (*allgather)(ferryi_boot *boot, const void *send, void *recv, size_t nbytes, uint64_t deadline);
    ferry_status (*barrier)(ferryi_boot *boot, uint64_t deadline);
    /* Ends the whole job by the launcher's means, as far as it has any (mpi: MPI_Abort; tcp: tells every PE, whose next
     * bootstrap call fails; none for threads and self).  Only for FERRY_ON_FAULT=abort. */
    void (*abort)(ferryi_boot *boot, int code);
    /* Leaves; local, never waits for others longer than a second. */
    void (*close)(ferryi_boot *boot);
} ferryi_boot_ops;

struct ferryi_boot {
    const ferryi_boot_ops *ops;
    int rank, size;
    int same_process; /* all PEs are threads of this process */
};

extern const ferryi_boot_ops ferryi_boot_tcp, ferryi_boot_threads, ferryi_boot_self;
/* The symbol that a plug-in exports. */
#define FERRYI_BOOT_PLUGIN_SYMBOL "ferry_boot_plugin"

/* Picks the row: the program's config, FERRY_BOOTSTRAP, then what is recognised: a thread of ferry_threads_run; a
 * unique id; mpirun (OMPI_COMM_WORLD_SIZE, PMIX_RANK) or a program that has initialised MPI by itself; RANK and
 * WORLD_SIZE; else self.  Logs what was recognised and why.  dir: where plug-ins are looked for first ("" : beside the
 * library). */
ferry_status ferryi_boot_open(const char *wanted, const char *dir, const ferryi_boot_request *request,
                              ferryi_boot **boot);

#endif
