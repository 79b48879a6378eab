/* SPDX-License-Identifier: BSD-3-Clause */
/* No PE leaves a barrier or a sync before all PEs have entered it; a barrier completes the earlier puts and atomics of
 * any size. */
#include "pe_test.h"

#define BULK 70000

static void pe_main(void)
{
    uint64_t *came = (uint64_t *)MADE(ferry_calloc((size_t)pe_n, sizeof *came));
    unsigned char *bulk = (unsigned char *)pe_alloc(BULK), *local = (unsigned char *)MADE(malloc(BULK));
    uint64_t rounds = pe_level() == PE_FULL ? 3000 : pe_level() == PE_NORMAL ? 600 : pe_on_gpu() ? 60 : 200;
    uint64_t random = (uint64_t)pe_me;
    for (uint64_t r = 1; r <= rounds; r++) {
        pe_doing_now("round %llu", (unsigned long long)r);
        if (r % 64 == (uint64_t)pe_me)
            nap_ms(1); /* one PE is late */
        int to = (int)(pe_random(&random) % (uint64_t)pe_n), next = (pe_me + 1) % pe_n,
            prev = (pe_me + pe_n - 1) % pe_n;
        if (r % 16 == 0) { /* neighbour's bulk: the barrier must not overtake it */
            memset(local, (int)(r / 16 + (uint64_t)pe_me) & 0xff, BULK);
            CHECK_OK(ferry_putmem(bulk, local, BULK, next));
        }
        for (int t = 0; t < pe_n; t++)
            if (r % 2)
                CHECK_OK(ferry_uint64_p(&came[pe_me], r, t));
            else
                CHECK_OK(ferry_uint64_atomic_inc(&came[pe_me], t));
        if (r % 6 == 3) /* the same value once more: never together with the inc, as no order exists between them */
            CHECK_OK(ferry_uint64_put_nbi(&came[pe_me], &r, 1, to));
        CHECK_OK(ferry_barrier_all());
        for (int s = 0; s < pe_n; s++)
            CHECK_INT(came[s], r);
        if (r % 16 == 0) {
            memset(local, (int)(r / 16 + (uint64_t)prev) & 0xff, BULK);
            CHECK_BYTES(bulk, local, BULK);
        }
        /* No PE writes the next round's values before all PEs have read these. */
        CHECK_OK(r % 3 == 0   ? ferry_sync_all()
                 : r % 3 == 1 ? ferry_team_sync(FERRY_TEAM_WORLD)
                              : ferry_sync_all_timeout(UINT64_MAX));
    }
    free(local);
    CHECK_OK(ferry_free(bulk));
    CHECK_OK(ferry_free(came));
}
