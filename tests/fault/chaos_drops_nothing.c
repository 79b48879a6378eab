/* SPDX-License-Identifier: BSD-3-Clause */
/* FERRY_TEST=chaos delays operations.  While their target is stopped and its ring is full, quiet times out.  When the
 * target goes on, every operation arrives exactly once.  If the target dies, quiet reports the delayed operations until
 * the program accepts the loss. */
#include "tests/job.h"

enum { N = 2, TARGET = 1, TRIES = 40, TIMEOUT_MS = 200 };
enum { STOP, STOPPED, GO_ON, KILL }; /* words of the board */

static int dies;

static int sender(uint64_t *word)
{
    uint64_t sent = 0;
    ferry_status status = FERRY_SUCCESS;
    post(&board->word[STOP], 1);
    await_word(&board->word[STOPPED], 1);
    for (int i = 0; i < TRIES && sent < 16; i++) {
        status = ferry_uint64_atomic_add(word, 1, TARGET);
        CHECK(status == FERRY_SUCCESS || status == FERRY_ERR_TIMEOUT);
        sent += status == FERRY_SUCCESS;
    }
    CHECK(sent > 4); /* more than the ring has room for */
    uint64_t began = now_ns();
    CHECK_STATUS(ferry_quiet(), FERRY_ERR_TIMEOUT);
    CHECK_SINCE(began, 10 * TIMEOUT_MS);
    if (dies) {
        post(&board->word[KILL], 1);
        await_lost(TARGET);
        CHECK_STATUS(ferry_quiet(), FERRY_ERR_PEER_LOST);
        (void)ferry_failure_ack();
        CHECK_OK(ferry_quiet());
        return 0;
    }
    post(&board->word[GO_ON], 1);
    for (int i = 0; i < 50 && (status = ferry_quiet()) == FERRY_ERR_TIMEOUT; i++)
        continue;
    CHECK_STATUS(status, FERRY_SUCCESS);
    CHECK_INT(ferry_uint64_atomic_fetch(word, TARGET), sent);
    return 0;
}

static void pe(int rank)
{
    CHECK_OK(ferry_init());
    uint64_t *word = MADE(ferry_calloc(1, sizeof *word));
    CHECK_OK(ferry_barrier_all_timeout(20 * (uint64_t)SECOND));
    if (rank != TARGET)
        (void)sender(word);
    arrive(1);
    await_word(&board->at[0], 1);
    (void)ferry_finalize();
}

JOB_MAIN(100)
{
    static const char *const paths[] = { "flags", "staged" };
    setenv("FERRY_INIT_TIMEOUT", "20s", 1);
    setenv("FERRY_TIMEOUT", "200ms", 1);
    for (int i = 0; i < 2 * 2; i++) {
        job j;
        char test[48];
        dies = i / 2 % 2;
        pe_doing_now("%s, %s, seed %d", paths[i % 2], dies ? "death" : "stop", i + 1);
        setenv("FERRY_PATHS", paths[i % 2], 1);
        snprintf(test, sizeof test, "ring_slots=4:chaos=%d", i + 1);
        setenv("FERRY_TEST", test, 1);
        job_start(&j, N, pe);
        j.expected[TARGET] = dies ? -SIGKILL : 0;
        await_word(&board->word[STOP], 1);
        kill(j.pid[TARGET], SIGSTOP);
        nap_ms(5);
        post(&board->word[STOPPED], 1);
        await_word(&board->word[dies ? KILL : GO_ON], 1);
        kill(j.pid[TARGET], dies ? SIGKILL : SIGCONT);
        job_end(&j, 30);
    }
}
