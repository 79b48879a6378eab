/* SPDX-License-Identifier: BSD-3-Clause */
/* Several MoE objects live at a time, come and go in any order, and stay separate; also in the hands of two threads of
 * each PE, which begin with different objects: no thread waits for another's round. */
#include "moe_model.h"
#include <pthread.h>
#include <unistd.h>

static const struct model models[] = {
    { 8, 2, 64, 16, FERRY_MOE_BF16, 0, MODEL_SPREAD },
    { 12, 3, 128, 16, FERRY_MOE_FP8, 0, MODEL_SPREAD },
    { 16, 4, 256, 20, FERRY_MOE_BF16, 2, MODEL_SPREAD },
    { 24, 6, 300, 24, FERRY_MOE_FP8, 3, MODEL_SPREAD },
};

static void rounds_of(const struct model *m, ferry_moe *moe, int first, int last)
{
    for (int round = first; round <= last; round++) {
        pe_doing_now("%d experts, round %d", m->experts, round);
        model_lacks_nothing(model_round(m, moe, round));
    }
}

/* ---- Two threads. */

struct user {
    pthread_t thread;
    const struct model *m;
    ferry_moe *moe;
    int wrong;
};

enum { OWN_ROUNDS = 12 };

/* Without the checks of the model, which count failures by thread. */
static void *own_rounds(void *arg)
{
    struct user *u = arg;
    const size_t n = (size_t)u->m->max_tokens * (size_t)u->m->hidden;
    uint16_t *x = calloc(n, 2), *out = calloc(n, 2);
    int32_t *index = calloc((size_t)u->m->max_tokens * (size_t)u->m->topk, 4);
    float *weight = calloc((size_t)u->m->max_tokens * (size_t)u->m->topk, 4), *partial;
    for (int round = 1; round <= OWN_ROUNDS && x != NULL && out != NULL && index != NULL && weight != NULL; round++) {
        ferry_moe_batch b;
        for (int t = 0; t < u->m->max_tokens; t++) {
            for (int i = 0; i < u->m->hidden; i++)
                x[t * u->m->hidden + i] = ferry_bf16_from_float((float)((round + t + i) % 8));
            for (int k = 0; k < u->m->topk; k++) {
                index[t * u->m->topk + k] = k == 0 ? (t + round) % u->m->experts : -1;
                weight[t * u->m->topk + k] = 1;
            }
        }
        u->wrong += ferry_moe_dispatch(u->moe, x, index, weight, u->m->max_tokens) != FERRY_SUCCESS ||
                    ferry_moe_received(u->moe, &b) != FERRY_SUCCESS;
        partial = calloc((size_t)b.n_rows * (size_t)u->m->hidden + 1, 4);
        for (int r = 0; r < b.n_rows && partial != NULL; r++)
            for (int i = 0; i < u->m->hidden; i++)
                partial[r * u->m->hidden + i] = 2 * ferry_bf16_to_float(((const uint16_t *)b.rows[r].data)[i]);
        u->wrong += partial == NULL || ferry_moe_combine(u->moe, partial, FERRY_MOE_F32, out) != FERRY_SUCCESS;
        for (size_t i = 0; i < n; i++)
            u->wrong += ferry_bf16_to_float(out[i]) != 2 * ferry_bf16_to_float(x[i]);
        free(partial);
        if ((round + pe_me + u->m->blocks) % 3 == 0) /* so that PEs meet their objects in different orders */
            (void)usleep(2000);
    }
    free(x), free(out), free(index), free(weight);
    return NULL;
}

static void two_threads(void)
{
    const struct model of[] = { { 8, 2, 64, 16, FERRY_MOE_BF16, 0, MODEL_SPREAD },
                                { 8, 2, 64, 16, FERRY_MOE_BF16, 3, MODEL_SPREAD } };
    struct user user[2] = { { .m = &of[0] }, { .m = &of[1] } };
    if (pe_on_gpu() ||
        (pe_as_threads() && pe_n > 1)) /* there host calls of all objects are in one stream; a thread of no PE */
        return;
    for (int i = 0; i < 2; i++)
        user[i].moe = model_create(&of[i], 0);
    pe_doing_now("two threads");
    for (int i = 0; i < 2; i++)
        CHECK_INT(pthread_create(&user[i].thread, NULL, own_rounds, &user[i]), 0);
    for (int i = 0; i < 2; i++) {
        CHECK_INT(pthread_join(user[i].thread, NULL), 0);
        CHECK_INT(user[i].wrong, 0);
    }
    pe_barrier();
    for (int i = 0; i < 2; i++)
        CHECK_OK(ferry_moe_destroy(user[i].moe));
}

static void pe_main(void)
{
    two_threads();
    ferry_moe *first = model_create(&models[0], 0), *second = model_create(&models[1], 0);
    rounds_of(&models[0], first, 1, 3);
    rounds_of(&models[1], second, 1, 2);
    rounds_of(&models[0], first, 4, 4);
    CHECK_OK(ferry_moe_destroy(first));
    ferry_moe *third = model_create(&models[2], 0);
    rounds_of(&models[1], second, 3, 4);
    rounds_of(&models[2], third, 1, 3);
    ferry_moe *fourth = model_create(&models[3], 0);
    CHECK_OK(ferry_moe_destroy(second));
    /* The first object does not take the second object's leftovers for its own. */
    ferry_moe *again = model_create(&models[3], 0);
    rounds_of(&models[3], again, 1, 2);
    rounds_of(&models[3], fourth, 1, 3);
    rounds_of(&models[2], third, 4, 5);
    CHECK_OK(ferry_moe_destroy(third));
    CHECK_OK(ferry_moe_destroy(again));
    CHECK_OK(ferry_moe_destroy(fourth));
}
