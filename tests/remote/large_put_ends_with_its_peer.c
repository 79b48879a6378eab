/* SPDX-License-Identifier: BSD-3-Clause */
/* Large puts to a stopped PE of another node end with the timeout, and the pair works again once the PE goes on; large
 * puts to a PE that dies end with its loss. */
#include "tests/job.h"

#define BYTES ((size_t)8 << 20)
#define MOST_PUTS 100 /* sockets and rings take some of them */

static void pe(int rank)
{
    CHECK_OK(ferry_init());
    unsigned char *area = MADE(ferry_malloc(BYTES)), *source = MADE(malloc(BYTES));
    uint64_t *sig = MADE(ferry_calloc(1, sizeof *sig));
    ferry_status status = FERRY_SUCCESS;
    memset(source, 1, BYTES);
    CHECK_OK(ferry_barrier_all());
    arrive(1);
    if (rank == 1) {
        while ((status = ferry_uint64_wait_until(sig, FERRY_CMP_EQ, 7)) == FERRY_ERR_TIMEOUT)
            continue;
        CHECK_OK(status);
        CHECK(area[0] == 2 && memcmp(area, area + 1, BYTES - 1) == 0);
        arrive(3);
        for (;;)
            nap_ms(100); /* until it is killed */
    }
    await_word(&board->word[0], 1);
    uint64_t began = now_ns();
    for (int i = 0; i < MOST_PUTS && status == FERRY_SUCCESS; i++) {
        began = now_ns();
        status = ferry_putmem(area, source, BYTES, 1);
    }
    CHECK_STATUS(status, FERRY_ERR_TIMEOUT);
    CHECK_SINCE(began, 500 + 3000);
    arrive(2);
    await_word(&board->word[0], 2);
    nap_ms(500); /* earlier puts come first; a fence does not cover a failed put */
    memset(source, 2, BYTES);
    while ((status = ferry_quiet()) == FERRY_ERR_TIMEOUT)
        continue;
    CHECK_OK(status);
    CHECK_OK(ferry_putmem_signal(area, source, BYTES, sig, 7, FERRY_SIGNAL_SET, 1));
    await_word(&board->at[1], 3);
    arrive(4);
    for (status = FERRY_SUCCESS; status == FERRY_SUCCESS; began = now_ns())
        status = ferry_putmem(area, source, BYTES, 1);
    CHECK_STATUS(status, FERRY_ERR_PEER_LOST);
    CHECK_SINCE(began, 3000);
    CHECK_STATUS(ferry_finalize(), FERRY_ERR_PEER_LOST);
    free(source);
}

JOB_MAIN(90)
{
    job j;
    setenv("FERRY_TIMEOUT", "500ms", 1);
    setenv("FAULT_NODES", "2", 0);
    job_start(&j, 2, pe);
    job_await_all(&j, 1);
    job_stop(&j, 1, 0);
    (void)job_await(&j, 0, 4);
    nap_ms(50);
    job_kill(&j, 1, SIGKILL);
    job_end(&j, 40);
}
