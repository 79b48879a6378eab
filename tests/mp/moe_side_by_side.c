/* SPDX-License-Identifier: BSD-3-Clause */
/* Several MoE objects live at a time, come and go in any order, and stay separate. */
#include "moe_model.h"

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

static void pe_main(void)
{
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
