/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry-perf: declarations that its files share.  One run is one subcommand; nothing here is global, because PEs may be
 * threads of one process. */
#ifndef FERRY_PERF_H
#define FERRY_PERF_H

#include "ferry.h"
#include <stdio.h>

#define PERF_MAX_SIZES 64
#define PERF_NO_SIZE SIZE_MAX

typedef struct perf_command perf_command;

/* The command line.  A count of 0 is chosen by the size. */
typedef struct perf_options {
    const perf_command *command;
    size_t sizes[PERF_MAX_SIZES];
    int n_sizes; /* 0: the command's own */
    uint64_t iters, warmup;
    int reps;
    size_t window;
    const char *paths;
    const char *scope;
    uint64_t timeout_ns;
    int from, to; /* the measured pair; -1: PE 0 and its next */
    int json;
    int kernel; /* calls are made in a kernel */
    /* moe */
    int experts, topk, stride, hidden, tokens;
    const char *dtype, *layout;
} perf_options;

/* One line of the result. */
typedef struct perf_row {
    const char *what; /* a literal: "latency", "fetch_add", ... */
    size_t bytes;     /* of one operation; PERF_NO_SIZE: it has none */
    uint64_t iters;
    double median_us, p99_us;
    double gbs;  /* 10^9 bytes a second; negative: not a copy */
    int checked; /* the data was looked at: 1 right, 0 wrong */
} perf_row;

typedef struct perf_run {
    const perf_options *options;
    int me, n_pes, from, to;
    int *verdict; /* symmetric [2]: what this PE found, what all found */
    int threads;  /* of a kernel's block; 0: nothing ran in a kernel */
    int whole;    /* a round is one batch: all its operations share the cost of a launch */
    perf_row *rows;
    size_t n_rows, room;
    int wrong; /* rows whose check failed */
} perf_run;

struct perf_command {
    const char *name;
    const char *help;
    const char *default_sizes;                    /* NULL: the command has no sizes */
    int min_pes;                                  /* 0: the command brings its own processes and needs no ferry_init */
    ferry_status (*run)(perf_run *run);           /* collective over all PEs */
    ferry_status (*run_in_kernel)(perf_run *run); /* the same with calls in kernels; NULL: not available */
};

extern const perf_command perf_commands[]; /* ends with a NULL name */

/* options.c.  Returns -1 to go on, else the exit status (0 after --help and --version, 2 after a printed error). */
int perf_options_parse(perf_options *options, int argc, char **argv);
/* Sizes as text ("8,64,1K", "8:1M:x4") into *options; 0, or -1 with the offending part in *bad. */
int perf_options_sizes(perf_options *options, const char *text, char bad[64]);

/* measure.c */
typedef struct perf_result {
    double median_us, p99_us; /* of one operation */
    uint64_t iters;
} perf_result;

/* n operations, starting with number `first` of this measurement (numbers continue over warm-up and rounds, so a check
 * can distinguish each operation's data from the previous data). */
typedef ferry_status (*perf_body)(void *ctx, uint64_t first, uint64_t n);

/* The body NAME: OPERATION, a statement, is operation number i; ctx is the measurement's context. */
#define PERF_BODY(NAME, OPERATION)                                                                                     \
    static ferry_status NAME(void *ctx, uint64_t first, uint64_t n)                                                    \
    {                                                                                                                  \
        (void)ctx;                                                                                                     \
        for (uint64_t i = first; i < first + n; i++) {                                                                 \
            OPERATION;                                                                                                 \
        }                                                                                                              \
        return FERRY_SUCCESS;                                                                                          \
    }

enum perf_who { PERF_FROM, PERF_PAIR, PERF_ALL };

/* Collective.  The PEs of `who` run rounds of warm-up and iters operations, with a barrier before each; PE `from` takes
 * the times.  *result is set on every PE that runs the body, times only on PE `from`; total gets the number of
 * operations on every PE. */
ferry_status perf_measure(perf_run *run, perf_body body, void *ctx, enum perf_who who, size_t bytes,
                          uint64_t default_iters, perf_result *result, uint64_t *total);
/* measure(run, bytes) for each size of the command line. */
ferry_status perf_each_size(perf_run *run, ferry_status (*measure)(perf_run *run, size_t bytes));
/* Symmetric memory for copies, at pages' starts.  Freed one by one. */
ferry_status perf_buffers(char **source, size_t source_bytes, char **dest, size_t dest_bytes);
uint64_t perf_now_ns(void);
double perf_median(double *values, size_t n); /* sorts */
double perf_percentile(const double *sorted, size_t n, double p);

/* report.c */
/* Collective: every PE reports whether its check succeeded; *ok is 1 when all checks did. */
ferry_status perf_agree(perf_run *run, int right, int *ok);
ferry_status perf_add_row(perf_run *run, const char *what, size_t bytes, const perf_result *result, double gbs,
                          int checked);
void perf_print(const perf_run *run);

/* pattern.c: bytes that say which measurement they belong to. */
void perf_fill(void *buffer, size_t bytes, unsigned seed);
int perf_matches(const void *buffer, size_t bytes, unsigned seed);
/* The number of an operation in the first min(bytes, 8) bytes of its data. */
static inline void perf_stamp(void *buffer, size_t bytes, uint64_t number)
{
    if (bytes >= sizeof number)
        __builtin_memcpy(buffer, &number, sizeof number);
    else
        __builtin_memcpy(buffer, &number, bytes); /* low bytes first: only little-endian machines read it back right */
}
int perf_stamped(const void *buffer, size_t bytes, uint64_t number);

#define PERF_RETURN_IF_FAILS(call)                                                                                     \
    do {                                                                                                               \
        ferry_status perf_try_status = (call);                                                                         \
        if (perf_try_status != FERRY_SUCCESS)                                                                          \
            return perf_try_status;                                                                                    \
    } while (0)

/* one file a family */
ferry_status perf_run_put(perf_run *run);
ferry_status perf_run_get(perf_run *run);
ferry_status perf_run_pingpong(perf_run *run);
ferry_status perf_run_signal(perf_run *run);
ferry_status perf_run_amo(perf_run *run);
ferry_status perf_run_barrier(perf_run *run);
ferry_status perf_run_alltoall(perf_run *run);
ferry_status perf_run_collectives(perf_run *run);
ferry_status perf_run_comm(perf_run *run);
ferry_status perf_run_moe(perf_run *run);
ferry_status perf_run_bare(perf_run *run);
/* in_kernel.c: the same in kernels. */
ferry_status perf_in_kernel_put(perf_run *run);
ferry_status perf_in_kernel_get(perf_run *run);
ferry_status perf_in_kernel_pingpong(perf_run *run);
ferry_status perf_in_kernel_amo(perf_run *run);
ferry_status perf_in_kernel_signal(perf_run *run);
ferry_status perf_in_kernel_barrier(perf_run *run);
ferry_status perf_in_kernel_alltoall(perf_run *run);

#endif
