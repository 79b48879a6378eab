/* SPDX-License-Identifier: BSD-3-Clause */
/* The commands with their calls in kernels.  Heaps may be in GPU memory: calls fill and check them. */
#include "perf/kernels.h"
#include "perf/perf.h"
#include <stdlib.h>
#include <string.h>

/* Operations of a window use separate places while the places fit in this size. */
#define PLACES_BYTES ((size_t)64 << 20)

typedef struct bench {
    perf_run *run;
    perf_loop loop;
    perf_kernel kernel;
    int wrong;
    uint64_t total; /* operations of the last measurement */
} bench;

static ferry_status launch(void *ctx, uint64_t first, uint64_t n)
{
    bench *b = ctx;
    uint64_t result[3] = { 0 };
    if (n == 0)
        return FERRY_SUCCESS;
    b->loop.first = first;
    b->loop.n = n;
    PERF_RETURN_IF_FAILS(perf_kernel_run(b->kernel, &b->loop));
    PERF_RETURN_IF_FAILS(ferry_uint64_get(result, b->loop.result, 3, b->run->me));
    b->wrong |= result[1] != 0;
    b->run->threads = (int)result[2];
    return (ferry_status)result[0];
}

static int scope_of(const perf_options *options)
{
    return options->scope[0] == 't' ? PERF_THREAD : options->scope[0] == 'w' ? PERF_WARP : PERF_BLOCK;
}

/* areas x bytes of source and dest, zeroed. */
static ferry_status bench_open(bench *b, perf_run *run, size_t bytes, size_t areas, size_t window)
{
    memset(b, 0, sizeof *b);
    b->run = run;
    b->run->whole = 1;
    b->loop.bytes = bytes;
    b->loop.n_places = areas;
    b->loop.window = window;
    b->loop.scope = scope_of(run->options);
    b->loop.serves = run->me == run->from;
    b->loop.peer = run->me == run->from ? run->to : run->from;
    b->loop.source = ferry_calloc(areas, bytes);
    b->loop.dest = b->loop.source ? ferry_calloc(areas, bytes) : NULL;
    b->loop.word = b->loop.dest ? ferry_calloc(4, sizeof *b->loop.word) : NULL;
    if (!b->loop.word)
        return ferry_last_error();
    b->loop.result = b->loop.word + 1;
    return FERRY_SUCCESS;
}

static ferry_status bench_close(bench *b)
{
    PERF_RETURN_IF_FAILS(ferry_free(b->loop.word));
    PERF_RETURN_IF_FAILS(ferry_free(b->loop.dest));
    return ferry_free(b->loop.source);
}

/* One measurement from zeroes: a word, and the results of the kernels. */
static ferry_status measure(bench *b, perf_kernel kernel, enum perf_who who, size_t bytes, uint64_t default_iters,
                            perf_result *result)
{
    const uint64_t zero[4] = { 0 };
    b->kernel = kernel;
    b->wrong = 0;
    PERF_RETURN_IF_FAILS(ferry_barrier_all());
    PERF_RETURN_IF_FAILS(ferry_uint64_put(b->loop.word, zero, 4, b->run->me));
    PERF_RETURN_IF_FAILS(ferry_barrier_all());
    return perf_measure(b->run, launch, b, who, bytes, default_iters, result, &b->total);
}

/* Area i of every PE's source has a seed of its own. */
static unsigned seed_of(const perf_run *run, int pe, size_t area)
{
    return (unsigned)((size_t)pe * 1000 + area + (size_t)run->n_pes);
}

static ferry_status fill(bench *b)
{
    size_t bytes = b->loop.bytes;
    char *local = malloc(bytes);
    ferry_status status = local ? FERRY_SUCCESS : FERRY_ERR_NO_MEMORY;
    for (size_t i = 0; i < b->loop.n_places && status == FERRY_SUCCESS; i++) {
        perf_fill(local, bytes, seed_of(b->run, b->run->me, i));
        status = ferry_putmem(b->loop.source + i * bytes, local, bytes, b->run->me);
    }
    free(local);
    return status;
}

