/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry_moe_run() and the fields of its config refuse what is wrong before anything moves, or, where only the kernel
 * can see it, without a write outside; after each refusal rounds go on as if the call had not been made. */
#include "moe_model.h"

enum { EXPERTS = 6, TOPK = 3, HIDDEN = 40, TOKENS = 5 };

static ferry_moe_config good(void)
{
    ferry_moe_config c = moe_config(EXPERTS, TOPK, HIDDEN, TOKENS);
    c.layout = FERRY_MOE_BY_EXPERT;
    return c;
}

static void refused(const ferry_moe_config *c, ferry_status want, const char *word)
{
    ferry_moe *moe = NULL;
    pe_doing_now("create with a bad %s", word);
    CHECK_STATUS(ferry_moe_create(c, &moe), want);
    CHECK(moe == NULL);
    CHECK(strstr(ferry_last_error_message(), word) != NULL);
}

static void configs(void)
{
    ferry_moe_config c;
    ferry_moe *moe = NULL;
    size_t bytes = 0;
#define BAD(word, ...)                                                                                                 \
    do {                                                                                                               \
        c = good();                                                                                                    \
        __VA_ARGS__;                                                                                                   \
        refused(&c, FERRY_ERR_INVALID_ARG, word);                                                                      \
        CHECK_STATUS(ferry_moe_size(&c, &bytes), FERRY_ERR_INVALID_ARG);                                               \
    } while (0)
    BAD("layout", c.layout = (ferry_moe_layout)4);
    BAD("row_bytes", c.row_bytes = 16);
    BAD("row_bytes", c.dtype = FERRY_MOE_OPAQUE);
    BAD("side_bytes", c.dtype = FERRY_MOE_OPAQUE; c.row_bytes = 16; c.side_bytes = -1);
    BAD("alignment", c.alignment = 3);
    BAD("index_bytes", c.index_bytes = 2);
    BAD("scales", c.scales = FERRY_MOE_SCALE_ROUNDED);
    BAD("scales", c.dtype = FERRY_MOE_FP8; c.scales = FERRY_MOE_SCALE_UE8M0);
    BAD("scales", c.dtype = FERRY_MOE_FP8; c.scales = 16);
    BAD("scales", c.dtype = FERRY_MOE_FP8; c.layout = FERRY_MOE_BY_SOURCE; c.scales = FERRY_MOE_SCALE_COLUMNS);
    BAD("own", c.own = 4);
    BAD("own", c.layout = FERRY_MOE_BY_SOURCE; c.own = FERRY_MOE_OWN_ROWS);
    BAD("n_channels", c.n_channels = 3);
    BAD("first_rounds", c.first_rounds = -1);
    CHECK_INT(bytes, 0);
    char *memory = ferry_align(64, 256);
    c = good();
    c.memory = memory + 8;
    refused(&c, FERRY_ERR_MISALIGNED, "memory");
    c.memory = (void *)(((uintptr_t)&c + 63) / 64 * 64);
    refused(&c, FERRY_ERR_INVALID_ADDR, "memory");
    CHECK_OK(ferry_free(memory));
    if (pe_n > 1) {
        c = good(); /* layouts that differ */
        c.layout = pe_me == 0 ? FERRY_MOE_BY_EXPERT : FERRY_MOE_CONTIGUOUS;
        refused(&c, FERRY_ERR_ASYMMETRIC, "layout");
        c = good();
        c.alignment = pe_me == 0 ? 1 : 2;
        refused(&c, FERRY_ERR_ASYMMETRIC, "alignment");
    }
    c = good(); /* of a program that knows the first fields only: the rest is not looked at */
    c.size = offsetof(ferry_moe_config, layout);
    CHECK_OK(ferry_moe_create(&c, &moe));
    CHECK(ferry_moe_channel(moe, 1) == NULL && ferry_moe_channel(NULL, 0) == NULL &&
          ferry_moe_channel(moe, -1) == NULL);
    CHECK_OK(ferry_moe_destroy(moe));
}

struct arrays {
    uint16_t *x, *rows, *out;
    int32_t *index, *count, *guard;
};

static void set_choices(struct arrays *a)
{
    for (int t = 0; t < TOKENS; t++)
        for (int k = 0; k < TOPK; k++)
            a->index[t * TOPK + k] = (t + 2 * k) % EXPERTS;
}

