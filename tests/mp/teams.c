/* SPDX-License-Identifier: BSD-3-Clause */
/* Teams: strided, reversed, two-dimensional, from lists, teams of teams; hundreds alive at once, too many, and reuse of
 * their room; handles of destroyed teams; the predefined teams. */
#include "pe_test.h"

/* Checks every collective on the team, whose member i is pes[i]. */
static void works(ferry_team_t team, const int *pes, int n, uint64_t *src, uint64_t *dst, uint64_t seed)
{
    int mine = -1;
    for (int i = 0; i < n; i++)
        mine = pes[i] == pe_me ? i : mine;
    CHECK_INT(ferry_team_n_pes(team), n);
    CHECK_INT(ferry_team_my_pe(team), mine);
    for (int i = 0; i < n; i++) {
        CHECK_INT(ferry_team_translate_pe(team, i, FERRY_TEAM_WORLD), pes[i]);
        CHECK_INT(ferry_team_translate_pe(FERRY_TEAM_WORLD, pes[i], team), i);
        src[i] = seed * 1000 + (uint64_t)pe_me * 100 + (uint64_t)i;
        dst[i] = 5;
    }
    CHECK_INT(ferry_team_translate_pe(team, n, FERRY_TEAM_WORLD), -1);
    CHECK_OK(ferry_team_sync(team));
    CHECK_OK(ferry_uint64_alltoall(team, dst, src, 1));
    for (int i = 0; i < n; i++)
        CHECK_INT(dst[i], seed * 1000 + (uint64_t)pes[i] * 100 + (uint64_t)mine);
    CHECK_OK(ferry_team_barrier(team));
    CHECK_OK(ferry_uint64_fcollect(team, dst, src, 1));
    for (int i = 0; i < n; i++)
        CHECK_INT(dst[i], seed * 1000 + (uint64_t)pes[i] * 100);
    CHECK_OK(ferry_team_sync(team));
    CHECK_OK(ferry_uint64_broadcast(team, dst, src, 1, n - 1));
    CHECK_INT(dst[0], seed * 1000 + (uint64_t)pes[n - 1] * 100);
    CHECK_OK(ferry_team_sync(team));
    CHECK_OK(ferry_uint64_max_reduce(team, dst, src, 1));
    uint64_t most = 0;
    for (int i = 0; i < n; i++)
        most = (uint64_t)pes[i] > most ? (uint64_t)pes[i] : most;
    CHECK_INT(dst[0], seed * 1000 + most * 100);
}

static int members(int *pes, int start, int stride, int size)
{
    int in = 0;
    for (int i = 0; i < size; i++) {
        pes[i] = start + i * stride;
        in |= pes[i] == pe_me;
    }
    return in;
}

static void strided(int *pes, uint64_t *src, uint64_t *dst)
{
    uint64_t seed = 1;
    for (int start = 0; start < pe_n; start++)
        for (int stride = -2; stride <= 2; stride++)
            for (int size = 1; size <= pe_n; size++) {
                int last = start + (size - 1) * stride;
                ferry_team_t team = 99;
                if (last < 0 || last >= pe_n || (stride == 0 && size > 1))
                    continue;
                pe_doing_now("strided %d %d %d", start, stride, size);
                seed++;
                ferry_team_config config = { .num_contexts = size + 3 }, back = { 0 };
                CHECK_OK(ferry_team_split_strided(FERRY_TEAM_WORLD, start, stride, size, &config,
                                                  FERRY_TEAM_NUM_CONTEXTS, &team));
                if (!members(pes, start, stride, size)) {
                    CHECK_INT(team, FERRY_TEAM_INVALID);
                    CHECK_OK(ferry_team_destroy(team));
                    continue;
                }
                CHECK_OK(ferry_team_get_config(team, FERRY_TEAM_NUM_CONTEXTS, &back));
                CHECK_INT(back.num_contexts, size + 3);
                works(team, pes, size, src, dst, seed);
                CHECK_OK(ferry_team_destroy(team));
                CHECK_INT(ferry_team_n_pes(team), -1);
                CHECK_STATUS(ferry_team_sync(team), FERRY_ERR_INVALID_ARG);
                CHECK_STATUS(ferry_team_destroy(team), FERRY_ERR_INVALID_ARG);
            }
}

