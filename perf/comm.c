/* SPDX-License-Identifier: BSD-3-Clause */
/* The collectives of a communicator, in a stream where heaps are in GPU memory.  Calls are queued, and a signal to this
 * PE's own word after them tells the host that they have ended: a row's time has a share of that. */
#include "ferry/comm.h"
#include "ferry/stream.h"
#include "perf/perf.h"
#include <stdlib.h>
#include <string.h>

enum { ALL_REDUCE, REDUCE_SCATTER, ALL_GATHER, ALL_TO_ALL, BROADCAST, N_COLLECTIVES };
static const char *const names[N_COLLECTIVES] = { "all_reduce", "reduce_scatter", "all_gather", "all_to_all",
                                                  "broadcast" };

typedef struct bench {
    ferry_comm *comm;
    float *source, *dest; /* symmetric [n_pes * n]; a part has n elements */
    uint64_t *word;       /* symmetric */
    uint64_t signals;
    size_t n;
    int which, me;
} bench;

static ferry_status call(const bench *b)
{
    switch (b->which) {
    case ALL_REDUCE:
        return ferry_comm_all_reduce(b->comm, b->dest, b->source, b->n, FERRY_COMM_FLOAT32, FERRY_COMM_SUM, NULL);
    case REDUCE_SCATTER:
        return ferry_comm_reduce_scatter(b->comm, b->dest, b->source, b->n, FERRY_COMM_FLOAT32, FERRY_COMM_SUM, NULL);
    case ALL_GATHER:
        return ferry_comm_all_gather(b->comm, b->dest, b->source, b->n * sizeof(float), NULL);
    case ALL_TO_ALL:
        return ferry_comm_all_to_all(b->comm, b->dest, b->source, b->n * sizeof(float), NULL);
    default:
        return ferry_comm_broadcast(b->comm, b->dest, b->source, b->n * sizeof(float), 0, NULL);
    }
}

static ferry_status run_calls(void *ctx, uint64_t first, uint64_t n)
{
    bench *b = ctx;
    for (uint64_t i = first; i < first + n; i++)
        PERF_RETURN_IF_FAILS(call(b));
    if (n == 0)
        return FERRY_SUCCESS;
    PERF_RETURN_IF_FAILS(ferry_signal_op_on_stream(b->word, ++b->signals, FERRY_SIGNAL_SET, b->me, NULL));
    return ferry_uint64_wait_until_timeout(b->word, FERRY_CMP_GE, b->signals, UINT64_MAX);
}

/* Element i of a PE's source: whole numbers, so that sums are exact. */
static float element(int pe, size_t i)
{
    return (float)((i * 7 + (size_t)pe * 13) % 101);
}

static float wanted(const bench *b, int n_pes, size_t i)
{
    float sum = 0;
    if (b->which == ALL_GATHER)
        return element((int)(i / b->n), i % b->n);
    if (b->which == ALL_TO_ALL)
        return element((int)(i / b->n), (size_t)b->me * b->n + i % b->n);
    if (b->which == BROADCAST)
        return element(0, i);
    for (int pe = 0; pe < n_pes; pe++)
        sum += element(pe, b->which == REDUCE_SCATTER ? (size_t)b->me * b->n + i : i);
    return sum;
}

static ferry_status check_result(const bench *b, int n_pes, float *local, int *right)
{
    const size_t n = b->which == ALL_GATHER || b->which == ALL_TO_ALL ? (size_t)n_pes * b->n : b->n;
    *right = 1;
    PERF_RETURN_IF_FAILS(ferry_getmem(local, b->dest, n * sizeof *local, b->me));
    for (size_t i = 0; i < n; i++)
        *right &= local[i] == wanted(b, n_pes, i);
    return FERRY_SUCCESS;
}

/* bytes: of one PE's operand or result, the larger one, as nccl-tests count them. */
static ferry_status measure_size(perf_run *run, bench *b, float *local, size_t bytes)
{
    const size_t members = (size_t)run->n_pes, all = bytes / sizeof(float);
    for (b->which = 0; b->which < N_COLLECTIVES; b->which++) {
        const int shares = b->which != ALL_REDUCE && b->which != BROADCAST;
        perf_result result;
        uint64_t total;
        int right, ok;
        b->n = shares ? all / members : all;
        if (b->n == 0)
            b->n = 1;
        memset(local, 0xff, members * b->n * sizeof *local);
        PERF_RETURN_IF_FAILS(ferry_putmem(b->dest, local, members * b->n * sizeof *local, b->me));
        PERF_RETURN_IF_FAILS(ferry_barrier_all());
        PERF_RETURN_IF_FAILS(perf_measure(run, run_calls, b, PERF_ALL, bytes, 200, &result, &total));
        PERF_RETURN_IF_FAILS(check_result(b, run->n_pes, local, &right));
        PERF_RETURN_IF_FAILS(perf_agree(run, right, &ok));
        PERF_RETURN_IF_FAILS(
            perf_add_row(run, names[b->which], bytes, &result, (double)bytes / result.median_us / 1e3, ok));
    }
    return FERRY_SUCCESS;
}

ferry_status perf_run_comm(perf_run *run)
{
    size_t most = sizeof(float);
    for (int i = 0; i < run->options->n_sizes; i++)
        most = run->options->sizes[i] > most ? run->options->sizes[i] : most;
    const size_t elements = (most / sizeof(float) + 1) * (size_t)run->n_pes;
    bench b = { .me = run->me };
    run->whole = 1; /* calls are queued together */
    PERF_RETURN_IF_FAILS(ferry_comm_create(FERRY_TEAM_WORLD, &b.comm));
    b.source = ferry_malloc(elements * sizeof(float));
    b.dest = b.source ? ferry_malloc(elements * sizeof(float)) : NULL;
    b.word = b.dest ? ferry_calloc(1, sizeof *b.word) : NULL;
    if (!b.word)
        return ferry_last_error();
    float *local = malloc(elements * sizeof *local);
    ferry_status status = local ? FERRY_SUCCESS : FERRY_ERR_NO_MEMORY;
    for (size_t i = 0; i < elements && local; i++)
        local[i] = element(run->me, i);
    if (status == FERRY_SUCCESS)
        status = ferry_putmem(b.source, local, elements * sizeof *local, run->me);
    for (int i = 0; i < run->options->n_sizes && status == FERRY_SUCCESS; i++)
        status = measure_size(run, &b, local, run->options->sizes[i]);
    free(local);
    if (status == FERRY_SUCCESS)
        status = ferry_free(b.word);
    if (status == FERRY_SUCCESS)
        status = ferry_free(b.dest);
    if (status == FERRY_SUCCESS)
        status = ferry_free(b.source);
    return status == FERRY_SUCCESS ? ferry_comm_destroy(b.comm) : status;
}
