/* SPDX-License-Identifier: BSD-3-Clause */
/* 64 PEs as threads of one process share one descriptor table of 1024. */
#include "fdpass_node.h"

#include <pthread.h>

#define BUDGET (40u * (uint64_t)SECOND)
enum { N = 64 };
static node_board *board;
static int ends_badly;

static void *pe(void *arg)
{
    int me = *(int *)arg;
    ferryi_fdpass *f = NULL;
    ferry_status status = node_open(board, me, &f);
    if (!status)
        status = node_connect(board, N, me, f, BUDGET);
    for (int round = 0; !status && round < 3; round++)
        status = node_exchange(f, N, me, 3, round, -1, BUDGET);
    if (status) {
        fprintf(stderr, "PE %d: %s\n", me, ferry_last_error_message());
        __atomic_fetch_add(&ends_badly, 1, __ATOMIC_RELAXED);
    }
    ferryi_fdpass_close(f);
    return NULL;
}

CHECK_MAIN(100)
{
    pthread_t thread[N];
    int me[N], before = n_descriptors();
    struct rlimit limit = { 0 };
    CHECK(getrlimit(RLIMIT_NOFILE, &limit) == 0);
    limit.rlim_cur = limit.rlim_max < 1024 ? limit.rlim_max : 1024;
    CHECK(setrlimit(RLIMIT_NOFILE, &limit) == 0);
    board = node_board_make();
    REQUIRE(board);
    for (int i = 0; i < N; i++) {
        me[i] = i;
        REQUIRE(pthread_create(&thread[i], NULL, pe, &me[i]) == 0);
    }
    for (int i = 0; i < N; i++)
        pthread_join(thread[i], NULL);
    CHECK(ends_badly == 0);
    CHECK(n_descriptors() == before);
}
