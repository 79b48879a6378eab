/* SPDX-License-Identifier: BSD-3-Clause */
/* One PE sleeps until the others have played two rounds without it.  The others go on, know exactly which rows they
 * lack, and never take another round's row for their own; the sleeper catches up, and finally all PEs are in step.  A
 * busy machine makes any PE late now and then: the PEs must detect and repair that, too. */
#include "moe_model.h"

/* In round 6 every PE has tokens that go to others (model_tokens). */
enum { ROUNDS = 16, ASLEEP_IN = 6, IN_STEP = 4, MORE_ROUNDS = 200 };

static const uint64_t timeout_ns = 500 * 1000000u;
static const struct model m = { 6, 3, 200, 24, FERRY_MOE_BF16, 0, MODEL_SPREAD };

/* Until all others report that they went on.  While asleep, the PE calls ferry only for this check. */
static void sleep_through(uint64_t *gone_on)
{
    uint64_t began = now_ns();
    CHECK_OK(ferry_quiet()); /* no data of the last round may remain */
    while (ferry_uint64_g(gone_on, pe_me) != (uint64_t)pe_n - 1) {
        nap_ms(100);
        CHECK(now_ns() - began < 40 * 1000000000ull);
    }
}

/* The rows of the round that this PE lacks. */
static int play(ferry_moe *moe, int round)
{
    uint64_t started = now_ns();
    struct model_round r = model_round(&m, moe, round);
    uint64_t took = now_ns() - started;
    CHECK(r.dispatch == FERRY_SUCCESS || r.dispatch == FERRY_ERR_TIMEOUT);
    CHECK(r.combine == FERRY_SUCCESS || r.combine == FERRY_ERR_TIMEOUT);
    CHECK((r.n_absent > 0) == (r.dispatch != FERRY_SUCCESS));
    CHECK(r.n_missing == 0 || r.combine != FERRY_SUCCESS);
    CHECK(took < 20 * timeout_ns); /* two budgets, and a wide margin for a busy machine */
    return r.n_missing + r.n_absent;
}

static void pe_main(void)
{
    ferry_moe *moe = model_create(&m, timeout_ns);
    uint64_t *gone_on = (uint64_t *)MADE(ferry_calloc(1, sizeof *gone_on));
    int *lacks = (int *)MADE(ferry_calloc(2, sizeof *lacks));
    int late = pe_n - 1, in_step = 0, round = 1, known = 0;
    ferry_fault fault;
    PE_SKIP_IF(pe_n == 1);
    for (; round <= ROUNDS; round++) {
        if (round == ASLEEP_IN && pe_me == late)
            sleep_through(gone_on);
        int lacking = play(moe, round);
        if (round == ASLEEP_IN)
            CHECK(lacking > 0); /* the late PE, too: its tokens came after the others went on */
        if (round == ASLEEP_IN + 1 && pe_me != late)
            CHECK_OK(ferry_signal_op(gone_on, 1, FERRY_SIGNAL_ADD, late));
    }
    while (ferry_fault_next(&fault) == FERRY_SUCCESS)
        known |= fault.call == FERRY_CALL_MOE_DISPATCH && fault.peer == late && fault.status == FERRY_ERR_TIMEOUT;
    CHECK(known || pe_me == late);
    for (; in_step < IN_STEP && round < MORE_ROUNDS; round++) {
        pe_barrier();
        lacks[0] = play(moe, round);
        CHECK_OK(ferry_int_max_reduce(FERRY_TEAM_WORLD, &lacks[1], &lacks[0], 1));
        in_step = lacks[1] == 0 ? in_step + 1 : 0;
    }
    CHECK_INT(in_step, IN_STEP);
    CHECK_OK(ferry_moe_destroy(moe));
}
