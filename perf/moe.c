/* SPDX-License-Identifier: BSD-3-Clause */
/* moe: dispatch and combine of ferry_moe.h, on numbers that make every step exact, so the result is known.  Elements
 * are whole numbers up to 7 with a 7 in each group of 128 (an fp8 scale is then 1/64), weights are 1/2, and an expert
 * multiplies by 1 or 2: no step rounds, in bf16 or fp8. */
#include "ferry_moe.h"
#include "perf/perf.h"
#include <stdlib.h>
#include <string.h>

struct layer {
    ferry_moe *moe;
    const perf_options *o;
    uint16_t *x, *out; /* [tokens][hidden] bf16 */
    int32_t *choice;   /* [tokens][topk] */
    float *weight;
    float *sum; /* [hidden] of one row */
    void *data; /* [hidden] of a received row, in the chosen type */
    float *scales;
    ferry_moe_row *rows; /* [n_pes * tokens] */
    /* Memory that kernels read and write: on a GPU when heaps are. */
    struct {
        uint16_t *x, *out;
        int32_t *choice;
        float *weight, *partial; /* [n_pes * tokens][hidden] */
        /* --layout=expert: [experts of this PE][n_pes * tokens][hidden]. */
        void *placed;
        uint16_t *results;
        float *placed_scales;
        int32_t *count;
    } heap;
    int by_expert;
    ferry_moe_round round;
};

static int number_at(int pe, int token, int i)
{
    return i % 128 == 0 ? 7 : (pe * 5 + token * 3 + i) % 15 - 7;
}

static int factor_of(int expert)
{
    return 1 + expert % 2;
}

static uint16_t bf16_of(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return (uint16_t)(bits >> 16); /* exact for what is used here */
}

