/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef PE_MAIN_H
#define PE_MAIN_H

#include "ferry.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* main() of every example.  A program defines pe_main(), which every PE runs; it need not know how PEs are started:
 *
 *     ferry-run -n 4 ./02_ring                               four processes
 *     mpirun -n 4 ./02_ring                                  the same, started by MPI
 *     RANK=0 WORLD_SIZE=2 ./02_ring & RANK=1 ...             two processes, started by hand or by torchrun
 *     FERRY_BOOTSTRAP=threads FERRY_NPES=4 ./02_ring         four threads of one process (debuggers, teaching)
 *     ./02_ring                                              one PE, alone
 *
 * As threads all PEs share the program's global variables, so a program of PEs keeps its state in local ones.
 *
 * Most examples read and write their own heap by plain loads and stores, so they ask for heaps in host memory.  A
 * program that does not defines PE_ANY_SPACE: it runs on GPUs too; with kernels only if nvcc compiled it. */
static int pe_main(int argc, char **argv);

/* For calls that must not fail: prints which call failed and why, and ends the program. */
#define PE_TRY(call) pe_try((call), #call)
__attribute__((unused)) static void pe_try(ferry_status status, const char *call)
{
    if (status == FERRY_SUCCESS)
        return;
    fprintf(stderr, "PE %d: %s: %s: %s\n", ferry_my_pe(), call, ferry_status_name(status), ferry_last_error_message());
    exit(1);
}

/* Symmetric memory, zeroed, or the end of the program. */
__attribute__((unused)) static void *pe_alloc(size_t count, size_t size)
{
    void *p = ferry_calloc(count, size);
    if (p == NULL)
        pe_try(ferry_last_error(), "ferry_calloc");
    return p;
}

struct pe_arguments {
    int argc;
    char **argv;
};

static int pe_thread(void *arg)
{
    const struct pe_arguments *a = (const struct pe_arguments *)arg;
    return pe_main(a->argc, a->argv);
}

int main(int argc, char **argv)
{
#ifndef PE_ANY_SPACE
    setenv("FERRY_SPACE", "host", 1);
#elif defined FERRY_DEVICE_H && !FERRYI_GPU
    setenv("FERRY_SPACE", "host", 0); /* its kernels are for CPUs alone */
#endif
#ifdef PE_PREPARE /* what is done once in a process, before there are PEs; nonzero ends the program */
    int refused = PE_PREPARE(argc, argv);
    if (refused != 0)
        return refused;
#endif
    const char *bootstrap = getenv("FERRY_BOOTSTRAP"), *number = getenv("FERRY_NPES");
    struct pe_arguments arguments = { argc, argv };
    if (bootstrap == NULL || strcmp(bootstrap, "threads") != 0)
        return pe_main(argc, argv);

    char *end = NULL;
    long n_pes = number == NULL ? 4 : strtol(number, &end, 10);
    if (n_pes < 1 || n_pes > 1024 || (number != NULL && (end == number || *end != 0))) {
        fprintf(stderr, "%s: FERRY_NPES is \"%s\", allowed are 1 to 1024\n", argv[0], number);
        return 2;
    }
    int code = 0;
    if (ferry_threads_run((int)n_pes, pe_thread, &arguments, &code) != FERRY_SUCCESS) {
        fprintf(stderr, "%s: %s\n", argv[0], ferry_last_error_message());
        return 1;
    }
    return code;
}

#endif
