/* SPDX-License-Identifier: BSD-3-Clause */
/* The loops of the side-by-side run, written once: compiled with -DUSE_FERRY they call ferry, without it they call
 * OpenSHMEM.  Only the names below and in side.h differ, so that no side has a better loop.  Two PEs; PE 0 measures, PE
 * 1 waits in the next barrier, which both libraries do by polling.  Prints "name value" lines: microseconds of one
 * operation, or GB/s (10^9 bytes a second) for names that end in _gbs.  Exits 1 when the data that arrived is not what
 * was sent. */
#include "side.h"

#ifdef USE_FERRY
#define x_free (void)ferry_free
#define x_putmem (void)ferry_putmem
#define x_getmem (void)ferry_getmem
#define x_long_p (void)ferry_long_p
#define x_long_g ferry_long_g
#define x_fetch_add ferry_long_atomic_fetch_add
#define x_add (void)ferry_long_atomic_add
#define x_inc (void)ferry_long_atomic_inc
#define x_compare_swap ferry_long_atomic_compare_swap
#define x_quiet (void)ferry_quiet
#define x_sync_all (void)ferry_sync_all
#define x_wait_ge(word, value) (void)ferry_long_wait_until(word, FERRY_CMP_GE, value)
#else
#define x_free shmem_free
#define x_putmem shmem_putmem
#define x_getmem shmem_getmem
#define x_long_p shmem_long_p
#define x_long_g shmem_long_g
#define x_fetch_add shmem_long_atomic_fetch_add
#define x_add shmem_long_atomic_add
#define x_inc shmem_long_atomic_inc
#define x_compare_swap shmem_long_atomic_compare_swap
#define x_quiet shmem_quiet
#define x_sync_all shmem_sync_all
#define x_wait_ge(word, value) shmem_long_wait_until(word, SHMEM_CMP_GE, value)
#endif

#define REPS 15
#define MIB ((size_t)1 << 20)
#define WINDOW 16

/* One round of a loop: n operations towards PE 1, timed as a whole, since a clock costs as much as a small put. */
typedef void (*loop)(size_t n);

static long *word, *flag, *local;
static char *big_dst, *big_src;
static long rounds; /* of the ping-pong, so that its values never repeat */

static void put8_quiet(size_t n)
{
    for (size_t i = 0; i < n; i++) {
        local[0] = (long)i;
        x_putmem(word, local, 8, 1);
        x_quiet();
    }
}

static void p_quiet(size_t n)
{
    for (size_t i = 0; i < n; i++) {
        x_long_p(word, (long)i, 1);
        x_quiet();
    }
}

static void get8(size_t n)
{
    for (size_t i = 0; i < n; i++)
        x_getmem(local, word, 8, 1);
}

static void g8(size_t n)
{
    for (size_t i = 0; i < n; i++)
        local[0] = x_long_g(word, 1);
}

static void fetch_add(size_t n)
{
    for (size_t i = 0; i < n; i++)
        local[0] = x_fetch_add(word, 1, 1);
}

static void add_quiet(size_t n)
{
    for (size_t i = 0; i < n; i++) {
        x_add(word, 1, 1);
        x_quiet();
    }
}

static void inc_quiet(size_t n)
{
    for (size_t i = 0; i < n; i++) {
        x_inc(word, 1);
        x_quiet();
    }
}

static void compare_swap(size_t n)
{
    for (size_t i = 0; i < n; i++)
        local[0] = x_compare_swap(word, local[0], (long)i, 1);
}

static void put_1m(size_t n)
{
    for (size_t i = 0; i < n; i++) {
        x_putmem(big_dst, big_src, MIB, 1);
        x_quiet();
    }
}

static void get_1m(size_t n)
{
    for (size_t i = 0; i < n; i++)
        x_getmem(big_dst, big_src, MIB, 1);
}

/* WINDOW puts to places of their own, then one quiet: n counts puts. */
static void put_1m_window(size_t n)
{
    for (size_t i = 0; i < n; i += WINDOW) {
        for (size_t j = 0; j < WINDOW; j++)
            x_putmem(big_dst + j * MIB, big_src + j * MIB, MIB, 1);
        x_quiet();
    }
}

/* The same with all puts of a window between one pair of buffers, as most benchmarks have it. */
static void put_1m_window_same(size_t n)
{
    for (size_t i = 0; i < n; i += WINDOW) {
        for (size_t j = 0; j < WINDOW; j++)
            x_putmem(big_dst, big_src, MIB, 1);
        x_quiet();
    }
}

/* Message rate: puts of `bytes` to places in turn within half a MiB, 64 of them before a quiet. */
static void put_in_turn(size_t n, size_t bytes)
{
    size_t at = 0;
    for (size_t i = 0; i < n; i += 64) {
        for (size_t j = 0; j < 64; j++) {
            x_putmem(big_dst + at, big_src + at, bytes, 1);
            at = (at + bytes) % (MIB / 2);
        }
        x_quiet();
    }
}

static void put_512(size_t n)
{
    put_in_turn(n, 512);
}