/* A whole round with the arguments, which must be right. */
static void good_round(ferry_moe *moe, const ferry_moe_round *r)
{
    CHECK_OK(ferry_moe_run(moe, FERRY_MOE_DISPATCH, r));
    CHECK_OK(ferry_moe_run(moe, FERRY_MOE_COMBINE, r));
    for (int t = 0; t < TOKENS; t++)
        CHECK_INT(ferry_moe_missing(moe, t), 0);
}

#define REFUSED(want, stages, word, ...)                                                                               \
    do {                                                                                                               \
        ferry_moe_round r = right;                                                                                     \
        __VA_ARGS__;                                                                                                   \
        pe_doing_now("%s", word);                                                                                      \
        CHECK_STATUS(ferry_moe_run(moe, stages, &r), want);                                                            \
        CHECK(strstr(ferry_last_error_message(), word) != NULL);                                                       \
    } while (0)

static void arguments(ferry_moe *moe, struct arrays *a, const ferry_moe_round right)
{
    const unsigned all = FERRY_MOE_DISPATCH, send = FERRY_MOE_DISPATCH_SEND;
    CHECK_STATUS(ferry_moe_run(NULL, all, &right), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_moe_run(moe, all, NULL), FERRY_ERR_INVALID_ARG);
    REFUSED(FERRY_ERR_INVALID_ARG, all, "size", r.size = 8);
    REFUSED(FERRY_ERR_INVALID_ARG, 0, "stages", (void)r);
    REFUSED(FERRY_ERR_INVALID_ARG, 64, "stages", (void)r);
    REFUSED(FERRY_ERR_INVALID_ARG, FERRY_MOE_WEIGHTS, "stages", (void)r);
    REFUSED(FERRY_ERR_INVALID_ARG, all | FERRY_MOE_COMBINE, "stages", (void)r);
    REFUSED(FERRY_ERR_INVALID_ARG, send | FERRY_MOE_PLACE, "stages", (void)r);
    REFUSED(FERRY_ERR_INVALID_ARG, FERRY_MOE_DISPATCH_RECV, "turn", (void)r);
    REFUSED(FERRY_ERR_INVALID_ARG, FERRY_MOE_COMBINE, "turn", (void)r);
    REFUSED(FERRY_ERR_INVALID_ARG, all, "n_tokens", r.n_tokens = TOKENS + 1);
    REFUSED(FERRY_ERR_INVALID_ARG, all, "n_tokens", r.n_tokens = -1);
    REFUSED(FERRY_ERR_INVALID_ARG, all, "topk_idx", r.topk_idx = NULL);
    REFUSED(FERRY_ERR_INVALID_ARG, all, "room", r.room = -1);
    REFUSED(FERRY_ERR_MISALIGNED, all, "topk_idx", r.topk_idx = (char *)a->index + 2);
    REFUSED(FERRY_ERR_MISALIGNED, all, "x is", r.x = (char *)a->x + 1);
    REFUSED(FERRY_ERR_MISALIGNED, all, "rows", r.rows = (char *)a->rows + 1);
    REFUSED(FERRY_ERR_MISALIGNED, all, "expert_count", r.expert_count = (int32_t *)(void *)((char *)a->count + 2));
    CHECK_STATUS(ferry_moe_dispatch(moe, a->x, a->index, NULL, 1), FERRY_ERR_INVALID_ARG); /* it has a layout */
    a->count[0] = TOKENS + 1;
    REFUSED(FERRY_ERR_INVALID_ARG, all, "n_tokens_device", r.n_tokens_device = a->count);
    a->count[0] = -1;
    REFUSED(FERRY_ERR_INVALID_ARG, send, "n_tokens_device", r.n_tokens_device = a->count);
    a->index[7] = a->index[6];
    REFUSED(FERRY_ERR_INVALID_ARG, all, "choice 1 of token 2 is expert 2, which the token has already", (void)r);
    a->index[7] = EXPERTS;
    REFUSED(FERRY_ERR_INVALID_ARG, all, "choice 1 of token 2", (void)r);
    set_choices(a);
    good_round(moe, &right);
    CHECK_OK(ferry_moe_run(moe, all, &right));
    REFUSED(FERRY_ERR_INVALID_ARG, FERRY_MOE_COMBINE, "partial", r.partial = NULL);
    REFUSED(FERRY_ERR_INVALID_ARG, FERRY_MOE_COMBINE, "partial_dtype", r.partial_dtype = FERRY_MOE_FP8);
    REFUSED(FERRY_ERR_INVALID_ARG, FERRY_MOE_COMBINE, "out", r.out = NULL);
    REFUSED(FERRY_ERR_INVALID_ARG, FERRY_MOE_COMBINE, "weights", r.out_weight = (float *)a->count);
    REFUSED(FERRY_ERR_INVALID_ARG, FERRY_MOE_COMBINE | FERRY_MOE_WEIGHTS, "combine_weight", (void)r);
    REFUSED(FERRY_ERR_MISALIGNED, FERRY_MOE_COMBINE, "wait_ns", r.wait_ns = (uint64_t *)(void *)(a->index + 1));
    CHECK_OK(ferry_moe_run(moe, FERRY_MOE_COMBINE, &right));
    good_round(moe, &right);
}

