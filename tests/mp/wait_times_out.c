/* SPDX-License-Identifier: BSD-3-Clause */
/* A wait for a value that never comes ends after its budget with TIMEOUT, a fault with the expected and found
 * values, and a message; the job goes on. */
#include "pe_test.h"

#define BUDGET 60000000u /* 60 ms */

static void drain_faults(void)
{
    ferry_fault fault;
    check_forget_faults();
    CHECK_STATUS(ferry_fault_next(&fault), FERRY_ERR_EMPTY);
}

static void check_time(uint64_t started)
{
    uint64_t took = now_ns() - started;
    if (took < BUDGET ||
        took > BUDGET + 1500000000u) /* the machine may be busy: the fault tests check the exact time */
        pe_fail(__FILE__, __LINE__, "the wait took %llu us of a budget of %u us", (unsigned long long)took / 1000,
                BUDGET / 1000);
}

static void pe_main(void)
{
    uint64_t *w = (uint64_t *)MADE(ferry_calloc(8, sizeof *w));
    ferry_fault fault;
    char text[512];
    w[1] = 41;
    pe_barrier();
    drain_faults();

    pe_doing_now("wait_until_timeout");
    uint64_t started = now_ns();
    CHECK_STATUS(ferry_uint64_wait_until_timeout(&w[1], FERRY_CMP_EQ, 42, BUDGET), FERRY_ERR_TIMEOUT);
    check_time(started);
    CHECK_STATUS(ferry_last_error(), FERRY_ERR_TIMEOUT);
    CHECK(strstr(ferry_last_error_message(), "41") != NULL && strstr(ferry_last_error_message(), "42") != NULL);
    CHECK_OK(ferry_fault_next(&fault));
    CHECK_INT(fault.status, FERRY_ERR_TIMEOUT);
    CHECK_INT(fault.call, FERRY_CALL_WAIT);
    CHECK_INT(fault.pe, pe_me);
    CHECK_INT(fault.peer, -1);
    CHECK_INT(fault.cmp, FERRY_CMP_EQ);
    CHECK_INT(fault.expected, 42);
    CHECK_INT(fault.found, 41);
    CHECK(fault.age_ns >= BUDGET && fault.offset != UINT64_MAX);
    uint64_t seq = fault.seq, offset = fault.offset;
    CHECK_STATUS(ferry_fault_next(&fault), FERRY_ERR_EMPTY);

    pe_doing_now("signal_wait_until_timeout");
    uint64_t found = 0;
    started = now_ns();
    CHECK_STATUS(ferry_signal_wait_until_timeout(&w[2], FERRY_CMP_GT, 9, &found, BUDGET), FERRY_ERR_TIMEOUT);
    check_time(started);
    CHECK_INT(found, 0);
    CHECK_OK(ferry_fault_next(&fault));
    CHECK_INT(fault.seq, seq + 1);
    CHECK_INT(fault.offset, offset + 8);
    int n = ferry_fault_format(&fault, text, sizeof text);
    CHECK(n > 20 && (size_t)n < sizeof text && strlen(text) == (size_t)n);
    CHECK_INT(ferry_fault_format(&fault, NULL, 0), n); /* as snprintf */
    CHECK_INT(ferry_fault_format(&fault, text, 5), n);
    CHECK_INT(strlen(text), 4);

    pe_doing_now("wait_until_all_timeout");
    started = now_ns();
    CHECK_STATUS(ferry_uint64_wait_until_all_timeout(w, 4, NULL, FERRY_CMP_EQ, 0, BUDGET), FERRY_ERR_TIMEOUT);
    check_time(started);

    pe_doing_now("barrier_all_timeout that one PE joins late");
    pe_barrier();
    if (pe_n > 1) {
        if (pe_me == 0) /* comes when all others have given up once */
            CHECK_OK(ferry_uint64_wait_until(&w[5], FERRY_CMP_EQ, (uint64_t)pe_n - 1));
        ferry_status status = ferry_barrier_all_timeout(pe_me == 0 ? UINT64_MAX : BUDGET / 2);
        if (pe_me != 0) {
            CHECK_STATUS(status, FERRY_ERR_TIMEOUT);
            CHECK_OK(ferry_uint64_atomic_inc(&w[5], 0));
        }
        while (status == FERRY_ERR_TIMEOUT) /* the same call goes on */
            status = ferry_barrier_all_timeout(BUDGET);
        CHECK_OK(status);
    }

    pe_doing_now("more faults than are kept");
    drain_faults();
    for (int i = 0; i < 70; i++)
        CHECK_STATUS(ferry_uint64_wait_until_timeout(&w[0], FERRY_CMP_EQ, 1000 + (uint64_t)i, 0), FERRY_ERR_TIMEOUT);
    int kept = 0;
    while (ferry_fault_next(&fault) == FERRY_SUCCESS)
        kept++;
    CHECK(kept >= 32 && kept <= 64);
    CHECK_INT(fault.expected, 1069); /* the newest is among them */

    pe_doing_now("the job goes on");
    pe_barrier();
    CHECK_OK(ferry_uint64_p(&w[3], 5, (pe_me + 1) % pe_n));
    CHECK_OK(ferry_uint64_wait_until(&w[3], FERRY_CMP_EQ, 5));
    CHECK_OK(ferry_free(w));
}
