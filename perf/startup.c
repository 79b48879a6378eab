/* SPDX-License-Identifier: BSD-3-Clause */
/* The cost of starting: initialises and finalises MPI; with -DUSE_FERRY also ferry in between, on the same
 * communicator. perf/startup times both. */
#include <mpi.h>
#ifdef USE_FERRY
#include "ferry_mpi.h"
#include <stdio.h>
#include <time.h>

static double now_ms(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (double)ts.tv_sec * 1e3 + (double)ts.tv_nsec / 1e6;
}
#endif

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
#ifdef USE_FERRY
    double t0 = now_ms();
    if (ferry_init() != FERRY_SUCCESS)
        return 1;
    double t1 = now_ms();
    int me = ferry_my_pe();
    if (ferry_finalize() != FERRY_SUCCESS)
        return 1;
    if (me == 0)
        printf("init %.3f finalize %.3f\n", t1 - t0, now_ms() - t1);
#endif
    MPI_Finalize();
    return 0;
}
