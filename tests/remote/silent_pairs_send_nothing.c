/* SPDX-License-Identifier: BSD-3-Clause */
/* PEs on several nodes join, allocate and leave.  Agreements make each PE talk to the PEs of PE 0's node, and no other
 * pair of nodes sends a frame. */
#include "ferry.h"
#include "tests/check.h"
#include <dlfcn.h>
#include <pthread.h>

enum { PES = 12, NODES = 4, NEAR = PES / NODES };

static pthread_barrier_t all_have;
static uint64_t *n_pairs; /* ordered pairs that have sent a frame */

static void look(void)
{
    if (pthread_barrier_wait(&all_have) == PTHREAD_BARRIER_SERIAL_THREAD) {
        const uint64_t pairs = __atomic_load_n(n_pairs, __ATOMIC_RELAXED);
        CHECK(pairs >= PES - NEAR); /* votes go to PE 0 at least */
        CHECK(pairs <= 2 * NEAR * (PES - NEAR));
    }
    (void)pthread_barrier_wait(&all_have);
}

static int pe_main(void *arg)
{
    (void)arg;
    CHECK_OK(ferry_init());
    look();
    for (int i = 0; i < 4; i++)
        ferry_free(MADE(ferry_malloc(100000)));
    look();
    CHECK_OK(ferry_finalize());
    look();
    return 0;
}

CHECK_MAIN(60)
{
    char path[400], text[512];
    int code = 0;
    const char *folder = getenv("top_builddir");
    snprintf(path, sizeof path, "%s/perf/.libs/provider_memory.so", folder != NULL ? folder : ".");
    void *plugin = dlopen(path, RTLD_NOW);
    n_pairs = plugin != NULL ? dlsym(plugin, "ferry_memory_pairs") : NULL;
    REQUIRE(n_pairs != NULL);
    snprintf(text, sizeof text, "nodes=%d:provider=%s", NODES, path);
    setenv("FERRY_TEST", text, 1);
    setenv("FERRY_SPACE", "host", 1);
    REQUIRE(pthread_barrier_init(&all_have, NULL, PES) == 0);
    CHECK_OK(ferry_threads_run(PES, pe_main, NULL, &code));
    CHECK_INT(code, 0);
}
