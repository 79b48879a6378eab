/* SPDX-License-Identifier: BSD-3-Clause */
/* Under FERRY_ON_FAULT=abort a refused call ends the job as a failed wait does, whether the check of an address or of
 * an argument refused the call. */
#include "tests/job.h"

enum { N = 2 };

static int way;

static void pe(int rank)
{
    long value = 0;
    ferry_team_t team;
    CHECK_OK(ferry_init());
    CHECK_OK(ferry_barrier_all());
    if (rank == 0 && way == 0)
        CHECK_STATUS(ferry_putmem((void *)8, &value, sizeof value, 1), FERRY_ERR_INVALID_ADDR);
    if (rank == 0 && way == 1)
        CHECK_STATUS(ferry_team_split_strided(FERRY_TEAM_WORLD, 0, 1, 99, 0, 0, &team), FERRY_ERR_INVALID_ARG);
    if (rank == 0 && way == 2)
        CHECK_STATUS(ferry_long_atomic_add(&value, 1, 99), FERRY_ERR_INVALID_PE);
    if (rank == 1) { /* PE 0 does not come */
        CHECK_STATUS(ferry_barrier_all(), FERRY_ERR_ABORTED);
        CHECK_SAYS("aborted by PE 0");
    }
    (void)ferry_finalize(); /* may find all PEs, or learn of the abort first */
}

JOB_MAIN(60)
{
    setenv("FERRY_ON_FAULT", "abort", 1);
    for (way = 0; way < 3; way++) {
        pe_doing_now("way %d", way);
        job_run(N, pe, 15);
    }
}
