/* SPDX-License-Identifier: BSD-3-Clause */
/* In the host space a stream call of half a round runs at once: rounds of stream calls, of plain calls and of both are
 * right; a call out of turn is refused; an index of no expert is a fault and its choice is missing, while the round
 * goes on.  (tests/gpu tests the streams of GPUs.) */
#include "moe_model.h"

enum { ROUNDS = 12 };

static const struct model m = { 11, 4, 200, 20, FERRY_MOE_FP8, 2, MODEL_SPREAD };

static struct model_round round_of_both(ferry_moe *moe, int round)
{
    struct model_round r;
    ferry_moe_batch batch;
    ferry_moe_view view;
    uint16_t *out = model_array((size_t)m.max_tokens * (size_t)m.hidden, sizeof *out);
    CHECK_OK(model_dispatch_send(&m, moe, round)); /* a call of the host: the rest follows in a stream */
    CHECK_STATUS(ferry_moe_combine_recv_on_stream(moe, out, NULL), FERRY_ERR_INVALID_ARG);
    r.dispatch = ferry_moe_dispatch_recv_on_stream(moe, NULL);
    CHECK_OK(ferry_moe_received(moe, &batch));
    CHECK_OK(ferry_moe_get_view(moe, &view));
    CHECK_INT(*view.n_rows, batch.n_rows);
    CHECK_INT(*view.n_absent, batch.n_absent);
    CHECK(view.rows == batch.rows && view.expert_first == batch.expert_first && view.n_experts == batch.n_experts);
    r.n_absent = batch.n_absent;
    float *partial = model_run_experts(&m, &batch, round);
    CHECK_STATUS(ferry_moe_combine_send_on_stream(moe, partial, FERRY_MOE_FP8, NULL), FERRY_ERR_INVALID_ARG);
    if (round % 2 == 0) {
        r.combine = ferry_moe_combine_on_stream(moe, partial, FERRY_MOE_F32, out, NULL);
    } else {
        CHECK_OK(ferry_moe_combine_send_on_stream(moe, partial, FERRY_MOE_F32, NULL));
        r.combine = ferry_moe_combine_recv_on_stream(moe, out, NULL);
    }
    model_free(partial);
    CHECK_INT(*view.status, r.combine);
    r.n_missing = model_check_out(&m, moe, out, round);
    model_free(out);
    return r;
}

/* Two tokens; the second has an index of no expert. */
static void round_with_a_bad_index(ferry_moe *moe)
{
    uint16_t *x = MADE(calloc(2 * 200, sizeof *x)), *out = MADE(calloc(2 * 200, sizeof *out));
    float *weight = MADE(calloc(8, sizeof *weight)), *partial = MADE(calloc((size_t)pe_n * 20 * 200, sizeof *partial));
    int32_t index[8] = { 0, -1, -1, -1, 10, 11, -1, -1 };
    ferry_moe_counts counts;
    ferry_fault fault;
    check_forget_faults();
    CHECK_OK(ferry_moe_dispatch_send_on_stream(moe, x, index, weight, 2, NULL));
    CHECK_OK(ferry_moe_dispatch_recv_on_stream(moe, NULL));
    CHECK_OK(ferry_moe_combine_send_on_stream(moe, partial, FERRY_MOE_F32, NULL));
    CHECK_OK(ferry_moe_combine_recv_on_stream(moe, out, NULL));
    CHECK_INT(ferry_moe_missing(moe, 0), 0);
    CHECK_INT(ferry_moe_missing(moe, 1), 1 << 1);
    CHECK_OK(ferry_moe_count(moe, &counts));
    CHECK_INT(counts.choices_missing, 1);
    CHECK_OK(ferry_fault_next(&fault));
    CHECK_INT(fault.status, FERRY_ERR_INVALID_ARG);
    CHECK_INT(fault.call, FERRY_CALL_MOE_DISPATCH);
    CHECK_INT(fault.found, 11);
    free(x);
    free(out);
    free(weight);
    free(partial);
}

static void pe_main(void)
{
    PE_SKIP_IF(pe_on_gpu());
    ferry_moe *moe = model_create(&m, 0);
    CHECK_STATUS(ferry_moe_dispatch_recv_on_stream(moe, NULL), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_moe_get_view(NULL, NULL), FERRY_ERR_INVALID_ARG);
    for (int round = 1; round <= ROUNDS; round++) {
        struct model_round r = round % 3 == 0 ? model_round(&m, moe, round) : round_of_both(moe, round);
        pe_doing_now("round %d", round);
        model_lacks_nothing(r);
    }
    round_with_a_bad_index(moe);
    model_lacks_nothing(model_round(&m, moe, ROUNDS + 2));
    CHECK_OK(ferry_moe_destroy(moe));
}
