/* SPDX-License-Identifier: BSD-3-Clause */
/* The PEs of one job put to a global: whose_globals_are_symmetric.sh sets the circumstances and the expected result.
 *
 *   put_to_a_global (program | library) works            the put arrives, again after finalize and init
 *   put_to_a_global (program | library) refused TEXT     it is refused in words that contain TEXT
 *   put_to_a_global - fails TEXT                         ferry_init fails in such words
 *
 * Compiled once more with -DOTHER it is another program. */
#define PE_CHECKS_ONLY
#include "pe_test.h"
#include "tests/static/library.h"

static long mine[4] = { 1, 2, 3, 4 };
#ifdef OTHER
static volatile char more[100000] = "more"; /* or the compiler does without */
#endif

static void says(const char *text)
{
    if (strstr(ferry_last_error_message(), text) == NULL)
        pe_fail(__FILE__, __LINE__, "no \"%s\" in: %s", text, ferry_last_error_message());
}

static void put(long *target, long value)
{
    pe_me = ferry_my_pe();
    pe_n = ferry_n_pes();
    CHECK_INT(target[3], 4);
    pe_barrier();
    CHECK_OK(ferry_long_put(target + 1, &value, 1, (pe_me + 1) % pe_n));
    pe_barrier();
    CHECK_INT(target[1], value);
    CHECK_INT(target[2], 3);
}

int main(int argc, char **argv)
{
    alarm(60);
    if (argc < 3)
        return 2;
#ifdef OTHER
    CHECK(more[0] == 'm');
#endif
    long *target = strcmp(argv[1], "library") == 0 ? library_data() : mine;
    if (strcmp(argv[2], "fails") == 0) {
        CHECK(ferry_init() != FERRY_SUCCESS);
        says(argv[3]);
        return 0;
    }
    CHECK_OK(ferry_init());
    if (strcmp(argv[2], "works") == 0) {
        put(target, 11);
        CHECK_OK(ferry_finalize());
        CHECK_INT(target[1], 11);
        CHECK_OK(ferry_init());
        put(target, 12);
    } else {
        CHECK_STATUS(ferry_long_put(target, mine, 1, 0), FERRY_ERR_INVALID_ADDR);
        says(argv[3]);
        CHECK(ferry_ptr(target, 0) == NULL);
        pe_barrier();
        CHECK_INT(target[0], 1);
    }
    CHECK_OK(ferry_finalize());
    return 0;
}
