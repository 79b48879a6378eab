/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef MOE_MODEL_H
#define MOE_MODEL_H

#include "pe_test.h"
#include "tests/moe_config.h"

/* A mixture of experts with small integers only: bf16 and e4m3 hold them exactly, so results must be equal, not near.
 * All numbers are a function of (round, PE, token, ...), so any PE knows every other PE's data. */

struct model {
    int experts, topk, hidden, max_tokens;
    ferry_moe_dtype dtype;
    int blocks;
    enum model_skew {
        MODEL_SPREAD,     /* over all experts, and some choices are none */
        MODEL_ONE_EXPERT, /* all choices of all tokens; another one in each round */
        MODEL_ONE_PE,     /* the experts of one PE; no other PE gets a row */
        MODEL_NO_CHOICE   /* no expert gets a row */
    } skew;
};

/* Elements are 0 to 7.  The first of each 128 is 7, so a group's scale is 7 / 448, a power of two. */
PE_UNUSED static int model_x(int round, int pe, int token, int i)
{
    uint64_t h = pe_mix(((uint64_t)round << 40) + ((uint64_t)pe << 20) + (uint64_t)token, (uint64_t)i);
    return i % 128 == 0 ? 7 : (int)(h >> 61);
}

/* Spread: -1 in one choice of eight; the same expert may come twice. */
PE_UNUSED static int model_expert(const struct model *m, int round, int pe, int token, int k)
{
    uint64_t h = pe_mix(((uint64_t)round << 40) + ((uint64_t)pe << 20) + (uint64_t)token, 1000000 + (uint64_t)k);
    int first, count;
    switch (m->skew) {
    case MODEL_ONE_EXPERT:
        return round % m->experts;
    case MODEL_ONE_PE:
        ferry_moe_experts_of(m->experts, pe_n, round % pe_n, &first, &count);
        return count == 0 ? -1 : first + (int)((h >> 8) % (uint64_t)count);
    case MODEL_NO_CHOICE:
        return -1;
    default:
        break;
    }
    return h % 8 == 0 ? -1 : (int)((h >> 8) % (uint64_t)m->experts);
}

PE_UNUSED static int model_weight(int round, int pe, int token, int k)
{
    return 1 + (int)(pe_mix((uint64_t)(round * 64 + k), (uint64_t)(pe * 4096 + token)) >> 63);
}

/* Expert e makes 0 to 7 of 0 to 7. */
PE_UNUSED static int model_f(int e, int x, int i)
{
    return (int)(((unsigned)x + pe_mix((uint64_t)e, 5) + (unsigned)i) % 8);
}

/* Some PEs send nothing in some rounds. */
PE_UNUSED static int model_tokens(const struct model *m, int round, int pe)
{
    return (int)(pe_mix((uint64_t)round, (uint64_t)pe + 99) % (uint64_t)(m->max_tokens + 1));
}

PE_UNUSED static int model_owner(const struct model *m, int expert)
{
    for (int pe = 0;; pe++) {
        int first, count;
        ferry_moe_experts_of(m->experts, pe_n, pe, &first, &count);
        CHECK(pe < pe_n);
        if (expert >= first && expert < first + count)
            return pe;
    }
}

/* GPU kernels cannot read malloc'ed memory: on GPUs, arrays come from symmetric memory, one after the other, from its
 * start in each round. */
static __thread struct model_room {
    char *base;
    size_t size, used;
} model_room;

PE_UNUSED static void *model_array(size_t count, size_t size)
{
    if (!pe_on_gpu()) {
        void *p = MADE(calloc(count + 1, size));
        return p;
    }
    char *at = model_room.base + model_room.used;
    model_room.used += ((count + 1) * size + 63) / 64 * 64;
    CHECK(model_room.used <= model_room.size);
    memset(at, 0, (count + 1) * size);
    return at;
}

PE_UNUSED static void model_free(void *p)
{
    if (!pe_on_gpu())
        free(p);
}

PE_UNUSED static void model_room_make(const struct model *m)
{
    size_t tokens = (size_t)m->max_tokens + 1, hidden = (size_t)m->hidden + 1, topk = (size_t)m->topk;
    model_room.size = 3 * (tokens * (4 * hidden + 8 * topk) + (size_t)pe_n * tokens * hidden * 4 + 4 * hidden) + 65536;
    model_room.used = 0;
    model_room.base = (char *)pe_alloc(model_room.size);
}

