/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry_moe_count_choices() against a plain count: numbers of experts that PEs do not share evenly, and more of them
 * than a block counts at once; narrow and wide indices; indices that are none; outputs that are left out; and what it
 * refuses. */
#include "moe_model.h"

enum { MOST_TOKENS = 200, MOST_TOPK = 9, GUARD = 8 };

struct outputs {
    int32_t *per_pe, *per_expert;
    uint8_t *in_pe;
    uint32_t *told;
    int32_t *absent;
    void *copy;
};

struct shape {
    int n_tokens, topk, n_experts, index_bytes;
};

static int64_t index_of(const struct shape *s, int i, uint64_t seed)
{
    const uint64_t value = pe_mix(seed, (uint64_t)i);
    switch (value % 8) {
    case 0:
        return -1;
    case 1:
        return value % 16 == 1 ? s->n_experts : -2 - (int64_t)(value % 100);
    default:
        return (int64_t)(value / 8 % (uint64_t)s->n_experts);
    }
}

static void expect(const struct shape *s, uint64_t seed, int32_t *per_pe, int32_t *per_expert, uint8_t *in_pe)
{
    for (int i = 0; i < s->n_tokens * s->topk; i++) {
        const int64_t expert = index_of(s, i, seed);
        if (expert < 0 || expert >= s->n_experts)
            continue;
        per_expert[expert]++;
        for (int pe = 0, first, n; pe < pe_n; pe++) {
            ferry_moe_experts_of(s->n_experts, pe_n, pe, &first, &n);
            if (expert >= first && expert < first + n)
                in_pe[i / s->topk * pe_n + pe] = 1;
        }
    }
    for (int i = 0; i < s->n_tokens * pe_n; i++)
        per_pe[i % pe_n] += in_pe[i];
}

/* A kernel in a stream writes the word last.  Here it is in the heap, which may be in GPU memory. */
static void await_word(const ferry_moe_choices *c)
{
    uint32_t found = 0;
    for (int i = 0; i < 20000 && found != c->number; i++) {
        CHECK_OK(ferry_getmem(&found, c->told, sizeof found, pe_me));
        if (found != c->number)
            usleep(500);
    }
    CHECK_INT(found, c->number);
    CHECK_OK(ferry_moe_await_choices(c, 0));
}

static void count(const struct shape *s, uint32_t number, const struct outputs *o, void *index)
{
    const size_t experts = (size_t)s->n_experts, flags = (size_t)(s->n_tokens * pe_n);
    int32_t *per_pe = MADE(calloc((size_t)pe_n, sizeof *per_pe)), *per_expert = MADE(calloc(experts, sizeof *per_pe));
    uint8_t *in_pe = MADE(calloc(flags + 1, 1));
    ferry_moe_choices c = FERRY_MOE_CHOICES_INIT;
    pe_doing_now("%d tokens, %d of %d experts, indices of %d bytes", s->n_tokens, s->topk, s->n_experts,
                 s->index_bytes);
    expect(s, number, per_pe, per_expert, in_pe);
    for (int i = 0; i < s->n_tokens * s->topk; i++)
        if (s->index_bytes == 8)
            ((int64_t *)index)[i] = index_of(s, i, number);
        else
            ((int32_t *)index)[i] = (int32_t)index_of(s, i, number);
    for (int i = 0; i < GUARD; i++)
        o->in_pe[flags + (size_t)i] = 77;
    o->per_expert[s->n_experts] = o->per_pe[pe_n] = o->absent[flags] = 77;
    c.topk_idx = index;
    c.n_tokens = s->n_tokens;
    c.topk = s->topk;
    c.n_experts = s->n_experts;
    c.index_bytes = s->index_bytes;
    if (number % 3 != 0) { /* else the host alone is told */
        c.per_pe = o->per_pe;
        c.per_expert = o->per_expert;
        c.in_pe = o->in_pe;
        c.absent = o->absent;
        c.copy = o->copy;
    }
    c.told = o->told;
    c.number = number;
    CHECK_OK(ferry_moe_count_choices(&c, NULL));
    await_word(&c);
    for (int pe = 0; pe < pe_n; pe++)
        CHECK_INT(o->told[1 + pe], per_pe[pe]);
    for (int e = 0; e < s->n_experts; e++)
        CHECK_INT(o->told[1 + pe_n + e], per_expert[e]);
    if (c.per_pe != NULL) {
        CHECK(memcmp(o->per_pe, per_pe, (size_t)pe_n * sizeof *per_pe) == 0);
        CHECK(memcmp(o->per_expert, per_expert, experts * sizeof *per_expert) == 0);
        CHECK(memcmp(o->in_pe, in_pe, flags) == 0);
        CHECK(memcmp(o->copy, index, (size_t)(s->n_tokens * s->topk * (s->index_bytes == 8 ? 8 : 4))) == 0);
        for (size_t i = 0; i < flags; i++)
            CHECK_INT(o->absent[i], in_pe[i] - 1);
    }
    CHECK_INT(o->per_expert[s->n_experts], 77);
    CHECK_INT(o->per_pe[pe_n], 77);
    CHECK_INT(o->absent[flags], 77);
    for (int i = 0; i < GUARD; i++)
        CHECK_INT(o->in_pe[flags + (size_t)i], 77);
    free(per_pe);
    free(per_expert);
    free(in_pe);
}

