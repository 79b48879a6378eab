/* SPDX-License-Identifier: BSD-3-Clause */
/* Objects that PEs make alone, one of them with another config: every pair whose configs differ goes on without each
 * other's rows and says which field differs, no byte after an object is written, and the others' rounds are right. */
#include "moe_model.h"

enum { ROUNDS = 4, ROOM = 3 };

static const struct model m = { 8, 2, 64, 6, FERRY_MOE_BF16, 0, MODEL_SPREAD };

static const struct other {
    const char *field;
    ferry_moe_config with;
} others[] = {
    { "hidden", { .hidden = 128 } },
    { "hidden", { .hidden = 32 } },
    { "topk", { .topk = 1 } },
    { "max_tokens", { .max_tokens = 24 } },
    { "max_tokens", { .max_tokens = 1 } },
    { "n_experts", { .n_experts = 16 } },
    { "dtype", { .dtype = FERRY_MOE_FP8 } },
};

static ferry_moe_config changed(const ferry_moe_config *c, const struct other *o)
{
    ferry_moe_config made = *c;
    made.hidden = o->with.hidden != 0 ? o->with.hidden : c->hidden;
    made.topk = o->with.topk != 0 ? o->with.topk : c->topk;
    made.max_tokens = o->with.max_tokens != 0 ? o->with.max_tokens : c->max_tokens;
    made.n_experts = o->with.n_experts != 0 ? o->with.n_experts : c->n_experts;
    made.dtype = o->with.dtype != 0 ? o->with.dtype : c->dtype;
    return made;
}

/* A round with as many tokens as the config has, all of whose rows that come must be their source's. */
static void play(ferry_moe *moe, const ferry_moe_config *c, int odd_one, const char *field)
{
    const int T = c->max_tokens, differs = pe_me == odd_one ? pe_n - 1 : 1;
    uint16_t *x = model_array((size_t)T * (size_t)c->hidden, 2), *out = model_array((size_t)T * (size_t)c->hidden, 2);
    int32_t *index = model_array((size_t)T * (size_t)c->topk, 4);
    float *weight = model_array((size_t)T * (size_t)c->topk, 4);
    for (int t = 0; t < T; t++) {
        for (int k = 0; k < c->topk; k++) {
            index[t * c->topk + k] = (t + pe_me + 3 * k) % c->n_experts;
            weight[t * c->topk + k] = 1;
        }
        for (int i = 0; i < c->hidden; i++)
            x[t * c->hidden + i] = ferry_bf16_from_float((float)(pe_me * 8 + t % 8));
    }
    ferry_moe_batch b;
    char says[64];
    CHECK_INT(ferry_moe_dispatch(moe, x, index, weight, T), pe_n > 1 ? FERRY_ERR_ASYMMETRIC : FERRY_SUCCESS);
    snprintf(says, sizeof says, "has %s ", field);
    CHECK_ROW(pe_n == 1 || strstr(ferry_last_error_message(), says) != NULL, ferry_last_error_message());
    CHECK_OK(ferry_moe_received(moe, &b));
    CHECK_INT(b.n_absent, pe_n > 1 ? differs : 0);
    for (int pe = 0; pe < pe_n; pe++)
        CHECK_INT(b.source_status[pe],
                  pe != pe_me && (pe == odd_one || pe_me == odd_one) ? FERRY_ERR_ASYMMETRIC : FERRY_SUCCESS);
    for (int r = 0; r < b.n_rows; r++)
        for (int i = 0; i < c->hidden && c->dtype == FERRY_MOE_BF16; i++)
            CHECK_INT((int)ferry_bf16_to_float(((const uint16_t *)b.rows[r].data)[i]),
                      b.rows[r].source_pe * 8 + b.rows[r].source_token % 8);
    float *partial = model_array((size_t)b.n_rows * (size_t)c->hidden, 4);
    /* No choice of this PE's tokens may be on a PE that it goes on without. */
    const ferry_status ended = ferry_moe_combine(moe, partial, FERRY_MOE_F32, out);
    CHECK(ended == FERRY_ERR_ASYMMETRIC || ended == FERRY_SUCCESS);
    model_free(x), model_free(out), model_free(index), model_free(weight), model_free(partial);
}

static void pe_main(void)
{
    ferry_moe_agreement *agreement = NULL;
    ferry_moe_config config = moe_config(m.experts, m.topk, m.hidden, m.max_tokens), largest = config;
    const struct model large = { 16, 2, 128, 24, FERRY_MOE_BF16, 0, MODEL_SPREAD };
    size_t most = 0, own = 0;
    if (pe_on_gpu())
        model_room_make(&large);
    largest.hidden = 128;
    largest.max_tokens = 24;
    largest.n_experts = 16;
    CHECK_OK(ferry_moe_size(&largest, &most));
    most = (most + 127) / 128 * 128;
    CHECK_OK(ferry_moe_agreement_create(&agreement));
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        const int odd_one = (int)i % pe_n;
        pe_doing_now("%s", others[i].field);
        char *block = (char *)MADE(ferry_calloc(ROOM * most + 64, 1));
        char *memory = block + 63 - ((uintptr_t)block + 63) % 64;
        ferry_moe_config mine = pe_me == odd_one ? changed(&config, &others[i]) : config;
        ferry_moe *moe = NULL;
        mine.agreement = agreement;
        mine.memory = memory;
        CHECK_OK(ferry_moe_size(&mine, &own));
        char *behind = MADE(malloc(most)), *seen = MADE(malloc(most));
        memset(behind, 0x5a, most);
        CHECK_OK(ferry_putmem(memory + own, behind, most, pe_me));
        CHECK_OK(ferry_quiet());
        pe_barrier();
        CHECK_OK(ferry_moe_create(&mine, &moe));
        pe_barrier();
        for (int round = 0; round < ROUNDS; round++) {
            if (pe_on_gpu())
                model_room.used = 0;
            play(moe, &mine, odd_one, others[i].field);
        }
        pe_barrier();
        CHECK_OK(ferry_getmem(seen, memory + own, most, pe_me));
        CHECK(memcmp(seen, behind, most) == 0);
        free(behind), free(seen);
        CHECK_OK(ferry_moe_destroy(moe));
        CHECK_OK(ferry_free(block));
    }
    ferry_moe_agreement_destroy(agreement);
}
