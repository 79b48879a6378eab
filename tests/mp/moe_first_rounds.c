/* SPDX-License-Identifier: BSD-3-Clause */
/* The first rounds have a budget of their own: others wait for a PE that is late in the first round, but not for one
 * that is late in the second.  The time is counted for the awaited PE, and the report has the wait's status. */
#include "moe_model.h"

enum { TOKENS = 4, HIDDEN = 64 };
static const uint64_t timeout_ns = 150 * 1000000u;

static void pe_main(void)
{
    ferry_moe_config c = moe_config(pe_n, 1, HIDDEN, TOKENS);
    ferry_moe *moe = NULL;
    const int late = pe_n - 1;
    uint64_t *gone_on = (uint64_t *)MADE(ferry_calloc(1, sizeof *gone_on));
    uint64_t *waited = (uint64_t *)MADE(ferry_calloc((size_t)pe_n, sizeof *waited));
    ferry_moe_report *report = (ferry_moe_report *)MADE(ferry_calloc(1, sizeof *report));
    int32_t *index = (int32_t *)MADE(ferry_calloc(TOKENS, sizeof *index));
    uint16_t *x = (uint16_t *)MADE(ferry_calloc(TOKENS * HIDDEN, sizeof *x)), *out;
    out = (uint16_t *)MADE(ferry_calloc(TOKENS * HIDDEN, sizeof *out));
    uint16_t *partial = (uint16_t *)MADE(ferry_calloc((size_t)pe_n * TOKENS * HIDDEN, sizeof *partial));
    PE_SKIP_IF(pe_n == 1);
    c.timeout_ns = timeout_ns;
    c.first_rounds = 1;
    c.first_timeout_ns = 60 * 1000000000ull;
    CHECK_OK(ferry_moe_create(&c, &moe));
    for (int t = 0; t < TOKENS; t++)
        index[t] = t % pe_n;
    for (int round = 1; round <= 2; round++) {
        ferry_moe_round r = FERRY_MOE_ROUND_INIT;
        r.x = x;
        r.topk_idx = index;
        r.n_tokens = TOKENS;
        r.partial = partial;
        r.out = out;
        r.wait_ns = waited;
        r.report = report;
        memset(waited, 0, (size_t)pe_n * sizeof *waited);
        pe_barrier();
        if (pe_me == late && round == 1)
            nap_ms(3 * (int)(timeout_ns / 1000000)); /* more than the later budget */
        for (const uint64_t began = now_ns(); pe_me == late && round == 2;) {
            if (ferry_uint64_g(gone_on, pe_me) == (uint64_t)pe_n - 1)
                break;
            CHECK(now_ns() - began < 40 * 1000000000ull);
            nap_ms(10);
        }
        const ferry_status status = ferry_moe_run(moe, FERRY_MOE_DISPATCH, &r);
        pe_doing_now("round %d: %s", round, ferry_strerror(status));
        CHECK_INT(report->round, 2 * round);
        CHECK_INT(report->status, status);
        if (round == 1)
            CHECK_INT(status, FERRY_SUCCESS);
        if (round == 2 && pe_me != late) {
            CHECK_INT(status, FERRY_ERR_TIMEOUT);
            uint64_t all = 0; /* a busy machine may make other PEs late, too */
            for (int pe = 0; pe < pe_n; pe++)
                all += waited[pe];
            CHECK(waited[late] > 0 && all >= timeout_ns / 2);
            CHECK_OK(ferry_signal_op(gone_on, 1, FERRY_SIGNAL_ADD, late));
        }
        const ferry_status combined = ferry_moe_run(moe, FERRY_MOE_COMBINE, &r);
        if (round == 1)
            CHECK_INT(combined, FERRY_SUCCESS);
        CHECK_INT(report->round, 2 * round + 1);
        if (round == 1)
            CHECK_INT(report->n_missing, 0);
    }
    CHECK_OK(ferry_moe_destroy(moe));
}
