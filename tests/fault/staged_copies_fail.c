/* SPDX-License-Identifier: BSD-3-Clause */
/* The driver's n-th call fails on one PE of a staged pair, while PE 0 puts to PE 1 and gets from it.  The affected
 * transfer ends with a status long before its deadline, successful transfers have moved every byte, quiet ends, and the
 * pair then carries the same transfers again.  tests/emu/staged_copies_fail.sh runs this test. */
#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__
#include <stdio.h>
int main(void)
{
    printf("skipped: a sanitizer's own calls would fail\n");
    return 77;
}
#else
#include "nth_call.h" /* loaded before ferry, to intercept ferry's calls */
/**/
#include "tests/job.h"

enum { N = 2, MOST = 1000, LARGE = (3 << 17) + 40, SMALL = 20000, FEW = 24, ALLOWED_MS = 10000 };
enum { READY, DONE, SEEN, FAILED }; /* words of the board */

static const struct {
    const char *name;
    size_t n;
    int of_gpu; /* PE 0's end is its own heap; else memory of the host */
} kind[] = { { "bulk, host", LARGE, 0 },
             { "bulk, GPU", LARGE, 1 },
             { "descriptors, host", SMALL, 0 },
             { "descriptors, GPU", SMALL, 1 },
             { "few bytes, host", FEW, 0 } };

static char *there, *own, *back; /* in the heap: at PE 1; PE 0's source, and what came back */
static char host[LARGE];

static char pattern(uint64_t round, size_t i)
{
    return (char)((i * 2654435761u >> 13) + round * 31);
}

static int judge(ferry_status status, uint64_t began, int may_fail, const char *what, const char *of)
{
    if (status != FERRY_SUCCESS && (!may_fail || (status != FERRY_ERR_SYSTEM && status != FERRY_ERR_NO_MEMORY)))
        check_fail(__FILE__, __LINE__, "%s: %s, %s: %s (%s)", board->doing[0], what, of, ferry_status_name(status),
                   ferry_last_error_message());
    CHECK_SINCE(began, ALLOWED_MS);
    return status == FERRY_SUCCESS;
}
#define JUDGE(call) (began = now_ns(), judge(call, began, may_fail, #call, kind[k].name))

/* Of PE 0. */
static void transfer(uint64_t round, long fails_at)
{
    const int may_fail = fails_at != 0;
    uint64_t began;
    for (size_t k = 0; k < sizeof kind / sizeof *kind; k++) {
        const size_t n = kind[k].n;
        char *to = kind[k].of_gpu ? back : host;
        for (size_t i = 0; i < n; i++)
            host[i] = pattern(round + k, i);
        int good = !kind[k].of_gpu || JUDGE(ferry_putmem(own, host, n, 0));
        good = JUDGE(ferry_putmem(there, kind[k].of_gpu ? own : host, n, 1)) && good;
        memset(host, 0, n);
        good = JUDGE(ferry_getmem(to, there, n, 1)) && good;
        good = (!kind[k].of_gpu || JUDGE(ferry_getmem(host, back, n, 0))) && good;
        for (size_t i = 0; good && i < n; i++)
            if (host[i] != pattern(round + k, i))
                check_fail(__FILE__, __LINE__, "%s: %s: byte %zu of %zu is wrong", board->doing[0], kind[k].name, i, n);
        (void)JUDGE(ferry_quiet());
    }
}

static void pe(int rank)
{
    uint64_t round = 0;
    long nth, failures[N] = { 0 };
    CHECK_OK(ferry_init());
    there = MADE(ferry_malloc(LARGE));
    own = MADE(ferry_malloc(LARGE));
    back = MADE(ferry_malloc(LARGE));
    if (rank == 0)
        transfer(0, 0); /* creates one-time objects */
    CHECK_OK(ferry_barrier_all());
    for (int victim = 0; victim < N; victim++) {
        for (nth = 1; nth < MOST; nth++) {
            round++;
            job_note("call %ld of PE %d fails", nth, victim);
            if (rank == victim)
                nth_fail(nth, 1);
            if (rank == 0) {
                await_word(&board->word[READY], round);
                transfer(round, nth);
            } else {
                post(&board->word[READY], round);
                await_word(&board->word[DONE], round);
            }
            if (rank == victim)
                post(&board->word[FAILED], nth_stop() != NULL);
            if (rank == 0)
                post(&board->word[DONE], round);
            if (rank == 1)
                post(&board->word[SEEN], round);
            await_word(&board->word[SEEN], round);
            const int failed = (int)see(&board->word[FAILED]);
            job_note("after call %ld of PE %d", nth, victim);
            if (rank == 0)
                transfer(round, 0);
            CHECK_OK(ferry_barrier_all());
            if (!failed)
                break;
            failures[victim]++;
        }
        CHECK(failures[victim] > 20 && nth < MOST);
    }
    CHECK_OK(ferry_finalize());
}

JOB_MAIN(240)
{
    if (nth_of_driver() == NULL)
        check_skip("for an emulated driver");
    setenv("FERRY_TIMEOUT", "30s", 1);
    setenv("FERRY_STAGED_BULK", "64K", 1);
    pe_doing_now("staged copies");
    job_run(N, pe, 200);
}
#endif
