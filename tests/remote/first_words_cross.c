/* SPDX-License-Identifier: BSD-3-Clause */
/* Both PEs of a pair of two nodes begin to talk at the same time, beside their network threads, over a network that
 * delays and reorders: nothing is lost, and no wait hangs.  PEs as threads, in many jobs, so that ThreadSanitizer sees
 * it. */
#include "ferry.h"
#include "tests/check.h"

enum { PES = 8, JOBS = 12 };

/* Each PE visits the others in its own order, and no pair has talked before. */
static int pe_main(void *arg)
{
    (void)arg;
    CHECK_OK(ferry_init());
    const int me = ferry_my_pe();
    uint64_t *word = MADE(ferry_calloc(1 + PES, sizeof *word)); /* a sum, and a word of each PE */
    for (int i = 0; i < PES; i++) {
        const int pe = (me % 2 == 0 ? me + i : me + PES - i) % PES;
        const uint64_t value = pe_mix((uint64_t)me, (uint64_t)pe);
        uint64_t back = 0;
        CHECK_OK(ferry_uint64_put(&word[1 + me], &value, 1, pe));
        CHECK_OK(ferry_uint64_atomic_add(&word[0], 1, pe));
        if (i % 2 == 0)
            continue;
        CHECK_OK(ferry_uint64_get(&back, &word[1 + me], 1, pe));
        CHECK_INT(back, value);
    }
    CHECK_OK(ferry_uint64_wait_until(&word[0], FERRY_CMP_EQ, PES));
    CHECK_OK(ferry_barrier_all());
    for (int pe = 0; pe < PES; pe++)
        CHECK_INT(word[1 + pe], pe_mix((uint64_t)pe, (uint64_t)me));
    CHECK_OK(ferry_finalize());
    return 0;
}

CHECK_MAIN(120)
{
    char text[512];
    const char *folder = getenv("top_builddir");
    snprintf(text, sizeof text, "nodes=4:provider=%s/tests/remote/.libs/provider_reorders.so",
             folder != NULL ? folder : ".");
    setenv("FERRY_TEST", text, 1);
    setenv("FERRY_SPACE", "host", 1);
    for (int i = 0; i < JOBS; i++) {
        int code = 0;
        snprintf(text, sizeof text, "%d", i + 1);
        setenv("REORDER_SEED", text, 1);
        CHECK_OK(ferry_threads_run(PES, pe_main, NULL, &code));
        CHECK_INT(code, 0);
    }
}
