/* SPDX-License-Identifier: BSD-3-Clause */
/* put and get: the time of one operation completed at once, and the bandwidth of a window of operations. */
#include "perf/perf.h"

/* Operations of a window use separate places while the places fit in this size. */
#define PLACES_BYTES ((size_t)64 << 20)

struct transfer {
    char *dest, *source; /* symmetric, n_places x bytes */
    size_t bytes, n_places, window;
    int to;
};

static size_t places(size_t bytes, size_t window)
{
    size_t n = PLACES_BYTES / bytes;
    return n < 1 ? 1 : n > window ? window : n;
}

static ferry_status put_quiet(void *ctx, uint64_t first, uint64_t n)
{
    const struct transfer *t = ctx;
    for (uint64_t i = first; i < first + n; i++) {
        perf_stamp(t->source, t->bytes, i);
        PERF_RETURN_IF_FAILS(ferry_putmem(t->dest, t->source, t->bytes, t->to));
        PERF_RETURN_IF_FAILS(ferry_quiet());
    }
    return FERRY_SUCCESS;
}

/* One operation is a whole window. */
static ferry_status put_window(void *ctx, uint64_t first, uint64_t n)
{
    const struct transfer *t = ctx;
    for (uint64_t i = first; i < first + n; i++) {
        for (size_t w = 0, place = 0; w < t->window; w++) {
            char *source = t->source + place * t->bytes;
            perf_stamp(source, t->bytes, i);
            PERF_RETURN_IF_FAILS(ferry_putmem(t->dest + place * t->bytes, source, t->bytes, t->to));
            place = place + 1 == t->n_places ? 0 : place + 1;
        }
        PERF_RETURN_IF_FAILS(ferry_quiet());
    }
    return FERRY_SUCCESS;
}

static ferry_status get(void *ctx, uint64_t first, uint64_t n)
{
    const struct transfer *t = ctx;
    for (uint64_t i = first; i < first + n; i++)
        PERF_RETURN_IF_FAILS(ferry_getmem(t->dest, t->source, t->bytes, t->to));
    return FERRY_SUCCESS;
}

static ferry_status get_window(void *ctx, uint64_t first, uint64_t n)
{
    const struct transfer *t = ctx;
    for (uint64_t i = first; i < first + n; i++) {
        for (size_t w = 0, place = 0; w < t->window; w++) {
            PERF_RETURN_IF_FAILS(
                ferry_getmem_nbi(t->dest + place * t->bytes, t->source + place * t->bytes, t->bytes, t->to));
            place = place + 1 == t->n_places ? 0 : place + 1;
        }
        PERF_RETURN_IF_FAILS(ferry_quiet());
    }
    return FERRY_SUCCESS;
}

/* Every place holds the pattern, overwritten by the number of the last operation if there was one. */
static int places_right(const struct transfer *t, size_t n_places, unsigned seed, const uint64_t *last)
{
    uint64_t head;
    for (size_t p = 0; p < n_places; p++) {
        char *at = t->dest + p * t->bytes;
        if (last) {
            if (!perf_stamped(at, t->bytes, *last))
                return 0;
            /* Put the pattern's own head back, then compare the whole. */
            perf_fill(&head, sizeof head, seed);
            __builtin_memcpy(at, &head, t->bytes < sizeof head ? t->bytes : sizeof head);
        }
        if (!perf_matches(at, t->bytes, seed))
            return 0;
    }
    return 1;
}

static void refill(const struct transfer *t, unsigned seed)
{
    __builtin_memset(t->dest, 0, t->n_places * t->bytes);
    for (size_t p = 0; p < t->n_places; p++)
        perf_fill(t->source + p * t->bytes, t->bytes, seed);
}

static ferry_status measure_size(perf_run *run, size_t bytes, int is_put)
{
    size_t n_places = places(bytes, run->options->window);
    struct transfer t = { .bytes = bytes, .n_places = n_places, .window = run->options->window, .to = run->to };
    /* Each PE's source has its own seed, so data of the wrong PE shows. */
    unsigned seed = (unsigned)(is_put ? run->from : run->to) + 1;
    int looks = run->me == (is_put ? run->to : run->from);
    perf_result one, window;
    uint64_t total, last;
    int ok;

    PERF_RETURN_IF_FAILS(perf_buffers(&t.source, n_places * bytes, &t.dest, n_places * bytes));

    refill(&t, (unsigned)run->me + 1);
    PERF_RETURN_IF_FAILS(perf_measure(run, is_put ? put_quiet : get, &t, PERF_FROM, bytes, 10000, &one, &total));
    last = total - 1;
    PERF_RETURN_IF_FAILS(perf_agree(run, !looks || places_right(&t, 1, seed, is_put ? &last : NULL), &ok));
    PERF_RETURN_IF_FAILS(
        perf_add_row(run, is_put ? "put+quiet" : "get", bytes, &one, (double)bytes / one.median_us / 1e3, ok));

    refill(&t, (unsigned)run->me + 1);
    PERF_RETURN_IF_FAILS(
        perf_measure(run, is_put ? put_window : get_window, &t, PERF_FROM, bytes * t.window, 1000, &window, &total));
    last = total - 1;
    PERF_RETURN_IF_FAILS(perf_agree(run, !looks || places_right(&t, n_places, seed, is_put ? &last : NULL), &ok));
    /* The time of one operation, not of a window. */
    window.median_us /= (double)t.window;
    window.p99_us /= (double)t.window;
    PERF_RETURN_IF_FAILS(perf_add_row(run, is_put ? "put window" : "get window", bytes, &window,
                                      (double)bytes / window.median_us / 1e3, ok));

    PERF_RETURN_IF_FAILS(ferry_free(t.dest));
    return ferry_free(t.source);
}

static ferry_status measure_put(perf_run *run, size_t bytes)
{
    return measure_size(run, bytes, 1);
}

static ferry_status measure_get(perf_run *run, size_t bytes)
{
    return measure_size(run, bytes, 0);
}

ferry_status perf_run_put(perf_run *run)
{
    return perf_each_size(run, measure_put);
}

ferry_status perf_run_get(perf_run *run)
{
    return perf_each_size(run, measure_get);
}
