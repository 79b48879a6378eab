/* SPDX-License-Identifier: BSD-3-Clause */
/* put_signal of every type, size and form (short runs on GPUs: one type of each size): a PE that sees the signal sees
 * the data; SET stores, ADD adds; the test also covers signals without data (signal_op, _set, _add) and signal_fetch.
 */
#include "pe_test.h"

#define COUNT 21

/* Each PE sends a row to every PE and checks each row when its signal arrives: no barrier separates signal and
 * check. */
#define TEST(NAME, TYPE)                                                                                               \
    static void test_##NAME(void *heap, uint64_t *sig, uint64_t round)                                                 \
    {                                                                                                                  \
        TYPE *in = (TYPE *)heap, all[64][COUNT];                                                                       \
        for (int nbi = 0; nbi < 2; nbi++) {                                                                            \
            pe_doing_now("put_signal%s of " #NAME, nbi ? "_nbi" : "");                                                 \
            memset(in, 0, (size_t)(pe_n * COUNT) * sizeof(TYPE));                                                      \
            memset(sig, 0, (size_t)pe_n * sizeof *sig);                                                                \
            pe_barrier();                                                                                              \
            for (int t = 0; t < pe_n; t++) {                                                                           \
                for (int i = 0; i < COUNT; i++)                                                                        \
                    all[t][i] = PE_VALUE(TYPE, 5 + pe_me * pe_n + t, i);                                               \
                if (nbi) {                                                                                             \
                    CHECK_OK(ferry_##NAME##_put_signal_nbi(in + pe_me * COUNT, all[t], COUNT, &sig[pe_me], 3,          \
                                                           FERRY_SIGNAL_ADD, t));                                      \
                } else {                                                                                               \
                    CHECK_OK(ferry_##NAME##_put_signal(in + pe_me * COUNT, all[t], COUNT, &sig[pe_me], round,          \
                                                       FERRY_SIGNAL_SET, t));                                          \
                    memset(all[t], 0x11, sizeof all[t]);                                                               \
                }                                                                                                      \
            }                                                                                                          \
            for (int s = 0; s < pe_n; s++) {                                                                           \
                uint64_t want = nbi ? 3 : round, got = ferry_signal_wait_until(&sig[s], FERRY_CMP_NE, 0);              \
                CHECK_INT(got, want);                                                                                  \
                for (int i = 0; i < COUNT; i++)                                                                        \
                    CHECK_SAME(TYPE, in[s * COUNT + i], PE_VALUE(TYPE, 5 + s * pe_n + pe_me, i));                      \
            }                                                                                                          \
            CHECK_OK(ferry_quiet());                                                                                   \
            pe_barrier();                                                                                              \
        }                                                                                                              \
    }
FERRY_RMA_TYPES(TEST)

/* On GPUs each call of the host is a kernel. */
static int is_short(void)
{
    return pe_on_gpu() && pe_level() == PE_QUICK;
}

/* The untyped forms, from the neighbour, many rounds without a barrier: an acknowledgement releases the row. */
typedef ferry_status put_signal_fn(void *dest, const void *source, size_t n, uint64_t *sig, uint64_t signal, int op,
                                   int pe);
static void rounds(void *heap, uint64_t *sig, put_signal_fn *put, const char *name, size_t bytes, size_t unit, int op)
{
    unsigned char *area = (unsigned char *)heap, *local = (unsigned char *)MADE(malloc(bytes + 1));
    unsigned char *want = (unsigned char *)MADE(malloc(bytes + 1));
    int to = (pe_me + 1) % pe_n, from = (pe_me - 1 + pe_n) % pe_n;
    pe_doing_now("%s, %zu bytes, %s", name, bytes, op == FERRY_SIGNAL_SET ? "SET" : "ADD");
    sig[0] = sig[1] = 0;
    pe_barrier();
    const char *rounds_text = getenv("PE_ROUNDS");
    const uint64_t most = rounds_text != NULL ? strtoull(rounds_text, NULL, 10) : bytes > 100000 || is_short() ? 5 : 20;
    for (uint64_t r = 1; r <= most; r++) {
        pe_fill(local, bytes, r * 100 + (uint64_t)pe_me);
        CHECK_OK(put(area, local, bytes / unit, &sig[0], op == FERRY_SIGNAL_SET ? r : 1, op, to));
        CHECK_INT(ferry_signal_wait_until(&sig[0], FERRY_CMP_GE, r), r);
        pe_fill(want, bytes, r * 100 + (uint64_t)from);
        CHECK_BYTES(area, want, bytes);
        CHECK_OK(ferry_signal_add(&sig[1], 1, from));
        CHECK_INT(ferry_signal_wait_until(&sig[1], FERRY_CMP_EQ, r), r);
    }
    CHECK_OK(ferry_quiet());
    free(local);
    free(want);
    pe_barrier();
}

