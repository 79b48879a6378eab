/* SPDX-License-Identifier: BSD-3-Clause */
/* Contexts: every family of calls on contexts, the promises of their fence and quiet, the refused calls. */
#include "pe_test.h"

enum { N = 32 };

/* Bulk, then a word after it, ordered by one context's fence while another context is in use. */
static void fences(void *heap, long rounds)
{
    long *row = (long *)heap, *flag = row + N, *back = row + N + 1, data[N], noise = 0;
    int to = (pe_me + 1) % pe_n, from = (pe_me + pe_n - 1) % pe_n;
    ferry_ctx_t one, two;
    pe_doing_now("fences of contexts");
    memset(heap, 0, (N + 2) * sizeof *row);
    pe_barrier();
    CHECK_OK(ferry_ctx_create(FERRY_CTX_PRIVATE, &one));
    CHECK_OK(ferry_ctx_create(0, &two));
    CHECK(one != two && one > 0 && two > 0);
    for (long r = 1; r <= rounds; r++) {
        for (int i = 0; i < N; i++)
            data[i] = r * 100 + i;
        CHECK_OK(ferry_ctx_long_put_nbi(one, row, data, N, to));
        CHECK_OK(ferry_ctx_fence(one));
        if (r % 2 != 0)
            CHECK_OK(ferry_ctx_long_atomic_add(one, flag, 1, to));
        else
            CHECK_OK(ferry_ctx_long_atomic_set(one, flag, r, to));
        noise += ferry_ctx_long_atomic_fetch_add(two, back, 0, to) >= 0;
        CHECK_OK(ferry_long_wait_until(flag, FERRY_CMP_GE, r));
        for (int i = 0; i < N; i++)
            CHECK_INT(row[i], r * 100 + i);
        CHECK_OK(ferry_ctx_long_atomic_inc(two, back, from));
        CHECK_OK(ferry_ctx_quiet(two));
        CHECK_OK(ferry_long_wait_until(back, FERRY_CMP_GE, r));
        CHECK_OK(ferry_ctx_quiet(one));
    }
    CHECK_INT(noise, rounds);
    CHECK_OK(ferry_ctx_destroy(one));
    CHECK_OK(ferry_ctx_destroy(two));
    pe_barrier();
}

/* After quiet the value is visible: this PE's fetch over the default context must see it, on any path. */
static void quiets(void *heap, long rounds)
{
    long *word = (long *)heap;
    ferry_ctx_t ctx;
    pe_doing_now("quiets of contexts");
    memset(heap, 0, (size_t)pe_n * sizeof *word);
    pe_barrier();
    CHECK_OK(ferry_ctx_create(FERRY_CTX_SERIALIZED | FERRY_CTX_NOSTORE, &ctx));
    for (long r = 1; r <= rounds; r++) {
        int to = (pe_me + (int)r) % pe_n;
        CHECK_OK(ferry_ctx_long_p(ctx, &word[pe_me], r, to));
        if (r % 3 == 0)
            CHECK_OK(ferry_ctx_pe_quiet(ctx, &to, 1));
        else
            CHECK_OK(ferry_ctx_quiet(ctx));
        CHECK_INT(ferry_long_atomic_fetch(&word[pe_me], to), r);
        long fetched = -1;
        CHECK_OK(ferry_ctx_long_atomic_swap_nbi(ctx, &fetched, &word[pe_me], -r, to));
        CHECK_OK(ferry_ctx_quiet(ctx));
        CHECK_INT(fetched, r);
        CHECK_INT(ferry_ctx_long_g(ctx, &word[pe_me], to), -r);
    }
    CHECK_OK(ferry_ctx_destroy(ctx));
    pe_barrier();
}