static void two_dimensions(int *pes, uint64_t *src, uint64_t *dst)
{
    for (int wide = 1; wide <= pe_n + 1; wide++) {
        ferry_team_t x, y, of_x;
        int w = wide < pe_n ? wide : pe_n, row = pe_me / w, column = pe_me % w;
        pe_doing_now("two dimensions, %d wide", wide);
        CHECK_OK(ferry_team_split_2d(FERRY_TEAM_WORLD, wide, NULL, 0, &x, NULL, 0, &y));
        int n = pe_n - row * w < w ? pe_n - row * w : w;
        members(pes, row * w, 1, n);
        works(x, pes, n, src, dst, 50);
        /* a team of a team, backwards */
        CHECK_OK(ferry_team_split_strided(x, n - 1, -1, n, NULL, 0, &of_x));
        members(pes, row * w + n - 1, -1, n);
        works(of_x, pes, n, src, dst, 51);
        CHECK_OK(ferry_team_destroy(x));
        works(of_x, pes, n, src, dst, 52);
        n = (pe_n - column + w - 1) / w;
        members(pes, column, w, n);
        works(y, pes, n, src, dst, 53);
        CHECK_OK(ferry_team_destroy(of_x));
        CHECK_OK(ferry_team_destroy(y));
    }
}

static void lists(int *pes, uint64_t *src, uint64_t *dst)
{
    ferry_team_t team, part;
    int n = 0;
    for (int p = pe_n - 1; p >= 0; p--) /* the odd ones by themselves, and the others */
        if (p % 2 == pe_me % 2)
            pes[n++] = p;
    for (int again = 0; again < 5; again++) {
        pe_doing_now("a list of %d", n);
        CHECK_OK(ferry_team_from_list(pes, n, NULL, 0, &team));
        works(team, pes, n, src, dst, 60);
        CHECK_OK(ferry_team_split_strided(team, 0, 2, (n + 1) / 2, NULL, 0, &part));
        int every[64], m = 0, in = 0;
        for (int i = 0; i < n && i < 128; i += 2) {
            in |= pes[i] == pe_me;
            every[m++] = pes[i];
        }
        if (in)
            works(part, every, m, src, dst, 61);
        CHECK_OK(ferry_team_destroy(part));
        CHECK_OK(ferry_team_destroy(team));
    }
    int twice[2] = { pe_me, pe_me }, none[1] = { pe_n }, other[1] = { (pe_me + 1) % pe_n };
    CHECK_STATUS(ferry_team_from_list(twice, 2, NULL, 0, &team), FERRY_ERR_INVALID_ARG);
    CHECK_INT(team, FERRY_TEAM_INVALID);
    CHECK_STATUS(ferry_team_from_list(none, 1, NULL, 0, &team), FERRY_ERR_INVALID_PE);
    if (pe_n > 1)
        CHECK_STATUS(ferry_team_from_list(other, 1, NULL, 0, &team), FERRY_ERR_INVALID_ARG);
}

