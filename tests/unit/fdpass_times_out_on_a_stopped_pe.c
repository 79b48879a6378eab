/* SPDX-License-Identifier: BSD-3-Clause */
/* The others wait for a stopped or missing PE until the deadline, at most 20 % longer, and name the PE. */
#include "fdpass_node.h"

#include <pthread.h>

/* Long compared to the delays of a machine that runs other tests at the same time, since PEs may start that far
 * apart. */
#define SECONDS 3.0
#define BUDGET (3u * (uint64_t)SECOND)
static int victim;
static char name[32];

/* How late a thread that only naps has woken so far, in total: the time that the machine, or a stop of the whole
 * machine, has taken from every PE. */
static uint64_t late_ns;
static void *nap_and_see(void *unused)
{
    (void)unused;
    for (;;) {
        const uint64_t nap = 10 * 1000000, began = ferryi_now_ns();
        const struct timespec ts = { 0, (long)nap };
        nanosleep(&ts, NULL);
        const uint64_t took = ferryi_now_ns() - began;
        __atomic_fetch_add(&late_ns, took > nap ? took - nap : 0, __ATOMIC_RELAXED);
    }
    return NULL;
}
static void see_late_naps(void)
{
    pthread_t thread;
    CHECK(pthread_create(&thread, NULL, nap_and_see, NULL) == 0 && pthread_detach(thread) == 0);
}
static double late_seconds(void)
{
    return (double)__atomic_load_n(&late_ns, __ATOMIC_RELAXED) / 1e9;
}

static void check_time(uint64_t start, double late_before)
{
    const double took = node_seconds_since(start);
    const struct timespec until_the_nap_is_over = { 0, 50 * 1000000 };
    nanosleep(&until_the_nap_is_over, NULL);
    const double late = late_seconds() - late_before;
    if (took < 0.8 * SECONDS || took - late > 1.2 * SECONDS)
        fprintf(stderr, "took %.3f s, naps %.3f s longer than they should\n", took, late);
    CHECK(took >= 0.8 * SECONDS && took - late <= 1.2 * SECONDS);
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

static void stops_in_exchange(node_board *b, int n, int me)
{
    ferryi_fdpass *f = NULL;
    CHECK(node_open(b, me, &f) == FERRY_SUCCESS);
    CHECK(node_connect(b, n, me, f, 20u * (uint64_t)SECOND) == FERRY_SUCCESS);
    int before = n_descriptors();
    if (me == victim)
        victim_stops(b);
    see_late_naps();
    double late = late_seconds();
    uint64_t start = ferryi_now_ns();
    CHECK(node_exchange(f, n, me, 3, 1, -1, BUDGET) == FERRY_ERR_TIMEOUT && node_says(name));
    check_time(start, late);
    CHECK(n_descriptors() == before);
    ferryi_fdpass_close(f);
    end_victim(b, n, me);
}

static void stops_before_connect(node_board *b, int n, int me)
{
    ferryi_fdpass *f = NULL;
    CHECK(node_open(b, me, &f) == FERRY_SUCCESS);
    if (me == victim)
        victim_stops(b);
    see_late_naps();
    double late = late_seconds();
    uint64_t start = ferryi_now_ns();
    CHECK(node_connect(b, n, me, f, BUDGET) == FERRY_ERR_TIMEOUT && node_says(name));
    check_time(start, late);
    ferryi_fdpass_close(f);
    end_victim(b, n, me);
}

CHECK_MAIN(100)
{
    for (victim = 0; victim < 4; victim += 3) {
        snprintf(name, sizeof(name), "PE %d", 100 + victim);
        check_failures += node_run(4, victim, stops_in_exchange);
        check_failures += node_run(4, victim, stops_before_connect);
    }
}