static void team_contexts(void *heap)
{
    long *word = (long *)heap;
    ferry_team_t team, of;
    ferry_ctx_t ctx;
    pe_doing_now("contexts of a team");
    memset(heap, 0, (size_t)pe_n * sizeof *word);
    pe_barrier();
    CHECK_OK(ferry_team_split_strided(FERRY_TEAM_WORLD, pe_n - 1, -1, pe_n, NULL, 0, &team));
    CHECK_OK(ferry_team_create_ctx(team, 0, &ctx));
    CHECK_OK(ferry_ctx_get_team(ctx, &of));
    CHECK_INT(of, team);
    for (int p = 0; p < pe_n; p++)
        CHECK_OK(ferry_ctx_long_p(ctx, &word[pe_me], p + 1, p));
    CHECK_OK(ferry_ctx_quiet(ctx));
    CHECK_OK(ferry_team_sync(team));
    for (int p = 0; p < pe_n; p++)
        CHECK_INT(word[p], pe_n - pe_me);
    CHECK_STATUS(ferry_ctx_long_p(ctx, &word[0], 1, pe_n), FERRY_ERR_INVALID_PE);
    CHECK_STATUS(ferry_ctx_long_p(ctx, &word[0], 1, -1), FERRY_ERR_INVALID_PE);
    CHECK_OK(ferry_team_destroy(team));
    CHECK_STATUS(ferry_ctx_quiet(ctx), FERRY_ERR_INVALID_ARG);
}

static void refusals(void *heap)
{
    long *word = (long *)heap;
    ferry_ctx_t ctx, many[FERRY_CTX_MAX], one_more;
    ferry_team_t of;
    pe_doing_now("refused contexts");
    CHECK_STATUS(ferry_ctx_create(1L << 20, &ctx), FERRY_ERR_INVALID_ARG);
    CHECK_INT(ctx, FERRY_CTX_INVALID);
    CHECK_STATUS(ferry_ctx_create(0, NULL), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_team_create_ctx(FERRY_TEAM_INVALID, 0, &ctx), FERRY_ERR_INVALID_ARG);
    for (int i = 0; i < FERRY_CTX_MAX; i++)
        CHECK_OK(ferry_ctx_create(0, &many[i]));
    CHECK_STATUS(ferry_ctx_create(0, &one_more), FERRY_ERR_NO_MEMORY);
    for (int i = 0; i < FERRY_CTX_MAX; i++)
        CHECK_OK(ferry_ctx_destroy(many[i]));
    CHECK_OK(ferry_ctx_create(0, &ctx));
    CHECK(ctx != many[0]); /* a place that was used again has another handle */
    CHECK_STATUS(ferry_ctx_long_p(many[0], word, 1, pe_me), FERRY_ERR_INVALID_ARG);
    CHECK_INT(ferry_ctx_long_g(many[0], word, pe_me), 0);
    CHECK_STATUS(ferry_ctx_destroy(many[0]), FERRY_ERR_INVALID_ARG);
    CHECK_OK(ferry_ctx_destroy(ctx));
    CHECK_STATUS(ferry_ctx_destroy(ctx), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_ctx_fence(ctx), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_ctx_quiet(FERRY_CTX_INVALID), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_ctx_destroy(FERRY_CTX_DEFAULT), FERRY_ERR_INVALID_ARG);
    CHECK_OK(ferry_ctx_destroy(FERRY_CTX_INVALID));
    CHECK_STATUS(ferry_ctx_get_team(ctx, &of), FERRY_ERR_INVALID_ARG);
    CHECK_INT(of, FERRY_TEAM_INVALID);
    CHECK_OK(ferry_ctx_get_team(FERRY_CTX_DEFAULT, &of));
    CHECK_INT(of, FERRY_TEAM_WORLD);
    const int beyond = pe_n;
    CHECK_STATUS(ferry_pe_quiet(&beyond, 1), FERRY_ERR_INVALID_PE);
    CHECK_OK(ferry_pe_quiet(NULL, 0));
    CHECK_OK(ferry_ctx_long_p(FERRY_CTX_DEFAULT, word, 1, pe_me));
    CHECK_OK(ferry_ctx_quiet(FERRY_CTX_DEFAULT));
    CHECK_OK(ferry_ctx_fence(FERRY_CTX_DEFAULT));
}

static void pe_main(void)
{
    void *heap = pe_alloc(4096 + (size_t)pe_n * sizeof(long));
    long rounds = pe_level() == PE_QUICK ? 100 : 1000;
    fences(heap, rounds);
    quiets(heap, rounds);
    team_contexts(heap);
    refusals(heap);
    pe_barrier();
    CHECK_OK(ferry_free(heap));
}
