/* SPDX-License-Identifier: BSD-3-Clause */
/* A death ends a collective of one member while another one is stopped in it.  The first goes on to other collectives:
 * each returns the death and sends nothing, and the stopped member's call ends with the death too.  It neither finds
 * that the members' calls differ, nor takes data of a later call. */
#include "tests/job.h"

enum { N = 3, AHEAD = 0, STOPPED = 1, DEAD = 2, WORDS = 16 };

static uint64_t *src, *dst;

static ferry_status sum(void)
{
    return ferry_uint64_sum_reduce(FERRY_TEAM_WORLD, dst, src, WORDS);
}

static ferry_status broadcast(void)
{
    return ferry_uint64_broadcast(FERRY_TEAM_WORLD, dst, src, WORDS, AHEAD);
}

static ferry_status sync_all(void) /* a barrier would first wait for the stopped member to apply descriptors */
{
    return ferry_sync_all();
}

static ferry_status (*const calls[])(void) = { sum, broadcast, sync_all };
enum { CALLS = sizeof calls / sizeof *calls };
static int first;

static void pe(int rank)
{
    CHECK_OK(ferry_init());
    src = MADE(ferry_calloc(WORDS, sizeof *src));
    dst = MADE(ferry_calloc(WORDS, sizeof *dst));
    CHECK_OK(ferry_barrier_all());
    arrive(1);
    if (rank == DEAD)
        nap_ms(60000);
    if (rank == AHEAD) {
        await_word(&board->word[0], 1);
        await_lost(DEAD);
        for (int i = 0; i <= CALLS; i++) {
            for (int k = 0; k < WORDS; k++)
                src[k] = 100 + (uint64_t)i;
            CHECK_STATUS(calls[(first + i) % CALLS](), FERRY_ERR_PEER_LOST);
        }
        arrive(2);
    } else {
        CHECK_STATUS(calls[first](), FERRY_ERR_PEER_LOST);
        for (int k = 0; k < WORDS; k++)
            CHECK(dst[k] <= 100); /* 101 and more: of a later call */
        for (int i = 1; i <= CALLS; i++)
            CHECK_STATUS(calls[(first + i) % CALLS](), FERRY_ERR_PEER_LOST);
    }
    CHECK_STATUS(ferry_finalize(), FERRY_ERR_PEER_LOST);
}

JOB_MAIN(200)
{
    static const char *const paths[] = { "", "flags", "staged" }, *const ways[] = { "", "coll=tree2" };
    setenv("FERRY_TIMEOUT", "20s", 1);
    setenv("FERRY_SPACE", "host", 1);
    for (int i = 0; i < 3 * 2 * CALLS; i++) {
        job j;
        first = i % CALLS;
        setenv("FERRY_PATHS", paths[i / CALLS % 3], 1);
        setenv("FERRY_TEST", ways[i / CALLS / 3], 1);
        pe_doing_now("call %d, paths \"%s\", \"%s\"", first, paths[i / CALLS % 3], ways[i / CALLS / 3]);
        job_start(&j, N, pe);
        job_await_all(&j, 1);
        nap_ms(20); /* now it is in the call */
        job_kill(&j, STOPPED, SIGSTOP);
        job_kill(&j, DEAD, SIGKILL);
        post(&board->word[0], 1);
        await_word(&board->at[AHEAD], 2);
        job_kill(&j, STOPPED, SIGCONT);
        job_end(&j, 30);
    }
}
