/* SPDX-License-Identifier: BSD-3-Clause */
/* One PE fails: it comes without descriptors, or with another number, or a descriptor that is not open, or its callback
 * refuses, or its table is full.  Every PE gets the same status, the others' messages name the failed PE, and no
 * received descriptor stays open. */
#include "fdpass_node.h"

#define BUDGET (20u * (uint64_t)SECOND)
enum { N = 6 };
static int culprit;
static char name[32];

static ferry_status unused_take(void *ctx, int from, int slot, int fd, int *keep)
{
    (void)ctx, (void)from, (void)slot, (void)fd, (void)keep;
    return FERRY_SUCCESS;
}

static ferryi_fdpass *ready(node_board *b, int n, int me)
{
    ferryi_fdpass *f = NULL;
    CHECK(node_open(b, me, &f) == FERRY_SUCCESS && node_connect(b, n, me, f, BUDGET) == FERRY_SUCCESS);
    CHECK(node_exchange(f, n, me, 3, 0, -1, BUDGET) == FERRY_SUCCESS);
    return f;
}

static void comes_without(node_board *b, int n, int me)
{
    ferryi_fdpass *f = ready(b, n, me);
    int before = n_descriptors();
    if (me == culprit)
        CHECK(ferryi_fdpass_exchange(f, NULL, 3, unused_take, NULL, ferryi_deadline_after(BUDGET)) == FERRY_ERR_SYSTEM);
    else
        CHECK(node_exchange(f, n, me, 3, 1, -1, BUDGET) == FERRY_ERR_SYSTEM && node_says(name));
    CHECK(n_descriptors() == before);
    ferryi_fdpass_close(f);
}

static void comes_with_more(node_board *b, int n, int me)
{
    ferryi_fdpass *f = ready(b, n, me);
    int before = n_descriptors();
    CHECK(node_exchange(f, n, me, me == culprit ? 4 : 3, 1, -1, BUDGET) == FERRY_ERR_INVALID_ARG);
    CHECK(culprit == 0 || node_says(name));
    CHECK(n_descriptors() == before);
    ferryi_fdpass_close(f);
}

static void gives_what_is_not_open(node_board *b, int n, int me)
{
    ferryi_fdpass *f = ready(b, n, me);
    int before = n_descriptors(), fds[3] = { 0, 1, 54321 };
    if (me == culprit)
        CHECK(ferryi_fdpass_exchange(f, fds, 3, unused_take, NULL, ferryi_deadline_after(BUDGET)) == FERRY_ERR_SYSTEM);
    else
        CHECK(node_exchange(f, n, me, 3, 1, -1, BUDGET) == FERRY_ERR_SYSTEM);
    CHECK(node_says(name) && n_descriptors() == before);
    ferryi_fdpass_close(f);
}

static void refuses(node_board *b, int n, int me)
{
    ferryi_fdpass *f = ready(b, n, me);
    int before = n_descriptors();
    CHECK(node_exchange(f, n, me, 3, 1, me == culprit ? 2 : -1, BUDGET) == FERRY_ERR_NO_MEMORY);
    CHECK(me == culprit || node_says(name));
    CHECK(n_descriptors() == before);
    ferryi_fdpass_close(f);
}

static void has_a_full_table(node_board *b, int n, int me)
{
    ferryi_fdpass *f = ready(b, n, me);
    int before = n_descriptors();
    struct rlimit limit = { 0 };
    if (me == culprit) {
        int next[4]; /* room for its own three, and one more */
        for (int i = 0; i < 4; i++)
            next[i] = dup(0);
        for (int i = 0; i < 4; i++)
            CHECK(close(next[i]) == 0);
        CHECK(getrlimit(RLIMIT_NOFILE, &limit) == 0);
        limit.rlim_cur = (rlim_t)next[3] + 1;
        CHECK(setrlimit(RLIMIT_NOFILE, &limit) == 0);
    }
    CHECK(node_exchange(f, n, me, 3, 1, -1, BUDGET) == FERRY_ERR_SYSTEM);
    CHECK(node_says(name) && node_says("ulimit -n"));
    CHECK(n_descriptors() == before);
    ferryi_fdpass_close(f);
}

CHECK_MAIN(100)
{
    static void (*const cases[])(node_board *, int, int) = { comes_without, comes_with_more, gives_what_is_not_open,
                                                             refuses, has_a_full_table };
    for (unsigned i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        for (culprit = 0; culprit < N;
             culprit += culprit ? 4 : 1) { /* the broker, one of its first batch, a late one */
            snprintf(name, sizeof(name), "PE %d", 100 + culprit);
            int failed = node_run(N, -1, cases[i]);
            if (failed)
                fprintf(stderr, "case %u, culprit %d\n", i, culprit);
            check_failures += failed;
        }
}
