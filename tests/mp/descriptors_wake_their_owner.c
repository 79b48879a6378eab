/* SPDX-License-Identifier: BSD-3-Clause */
/* The last PE is in no call of ferry, so its service applies descriptors, and sleeps between them.  Each descriptor
 * wakes it: a service that finds descriptors only when it looks by itself takes all of that time for each. */
#include "pe_test.h"

#define ROUNDS 24u
#define ASLEEP_MS 3u        /* by then it sleeps, and a look of its own is some 7 ms away */
#define AT_MOST_NS 2500000u /* the fastest of all rounds, which a busy machine slows least */

static void pe_main(void)
{
    PE_SKIP_IF(pe_n == 1 || pe_on_gpu()); /* the service of a GPU's PE looks by itself */
    uint64_t *word = (uint64_t *)MADE(ferry_calloc(2, sizeof *word));
    pe_barrier();
    if (pe_me == 0) {
        uint64_t fastest = UINT64_MAX;
        for (uint64_t r = 0; r < ROUNDS; r++) {
            nap_ms(ASLEEP_MS);
            const uint64_t began = now_ns();
            CHECK_INT(ferry_uint64_atomic_fetch_add(&word[0], 1, pe_n - 1), r);
            const uint64_t took = now_ns() - began;
            fastest = took < fastest ? took : fastest;
        }
        CHECK_OK(ferry_uint64_p(&word[1], 1, pe_n - 1));
        CHECK_OK(ferry_quiet());
        if (fastest > AT_MOST_NS && ferry_path_of(0, pe_n - 1) != FERRY_PATH_REMOTE) /* there the network takes time */
            pe_fail(__FILE__, __LINE__,
                    "no fetch_add took less than %.1f ms: does a descriptor wake the owner's service?",
                    (double)fastest / 1e6);
    } else if (pe_me == pe_n - 1) {
        while (__atomic_load_n(&word[1], __ATOMIC_ACQUIRE) == 0)
            nap_ms(1);
    }
    pe_barrier();
    CHECK_OK(ferry_free(word));
}
