/* SPDX-License-Identifier: BSD-3-Clause */
/* collect with different counts, alltoalls with every stride, reducescatter and the scans, of several types, on the
 * world and on overlapping teams; complex sums and products. */
#include "pe_test.h"
#include <complex.h>

#define MOST 700

typedef struct team_info {
    ferry_team_t team;
    int n, me, start, stride;
} team_info;

static int pe_of(const team_info *t, int k)
{
    return t->start + k * t->stride;
}

#define TEST(NAME, TYPE)                                                                                               \
    static void collect_##NAME(const team_info *t, TYPE *src, TYPE *dst, size_t n)                                     \
    {                                                                                                                  \
        size_t at = 0, mine = (n + 1) * (size_t)t->me % (n + 3); /* 0 on the first, others differ */                   \
        pe_doing_now("%s collect, up to %zu", #NAME, n);                                                               \
        for (size_t i = 0; i < MOST; i++) {                                                                            \
            src[i] = PE_VALUE(TYPE, pe_me + 3, i);                                                                     \
            dst[i] = PE_VALUE(TYPE, 97, i);                                                                            \
        }                                                                                                              \
        CHECK_OK(ferry_team_sync(t->team));                                                                            \
        CHECK_OK(ferry_##NAME##_collect(t->team, dst, src, mine));                                                     \
        for (int k = 0; k < t->n; k++)                                                                                 \
            for (size_t i = 0; i < (n + 1) * (size_t)k % (n + 3); i++, at++)                                           \
                CHECK_SAME(TYPE, dst[at], PE_VALUE(TYPE, pe_of(t, k) + 3, i));                                         \
        CHECK_SAME(TYPE, dst[at], PE_VALUE(TYPE, 97, at));                                                             \
        CHECK_OK(ferry_team_sync(t->team));                                                                            \
    }                                                                                                                  \
    static void alltoalls_##NAME(const team_info *t, TYPE *src, TYPE *dst, size_t n, ptrdiff_t ds, ptrdiff_t ss)       \
    {                                                                                                                  \
        pe_doing_now("%s alltoalls of %zu, strides %d and %d", #NAME, n, (int)ds, (int)ss);                            \
        for (size_t i = 0; i < MOST; i++) {                                                                            \
            src[i] = PE_VALUE(TYPE, pe_me + 5, i);                                                                     \
            dst[i] = PE_VALUE(TYPE, 96, i);                                                                            \
        }                                                                                                              \
        CHECK_OK(ferry_team_sync(t->team));                                                                            \
        CHECK_OK(ferry_##NAME##_alltoalls(t->team, dst, src, ds, ss, n));                                              \
        for (size_t at = 0; at < MOST; at++) {                                                                         \
            size_t e = at / (size_t)ds, k = n != 0 ? e / n : (size_t)t->n;                                             \
            if (at % (size_t)ds != 0 || k >= (size_t)t->n)                                                             \
                CHECK_SAME(TYPE, dst[at], PE_VALUE(TYPE, 96, at));                                                     \
            else                                                                                                       \
                CHECK_SAME(TYPE, dst[at],                                                                              \
                           PE_VALUE(TYPE, pe_of(t, (int)k) + 5, ((size_t)t->me * n + e % n) * (size_t)ss));            \
        }                                                                                                              \
        CHECK_OK(ferry_team_sync(t->team));                                                                            \
    }                                                                                                                  \
    static void folds_##NAME(const team_info *t, TYPE *src, TYPE *dst, size_t n, int in_place)                         \
    {                                                                                                                  \
        pe_doing_now("%s reducescatter and scans of %zu%s", #NAME, n, in_place ? " in place" : "");                    \
        for (size_t i = 0; i < n * (size_t)t->n; i++)                                                                  \
            src[i] = (TYPE)((pe_me + 2) * (int)(i % 5 + 1));                                                           \
        CHECK_OK(ferry_team_sync(t->team));                                                                            \
        TYPE *to = in_place ? src + (size_t)t->me * n : dst;                                                           \
        if (pe_on_gpu() && sizeof(TYPE) > 8) { /* no GPU has long double */                                            \
            CHECK_STATUS(ferry_##NAME##_sum_reducescatter(t->team, to, src, n), FERRY_ERR_UNSUPPORTED);                \
            return;                                                                                                    \
        }                                                                                                              \
        CHECK_OK(ferry_##NAME##_sum_reducescatter(t->team, to, src, n));                                               \
        for (size_t i = 0; i < n; i++) {                                                                               \
            TYPE want = 0;                                                                                             \
            for (int k = 0; k < t->n; k++)                                                                             \
                want = (TYPE)(want + (TYPE)((pe_of(t, k) + 2) * (int)(((size_t)t->me * n + i) % 5 + 1)));              \
            CHECK_SAME(TYPE, to[i], want);                                                                             \
        }                                                                                                              \
        for (int inclusive = 0; inclusive < 2; inclusive++) {                                                          \
            for (size_t i = 0; i < n; i++)                                                                             \
                src[i] = (TYPE)((pe_me + 1) * (int)(i % 7 + 1));                                                       \
            to = in_place ? src : dst;                                                                                 \
            CHECK_OK(ferry_team_sync(t->team));                                                                        \
            CHECK_OK(inclusive ? ferry_##NAME##_sum_inscan(t->team, to, src, n)                                        \
                               : ferry_##NAME##_sum_exscan(t->team, to, src, n));                                      \
            for (size_t i = 0; i < n; i++) {                                                                           \
                TYPE want = 0;                                                                                         \
                for (int k = 0; k < t->me + inclusive; k++)                                                            \
                    want = (TYPE)(want + (TYPE)((pe_of(t, k) + 1) * (int)(i % 7 + 1)));                                \
                CHECK_SAME(TYPE, to[i], want);                                                                         \
            }                                                                                                          \
        }                                                                                                              \
        CHECK_OK(ferry_team_sync(t->team));                                                                            \
    }                                                                                                                  \
    static void all_##NAME(const team_info *t, void *src, void *dst)                                                   \
    {                                                                                                                  \
        const size_t counts[] = { 1, 0, 4, 37 };                                                                       \
        for (size_t i = 0; i < 4; i++) {                                                                               \
            size_t n = counts[i];                                                                                      \
            if ((size_t)t->n * (n + 3) >= MOST)                                                                        \
                continue;                                                                                              \
            collect_##NAME(t, (TYPE *)src, (TYPE *)dst, n);                                                            \
            folds_##NAME(t, (TYPE *)src, (TYPE *)dst, n, 0);                                                           \
            folds_##NAME(t, (TYPE *)src, (TYPE *)dst, n, 1);                                                           \
            for (ptrdiff_t s = 1; s <= 3; s++)                                                                         \
                if ((size_t)t->n * n * 3 <= MOST)                                                                      \
                    alltoalls_##NAME(t, (TYPE *)src, (TYPE *)dst, n, s, 4 - s);                                        \
        }                                                                                                              \
    }
FERRY_RMA_TYPES(TEST)

#define COMPLEX(NAME, TYPE)                                                                                            \
    static void complex_##NAME(const team_info *t, TYPE *src, TYPE *dst, size_t n)                                     \
    {                                                                                                                  \
        TYPE sum = 0, prod = 1;                                                                                        \
        for (int k = 0; k < t->n; k++) {                                                                               \
            sum += (TYPE)(pe_of(t, k) + 1) + (TYPE)2 * (TYPE)I;                                                        \
            prod *= (TYPE)(k + 1) + (TYPE)I;                                                                           \
        }                                                                                                              \
        pe_doing_now("%s of %zu", #NAME, n);                                                                           \
        for (size_t i = 0; i < n; i++)                                                                                 \
            src[i] = (TYPE)(pe_me + 1) + (TYPE)2 * (TYPE)I;                                                            \
        CHECK_OK(ferry_team_sync(t->team));                                                                            \
        CHECK_OK(ferry_##NAME##_sum_reduce(t->team, dst, src, n));                                                     \
        for (size_t i = 0; i < n; i++)                                                                                 \
            CHECK(dst[i] == sum);                                                                                      \
        for (size_t i = 0; i < n; i++)                                                                                 \
            src[i] = (TYPE)(t->me + 1) + (TYPE)I;                                                                      \
        CHECK_OK(ferry_team_sync(t->team));                                                                            \
        CHECK_OK(ferry_##NAME##_prod_reduce(t->team, dst, src, n));                                                    \
        for (size_t i = 0; i < n; i++)                                                                                 \
            CHECK(dst[i] == prod);                                                                                     \
        CHECK_OK(ferry_team_sync(t->team));                                                                            \
    }
FERRY_COMPLEX_TYPES(COMPLEX)

static void refused(unsigned *src, unsigned *dst)
{
    CHECK_STATUS(ferry_uint_alltoalls(FERRY_TEAM_WORLD, dst, src, 0, 1, 1), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_uint_alltoalls(FERRY_TEAM_WORLD, dst, src, 1, PTRDIFF_MAX, 1), FERRY_ERR_OVERFLOW);
    CHECK_STATUS(ferry_uint_collect(FERRY_TEAM_WORLD, dst, src, SIZE_MAX), FERRY_ERR_OVERFLOW);
    CHECK_STATUS(ferry_uint_sum_inscan(FERRY_TEAM_INVALID, dst, src, 1), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_uint_sum_reducescatter(FERRY_TEAM_WORLD, dst, NULL, 1), FERRY_ERR_INVALID_ADDR);
}

/* Large ones, so that they go piece by piece. */
static void large(const team_info *t, uint64_t *src, uint64_t *dst, size_t n)
{
    pe_doing_now("large, %zu", n);
    for (size_t i = 0; i < n * (size_t)t->n; i++)
        src[i] = (uint64_t)pe_me * 1000003 + i;
    CHECK_OK(ferry_team_sync(t->team));
    CHECK_OK(ferry_uint64_sum_reducescatter(t->team, dst, src, n));
    uint64_t base = 0;
    for (int k = 0; k < t->n; k++)
        base += (uint64_t)pe_of(t, k) * 1000003;
    for (size_t i = 0; i < n; i++)
        CHECK_INT(dst[i], base + (uint64_t)t->n * ((size_t)t->me * n + i));
    CHECK_OK(ferry_team_sync(t->team));
    CHECK_OK(ferry_uint64_sum_inscan(t->team, src, src, n));
    base = 0;
    for (int k = 0; k <= t->me; k++)
        base += (uint64_t)pe_of(t, k) * 1000003;
    for (size_t i = 0; i < n; i++)
        CHECK_INT(src[i], base + (uint64_t)(t->me + 1) * i);
    for (size_t i = 0; i < n; i++)
        src[i] = (uint64_t)pe_me * 1000003 + i;
    CHECK_OK(ferry_team_sync(t->team));
    CHECK_OK(ferry_uint64_collect(t->team, dst, src, n - (size_t)t->me));
    size_t at = 0;
    for (int k = 0; k < t->n; k++)
        for (size_t i = 0; i < n - (size_t)k; i++, at++)
            CHECK_INT(dst[at], (uint64_t)pe_of(t, k) * 1000003 + i);
    CHECK_OK(ferry_team_sync(t->team));
}

static void pe_main(void)
{
    size_t room = 20000 * (size_t)pe_n;
    void *src = pe_alloc(room * 8), *dst = pe_alloc(room * 8);
    ferry_team_t back, part;
    CHECK_OK(ferry_team_split_strided(FERRY_TEAM_WORLD, pe_n - 1, -1, pe_n, NULL, 0, &back));
    CHECK_OK(ferry_team_split_strided(FERRY_TEAM_WORLD, 0, 2, (pe_n + 1) / 2, NULL, 0, &part));
    team_info teams[3] = { { FERRY_TEAM_WORLD, pe_n, pe_me, 0, 1 },
                           { back, pe_n, pe_n - 1 - pe_me, pe_n - 1, -1 },
                           { part, (pe_n + 1) / 2, pe_me / 2, 0, 2 } };
    for (int i = 0; i < 3; i++) {
        if (teams[i].team == FERRY_TEAM_INVALID)
            continue;
#define RUN(NAME, TYPE) all_##NAME(&teams[i], src, dst);
        if (pe_takes_turns()) {
            RUN(short, short)
        } else {
            FERRY_RMA_TYPES(RUN)
        }
#define RUN_COMPLEX(NAME, TYPE)                                                                                        \
    complex_##NAME(&teams[i], (TYPE *)src, (TYPE *)dst, 3);                                                            \
    complex_##NAME(&teams[i], (TYPE *)src, (TYPE *)dst, 200);
        if (!pe_on_gpu()) { /* GPUs refuse them, like long double */
            FERRY_COMPLEX_TYPES(RUN_COMPLEX)
        }
        large(&teams[i], (uint64_t *)src, (uint64_t *)dst, 5003);
        if (pe_level() != PE_QUICK)
            large(&teams[i], (uint64_t *)src, (uint64_t *)dst, 19999);
    }
    CHECK_OK(ferry_barrier_all());
    refused((unsigned *)src, (unsigned *)dst);
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_team_destroy(part));
    CHECK_OK(ferry_team_destroy(back));
    CHECK_OK(ferry_free(dst));
    CHECK_OK(ferry_free(src));
}