static void signal_alone(uint64_t *sig)
{
    int to = (pe_me + 1) % pe_n;
    pe_doing_now("signal_op, signal_set, signal_add");
    for (int i = 0; i < 4; i++)
        sig[i] = 7;
    pe_barrier();
    CHECK_OK(ferry_signal_op(&sig[0], 100, FERRY_SIGNAL_ADD, to));
    CHECK_OK(ferry_signal_op(&sig[1], UINT64_MAX, FERRY_SIGNAL_SET, to));
    CHECK_OK(ferry_signal_add(&sig[2], UINT64_MAX, to)); /* wraps: one less */
    CHECK_OK(ferry_signal_set(&sig[3], 0, to));
    CHECK_INT(ferry_signal_wait_until(&sig[0], FERRY_CMP_EQ, 107), 107);
    CHECK_INT(ferry_signal_wait_until(&sig[1], FERRY_CMP_GT, 1u << 31), UINT64_MAX);
    CHECK_INT(ferry_signal_wait_until(&sig[2], FERRY_CMP_LT, 7), 6);
    CHECK_INT(ferry_signal_wait_until(&sig[3], FERRY_CMP_LE, 6), 0);
    CHECK_INT(ferry_signal_fetch(&sig[0]), 107);
    CHECK_INT(ferry_signal_fetch(&sig[1]), UINT64_MAX);
    uint64_t found = 0;
    CHECK_OK(ferry_signal_wait_until_timeout(&sig[0], FERRY_CMP_NE, 7, &found, UINT64_MAX));
    CHECK_INT(found, 107);
    CHECK_OK(ferry_signal_wait_until_timeout(&sig[0], FERRY_CMP_EQ, 107, NULL, 0));
    pe_barrier();
}

static void pe_main(void)
{
    PE_SKIP_IF(pe_n > 64);
    void *heap = pe_alloc(1 << 20);
    uint64_t *sig = (uint64_t *)pe_alloc(64 * sizeof *sig), round = 1;
    unsigned sizes_seen = 0;
#define RUN(NAME, TYPE)                                                                                                \
    if (!is_short() || (sizes_seen & sizeof(TYPE)) == 0)                                                               \
        test_##NAME(heap, sig, round++);                                                                               \
    sizes_seen |= (unsigned)sizeof(TYPE);
    FERRY_RMA_TYPES(RUN)
    for (int op = 0; op < 2; op++) {
#define RUN_SIZE(BITS, BYTES)                                                                                          \
    rounds(heap, sig, ferry_put##BITS##_signal, "put" #BITS "_signal", 640, BYTES, op);                                \
    rounds(heap, sig, ferry_put##BITS##_signal_nbi, "put" #BITS "_signal_nbi", 640, BYTES, op);
        FERRY_RMA_SIZES(RUN_SIZE)
        static const size_t sizes[] = { 0, 1, 8, 33, 4097, 20000, 300001, 1 << 20 };
        for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
            const size_t bytes = pe_at_most(sizes[i]);
            rounds(heap, sig, ferry_putmem_signal, "putmem_signal", bytes, 1, op);
            rounds(heap, sig, ferry_putmem_signal_nbi, "putmem_signal_nbi", bytes, 1, op);
        }
    }
    signal_alone(sig);
    CHECK_OK(ferry_free(sig));
    CHECK_OK(ferry_free(heap));
}
