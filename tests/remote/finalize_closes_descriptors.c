/* SPDX-License-Identifier: BSD-3-Clause */
/* A process that joins and leaves jobs of several nodes, one after the other, keeps no file descriptor of them. */
#include "tests/job.h"

enum { PES = 4, JOBS = 4 };

static void pe(int rank)
{
    int open_after[JOBS];
    (void)rank;
    for (int i = 0; i < JOBS; i++) {
        CHECK_OK(ferry_init());
        CHECK_OK(ferry_barrier_all());
        CHECK_OK(ferry_finalize());
        open_after[i] = n_descriptors();
    }
    for (int i = 2; i < JOBS; i++) /* what the first job opens for the process stays */
        CHECK_INT(open_after[i], open_after[1]);
}

JOB_MAIN(90)
{
    job j;
    setenv("FAULT_NODES", "2", 0);
    job_start(&j, PES, pe);
    job_end(&j, 60);
}
