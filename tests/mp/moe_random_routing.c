/* SPDX-License-Identifier: BSD-3-Clause */
/* Dispatch and combine deliver every row to its experts and return every sum, exact to the bit: random routes with
 * missing and duplicate choices, PEs with unequal numbers of experts or none, any row length, both formats, several
 * blocks and parts of a row. */
#include "moe_model.h"

static void pe_main(void)
{
    static const struct model models[] = {
        { 8, 2, 64, 16, FERRY_MOE_BF16, 0, MODEL_SPREAD },
        { 7, 3, 1, 20, FERRY_MOE_BF16, 2, MODEL_SPREAD },
        { 1, 1, 130, 9, FERRY_MOE_FP8, 0, MODEL_SPREAD },
        { 3, 8, 17, 33, FERRY_MOE_BF16, 3, MODEL_SPREAD }, /* topk is cut to 3 */
        { 32, 8, 300, 12, FERRY_MOE_FP8, 4, MODEL_SPREAD },
        { 64, 8, 256, 40, FERRY_MOE_BF16, 1, MODEL_SPREAD },
        { 5, 5, 127, 25, FERRY_MOE_FP8, 2, MODEL_SPREAD },
        { 2, 1, 9000, 6, FERRY_MOE_BF16, 2, MODEL_SPREAD },
        { 1000, 6, 33, 128, FERRY_MOE_BF16, 5, MODEL_SPREAD },
        { 16, 4, 24, 0, FERRY_MOE_BF16, 0, MODEL_SPREAD },
        { 16, 4, 1024, 30, FERRY_MOE_FP8, 0, MODEL_SPREAD },
        { 24, 6, 272, 3, FERRY_MOE_FP8, 7, MODEL_SPREAD },
        { 64, 16, 2048, 5, FERRY_MOE_BF16, 0, MODEL_SPREAD },
        { 300, 18, 16, 70, FERRY_MOE_FP8, 3, MODEL_SPREAD },
    };
    int rounds = pe_level() == PE_QUICK ? (pe_on_gpu() ? 2 : 4) : pe_level() == PE_FULL ? 40 : 8;
    for (size_t i = 0; i < sizeof models / sizeof *models; i++) {
        struct model m = models[i];
        m.topk = m.topk < m.experts ? m.topk : m.experts;
        ferry_moe *moe = model_create(&m, 0);
        ferry_moe_counts counts;
        uint64_t sent = 0;
        for (int round = 1; round <= rounds; round++) {
            struct model_round r = model_round(&m, moe, round);
            pe_doing_now("model %d round %d", (int)i, round);
            model_lacks_nothing(r);
            for (int t = 0; t < model_tokens(&m, round, pe_me); t++)
                for (int pe = 0; pe < pe_n; pe++)
                    for (int k = 0; k < m.topk; k++) {
                        int e = model_expert(&m, round, pe_me, t, k);
                        if (e >= 0 && model_owner(&m, e) == pe) {
                            sent++; /* one row to each PE, for any number of its chosen experts */
                            break;
                        }
                    }
        }
        CHECK_OK(ferry_moe_count(moe, &counts));
        CHECK_INT(counts.rounds, rounds);
        CHECK_INT(counts.rows_sent, sent);
        CHECK_INT(counts.choices_missing, 0);
        CHECK(counts.rows_off_pe <= counts.rows_sent && (pe_n > 1 || counts.bytes_off_pe == 0));
        CHECK(counts.bytes_off_pe >= counts.rows_off_pe * (uint64_t)m.hidden);
        CHECK_OK(ferry_moe_destroy(moe));
    }
}
