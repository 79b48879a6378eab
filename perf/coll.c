/* SPDX-License-Identifier: BSD-3-Clause */
/* barrier, alltoall and the other collectives, timed on PE `from`. */
#include "perf/perf.h"
#include <stdlib.h>
#include <string.h>

#define CHECK_ROUNDS 50

PERF_BODY(barrier_all, PERF_RETURN_IF_FAILS(ferry_barrier_all()))
PERF_BODY(sync_all, PERF_RETURN_IF_FAILS(ferry_sync_all()))

/* A barrier that lets a PE through early, or does not complete puts, leaves an old round in a slot. slots[n_pes]: the
 * last writer. */
static ferry_status barrier_holds(const perf_run *run, uint64_t *slots, int use_sync, int *right)
{
    *right = 1;
    for (uint64_t round = 1; round <= CHECK_ROUNDS; round++) {
        for (int pe = 0; pe < run->n_pes; pe++)
            PERF_RETURN_IF_FAILS(ferry_uint64_p(&slots[run->me], round, pe));
        if (use_sync) {
            PERF_RETURN_IF_FAILS(ferry_quiet()); /* sync alone completes nothing */
            PERF_RETURN_IF_FAILS(ferry_sync_all());
        } else {
            PERF_RETURN_IF_FAILS(ferry_barrier_all());
        }
        for (int pe = 0; pe < run->n_pes; pe++)
            *right &= ferry_signal_fetch(&slots[pe]) == round;
        PERF_RETURN_IF_FAILS(ferry_barrier_all());
    }
    return FERRY_SUCCESS;
}

ferry_status perf_run_barrier(perf_run *run)
{
    perf_result result;
    uint64_t total;
    int right, ok;
    uint64_t *slots = ferry_calloc((size_t)run->n_pes, sizeof *slots);
    if (!slots)
        return ferry_last_error();

    for (int use_sync = 0; use_sync < 2; use_sync++) {
        PERF_RETURN_IF_FAILS(barrier_holds(run, slots, use_sync, &right));
        PERF_RETURN_IF_FAILS(perf_agree(run, right, &ok));
        PERF_RETURN_IF_FAILS(
            perf_measure(run, use_sync ? sync_all : barrier_all, NULL, PERF_ALL, PERF_NO_SIZE, 2000, &result, &total));
        PERF_RETURN_IF_FAILS(perf_add_row(run, use_sync ? "sync_all" : "barrier_all", PERF_NO_SIZE, &result, -1, ok));
    }
    return ferry_free(slots);
}

struct exchange {
    char *dest, *source; /* symmetric [n_pes][bytes] */
    size_t bytes;
};

/* dest may not be written before its reader is done with it. */
static ferry_status then_sync(ferry_status status)
{
    return status == FERRY_SUCCESS ? ferry_sync_all() : status;
}
#define WITH_SYNC(NAME, CALL)                                                                                          \
    PERF_BODY(NAME, PERF_RETURN_IF_FAILS(then_sync(CALL(FERRY_TEAM_WORLD, X->dest, X->source, X->bytes))))
#define X ((const struct exchange *)ctx)

WITH_SYNC(alltoall, ferry_alltoallmem)

/* A seed of its own for each ordered pair. */
static unsigned seed_of(const perf_run *run, int from, int to)
{
    return (unsigned)(from * run->n_pes + to + 1);
}

static ferry_status measure_size(perf_run *run, size_t bytes)
{
    size_t n_pes = (size_t)run->n_pes;
    struct exchange x = { .bytes = bytes };
    perf_result result;
    uint64_t total;
    int right = 1, ok;

    PERF_RETURN_IF_FAILS(perf_buffers(&x.source, n_pes * bytes, &x.dest, n_pes * bytes));
    __builtin_memset(x.dest, 0, n_pes * bytes);
    for (int pe = 0; pe < run->n_pes; pe++)
        perf_fill(x.source + (size_t)pe * bytes, bytes, seed_of(run, run->me, pe));

    PERF_RETURN_IF_FAILS(perf_measure(run, alltoall, &x, PERF_ALL, n_pes * bytes, 1000, &result, &total));
    for (int pe = 0; pe < run->n_pes; pe++)
        right &= perf_matches(x.dest + (size_t)pe * bytes, bytes, seed_of(run, pe, run->me));
    PERF_RETURN_IF_FAILS(perf_agree(run, right, &ok));
    /* The bytes that one PE sends to the others. */
    PERF_RETURN_IF_FAILS(
        perf_add_row(run, "alltoall+sync", bytes, &result, (double)((n_pes - 1) * bytes) / result.median_us / 1e3, ok));

    PERF_RETURN_IF_FAILS(ferry_free(x.dest));
    return ferry_free(x.source);
}

