/* SPDX-License-Identifier: BSD-3-Clause */
/* Large rounds are exact to the bit: rounds of many tokens, whose rows several blocks list, and MoE objects too large
 * for the windows of staged GPU pairs, beside an object with windows.  With FERRY_STATS=on the counters prove each
 * row's way: windows need no descriptor and no service, puts need both. */
#include "moe_model.h"

#define WINDOW_MOST ((uint64_t)512 << 20) /* of one PE's windows together (runtime/state/segment.c) */

/* By direction: staged pairs of GPUs to which this PE sends, and the descriptors that it has sent there; -1: not
 * known. */
static int64_t records(int *staged)
{
    int64_t n = 0;
    *staged = 0;
    for (int pe = 0; pe < pe_n; pe++) {
        ferry_stats_pair stats;
        if (pe == pe_me || ferry_path_of(pe_me, pe) != FERRY_PATH_STAGED)
            continue;
        ++*staged;
        if (ferry_stats(pe, &stats) != FERRY_SUCCESS)
            return -1;
        n += (int64_t)stats.records;
    }
    return n;
}

/* Rounds begin + 1 to end. */
static void rounds_of(const struct model *m, ferry_moe *moe, int windows, int begin, int end)
{
    int staged, tokens = 0;
    const int64_t before = records(&staged);
    for (int round = begin + 1; round <= end; round++) {
        model_lacks_nothing(model_round(m, moe, round));
        tokens += model_tokens(m, round, pe_me);
    }
    const int64_t sent = records(&staged) - before;
    if (before < 0 || !pe_on_gpu() || staged == 0)
        return;
    if (windows)
        CHECK_INT(sent, 0);
    else
        CHECK(sent > 0 || tokens == 0);
}

/* One object has windows, one has too many tokens for windows; without GPUs neither has windows. */
static void together(const struct model *m, int rounds)
{
    const uint64_t least_row = (uint64_t)m->hidden * (m->dtype == FERRY_MOE_FP8 ? 3 : 4);
    const int spare =
        pe_on_gpu() ? (int)(WINDOW_MOST / (uint64_t)pe_n / (2 * least_row)) + 1 - m->max_tokens : m->max_tokens;
    ferry_moe *on_windows = model_create(m, 0), *by_puts = model_create_with_room(m, spare, 0);
    rounds_of(m, on_windows, 1, 0, rounds);
    rounds_of(m, by_puts, 0, 0, rounds);
    rounds_of(m, on_windows, 1, rounds, rounds + 1);
    CHECK_OK(ferry_moe_destroy(on_windows));
    rounds_of(m, by_puts, 0, rounds, rounds + 1);
    CHECK_OK(ferry_moe_destroy(by_puts));
}

static void pe_main(void)
{
    /* Choices of all PEs: more than twice FERRYI_MOE_LIST_CHOICES, the number that one block lists. */
    static const struct model large[] = {
        { 64, 32, 16, 640, FERRY_MOE_FP8, 0, MODEL_SPREAD },
        { 37, 29, 9, 600, FERRY_MOE_BF16, 0, MODEL_SPREAD },
        { 40, 24, 130, 700, FERRY_MOE_FP8, 5, MODEL_SPREAD },
    };
    static const struct model small[] = {
        { 12, 4, 1024, 20, FERRY_MOE_FP8, 0, MODEL_SPREAD },
        { 9, 3, 520, 15, FERRY_MOE_BF16, 4, MODEL_SPREAD },
    };
    const int n = pe_level() == PE_QUICK ? 2 : pe_level() == PE_FULL && !pe_on_gpu() ? 12 : 4;
    const size_t step = pe_level() == PE_QUICK && pe_on_gpu() ? 2 : 1;
    for (size_t i = 0; i < sizeof large / sizeof *large; i += step) {
        ferry_moe *moe = model_create(&large[i], 0);
        rounds_of(&large[i], moe, 1, 0, n);
        CHECK_OK(ferry_moe_destroy(moe));
    }
    for (size_t i = 0; i < sizeof small / sizeof *small; i++)
        together(&small[i], n);
}
