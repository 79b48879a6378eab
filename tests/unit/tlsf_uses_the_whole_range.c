/* SPDX-License-Identifier: BSD-3-Clause */
/* An allocation of everything succeeds, again after frees in any order, also when large alignments ask for it. */
#include "runtime/memory/tlsf.h"
#include "tests/check.h"

#include <stdio.h>
#include <unistd.h>

CHECK_MAIN(20)
{
    const uint64_t mib = 1 << 20;
    uint64_t at[64];
    ferryi_tlsf *t = ferryi_tlsf_create(0);
    CHECK(ferryi_tlsf_grow(t, 60 * mib) == 0 && ferryi_tlsf_grow(t, 4 * mib) == 0);
    CHECK(ferryi_tlsf_shortage(t, 64 * mib, 16) == 0);
    CHECK(ferryi_tlsf_alloc(t, 64 * mib, 2 * mib) == 0);
    CHECK(ferryi_tlsf_bytes_free(t) == 0 && ferryi_tlsf_shortage(t, 16, 16) == 16);
    CHECK(ferryi_tlsf_shortage(t, 3 * mib, 128 * mib) == 64 * mib + 3 * mib);
    CHECK(ferryi_tlsf_free(t, 0) == 0);

    for (int i = 0; i < 64; i++)
        CHECK((at[i] = ferryi_tlsf_alloc(t, mib, mib)) != FERRYI_TLSF_NONE);
    CHECK(ferryi_tlsf_alloc(t, 1, 1) == FERRYI_TLSF_NONE);
    for (int i = 0; i < 64; i++)
        CHECK(ferryi_tlsf_free(t, at[i * 29 % 64]) == 0);
    CHECK(ferryi_tlsf_check(t) == 0);

    /* An odd size is found again where it was: no growth by allocating and freeing the same. */
    uint64_t odd = 33 * mib + 48, first = ferryi_tlsf_alloc(t, odd, 16), wall = ferryi_tlsf_alloc(t, 16, 16);
    CHECK(first != FERRYI_TLSF_NONE && wall != FERRYI_TLSF_NONE);
    for (int i = 0; i < 100; i++) {
        CHECK(ferryi_tlsf_free(t, first) == 0);
        CHECK(ferryi_tlsf_shortage(t, odd, 16) == 0 && ferryi_tlsf_alloc(t, odd, 16) == first);
    }
    CHECK(ferryi_tlsf_check(t) == 0);

    /* What is appended is allocated, and a later growth begins after it. */
    const uint64_t end = ferryi_tlsf_append(t, 2 * mib);
    CHECK(ferryi_tlsf_size(t, end) == 2 * mib && ferryi_tlsf_append(t, 8) == FERRYI_TLSF_NONE);
    CHECK(ferryi_tlsf_grow(t, mib) == 0 && ferryi_tlsf_check(t) == 0);
    CHECK(ferryi_tlsf_free(t, end) == 0);
    CHECK(ferryi_tlsf_check(t) == 0);
    ferryi_tlsf_destroy(t);
}
