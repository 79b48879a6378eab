/* SPDX-License-Identifier: BSD-3-Clause */
/* Teams: created, queried, used by collectives and by their own contexts, destroyed, many times. */
#include "shmem_test.h"

enum { N = 6 };
static long source[64 * N], dest[64 * N], word, sum, sums[2];

/* Every call of a team, on a team whose members are start, start + stride, ... of the world. */
static void use(shmem_team_t team, int start, int stride, int size)
{
    int my = shmem_team_my_pe(team), n = shmem_team_n_pes(team);
    shmem_ctx_t ctx;
    shmem_team_t of;
    CHECK_INT(n, size);
    CHECK_INT(start + my * stride, me);
    for (int p = 0; p < n; p++) {
        CHECK_INT(shmem_team_translate_pe(team, p, SHMEM_TEAM_WORLD), start + p * stride);
        CHECK_INT(shmem_team_translate_pe(SHMEM_TEAM_WORLD, start + p * stride, team), p);
        CHECK(shmem_team_ptr(team, &word, p) == shmem_ptr(&word, start + p * stride));
    }
    CHECK_INT(shmem_team_translate_pe(team, n, SHMEM_TEAM_WORLD), -1);
    CHECK_INT(shmem_team_sync(team), 0);
    for (int i = 0; i < n * N; i++)
        source[i] = my * 1000 + i;
    memset(dest, 0x11, sizeof dest);
    CHECK_INT(shmem_team_sync(team), 0);
    pe_doing_now("team collectives");
    for (int root = 0; root < n; root++) {
        CHECK_INT(shmem_long_broadcast(team, dest, source, N, root), 0);
        CHECK_INT(dest[N - 1], root * 1000 + N - 1);
        CHECK_INT(shmem_sync(team), 0);
    }
    CHECK_INT(shmem_fcollect(team, dest, source, N), 0);
    for (int p = 0; p < n; p++)
        CHECK_INT(dest[p * N + 2], p * 1000 + 2);
    CHECK_INT(shmem_team_sync(team), 0);
    CHECK_INT(shmem_alltoall(team, dest, source, N), 0);
    for (int p = 0; p < n; p++)
        CHECK_INT(dest[p * N + 2], p * 1000 + my * N + 2);
    CHECK_INT(shmem_team_sync(team), 0);
    source[0] = my + 1;
    CHECK_INT(shmem_sum_reduce(team, dest, source, 1), 0);
    CHECK_INT(dest[0], n * (n + 1) / 2);
    CHECK_INT(shmem_team_sync(team), 0);

    pe_doing_now("a team's context");
    CHECK_INT(shmem_team_create_ctx(team, 0, &ctx), 0);
    CHECK_INT(shmem_ctx_get_team(ctx, &of), 0);
    CHECK(of == team);
    word = sum = 0;
    CHECK_INT(shmem_team_sync(team), 0);
    shmem_ctx_long_p(ctx, &word, my + 100, (my + 1) % n);
    for (int p = 0; p < n; p++)
        shmem_ctx_long_atomic_add(ctx, &sum, my + 1, p);
    shmem_ctx_quiet(ctx);
    CHECK_INT(shmem_team_sync(team), 0);
    CHECK_INT(word, (my + n - 1) % n + 100);
    CHECK_INT(sum, n * (n + 1) / 2);
    CHECK_INT(shmem_ctx_long_g(ctx, &word, 0), n - 1 + 100);
    CHECK_INT(shmem_team_sync(team), 0);
    if (my % 2 == 0)
        shmem_ctx_destroy(ctx); /* else it ends with the team */
}

