/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_MPI_H
#define FERRY_MPI_H

#include "ferry.h"
#include <mpi.h>

/* For programs that use MPI themselves: compile with mpicc.  libferry needs its plug-in, which is built with Open MPI;
 * a program of another MPI joins by a unique id that it sends by MPI_Bcast (docs/building.md, Launching). */

#ifdef __cplusplus
extern "C" {
#endif

/* ferry_init_with(config) over a communicator: PE i is its rank i. config: NULL, or further settings; bootstrap,
 * unique_id and mpi_comm in it are ignored.  Collective over comm, which is duplicated, so that ferry's messages never
 * match the program's.  MPI must be initialised until ferry_finalize() has returned.  Statuses of ferry_init_with();
 * _INVALID_ARG also for MPI_COMM_NULL and for an inter-communicator; _BOOTSTRAP also for an MPI that is not the
 * plug-in's: the error names both, and the program's MPI is not touched. */
static inline ferry_status ferry_init_mpi(MPI_Comm comm, const ferry_config *config)
{
    ferry_config mine = FERRY_CONFIG_INIT;
    if (config)
        mine = *config;
    mine.bootstrap = "mpi";
    mine.unique_id = NULL;
    mine.mpi_comm = &comm;
    return ferry_init_with(&mine);
}

#ifdef __cplusplus
}
#endif

#endif