/* Whether areas of dest hold the source data of PE `from` (-1: PE i for area i, its area `me`). */
static ferry_status check_areas(bench *b, size_t areas, int from, int *right)
{
    size_t bytes = b->loop.bytes;
    char *local = malloc(bytes);
    ferry_status status = local ? FERRY_SUCCESS : FERRY_ERR_NO_MEMORY;
    for (size_t i = 0; i < areas && status == FERRY_SUCCESS; i++) {
        status = ferry_getmem(local, b->loop.dest + i * bytes, bytes, b->run->me);
        unsigned seed = from >= 0 ? seed_of(b->run, from, i) : seed_of(b->run, (int)i, (size_t)b->run->me);
        *right &= perf_matches(local, bytes, seed);
    }
    free(local);
    return status;
}

static ferry_status add_row(bench *b, const char *what, size_t bytes, const perf_result *result, double gbs, int right)
{
    int ok;
    PERF_RETURN_IF_FAILS(perf_agree(b->run, right && !b->wrong, &ok));
    return perf_add_row(b->run, what, bytes, result, gbs, ok);
}

/* ---- put, get. */

static ferry_status transfer(perf_run *run, size_t bytes, int is_put)
{
    const size_t window = run->options->window, fit = PLACES_BYTES / bytes;
    const size_t places = fit < 1 ? 1 : fit > window ? window : fit;
    const int source = is_put ? run->from : run->to, looks = run->me == (is_put ? run->to : run->from);
    perf_result result;
    bench b;
    int right = 1;
    PERF_RETURN_IF_FAILS(bench_open(&b, run, bytes, places, window));
    PERF_RETURN_IF_FAILS(fill(&b));
    PERF_RETURN_IF_FAILS(measure(&b, is_put ? PERF_K_PUT : PERF_K_GET, PERF_FROM, bytes, 2000, &result));
    if (looks)
        PERF_RETURN_IF_FAILS(check_areas(&b, 1, source, &right));
    PERF_RETURN_IF_FAILS(
        add_row(&b, is_put ? "put+quiet" : "get", bytes, &result, (double)bytes / result.median_us / 1e3, right));

    PERF_RETURN_IF_FAILS(
        measure(&b, is_put ? PERF_K_PUT_WINDOW : PERF_K_GET_WINDOW, PERF_FROM, bytes * window, 500, &result));
    if (looks)
        PERF_RETURN_IF_FAILS(check_areas(&b, places, source, &right));
    result.median_us /= (double)window; /* of one operation */
    result.p99_us /= (double)window;
    PERF_RETURN_IF_FAILS(add_row(&b, is_put ? "put window" : "get window", bytes, &result,
                                 (double)bytes / result.median_us / 1e3, right));
    return bench_close(&b);
}

ferry_status perf_in_kernel_put(perf_run *run)
{
    for (int i = 0; i < run->options->n_sizes; i++)
        PERF_RETURN_IF_FAILS(transfer(run, run->options->sizes[i], 1));
    return FERRY_SUCCESS;
}

ferry_status perf_in_kernel_get(perf_run *run)
{
    for (int i = 0; i < run->options->n_sizes; i++)
        PERF_RETURN_IF_FAILS(transfer(run, run->options->sizes[i], 0));
    return FERRY_SUCCESS;
}

/* ---- To and fro: half a round trip is reported. */

static ferry_status rally(bench *b, perf_kernel kernel, size_t bytes, perf_result *result)
{
    PERF_RETURN_IF_FAILS(measure(b, kernel, PERF_PAIR, bytes, 2000, result));
    result->median_us /= 2;
    result->p99_us /= 2;
    return FERRY_SUCCESS;
}

static ferry_status pingpong(perf_run *run, size_t bytes)
{
    perf_result result;
    bench b;
    int right = 1;
    PERF_RETURN_IF_FAILS(bench_open(&b, run, bytes, 1, 1));
    PERF_RETURN_IF_FAILS(fill(&b));
    PERF_RETURN_IF_FAILS(rally(&b, PERF_K_PINGPONG, bytes, &result));
    if (run->me == run->from || run->me == run->to)
        PERF_RETURN_IF_FAILS(check_areas(&b, 1, b.loop.peer, &right));
    PERF_RETURN_IF_FAILS(add_row(&b, "put_signal", bytes, &result, (double)bytes / result.median_us / 1e3, right));
    return bench_close(&b);
}

