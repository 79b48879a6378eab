/* SPDX-License-Identifier: BSD-3-Clause */
/* amo: atomics on one word that no other PE updates, so every returned value is known beforehand. */
#include "perf/perf.h"

struct target {
    uint64_t *word;
    int to;
    uint64_t wrong; /* values that came back and should not have */
};

static ferry_status fetch_add(void *ctx, uint64_t first, uint64_t n)
{
    struct target *t = ctx;
    for (uint64_t i = first; i < first + n; i++)
        t->wrong |= ferry_uint64_atomic_fetch_add(t->word, 1, t->to) ^ i;
    return FERRY_SUCCESS;
}

static ferry_status fetch_inc(void *ctx, uint64_t first, uint64_t n)
{
    struct target *t = ctx;
    for (uint64_t i = first; i < first + n; i++)
        t->wrong |= ferry_uint64_atomic_fetch_inc(t->word, t->to) ^ i;
    return FERRY_SUCCESS;
}

static ferry_status compare_swap(void *ctx, uint64_t first, uint64_t n)
{
    struct target *t = ctx;
    for (uint64_t i = first; i < first + n; i++)
        t->wrong |= ferry_uint64_atomic_compare_swap(t->word, i, i + 1, t->to) ^ i;
    return FERRY_SUCCESS;
}

static ferry_status swap(void *ctx, uint64_t first, uint64_t n)
{
    struct target *t = ctx;
    for (uint64_t i = first; i < first + n; i++)
        t->wrong |= ferry_uint64_atomic_swap(t->word, i + 1, t->to) ^ i;
    return FERRY_SUCCESS;
}

static ferry_status add_quiet(void *ctx, uint64_t first, uint64_t n)
{
    struct target *t = ctx;
    for (uint64_t i = first; i < first + n; i++) {
        PERF_TRY(ferry_uint64_atomic_add(t->word, 1, t->to));
        PERF_TRY(ferry_quiet());
    }
    return FERRY_SUCCESS;
}

static ferry_status inc_quiet(void *ctx, uint64_t first, uint64_t n)
{
    struct target *t = ctx;
    for (uint64_t i = first; i < first + n; i++) {
        PERF_TRY(ferry_uint64_atomic_inc(t->word, t->to));
        PERF_TRY(ferry_quiet());
    }
    return FERRY_SUCCESS;
}

/* Many in flight: the cost of adds without a wait for each. */
static ferry_status add(void *ctx, uint64_t first, uint64_t n)
{
    struct target *t = ctx;
    for (uint64_t i = first; i < first + n; i++)
        PERF_TRY(ferry_uint64_atomic_add(t->word, 1, t->to));
    return ferry_quiet();
}

static ferry_status set_quiet(void *ctx, uint64_t first, uint64_t n)
{
    struct target *t = ctx;
    for (uint64_t i = first; i < first + n; i++) {
        PERF_TRY(ferry_uint64_atomic_set(t->word, i + 1, t->to));
        PERF_TRY(ferry_quiet());
    }
    return FERRY_SUCCESS;
}

static ferry_status fetch(void *ctx, uint64_t first, uint64_t n)
{
    struct target *t = ctx;
    for (uint64_t i = first; i < first + n; i++)
        t->wrong |= ferry_uint64_atomic_fetch(t->word, t->to) ^ UINT64_C(0x5eed);
    return FERRY_SUCCESS;
}

ferry_status perf_run_amo(perf_run *run)
{
    static const struct {
        const char *what;
        perf_body body;
    } ops[] = { { "fetch_add", fetch_add }, { "fetch_inc", fetch_inc }, { "compare_swap", compare_swap },
                { "swap", swap },           { "fetch", fetch },         { "add+quiet", add_quiet },
                { "inc+quiet", inc_quiet }, { "set+quiet", set_quiet }, { "add", add } };
    struct target t = { .to = run->to };
    perf_result result;
    uint64_t total, expected;
    int ok;

    t.word = ferry_calloc(8, sizeof *t.word); /* a line of its own */
    if (!t.word)
        return ferry_last_error();
    for (size_t i = 0; i < sizeof ops / sizeof *ops; i++) {
        int fetches = ops[i].body == fetch;
        if (run->me == run->to)
            PERF_TRY(ferry_uint64_atomic_set(t.word, fetches ? 0x5eed : 0, run->me));
        PERF_TRY(perf_measure(run, ops[i].body, &t, PERF_FROM, 8, 10000, &result, &total));
        expected = fetches ? 0x5eed : total;
        /* The owner's own check, after the barrier that ended the measurement. */
        PERF_TRY(perf_agree(run, t.wrong == 0 && (run->me != run->to || ferry_signal_fetch(t.word) == expected), &ok));
        PERF_TRY(perf_add_row(run, ops[i].what, 8, &result, -1, ok));
        t.wrong = 0;
    }
    return ferry_free(t.word);
}
