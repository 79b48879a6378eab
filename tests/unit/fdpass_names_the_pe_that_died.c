/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE that is killed while its node gathers, or passes descriptors, is named on every other PE, long before the time
 * is up; and descriptors under way are closed. */
#include "fdpass_node.h"

#define BUDGET (20u * (uint64_t)SECOND)
static int victim;
static char name[32]; /* of the PE that the others must name */

static void soon_killed(node_board *b, int ms)
{
    struct timespec t = { .tv_nsec = ms * 1000000 };
    pid_t self = getpid();
    if (fork() == 0) {
        nanosleep(&t, NULL);
        kill(self, SIGKILL);
        __atomic_store_n(&b->word[0], 1, __ATOMIC_RELEASE);
        _exit(0);
    }
}

static void dies_in_exchange(node_board *b, int n, int me)
{
    ferryi_fdpass *f = NULL;
    int before = n_descriptors();
    CHECK(node_open(b, me, &f) == FERRY_SUCCESS && node_connect(b, n, me, f, BUDGET) == FERRY_SUCCESS);
    CHECK(node_exchange(f, n, me, 3, 0, -1, BUDGET) == FERRY_SUCCESS);
    if (me == victim)
        kill(getpid(), SIGKILL);
    uint64_t start = ferryi_now_ns();
    CHECK(node_exchange(f, n, me, 3, 1, -1, BUDGET) == FERRY_ERR_PEER_LOST && node_says(name));
    CHECK(node_seconds_since(start) < 5);
    ferryi_fdpass_close(f);
    CHECK(n_descriptors() == before);
}

static void dies_in_connect(node_board *b, int n, int me)
{
    ferryi_fdpass *f = NULL;
    int before = n_descriptors();
    CHECK(node_open(b, me, &f) == FERRY_SUCCESS);
    if (me == victim)
        soon_killed(b, 100);
    if (me == n - 1) { /* the last one comes late */
        node_await(&b->word[0], 1);
        nap_ms(200);
    }
    uint64_t start = ferryi_now_ns();
    CHECK(node_connect(b, n, me, f, BUDGET) == FERRY_ERR_PEER_LOST);
    /* A PE that comes after the broker has given up finds no listener, and says so; on a busy machine it may be there
     * before. */
    CHECK((me == n - 1 && node_says("PE 100")) || node_says(name));
    CHECK(node_seconds_since(start) < 5);
    ferryi_fdpass_close(f);
    CHECK(n_descriptors() == before);
}

CHECK_MAIN(100)
{
    for (victim = 0; victim < 3; victim += 2) {
        snprintf(name, sizeof(name), "PE %d", 100 + victim);
        check_failures += node_run(4, victim, dies_in_exchange);
        check_failures += node_run(4, victim, dies_in_connect);
    }
}
