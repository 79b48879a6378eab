/* SPDX-License-Identifier: BSD-3-Clause */
/* What ferry_init costs by the number of PEs, as threads of one process:
 *
 *   perf/scale [PES]...          by default 2, 16, 64, 256 and 1024
 *   FERRY_TEST=nodes=2 perf/scale 8     remote pairs, over loopback
 *
 * Seconds until the slowest PE has left ferry_init, a barrier right after, the process's CPU seconds, and the memory it
 * had for each PE. */
#include "ferry.h"
#include "runtime/base/clock.h"
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static uint64_t began, started, met; /* ns: the process; the slowest init; PE 0's barrier */

static void latest(uint64_t *slot, uint64_t ns)
{
    uint64_t was = __atomic_load_n(slot, __ATOMIC_RELAXED);
    while (was < ns && !__atomic_compare_exchange_n(slot, &was, ns, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
        continue;
}

static int pe_main(void *arg)
{
    (void)arg;
    if (ferry_init() != FERRY_SUCCESS)
        return 1;
    latest(&started, ferryi_now_ns() - began);
    if (ferry_barrier_all() != FERRY_SUCCESS)
        return 1;
    const uint64_t before = ferryi_now_ns();
    if (ferry_barrier_all() != FERRY_SUCCESS)
        return 1;
    if (ferry_my_pe() == 0)
        met = ferryi_now_ns() - before;
    return ferry_finalize() != FERRY_SUCCESS;
}

static int child(int n)
{
    int code = 0;
    began = ferryi_now_ns();
    if (ferry_threads_run(n, pe_main, NULL, &code) != FERRY_SUCCESS || code != 0)
        return 1;
    printf("| %d | %.3f | %.2f | ", n, (double)started / 1e9, (double)met / 1e6);
    fflush(stdout);
    return 0;
}

/* A process of its own for each number: memory that one job has used stays with its process. */
static int row(int n)
{
    struct rusage used;
    int status;
    fflush(stdout);
    const pid_t pid = fork();
    if (pid == 0)
        _exit(child(n));
    if (pid < 0 || wait4(pid, &status, 0, &used) != pid || status != 0) {
        printf("| %d | failed |\n", n);
        return 1;
    }
    const double cpu = (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
                       (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
    printf("%.2f | %.2f |\n", cpu, (double)used.ru_maxrss / 1024 / n);
    return 0;
}

int main(int argc, char **argv)
{
    static const int usual[] = { 2, 16, 64, 256, 1024 };
    int failed = 0;
    printf("| PEs | ferry_init, s | barrier, ms | CPU, s | memory of a PE, MiB |\n|---|---|---|---|---|\n");
    for (int i = 1; i < argc; i++)
        failed |= row(atoi(argv[i]));
    for (size_t i = 0; argc == 1 && i < sizeof usual / sizeof *usual; i++)
        failed |= row(usual[i]);
    return failed;
}