/* In a stream the kernel finds it: a fault, a missing choice, and the round goes on. */
static void in_a_stream(ferry_moe *moe, struct arrays *a, ferry_moe_round r)
{
    ferry_fault fault;
    if (pe_on_gpu())
        return;
    check_forget_faults();
    a->index[7] = a->index[6];
    CHECK_OK(ferry_moe_run_on_stream(moe, FERRY_MOE_DISPATCH, &r, NULL));
    CHECK_OK(ferry_moe_run_on_stream(moe, FERRY_MOE_COMBINE, &r, NULL));
    CHECK_OK(ferry_fault_next(&fault));
    CHECK_INT(fault.status, FERRY_ERR_INVALID_ARG);
    CHECK_INT(fault.found, a->index[6]);
    CHECK_INT(ferry_moe_missing(moe, 2), 1 << 1);
    set_choices(a);
    a->count[0] = TOKENS + 1;
    r.n_tokens_device = a->count;
    CHECK_OK(ferry_moe_run_on_stream(moe, FERRY_MOE_DISPATCH, &r, NULL));
    CHECK_OK(ferry_moe_run_on_stream(moe, FERRY_MOE_COMBINE, &r, NULL));
    CHECK_OK(ferry_fault_next(&fault));
    CHECK_INT(fault.found, TOKENS + 1);
    r.n_tokens_device = NULL;
    good_round(moe, &r);
}

/* Fewer rows than come: those that fit are placed, nothing behind them is touched, and combine lacks the others. */
static void no_room(enum ferry_moe_layout layout, struct arrays *a, ferry_moe_round r)
{
    ferry_moe_config c = good();
    ferry_moe *moe = NULL;
    c.layout = layout;
    CHECK_OK(ferry_moe_create(&c, &moe));
    for (int t = 0; t < TOKENS; t++)
        for (int k = 0; k < TOPK; k++)
            a->index[t * TOPK + k] = k; /* PE 0 has one of each token at least */
    memset(a->rows, 0x11, 64 * HIDDEN * 2);
    memset(a->guard, 0x11, 64 * 4);
    r.room = 3;
    r.row_token = a->guard;
    const ferry_status status = ferry_moe_run(moe, FERRY_MOE_DISPATCH, &r);
    int first, count, full;
    ferry_moe_experts_of(EXPERTS, pe_n, pe_me, &first, &count);
    full = count > 0 && first < TOPK;
    CHECK_INT(status, full ? FERRY_ERR_OVERFLOW : FERRY_SUCCESS);
    for (int i = 0; i < 64 * HIDDEN; i++)
        if (i >= 3 * HIDDEN || !full)
            CHECK_INT(a->rows[i], 0x1111);
    for (int i = 0; i < 64; i++)
        CHECK((a->guard[i] == 0x11111111) == (i >= 3 || !full));
    CHECK_OK(ferry_moe_run(moe, FERRY_MOE_COMBINE, &r));
    r.room = 0;
    good_round(moe, &r);
    CHECK_OK(ferry_moe_destroy(moe));
    set_choices(a);
}

