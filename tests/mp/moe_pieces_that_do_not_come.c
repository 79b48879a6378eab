/* SPDX-License-Identifier: BSD-3-Clause */
/* Rows that come back to a source with few tokens (device/moe/per_row/few__funcs.h) come in pieces, which different
 * warps await.  When some pieces of a row come and others do not, the whole row is missing: no element of the sum has
 * it.  The last PE forges what it returns in the kernels' own structures. */
#include "ferry.h"
#include "ferry/detail/moe/moe__funcs.h"
#include "pe_test.h"
#include "runtime/calls/moe.h"

enum { TOKENS = 5, HIDDEN = 300 }; /* pieces of 128 elements: two whole ones and one of 44 */

static uint16_t bf16(int pe) /* 2^pe */
{
    return (uint16_t)(0x3f80 + (pe << 7));
}

/* Of the rows that the cheat returns, even tokens' are whole; odd ones lack a word in piece t / 2. */
static void forge(const ferry_moe *moe, int cheat)
{
    const ferryi_moe_args *a = &moe->args;
    const uint32_t words = ferryi_moe_few_words(&a->shape);
    static __thread uint64_t row[2 * 3 * 32];
    CHECK(words == sizeof row / sizeof *row);
    for (uint32_t i = 0; i < words; i++) /* of the first round */
        row[i] = 1ull << 32 | (uint32_t)bf16(cheat) << 16 | bf16(cheat);
    for (int pe = 0; pe < cheat; pe++)
        for (int t = 0; t < TOKENS; t++) {
            uint64_t *to = ferryi_moe_few_unit(a, cheat, t, 0);
            const uint32_t lacks = t % 2 == 0 ? words : (uint32_t)t / 2 * 64 + 7;
            CHECK_OK(ferry_putmem(to, row, lacks * sizeof *row, pe));
            if (lacks < words)
                CHECK_OK(ferry_putmem(to + lacks + 1, row, (words - lacks - 1) * sizeof *row, pe));
        }
    CHECK_OK(ferry_quiet());
}

static void check(const ferry_moe *moe, int cheat, const uint16_t *out)
{
    static __thread uint16_t sum[TOKENS * HIDDEN];
    uint32_t missing[TOKENS];
    CHECK_OK(ferry_getmem(sum, out, sizeof sum, pe_me));
    CHECK_OK(ferry_getmem(missing, moe->args.scratch.missing, sizeof missing, pe_me));
    for (int t = 0; t < TOKENS; t++) {
        uint32_t bits = 0;
        float whole = (float)((1 << (cheat + (t % 2 == 0))) - 1);
        memcpy(&bits, &whole, sizeof bits);
        CHECK_INT(missing[t], t % 2 == 0 ? 0 : 1 << cheat);
        for (int i = 0; i < HIDDEN; i++)
            CHECK_INT(sum[t * HIDDEN + i], bits >> 16);
    }
}

/* blocks: one, in which a warp adds up several pieces; or as many as ferry wants. */
static void try_one(int cheat, int blocks)
{
    ferry_moe_config config = FERRY_MOE_CONFIG_INIT;
    ferry_moe_round r = FERRY_MOE_ROUND_INIT;
    ferry_moe *moe = NULL;
    int32_t choice[TOKENS][8];
    const size_t rows = (size_t)pe_n * TOKENS * HIDDEN;
    uint16_t *partial = ferry_malloc(rows * 2), *out = ferry_malloc(sizeof(uint16_t) * TOKENS * HIDDEN);
    int32_t *topk = ferry_malloc(sizeof choice);
    uint16_t *values = malloc(rows * 2);
    config.n_experts = config.topk = pe_n;
    config.hidden = HIDDEN;
    config.max_tokens = TOKENS;
    config.dtype = FERRY_MOE_BF16;
    config.layout = FERRY_MOE_BY_EXPERT;
    config.n_blocks = blocks;
    config.timeout_ns = 1000000000; /* the others need less, on a busy machine too */
    pe_doing_now("%d blocks", blocks);
    CHECK(partial != NULL && out != NULL && topk != NULL && values != NULL);
    for (int i = 0; i < TOKENS * pe_n; i++)
        (&choice[0][0])[i] = i % pe_n; /* each token has a row on every PE */
    for (size_t i = 0; i < rows; i++)
        values[i] = bf16(pe_me);
    CHECK_OK(ferry_putmem(partial, values, rows * 2, pe_me));
    CHECK_OK(ferry_putmem(topk, choice, sizeof choice, pe_me));
    CHECK_OK(ferry_moe_create(&config, &moe));
    r.x = partial;
    r.topk_idx = topk;
    r.n_tokens = TOKENS;
    r.partial = partial;
    r.out = out;
    CHECK_OK(ferry_moe_run(moe, FERRY_MOE_DISPATCH, &r));
    const int forged = moe->args.shape.few >= TOKENS && moe->args.shape.small;
    if (forged && pe_me == cheat)
        forge(moe, cheat);
    CHECK_OK(ferry_barrier_all());
    if (!forged) {
        CHECK_OK(ferry_moe_run(moe, FERRY_MOE_COMBINE, &r));
    } else if (pe_me != cheat) {
        CHECK_STATUS(ferry_moe_run(moe, FERRY_MOE_COMBINE, &r), FERRY_ERR_TIMEOUT);
        check(moe, cheat, out);
    }
    ferry_fault fault;
    while (ferry_fault_next(&fault) == FERRY_SUCCESS)
        CHECK(fault.peer == cheat || fault.peer < 0);
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_moe_destroy(moe));
    free(values);
    CHECK_OK(ferry_free(topk));
    CHECK_OK(ferry_free(out));
    CHECK_OK(ferry_free(partial));
}

static void pe_main(void)
{
    if (pe_n < 2 || pe_n > 4 || !pe_on_gpu()) /* small rounds are for kernels of GPUs; 5 tokens are few for 4 PEs */
        return;
    try_one(pe_n - 1, 0);
    try_one(pe_n - 1, 1);
}