/* spare: tokens that have room and never come. */
PE_UNUSED static ferry_moe *model_create_with_room(const struct model *m, int spare, uint64_t timeout_ns)
{
    if (pe_on_gpu())
        model_room_make(m);
    ferry_moe *moe = NULL;
    ferry_moe_config config = moe_config(m->experts, m->topk, m->hidden, m->max_tokens + spare);
    config.dtype = m->dtype;
    config.n_blocks = m->blocks;
    config.timeout_ns = timeout_ns;
    CHECK_OK(ferry_moe_create(&config, &moe));
    return moe;
}

PE_UNUSED static ferry_moe *model_create(const struct model *m, uint64_t timeout_ns)
{
    return model_create_with_room(m, 0, timeout_ns);
}

/* Sends this PE's tokens of the round. */
PE_UNUSED static ferry_status model_dispatch_send(const struct model *m, ferry_moe *moe, int round)
{
    int n = model_tokens(m, round, pe_me);
    uint16_t *x = model_array((size_t)n * (size_t)m->hidden, sizeof *x);
    int32_t *expert = model_array((size_t)n * (size_t)m->topk, sizeof *expert);
    float *weight = model_array((size_t)n * (size_t)m->topk, sizeof *weight);
    for (int t = 0; t < n; t++) {
        for (int i = 0; i < m->hidden; i++)
            x[t * m->hidden + i] = ferry_bf16_from_float((float)model_x(round, pe_me, t, i));
        for (int k = 0; k < m->topk; k++) {
            expert[t * m->topk + k] = model_expert(m, round, pe_me, t, k);
            weight[t * m->topk + k] = (float)model_weight(round, pe_me, t, k);
        }
    }
    ferry_status status = ferry_moe_dispatch_send(moe, x, expert, weight, n);
    memset(x, 0xff, ((size_t)n * (size_t)m->hidden + 1) * sizeof *x); /* they are the caller's again */
    memset(expert, 0xff, ((size_t)n * (size_t)m->topk + 1) * sizeof *expert);
    model_free(x);
    model_free(expert);
    model_free(weight);
    return status;
}

/* Checks every row of the batch against its source's expected data, runs the experts, by row or by expert list in turn,
 * and returns the partial rows. */
PE_UNUSED static float *model_run_experts(const struct model *m, const ferry_moe_batch *b, int round)
{
    int first, count, in_lists = 0, n_choices = 0;
    float *partial = model_array((size_t)b->n_rows * (size_t)m->hidden, sizeof *partial);
    float *row = model_array((size_t)m->hidden, sizeof *row);
    int *of_pe = model_array((size_t)pe_n, sizeof *of_pe);
    ferry_moe_experts_of(m->experts, pe_n, pe_me, &first, &count);
    CHECK_INT(b->first_expert, first);
    CHECK_INT(b->n_experts, count);
    for (int r = 0; r < b->n_rows; r++) {
        const ferry_moe_row *at = &b->rows[r];
        int pe = at->source_pe, t = at->source_token, c = 0;
        pe_doing_now("round %d, row %d: token %d of PE %d", round, r, t, pe);
        CHECK(pe >= 0 && pe < pe_n && t >= 0 && t < model_tokens(m, round, pe));
        CHECK_INT(b->source_status[pe], FERRY_SUCCESS);
        CHECK_INT(at->slot, of_pe[pe]++);
        if (r > 0)
            CHECK(b->rows[r - 1].source_pe < pe || (b->rows[r - 1].source_pe == pe && b->rows[r - 1].source_token < t));
        if (m->dtype == FERRY_MOE_FP8) {
            CHECK(at->scales != NULL);
            ferry_fp8_decode_row(at->data, at->scales, m->hidden, row);
        } else {
            CHECK(at->scales == NULL);
            for (int i = 0; i < m->hidden; i++)
                row[i] = ferry_bf16_to_float(((const uint16_t *)at->data)[i]);
        }
        for (int i = 0; i < m->hidden; i++)
            CHECK_SAME(float, row[i], (float)model_x(round, pe, t, i));
        for (int k = 0; k < m->topk; k++) {
            int e = model_expert(m, round, pe, t, k) - first;
            if (e < 0 || e >= count || model_expert(m, round, pe, t, k) < 0)
                continue;
            CHECK(c < at->n_choices);
            CHECK_INT(at->choices[c].expert, e);
            CHECK_SAME(float, at->choices[c].weight, (float)model_weight(round, pe, t, k));
            c++;
        }
        CHECK_INT(at->n_choices, c);
        CHECK(c > 0);
        n_choices += c;
    }
    for (int pe = 0; pe < pe_n; pe++) { /* and that none is left out */
        int want = 0;
        for (int t = 0; t < model_tokens(m, round, pe); t++)
            for (int k = 0; k < m->topk; k++) {
                int e = model_expert(m, round, pe, t, k);
                if (e >= first && e < first + count) {
                    want++;
                    break;
                }
            }
        if (b->source_status[pe] == FERRY_SUCCESS)
            CHECK_INT(of_pe[pe], want);
        else
            CHECK_INT(of_pe[pe], 0);
    }
    CHECK_INT(b->expert_first[0], 0);
    for (int e = 0; e < count; e++)
        for (int at = b->expert_first[e]; at < b->expert_first[e + 1]; at++) {
            int r = b->expert_row[at];
            CHECK(r >= 0 && r < b->n_rows && (at == b->expert_first[e] || b->expert_row[at - 1] <= r));
            int pe = b->rows[r].source_pe, t = b->rows[r].source_token;
            for (int i = 0; i < m->hidden; i++)
                partial[r * m->hidden + i] +=
                    b->expert_weight[at] * (float)model_f(first + e, model_x(round, pe, t, i), i);
            in_lists++;
        }
    CHECK_INT(in_lists, n_choices);
    model_free(row);
    model_free(of_pe);
    return partial;
}

