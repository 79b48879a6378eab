/* SPDX-License-Identifier: BSD-3-Clause */
/* Two PEs of two nodes: ferry's calls beside the bare provider below it (FERRY_REMOTE's, else TCP by sockets), in turn
 * in one run.
 *
 *   FERRY_TEST=nodes=2 ferry-run -n 2 perf/remote [ADDRESS [ROUNDS [BYTES]]]
 *       both on this machine, over loopback
 *   mpirun --host a,b -n 2 perf/remote ADDRESS
 *
 * One way of 8 bytes with a notification; a fetching addition beside a round trip; 1 MiB (or BYTES) puts, 8 at a
 * time, and gets beside the bare puts.  Prints the median of each over the rounds, and the median of each round's
 * ratio, since a busy machine slows both down at the same time. */
#include "ferry.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/remote/provider.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ROUNDS 21
#define ROUNDS_MOST 1000
#define TURNS 1000
#define BULK (1u << 20)
#define WINDOW 8
#define BULKS 64

typedef struct bare {
    const ferryi_provider_ops *ops;
    ferryi_provider *p;
    ferryi_region here, there; /* there: the peer's */
    char *memory;
    uint32_t notes;
    int done;
} bare;

typedef struct card {
    uint64_t base, key, n;
    char address[FERRYI_PROVIDER_ADDRESS];
} card;

static size_t bulk = BULK; /* bytes of a put of the third figure */
static int bulks = BULKS;

static void must(ferry_status status)
{
    if (status != FERRY_SUCCESS) {
        fprintf(stderr, "%s\n", ferry_last_error_message());
        exit(1);
    }
}

static void bare_open(bare *b, const char *address)
{
    const char *fabric = getenv("FERRY_FABRIC_PROVIDER");
    const ferryi_provider_request request = { .size = sizeof request,
                                              .abi = FERRYI_PROVIDER_ABI,
                                              .n_peers = 1,
                                              .fabric = fabric != NULL ? fabric : "",
                                              .address = address,
                                              .deadline = UINT64_MAX,
                                              .error = ferryi_error };
    card *cards = ferry_calloc(2, sizeof *cards), mine = { 0 };
    size_t n = 0;
    const int me = ferry_my_pe();
    b->memory = malloc((WINDOW + 1) * (size_t)BULK);
    memset(b->memory, 1, (WINDOW + 1) * (size_t)BULK); /* untouched pages would all be one page, in the cache */
    const char *name = getenv("FERRY_REMOTE"), *dir = getenv("FERRY_BOOTSTRAP_DIR");
    must(ferryi_provider_find(name != NULL && strcmp(name, "auto") != 0 ? name : "tcp", dir != NULL ? dir : "",
                              &b->ops));
    must(b->ops->open(&request, &b->p));
    must(b->ops->reg(b->p, b->memory, (WINDOW + 1) * (size_t)BULK, &b->here));
    must(b->ops->address(b->p, mine.address, &n));
    mine.base = b->here.base;
    mine.key = b->here.key;
    mine.n = n;
    must(ferry_putmem(&cards[me], &mine, sizeof mine, 1 - me));
    must(ferry_barrier_all());
    b->there.base = cards[1 - me].base;
    b->there.key = cards[1 - me].key;
    must(b->ops->connect(b->p, 0, cards[1 - me].address, (size_t)cards[1 - me].n));
    must(ferry_barrier_all());
}

static void bare_poll(bare *b)
{
    ferryi_provider_event events[16];
    const int n = b->ops->progress(b->p, events, 16);
    for (int i = 0; i < n; i++) {
        b->notes += events[i].kind == FERRYI_PROVIDER_NOTIFIED;
        b->done += events[i].kind == FERRYI_PROVIDER_DONE;
        if (events[i].kind == FERRYI_PROVIDER_BROKEN)
            must(ferryi_error(FERRY_ERR_PEER_LOST, "the peer is lost"));
    }
}

static void bare_put(bare *b, size_t from, size_t n)
{
    enum ferryi_posted posted;
    do {
        posted = b->ops->put_notify(b->p, 0, &b->here, b->memory + from, n, b->there.base + from, b->there.key, 1, 1);
        if (posted != FERRYI_POSTED)
            bare_poll(b);
    } while (posted == FERRYI_POST_AGAIN);
}

static double bare_pingpong(bare *b, int me)
{
    const uint32_t began_at = b->notes;
    const uint64_t began = ferryi_now_ns();
    for (uint32_t i = 0; i < TURNS; i++) {
        if (me == 0)
            bare_put(b, 0, 8);
        while (b->notes - began_at <= i)
            bare_poll(b);
        if (me == 1)
            bare_put(b, 0, 8);
    }
    return (double)(ferryi_now_ns() - began) / (2e3 * TURNS);
}

static double bare_bulk(bare *b, int me)
{
    const uint32_t notes = b->notes;
    const uint64_t began = ferryi_now_ns();
    const int done = b->done;
    if (me == 0) {
        for (int i = 0; i < bulks; i++) {
            while (i - (b->done - done) >= WINDOW)
                bare_poll(b);
            bare_put(b, (size_t)(i % WINDOW) * bulk, bulk);
        }
        while (b->done - done < bulks)
            bare_poll(b);
        while (b->notes == notes) /* the answer to the last one */
            bare_poll(b);
    } else {
        while (b->notes - notes < (uint32_t)bulks)
            bare_poll(b);
        bare_put(b, 0, 8);
    }
    return (double)bulks * (double)bulk / (double)(ferryi_now_ns() - began);
}

