/* SPDX-License-Identifier: BSD-3-Clause */
/* pingpong and signal: two PEs exchange messages in turns.  Half a round trip is reported. */
#include "perf/perf.h"

struct rally {
    char *dest, *source;
    uint64_t *word; /* symmetric signal */
    size_t bytes;
    int first; /* this PE serves */
    int partner;
    int add;   /* signal by add, not set */
    int wrong; /* a round's data was not that round's */
};

/* Each round's data holds the round's number, so a signal that overtakes its data shows at once. */
static ferry_status hit(struct rally *r, uint64_t round)
{
    perf_stamp(r->source, r->bytes, round);
    return ferry_putmem_signal(r->dest, r->source, r->bytes, r->word, round + 1, FERRY_SIGNAL_SET, r->partner);
}

static ferry_status await(struct rally *r, uint64_t round)
{
    PERF_RETURN_IF_FAILS(ferry_signal_wait_until_timeout(r->word, FERRY_CMP_GE, round + 1, NULL, UINT64_MAX));
    r->wrong |= !perf_stamped(r->dest, r->bytes, round);
    return FERRY_SUCCESS;
}

static ferry_status put_signal(void *ctx, uint64_t first, uint64_t n)
{
    struct rally *r = ctx;
    for (uint64_t i = first; i < first + n; i++) {
        if (r->first)
            PERF_RETURN_IF_FAILS(hit(r, i));
        PERF_RETURN_IF_FAILS(await(r, i));
        if (!r->first)
            PERF_RETURN_IF_FAILS(hit(r, i));
    }
    return FERRY_SUCCESS;
}

static ferry_status signal_only(void *ctx, uint64_t first, uint64_t n)
{
    const struct rally *r = ctx;
    int op = r->add ? FERRY_SIGNAL_ADD : FERRY_SIGNAL_SET;
    for (uint64_t i = first; i < first + n; i++) {
        uint64_t value = r->add ? 1 : i + 1;
        if (r->first)
            PERF_RETURN_IF_FAILS(ferry_signal_op(r->word, value, op, r->partner));
        PERF_RETURN_IF_FAILS(ferry_signal_wait_until_timeout(r->word, FERRY_CMP_GE, i + 1, NULL, UINT64_MAX));
        if (!r->first)
            PERF_RETURN_IF_FAILS(ferry_signal_op(r->word, value, op, r->partner));
    }
    return FERRY_SUCCESS;
}

static struct rally rally_of(const perf_run *run)
{
    return (struct rally){ .first = run->me == run->from, .partner = run->me == run->from ? run->to : run->from };
}

static int plays(const perf_run *run)
{
    return run->me == run->from || run->me == run->to;
}

static void halve(perf_result *result)
{
    result->median_us /= 2;
    result->p99_us /= 2;
}

static ferry_status measure_size(perf_run *run, size_t bytes)
{
    struct rally r = rally_of(run);
    perf_result result;
    uint64_t total;
    int ok;

    r.bytes = bytes;
    PERF_RETURN_IF_FAILS(perf_buffers(&r.source, bytes, &r.dest, bytes));
    r.word = ferry_calloc(8, sizeof *r.word); /* a line of its own */
    if (!r.word)
        return ferry_last_error();
    perf_fill(r.source, bytes, (unsigned)run->me + 1);
    __builtin_memset(r.dest, 0, bytes);

    PERF_RETURN_IF_FAILS(perf_measure(run, put_signal, &r, PERF_PAIR, bytes, 5000, &result, &total));
    halve(&result);
    if (plays(run)) {
        uint64_t head;
        perf_fill(&head, sizeof head, (unsigned)r.partner + 1);
        __builtin_memcpy(r.dest, &head, bytes < sizeof head ? bytes : sizeof head);
        r.wrong |= !perf_matches(r.dest, bytes, (unsigned)r.partner + 1);
    }
    PERF_RETURN_IF_FAILS(perf_agree(run, !r.wrong, &ok));
    PERF_RETURN_IF_FAILS(
        perf_add_row(run, "put_signal one way", bytes, &result, (double)bytes / result.median_us / 1e3, ok));

    PERF_RETURN_IF_FAILS(ferry_free(r.word));
    PERF_RETURN_IF_FAILS(ferry_free(r.dest));
    return ferry_free(r.source);
}

ferry_status perf_run_pingpong(perf_run *run)
{
    return perf_each_size(run, measure_size);
}

ferry_status perf_run_signal(perf_run *run)
{
    struct rally r = rally_of(run);
    perf_result result;
    uint64_t total;
    int ok;

    for (r.add = 0; r.add < 2; r.add++) {
        r.word = ferry_calloc(8, sizeof *r.word);
        if (!r.word)
            return ferry_last_error();
        PERF_RETURN_IF_FAILS(perf_measure(run, signal_only, &r, PERF_PAIR, PERF_NO_SIZE, 5000, &result, &total));
        halve(&result);
        /* A lost add would have ended in a timeout; this check finds a doubled add. */
        PERF_RETURN_IF_FAILS(perf_agree(run, !plays(run) || ferry_signal_fetch(r.word) == total, &ok));
        PERF_RETURN_IF_FAILS(perf_add_row(run, r.add ? "add one way" : "set one way", PERF_NO_SIZE, &result, -1, ok));
        PERF_RETURN_IF_FAILS(ferry_free(r.word));
    }
    return FERRY_SUCCESS;
}
