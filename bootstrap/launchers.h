/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_LAUNCHERS_H
#define FERRYI_LAUNCHERS_H

#include "bootstrap/boot.h"

/* Which launchers started this process, by the variables that they set.  Launchers nest (srun starts torchrun,
 * ferry-run starts mpiexec), and a process inherits the variables of all of them. */

/* What one launcher says of this process. */
typedef struct ferryi_claim {
    const char *launcher; /* in words; NULL: no such launcher */
    const char *rank_name, *size_name;
    int rank;
    int size;  /* 0: the launcher has no variable for it */
    int least; /* the least size that the variables allow */
} ferryi_claim;

typedef enum ferryi_by {
    FERRYI_BY_HAND,     /* RANK and WORLD_SIZE, set by nobody known */
    FERRYI_BY_TORCHRUN, /* they are torchrun's */
    FERRYI_BY_FERRY_RUN
} ferryi_by;

typedef struct ferryi_launchers {
    ferryi_claim rank;      /* RANK and WORLD_SIZE */
    ferryi_by by;           /* who set these */
    ferryi_claim mpi;       /* an MPI's mpirun: OMPI_COMM_WORLD_*, PMI_* */
    ferryi_claim other;     /* the second of these two, if both are there and only one of them can be this process's */
    ferryi_claim pmix;      /* PMIX_RANK */
    ferryi_claim ferry_run; /* ferry-run outside torchrun, which sets RANK anew */
    ferryi_claim manager;   /* Slurm and the like, which also start the daemons of an mpirun or torchrun */
    const char *remedy;     /* how the manager starts jobs that can connect */
} ferryi_launchers;

void ferryi_launchers_read(ferryi_launchers *l);

/* The claim that the recognised row follows: the innermost launcher that gives a size of more than one, else any. NULL:
 * no launcher, or only a manager.  Where PMIx's size is not known and RANK agrees with PMIX_RANK, the answer is PMIx's
 * claim, and *or_rank is 1: if PMIx says that the job has one PE, RANK's claim holds. */
const ferryi_claim *ferryi_launchers_choose(const ferryi_launchers *l, int *or_rank);

/* _BOOTSTRAP, and the error names both, if two launchers give sizes of more than one and cannot mean one job. */
ferry_status ferryi_launchers_agree(const ferryi_launchers *l, const ferryi_boot_request *request);

/* A job of one PE was found by MPI or PMIx: the claim that says more, or NULL. */
const ferryi_claim *ferryi_launchers_deny_one(const ferryi_launchers *l, int by_pmix);

/* _BOOTSTRAP if only a manager started this process, as one of several, and gives no way to connect them. */
ferry_status ferryi_launchers_refuse_manager(const ferryi_launchers *l, const ferryi_boot_request *request);

/* _UNSUPPORTED if this process inherited the chosen claim from a PE that still runs, whose child it is. */
ferry_status ferryi_launchers_refuse_child(const ferryi_claim *claim, const ferryi_boot_request *request);

/* Lets children of this process recognise it as a PE, until the second call. */
void ferryi_launchers_mark(void);
void ferryi_launchers_unmark(void);

#endif
