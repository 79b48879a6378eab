/* SPDX-License-Identifier: BSD-3-Clause */
/* Every put, get and put with signal, of every type and size, with and without a context: each writes exactly its
 * destination. */
#include "shmem_test.h"

enum { N = 24 };
static uint64_t signal_word;
static char area[N * 16], other[N * 16];
static shmem_ctx_t ctx;
static int to, from;

/* Before each: dest holds -1 patterns everywhere; after it all PEs have written to their neighbours. */
static void clear(void)
{
    memset(area, 0x5a, sizeof area);
    for (size_t i = 0; i < sizeof other; i++)
        other[i] = (char)(i * 7 + (size_t)me);
    signal_word = 0;
    shmem_barrier_all();
}

/* Element i of the area came from element `source` of pe's other; -1: was never written. */
static void check(const char *what, int i, int source, size_t width, int pe)
{
    pe_doing_now("%s", what);
    for (size_t b = 0; b < width; b++) {
        char want = source < 0 ? 0x5a : (char)(((size_t)source * width + b) * 7 + (size_t)pe);
        CHECK_INT(area[(size_t)i * width + b], want);
    }
}

static void check_run(const char *what, int n, size_t width, int pe)
{
    for (int i = 0; i < N; i++)
        check(what, i, i < n ? i : -1, width, pe);
}

/* dest every second element, source every third. */
static void check_strided(const char *what, int n, size_t width, int pe)
{
    for (int i = 0; i < N; i++)
        check(what, i, i % 2 == 0 && i / 2 < n ? i / 2 * 3 : -1, width, pe);
}

/* Blocks of 2: dest every 4th element, source every 5th. */
static void check_blocks(const char *what, int n, size_t width, int pe)
{
    for (int i = 0; i < N; i++)
        check(what, i, i / 4 < n && i % 4 < 2 ? i / 4 * 5 + i % 4 : -1, width, pe);
}

#define PUTS(CALL, CHECKED, QUIET)                                                                                     \
    do {                                                                                                               \
        clear();                                                                                                       \
        CALL;                                                                                                          \
        QUIET;                                                                                                         \
        shmem_barrier_all();                                                                                           \
        CHECKED;                                                                                                       \
        shmem_barrier_all();                                                                                           \
    } while (0)
