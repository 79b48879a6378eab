/* SPDX-License-Identifier: BSD-3-Clause */
/* Host calls with heaps in GPU memory: every family once, with data that differs between PEs. */
#include "gpu_test.h"
#include <unistd.h>

enum { N = 1000 };

struct args {
    uint64_t *go;
    int *bad;
};
FERRY_KERNEL(until_told, struct args, a)
{
    if (ferry_thread_index() == 0 && ferry_signal_wait_until(a->go, FERRY_CMP_EQ, 1) != 1)
        *a->bad = __LINE__;
}

/* The job's first call, for which a kernel of the same GPU waits. */
static void first_call_beside_a_kernel(void)
{
    struct args args = { (uint64_t *)MADE(ferry_calloc(1, sizeof(uint64_t))), bad_word };
    CHECK_OK(ferry_launch(until_told, 1, 32, &args, sizeof args));
    CHECK_OK(ferry_uint64_p(args.go, 1, me));
    CHECK_OK(ferry_launch_wait());
    KERNELS_PASS();
    CHECK_OK(ferry_free(args.go));
}

static void bytes(void)
{
    int *heap = (int *)MADE(ferry_calloc(N, sizeof(int))), mine[N], got[N];
    CHECK_OK(ferry_int_get(got, heap, N, me));
    for (int i = 0; i < N; i++)
        CHECK(got[i] == 0);
    CHECK_OK(ferry_barrier_all()); /* all have looked */
    for (int i = 0; i < N; i++)
        mine[i] = me * 100000 + i;
    CHECK_OK(ferry_int_put(heap, mine, N, right));
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_int_get(got, heap, N, me));
    for (int i = 0; i < N; i++)
        CHECK(got[i] == left * 100000 + i);
    CHECK(ferry_int_g(heap + 5, right) == me * 100000 + 5);
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_int_p(heap + 7, -me, right));
    CHECK_OK(ferry_int_iput(heap + 100, mine, 3, 2, 20, right));
    CHECK_OK(ferry_barrier_all());
    CHECK(ferry_int_g(heap + 7, me) == -left);
    CHECK_OK(ferry_int_iget(got, heap + 100, 1, 3, 20, me));
    for (int i = 0; i < 20; i++)
        CHECK(got[i] == left * 100000 + 2 * i);
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_free(heap));
}

static void words(void)
{
    uint64_t *w = (uint64_t *)MADE(ferry_calloc(4, sizeof *w)), found = 0;
    int *d = (int *)MADE(ferry_calloc(64, sizeof *d)), data[64];
    for (int p = 0; p < n_pes; p++)
        CHECK_OK(ferry_uint64_atomic_add(w, 1ull << (8 * me), p));
    CHECK_OK(ferry_barrier_all());
    uint64_t all = 0;
    for (int p = 0; p < n_pes; p++)
        all |= 1ull << (8 * p);
    CHECK(ferry_uint64_atomic_fetch(w, me) == all);
    CHECK(ferry_uint64_atomic_compare_swap(w, 0, 2, me) == all);
    CHECK(ferry_uint64_atomic_swap(w, 77, me) == all);
    CHECK(ferry_uint64_atomic_fetch(w, me) == 77);
    for (int i = 0; i < 64; i++)
        data[i] = me * 64 + i;
    CHECK_OK(ferry_int_put_signal(d, data, 64, w + 1, 5, FERRY_SIGNAL_SET, right));
    CHECK(ferry_signal_wait_until(w + 1, FERRY_CMP_EQ, 5) == 5);
    CHECK_OK(ferry_int_get(data, d, 64, me));
    for (int i = 0; i < 64; i++)
        CHECK(data[i] == left * 64 + i);
    CHECK(ferry_uint64_test(w + 1, FERRY_CMP_GT, 4) == 1);
    CHECK(ferry_uint64_test(w + 1, FERRY_CMP_GT, 5) == 0);
    CHECK(ferry_uint64_wait_until_any(w, 2, NULL, FERRY_CMP_EQ, 5) == 1);
    /* A wait that no PE serves. */
    CHECK(ferry_signal_wait_until_timeout(w + 2, FERRY_CMP_EQ, 9, &found, 20000000) == FERRY_ERR_TIMEOUT);
    ferry_fault fault;
    CHECK_OK(ferry_fault_next(&fault));
    CHECK(fault.status == FERRY_ERR_TIMEOUT && fault.expected == 9 && fault.found == 0);
    CHECK(ferry_int_p(d, 1, n_pes) == FERRY_ERR_INVALID_PE);
    CHECK(ferry_int_p(data, 1, 0) == FERRY_ERR_INVALID_ADDR);
    CHECK_OK(ferry_fault_next(&fault));
    CHECK_OK(ferry_fault_next(&fault));
    CHECK(ferry_fault_next(&fault) == FERRY_ERR_EMPTY);
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_free(d));
    CHECK_OK(ferry_free(w));
}

