/* SPDX-License-Identifier: BSD-3-Clause */
/* One PE in turn leaves a round before each of its halves.  The others go on at once, with a status and without a wait
 * or a fault, what they miss is told, and the round after is complete on every PE. */
#include "moe_model.h"

enum { BEFORE_ALL, BEFORE_ROWS, BEFORE_RETURN, BEFORE_SUMS, N_TURNS };

static const uint64_t timeout_ns = 40 * 1000000000ull; /* so long that no round below may wait for it */
static const struct model m = { 6, 3, 200, 24, FERRY_MOE_BF16, 0, MODEL_SPREAD };

static void leave(ferry_moe *moe, int round, int turn)
{
    ferry_moe_batch batch;
    static const unsigned made[N_TURNS] = { 0, FERRY_MOE_DISPATCH_SEND,
                                            FERRY_MOE_DISPATCH_SEND | FERRY_MOE_DISPATCH_RECV,
                                            FERRY_MOE_DISPATCH_SEND | FERRY_MOE_DISPATCH_RECV |
                                                FERRY_MOE_COMBINE_SEND };
    pe_doing_now("round %d: leaves before half %d", round, turn);
    CHECK_INT(ferry_moe_halves_made(moe), 0);
    if (turn > BEFORE_ALL)
        CHECK_OK(model_dispatch_send(&m, moe, round));
    if (turn > BEFORE_ROWS)
        CHECK_OK(ferry_moe_dispatch_recv(moe));
    if (turn > BEFORE_RETURN) {
        CHECK_OK(ferry_moe_received(moe, &batch));
        float *partial = model_run_experts(&m, &batch, round);
        CHECK_OK(ferry_moe_combine_send(moe, partial, FERRY_MOE_F32));
        model_free(partial);
    }
    CHECK_INT(ferry_moe_halves_made(moe), made[turn]);
    CHECK_OK(ferry_moe_leave(moe));
    CHECK_INT(ferry_moe_halves_made(moe), 0);
}

/* Who waited for the PE that left has ended its half: what it lacks does not come any more. */
static void half_is_over(ferry_moe *moe, int round, int out)
{
    const ferry_moe_round again = FERRY_MOE_ROUND_INIT;
    pe_doing_now("round %d: PE %d gives nothing", round, out);
    if (pe_me != out) {
        CHECK_OK(model_dispatch_send(&m, moe, round));
        CHECK_STATUS(ferry_moe_run(moe, FERRY_MOE_DISPATCH_RECV, &again), FERRY_ERR_TIMEOUT);
        CHECK_INT(ferry_moe_halves_made(moe), FERRY_MOE_DISPATCH_SEND | FERRY_MOE_DISPATCH_RECV);
        CHECK_STATUS(ferry_moe_run(moe, FERRY_MOE_DISPATCH_RECV, &again), FERRY_ERR_INVALID_ARG);
    }
    CHECK_OK(ferry_moe_leave(moe));
    pe_barrier();
    model_lacks_nothing(model_round(&m, moe, round + 1));
    pe_barrier();
}

/* After a dispatch in a stream: all PEs leave, then one does, whom the others find missing at once. */
static void leave_in_stream(ferry_moe *moe, int round)
{
    for (int alone = 0; alone < 2; alone++, round += 2) {
        ferry_moe_batch batch;
        pe_doing_now("round %d: %s in a stream", round, alone ? "the last PE leaves" : "all leave");
        CHECK_OK(model_dispatch_send(&m, moe, round));
        if (pe_me == 1) /* others have left and begun the next round when this PE takes their rows */
            nap_ms(30);
        CHECK_OK(ferry_moe_dispatch_recv_on_stream(moe, NULL));
        if (alone && pe_me != pe_n - 1) {
            CHECK_OK(ferry_moe_received(moe, &batch));
            float *partial = model_run_experts(&m, &batch, round);
            uint16_t *out = model_array((size_t)m.max_tokens * (size_t)m.hidden, sizeof *out);
            const ferry_status status = ferry_moe_combine(moe, partial, FERRY_MOE_F32, out);
            CHECK(status == FERRY_SUCCESS || status == FERRY_ERR_TIMEOUT); /* no token may have gone there */
            model_free(out);
            model_free(partial);
        } else {
            CHECK_OK(ferry_moe_leave_on_stream(moe, NULL));
        }
        CHECK_INT(ferry_moe_halves_made(moe), 0);
        CHECK_STATUS(ferry_moe_leave_on_stream(moe, NULL), FERRY_ERR_INVALID_ARG);
        model_lacks_nothing(model_round(&m, moe, round + 1));
        pe_barrier();
    }
}