static void put_4k(size_t n)
{
    put_in_turn(n, 4096);
}

/* Both PEs run these. */
static void barrier_all(size_t n)
{
    for (size_t i = 0; i < n; i++)
        x_barrier_all();
}

static void sync_all(size_t n)
{
    for (size_t i = 0; i < n; i++)
        x_sync_all();
}

/* n round trips; reported as one way, so an operation is half of one. */
static void pingpong(size_t n)
{
    int me = x_my_pe();
    for (size_t i = 0; i < n; i++) {
        rounds++;
        if (me == 0) {
            x_long_p(flag, rounds, 1);
            x_wait_ge(flag, rounds);
        } else {
            x_wait_ge(flag, rounds);
            x_long_p(flag, rounds, 0);
        }
    }
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Median over REPS rounds of n operations, after one round of warm-up. */
static double measure(loop run, size_t n, int both)
{
    double took[REPS];
    for (int rep = -1; rep < REPS; rep++) {
        x_barrier_all();
        double t0 = now_us();
        if (both || x_my_pe() == 0)
            run(n);
        if (rep >= 0)
            took[rep] = (now_us() - t0) / (double)n;
    }
    x_barrier_all();
    qsort(took, REPS, sizeof took[0], by_value);
    return took[REPS / 2];
}

static void report(const char *name, double value)
{
    if (x_my_pe() == 0)
        printf("%s %.5f\n", name, value);
}

static void report_copy(const char *name, double us)
{
    char gbs[64];
    report(name, us);
    snprintf(gbs, sizeof gbs, "%s_gbs", name);
    report(gbs, (double)MIB / us / 1e3);
}

static void fill(unsigned seed)
{
    for (size_t i = 0; i < WINDOW * MIB; i++)
        big_src[i] = (char)(i * 31 + i / MIB + seed);
}

/* Nonzero when the first n bytes of big_dst are not what fill(seed) made. */
static int differs(size_t n, unsigned seed)
{
    for (size_t i = 0; i < n; i++) {
        if (big_dst[i] != (char)(i * 31 + i / MIB + seed))
            return 1;
    }
    return 0;
}

int main(void)
{
    int bad = 0;

    if (!x_init())
        return 1;
    if (x_n_pes() != 2) {
        if (x_my_pe() == 0)
            fprintf(stderr, "loops: run on 2 PEs, not %d\n", x_n_pes());
        x_finalize();
        return 2;
    }
    /* Each word on a line of its own, buffers on pages: the same alignment on both sides. */
    long *words = x_align(4096, 4096);
    big_src = x_align(4096, WINDOW * MIB);
    big_dst = x_align(4096, WINDOW * MIB);
    if (!words || !big_src || !big_dst) {
        fprintf(stderr, "loops: no memory in the symmetric heap\n");
        return 1;
    }
    memset(words, 0, 4096);
    memset(big_dst, 0, WINDOW * MIB);
    fill((unsigned)x_my_pe());
    word = words;
    flag = words + 64;
    local = words + 128;

    report("put8_quiet", measure(put8_quiet, 20000, 0));
    long last = *word; /* 0 on PE 0 */
    bad |= x_my_pe() == 1 && last != 19999;
    report("p8_quiet", measure(p_quiet, 20000, 0));
    report("get8", measure(get8, 20000, 0));
    bad |= x_my_pe() == 0 && local[0] != 19999;
    report("g8", measure(g8, 20000, 0));
    x_barrier_all();
    *word = 0;
    x_barrier_all();
    report("fetch_add", measure(fetch_add, 20000, 0));
    report("add_quiet", measure(add_quiet, 20000, 0));
    report("inc_quiet", measure(inc_quiet, 20000, 0));
    bad |= x_my_pe() == 1 && *word != 3 * (REPS + 1) * 20000L;
    report("compare_swap", measure(compare_swap, 20000, 0));
    report("barrier_all", measure(barrier_all, 5000, 1));
    report("sync_all", measure(sync_all, 5000, 1));
    report("pingpong", measure(pingpong, 5000, 1) / 2);

    report("put_512", measure(put_512, 16384, 0));
    report("put_4k", measure(put_4k, 4096, 0));
    bad |= x_my_pe() == 1 && differs(MIB / 2, 0);
    report_copy("put_1m", measure(put_1m, 100, 0));
    bad |= x_my_pe() == 1 && differs(MIB, 0);
    report_copy("put_1m_window_same", measure(put_1m_window_same, 6 * WINDOW, 0));
    report_copy("put_1m_window", measure(put_1m_window, 6 * WINDOW, 0));
    bad |= x_my_pe() == 1 && differs(WINDOW * MIB, 0);
    report_copy("get_1m", measure(get_1m, 100, 0));
    bad |= x_my_pe() == 0 && differs(MIB, 1);

    if (bad)
        fprintf(stderr, "loops: PE %d found data that was never sent\n", x_my_pe());
    fflush(stdout); /* before finalize, which may crash */
    x_free(big_dst);
    x_free(big_src);
    x_free(words);
    x_finalize();
    return bad;
}
