/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_BOOT_H
#define FERRYI_BOOT_H

#include "ferry/setup.h"

/* How the PEs of a job find each other before they share memory: one table of five rows, mpi and pmix (plug-ins), tcp,
 * threads, self.  Used at init, at finalize and to abort; never while data moves. */

typedef struct ferryi_boot ferryi_boot;

/* Raised whenever a call or an argument of either table changes its meaning. */
enum { FERRYI_BOOT_ABI = 4 };

/* Arguments of open.  Plug-ins get the library's functions here too: they cannot see its symbols. */
typedef struct ferryi_boot_request {
    size_t size;                /* sizeof(ferryi_boot_request) */
    const ferry_config *config; /* the program's; fields that it did not set are 0 */
    const char *cookie;         /* FERRY_COOKIE, "" when unset */
    const char *tcp_bind;       /* FERRY_TCP_BIND */
    const char *dir;            /* FERRY_BOOTSTRAP_DIR; set by ferryi_boot_open */
    uint64_t deadline;          /* of CLOCK_MONOTONIC, ns */
    ferry_status (*error)(ferry_status status, const char *format, ...) __attribute__((format(printf, 2, 3)));
    const struct ferryi_boot_ops *tcp; /* for a launcher that gives only rank and size */
    ferry_status (*unique_id)(ferry_unique_id *id, const char *otherwise); /* ferryi_tcp_id_make */
    /* Set by guard.h.  A plug-in stores here the name of a foreign call that has no deadline while it is inside, else
     * NULL; when the call has returned and *abandoned is 1, nobody waits for the open any more: it undoes nothing and
     * returns an error. */
    const char **doing;
    const int *abandoned;
} ferryi_boot_request;

typedef struct ferryi_boot_ops {
    size_t size; /* sizeof(ferryi_boot_ops): a plug-in of another build is refused, not misread */
    uint32_t abi;
    const char *name;
    /* Of the mpi row: the MPI whose functions and handles the plug-in was compiled for. */
    const char *mpi;
    /* Joins the job.  _BOOTSTRAP, _TIMEOUT (names the missing PEs), _PEER_LOST, _INVALID_ARG. */
    ferry_status (*open)(const ferryi_boot_request *request, ferryi_boot **boot);
    /* recv[size][nbytes] = every PE's send[nbytes], nbytes at most 64 KiB.  Collective.  _TIMEOUT, _PEER_LOST: name the
     * PEs. */
    ferry_status (*allgather)(ferryi_boot *boot, const void *send, void *recv, size_t nbytes, uint64_t deadline);
    ferry_status (*barrier)(ferryi_boot *boot, uint64_t deadline);
    /* Ends the whole job by the launcher (mpi: MPI_Abort; pmix: PMIx_Abort; tcp: tells every PE, whose next bootstrap
     * call fails; threads and self: nothing). */
    void (*abort)(ferryi_boot *boot, int code);
    /* Tells the launcher that this process, which ends with status 0 before finalize, did not fail.  From any thread;
     * takes a second or two at most. */
    void (*leave)(ferryi_boot *boot);
    /* Leaves the job.  Local: waits for other PEs at most a second. */
    void (*close)(ferryi_boot *boot);
} ferryi_boot_ops;

struct ferryi_boot {
    const ferryi_boot_ops *ops;
    int rank, size;
    int same_process; /* all PEs are threads of this process */
    /* This machine's IP address in the connection to a PE of another machine, not loopback; "": there is none, or the
     * row does not know. */
    char address[46];
};

extern const ferryi_boot_ops ferryi_boot_tcp, ferryi_boot_threads, ferryi_boot_self;
/* As ferry_get_unique_id(), listening on FERRY_TCP_BIND, or `otherwise` if that is not set. */
ferry_status ferryi_tcp_id_make(ferry_unique_id *id, const char *otherwise);
/* The symbol that a plug-in exports. */
#define FERRYI_BOOT_PLUGIN_SYMBOL "ferry_boot_plugin"

/* Picks the row, in this order: the program's config; FERRY_BOOTSTRAP; a thread of ferry_threads_run; a unique id; a
 * program that has initialised MPI; launchers (launchers.h): mpirun (OMPI_COMM_WORLD_SIZE, PMI_SIZE), another launcher
 * with PMIx (PMIX_RANK), by its plug-in or else by MPI's, RANK and WORLD_SIZE; else self.  _BOOTSTRAP if a launcher has
 * started several processes, and the row cannot connect them or finds but one; if two launchers disagree; or if the
 * plug-in was compiled for another MPI than the program's.  _UNSUPPORTED in a child of a PE.  Logs the choice and the
 * reason.  dir: where plug-ins are looked for first ("": beside the library). */
ferry_status ferryi_boot_open(const char *wanted, const char *dir, const ferryi_boot_request *request,
                              ferryi_boot **boot);

#endif