static float float_of(uint16_t bf16)
{
    uint32_t bits = (uint32_t)bf16 << 16;
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

/* e4m3: sign, four bits of exponent with bias 7, three of mantissa. */
static float float_of_e4m3(uint8_t byte)
{
    int exponent = byte >> 3 & 15, mantissa = byte & 7;
    float value = exponent ? (float)(8 + mantissa) / 8 : (float)mantissa / 4;
    for (int e = exponent; e > 7; e--)
        value *= 2;
    for (int e = exponent; e < 7; e++)
        value /= 2;
    return byte & 128 ? -value : value;
}

/* A token's choices spread over the experts with a stride, without duplicates while there are enough experts. */
static void route(const struct layer *l, int me)
{
    const perf_options *o = l->o;
    for (int t = 0; t < o->tokens; t++)
        for (int k = 0; k < o->topk; k++) {
            uint64_t hash = ((uint64_t)me * 1000003u + (uint64_t)t) * 0x9E3779B97F4A7C15u >> 32;
            l->choice[t * o->topk + k] = (int32_t)((hash + (uint64_t)k * (uint64_t)o->stride) % (uint64_t)o->experts);
            l->weight[t * o->topk + k] = 0.5f;
        }
    for (int t = 0; t < o->tokens; t++)
        for (int i = 0; i < o->hidden; i++)
            l->x[(size_t)t * (size_t)o->hidden + (size_t)i] = bf16_of((float)number_at(me, t, i));
}

/* The experts of this PE: for each row the weighted sum over its choices here. */
static ferry_status run_experts(struct layer *l)
{
    ferry_moe_batch batch;
    ferry_moe_choice choice[FERRY_MOE_MAX_TOPK];
    size_t hidden = (size_t)l->o->hidden;
    int me = ferry_my_pe();
    PERF_RETURN_IF_FAILS(ferry_moe_received(l->moe, &batch));
    PERF_RETURN_IF_FAILS(ferry_getmem(l->rows, batch.rows, (size_t)batch.n_rows * sizeof *l->rows, me));
    for (int32_t r = 0; r < batch.n_rows; r++) {
        const ferry_moe_row *row = &l->rows[r];
        float scale = 0;
        PERF_RETURN_IF_FAILS(ferry_getmem(choice, row->choices, (size_t)row->n_choices * sizeof *choice, me));
        PERF_RETURN_IF_FAILS(ferry_getmem(l->data, row->data, hidden * (row->scales ? 1 : 2), me));
        if (row->scales)
            PERF_RETURN_IF_FAILS(ferry_getmem(l->scales, row->scales, (hidden + 127) / 128 * sizeof *l->scales, me));
        for (int32_t c = 0; c < row->n_choices; c++)
            scale += choice[c].weight * (float)factor_of(batch.first_expert + choice[c].expert);
        for (size_t i = 0; i < hidden; i++) {
            float value = row->scales ? float_of_e4m3(((const uint8_t *)l->data)[i]) * l->scales[i / 128]
                                      : float_of(((const uint16_t *)l->data)[i]);
            l->sum[i] = scale * value;
        }
        PERF_RETURN_IF_FAILS(ferry_putmem(l->heap.partial + (size_t)r * hidden, l->sum, hidden * sizeof *l->sum, me));
    }
    return FERRY_SUCCESS;
}

/* The same by expert: the results go where the rows were, without weights. */
static ferry_status run_packed_experts(struct layer *l)
{
    const size_t hidden = (size_t)l->o->hidden, groups = (hidden + 127) / 128;
    const int fp8 = strcmp(l->o->dtype, "fp8") == 0, me = ferry_my_pe();
    uint16_t *result = (uint16_t *)(void *)l->sum;
    int first, local;
    ferry_moe_experts_of(l->o->experts, ferry_n_pes(), me, &first, &local);
    for (int e = 0; e < local; e++) {
        int32_t count;
        PERF_RETURN_IF_FAILS(ferry_getmem(&count, &l->heap.count[e], sizeof count, me));
        for (int32_t r = 0; r < count; r++) {
            const size_t at = (size_t)e * (size_t)ferry_n_pes() * (size_t)l->o->tokens + (size_t)r;
            PERF_RETURN_IF_FAILS(ferry_getmem(l->data, (char *)l->heap.placed + at * hidden * (fp8 ? 1 : 2),
                                              hidden * (fp8 ? 1 : 2), me));
            if (fp8)
                PERF_RETURN_IF_FAILS(
                    ferry_getmem(l->scales, l->heap.placed_scales + at * groups, groups * sizeof *l->scales, me));
            for (size_t i = 0; i < hidden; i++) {
                const float value = fp8 ? float_of_e4m3(((const uint8_t *)l->data)[i]) * l->scales[i / 128]
                                        : float_of(((const uint16_t *)l->data)[i]);
                result[i] = bf16_of((float)factor_of(first + e) * value);
            }
            PERF_RETURN_IF_FAILS(ferry_putmem(l->heap.results + at * hidden, result, hidden * sizeof *result, me));
        }
    }
    return FERRY_SUCCESS;
}

static ferry_status dispatch(const struct layer *l)
{
    return l->by_expert ? ferry_moe_run(l->moe, FERRY_MOE_DISPATCH, &l->round)
                        : ferry_moe_dispatch(l->moe, l->heap.x, l->heap.choice, l->heap.weight, l->o->tokens);
}

static ferry_status combine(const struct layer *l)
{
    return l->by_expert ? ferry_moe_run(l->moe, FERRY_MOE_COMBINE, &l->round)
                        : ferry_moe_combine(l->moe, l->heap.partial, FERRY_MOE_F32, l->heap.out);
}

static int sums_right(const struct layer *l, int me)
{
    const perf_options *o = l->o;
    for (int t = 0; t < o->tokens; t++) {
        float scale = 0;
        for (int k = 0; k < o->topk; k++)
            scale += 0.5f * (float)factor_of(l->choice[t * o->topk + k]);
        for (int i = 0; i < o->hidden; i++) {
            if (float_of(l->out[(size_t)t * (size_t)o->hidden + (size_t)i]) != scale * (float)number_at(me, t, i))
                return 0;
        }
    }
    return 1;
}

/* One round on all PEs; the times of both halves, from a barrier to this PE's end. */
static ferry_status play_round(struct layer *l, double *dispatch_us, double *combine_us)
{
    PERF_RETURN_IF_FAILS(ferry_barrier_all());
    uint64_t t0 = perf_now_ns();
    PERF_RETURN_IF_FAILS(dispatch(l));
    uint64_t t1 = perf_now_ns();
    PERF_RETURN_IF_FAILS(ferry_barrier_all()); /* no PE's experts take the core of a PE that still receives */
    PERF_RETURN_IF_FAILS(l->by_expert ? run_packed_experts(l) : run_experts(l));
    PERF_RETURN_IF_FAILS(ferry_barrier_all());
    uint64_t t2 = perf_now_ns();
    PERF_RETURN_IF_FAILS(combine(l));
    uint64_t t3 = perf_now_ns();
    *dispatch_us = (double)(t1 - t0) / 1e3;
    *combine_us = (double)(t3 - t2) / 1e3;
    return FERRY_SUCCESS;
}

static ferry_status measure(perf_run *run, struct layer *l)
{
    size_t rounds = run->options->iters ? (size_t)run->options->iters : 50;
    size_t warmup = run->options->warmup != UINT64_MAX ? (size_t)run->options->warmup : 3;
    ferry_moe_counts before, after;
    double *us = malloc(2 * rounds * sizeof *us), ignored[2];
    ferry_status status = us ? FERRY_SUCCESS : FERRY_ERR_NO_MEMORY;
    int right = 1, ok = 0;

    for (size_t i = 0; i < warmup && status == FERRY_SUCCESS; i++)
        status = play_round(l, &ignored[0], &ignored[1]);
    if (status == FERRY_SUCCESS)
        status = ferry_moe_count(l->moe, &before);
    for (size_t i = 0; i < rounds && status == FERRY_SUCCESS; i++) {
        size_t bytes = (size_t)l->o->tokens * (size_t)l->o->hidden * sizeof *l->out;
        memset(l->out, 0xff, bytes);
        status = ferry_putmem(l->heap.out, l->out, bytes, run->me);
        if (status == FERRY_SUCCESS)
            status = play_round(l, &us[i], &us[rounds + i]);
        if (status == FERRY_SUCCESS)
            status = ferry_getmem(l->out, l->heap.out, bytes, run->me);
        right = right && status == FERRY_SUCCESS && sums_right(l, run->me);
    }
    if (status == FERRY_SUCCESS)
        status = ferry_moe_count(l->moe, &after);
    if (status == FERRY_SUCCESS)
        status = perf_agree(run, right, &ok);
    for (int half = 0; half < 2 && status == FERRY_SUCCESS; half++) {
        double *mine = us + (size_t)half * rounds;
        perf_result result = { .iters = rounds, .median_us = perf_median(mine, rounds) };
        size_t rows = (size_t)((after.rows_off_pe - before.rows_off_pe) / rounds);
        /* This PE's travelling rows: out in the chosen type with their scales, back in bf16. */
        size_t row_bytes = half == 0 && strcmp(l->o->dtype, "fp8") == 0
                               ? (size_t)l->o->hidden + 4 * (((size_t)l->o->hidden + 127) / 128)
                               : (size_t)l->o->hidden * 2;
        result.p99_us = perf_percentile(mine, rounds, 0.99);
        status = perf_add_row(run, half ? "combine" : "dispatch", rows * row_bytes, &result,
                              (double)(rows * row_bytes) / result.median_us / 1e3, ok);
    }
    free(us);
    return status;
}

/* The same sizes on every PE.  After all PEs have asked, a PE without room reports it. */
static ferry_status make_room(struct layer *l, int n_pes)
{
    size_t hidden = (size_t)l->o->hidden, elements = (size_t)l->o->tokens * hidden;
    size_t choices = (size_t)l->o->tokens * (size_t)l->o->topk, rows = (size_t)n_pes * (size_t)l->o->tokens;
    if (l->by_expert) { /* the same number of experts on every PE, so that the request is symmetric */
        const size_t most = rows * (size_t)(l->o->experts / n_pes + 1);
        l->heap.placed = ferry_malloc(most * hidden * 2);
        l->heap.placed_scales = ferry_malloc(most * ((hidden + 127) / 128) * sizeof(float));
        l->heap.results = ferry_malloc(most * hidden * sizeof *l->heap.results);
        l->heap.count = ferry_malloc((size_t)l->o->experts * sizeof *l->heap.count);
        if (l->heap.placed == NULL || l->heap.placed_scales == NULL || l->heap.results == NULL || l->heap.count == NULL)
            return FERRY_ERR_NO_MEMORY;
    }
    l->heap.x = ferry_malloc(elements * sizeof *l->heap.x);
    l->heap.out = ferry_malloc(elements * sizeof *l->heap.out);
    l->heap.choice = ferry_malloc(choices * sizeof *l->heap.choice);
    l->heap.weight = ferry_malloc(choices * sizeof *l->heap.weight);
    l->heap.partial = ferry_malloc(rows * hidden * sizeof *l->heap.partial);
    l->x = malloc(elements * sizeof *l->x);
    l->out = malloc(elements * sizeof *l->out);
    l->choice = malloc(choices * sizeof *l->choice);
    l->weight = malloc(choices * sizeof *l->weight);
    l->sum = malloc(hidden * sizeof *l->sum);
    l->data = malloc(hidden * 2);
    l->scales = malloc((hidden + 127) / 128 * sizeof *l->scales);
    l->rows = malloc(rows * sizeof *l->rows);
    return l->heap.x && l->heap.out && l->heap.choice && l->heap.weight && l->heap.partial && l->x && l->out &&
                   l->choice && l->weight && l->sum && l->data && l->scales && l->rows
               ? FERRY_SUCCESS
               : FERRY_ERR_NO_MEMORY;
}

static ferry_status give_room_back(const struct layer *l, ferry_status status)
{
    void *const heap[] = { l->heap.partial, l->heap.weight,  l->heap.choice,        l->heap.out,   l->heap.x,
                           l->heap.count,   l->heap.results, l->heap.placed_scales, l->heap.placed };
    for (size_t i = 0; i < sizeof heap / sizeof *heap && status == FERRY_SUCCESS; i++)
        status = ferry_free(heap[i]);
    free(l->rows);
    free(l->scales);
    free(l->data);
    free(l->sum);
    free(l->weight);
    free(l->choice);
    free(l->out);
    free(l->x);
    return status;
}

static ferry_status send_in(const struct layer *l, int me)
{
    size_t elements = (size_t)l->o->tokens * (size_t)l->o->hidden, choices = (size_t)l->o->tokens * (size_t)l->o->topk;
    PERF_RETURN_IF_FAILS(ferry_putmem(l->heap.x, l->x, elements * sizeof *l->x, me));
    PERF_RETURN_IF_FAILS(ferry_putmem(l->heap.choice, l->choice, choices * sizeof *l->choice, me));
    return ferry_putmem(l->heap.weight, l->weight, choices * sizeof *l->weight, me);
}

ferry_status perf_run_moe(perf_run *run)
{
    const perf_options *o = run->options;
    ferry_moe_config config = FERRY_MOE_CONFIG_INIT;
    struct layer l = { .o = o };

    config.n_experts = o->experts;
    config.topk = o->topk;
    config.hidden = o->hidden;
    config.max_tokens = o->tokens;
    config.dtype = strcmp(o->dtype, "fp8") == 0 ? FERRY_MOE_FP8 : FERRY_MOE_BF16;
    l.by_expert = strcmp(o->layout, "expert") == 0;
    config.layout = l.by_expert ? FERRY_MOE_BY_EXPERT : FERRY_MOE_BY_SOURCE;
    PERF_RETURN_IF_FAILS(ferry_moe_create(&config, &l.moe));
    ferry_status status = make_room(&l, run->n_pes);
    l.round = (ferry_moe_round)FERRY_MOE_ROUND_INIT;
    l.round.x = l.heap.x;
    l.round.topk_idx = l.heap.choice;
    l.round.topk_weight = l.heap.weight;
    l.round.n_tokens = o->tokens;
    l.round.rows = l.heap.placed;
    l.round.scales = l.heap.placed_scales;
    l.round.expert_count = l.heap.count;
    l.round.partial = l.heap.results;
    l.round.out = l.heap.out;
    if (status == FERRY_SUCCESS) {
        route(&l, run->me);
        status = send_in(&l, run->me);
    }
    if (status == FERRY_SUCCESS)
        status = measure(run, &l);
    status = give_room_back(&l, status);
    return status != FERRY_SUCCESS ? status : ferry_moe_destroy(l.moe);
}
