/* SPDX-License-Identifier: BSD-3-Clause */
/* A MoE wait accepts only the flag of its own generation: an older flag does not end the wait, a newer flag or a
 * "skipped" flag ends it at once.  This test uses internals: it links the static library. */
#include "ferry.h"
#include "ferry/detail/moe/moe__funcs.h"
#include "pe_test.h"

enum { BUDGET_MS = 200 };

static ferry_status await(const ferryi_moe_args *a, uint32_t *count, uint64_t *took_ms)
{
    uint64_t started = now_ns();
    *count = 12345;
    ferry_status status = ferryi_moe_flag_await(a, 0, pe_me, ferryi_clock_ns() + BUDGET_MS * 1000000u, 1, count);
    *took_ms = (now_ns() - started) / 1000000u;
    return status;
}

static void pe_main(void)
{
    static const uint64_t generations[] = { 1, 2, 77, (uint64_t)1 << 32, ((uint64_t)1 << 43) + 5 };
    ferryi_moe_flag *flag = pe_alloc((size_t)pe_n * sizeof *flag);
    uint64_t took;
    uint32_t count;
    for (size_t i = 0; i < sizeof generations / sizeof *generations; i++) {
        uint64_t g = generations[i];
        ferryi_moe_args a;
        ferryi_moe_result result;
        memset(&a, 0, sizeof a);
        memset(&result, 0, sizeof result);
        a.shape.my_pe = pe_me;
        a.shape.n_pes = pe_n;
        a.scratch.result = &result;
        a.regions.flag[FERRYI_MOE_SENT_ROWS] = flag;
        result.counts.rounds = g - 1;
        uint64_t *word = &flag[pe_me].word[g & 1];

        ferryi_st_release_u64(word, ferryi_moe_flag_word(g, 7));
        CHECK_OK(await(&a, &count, &took));
        CHECK_INT(count, 7);
        ferryi_st_release_u64(word, ferryi_moe_flag_word(g, 0)); /* no rows is an answer, too */
        CHECK_OK(await(&a, &count, &took));
        CHECK_INT(count, 0);
        ferryi_st_release_u64(word, ferryi_moe_flag_word(g, FERRY_MOE_MAX_TOKENS));
        CHECK_OK(await(&a, &count, &took));
        CHECK_INT(count, FERRY_MOE_MAX_TOKENS);

        ferryi_st_release_u64(word, ferryi_moe_flag_word(g - 1, FERRY_MOE_MAX_TOKENS)); /* late: waited past, in vain */
        CHECK_STATUS(await(&a, &count, &took), FERRY_ERR_TIMEOUT);
        CHECK(took >= BUDGET_MS - 1);
        ferryi_st_release_u64(word, ferryi_moe_flag_word(g + 1, 7)); /* that PE has moved on */
        CHECK_STATUS(await(&a, &count, &took), FERRY_ERR_TIMEOUT);
        CHECK(took < BUDGET_MS / 2);
        ferryi_st_release_u64(word, ferryi_moe_flag_word(g, FERRYI_MOE_SKIPPED));
        CHECK_STATUS(await(&a, &count, &took), FERRY_ERR_TIMEOUT);
        CHECK(took < BUDGET_MS / 2);
    }

    /* A flag that comes during the wait, from the left neighbour, after its data. */
    ferryi_moe_args a;
    ferryi_moe_result result;
    uint64_t *data = pe_alloc(sizeof *data);
    const uint64_t sent = 4711;
    memset(&a, 0, sizeof a);
    memset(&result, 0, sizeof result);
    a.scratch.result = &result;
    a.regions.flag[FERRYI_MOE_SENT_ROWS] = flag;
    result.counts.rounds = 8;
    const int left = (pe_me + pe_n - 1) % pe_n;
    ferryi_st_release_u64(&flag[left].word[1], ferryi_moe_flag_word(8, 3));
    pe_barrier();
    nap_ms(20);
    CHECK_OK(ferry_putmem_signal(data, &sent, sizeof sent, &flag[pe_me].word[1], ferryi_moe_flag_word(9, 1),
                                 FERRY_SIGNAL_SET, (pe_me + 1) % pe_n));
    CHECK_OK(ferryi_moe_flag_await(&a, 0, left, ferryi_clock_ns() + 20000000000u, 1, &count));
    CHECK_INT(count, 1);
    CHECK_INT(*data, 4711);
    pe_barrier();
}