/* Checks out against the sum over the received choices.  Returns the number of missing choices. */
PE_UNUSED static int model_check_out(const struct model *m, const ferry_moe *moe, const uint16_t *out, int round)
{
    int n_missing = 0;
    for (int t = 0; t < model_tokens(m, round, pe_me); t++) {
        uint32_t missing = ferry_moe_missing(moe, t);
        pe_doing_now("round %d, token %d, missing 0x%x", round, t, missing);
        for (int k = 0; k < m->topk; k++) {
            n_missing += (int)(missing >> k & 1);
            if (model_expert(m, round, pe_me, t, k) < 0)
                CHECK_INT(missing >> k & 1, 0);
        }
        for (int i = 0; i < m->hidden; i++) {
            int want = 0;
            for (int k = 0; k < m->topk; k++) {
                int e = model_expert(m, round, pe_me, t, k);
                if (e >= 0 && !(missing >> k & 1))
                    want += model_weight(round, pe_me, t, k) * model_f(e, model_x(round, pe_me, t, i), i);
            }
            const float rounded = ferry_bf16_to_float(ferry_bf16_from_float((float)want)); /* many experts' sum */
            CHECK_SAME(float, ferry_bf16_to_float(out[t * m->hidden + i]), rounded);
        }
    }
    CHECK_INT(ferry_moe_missing(moe, model_tokens(m, round, pe_me)), 0);
    return n_missing;
}

struct model_round {
    ferry_status dispatch, combine;
    int n_missing, n_absent;
};

/* A whole round; the test checks every number of it. */
PE_UNUSED static struct model_round model_round(const struct model *m, ferry_moe *moe, int round)
{
    struct model_round r;
    ferry_moe_batch batch;
    model_room.used = 0;
    uint16_t *out = model_array((size_t)m->max_tokens * (size_t)m->hidden, sizeof *out);
    pe_doing_now("round %d", round);
    CHECK_OK(model_dispatch_send(m, moe, round));
    r.dispatch = ferry_moe_dispatch_recv(moe);
    CHECK_OK(ferry_moe_received(moe, &batch));
    r.n_absent = batch.n_absent;
    float *partial = model_run_experts(m, &batch, round);
    if (round % 2 == 0) {
        CHECK_OK(ferry_moe_combine_send(moe, partial, FERRY_MOE_F32));
    } else { /* rounded here, in place */
        uint16_t *half = (uint16_t *)(void *)partial;
        for (int i = 0; i < batch.n_rows * m->hidden; i++)
            half[i] = ferry_bf16_from_float(partial[i]);
        CHECK_OK(ferry_moe_combine_send(moe, half, FERRY_MOE_BF16));
    }
    model_free(partial);
    memset(out, 0xff, (size_t)m->max_tokens * (size_t)m->hidden * sizeof *out);
    r.combine = ferry_moe_combine_recv(moe, out);
    r.n_missing = model_check_out(m, moe, out, round);
    pe_doing_now("round %d", round);
    model_free(out);
    return r;
}

PE_UNUSED static void model_lacks_nothing(struct model_round r)
{
    CHECK_INT(r.dispatch, FERRY_SUCCESS);
    CHECK_INT(r.combine, FERRY_SUCCESS);
    CHECK_INT(r.n_missing + r.n_absent, 0);
}

#endif
