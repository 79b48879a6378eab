/* SPDX-License-Identifier: BSD-3-Clause */
/* Two rounds are in flight on the channels of one object and end in either order.  A layout is used again: rows travel
 * once more, or none travels and combine sends gradients back. */
#include "moe_model.h"

enum { ROUNDS = 10 };
static const struct model m = { 9, 4, 72, 10, FERRY_MOE_BF16, 0, MODEL_SPREAD };

static void end_round(ferry_moe *channel, int round)
{
    ferry_moe_batch batch;
    uint16_t *out = model_array((size_t)m.max_tokens * (size_t)m.hidden, sizeof *out);
    pe_doing_now("the end of round %d", round);
    CHECK_OK(ferry_moe_received(channel, &batch));
    float *partial = model_run_experts(&m, &batch, round);
    CHECK_OK(ferry_moe_combine(channel, partial, FERRY_MOE_F32, out));
    CHECK_INT(model_check_out(&m, channel, out, round), 0);
    model_free(partial);
    model_free(out);
}

/* Each row comes back with 1 in every element: a token's sum is the number of PEs that have one of its experts. */
static void gradients(ferry_moe *moe, const ferry_moe_round *forward, int rows, int round)
{
    ferry_moe_round r = *forward;
    const int n = model_tokens(&m, round, pe_me);
    uint16_t *out = model_array((size_t)m.max_tokens * (size_t)m.hidden, sizeof *out);
    uint16_t *partial = model_array((size_t)pe_n * (size_t)m.max_tokens * (size_t)m.hidden, sizeof *partial);
    ferry_moe_view view;
    r.x = NULL;
    r.rows = NULL;
    CHECK_OK(ferry_moe_run(moe, FERRY_MOE_DISPATCH_SEND | FERRY_MOE_DISPATCH_RECV, &r));
    CHECK_OK(ferry_moe_get_view(moe, &view));
    CHECK_INT(*view.n_rows, rows);
    for (int i = 0; i < rows * m.hidden; i++)
        partial[i] = ferry_bf16_from_float(1);
    r.partial = partial;
    r.out = out;
    CHECK_OK(ferry_moe_run(moe, FERRY_MOE_COMBINE, &r));
    for (int t = 0; t < n; t++) {
        int want = 0;
        for (int pe = 0; pe < pe_n; pe++) {
            int any = 0;
            for (int k = 0; k < m.topk; k++) {
                const int e = model_expert(&m, round, pe_me, t, k);
                any |= e >= 0 && model_owner(&m, e) == pe;
            }
            want += any;
        }
        CHECK_SAME(float, ferry_bf16_to_float(out[t * m.hidden + t % m.hidden]), (float)want);
    }
    model_free(out);
    model_free(partial);
}

static void layout_again(int round)
{
    const int n = model_tokens(&m, round, pe_me);
    const size_t most = (size_t)pe_n * (size_t)m.max_tokens;
    ferry_moe_config c = moe_config(m.experts, m.topk, m.hidden, m.max_tokens);
    ferry_moe_round r = FERRY_MOE_ROUND_INIT;
    ferry_moe *moe = NULL;
    c.layout = FERRY_MOE_BY_TOKEN;
    CHECK_OK(ferry_moe_create(&c, &moe));
    int32_t *index = model_array((size_t)m.max_tokens * (size_t)m.topk, 4), *token[2], *source = model_array(most, 4);
    uint16_t *x = model_array((size_t)m.max_tokens * (size_t)m.hidden, 2), *rows[2];
    uint16_t *out = model_array((size_t)m.max_tokens * (size_t)m.hidden, 2);
    int32_t *n_rows = model_array(1, 4);
    for (int t = 0; t < n; t++)
        for (int k = 0; k < m.topk; k++) {
            index[t * m.topk + k] = model_expert(&m, round, pe_me, t, k);
            for (int j = 0; j < k; j++) /* the model may choose an expert twice */
                if (index[t * m.topk + j] == index[t * m.topk + k])
                    index[t * m.topk + k] = -1;
        }
    r.topk_idx = index;
    r.n_tokens = n;
    r.row_source = source;
    r.n_rows = n_rows;
    for (int turn = 0; turn < 2; turn++) { /* other rows, in the same places */
        rows[turn] = model_array(most * (size_t)m.hidden, 2);
        token[turn] = model_array(most, 4);
        for (int i = 0; i < n * m.hidden; i++)
            x[i] = (uint16_t)(pe_me * 1000 + (i / m.hidden) * 7 + turn);
        r.x = x;
        r.rows = rows[turn];
        r.row_token = token[turn];
        r.partial = rows[turn];
        r.out = out;
        CHECK_OK(ferry_moe_run(moe, FERRY_MOE_DISPATCH, &r));
        for (int i = 0; i < *n_rows; i++) {
            CHECK_INT(token[turn][i], token[0][i]);
            CHECK_INT(rows[turn][i * m.hidden + 5], source[i] * 1000 + token[turn][i] * 7 + turn);
        }
        CHECK_OK(ferry_moe_run(moe, FERRY_MOE_COMBINE, &r));
    }
    gradients(moe, &r, *n_rows, round);
    CHECK_OK(ferry_moe_destroy(moe));
    void *all[] = { index, source, x, out, n_rows, rows[0], rows[1], token[0], token[1] };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        model_free(all[i]);
}

static void pe_main(void)
{
    ferry_moe_config c = moe_config(m.experts, m.topk, m.hidden, m.max_tokens);
    ferry_moe *moe = NULL;
    if (pe_on_gpu()) {
        model_room_make(&m);
        model_room.size *= 4;
        model_room.base = (char *)pe_alloc(model_room.size);
    }
    c.n_channels = 2;
    CHECK_OK(ferry_moe_create(&c, &moe));
    ferry_moe *channel[2] = { ferry_moe_channel(moe, 0), ferry_moe_channel(moe, 1) };
    CHECK(channel[0] == moe && channel[1] != NULL && channel[1] != moe);
    for (int round = 1; round <= ROUNDS; round += 2) {
        const int other = round % 4 == 1; /* ends first */
        model_room.used = 0;
        CHECK_OK(model_dispatch_send(&m, channel[0], round));
        CHECK_OK(model_dispatch_send(&m, channel[1], round + 1));
        CHECK_OK(ferry_moe_dispatch_recv(channel[other]));
        CHECK_OK(ferry_moe_dispatch_recv(channel[!other]));
        end_round(channel[other], round + other);
        end_round(channel[!other], round + !other);
    }
    CHECK_OK(ferry_moe_destroy(moe));
    for (int round = 1; round <= 4; round++) {
        model_room.used = 0;
        layout_again(round);
    }
}