static void collectives(void)
{
    long *src = (long *)MADE(ferry_malloc(sizeof(long) * 600 * (size_t)n_pes)),
         *dst = (long *)MADE(ferry_malloc(sizeof(long) * 600 * (size_t)n_pes));
    long v[600];
    for (int i = 0; i < 600; i++)
        v[i] = (me + 1) * 1000 + i;
    CHECK_OK(ferry_long_put(src, v, 600, me));
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_long_broadcast(FERRY_TEAM_WORLD, dst, src, 600, n_pes - 1));
    CHECK_OK(ferry_long_get(v, dst, 600, me));
    for (int i = 0; i < 600; i++)
        CHECK(v[i] == n_pes * 1000 + i);
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_long_fcollect(FERRY_TEAM_WORLD, dst, src, 600));
    for (int p = 0; p < n_pes; p++) {
        CHECK_OK(ferry_long_get(v, dst + 600 * p, 600, me));
        CHECK(v[0] == (p + 1) * 1000 && v[599] == (p + 1) * 1000 + 599);
    }
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_long_sum_reduce(FERRY_TEAM_WORLD, dst, src, 600));
    CHECK_OK(ferry_long_get(v, dst, 600, me));
    for (int i = 0; i < 600; i++)
        CHECK(v[i] == 1000L * n_pes * (n_pes + 1) / 2 + (long)n_pes * i);
    CHECK_OK(ferry_long_max_reduce(FERRY_TEAM_WORLD, dst, src, 3));
    CHECK(ferry_long_g(dst + 2, me) == n_pes * 1000 + 2);
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_free(src));
    CHECK_OK(ferry_free(dst));
}

/* A PE that comes late costs the others time, and only a budget that runs out makes a fault.  Where MPS joins the PEs
 * of a GPU, these waits are made of many kernels. */
static void late_pe(void)
{
    const bool is_late = n_pes > 1 && me == n_pes - 1;
    const uint64_t budget = 5000000;
    long *sums = (long *)MADE(ferry_calloc(2, sizeof *sums)), one = me + 1;
    ferry_fault fault;
    CHECK_OK(ferry_long_put(sums, &one, 1, me));
    CHECK_OK(ferry_barrier_all());
    if (is_late)
        usleep(50000);
    CHECK_OK(ferry_barrier_all());
    if (is_late)
        usleep(50000);
    CHECK_OK(ferry_long_sum_reduce(FERRY_TEAM_WORLD, sums + 1, sums, 1));
    CHECK(ferry_long_g(sums + 1, me) == (long)n_pes * (n_pes + 1) / 2);
    CHECK(ferry_fault_next(&fault) == FERRY_ERR_EMPTY);
    if (is_late) {
        usleep(200000);
    } else if (n_pes > 1) {
        CHECK(ferry_barrier_all_timeout(budget) == FERRY_ERR_TIMEOUT);
        CHECK_OK(ferry_fault_next(&fault));
        CHECK(fault.call == FERRY_CALL_BARRIER && fault.age_ns >= budget && fault.age_ns < 1000 * budget);
        CHECK(ferry_fault_next(&fault) == FERRY_ERR_EMPTY);
    }
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_free(sums));
}

/* More than the first chunk: the heap grows and keeps its old data. */
static void growth(void)
{
    int *first = (int *)ferry_malloc(sizeof(int));
    CHECK_OK(ferry_int_p(first, 4711 + me, right));
    char *big = (char *)MADE(ferry_malloc((size_t)100 << 20));
    char end = (char)(me + 1), got = 0;
    CHECK_OK(ferry_putmem(big + ((size_t)100 << 20) - 1, &end, 1, right));
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_getmem(&got, big + ((size_t)100 << 20) - 1, 1, me));
    CHECK(got == left + 1 && ferry_int_g(first, me) == 4711 + left);
    CHECK_OK(ferry_free(big));
    CHECK_OK(ferry_free(first));
}

static void test(void)
{
    first_call_beside_a_kernel();
    bytes();
    words();
    collectives();
    late_pe();
    growth();
}
