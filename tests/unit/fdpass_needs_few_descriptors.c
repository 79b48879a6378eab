/* SPDX-License-Identifier: BSD-3-Clause */
/* With `ulimit -n 32` four PEs pass three descriptors each, and eight each, also as a user without privilege, for whom
 * the descriptors under way are counted against the same limit.  With fewer descriptors the error names the limit. */
#include "fdpass_node.h"

#define BUDGET (20u * (uint64_t)SECOND)
static rlim_t room;
static int as_nobody;

static void restrict_self(void)
{
    struct rlimit limit = { .rlim_cur = room, .rlim_max = room };
    CHECK(setrlimit(RLIMIT_NOFILE, &limit) == 0);
    if (as_nobody)
        CHECK(setuid(65534) == 0);
}

static void works(node_board *b, int n, int me)
{
    ferryi_fdpass *f = NULL;
    restrict_self();
    int before = n_descriptors();
    CHECK(node_open(b, me, &f) == FERRY_SUCCESS && node_connect(b, n, me, f, BUDGET) == FERRY_SUCCESS);
    for (int round = 0; round < 20; round++)
        CHECK(node_exchange(f, n, me, round % 2 ? 8 : 3, round, -1, BUDGET) == FERRY_SUCCESS);
    ferryi_fdpass_close(f);
    CHECK(n_descriptors() == before);
}

/* Every PE fails, by the same status, with the same remedy. */
static void fails_cleanly(node_board *b, int n, int me)
{
    ferryi_fdpass *f = NULL;
    CHECK(node_open(b, me, &f) == FERRY_SUCCESS);
    if (me == 0) { /* the broker has no room for its members */
        int next = dup(0);
        struct rlimit limit = { .rlim_cur = (rlim_t)next + 1, .rlim_max = 1024 };
        CHECK(close(next) == 0 && setrlimit(RLIMIT_NOFILE, &limit) == 0);
    }
    ferry_status status = node_connect(b, n, me, f, BUDGET);
    /* Those that had not come yet when it gave up find nobody listening. */
    CHECK(me ? status == FERRY_ERR_SYSTEM || status == FERRY_ERR_PEER_LOST : status == FERRY_ERR_SYSTEM);
    CHECK(node_says("PE 100"));
    CHECK(status == FERRY_ERR_PEER_LOST || node_says("ulimit -n"));
    ferryi_fdpass_close(f);
}

CHECK_MAIN(100)
{
    room = 32;
    check_failures += node_run(4, -1, works);
    if (geteuid() == 0) {
        as_nobody = 1;
        check_failures += node_run(4, -1, works);
        room = 64; /* less than what 16 PEs have under way in a batch */
        check_failures += node_run(16, -1, works);
        as_nobody = 0;
    }
    check_failures += node_run(4, -1, fails_cleanly);
}
