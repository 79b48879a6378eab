/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives of communicators where heaps are in host memory, bit by bit against a model: sizes around a piece, where
 * all_reduces begin to go in two steps, and where sources in the heap are read in place; operands in the heap on all
 * PEs, on some or on none, at other places on each; in place; parts of unequal sizes.  Then refusals, and calls that
 * differ. */
#include "ferry/comm.h"
#include "pe_test.h"
#include <math.h>

enum { PIECE = 256 << 10, /* 64 KiB where PEs do not load from each other */ MOST = 3 * PIECE + 64, N_CALLS = 5 };
enum { ALL_REDUCE, REDUCE_SCATTER, ALL_GATHER, ALL_TO_ALL, BROADCAST };

static CHECK_PER_PE ferry_comm *comm;

/* Doubles whose sums depend on the order. */
static double value(int member, size_t i, uint64_t seed)
{
    const uint64_t bits = pe_mix(seed * 64 + (uint64_t)member, i);
    return ldexp((double)(int64_t)bits, -(int)(bits % 90));
}

static ferry_status call_once(int which, void *dest, const void *source, size_t n, int root)
{
    switch (which) {
    case ALL_REDUCE:
        return ferry_comm_all_reduce(comm, dest, source, n, FERRY_COMM_FLOAT64, FERRY_COMM_SUM, NULL);
    case REDUCE_SCATTER:
        return ferry_comm_reduce_scatter(comm, dest, source, n, FERRY_COMM_FLOAT64, FERRY_COMM_SUM, NULL);
    case ALL_GATHER:
        return ferry_comm_all_gather(comm, dest, source, n * 8, NULL);
    case ALL_TO_ALL:
        return ferry_comm_all_to_all(comm, dest, source, n * 8, NULL);
    default:
        return ferry_comm_broadcast(comm, dest, source, n * 8, root, NULL);
    }
}

/* CALL's status; FERRY_TIMEOUT may be so short that it has to be made again and again. */
#define REPEATED(STATUS, CALL)                                                                                         \
    do {                                                                                                               \
        (STATUS) = (CALL);                                                                                             \
    } while ((STATUS) == FERRY_ERR_TIMEOUT)

static double *heap_of(size_t n)
{
    double *heap;
    do {
        heap = ferry_malloc(n * sizeof *heap);
    } while (heap == NULL && ferry_last_error() == FERRY_ERR_TIMEOUT);
    CHECK(heap != NULL);
    return heap;
}

static ferry_status call(int which, void *dest, const void *source, size_t n, int root)
{
    ferry_status status;
    REPEATED(status, call_once(which, dest, source, n, root));
    return status;
}

static double wanted(int which, size_t i, size_t n, int root, uint64_t seed)
{
    const int part = (int)(i / (n != 0 ? n : 1));
    double sum;
    switch (which) {
    case ALL_REDUCE:
    case REDUCE_SCATTER:
        if (which == REDUCE_SCATTER)
            i += (size_t)pe_me * n;
        sum = value(0, i, seed);
        for (int k = 1; k < pe_n; k++)
            sum += value(k, i, seed);
        return sum;
    case ALL_GATHER:
        return value(part, i % n, seed);
    case ALL_TO_ALL:
        return value(part, (size_t)pe_me * n + i % n, seed);
    default:
        return value(root, i, seed);
    }
}

/* place: bit 0, in the heap on all PEs; bit 1, on this one alone of those with odd numbers; bit 2, in place. */
static void check_call(int which, size_t n, int place, double *heap, double *elsewhere, uint64_t seed)
{
    const size_t parts = (size_t)pe_n, from_n = which == REDUCE_SCATTER || which == ALL_TO_ALL ? parts * n : n,
                 to_n = which == ALL_GATHER || which == ALL_TO_ALL ? parts * n : n;
    const int in_heap = (place & 1) || ((place & 2) && pe_me % 2), root = (int)(seed % (uint64_t)pe_n);
    double *from = (in_heap ? heap : elsewhere) + (in_heap ? 8 * pe_me : 0), *to = elsewhere + parts * MOST / 8;
    if (place & 4)
        to = which == REDUCE_SCATTER ? from + (size_t)pe_me * n : from;
    if ((place & 4) && which == ALL_GATHER)
        from = to + (size_t)pe_me * n;
    for (size_t i = 0; i < from_n; i++)
        from[i] = value(pe_me, i, seed);
    CHECK_OK(call(which, to, from, n, root));
    for (size_t i = 0; i < to_n; i++) {
        const double want = wanted(which, i, n, root, seed);
        if (memcmp(&to[i], &want, 8) != 0)
            pe_fail(__FILE__, __LINE__, "call %d of %zu, place %d, seed %d: element %zu is %a and not %a", which, n,
                    place, (int)seed, i, to[i], want);
    }
}

