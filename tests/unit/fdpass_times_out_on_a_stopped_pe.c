/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE that is stopped, or never comes, is waited for until the deadline, 20 % more at most, and named. */
#include "fdpass_node.h"

/* Long against the delays of a machine that runs other tests at the same time: PEs start that much apart, too. */
#define SECONDS 3.0
#define BUDGET (3u * (uint64_t)NODE_SECOND)
static int victim;
static char name[32];

static void check_time(uint64_t start)
{
    double took = node_seconds_since(start);
    if (took < 0.8 * SECONDS || took > 1.2 * SECONDS)
        fprintf(stderr, "took %.3f s\n", took);
    CHECK(took >= 0.8 * SECONDS && took <= 1.2 * SECONDS);
}

/* The victim stops; the one that sees everybody done kills it. */
static void victim_stops(node_board *b)
{
    b->word[1] = getpid();
    __atomic_store_n(&b->word[2], 1, __ATOMIC_RELEASE);
    raise(SIGSTOP);
}

static void end_victim(node_board *b, int n, int me)
{
    __atomic_fetch_add(&b->word[0], 1, __ATOMIC_ACQ_REL);
    if (me != (victim + 1) % n)
        return;
    node_await(&b->word[0], n - 1);
    node_await(&b->word[2], 1);
    kill(b->word[1], SIGKILL);
}

static int stops_in_exchange(node_board *b, int n, int me)
{
    ferryi_fdpass *f = NULL;
    CHECK(node_open(b, me, &f) == FERRY_SUCCESS);
    CHECK(node_connect(b, n, me, f, 20u * (uint64_t)NODE_SECOND) == FERRY_SUCCESS);
    int before = node_open_fds();
    if (me == victim)
        victim_stops(b);
    uint64_t start = ferryi_now_ns();
    CHECK(node_exchange(f, n, me, 3, 1, -1, BUDGET) == FERRY_ERR_TIMEOUT && node_says(name));
    check_time(start);
    CHECK(node_open_fds() == before);
    ferryi_fdpass_close(f);
    end_victim(b, n, me);
    return 0;
}

static int stops_before_connect(node_board *b, int n, int me)
{
    ferryi_fdpass *f = NULL;
    CHECK(node_open(b, me, &f) == FERRY_SUCCESS);
    if (me == victim)
        victim_stops(b);
    uint64_t start = ferryi_now_ns();
    CHECK(node_connect(b, n, me, f, BUDGET) == FERRY_ERR_TIMEOUT && node_says(name));
    check_time(start);
    ferryi_fdpass_close(f);
    end_victim(b, n, me);
    return 0;
}

int main(void)
{
    alarm(100);
    for (victim = 0; victim < 4; victim += 3) {
        snprintf(name, sizeof(name), "PE %d", 100 + victim);
        node_failures += node_run(4, victim, stops_in_exchange);
        node_failures += node_run(4, victim, stops_before_connect);
    }
    return node_failures != 0;
}