ferry_status perf_run_alltoall(perf_run *run)
{
    return perf_each_size(run, measure_size);
}

/* ---- The others: every call followed by a sync, as alltoall's. */

static ferry_status xor_reducemem(ferry_team_t team, void *dest, const void *source, size_t nbytes)
{
    return ferry_uchar_xor_reduce(team, dest, source, nbytes);
}
PERF_BODY(broadcast,
          PERF_RETURN_IF_FAILS(then_sync(ferry_broadcastmem(FERRY_TEAM_WORLD, X->dest, X->source, X->bytes, 0))))
WITH_SYNC(fcollect, ferry_fcollectmem)
WITH_SYNC(collect, ferry_collectmem)
WITH_SYNC(xor_reduce, xor_reducemem)

enum { BROADCAST, FCOLLECT, COLLECT, REDUCE, N_COLLECTIVES };

/* Checks dest after the last call. */
static int collective_is_right(const perf_run *run, int which, const struct exchange *x, char *one, char *sum)
{
    int right = 1;
    memset(sum, 0, x->bytes);
    for (int pe = 0; pe < run->n_pes; pe++) {
        if (which == FCOLLECT || which == COLLECT)
            right &= perf_matches(x->dest + (size_t)pe * x->bytes, x->bytes, seed_of(run, pe, 0));
        perf_fill(one, x->bytes, seed_of(run, pe, 0));
        for (size_t i = 0; i < x->bytes; i++)
            sum[i] ^= one[i];
    }
    if (which == BROADCAST)
        right = perf_matches(x->dest, x->bytes, seed_of(run, 0, 0));
    return which == REDUCE ? memcmp(x->dest, sum, x->bytes) == 0 : right;
}

static ferry_status measure_collectives(perf_run *run, size_t bytes, char *one, char *sum)
{
    static ferry_status (*const calls[])(void *, uint64_t, uint64_t) = { broadcast, fcollect, collect, xor_reduce };
    static const char *const names[] = { "broadcast+sync", "fcollect+sync", "collect+sync", "xor_reduce+sync" };
    size_t n_pes = (size_t)run->n_pes;
    struct exchange x = { .bytes = bytes };
    perf_result result;
    uint64_t total;
    int ok;

    PERF_RETURN_IF_FAILS(perf_buffers(&x.source, bytes, &x.dest, n_pes * bytes));
    perf_fill(x.source, bytes, seed_of(run, run->me, 0));
    for (int i = 0; i < N_COLLECTIVES; i++) {
        memset(x.dest, 0, n_pes * bytes);
        PERF_RETURN_IF_FAILS(ferry_barrier_all());
        PERF_RETURN_IF_FAILS(perf_measure(run, calls[i], &x, PERF_ALL, n_pes * bytes, 1000, &result, &total));
        PERF_RETURN_IF_FAILS(perf_agree(run, collective_is_right(run, i, &x, one, sum), &ok));
        PERF_RETURN_IF_FAILS(perf_add_row(run, names[i], bytes, &result, (double)bytes / result.median_us / 1e3, ok));
    }
    PERF_RETURN_IF_FAILS(ferry_free(x.dest));
    return ferry_free(x.source);
}

ferry_status perf_run_collectives(perf_run *run)
{
    size_t most = 1;
    for (int i = 0; i < run->options->n_sizes; i++)
        most = run->options->sizes[i] > most ? run->options->sizes[i] : most;
    char *one = malloc(most), *sum = malloc(most);
    ferry_status status = one && sum ? FERRY_SUCCESS : FERRY_ERR_NO_MEMORY;
    for (int i = 0; i < run->options->n_sizes && status == FERRY_SUCCESS; i++)
        status = measure_collectives(run, run->options->sizes[i], one, sum);
    free(one);
    free(sum);
    return status;
}