static void check_calls(void)
{
    ferry_status status;
    static const size_t sizes[] = {
        0, 1, 7, 511, 2048, 2049, PIECE / 8, PIECE / 8 - 1, PIECE / 8 + 1, 2 * PIECE / 8, MOST / 8 - 8
    };
    double *heap = heap_of(((size_t)pe_n * MOST + 64 * (size_t)pe_n) / sizeof *heap),
           *elsewhere = malloc(2 * (size_t)pe_n * MOST);
    const int step = pe_level() == PE_QUICK ? 3 : 1;
    uint64_t seed = 0;
    CHECK(elsewhere != NULL);
    for (int which = 0; which < N_CALLS; which++)
        for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s += (size_t)step)
            for (int place = 0; place < 7; place++)
                if (which != ALL_TO_ALL || place < 4)
                    check_call(which, sizes[s], place, heap, elsewhere, ++seed);
    free(elsewhere);
    REPEATED(status, ferry_free(heap));
    CHECK_OK(status);
}

/* Parts of unequal sizes, some of them empty: member k's has sizes[k] elements.  place: as above. */
static void check_unequal(int which, const size_t *sizes, int place, double *heap, double *elsewhere, uint64_t seed)
{
    size_t first = 0, all = 0, bytes[FERRY_COMM_MAX_PES];
    for (int k = 0; k < pe_n; k++) {
        first += k < pe_me ? sizes[k] : 0;
        all += sizes[k];
        bytes[k] = 8 * sizes[k];
    }
    const size_t own = sizes[pe_me], from_n = which == ALL_GATHER ? own : all, to_n = which == ALL_GATHER ? all : own;
    const int in_heap = (place & 1) || ((place & 2) && pe_me % 2);
    double *from = in_heap ? heap : elsewhere, *to = elsewhere + MOST;
    if (place & 4)
        to = which == ALL_GATHER ? from : from + first;
    if ((place & 4) && which == ALL_GATHER)
        from = to + first;
    for (size_t i = 0; i < from_n; i++)
        from[i] = value(pe_me, i, seed);
    if (from_n == 0 && !(place & 4)) /* an empty part may be nowhere */
        from = NULL;
    to[to_n + ((place & 4) && which != ALL_GATHER ? all : 0)] = 77; /* nothing is written there */
    ferry_status status;
    REPEATED(status, which == ALL_GATHER
                         ? ferry_comm_all_gatherv(comm, to, from, bytes, NULL)
                         : ferry_comm_reduce_scatterv(comm, to, from, sizes, FERRY_COMM_FLOAT64, FERRY_COMM_SUM, NULL));
    CHECK_OK(status);
    CHECK(to[to_n + ((place & 4) && which != ALL_GATHER ? all : 0)] == 77);
    for (size_t i = 0, k = 0, in_part = 0; i < to_n; i++, in_part++) {
        double want = value(0, first + i, seed);
        for (; which == ALL_GATHER && in_part == sizes[k]; k++)
            in_part = 0;
        for (int m = 1; which != ALL_GATHER && m < pe_n; m++)
            want += value(m, first + i, seed);
        if (which == ALL_GATHER)
            want = value((int)k, in_part, seed);
        if (memcmp(&to[i], &want, 8) != 0)
            pe_fail(__FILE__, __LINE__, "call %d, place %d, seed %d: element %zu is %a and not %a", which, place,
                    (int)seed, i, to[i], want);
    }
}

