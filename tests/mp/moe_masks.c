/* SPDX-License-Identifier: BSD-3-Clause */
/* PEs leave one PE out: their rounds go on without its rows, without waiting and without a failure, and it, which has
 * masked nobody, does not wait for them either.  At the round that all named it is back, with every row. */
#include "moe_model.h"

enum { MASKED_FROM = 4, BACK_IN = 9, ROUNDS = 14 };

/* So long that no round below may wait for it. */
static const uint64_t timeout_ns = 40 * 1000000000ull;
static const struct model m = { 6, 3, 200, 24, FERRY_MOE_BF16, 0, MODEL_SPREAD };

static void refusals(ferry_moe *moe)
{
    uint64_t until = 7;
    CHECK_STATUS(ferry_moe_mask_set(NULL, 0, 1), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_moe_mask_set(moe, pe_me, 1), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_moe_mask_set(moe, pe_n, 1), FERRY_ERR_INVALID_PE);
    CHECK_STATUS(ferry_moe_mask_set(moe, -1, 1), FERRY_ERR_INVALID_PE);
    CHECK_STATUS(ferry_moe_mask_get(moe, pe_n, &until), FERRY_ERR_INVALID_PE);
    CHECK_STATUS(ferry_moe_mask_get(moe, 0, NULL), FERRY_ERR_INVALID_ARG);
    CHECK_INT(until, 7);
    CHECK_OK(ferry_moe_mask_get(moe, 0, &until));
    CHECK_INT(until, 0);
}

/* A round in which `out`, if it is a PE, is left out by all others. */
static void play(ferry_moe *moe, int round, int out)
{
    struct model_round r = model_round(&m, moe, round);
    pe_doing_now("round %d without PE %d", round, out);
    if (pe_me == out) { /* the others have sent it flags without rows */
        CHECK_INT(r.dispatch, FERRY_ERR_TIMEOUT);
        CHECK_INT(r.n_absent, pe_n - 1);
        return;
    }
    CHECK_INT(r.dispatch, FERRY_SUCCESS);
    CHECK_INT(r.combine, FERRY_SUCCESS);
    CHECK_INT(r.n_absent, out >= 0);
    if (out < 0)
        CHECK_INT(r.n_missing, 0);
}

static void pe_main(void)
{
    const int out = pe_n - 1;
    ferry_moe *moe = model_create(&m, timeout_ns);
    ferry_fault fault;
    uint64_t until = 0, began = 0;
    refusals(moe);
    for (int round = 1; round <= ROUNDS && pe_n > 1; round++) {
        if (round == MASKED_FROM && pe_me != out) {
            CHECK_OK(ferry_moe_mask_set(moe, out, BACK_IN));
            CHECK_OK(ferry_moe_mask_get(moe, out, &until));
            CHECK_INT(until, BACK_IN);
            began = now_ns();
        }
        if (round == MASKED_FROM || round == BACK_IN || round == BACK_IN + 2 || round == BACK_IN + 4)
            pe_barrier();
        if (round == BACK_IN + 2 && pe_me != out) /* until further notice, which comes after two rounds */
            CHECK_OK(ferry_moe_mask_set(moe, out, UINT64_MAX));
        if (round == BACK_IN + 4 && pe_me != out)
            CHECK_OK(ferry_moe_mask_set(moe, out, 0));
        const int masked = (round >= MASKED_FROM && round < BACK_IN) || (round >= BACK_IN + 2 && round < BACK_IN + 4);
        play(moe, round, masked ? out : -1);
        if (round == BACK_IN - 1 && pe_me != out)
            CHECK(now_ns() - began < timeout_ns);
    }
    for (int n = 0; ferry_fault_next(&fault) == FERRY_SUCCESS; n++)
        CHECK(pe_me == out); /* a PE that excluded it has no fault */
    CHECK_OK(ferry_moe_destroy(moe));
}
