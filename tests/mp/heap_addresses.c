/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry_ptr returns a usable address on native and flags pairs and NULL on staged pairs; the accessibility calls
 * agree. */
#include "pe_test.h"

static void pe_main(void)
{
    uint64_t *w = (uint64_t *)MADE(ferry_calloc((size_t)pe_n, sizeof *w)), local = 0;
    for (int pe = 0; pe < pe_n; pe++) {
        pe_doing_now("PE %d", pe);
        uint64_t *there = (uint64_t *)ferry_ptr(&w[pe_me], pe);
        ferry_path path = ferry_path_of(pe_me, pe);
        if (pe == pe_me)
            CHECK(there == &w[pe_me]);
        if (path >= FERRY_PATH_STAGED) {
            CHECK(there == NULL);
            CHECK_OK(ferry_uint64_p(&w[pe_me], 100 + (uint64_t)pe_me, pe));
        } else {
            CHECK(there != NULL && (pe == pe_me || there != &w[pe_me]));
            __atomic_store_n(there, 100 + (uint64_t)pe_me, __ATOMIC_RELAXED);
        }
        CHECK_INT(ferry_pe_accessible(pe), 1);
        CHECK_INT(ferry_addr_accessible(w, pe), 1);
        CHECK_INT(ferry_addr_accessible(&local, pe), 0);
        CHECK(ferry_ptr(&local, pe) == NULL);
    }
    CHECK(ferry_ptr(w, -1) == NULL && ferry_ptr(w, pe_n) == NULL);
    CHECK_INT(ferry_pe_accessible(-1), 0);
    CHECK_INT(ferry_pe_accessible(pe_n), 0);
    CHECK_INT(ferry_addr_accessible(w, pe_n), 0);
    pe_barrier();
    for (int pe = 0; pe < pe_n; pe++)
        CHECK_INT(w[pe], 100 + pe);
    CHECK_OK(ferry_free(w));
}