static double ferry_pingpong(uint64_t *words, int me)
{
    static uint64_t turn;
    const uint64_t began = ferryi_now_ns();
    for (int i = 0; i < TURNS; i++) {
        const uint64_t value = ++turn;
        if (me == 0)
            must(ferry_uint64_put_signal(&words[0], &value, 1, &words[1], value, FERRY_SIGNAL_SET, 1));
        (void)ferry_signal_wait_until(&words[1], FERRY_CMP_EQ, value);
        if (me == 1)
            must(ferry_uint64_put_signal(&words[0], &value, 1, &words[1], value, FERRY_SIGNAL_SET, 0));
    }
    return (double)(ferryi_now_ns() - began) / (2e3 * TURNS);
}

static double ferry_adds(uint64_t *words, int me)
{
    const uint64_t began = ferryi_now_ns();
    for (int i = 0; me == 0 && i < TURNS; i++)
        (void)ferry_uint64_atomic_fetch_add(&words[2], 1, 1);
    const double us = (double)(ferryi_now_ns() - began) / (1e3 * TURNS);
    must(ferry_barrier_all());
    return us;
}

static double ferry_bulk(char *heap, const char *from, uint64_t *words, int me)
{
    static uint64_t turn;
    const uint64_t began = ferryi_now_ns(), value = ++turn;
    if (me == 0) {
        for (int i = 0; i < bulks; i++)
            must(ferry_putmem_nbi(heap + (size_t)(i % WINDOW) * bulk, from + (size_t)(i % WINDOW) * bulk, bulk, 1));
        must(ferry_quiet());
        must(ferry_signal_set(&words[3], value, 1));
    } else {
        (void)ferry_signal_wait_until(&words[3], FERRY_CMP_EQ, value);
    }
    return (double)bulks * (double)bulk / (double)(ferryi_now_ns() - began);
}

static double ferry_gets(const char *heap, char *to, int me)
{
    const uint64_t began = ferryi_now_ns();
    for (int i = 0; me == 0 && i < bulks; i++)
        must(ferry_getmem_nbi(to + (size_t)(i % WINDOW) * bulk, heap + (size_t)(i % WINDOW) * bulk, bulk, 1));
    must(ferry_quiet());
    const double rate = (double)bulks * (double)bulk / (double)(ferryi_now_ns() - began);
    must(ferry_barrier_all());
    return rate;
}

static int order(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *values, int n)
{
    qsort(values, (size_t)n, sizeof *values, order);
    return (values[(n - 1) / 2] + values[n / 2]) / 2;
}

enum { BARE_WAY, FERRY_WAY, WAY_RATIO, ADD, ADD_RATIO, BARE_PUT, FERRY_PUT, PUT_RATIO, FERRY_GET, GET_RATIO, FIGURES };
static double figure[FIGURES][ROUNDS_MOST];

int main(int argc, char **argv)
{
    bare b = { 0 };
    const int rounds = argc > 2 ? atoi(argv[2]) : ROUNDS;
    must(ferry_init());
    const int me = ferry_my_pe();
    bulk = argc > 3 ? (size_t)atol(argv[3]) : BULK;
    if (ferry_n_pes() != 2 || rounds < 1 || rounds > ROUNDS_MOST || bulk < 64 || bulk > BULK) {
        fprintf(stderr, "perf/remote takes two PEs, 1 to %d rounds, 64 to %u bytes\n", ROUNDS_MOST, BULK);
        return 2;
    }
    bulks = bulk < BULK / 16 ? 16 * BULKS : (int)(BULKS * (BULK / bulk));
    uint64_t *words = ferry_calloc(8, sizeof *words);
    char *heap = ferry_calloc(WINDOW, BULK), *from = malloc((size_t)WINDOW * BULK);
    memset(from, 1, (size_t)WINDOW * BULK);
    bare_open(&b, argc > 1 ? argv[1] : "127.0.0.1");
    for (int round = -1; round < rounds; round++) { /* the first one touches the memory */
        double us[2], add, rate[3];
        us[0] = bare_pingpong(&b, me);
        must(ferry_barrier_all());
        us[1] = ferry_pingpong(words, me);
        must(ferry_barrier_all());
        add = ferry_adds(words, me);
        for (int turn = 0; turn < 2; turn++) { /* by turns first */
            const int which = (turn + round) & 1;
            rate[which] = which == 0 ? bare_bulk(&b, me) : ferry_bulk(heap, from, words, me);
            must(ferry_barrier_all());
        }
        rate[2] = ferry_gets(heap, from, me);
        const double values[FIGURES] = { us[0],   us[1],   us[1] / us[0],     add,     add / (2 * us[0]),
                                         rate[0], rate[1], rate[1] / rate[0], rate[2], rate[2] / rate[0] };
        for (int i = 0; round >= 0 && i < FIGURES; i++)
            figure[i][round] = values[i];
    }
    double m[FIGURES];
    for (int i = 0; i < FIGURES; i++)
        m[i] = median(figure[i], rounds);
    if (me == 0)
        printf("8 B and notification, one way: bare %.2f us, ferry %.2f us, ratio %.2f\n"
               "fetch-add: %.2f us, of a bare round trip %.2f\n"
               "puts of %zu KiB: bare %.2f GB/s, ferry %.2f GB/s, ratio %.2f\n"
               "gets: ferry %.2f GB/s, of the bare puts %.2f\n",
               m[BARE_WAY], m[FERRY_WAY], m[WAY_RATIO], m[ADD], m[ADD_RATIO], bulk >> 10, m[BARE_PUT], m[FERRY_PUT],
               m[PUT_RATIO], m[FERRY_GET], m[GET_RATIO]);
    b.ops->close(b.p, 1);
    must(ferry_finalize());
    return 0;
}
