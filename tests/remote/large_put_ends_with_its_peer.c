/* SPDX-License-Identifier: BSD-3-Clause */
/* Large puts to a stopped PE of another node end with the timeout, and gets from it, too.  Their memory is then the
 * program's: what the program writes there does not arrive, nothing arrives in it, and it may be unmapped.  Quiet does
 * not succeed while a part is under way.  The pair works again once the PE goes on; large puts to a PE that dies end
 * with its loss. */
#include "tests/job.h"

#define BYTES ((size_t)8 << 20)
enum { FIRST = 1, LATER, NEVER };
#define MOST_PUTS 100 /* sockets and rings take some of them */

#define KILLED_AT (&board->word[1]) /* word[0] is job_stop's */

static unsigned char *buffer(void)
{
    void *at = mmap(NULL, BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    REQUIRE(at != MAP_FAILED);
    return at;
}

static size_t count(const unsigned char *at, int byte)
{
    size_t n = 0;
    for (size_t i = 0; i < BYTES; i++)
        n += at[i] == byte;
    return n;
}

static void await_signal(uint64_t *sig, uint64_t value)
{
    ferry_status status;
    while ((status = ferry_uint64_wait_until(sig, FERRY_CMP_EQ, value)) == FERRY_ERR_TIMEOUT)
        continue;
    CHECK_OK(status);
}

static void pe(int rank)
{
    CHECK_OK(ferry_init());
    unsigned char *area = MADE(ferry_calloc(BYTES, 1)), *source = buffer(), *into = MADE(malloc(BYTES));
    uint64_t *sig = MADE(ferry_calloc(1, sizeof *sig));
    ferry_status status = FERRY_SUCCESS;
    memset(source, FIRST, BYTES);
    CHECK_OK(ferry_barrier_all());
    arrive(1);
    if (rank == 1) {
        await_signal(sig, 6);
        CHECK(area[0] == FIRST); /* of the puts that succeeded, or of the failed one's parts */
        CHECK_INT(count(area, 0) + count(area, FIRST), BYTES);
        CHECK_OK(ferry_uint64_p(sig, 6, 0));
        await_signal(sig, 7);
        CHECK_INT(count(area, LATER), BYTES);
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
    memset(source, NEVER, BYTES);
    CHECK_STATUS(ferry_quiet(), FERRY_ERR_TIMEOUT);
    memset(into, FIRST, BYTES);
    CHECK_STATUS(ferry_getmem(into, area, BYTES, 1), FERRY_ERR_TIMEOUT);
    memset(into, NEVER, BYTES);
    CHECK(munmap(source, BYTES) == 0);
    arrive(2);
    await_word(&board->word[0], 2);
    source = buffer();
    memset(source, LATER, BYTES);
    while ((status = ferry_quiet()) == FERRY_ERR_TIMEOUT)
        continue;
    CHECK_OK(status);
    CHECK_OK(ferry_uint64_p(sig, 6, 1));
    await_signal(sig, 6);
    CHECK_INT(count(into, NEVER), BYTES);
    CHECK_OK(ferry_putmem_signal(area, source, BYTES, sig, 7, FERRY_SIGNAL_SET, 1));
    await_word(&board->at[1], 3);
    arrive(4);
    do /* on a busy machine a put that nothing stops may take longer than its budget, too */
        status = ferry_putmem(area, source, BYTES, 1);
    while (status == FERRY_SUCCESS || status == FERRY_ERR_TIMEOUT);
    CHECK_STATUS(status, FERRY_ERR_PEER_LOST);
    CHECK_SINCE(see(KILLED_AT), 3000);
    CHECK_STATUS(ferry_finalize(), FERRY_ERR_PEER_LOST);
    free(into);
    CHECK(munmap(source, BYTES) == 0);
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
    post(KILLED_AT, now_ns());
    job_kill(&j, 1, SIGKILL);
    job_end(&j, 40);
}