/* Side bytes by strides; and a round of a program that knows the fields before them only. */
static void sides(struct arrays *a, ferry_moe_round right)
{
    ferry_moe_config c = good();
    ferry_moe *moe = NULL;
    c.dtype = FERRY_MOE_OPAQUE;
    c.row_bytes = 2 * HIDDEN;
    c.side_bytes = 12;
    CHECK_OK(ferry_moe_create(&c, &moe));
    right.x_side = a->x;
    REFUSED(FERRY_ERR_INVALID_ARG, FERRY_MOE_DISPATCH, "side_unit", r.side_unit = 3);
    REFUSED(FERRY_ERR_INVALID_ARG, FERRY_MOE_DISPATCH, "side_bytes", r.side_unit = 8);
    REFUSED(FERRY_ERR_INVALID_ARG, FERRY_MOE_DISPATCH, "strides", r.side_unit = 4; r.side_token_stride = 6);
    REFUSED(FERRY_ERR_INVALID_ARG, FERRY_MOE_DISPATCH, "strides", r.side_unit = 4; r.side_unit_stride = 2);
    REFUSED(FERRY_ERR_MISALIGNED, FERRY_MOE_DISPATCH, "x_side", r.side_unit = 4; r.x_side = (const char *)a->x + 1);
    right.side_unit = 3;
    right.size = offsetof(ferry_moe_round, side_unit);
    good_round(moe, &right);
    CHECK_OK(ferry_moe_destroy(moe));
}

/* A call that takes the number of tokens from the host cannot end a round whose number is on the device. */
static void mixed_calls(struct arrays *a, ferry_moe_round r)
{
    ferry_moe_config c = good();
    ferry_moe *moe = NULL;
    ferry_moe_batch batch;
    c.layout = FERRY_MOE_BY_SOURCE;
    CHECK_OK(ferry_moe_create(&c, &moe));
    for (int turn = 0; turn < 2; turn++) {
        a->count[0] = 2;
        r.n_tokens_device = turn == 0 ? a->count : NULL;
        r.n_tokens = TOKENS;
        CHECK_OK(ferry_moe_run(moe, FERRY_MOE_DISPATCH, &r));
        CHECK_OK(ferry_moe_received(moe, &batch));
        if (turn == 0)
            CHECK_STATUS(ferry_moe_combine(moe, a->rows, FERRY_MOE_BF16, a->out), FERRY_ERR_INVALID_ARG);
        else
            CHECK_OK(ferry_moe_combine(moe, a->rows, FERRY_MOE_BF16, a->out));
        if (turn == 0)
            CHECK_OK(ferry_moe_run(moe, FERRY_MOE_COMBINE, &r));
    }
    CHECK_OK(ferry_moe_destroy(moe));
}

static void pe_main(void)
{
    struct arrays a;
    ferry_moe_round right = FERRY_MOE_ROUND_INIT;
    ferry_moe *moe = NULL;
    ferry_moe_config c = good();
    const size_t most = (size_t)pe_n * TOKENS * EXPERTS + 64;
    a.x = (uint16_t *)MADE(ferry_calloc(TOKENS * HIDDEN, 2));
    a.out = (uint16_t *)MADE(ferry_calloc(TOKENS * HIDDEN, 2));
    a.rows = (uint16_t *)MADE(ferry_calloc(most * HIDDEN, 2));
    a.index = (int32_t *)MADE(ferry_calloc(TOKENS * TOPK + 2, 4));
    a.count = (int32_t *)MADE(ferry_calloc(64, 4));
    a.guard = (int32_t *)MADE(ferry_calloc(most, 4));
    configs();
    set_choices(&a);
    right.x = a.x;
    right.topk_idx = a.index;
    right.n_tokens = TOKENS;
    right.rows = a.rows;
    right.partial = a.rows;
    right.out = a.out;
    CHECK_OK(ferry_moe_create(&c, &moe));
    arguments(moe, &a, right);
    in_a_stream(moe, &a, right);
    CHECK_OK(ferry_moe_destroy(moe));
    no_room(FERRY_MOE_BY_TOKEN, &a, right);
    no_room(FERRY_MOE_CONTIGUOUS, &a, right);
    mixed_calls(&a, right);
    sides(&a, right);
}
