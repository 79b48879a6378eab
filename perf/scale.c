/* SPDX-License-Identifier: BSD-3-Clause */
/* What ferry_init costs by the number of PEs, as threads of one process:
 *
 *   perf/scale [PES]...          by default 2, 16, 64, 256 and 1024
 *   perf/scale --nodes perf/.libs/provider_memory.so [PES]...   on nodes of 8 PEs, over a network that costs nothing
 *   perf/scale --unserved perf/.libs/provider_memory.so [PES]...   the same, up to 4096 PEs: without their threads
 *
 * Seconds until the slowest PE has left ferry_init, a barrier right after, the process's CPU seconds, and the memory it
 * had for each PE; on nodes also the frames that ferry_init sent, for each PE and by the PE that sent most, and to how
 * many PEs of other nodes: during ferry_init, and in the whole job with its barriers.
 *
 * Unserved PEs have no service thread and no network thread (these would be 12,288 threads): their calls move the data.
 * All else is the library's own code.  The job ends there: leaving it is not measured. */
#include "ferry.h"
#include "runtime/base/clock.h"
#include <dlfcn.h>
#include <malloc.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static const char *provider; /* of a job on nodes */
static int unserved;
enum { PUTS, PAIRS, MOST_PUTS, MOST_PAIRS, N_COUNTERS };
static uint64_t *counter[N_COUNTERS], at_init[N_COUNTERS]; /* at the end of the slowest init */
static pthread_barrier_t all_started;
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
    if (pthread_barrier_wait(&all_started) == PTHREAD_BARRIER_SERIAL_THREAD && provider != NULL)
        for (int i = 0; i < N_COUNTERS; i++)
            latest(&at_init[i], __atomic_load_n(counter[i], __ATOMIC_RELAXED));
    (void)pthread_barrier_wait(&all_started);
    if (ferry_barrier_all() != FERRY_SUCCESS)
        return 1;
    const uint64_t before = ferryi_now_ns();
    if (ferry_barrier_all() != FERRY_SUCCESS)
        return 1;
    if (ferry_my_pe() == 0)
        met = ferryi_now_ns() - before;
    if (unserved) {
        (void)pthread_barrier_wait(&all_started);
        return 0;
    }
    return ferry_finalize() != FERRY_SUCCESS;
}

/* The counters of the plug-in that ferry_init opens, too. */
static int provider_open(int n)
{
    static const char *const names[] = { "ferry_memory_puts", "ferry_memory_pairs", "ferry_memory_most_puts",
                                         "ferry_memory_most_pairs" };
    char test[512];
    int found = 1;
    void *plugin = dlopen(provider, RTLD_NOW);
    for (int i = 0; i < N_COUNTERS; i++)
        found &= (counter[i] = plugin != NULL ? dlsym(plugin, names[i]) : NULL) != NULL;
    /* All PEs' segments and copies are in one process: with the usual chunks, 270 TiB of addresses for 4,096 PEs. */
    snprintf(test, sizeof test, "nodes=%d:%sprovider=%s", n / 8 < 2 ? 2 : n / 8,
             unserved ? "served=0:staged_chunk=4K:" : "", provider);
    setenv("FERRY_TEST", test, 1);
    if (unserved) {
        setenv("FERRY_INIT_TIMEOUT", "600s", 1);
        setenv("FERRY_TIMEOUT", "600s", 1);
    }
    if (!found)
        fprintf(stderr, "%s is no such provider: %s\n", provider, dlerror());
    return found;
}

static int child(int n)
{
    int code = 0;
    if (provider != NULL && !provider_open(n))
        return 1;
    (void)mallopt(M_MMAP_THRESHOLD, 1 << 16); /* freed memory goes back to the system, not to a thread's cache */
    pthread_barrier_init(&all_started, NULL, (unsigned)n);
    began = ferryi_now_ns();
    if (ferry_threads_run(n, pe_main, NULL, &code) != FERRY_SUCCESS || code != 0)
        return 1;
    printf("| %d | %.3f | %.2f | ", n, (double)started / 1e9, (double)met / 1e6);
    if (provider != NULL)
        printf("%.1f, %.0f | %.1f, %.0f | %.1f, %.0f | ", (double)at_init[PUTS] / n, (double)at_init[MOST_PUTS],
               (double)at_init[PAIRS] / n, (double)at_init[MOST_PAIRS], (double)*counter[PAIRS] / n,
               (double)*counter[MOST_PAIRS]);
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
    int first = 1;
    if (argc > 2 && (strcmp(argv[1], "--nodes") == 0 || strcmp(argv[1], "--unserved") == 0)) {
        unserved = strcmp(argv[1], "--unserved") == 0;
        provider = argv[2];
        first = 3;
    }
    printf("| PEs | ferry_init, s | barrier, ms | %sCPU, s | memory of a PE, MiB |\n|---|---|---|%s---|---|\n",
           provider != NULL ? "frames of a PE in init, most | PEs it sent to in init, most | in the job, most | " : "",
           provider != NULL ? "---|---|---|" : "");
    for (int i = first; i < argc; i++)
        failed |= row(atoi(argv[i]));
    for (size_t i = 0; argc == first && i < sizeof usual / sizeof *usual; i++)
        failed |= row(usual[i]);
    return failed;
}
