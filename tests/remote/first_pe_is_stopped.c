/* SPDX-License-Identifier: BSD-3-Clause */
/* PE 0, which decides agreements, is stopped while a PE of another node allocates: that PE's call ends after its budget
 * and the second that it waits for PE 0's answer.  Whatever PE 0 does when it goes on, the two never differ about a
 * later allocation: either both have given up the first one and go on, or the later ones fail on both.  The latter when
 * PE 0 does not hear that the first one was given up. */
#include "runtime/state/world.h"
#include "tests/job.h"

static int unheard;

static void nothing(ferryi_pe *pe, uint64_t round, ferry_status status, int culprit)
{
    (void)pe, (void)round, (void)status, (void)culprit;
}

static void be_unheard(void)
{
    static ferryi_remote_ops ops;
    ferryi_pe *pe = ferryi_pe_of(ferryi_world_find());
    ops = *pe->remote_ops;
    ops.propose = nothing;
    pe->remote_ops = &ops;
}

static void pe(int rank)
{
    CHECK_OK(ferry_init());
    CHECK_OK(ferry_barrier_all());
    if (unheard && rank == 1)
        be_unheard();
    arrive(1);
    if (rank == 1) {
        await_word(&board->word[0], 1);
        const uint64_t began = now_ns();
        CHECK(ferry_malloc(64) == NULL);
        CHECK_STATUS(ferry_last_error(), FERRY_ERR_TIMEOUT);
        CHECK_SINCE(began, 500 + 1000 + 3000);
        arrive(2);
    } else {
        if (!unheard)
            nap_ms(200); /* PE 0 is stopped meanwhile */
        await_word(&board->word[0], 2);
        post(&board->word[1], ferry_malloc(64) != NULL);
        arrive(2);
    }
    await_word(&board->at[1 - rank], 2);
    /* Until PE 0's decision about the first one has reached PE 1, later ones fail on both. */
    int second = 0;
    for (int i = 0; i < 20 && !second && (i == 0 || !see(&board->word[1])); i++) {
        nap_ms(i == 0 ? 0 : 20);
        second = ferry_malloc(64) != NULL;
    }
    post(&board->word[2 + rank], (uint64_t)second);
    arrive(3);
    await_word(&board->at[1 - rank], 3);
    CHECK_INT(second, see(&board->word[3 - rank]));
    CHECK_INT(second, !see(&board->word[1]));
    CHECK(!unheard || !second);
    if (!second && rank == 1)
        CHECK_SAYS("gave up an earlier such call alone");
    (void)ferry_finalize(); /* fails too, if the allocations have */
}

JOB_MAIN(90)
{
    job j;
    setenv("FERRY_TIMEOUT", "500ms", 1);
    setenv("FAULT_NODES", "2", 0);
    job_start(&j, 2, pe);
    job_await_all(&j, 1);
    job_stop(&j, 0, 0);
    job_end(&j, 40);
    unheard = 1;
    job_start(&j, 2, pe);
    post(&board->word[0], 1);
    CHECK(job_await(&j, 1, 2));
    post(&board->word[0], 2);
    job_end(&j, 40);
}
