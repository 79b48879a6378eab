/* SPDX-License-Identifier: BSD-3-Clause */
/* A program of another MPI than the plug-in's gets an error that names both and the way that works, before a function
 * of its MPI gets a handle of the plug-in's.  The program stands for one of MPICH: its functions come first.  Skipped
 * without the plug-in for MPI. */
#include "bootstrap_job.h"

static const char *version;

__attribute__((visibility("default"))) int MPI_Initialized(int *yes);
__attribute__((visibility("default"))) int MPI_Finalized(int *yes);
__attribute__((visibility("default"))) int MPI_Get_library_version(char *text, int *nbytes);
__attribute__((visibility("default"))) int MPI_Comm_rank(void *comm, int *rank);

int MPI_Initialized(int *yes)
{
    *yes = 1;
    return 0;
}

int MPI_Finalized(int *yes)
{
    *yes = 0;
    return 0;
}

int MPI_Get_library_version(char *text, int *nbytes)
{
    *nbytes = sprintf(text, "%s", version);
    return 0;
}

/* The first one that the plug-in would call with a handle. */
int MPI_Comm_rank(void *comm, int *rank)
{
    (void)comm;
    (void)rank;
    fprintf(stderr, "a handle has reached a function of the other MPI\n");
    _exit(1);
}

CHECK_MAIN(30)
{
    static const char *const versions[][2] = {
        { "MPICH Version:      5.0.2\nMPICH Release date: today\n", "uses MPICH Version: 5.0.2," },
        { "Intel(R) MPI Library 2021.17 for Linux* OS\n", "uses Intel(R) MPI Library 2021.17 for Linux* OS," },
        { "MVAPICH Version\t:\t4.1\n", "uses MVAPICH Version : 4.1," },
    };
    static const char *const ways[] = { "auto", "mpi" };
    const char *folder = getenv("FERRY_BOOTSTRAP_DIR");
    char plugin[4096];
    ferryi_boot *boot = NULL;
    ferryi_log_set_threshold(FERRYI_LOG_NONE);
    snprintf(plugin, sizeof plugin, "%s/ferry_bootstrap_mpi.so", folder != NULL ? folder : ".");
    if (access(plugin, R_OK) != 0)
        check_skip("ferry was built without MPI");
    for (size_t i = 0; i < 3; i++)
        for (size_t k = 0; k < 2; k++) {
            version = versions[i][0];
            ferry_status status = job_open(ways[k], NULL, "", SECOND, &boot);
            CHECK(job_said(status, FERRY_ERR_BOOTSTRAP, versions[i][1]));
            CHECK(job_said(status, FERRY_ERR_BOOTSTRAP, "was built for Open MPI"));
            CHECK(job_said(status, FERRY_ERR_BOOTSTRAP, "MPI_Bcast"));
        }
}
