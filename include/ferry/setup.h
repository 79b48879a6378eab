/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_SETUP_H
#define FERRY_SETUP_H

#include "types.h"

#define FERRY_VERSION_MAJOR 0
#define FERRY_VERSION_MINOR 1
#define FERRY_VERSION_PATCH 0

/* Settings of the program in place of the environment.  Zero every field, then set some: a field that is set overrides
 * the environment, a zero field leaves the choice to the environment and then to the default. */
typedef struct ferry_config {
    size_t size;                      /* sizeof(ferry_config); set by FERRY_CONFIG_INIT */
    const char *bootstrap;            /* "mpi", "pmix", "tcp", "threads", "self"; NULL recognises the launcher */
    const void *mpi_comm;             /* mpi: const MPI_Comm *; use ferry_mpi.h */
    const ferry_unique_id *unique_id; /* tcp: from ferry_get_unique_id() on PE 0 */
    int rank, n_pes;                  /* tcp with unique_id: this PE and the number of PEs */
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

/* fork(): a child of a PE's process is not a PE.  Calls there return FERRY_ERR_NOT_INITIALIZED with a sentence that
 * says so, or a null value (NULL, 0, -1 from ferry_my_pe()); ferry_init() returns FERRY_ERR_UNSUPPORTED, since the rank
 * is the parent's.  The child's end, also by exit() with its handlers, does not affect the job.  The child shares its
 * parent's heap and may read and write it by pointers; globals are its own.  A program that a PE or its child starts by
 * exec has inherited the PE's launcher variables: while the PE is in the job, ferry_init() there returns
 * FERRY_ERR_UNSUPPORTED too, unless the variables are others, or FERRY_BOOTSTRAP is self. */

/* pthread_cancel() never ends a thread inside a call: the call completes, and the cancellation takes effect at the
 * thread's next cancellation point.  (There is no such guarantee with PTHREAD_CANCEL_ASYNCHRONOUS, nor for a longjmp()
 * out of a signal handler that has interrupted a call.) */

/* Joins the job.  Collective over all PEs; one call per process (per thread under ferry_threads_run).  On return every
 * PE has the symmetric heap mapped and every pair has a path.  Ends within FERRY_INIT_TIMEOUT: a failure names the
 * awaited PE and is undone, and the call may be repeated.  An MPI_Init or PMIx_Init that this call has made and that
 * does not return is not undone: its thread stays, and the call may be repeated when it has returned.  Raises the soft
 * limit of descriptors to the hard one.  OpenSHMEM 1.5, 9.1.1.  FERRY_ERR_ALREADY_INITIALIZED, _INVALID_ARG,
 * _BOOTSTRAP, _TIMEOUT, _PEER_LOST, _NO_PATH, _NO_MEMORY, _SYSTEM, _UNSUPPORTED (a child of a PE). */
FERRY_API FERRYI_CHECKED ferry_status ferry_init(void);
FERRY_API FERRYI_CHECKED ferry_status ferry_init_with(const ferry_config *config);

/* Levels of thread support (OpenSHMEM 1.5, 9.2). ferry always provides the highest: every thread may make any call at
 * any time, collectives of one team one at a time.  In the cuda space 32 threads of a PE may be in collectives and
 * quiet at once; more wait for their turn.  _INVALID_ARG: no such level; else as ferry_init. */
enum { FERRY_THREAD_SINGLE = 0, FERRY_THREAD_FUNNELED = 1, FERRY_THREAD_SERIALIZED = 2, FERRY_THREAD_MULTIPLE = 3 };
FERRY_API FERRYI_CHECKED ferry_status ferry_init_thread(int requested, int *provided);
/* _NOT_INITIALIZED, _INVALID_ARG. */
FERRY_API FERRYI_CHECKED ferry_status ferry_query_thread(int *provided);

/* Leaves the job: completes pending operations, waits for all living PEs, frees the heap.  Releases every resource of
 * this PE whatever the status: the status is that of the wait for the other PEs.  9.1.4.
 *
 * In the host space other threads of the PE may be in calls meanwhile.  Such a call, also a wait, ends soon, normally
 * or with FERRY_ERR_NOT_INITIALIZED; its data may be lost, a fetched value may be 0, and a kernel that it launches may
 * not run.  Later calls are refused.  A collective of another thread may meet the other PEs in place of this call: then
 * PEs make different collective calls, and both report it.  These threads must have returned before the process's next
 * ferry_init(), which frees memory that they might use; until then the heap's addresses stay reserved and read as 0,
 * without memory behind them.  In the cuda space no other thread may be in a host call. */
FERRY_API FERRYI_CHECKED ferry_status ferry_finalize(void);

/* From now on this process calls ferry_finalize() when it ends by exit(0) or returns 0 from main, before the exit
 * handlers that were registered earlier, and before that `before`, which may complete the program's own work (NULL:
 * nothing).  With another status it ends without: a PE that fails does not wait for the others, which learn of its
 * death at once.  The last call holds, for later jobs of the process too.  _NOT_INITIALIZED, _NO_MEMORY. */
FERRY_API FERRYI_CHECKED ferry_status ferry_finalize_at_exit(void (*before)(void));

/* 1 between a successful init and finalize on this PE, else 0.  Surprise: the only call that is allowed before init. */
FERRY_API int ferry_query_initialized(void);

/* This PE's number and the number of PEs; -1 and 0 before init.  9.1.5, 9.1.6. */
FERRY_BOTH(int, ferry_my_pe, (void))
FERRY_BOTH(int, ferry_n_pes, (void))

/* Where this PE's heap is: "host" or "cuda"; "" before init. */
FERRY_API const char *ferry_space_name(void);

/* The version and the name of the library that runs; major and minor may be NULL. */
FERRY_API void ferry_info_get_version(int *major, int *minor);
FERRY_API const char *ferry_info_get_name(void);

/* Aborts the job: from now on every wait of every PE returns FERRY_ERR_ABORTED.  Not collective.  Ends no process; that
 * is the program's decision.  A job is aborted once, by one PE: when this returns, or any call on any PE has returned
 * FERRY_ERR_ABORTED, all PEs know of it, and no later wait ends with another failure.
 *
 * With FERRY_ON_FAULT=abort the job's first wait that fails by itself (FERRY_ERR_TIMEOUT, FERRY_ERR_PEER_LOST) aborts
 * the job too, and lets the launcher end it if possible.  Only that call returns its own failure; all others return
 * FERRY_ERR_ABORTED, even if the same death would have ended them.  A wait in a kernel that failed at the same time may
 * still return its own failure. */
FERRY_API FERRYI_CHECKED ferry_status ferry_abort(int code);

/* Ends the program with exit(status) and the whole job: every other PE ends with that status at once.  With
 * FERRY_LIVENESS=off the launcher must end the PEs (mpirun does); a PE that it does not end sees ferry_abort().
 * 9.1.7. */
FERRY_API void ferry_global_exit(int status) __attribute__((noreturn));

/* Makes the id with which PEs join (tcp bootstrap).  Call it on the future PE 0, send the 128 bytes to the others in
 * secret, since the id allows any process to join, and pass it to ferry_init_with() on all. */
FERRY_API FERRYI_CHECKED ferry_status ferry_get_unique_id(ferry_unique_id *id);

/* Runs pe_main(arg) as n_pes PEs, each a thread of this process, and returns when all have returned. pe_main calls
 * ferry_init() itself.  *exit_code (may be NULL) is the first nonzero value that a pe_main returned.
 *
 * In the cuda space each PE needs a GPU of its own: PE i takes device i, or that of the context that its thread has
 * made current.  Kernels, calls and services of all PEs then run at the same time, as those of processes do.  Two PEs
 * of a process on one GPU are refused (_UNSUPPORTED; FERRY_SPACE=auto takes the host space).  Kernels find their PE in
 * a variable of which a process has one copy a GPU, so kernels of two PEs could only take turns, and one that waits for
 * the other would not end.  A PE keeps its GPU until its ferry_finalize(), also if pe_main has returned before. */
FERRY_API FERRYI_CHECKED ferry_status ferry_threads_run(int n_pes, int (*pe_main)(void *), void *arg, int *exit_code);

#endif