/* A half that might have run again in one round says nothing of the next round's, which other calls make. */
static void halves_are_of_this_round(ferry_moe *moe, int round)
{
    const ferry_moe_round again = FERRY_MOE_ROUND_INIT;
    ferry_moe_batch batch;
    pe_doing_now("round %d: only PE 0 begins", round);
    if (pe_me == 0) {
        CHECK_OK(model_dispatch_send(&m, moe, round));
        CHECK_OK(ferry_moe_timeout_set(moe, 20 * (uint64_t)MS));
        CHECK_STATUS(ferry_moe_run(moe, FERRY_MOE_DISPATCH_RECV, &again), FERRY_ERR_TIMEOUT);
        CHECK_OK(ferry_moe_timeout_set(moe, timeout_ns));
        CHECK_OK(ferry_moe_received(moe, &batch));
        float *partial = model_run_experts(&m, &batch, round);
        CHECK_OK(ferry_moe_combine_send(moe, partial, FERRY_MOE_F32));
        model_free(partial);
    }
    pe_barrier();
    if (pe_me != 0) {
        CHECK_OK(ferry_moe_leave(moe));
    } else {
        uint16_t *out = (uint16_t *)MADE(malloc((size_t)m.max_tokens * (size_t)m.hidden * sizeof *out));
        (void)ferry_moe_combine_recv(moe, out); /* what the others left out is missing */
        free(out);
    }
    pe_barrier();
    pe_doing_now("round %d: in a stream", round + 1);
    CHECK_OK(model_dispatch_send(&m, moe, round + 1));
    CHECK_OK(ferry_moe_dispatch_recv_on_stream(moe, NULL));
    CHECK_INT(ferry_moe_halves_made(moe), FERRY_MOE_DISPATCH_SEND | FERRY_MOE_DISPATCH_RECV);
    CHECK_OK(ferry_moe_leave(moe));
}

static void pe_main(void)
{
    ferry_moe *moe = model_create(&m, timeout_ns);
    ferry_moe_counts counts;
    ferry_fault fault;
    CHECK_STATUS(ferry_moe_leave(NULL), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_moe_leave_on_stream(NULL, NULL), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_moe_timeout_set(NULL, 1), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_moe_blocks_set(NULL, 1), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_moe_blocks_set(moe, -1), FERRY_ERR_INVALID_ARG);
    CHECK_INT(ferry_moe_halves_made(NULL), 0);
    CHECK_OK(ferry_moe_timeout_set(moe, timeout_ns));
    for (int round = 1; round <= 4 * N_TURNS && pe_n > 1; round++) {
        const int turn = round / 2 % N_TURNS, out = round / 2 % pe_n;
        const uint64_t began = now_ns();
        if (round % 2 == 0 && pe_me == out) {
            leave(moe, round, turn);
        } else {
            struct model_round r = model_round(&m, moe, round);
            if (round % 2 != 0) {
                model_lacks_nothing(r);
            } else {
                CHECK_INT(r.dispatch, turn == BEFORE_ALL ? FERRY_ERR_TIMEOUT : FERRY_SUCCESS);
                CHECK_INT(r.n_absent, turn == BEFORE_ALL);
                CHECK_INT(r.combine, turn < BEFORE_SUMS && r.n_missing > 0 ? FERRY_ERR_TIMEOUT : FERRY_SUCCESS);
                if (turn == BEFORE_SUMS)
                    CHECK_INT(r.n_missing, 0);
            }
        }
        CHECK(now_ns() - began < timeout_ns);
        CHECK_OK(ferry_moe_count(moe, &counts));
        CHECK_INT(counts.rounds, round);
        pe_barrier();
    }
    if (pe_n > 1)
        half_is_over(moe, 4 * N_TURNS + 1, pe_n - 1);
    if (pe_n > 1 && !pe_on_gpu()) /* tests/gpu/moe_in_streams_and_graphs.cu has a stream that it can wait for */
        leave_in_stream(moe, 4 * N_TURNS + 3);
    CHECK_STATUS(ferry_fault_next(&fault), FERRY_ERR_EMPTY);
    if (pe_n > 1 && !pe_on_gpu())
        halves_are_of_this_round(moe, 4 * N_TURNS + 7);
    CHECK_OK(ferry_moe_destroy(moe));
}
