/* SPDX-License-Identifier: BSD-3-Clause */
/* The cost of an idle PE: sleeps after init (seconds: the first argument, default 10) and prints the processor time of
 * all its threads meanwhile.  Exits 1 when they used 1 % of a core or more. */
#include "ferry.h"
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

static double cpu_seconds(void)
{
    struct rusage r;
    getrusage(RUSAGE_SELF, &r);
    return (double)(r.ru_utime.tv_sec + r.ru_stime.tv_sec) + (double)(r.ru_utime.tv_usec + r.ru_stime.tv_usec) / 1e6;
}

int main(int argc, char **argv)
{
    int seconds = argc > 1 ? atoi(argv[1]) : 10;
    struct timespec nap = { .tv_sec = seconds };
    if (seconds < 1 || seconds > 600) {
        fprintf(stderr, "idle: %s: 1 to 600 seconds are allowed\n", argv[1]);
        return 2;
    }
    if (ferry_init() != FERRY_SUCCESS)
        return 1;
    double before = cpu_seconds();
    nanosleep(&nap, NULL);
    double share = (cpu_seconds() - before) / seconds;
    printf("PE %d of %d: %.3f %% of a core while idle for %d s\n", ferry_my_pe(), ferry_n_pes(), share * 100, seconds);
    if (ferry_finalize() != FERRY_SUCCESS)
        return 1;
    return share >= 0.01;
}