/* Each half of the PEs has a key and an order of its own; the same keys again and again. */
static void keys(int *pes, uint64_t *src, uint64_t *dst)
{
    const uint64_t key = 0x1234567890 + (uint64_t)(pe_me % 2);
    ferry_team_t team;
    int n = 0, index = -1;
    for (int p = pe_me % 2; p < pe_n; p += 2)
        pes[n++] = p;
    for (int i = 0; i < n / 2; i++) { /* in reverse */
        const int other = pes[i];
        pes[i] = pes[n - 1 - i];
        pes[n - 1 - i] = other;
    }
    for (int i = 0; i < n; i++)
        index = pes[i] == pe_me ? i : index;
    for (int again = 0; again < 5; again++) {
        ferry_team_config config = { .num_contexts = again }, back = { 0 };
        pe_doing_now("a key of %d", n);
        CHECK_OK(ferry_team_from_key(key, n, index, &config, FERRY_TEAM_NUM_CONTEXTS, &team));
        works(team, pes, n, src, dst, 65);
        CHECK_OK(ferry_team_get_config(team, FERRY_TEAM_NUM_CONTEXTS, &back));
        CHECK_INT(back.num_contexts, again);
        CHECK_OK(ferry_team_destroy(team));
    }
    CHECK_STATUS(ferry_team_from_key(3, pe_n + 1, 0, NULL, 0, &team), FERRY_ERR_INVALID_ARG);
    CHECK_INT(team, FERRY_TEAM_INVALID);
    CHECK_STATUS(ferry_team_from_key(3, pe_n, pe_n, NULL, 0, &team), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_team_from_key(3, 0, 0, NULL, 0, &team), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_team_from_key(3, pe_n, -1, NULL, 0, &team), FERRY_ERR_INVALID_ARG);
    if (pe_n > 1) {
        pe_doing_now("keys that differ");
        CHECK_STATUS(ferry_team_from_key(4, pe_n, 0, NULL, 0, &team), FERRY_ERR_INVALID_ARG);
        CHECK(strstr(ferry_last_error_message(), "gave the same key with another number") != NULL);
        CHECK_OK(ferry_barrier_all()); /* this key's PEs have all seen it */
        if (pe_n > 2)                  /* PE 0 alone has another number */
            CHECK_STATUS(ferry_team_from_key(5, pe_n - (pe_me == 0), pe_me, NULL, 0, &team), FERRY_ERR_INVALID_ARG);
        CHECK_INT(team, FERRY_TEAM_INVALID);
    }
}

/* As many teams as fit; all of them work; then their room is free again. */
static void hundreds(int *pes, uint64_t *src, uint64_t *dst)
{
    enum { MOST = 600 };
    ferry_team_t *team = (ferry_team_t *)MADE(malloc(MOST * sizeof *team));
    for (int round = 0; round < 2; round++) {
        int n = 0;
        ferry_status status = FERRY_SUCCESS;
        pe_doing_now("hundreds, round %d", round);
        while (n < MOST) {
            status = ferry_team_split_strided(FERRY_TEAM_WORLD, 0, 1, pe_n, NULL, 0, &team[n]);
            if (status != FERRY_SUCCESS)
                break;
            n++;
        }
        CHECK_STATUS(status, FERRY_ERR_NO_MEMORY);
        CHECK(strstr(ferry_last_error_message(), "teams at a time") != NULL);
        CHECK(n >= 200);
        CHECK_INT(team[n], FERRY_TEAM_INVALID);
        members(pes, 0, 1, pe_n);
        for (int i = 0; i < n; i += pe_level() == PE_QUICK ? 37 : 7)
            works(team[i], pes, pe_n, src, dst, 70 + (uint64_t)i);
        for (int i = 0; i < n; i++)
            CHECK_OK(ferry_team_destroy(team[round ? i : n - 1 - i]));
    }
    free(team);
}

static void refused(void)
{
    ferry_team_t team = 7;
    CHECK_STATUS(ferry_team_split_strided(FERRY_TEAM_WORLD, 0, 1, pe_n + 1, NULL, 0, &team), FERRY_ERR_INVALID_ARG);
    CHECK_INT(team, FERRY_TEAM_INVALID);
    CHECK_STATUS(ferry_team_split_strided(FERRY_TEAM_INVALID, 0, 1, 1, NULL, 0, &team), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_team_split_2d(FERRY_TEAM_WORLD, 0, NULL, 0, &team, NULL, 0, &team), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_team_destroy(FERRY_TEAM_WORLD), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_team_destroy(FERRY_TEAM_NODE), FERRY_ERR_INVALID_ARG);
    CHECK_OK(ferry_barrier_all());
    if (pe_n > 1) {
        CHECK_STATUS(ferry_team_split_strided(FERRY_TEAM_WORLD, 0, 1, pe_me == 0 ? 1 : 2, NULL, 0, &team),
                     FERRY_ERR_ASYMMETRIC);
        CHECK_INT(team, FERRY_TEAM_INVALID);
        /* PE 1 is in no PE's team, PE 0 in PE 1's. */
        CHECK_STATUS(ferry_team_split_strided(FERRY_TEAM_WORLD, 0, 1, pe_me == 1 ? 1 : 2, NULL, 0, &team),
                     FERRY_ERR_ASYMMETRIC);
    }
}

