/* SPDX-License-Identifier: BSD-3-Clause */
/* amo: atomics on one word that no other PE updates, so every returned value is known beforehand. */
#include "perf/perf.h"

struct target {
    uint64_t *word;
    int to;
    uint64_t wrong; /* values that came back and should not have */
};

#define T ((struct target *)ctx)
#define FETCH(NAME, CALL, EXPECTED) PERF_BODY(NAME, T->wrong |= (CALL) ^ (EXPECTED))
#define QUIET(NAME, CALL) PERF_BODY(NAME, PERF_RETURN_IF_FAILS(CALL); PERF_RETURN_IF_FAILS(ferry_quiet()))

FETCH(fetch_add, ferry_uint64_atomic_fetch_add(T->word, 1, T->to), i)
FETCH(fetch_inc, ferry_uint64_atomic_fetch_inc(T->word, T->to), i)
FETCH(compare_swap, ferry_uint64_atomic_compare_swap(T->word, i, i + 1, T->to), i)
FETCH(swap, ferry_uint64_atomic_swap(T->word, i + 1, T->to), i)
FETCH(fetch, ferry_uint64_atomic_fetch(T->word, T->to), UINT64_C(0x5eed))
QUIET(add_quiet, ferry_uint64_atomic_add(T->word, 1, T->to))
QUIET(inc_quiet, ferry_uint64_atomic_inc(T->word, T->to))
QUIET(set_quiet, ferry_uint64_atomic_set(T->word, i + 1, T->to))
PERF_BODY(add_only, PERF_RETURN_IF_FAILS(ferry_uint64_atomic_add(T->word, 1, T->to)))

/* Many in flight: the cost of adds without a wait for each. */
static ferry_status add(void *ctx, uint64_t first, uint64_t n)
{
    PERF_RETURN_IF_FAILS(add_only(ctx, first, n));
    return ferry_quiet();
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
            PERF_RETURN_IF_FAILS(ferry_uint64_atomic_set(t.word, fetches ? 0x5eed : 0, run->me));
        PERF_RETURN_IF_FAILS(perf_measure(run, ops[i].body, &t, PERF_FROM, 8, 10000, &result, &total));
        expected = fetches ? 0x5eed : total;
        /* The owner's own check, after the barrier that ended the measurement. */
        PERF_RETURN_IF_FAILS(
            perf_agree(run, t.wrong == 0 && (run->me != run->to || ferry_signal_fetch(t.word) == expected), &ok));
        PERF_RETURN_IF_FAILS(perf_add_row(run, ops[i].what, 8, &result, -1, ok));
        t.wrong = 0;
    }
    return ferry_free(t.word);
}
