/* SPDX-License-Identifier: BSD-3-Clause */
/* One PE sleeps through several deadlines.  The others go on, know exactly what they lack, and never take a row of
 * another round for their own; the sleeper runs after them, and in the end all are in step again. */
#include "moe_model.h"

enum { ROUNDS = 14, ASLEEP_IN = 4 };

static int pe_main(void)
{
    const struct model m = { 6, 3, 200, 24, FERRY_MOE_BF16, 0, MODEL_SPREAD };
    const uint64_t timeout_ns = 500 * 1000000u;
    ferry_moe *moe = model_create(&m, timeout_ns);
    int late = pe_n - 1, lacking = 0;
    ferry_fault fault;
    if (pe_n == 1)
        return 77;
    for (int round = 1; round <= ROUNDS; round++) {
        if (round == ASLEEP_IN && pe_me == late) {
            CHECK_OK(ferry_quiet()); /* nothing of the last round may stay behind */
            pe_sleep_ms(2200);       /* through both halves of two rounds */
        }
        uint64_t started = pe_now_ns();
        struct model_round r = model_round(&m, moe, round);
        uint64_t took = pe_now_ns() - started;
        CHECK(r.dispatch == FERRY_SUCCESS || r.dispatch == FERRY_ERR_TIMEOUT);
        CHECK(r.combine == FERRY_SUCCESS || r.combine == FERRY_ERR_TIMEOUT);
        CHECK((r.n_absent > 0) == (r.dispatch != FERRY_SUCCESS));
        CHECK(r.n_missing == 0 || r.combine != FERRY_SUCCESS);
        CHECK(took < 20 * timeout_ns); /* two budgets, and much for a busy machine */
        if (round < ASLEEP_IN)
            CHECK_INT(r.n_missing + r.n_absent, 0);
        if (round == ASLEEP_IN && pe_me != late)
            CHECK(r.n_absent >= 1); /* asleep before it sent anything */
        lacking += r.n_missing + r.n_absent;
    }
    CHECK(lacking > 0);
    if (pe_me != late) {
        CHECK_OK(ferry_fault_next(&fault));
        CHECK_INT(fault.call, FERRY_CALL_MOE_DISPATCH);
        CHECK_INT(fault.peer, late);
        CHECK_INT(fault.status, FERRY_ERR_TIMEOUT);
    }
    pe_barrier();
    for (int round = ROUNDS + 1; round <= ROUNDS + 4; round++) {
        struct model_round r = model_round(&m, moe, round);
        CHECK_INT(r.dispatch, FERRY_SUCCESS);
        CHECK_INT(r.combine, FERRY_SUCCESS);
        CHECK_INT(r.n_missing + r.n_absent, 0);
    }
    CHECK_OK(ferry_moe_destroy(moe));
    return 0;
}