/* Each PE names its future team: itself alone, its half, every second PE. */
static void several_at_once(int *pes, uint64_t *src, uint64_t *dst)
{
    int half = pe_n / 2, mine = pe_me < half ? 0 : half, size = pe_me < half ? half : pe_n - half;
    ferry_team_t team;
    CHECK_OK(ferry_team_split_strided(FERRY_TEAM_WORLD, pe_me, 1, 1, NULL, 0, &team));
    works(team, &pe_me, 1, src, dst, 90);
    CHECK_OK(ferry_team_destroy(team));
    CHECK_OK(ferry_team_split_strided(FERRY_TEAM_WORLD, mine, 1, size, NULL, 0, &team));
    members(pes, mine, 1, size);
    works(team, pes, size, src, dst, 91);
    ferry_team_t other;
    CHECK_STATUS(ferry_team_split_strided(team, size - 1 - ferry_team_my_pe(team), -1, 1, NULL, 0, &other),
                 size == 1 ? FERRY_SUCCESS : FERRY_ERR_ASYMMETRIC); /* a PE that only another PE names is in two */
    CHECK_OK(ferry_team_destroy(other));
    CHECK_OK(ferry_team_destroy(team));
    size = (pe_n + 1 - pe_me % 2) / 2;
    CHECK_OK(ferry_team_split_strided(FERRY_TEAM_WORLD, pe_me % 2, 2, size, NULL, 0, &team));
    members(pes, pe_me % 2, 2, size);
    works(team, pes, size, src, dst, 92);
    CHECK_OK(ferry_team_destroy(team));
}

/* The members of FERRY_TEAM_NODE, which FERRY_TEST=nodes or the pairs' paths foretell. */
static int node_mates(int *pes)
{
    const char *test = getenv("FERRY_TEST"), *at = test != NULL ? strstr(test, "nodes=") : NULL;
    const int nodes = at != NULL ? atoi(at + 6) : 0, n = ferry_team_n_pes(FERRY_TEAM_NODE);
    for (int p = 0; p < pe_n; p++) {
        const int in = ferry_team_translate_pe(FERRY_TEAM_WORLD, p, FERRY_TEAM_NODE);
        if (nodes != 0)
            CHECK_INT(in >= 0, p * nodes / pe_n == pe_me * nodes / pe_n);
        else if (ferry_path_of(pe_me, p) != FERRY_PATH_REMOTE)
            CHECK(in >= 0);
        if (in >= 0)
            pes[in] = p;
    }
    return n;
}

static void pe_main(void)
{
    size_t bytes = ((size_t)pe_n + 1) * sizeof(uint64_t);
    uint64_t *src = (uint64_t *)pe_alloc(bytes), *dst = (uint64_t *)pe_alloc(bytes);
    int *pes = (int *)MADE(malloc((size_t)pe_n * sizeof *pes));
    members(pes, 0, 1, pe_n);
    works(FERRY_TEAM_WORLD, pes, pe_n, src, dst, 80);
    works(FERRY_TEAM_NODE, pes, node_mates(pes), src, dst, 81);
    int n = ferry_team_n_pes(FERRY_TEAM_SHARED);
    CHECK(n >= 1);
    for (int i = 0; i < n; i++) {
        pes[i] = ferry_team_translate_pe(FERRY_TEAM_SHARED, i, FERRY_TEAM_WORLD);
        CHECK(ferry_ptr(src, pes[i]) != NULL);
    }
    works(FERRY_TEAM_SHARED, pes, n, src, dst, 82);
    CHECK_OK(ferry_barrier_all());
    strided(pes, src, dst);
    two_dimensions(pes, src, dst);
    lists(pes, src, dst);
    keys(pes, src, dst);
    several_at_once(pes, src, dst);
    hundreds(pes, src, dst);
    refused();
    CHECK_OK(ferry_barrier_all());
    free(pes);
    CHECK_OK(ferry_free(dst));
    CHECK_OK(ferry_free(src));
}
