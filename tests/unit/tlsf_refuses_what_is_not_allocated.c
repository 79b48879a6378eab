/* SPDX-License-Identifier: BSD-3-Clause */
/* Double frees, interior pointers and offsets outside are refused and change nothing. */
#include "runtime/memory/tlsf.h"
#include "tests/check.h"

#include <stdio.h>
#include <unistd.h>

CHECK_MAIN(20)
{
    ferryi_tlsf *t = ferryi_tlsf_create(4096);
    CHECK(ferryi_tlsf_alloc(t, 1, 1) == FERRYI_TLSF_NONE);
    CHECK(ferryi_tlsf_grow(t, 8) == -1);
    CHECK(ferryi_tlsf_grow(t, 65536) == 0);
    uint64_t a = ferryi_tlsf_alloc(t, 100, 16), b = ferryi_tlsf_alloc(t, 100, 64), c = ferryi_tlsf_alloc(t, 0, 1);
    CHECK(a >= 4096 && b % 64 == 0 && c != a && c != b);
    CHECK(ferryi_tlsf_size(t, a) == 112 && ferryi_tlsf_size(t, c) == 16);
    uint64_t unused = ferryi_tlsf_bytes_free(t);

    CHECK(ferryi_tlsf_free(t, a + 16) == -1); /* inside */
    CHECK(ferryi_tlsf_free(t, a + 1) == -1);
    CHECK(ferryi_tlsf_free(t, 0) == -1); /* outside */
    CHECK(ferryi_tlsf_free(t, 4096 + 65536) == -1);
    CHECK(ferryi_tlsf_free(t, FERRYI_TLSF_NONE) == -1);
    CHECK(ferryi_tlsf_size(t, a + 16) == 0 && ferryi_tlsf_size(t, FERRYI_TLSF_NONE) == 0);
    CHECK(ferryi_tlsf_bytes_free(t) == unused && ferryi_tlsf_check(t) == 0);

    CHECK(ferryi_tlsf_free(t, a) == 0);
    CHECK(ferryi_tlsf_free(t, a) == -1); /* twice */
    CHECK(ferryi_tlsf_size(t, a) == 0);
    CHECK(ferryi_tlsf_bytes_free(t) == unused + 112 && ferryi_tlsf_check(t) == 0);

    /* Requests that no range can hold, and alignments that are none. */
    CHECK(ferryi_tlsf_alloc(t, UINT64_MAX, 16) == FERRYI_TLSF_NONE);
    CHECK(ferryi_tlsf_alloc(t, UINT64_MAX - 8, 16) == FERRYI_TLSF_NONE);
    CHECK(ferryi_tlsf_alloc(t, 16, UINT64_C(1) << 63) == FERRYI_TLSF_NONE);
    CHECK(ferryi_tlsf_alloc(t, 16, 48) == FERRYI_TLSF_NONE);
    CHECK(ferryi_tlsf_shortage(t, UINT64_MAX, 16) == UINT64_MAX);
    CHECK(ferryi_tlsf_grow(t, UINT64_MAX - 15) == -1);
    CHECK(ferryi_tlsf_check(t) == 0);
    CHECK(ferryi_tlsf_free(t, b) == 0 && ferryi_tlsf_free(t, c) == 0 && ferryi_tlsf_bytes_free(t) == 65536);
    ferryi_tlsf_destroy(t);
    ferryi_tlsf_destroy(NULL);
}
