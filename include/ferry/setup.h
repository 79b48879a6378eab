/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_SETUP_H
#define FERRY_SETUP_H

#include "types.h"

#define FERRY_VERSION_MAJOR 0
#define FERRY_VERSION_MINOR 1
#define FERRY_VERSION_PATCH 0

/* What the environment would say, said by the program.  Zero every field, then set what is wanted: a zero field leaves
 * the choice to the environment and then to the default.  A field that is set wins over the environment. */
typedef struct ferry_config {
    size_t size;                      /* sizeof(ferry_config); set by FERRY_CONFIG_INIT */
    const char *bootstrap;            /* "mpi", "tcp", "threads", "self"; NULL recognises the launcher */
    const void *mpi_comm;             /* mpi: const MPI_Comm *; use ferry_mpi.h */
    const ferry_unique_id *unique_id; /* tcp: from ferry_get_unique_id() on PE 0 */
    int rank, n_pes;                  /* tcp with unique_id: this PE and how many */
    const char *paths;                /* FERRY_PATHS */
    const char *space;                /* FERRY_SPACE */
    uint64_t timeout_ns;              /* FERRY_TIMEOUT */
    uint64_t init_timeout_ns;         /* FERRY_INIT_TIMEOUT */
    size_t heap_max;                  /* FERRY_HEAP_MAX, bytes */
} ferry_config;
#ifdef __cplusplus
#define FERRY_CONFIG_INIT                                                                                              \
    {                                                                                                                  \
        sizeof(ferry_config), nullptr, nullptr, nullptr, 0, 0, nullptr, nullptr, 0, 0, 0                               \
    }
#else
#define FERRY_CONFIG_INIT                                                                                              \
    {                                                                                                                  \
        .size = sizeof(ferry_config)                                                                                   \
    }
#endif

/* Joins the job.  Collective over all PEs; one call a process (a thread under ferry_threads_run).  On return every PE
 * has the symmetric heap mapped and every pair has a path.  Ends within FERRY_INIT_TIMEOUT: a failure names the PE that
 * was waited for, undoes what was done, and may be followed by another try.  OpenSHMEM 1.5, 9.1.1.
 * FERRY_ERR_ALREADY_INITIALIZED, _INVALID_ARG, _BOOTSTRAP, _TIMEOUT, _PEER_LOST, _NO_PATH, _NO_MEMORY, _SYSTEM. */
FERRY_API ferry_status ferry_init(void);
FERRY_API ferry_status ferry_init_with(const ferry_config *config);

/* Levels of thread support (OpenSHMEM 1.5, 9.2).  ferry has one, the highest, whatever is asked for: every thread may
 * make any call at any time, collectives of one team one at a time.  In the cuda space 32 threads of a PE may be in
 * collectives and quiet at once, and more wait for their turn.  _INVALID_ARG: no such level; else as ferry_init. */
enum { FERRY_THREAD_SINGLE = 0, FERRY_THREAD_FUNNELED = 1, FERRY_THREAD_SERIALIZED = 2, FERRY_THREAD_MULTIPLE = 3 };
FERRY_API ferry_status ferry_init_thread(int requested, int *provided);
/* _NOT_INITIALIZED, _INVALID_ARG. */
FERRY_API ferry_status ferry_query_thread(int *provided);

/* Leaves the job: completes what is pending, waits for all living PEs, frees the heap.  Every resource of this PE is
 * released whatever the status, which says only how the wait for the others ended.  9.1.4. */
FERRY_API ferry_status ferry_finalize(void);

/* 1 between a successful init and finalize on this PE, else 0.  Surprise: it is the one call that is right before init.
 */
FERRY_API int ferry_query_initialized(void);

/* This PE's number, and how many there are.  -1 and 0 before init.  9.1.5, 9.1.6. */
FERRY_BOTH(int, ferry_my_pe, (void))
FERRY_BOTH(int, ferry_n_pes, (void))

FERRY_API void ferry_info_get_version(int *major, int *minor);
FERRY_API const char *ferry_info_get_name(void);

/* Asks the job to stop: every wait of every PE returns FERRY_ERR_ABORTED from now on.  Not collective.  No process is
 * ended; that is the program's decision. */
FERRY_API ferry_status ferry_abort(int code);

/* Ends the program with exit(status), and the job with it: every other PE ends with that status at once, whatever it
 * does.  Where FERRY_LIVENESS is off the launcher must do it (mpirun does); PEs that it does not end see ferry_abort().
 * 9.1.7. */
FERRY_API void ferry_global_exit(int status) __attribute__((noreturn));

/* Makes the id by which the others join (tcp bootstrap).  Call it on what will be PE 0, send the 128 bytes to the
 * others by any means, and give it to ferry_init_with() everywhere. */
FERRY_API ferry_status ferry_get_unique_id(ferry_unique_id *id);

/* Runs pe_main(arg) as n_pes PEs, each a thread of this process, and returns when all have.  pe_main calls ferry_init()
 * itself.  Returns the first nonzero value of a pe_main through exit_code (may be NULL). */
FERRY_API ferry_status ferry_threads_run(int n_pes, int (*pe_main)(void *), void *arg, int *exit_code);

#endif
