/* SPDX-License-Identifier: BSD-3-Clause */
#include "perf/perf.h"
#include <stdlib.h>
#include <time.h>

/* A clock read costs as much as a small put.  A timed batch of operations lasts at least this long, so the clock adds
 * less than one part in a hundred; a long operation is a batch by itself. */
#define BATCH_NS 5000u

uint64_t perf_now_ns(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (uint64_t)ts.tv_sec * 1000000000u + (uint64_t)ts.tv_nsec;
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double perf_percentile(const double *sorted, size_t n, double p)
{
    size_t at = (size_t)(p * (double)(n - 1) + 0.5);
    return sorted[at];
}

double perf_median(double *values, size_t n)
{
    qsort(values, n, sizeof *values, by_value);
    return perf_percentile(values, n, 0.5);
}

/* About 64 MiB moved a round, within limits that keep a run short. */
static uint64_t iters_for(const perf_options *options, size_t bytes, uint64_t most)
{
    if (options->iters)
        return options->iters;
    if (bytes == 0 || bytes == PERF_NO_SIZE)
        return most;
    uint64_t n = ((uint64_t)64 << 20) / bytes;
    return n > most ? most : n < 20 ? 20 : n;
}

/* One round: the time of an operation for each batch, into us[]; their number into *n. */
static ferry_status time_round(perf_body body, void *ctx, uint64_t first, uint64_t iters, uint64_t batch, double *us,
                               size_t *n)
{
    size_t samples = 0;
    for (uint64_t done = 0; done < iters;) {
        uint64_t now = iters - done < batch ? iters - done : batch;
        uint64_t t0 = perf_now_ns();
        PERF_RETURN_IF_FAILS(body(ctx, first + done, now));
        us[samples++] = (double)(perf_now_ns() - t0) / 1e3 / (double)now;
        done += now;
    }
    *n = samples;
    return FERRY_SUCCESS;
}

ferry_status perf_measure(perf_run *run, perf_body body, void *ctx, enum perf_who who, size_t bytes,
                          uint64_t default_iters, perf_result *result, uint64_t *total)
{
    const perf_options *options = run->options;
    uint64_t iters = iters_for(options, bytes, default_iters);
    uint64_t warmup = options->warmup != UINT64_MAX ? options->warmup : iters / 10 + 5;
    int reps = options->reps;
    int clocks = run->me == run->from;
    int runs = who == PERF_ALL || clocks || (who == PERF_PAIR && run->me == run->to);
    uint64_t next = 0, batch = run->whole ? iters : 1;
    double *samples = NULL, *medians = NULL, *tails = NULL;
    ferry_status status = FERRY_SUCCESS;

    if (clocks) {
        samples = malloc(iters * sizeof *samples);
        medians = malloc((size_t)reps * sizeof *medians);
        tails = malloc((size_t)reps * sizeof *tails);
        if (!samples || !medians || !tails) {
            fprintf(stderr, "ferry-perf: no memory for %llu samples; ask for fewer --iters\n",
                    (unsigned long long)iters);
            status = FERRY_ERR_NO_MEMORY;
            goto free_samples;
        }
    }
    for (int rep = 0; rep < reps; rep++) {
        status = ferry_barrier_all();
        if (status != FERRY_SUCCESS)
            goto free_samples;
        if (runs) {
            uint64_t t0 = perf_now_ns();
            status = warmup ? body(ctx, next, warmup) : FERRY_SUCCESS;
            if (status != FERRY_SUCCESS)
                goto free_samples;
            uint64_t each = (perf_now_ns() - t0) / (warmup ? warmup : 1);
            if (warmup && !run->whole)
                batch = each >= BATCH_NS ? 1 : (BATCH_NS + each) / (each + 1);
            if (batch > (iters + 9) / 10 && !run->whole)
                batch = (iters + 9) / 10; /* at least ten samples, so that the tail is meaningful */
        }
        next += warmup;
        if (clocks) {
            size_t n = 0;
            status = time_round(body, ctx, next, iters, batch, samples, &n);
            if (status != FERRY_SUCCESS)
                goto free_samples;
            medians[rep] = perf_median(samples, n);
            tails[rep] = perf_percentile(samples, n, 0.99);
        } else if (runs) {
            status = body(ctx, next, iters);
            if (status != FERRY_SUCCESS)
                goto free_samples;
        }
        next += iters;
    }
    status = ferry_barrier_all();
    if (status != FERRY_SUCCESS)
        goto free_samples;
    result->iters = iters;
    result->median_us = clocks ? perf_median(medians, (size_t)reps) : 0;
    result->p99_us = clocks ? perf_median(tails, (size_t)reps) : 0;
    *total = next;
free_samples:
    free(tails);
    free(medians);
    free(samples);
    return status;
}

ferry_status perf_each_size(perf_run *run, ferry_status (*measure)(perf_run *run, size_t bytes))
{
    for (int i = 0; i < run->options->n_sizes; i++)
        PERF_RETURN_IF_FAILS(measure(run, run->options->sizes[i]));
    return FERRY_SUCCESS;
}

ferry_status perf_buffers(char **source, size_t source_bytes, char **dest, size_t dest_bytes)
{
    *source = ferry_align(4096, source_bytes);
    *dest = *source != NULL ? ferry_align(4096, dest_bytes) : NULL;
    return *dest != NULL ? FERRY_SUCCESS : ferry_last_error();
}