static void strided(int start, int stride, int size)
{
    shmem_team_config_t config = { 3 };
    shmem_team_t team = SHMEM_TEAM_WORLD;
    int in = 0;
    for (int p = 0; p < size; p++)
        in |= start + p * stride == me;
    CHECK_INT(shmem_team_split_strided(SHMEM_TEAM_WORLD, start, stride, size, &config, SHMEM_TEAM_NUM_CONTEXTS, &team),
              0);
    CHECK_INT(team != SHMEM_TEAM_INVALID, in);
    if (in) {
        memset(&config, 0, sizeof config);
        CHECK_INT(shmem_team_get_config(team, SHMEM_TEAM_NUM_CONTEXTS, &config), 0);
        CHECK_INT(shmem_team_get_config(team, 0, NULL), 0);
        CHECK(shmem_team_get_config(SHMEM_TEAM_INVALID, 0, NULL) != 0);
        CHECK_INT(config.num_contexts, 3);
        use(team, start, stride, size);
    }
    shmem_team_destroy(team);
    shmem_barrier_all();
}

static void two_dimensions(void)
{
    int width = npes < 2 ? 1 : 2;
    shmem_team_t x, y;
    pe_doing_now("split_2d");
    shmem_team_config_t config = { 5 };
    CHECK_INT(shmem_team_split_2d(SHMEM_TEAM_WORLD, width, me == 0 ? NULL : &config, SHMEM_TEAM_NUM_CONTEXTS, &x,
                                  &config, 0, &y),
              0);
    CHECK_INT(shmem_team_get_config(x, SHMEM_TEAM_NUM_CONTEXTS, &config), 0);
    CHECK_INT(config.num_contexts, me == 0 ? 0 : 5);
    config.num_contexts = 5;
    CHECK_INT(shmem_team_get_config(y, SHMEM_TEAM_NUM_CONTEXTS, &config), 0);
    CHECK_INT(config.num_contexts, 0); /* a mask of 0: the default, whatever the structure says */
    CHECK_INT(shmem_team_my_pe(x), me % width);
    CHECK_INT(shmem_team_my_pe(y), me / width);
    long one = 1;
    source[0] = one;
    CHECK_INT(shmem_sum_reduce(x, &sums[0], source, 1), 0);
    CHECK_INT(shmem_sum_reduce(y, &sums[1], source, 1), 0);
    CHECK_INT(sums[0], shmem_team_n_pes(x));
    CHECK_INT(sums[1], shmem_team_n_pes(y));
    shmem_team_destroy(y);
    shmem_team_destroy(x);
    shmem_barrier_all();
}

static void many(void)
{
    enum { MANY = 60 };
    shmem_team_t teams[MANY];
    pe_doing_now("many teams");
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < MANY; i++)
            CHECK_INT(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, npes, NULL, 0, &teams[i]), 0);
        for (int i = 0; i < MANY; i += 7)
            CHECK_INT(shmem_team_sync(teams[i]), 0);
        for (int i = MANY; i-- > 0;)
            shmem_team_destroy(teams[i]);
    }
}

int main(void)
{
    shmem_team_t team = SHMEM_TEAM_WORLD;
    begin();
    if (npes > 64)
        return 77;
    pe_doing_now("predefined teams");
    CHECK(shmem_team_n_pes(SHMEMX_TEAM_NODE) >= 1 && shmem_team_n_pes(SHMEMX_TEAM_NODE) <= npes);
    CHECK(shmem_team_my_pe(SHMEM_TEAM_SHARED) >= 0);
    for (int p = 0; p < shmem_team_n_pes(SHMEM_TEAM_SHARED); p++)
        CHECK(shmem_team_ptr(SHMEM_TEAM_SHARED, &word, p) != NULL);
    CHECK_INT(shmem_team_my_pe(SHMEM_TEAM_INVALID), -1);
    CHECK_INT(shmem_team_n_pes(SHMEM_TEAM_INVALID), -1);
    use(SHMEM_TEAM_WORLD, 0, 1, npes);
    shmem_barrier_all();
    strided(0, 1, npes);
    strided(0, 2, (npes + 1) / 2);
    strided(npes - 1, 1, 1);
    if (npes > 1) {
        strided(1, 1, npes - 1);
        strided(npes - 1, -1, npes);
    }
    two_dimensions();
    many();
    CHECK(shmem_team_split_strided(SHMEM_TEAM_INVALID, 0, 1, npes, NULL, 0, &team) != 0);
    CHECK(team == SHMEM_TEAM_INVALID);
    shmem_team_destroy(SHMEM_TEAM_INVALID);
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
