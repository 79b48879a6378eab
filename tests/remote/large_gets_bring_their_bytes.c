/* SPDX-License-Identifier: BSD-3-Clause */
/* Large gets from a PE of another node bring every byte, of each size around the parts in which they go, at each
 * alignment, into the heap and elsewhere, and touch nothing beside.  A get sees what its PE has put before, without a
 * quiet.  Gets from a PE that is stopped in the middle of them end with the timeout; nothing arrives later in memory
 * that is then the program's again; they work once the PE goes on, and end with its death. */
#include "tests/job.h"

enum { PART = 1 << 17, GUARD = 64, NEVER = 0xee, ROUNDS = 2 };
#define BYTES ((size_t)10 * PART)

#define KILLED_AT (&board->word[1]) /* word[0] is job_stop's */

static void fill(unsigned char *at, size_t n, unsigned seed)
{
    for (size_t i = 0; i < n; i++)
        at[i] = (unsigned char)((i + seed) * 2654435761u >> 13);
}

static size_t count(const unsigned char *at, size_t n, int byte)
{
    size_t same = 0;
    for (size_t i = 0; i < n; i++)
        same += at[i] == byte;
    return same;
}

/* into: [BYTES + 2 * GUARD] */
static void get_one(unsigned char *into, const unsigned char *area, const unsigned char *want, size_t at, size_t n,
                    size_t shift)
{
    memset(into, NEVER, n + 2 * GUARD);
    CHECK_OK(ferry_getmem(into + GUARD / 2 + shift, area + at, n, 1));
    CHECK(memcmp(into + GUARD / 2 + shift, want + at, n) == 0);
    CHECK_INT(count(into, GUARD / 2 + shift, NEVER), GUARD / 2 + shift);
    CHECK_INT(count(into + GUARD / 2 + shift + n, GUARD, NEVER), GUARD);
}

static void sizes(unsigned char *area, unsigned char *inside, unsigned char *outside, unsigned char *want)
{
    static const size_t parts[] = { 1, 2, 4, 5, 9 };
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        for (int beside = -1; beside <= 1; beside++)
            for (size_t shift = 0; shift < 8; shift += 1 + i) {
                const size_t n = (parts[i] * PART) + (size_t)(beside + 1) - 1;
                get_one(inside, area, want, (shift * 3) % 8, n, shift);
                get_one(outside, area, want, shift, n, (shift * 5) % 8);
            }
}

/* Puts of all kinds just before the get, which asks for all of it. */
static void after_puts(unsigned char *area, unsigned char *into, unsigned char *want)
{
    for (unsigned round = 0; round < 20; round++) {
        const size_t at = round * 4099, n = round % 2 != 0 ? 3 * PART + round : 100 + round;
        fill(want + at, n, round + 77);
        CHECK_OK(ferry_putmem_nbi(area + at, want + at, n, 1));
        fill(want + at + 5, 8, round + 5);
        CHECK_OK(ferry_fence());
        CHECK_OK(ferry_putmem(area + at + 5, want + at + 5, 8, 1));
        get_one(into, area, want, 0, 9 * PART, 0);
    }
    CHECK_OK(ferry_quiet());
}

static void stops_and_dies(const unsigned char *area, unsigned char *into, const unsigned char *want)
{
    ferry_status status;
    arrive(1);
    for (uint64_t until = UINT64_MAX;
         (status = ferry_getmem(into, area, BYTES, 1)) == FERRY_SUCCESS && now_ns() < until;)
        if (until == UINT64_MAX && see(&board->word[0]) == 1)
            until = now_ns() + SECOND; /* a NIC, or the tests' provider, reads without the PE */
    CHECK(status == FERRY_SUCCESS || status == FERRY_ERR_TIMEOUT);
    memset(into, NEVER, BYTES);
    arrive(2);
    await_word(&board->word[0], 2);
    while ((status = ferry_getmem(into + BYTES, area, BYTES, 1)) == FERRY_ERR_TIMEOUT)
        continue;
    CHECK_OK(status);
    CHECK(memcmp(into + BYTES, want, BYTES) == 0);
    CHECK_INT(count(into, BYTES, NEVER), BYTES);
    arrive(4);
    do /* a busy machine may take longer than the budget */
        status = ferry_getmem(into, area, BYTES, 1);
    while (status == FERRY_SUCCESS || status == FERRY_ERR_TIMEOUT);
    CHECK_STATUS(status, FERRY_ERR_PEER_LOST);
    CHECK_SINCE(see(KILLED_AT), 3000);
    CHECK_STATUS(ferry_finalize(), FERRY_ERR_PEER_LOST);
}

static void pe(int rank)
{
    CHECK_OK(ferry_init());
    unsigned char *area = MADE(ferry_calloc(BYTES, 1)), *inside = MADE(ferry_malloc(2 * BYTES));
    unsigned char *outside = MADE(malloc(2 * BYTES)), *want = MADE(malloc(BYTES));
    fill(want, BYTES, 1);
    if (rank == 1)
        memcpy(area, want, BYTES);
    CHECK_OK(ferry_barrier_all());
    while (rank == 1)
        nap_ms(100); /* until it is killed */
    for (int round = 0; round < ROUNDS; round++)
        sizes(area, inside, outside, want);
    after_puts(area, outside, want);
    stops_and_dies(area, outside, want);
    free(outside);
    free(want);
}

JOB_MAIN(120)
{
    job j;
    /* Connections that break by chance are each made again in up to 0.7 s beside other load, and a budget sees only
     * bytes that come: it must outlast a few in a row. */
    setenv("FERRY_TIMEOUT", getenv("REORDER_BREAKS") != NULL ? "8s" : "2s", 1);
    setenv("FAULT_NODES", "2", 0);
    job_start(&j, 2, pe);
    (void)job_await(&j, 0, 1);
    nap_ms(20);
    job_stop(&j, 1, 0);
    (void)job_await(&j, 0, 4);
    nap_ms(20);
    post(KILLED_AT, now_ns());
    job_kill(&j, 1, SIGKILL);
    job_end(&j, 40);
}
