/* SPDX-License-Identifier: BSD-3-Clause */
/* Rows and sums are right under the most uneven loads: one expert has every choice of every token, one PE has all
 * choices, or no token has a choice.  In each case some PEs send rows to a PE that has no rows for them. */
#include "moe_model.h"

static void pe_main(void)
{
    static const enum model_skew skews[] = { MODEL_ONE_EXPERT, MODEL_ONE_PE, MODEL_NO_CHOICE };
    static const struct model models[] = {
        { 9, 4, 128, 40, FERRY_MOE_BF16, 0, MODEL_SPREAD },
        { 4, 3, 37, 10, FERRY_MOE_BF16, 3, MODEL_SPREAD },
        { 20, 8, 256, 33, FERRY_MOE_FP8, 2, MODEL_SPREAD },
    };
    int rounds = pe_level() == PE_FULL ? 20 : 5;
    for (size_t i = 0; i < sizeof models / sizeof *models; i++)
        for (size_t s = 0; s < sizeof skews / sizeof *skews; s++) {
            struct model m = models[i];
            m.skew = skews[s];
            ferry_moe *moe = model_create(&m, 0);
            for (int round = 1; round <= rounds; round++)
                model_lacks_nothing(model_round(&m, moe, round));
            CHECK_OK(ferry_moe_destroy(moe));
        }
}