#define SIGNALLED(CALL, WANT, W)                                                                                       \
    do {                                                                                                               \
        clear();                                                                                                       \
        CALL;                                                                                                          \
        CHECK_INT(shmem_signal_wait_until(&signal_word, SHMEM_CMP_NE, 0), WANT);                                       \
        check_run(#CALL, 7, W, from);                                                                                  \
        shmem_quiet();                                                                                                 \
        shmem_barrier_all();                                                                                           \
    } while (0)
#define ALL(CTX, QUIET, NAME, OF, T, W, SIGNAL, SIGNAL_NBI)                                                            \
    do {                                                                                                               \
        T *d_ = (T *)(void *)area, *s_ = (T *)(void *)other;                                                           \
        PUTS(NAME(put, OF, )(CTX d_, s_, 5, to), check_run(#OF " put", 5, W, from), shmem_quiet());                    \
        PUTS(NAME(get, OF, )(CTX d_, s_, 6, from), check_run(#OF " get", 6, W, from), );                               \
        PUTS(NAME(iput, OF, )(CTX d_, s_, 2, 3, 4, to), check_strided(#OF " iput", 4, W, from), shmem_quiet());        \
        PUTS(NAME(iget, OF, )(CTX d_, s_, 2, 3, 5, from), check_strided(#OF " iget", 5, W, from), );                   \
        PUTS(NAME(ibput, OF, )(CTX d_, s_, 4, 5, 2, 3, to), check_blocks(#OF " ibput", 3, W, from), shmem_quiet());    \
        PUTS(NAME(ibget, OF, )(CTX d_, s_, 4, 5, 2, 4, from), check_blocks(#OF " ibget", 4, W, from), );               \
        PUTS(NAME(put, OF, _nbi)(CTX d_, s_, 9, to), check_run(#OF " put_nbi", 9, W, from), QUIET);                    \
        PUTS(NAME(get, OF, _nbi)(CTX d_, s_, 9, from), check_run(#OF " get_nbi", 9, W, from), QUIET);                  \
        SIGNALLED(NAME(put, OF, _signal)(CTX d_, s_, 7, &signal_word, 3, SHMEM_SIGNAL_##SIGNAL, to), 3, W);            \
        SIGNALLED(NAME(put, OF, _signal_nbi)(CTX d_, s_, 7, &signal_word, 4, SHMEM_SIGNAL_##SIGNAL_NBI, to), 4, W);    \
    } while (0)
#define NONE
#define WITH_CTX ctx,
#define BOTH(NAME, OF, T, W)                                                                                           \
    do {                                                                                                               \
        ALL(NONE, shmem_quiet(), NAME, OF, T, W, SET, ADD);                                                            \
        ALL(WITH_CTX, shmem_ctx_quiet(ctx), NAME##_CTX, OF, T, W, ADD, SET);                                           \
    } while (0)

#define TYPED(op, NAME, suffix) shmem_##NAME##_##op##suffix
#define TYPED_CTX(op, NAME, suffix) shmem_ctx_##NAME##_##op##suffix
#define TEST_TYPE(NAME, TYPE)                                                                                          \
    static void test_##NAME(void)                                                                                      \
    {                                                                                                                  \
        TYPE *d = (TYPE *)(void *)area, one, two;                                                                      \
        size_t w = sizeof(TYPE);                                                                                       \
        BOTH(TYPED, NAME, TYPE, w);                                                                                    \
        clear();                                                                                                       \
        pe_doing_now(#NAME " p and g");                                                                                \
        one = (TYPE)(me + 1);                                                                                          \
        two = (TYPE)(from + 1);                                                                                        \
        shmem_##NAME##_p(d, one, to);                                                                                  \
        shmem_ctx_##NAME##_p(ctx, d + 2, one, to);                                                                     \
        shmem_quiet();                                                                                                 \
        shmem_barrier_all();                                                                                           \
        CHECK(d[0] == two && d[2] == two);                                                                             \
        check("p", 1, -1, w, from);                                                                                    \
        CHECK(shmem_##NAME##_g(d, me) == two && shmem_ctx_##NAME##_g(ctx, d + 2, to) == one);                          \
        shmem_barrier_all();                                                                                           \
    }
FERRY_RMA_TYPES(TEST_TYPE)

#define SIZED(op, BITS, suffix) shmem_##op##BITS##suffix
#define SIZED_CTX(op, BITS, suffix) shmem_ctx_##op##BITS##suffix
#define TEST_SIZE(BITS, BYTES)                                                                                         \
    static void test_##BITS(void)                                                                                      \
    {                                                                                                                  \
        BOTH(SIZED, BITS, void, BYTES);                                                                                \
    }
FERRY_RMA_SIZES(TEST_SIZE)

static void test_mem(void)
{
    PUTS(shmem_putmem(area, other, 11, to), check_run("putmem", 11, 1, from), shmem_quiet());
    PUTS(shmem_getmem(area, other, 11, from), check_run("getmem", 11, 1, from), );
    PUTS(shmem_putmem_nbi(area, other, 11, to), check_run("putmem_nbi", 11, 1, from), shmem_pe_quiet(&to, 1));
    PUTS(shmem_getmem_nbi(area, other, 11, from), check_run("getmem_nbi", 11, 1, from), shmem_pe_quiet(&from, 1));
    PUTS(shmem_ctx_putmem(ctx, area, other, 12, to), check_run("ctx_putmem", 12, 1, from),
         shmem_ctx_pe_quiet(ctx, &to, 1));
    PUTS(shmem_ctx_getmem(ctx, area, other, 12, from), check_run("ctx_getmem", 12, 1, from), );
    PUTS(shmem_ctx_putmem_nbi(ctx, area, other, 12, to), check_run("ctx_putmem_nbi", 12, 1, from),
         shmem_ctx_quiet(ctx));
    PUTS(shmem_ctx_getmem_nbi(ctx, area, other, 12, from), check_run("ctx_getmem_nbi", 12, 1, from),
         shmem_ctx_quiet(ctx));
    SIGNALLED(shmem_putmem_signal(area, other, 7, &signal_word, 3, SHMEM_SIGNAL_SET, to), 3, 1);
    SIGNALLED(shmem_putmem_signal_nbi(area, other, 7, &signal_word, 4, SHMEM_SIGNAL_ADD, to), 4, 1);
    SIGNALLED(shmem_ctx_putmem_signal(ctx, area, other, 7, &signal_word, 5, SHMEM_SIGNAL_ADD, to), 5, 1);
    SIGNALLED(shmem_ctx_putmem_signal_nbi(ctx, area, other, 7, &signal_word, 6, SHMEM_SIGNAL_SET, to), 6, 1);
    clear();
    shmem_signal_add(&signal_word, 2, to);
    shmem_ctx_signal_add(ctx, &signal_word, 3, to);
    CHECK_INT(shmem_signal_wait_until(&signal_word, SHMEM_CMP_GE, 5), 5);
    shmem_barrier_all();
    shmem_signal_set(&signal_word, 9, to);
    CHECK_INT(shmem_signal_wait_until(&signal_word, SHMEM_CMP_EQ, 9), 9);
    shmem_barrier_all();
    shmem_ctx_signal_set(ctx, &signal_word, 8, to);
    CHECK_INT(shmem_signal_wait_until(&signal_word, SHMEM_CMP_NE, 9), 8);
    CHECK_INT(shmem_signal_fetch(&signal_word), 8);
    shmem_barrier_all();
}

int main(void)
{
    begin();
    to = (me + 1) % npes;
    from = (me + npes - 1) % npes;
    CHECK_INT(shmem_ctx_create(0, &ctx), 0);
#define RUN_TYPE(NAME, TYPE) test_##NAME();
    FERRY_RMA_TYPES(RUN_TYPE)
#define RUN_SIZE(BITS, BYTES) test_##BITS();
    FERRY_RMA_SIZES(RUN_SIZE)
    test_mem();
    shmem_ctx_destroy(ctx);
    shmem_finalize();
    return 0;
}