ferry_status perf_in_kernel_pingpong(perf_run *run)
{
    return perf_each_size(run, pingpong);
}

ferry_status perf_in_kernel_signal(perf_run *run)
{
    perf_result result;
    bench b;
    PERF_RETURN_IF_FAILS(bench_open(&b, run, 8, 1, 1));
    PERF_RETURN_IF_FAILS(rally(&b, PERF_K_SIGNAL_SET, PERF_NO_SIZE, &result));
    PERF_RETURN_IF_FAILS(add_row(&b, "signal set", PERF_NO_SIZE, &result, -1, 1));
    PERF_RETURN_IF_FAILS(rally(&b, PERF_K_SIGNAL_ADD, PERF_NO_SIZE, &result));
    PERF_RETURN_IF_FAILS(add_row(&b, "signal add", PERF_NO_SIZE, &result, -1, 1));
    return bench_close(&b);
}

/* ---- Atomics, collectives. */

ferry_status perf_in_kernel_amo(perf_run *run)
{
    static const struct {
        const char *what;
        perf_kernel kernel;
    } rows[] = { { "fetch_add", PERF_K_FETCH_ADD },
                 { "compare_swap", PERF_K_COMPARE_SWAP },
                 { "swap", PERF_K_SWAP },
                 { "fetch", PERF_K_FETCH },
                 { "add+quiet", PERF_K_ADD } };
    perf_result result;
    bench b;
    PERF_RETURN_IF_FAILS(bench_open(&b, run, 8, 1, 1));
    b.loop.scope = PERF_THREAD;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        PERF_RETURN_IF_FAILS(measure(&b, rows[i].kernel, PERF_FROM, PERF_NO_SIZE, 2000, &result));
        uint64_t expected = rows[i].kernel == PERF_K_FETCH ? 0 : b.total;
        int right = run->me != run->from || ferry_uint64_g(b.loop.word, run->to) == expected;
        PERF_RETURN_IF_FAILS(add_row(&b, rows[i].what, PERF_NO_SIZE, &result, -1, right));
    }
    return bench_close(&b);
}

ferry_status perf_in_kernel_barrier(perf_run *run)
{
    perf_result result;
    bench b;
    PERF_RETURN_IF_FAILS(bench_open(&b, run, 8, 1, 1));
    PERF_RETURN_IF_FAILS(measure(&b, PERF_K_BARRIER, PERF_ALL, PERF_NO_SIZE, 1000, &result));
    PERF_RETURN_IF_FAILS(add_row(&b, "barrier_all", PERF_NO_SIZE, &result, -1, 1));
    PERF_RETURN_IF_FAILS(measure(&b, PERF_K_SYNC, PERF_ALL, PERF_NO_SIZE, 1000, &result));
    PERF_RETURN_IF_FAILS(add_row(&b, "sync_all", PERF_NO_SIZE, &result, -1, 1));
    return bench_close(&b);
}

ferry_status perf_in_kernel_alltoall(perf_run *run)
{
    const size_t n = (size_t)run->n_pes;
    for (int i = 0; i < run->options->n_sizes; i++) {
        size_t bytes = run->options->sizes[i];
        perf_result result;
        bench b;
        int right = 1;
        PERF_RETURN_IF_FAILS(bench_open(&b, run, bytes, n, 1));
        PERF_RETURN_IF_FAILS(fill(&b));
        PERF_RETURN_IF_FAILS(measure(&b, PERF_K_ALLTOALL, PERF_ALL, n * bytes, 500, &result));
        PERF_RETURN_IF_FAILS(check_areas(&b, n, -1, &right));
        PERF_RETURN_IF_FAILS(
            add_row(&b, "alltoall+sync", bytes, &result, (double)((n - 1) * bytes) / result.median_us / 1e3, right));
        PERF_RETURN_IF_FAILS(bench_close(&b));
    }
    return FERRY_SUCCESS;
}