static void check_unequal_parts(void)
{
    ferry_status status;
    double *heap = heap_of(2 * MOST), *elsewhere = calloc(2 * MOST, sizeof *elsewhere);
    size_t sizes[FERRY_COMM_MAX_PES];
    CHECK(elsewhere != NULL);
    for (uint64_t seed = 1; seed <= (pe_level() == PE_QUICK ? 12u : 60u); seed++) {
        const size_t most = seed % 4 == 0 ? MOST / 2 / (size_t)pe_n : seed % 4 == 1 ? 5000 / (size_t)pe_n : 9;
        for (int k = 0; k < pe_n; k++)
            sizes[k] = pe_mix(seed, (uint64_t)k) % 3 == 0 ? 0 : 1 + pe_mix(seed, 99 + (uint64_t)k) % most;
        for (int place = 0; place < 7; place++)
            check_unequal(seed % 2 ? ALL_GATHER : REDUCE_SCATTER, sizes, place, heap, elsewhere, seed);
    }
    free(elsewhere);
    REPEATED(status, ferry_free(heap));
    CHECK_OK(status);
}

/* Sizes that differ between members, also with the same sum and the same largest one; the next calls are right. */
static void check_unequal_that_differ(void)
{
    size_t sizes[FERRY_COMM_MAX_PES], others[FERRY_COMM_MAX_PES];
    double x[3 * FERRY_COMM_MAX_PES] = { 0 }, y[3 * FERRY_COMM_MAX_PES];
    const size_t *mine = pe_me == pe_n - 1 ? others : sizes;
    for (int k = 0; k < pe_n; k++)
        sizes[k] = others[k] = 2;
    sizes[0] = others[1] = 1;
    ferry_status status;
    REPEATED(status, ferry_comm_all_gatherv(comm, y, x, mine, NULL));
    CHECK(status == FERRY_ERR_ASYMMETRIC);
    CHECK(strstr(ferry_last_error_message(), "the part of PE 0 has") != NULL);
    REPEATED(status, ferry_comm_reduce_scatterv(comm, y, x, mine, FERRY_COMM_FLOAT64, FERRY_COMM_SUM, NULL));
    CHECK(status == FERRY_ERR_ASYMMETRIC);
    CHECK(strstr(ferry_last_error_message(), "the part of PE 0 has") != NULL);
    REPEATED(status,
             (pe_me == 0 ? ferry_comm_reduce_scatterv(comm, y, x, sizes, FERRY_COMM_FLOAT64, FERRY_COMM_SUM, NULL)
                         : ferry_comm_reduce_scatter(comm, y, x, 2, FERRY_COMM_FLOAT64, FERRY_COMM_SUM, NULL)));
    CHECK(status == FERRY_ERR_ASYMMETRIC);
    for (int i = 0; i < 2 * pe_n; i++)
        x[i] = i;
    REPEATED(status, ferry_comm_reduce_scatterv(comm, y, x, sizes, FERRY_COMM_FLOAT64, FERRY_COMM_SUM, NULL));
    CHECK_OK(status);
    CHECK(y[0] == pe_n * (pe_me == 0 ? 0 : 2 * pe_me - 1));
}

