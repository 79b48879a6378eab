/* SPDX-License-Identifier: BSD-3-Clause */
/* A wait asks its thread's hook, now and then, whether to end.  Then it ends as by its budget, and the same call
 * continues it.  Without a hook it keeps to its budget. */
#include "pe_test.h"

enum { LONG = 100 }; /* seconds */
static __thread int asked;

static int end_at_the_third(void)
{
    return ++asked == 3;
}

static void pe_main(void)
{
    uint64_t *word = (uint64_t *)MADE(ferry_calloc(1, sizeof *word));
    ferry_fault fault;
    const char *space = getenv("FERRY_SPACE");
    CHECK(space == NULL || strcmp(space, "auto") == 0 || strcmp(ferry_space_name(), space) == 0);

    ferry_set_wait_hook(end_at_the_third);
    uint64_t started = now_ns();
    CHECK_STATUS(ferry_uint64_wait_until_timeout(word, FERRY_CMP_EQ, 1, LONG * 1000000000ull), FERRY_ERR_TIMEOUT);
    uint64_t took = now_ns() - started;
    CHECK(took > 50000000u && took < LONG * 500000000ull);
    CHECK_INT(asked, 3);
    CHECK_OK(ferry_fault_next(&fault));
    CHECK_INT(fault.status, FERRY_ERR_TIMEOUT);

    /* From the fourth call on the hook answers no. */
    CHECK_STATUS(ferry_uint64_wait_until_timeout(word, FERRY_CMP_EQ, 1, 60000000u), FERRY_ERR_TIMEOUT);
    int before = asked;
    ferry_set_wait_hook(NULL);
    CHECK_STATUS(ferry_uint64_wait_until_timeout(word, FERRY_CMP_EQ, 1, 60000000u), FERRY_ERR_TIMEOUT);
    CHECK_INT(asked, before);

    pe_barrier();
    CHECK_OK(ferry_uint64_p(word, 1, (pe_me + 1) % pe_n));
    CHECK_OK(ferry_uint64_wait_until(word, FERRY_CMP_EQ, 1));
    pe_barrier();
    CHECK_OK(ferry_free(word));
}