#define REFUSED(want, word, ...)                                                                                       \
    do {                                                                                                               \
        ferry_moe_choices c = right;                                                                                   \
        __VA_ARGS__;                                                                                                   \
        pe_doing_now("%s", word);                                                                                      \
        CHECK_STATUS(ferry_moe_count_choices(&c, NULL), want);                                                         \
        CHECK(strstr(ferry_last_error_message(), word) != NULL);                                                       \
    } while (0)

static void refusals(const struct outputs *o, void *index)
{
    ferry_moe_choices right = FERRY_MOE_CHOICES_INIT;
    right.topk_idx = index;
    right.n_tokens = right.topk = 1;
    right.n_experts = 4;
    CHECK_STATUS(ferry_moe_count_choices(NULL, NULL), FERRY_ERR_INVALID_ARG);
    REFUSED(FERRY_ERR_INVALID_ARG, "size", c.size = 8);
    REFUSED(FERRY_ERR_INVALID_ARG, "n_tokens", c.n_tokens = -1);
    REFUSED(FERRY_ERR_INVALID_ARG, "n_tokens", c.n_tokens = FERRY_MOE_MAX_TOKENS + 1);
    REFUSED(FERRY_ERR_INVALID_ARG, "topk is", c.topk = 0);
    REFUSED(FERRY_ERR_INVALID_ARG, "topk is", c.topk = FERRY_MOE_MAX_TOPK + 1);
    REFUSED(FERRY_ERR_INVALID_ARG, "n_experts", c.n_experts = 0);
    REFUSED(FERRY_ERR_INVALID_ARG, "index_bytes", c.index_bytes = 2);
    REFUSED(FERRY_ERR_INVALID_ARG, "topk_idx", c.topk_idx = NULL);
    REFUSED(FERRY_ERR_MISALIGNED, "topk_idx", c.topk_idx = (char *)index + 4; c.index_bytes = 8);
    REFUSED(FERRY_ERR_MISALIGNED, "per_pe", c.per_pe = (int32_t *)(void *)(o->in_pe + 1));
    REFUSED(FERRY_ERR_MISALIGNED, "told", c.told = (uint32_t *)(void *)(o->in_pe + 2));
    right.n_tokens = 0;
    right.topk_idx = NULL;
    CHECK_OK(ferry_moe_count_choices(&right, NULL)); /* of nothing, for nobody */
    CHECK_STATUS(ferry_moe_await_choices(NULL, 0), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_moe_await_choices(&right, 0), FERRY_ERR_INVALID_ARG);
    right.told = o->told;
    right.number = o->told[0] + 1; /* which nobody writes */
    CHECK_STATUS(ferry_moe_await_choices(&right, 1000000), FERRY_ERR_TIMEOUT);
    CHECK(strstr(ferry_last_error_message(), "has not counted") != NULL);
}

static void pe_main(void)
{
    static const struct shape shapes[] = { { 0, 1, 1, 4 },     { 1, 1, 1, 8 },  { 7, 3, 5, 0 },
                                           { 33, 8, 64, 8 },   { 70, 9, 3, 4 }, { MOST_TOKENS, MOST_TOPK, 257, 8 },
                                           { 50, 4, 20000, 4 } };
    struct outputs o = {
        MADE(ferry_malloc((size_t)(pe_n + 1) * 4)),
        MADE(ferry_malloc(20001 * 4)),
        MADE(ferry_malloc((size_t)(MOST_TOKENS * pe_n + GUARD))),
        MADE(ferry_malloc((size_t)(1 + pe_n + 20000) * 4)),
        MADE(ferry_malloc((size_t)(MOST_TOKENS * pe_n + 1) * 4)),
        MADE(ferry_malloc((size_t)MOST_TOKENS * MOST_TOPK * 8)),
    };
    void *index = MADE(ferry_malloc((size_t)MOST_TOKENS * MOST_TOPK * 8));
    for (uint32_t i = 0; i < 2 * sizeof shapes / sizeof *shapes; i++)
        count(&shapes[i / 2], i + 1 + 100 * (uint32_t)pe_me, &o, index);
    refusals(&o, index);
    CHECK_OK(ferry_free(index));
    CHECK_OK(ferry_free(o.copy));
    CHECK_OK(ferry_free(o.absent));
    CHECK_OK(ferry_free(o.told));
    CHECK_OK(ferry_free(o.in_pe));
    CHECK_OK(ferry_free(o.per_expert));
    CHECK_OK(ferry_free(o.per_pe));
}