static void check_refusals(void)
{
    static const size_t too_many[FERRY_COMM_MAX_PES] = { SIZE_MAX / 8 };
    double x[4] = { 0 }, y[4];
    CHECK(ferry_comm_all_reduce(NULL, y, x, 1, FERRY_COMM_FLOAT64, FERRY_COMM_SUM, NULL) == FERRY_ERR_INVALID_ARG);
    CHECK(ferry_comm_all_reduce(comm, y, x, 1, FERRY_COMM_N_TYPES, FERRY_COMM_SUM, NULL) == FERRY_ERR_INVALID_ARG);
    CHECK(ferry_comm_all_reduce(comm, y, x, 1, FERRY_COMM_FLOAT64, FERRY_COMM_N_OPS, NULL) == FERRY_ERR_INVALID_ARG);
    CHECK(ferry_comm_all_reduce(comm, y, NULL, 1, FERRY_COMM_FLOAT64, FERRY_COMM_SUM, NULL) == FERRY_ERR_INVALID_ARG);
    CHECK(ferry_comm_all_reduce(comm, x + 1, x, 2, FERRY_COMM_FLOAT64, FERRY_COMM_SUM, NULL) == FERRY_ERR_INVALID_ARG);
    CHECK(ferry_comm_all_reduce(comm, (char *)y + 4, x, 1, FERRY_COMM_FLOAT64, FERRY_COMM_SUM, NULL) ==
          FERRY_ERR_MISALIGNED);
    CHECK(ferry_comm_broadcast(comm, y, x, 8, pe_n, NULL) == FERRY_ERR_INVALID_ARG);
    CHECK(ferry_comm_all_gatherv(NULL, y, x, too_many, NULL) == FERRY_ERR_INVALID_ARG);
    CHECK(ferry_comm_all_gatherv(comm, y, x, NULL, NULL) == FERRY_ERR_INVALID_ARG);
    CHECK(ferry_comm_reduce_scatterv(comm, y, x, too_many, FERRY_COMM_FLOAT64, FERRY_COMM_SUM, NULL) ==
          FERRY_ERR_INVALID_ARG);
    CHECK(ferry_comm_reduce_scatterv(comm, y, x, too_many, FERRY_COMM_N_TYPES, FERRY_COMM_SUM, NULL) ==
          FERRY_ERR_INVALID_ARG);
}

/* One PE's call differs in each term, also in how many pieces it has; the next calls are right. */
static void check_differing(void)
{
    const int other = pe_me == pe_n - 1;
    double *x = calloc(MOST, 2), *y = x + MOST / 8;
    CHECK(x != NULL);
    for (int round = 0; round < 2; round++) {
        const size_t n = round == 0 ? 3 : PIECE / 8 + 9;
        const ferry_comm_type type = other ? FERRY_COMM_INT64 : FERRY_COMM_FLOAT64;
        const ferry_comm_op op = other ? FERRY_COMM_MAX : FERRY_COMM_SUM;
        CHECK(call(ALL_REDUCE, y, x, other ? n / 2 : n, 0) == FERRY_ERR_ASYMMETRIC);
        CHECK(call(ALL_REDUCE, y, x, other ? 0 : n, 0) == FERRY_ERR_ASYMMETRIC);
        CHECK(call(other ? REDUCE_SCATTER : ALL_REDUCE, y, x, n / 4, 0) == FERRY_ERR_ASYMMETRIC);
        CHECK(call(BROADCAST, y, x, n, other) == FERRY_ERR_ASYMMETRIC);
        ferry_status status;
        REPEATED(status, ferry_comm_all_reduce(comm, y, x, n, type, FERRY_COMM_SUM, NULL));
        CHECK(status == FERRY_ERR_ASYMMETRIC);
        REPEATED(status, ferry_comm_all_reduce(comm, y, x, n, FERRY_COMM_FLOAT64, op, NULL));
        CHECK(status == FERRY_ERR_ASYMMETRIC);
        for (size_t i = 0; i < n; i++)
            x[i] = pe_me;
        CHECK_OK(call(ALL_REDUCE, y, x, n, 0));
        for (size_t i = 0; i < n; i++)
            CHECK(y[i] == pe_n * (pe_n - 1) / 2);
    }
    free(x);
}

static void pe_main(void)
{
    ferry_status status;
    PE_SKIP_IF(pe_on_gpu() || pe_n > FERRY_COMM_MAX_PES); /* tests/gpu/communicators.cu */
    REPEATED(status, ferry_comm_create(FERRY_TEAM_WORLD, &comm));
    CHECK_OK(status);
    check_calls();
    check_unequal_parts();
    check_refusals();
    if (pe_n > 1) {
        check_differing();
        check_unequal_that_differ();
    }
    REPEATED(status, ferry_comm_destroy(comm));
    CHECK_OK(status);
    REPEATED(status, ferry_comm_create(FERRY_TEAM_INVALID, &comm));
    CHECK_OK(status);
    REPEATED(status, ferry_comm_destroy(comm));
    CHECK_OK(status);
}
