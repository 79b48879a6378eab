/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE never has more frames under way to a PE of another node than that PE has slots for, however many descriptors and
 * counts wait; and it keeps the last slot for counts, so that two PEs that send to each other go on.  Without network
 * threads, so that a PE sends and receives only where the test says so. */
#include "ferry.h"
#include "ferry/detail/machine/host.h"
#include "runtime/remote/link.h"
#include "tests/check.h"
#include <pthread.h>

enum { PUTS = 40, WORDS = 8 }; /* a put of eight words does not wait for others to share its frame */

static pthread_barrier_t both;

static void meet(void)
{
    (void)pthread_barrier_wait(&both);
}

/* The link to the other PE. */
static const ferryi_link *link_to_other(void)
{
    ferryi_remote *r = ferryi_pe_of(ferryi_world_of_thread)->remote;
    return ferryi_link_to(r, 1 - ferry_my_pe());
}

/* Looks at the network for some milliseconds. */
static void look(uint64_t *never)
{
    CHECK_STATUS(ferry_uint64_wait_until_timeout(never, FERRY_CMP_EQ, 1, 5 * (uint64_t)MS), FERRY_ERR_TIMEOUT);
}

static int pe_main(void *arg)
{
    uint64_t words[WORDS] = { 0 };
    (void)arg;
    CHECK_OK(ferry_init());
    const int me = ferry_my_pe();
    uint64_t *come = MADE(ferry_calloc(PUTS * WORDS, sizeof *come)), *never = MADE(ferry_calloc(1, sizeof *never));
    CHECK_OK(ferry_barrier_all());
    const ferryi_link *l = link_to_other();
    meet();
    for (uint64_t i = 0; me == 1 && i < PUTS; i++) { /* PE 0 does not look */
        words[0] = i + 1;
        CHECK_OK(ferry_uint64_put(come + i * WORDS, words, WORDS, 0));
        CHECK(l->sent - l->credited <= LINK_FRAMES - 1);
    }
    CHECK(me == 0 || l->sent - l->credited == LINK_FRAMES - 1);
    for (uint64_t i = 0; i < 3; i++) {
        meet();
        words[0] = i + 1;
        if (me == 0)
            CHECK_OK(ferry_uint64_put(come + i * WORDS, words, WORDS, 1));
        meet();
        if (me == 1) { /* owes PE 0 counts of what has come */
            CHECK_OK(ferry_uint64_wait_until(come + i * WORDS, FERRY_CMP_EQ, i + 1));
            look(never);
            CHECK(l->sent - l->credited <= LINK_FRAMES && (i == 0 || l->sent - l->credited == LINK_FRAMES));
        }
    }
    meet();
    CHECK_OK(ferry_barrier_all());
    for (uint64_t i = 0; me == 0 && i < PUTS; i++)
        CHECK_INT(come[i * WORDS], i + 1);
    CHECK_OK(ferry_finalize());
    return 0;
}

CHECK_MAIN(60)
{
    char text[512];
    const char *folder = getenv("top_builddir");
    int code = 0;
    snprintf(text, sizeof text, "nodes=2:served=0:provider=%s/perf/.libs/provider_memory.so",
             folder != NULL ? folder : ".");
    setenv("FERRY_TEST", text, 1);
    setenv("FERRY_SPACE", "host", 1);
    setenv("FERRY_TIMEOUT", "10s", 1);
    setenv("FERRY_LOG", "none", 0);
    REQUIRE(pthread_barrier_init(&both, NULL, 2) == 0);
    CHECK_OK(ferry_threads_run(2, pe_main, NULL, &code));
    CHECK_INT(code, 0);
}
