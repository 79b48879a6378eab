/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry-perf: one program that measures the cost of operations.  This file starts the PEs and runs one command. */
#include "perf/perf.h"
#include "runtime/base/fd.h"
#include <stdlib.h>
#include <string.h>

const perf_command perf_commands[] = {
    { "put", "put and quiet, and windows of puts before one quiet", "8:256K:x8,1M", 1, perf_run_put,
      perf_in_kernel_put },
    { "get", "get, and windows of nbi gets before one quiet", "8:256K:x8,1M", 1, perf_run_get, perf_in_kernel_get },
    { "pingpong", "put with signal and wait, to and fro", "8:256K:x8,1M", 2, perf_run_pingpong,
      perf_in_kernel_pingpong },
    { "amo", "atomics on one word: fetch_add, compare_swap, swap, fetch, add, inc", NULL, 1, perf_run_amo,
      perf_in_kernel_amo },
    { "signal", "signal and wait, to and fro: set, add", NULL, 2, perf_run_signal, perf_in_kernel_signal },
    { "barrier", "barrier_all and sync_all of all PEs", NULL, 1, perf_run_barrier, perf_in_kernel_barrier },
    { "alltoall", "alltoallmem of all PEs; sizes are of one pair", "8:64K:x8", 1, perf_run_alltoall,
      perf_in_kernel_alltoall },
    { "collectives", "broadcast, fcollect, collect and reduce of all PEs; sizes are of one PE", "8:64K:x8", 1,
      perf_run_collectives, NULL },
    { "comm", "the collectives of a communicator (ferry/comm.h) of all PEs; sizes as nccl-tests count them",
      "1K:64M:x4", 1, perf_run_comm, NULL },
    { "moe", "dispatch and combine of a mixture of experts; size is what one PE sends", NULL, 1, perf_run_moe, NULL },
    { "bare", "the machine's limit: the same on two bare processes, without the library", "1M", 0, perf_run_bare,
      NULL },
    { NULL, NULL, NULL, 0, NULL, NULL },
};

/* The library has explained a failed call; a wait also leaves its fault. */
static void tell_failure(const perf_run *run, ferry_status status)
{
    ferry_fault fault;
    char text[1024];
    fprintf(stderr, "ferry-perf: PE %d: %s ended with %s: %s\n", run->me, run->options->command->name,
            ferry_status_name(status), ferry_strerror(status));
    while (ferry_fault_next(&fault) == FERRY_SUCCESS) {
        ferry_fault_format(&fault, text, sizeof text);
        fprintf(stderr, "ferry-perf: PE %d: %s\n", run->me, text);
    }
}

/* Fills in the pair.  0, or 2 when the job cannot run the requested command (PE 0 prints the reason). */
static int choose_pair(perf_run *run)
{
    const perf_options *options = run->options;
    run->from = options->from < 0 ? 0 : options->from;
    run->to = options->to < 0 ? (run->n_pes > 1 ? 1 : 0) : options->to;
    if (run->n_pes < options->command->min_pes) {
        if (run->me == 0)
            fprintf(stderr, "ferry-perf: %s needs %d PEs at least, there is %d: start it by mpirun -np %d\n",
                    options->command->name, options->command->min_pes, run->n_pes, options->command->min_pes);
        return 2;
    }
    if (run->from >= run->n_pes || run->to >= run->n_pes || (options->command->min_pes > 1 && run->from == run->to)) {
        if (run->me == 0)
            fprintf(stderr, "ferry-perf: --pair=%d:%d: two PEs from 0 to %d are allowed%s\n", run->from, run->to,
                    run->n_pes - 1, run->from == run->to ? ", not one twice" : "");
        return 2;
    }
    return -1;
}

static int run_as_pe(void *arg)
{
    const perf_options *options = arg;
    ferry_config config = FERRY_CONFIG_INIT;
    perf_run run = { .options = options };
    ferry_status status;
    int code;

    config.paths = options->paths;
    config.timeout_ns = options->timeout_ns;
    status = ferry_init_with(&config);
    if (status != FERRY_SUCCESS)
        return 1; /* the library has said why */
    run.me = ferry_my_pe();
    run.n_pes = ferry_n_pes();
    code = choose_pair(&run);
    if (code >= 0)
        goto finalize;
    run.verdict = ferry_calloc(2, sizeof *run.verdict);
    status = !run.verdict      ? ferry_last_error()
             : options->kernel ? options->command->run_in_kernel(&run)
                               : options->command->run(&run);
    if (status != FERRY_SUCCESS) {
        tell_failure(&run, status);
        code = 1;
        goto finalize;
    }
    if (run.me == run.from)
        perf_print(&run);
    code = run.wrong ? 1 : 0;
    if (ferry_free(run.verdict) != FERRY_SUCCESS)
        code = 1;
finalize:
    if (ferry_finalize() != FERRY_SUCCESS && code == 0)
        code = 1;
    free(run.rows);
    return code;
}

static int run_bare(const perf_options *options)
{
    perf_run run = { .options = options, .to = 1 };
    ferry_status status = options->command->run(&run);
    if (status == FERRY_SUCCESS)
        perf_print(&run);
    free(run.rows);
    return status != FERRY_SUCCESS || run.wrong;
}

/* FERRY_NPES: the number of threads, when FERRY_BOOTSTRAP=threads.  The program starts the threads, so FERRY_NPES is
 * the program's own variable, not the library's. */
static int run_as_threads(perf_options *options, const char *npes)
{
    char *end;
    long n = npes ? strtol(npes, &end, 10) : 0;
    int code = 1;
    if (n < 1 || n > 1024 || *end) {
        fprintf(stderr,
                "ferry-perf: FERRY_NPES=%s: with FERRY_BOOTSTRAP=threads a number of PEs from 1 to 1024 is "
                "needed\n",
                npes ? npes : "");
        return 2;
    }
    return ferry_threads_run((int)n, run_as_pe, options, &code) == FERRY_SUCCESS ? code : 1;
}

int main(int argc, char **argv)
{
    perf_options options;
    ferryi_fd_fill_low();
    int code = perf_options_parse(&options, argc, argv);
    if (code >= 0)
        return code;
    if (!options.kernel)
        setenv("FERRY_SPACE", "host", 0); /* the loops load and store their heaps */
    if (options.command->min_pes == 0)
        return run_bare(&options);
    const char *bootstrap = getenv("FERRY_BOOTSTRAP");
    if (bootstrap && strcmp(bootstrap, "threads") == 0)
        return run_as_threads(&options, getenv("FERRY_NPES"));
    return run_as_pe(&options);
}
