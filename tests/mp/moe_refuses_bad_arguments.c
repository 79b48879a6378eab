/* SPDX-License-Identifier: BSD-3-Clause */
/* Every PE refuses bad configs, and refuses bad rounds before it sends data; after each refusal the job goes on as if
 * the call had not been made. */
#include "moe_model.h"

static ferry_moe_config good(void)
{
    return moe_config(8, 2, 32, 4);
}

static void refused(const ferry_moe_config *c, ferry_status want, const char *word)
{
    ferry_moe *moe = (ferry_moe *)(void *)&moe;
    pe_doing_now("create with a bad %s", word);
    CHECK_STATUS(ferry_moe_create(c, &moe), want);
    CHECK(moe == (ferry_moe *)(void *)&moe); /* outputs are set on success only */
    CHECK(strstr(ferry_last_error_message(), word) != NULL);
}

static void pe_main(void)
{
    ferry_moe_config c;
#define BAD(field, value, word)                                                                                        \
    do {                                                                                                               \
        c = good();                                                                                                    \
        c.field = (value);                                                                                             \
        refused(&c, FERRY_ERR_INVALID_ARG, word);                                                                      \
    } while (0)
    BAD(size, 8, "size");
    BAD(n_experts, 0, "n_experts");
    BAD(topk, 0, "topk");
    BAD(topk, 9, "topk");
    BAD(topk, 33, "topk");
    BAD(hidden, -1, "hidden");
    BAD(max_tokens, FERRY_MOE_MAX_TOKENS + 1, "max_tokens");
    BAD(dtype, FERRY_MOE_F32, "dtype");
    BAD(n_blocks, 257, "n_blocks");
    if (pe_n > 1) {
        c = good();
        c.hidden += pe_me == pe_n - 1;
        refused(&c, FERRY_ERR_ASYMMETRIC, "hidden");
        c = good(); /* refused on one PE: the others learn of it and do not wait */
        c.topk = pe_me == 0 ? 0 : 2;
        refused(&c, pe_me == 0 ? FERRY_ERR_INVALID_ARG : FERRY_ERR_ASYMMETRIC, pe_me == 0 ? "topk" : "PE 0");
    }

    const struct model m = { 8, 2, 32, 4, FERRY_MOE_BF16, 0, MODEL_SPREAD };
    ferry_moe *moe = model_create(&m, 0);
    ferry_moe_batch batch;
    uint16_t *x = (uint16_t *)MADE(ferry_calloc(5 * 32, sizeof *x)),
             *out = (uint16_t *)MADE(ferry_calloc(5 * 32, sizeof *out));
    float *weight = (float *)MADE(ferry_calloc(10, sizeof *weight));
    int32_t *index = (int32_t *)MADE(ferry_calloc(10, sizeof *index));
    CHECK_STATUS(ferry_moe_dispatch_recv(moe), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_moe_received(moe, &batch), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_moe_combine_send(moe, weight, FERRY_MOE_F32), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_moe_combine_recv(moe, out), FERRY_ERR_INVALID_ARG);
    CHECK(strstr(ferry_last_error_message(), "ferry_moe_dispatch_send comes next") != NULL);
    for (int round = 1; round <= 6; round++) {
        pe_doing_now("bad dispatch before round %d", round);
        CHECK_STATUS(ferry_moe_dispatch_send(moe, x, index, weight, 5), FERRY_ERR_INVALID_ARG);
        CHECK_STATUS(ferry_moe_dispatch_send(moe, x, index, weight, -1), FERRY_ERR_INVALID_ARG);
        CHECK_STATUS(ferry_moe_dispatch_send(moe, NULL, index, weight, 1), FERRY_ERR_INVALID_ARG);
        index[5] = round % 2 ? 8 : -2;
        CHECK_STATUS(ferry_moe_dispatch_send(moe, x, index, weight, 4), FERRY_ERR_INVALID_ARG);
        CHECK(strstr(ferry_last_error_message(), "choice 1 of token 2") != NULL);
        index[5] = 0;
        /* The generation was not used up, and no PE lacks rows. */
        model_lacks_nothing(model_round(&m, moe, round));
    }
    CHECK_OK(model_dispatch_send(&m, moe, 7));
    CHECK_STATUS(model_dispatch_send(&m, moe, 7), FERRY_ERR_INVALID_ARG);
    CHECK_OK(ferry_moe_dispatch_recv(moe));
    CHECK_OK(ferry_moe_received(moe, &batch));
    float *partial = model_run_experts(&m, &batch, 7);
    CHECK_STATUS(ferry_moe_combine_send(moe, partial, FERRY_MOE_FP8), FERRY_ERR_INVALID_ARG);
    if (batch.n_rows > 0)
        CHECK_STATUS(ferry_moe_combine_send(moe, NULL, FERRY_MOE_F32), FERRY_ERR_INVALID_ARG);
    CHECK_OK(ferry_moe_combine(moe, partial, FERRY_MOE_F32, out));
    CHECK_INT(model_check_out(&m, moe, out, 7), 0);
    model_free(partial);
    CHECK_STATUS(ferry_moe_destroy(NULL), FERRY_SUCCESS);
    CHECK_OK(ferry_moe_destroy(moe));
}
